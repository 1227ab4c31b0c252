import { useState } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { servicePath } from "../../base/pages/home-query.ts";
import type { IconName } from "../../base/ui/Icon.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import styles from "./AlertBar.module.css";
import type { AlertLine } from "./load-alerts.ts";
import type { AlertsData } from "./use-alerts.ts";
import { useAlerts } from "./use-alerts.ts";
import { useRotation } from "./use-rotation.ts";

/**
 * Critical alerts under the header, one line at a time; a click shows the whole text, or without scripts all of them
 * (rules alerts 3–5).
 */
export function AlertBar({ initial }: { initial: AlertsData | null }) {
  const { words, isHydrated } = useApp();
  const { alerts, dismiss } = useAlerts(initial);
  const [isOpen, setOpen] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [announcement, announce] = useState("");
  const { at, isPlaying, setPlaying, step } = useRotation(alerts.length, isPaused || isOpen);
  const alert = alerts[at];
  if (alert === undefined) return null;
  const { criticalAlerts } = words;
  const isMany = alerts.length > 1;
  const position = criticalAlerts.position(at + 1, alerts.length);
  const rotate = (by: 1 | -1) => {
    step(by);
    announce(alerts[(at + by + alerts.length) % alerts.length]?.text ?? "");
  };
  return (
    <section
      className={`${styles.bar} ${isOpen ? styles.open : ""} ${isMany ? styles.many : ""}`}
      aria-label={criticalAlerts.title}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.line}>
          <Icon name="alert" className={styles.icon} />
          <span className={styles.text}>{isOpen ? criticalAlerts.title : alert.text}</span>
          {isMany && (
            <span className={styles.position}>
              <span aria-hidden="true">
                {at + 1}/{alerts.length}
              </span>
              <span className="visually-hidden">, {position}</span>
            </span>
          )}
        </summary>
        {alerts.map((one) => (
          <FullAlert key={one.id} alert={one} isHidden={isHydrated && one !== alert} />
        ))}
      </details>
      <div className={styles.controls}>
        {isMany && (
          <>
            <Control
              icon="back"
              label={criticalAlerts.previous}
              onClick={() => rotate(-1)}
              className={styles.more}
            />
            {!isOpen && (
              <Control
                icon={isPlaying ? "pause" : "play"}
                label={isPlaying ? criticalAlerts.pause : criticalAlerts.play}
                onClick={() => setPlaying(!isPlaying)}
              />
            )}
            <Control
              icon="back"
              label={criticalAlerts.next}
              onClick={() => rotate(1)}
              className={`${styles.more} ${styles.next}`}
            />
          </>
        )}
        <Control
          icon="close"
          label={criticalAlerts.dismiss}
          className={isMany ? styles.more : undefined}
          onClick={() => {
            dismiss(alert);
            // The next alert takes its place under the same buttons.
            if (isMany) announce(alerts[(at + 1) % alerts.length]?.text ?? "");
            else document.getElementById("content")?.focus({ preventScroll: true });
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

function FullAlert({ alert, isHidden }: { alert: AlertLine; isHidden: boolean }) {
  const { criticalAlerts, services } = useApp().words;
  return (
    <div className={styles.fullAlert} hidden={isHidden}>
      <p>
        {alert.text} {alert.isEnglish === true && <i>{services.inEnglish}</i>}
      </p>
      {alert.name && (
        <Link href={servicePath(alert.id)} className={styles.service}>
          {criticalAlerts.see(alert.name)}
        </Link>
      )}
    </div>
  );
}

function Control({
  icon,
  label,
  className,
  onClick,
}: {
  icon: IconName;
  label: string;
  className?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={className === undefined ? styles.control : `${styles.control} ${className}`}
      aria-label={label}
      data-replay=""
      onClick={onClick}
    >
      <Icon name={icon} className={styles.icon} />
    </button>
  );
}
