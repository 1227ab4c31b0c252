import type { ListedForViewer } from "#domain/services/listing.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { toCardStatus } from "../../../base/service-card/card.ts";
import { Status } from "../../../base/ui/Status.tsx";
import { unbrokenTimes } from "../../../base/ui/unbroken-times.ts";
import styles from "./ManagedStatus.module.css";

/** Says whether the door is open and people are taken in, in visitors' words; empty where its hours are unknown. */
export function ManagedStatus({
  service,
  now,
}: {
  service: Omit<ListedForViewer, "matched">;
  /** Epoch milliseconds: a status that has ended is not shown. */
  now: number;
}) {
  const { words } = useApp();
  const { state, text, until, cautions = [], noIntake } = toCardStatus(service);
  if (until !== undefined && until <= now) return <Status state="NONE" text={words.services.statusUnknown} />;
  return (
    <div>
      <Status state={noIntake ? "CONTACT" : state} text={unbrokenTimes(text)} />
      {cautions.map((caution) => (
        <p key={caution.text} className={styles.caution}>
          {unbrokenTimes(caution.text)}
        </p>
      ))}
    </div>
  );
}
