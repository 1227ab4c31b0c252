import { callLink } from "#domain/base/phone/call-link.ts";
import type { ListenWords } from "#words/compiled/service-page/listen.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./ListenBar.module.css";
import type { Reading } from "./use-reading.ts";

/** Controls for reading aloud: pause, slow down, stop; the call button stays in reach. */
export function ListenBar({
  reading,
  total,
  phone,
  phoneExtension,
  name,
  words: text,
  onStop,
}: {
  reading: Reading;
  /** Sentences. */
  total: number;
  phone: string | null;
  phoneExtension: string | null;
  name: string;
  words: ListenWords;
  onStop(): void;
}) {
  const { words } = useApp();
  const { state, index, isSlow, pause, resume, toggleSlow } = reading;
  const isReading = state === "READING" || state === "WAITING";
  return (
    <section className={styles.bar} aria-label={text.reading}>
      {state === "NO_VOICE" ? (
        <div className={styles.row}>
          <p className={styles.text} role="status">
            {text.noVoice}
          </p>
          <StopButton label={text.stop} onStop={onStop} />
        </div>
      ) : (
        <>
          <div className={styles.progress} aria-hidden="true">
            <div style={{ inlineSize: `${(100 * Math.min(index, total)) / total}%` }} />
          </div>
          <div className={styles.row}>
            <button
              type="button"
              className={styles.pause}
              aria-label={isReading ? text.pause : text.resume}
              onClick={isReading ? pause : resume}
            >
              <Icon name={isReading ? "pause" : "play"} />
            </button>
            <p className={styles.text}>
              <strong>{text.reading}</strong>
              <br />
              {text.progress(Math.min(index + 1, total), total)}
            </p>
            <button type="button" className={buttons.quiet} aria-pressed={isSlow} onClick={toggleSlow}>
              {text.slower}
            </button>
            <StopButton label={text.stop} onStop={onStop} />
          </div>
        </>
      )}
      {phone !== null && (
        <a className={`${buttons.primary} ${styles.call}`} href={callLink(phone, phoneExtension)}>
          <Icon name="phone" />
          <span>
            {words.services.call} {phone}
            <span className="visually-hidden"> {name}</span>
          </span>
        </a>
      )}
    </section>
  );
}

function StopButton({ label, onStop }: { label: string; onStop(): void }) {
  return (
    <button type="button" className={styles.stop} aria-label={label} onClick={onStop}>
      <Icon name="close" />
    </button>
  );
}
