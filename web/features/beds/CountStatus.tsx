import type { BedsWords } from "#words/compiled/beds/beds.ts";
import { Icon, type IconName } from "../../base/ui/Icon.tsx";
import styles from "./BedCounter.module.css";
import type { Counter } from "./use-counters.ts";

/** Outcome of the last count, as text only, since it stands in a live region. Empty where no count was made here. */
export function CountStatus({
  counter: { shelter, group, free, state },
  text,
  refusal,
}: {
  counter: Counter;
  text: BedsWords;
  /** Why a number was rejected here. */
  refusal: string | null;
}) {
  if (refusal !== null) return <Line kind="refused" icon="alert" text={refusal} />;
  switch (state) {
    case "idle":
      return null;
    case "saving":
      return <p className={styles.quiet}>{text.saving}</p>;
    case "saved":
      return (
        <Line
          kind="good"
          icon="check"
          text={shelter.isApproved && group === null ? text.saved(free ?? 0) : text.savedBriefly}
        />
      );
    case "queued":
      return <Line kind="caution" icon="clock" text={text.queued} />;
    case "signedOut":
      return <Line kind="caution" icon="alert" text={text.signedOut} />;
    case "superseded":
      return <Line kind="caution" icon="alert" text={text.superseded(free ?? 0)} />;
    case "refused":
      return <Line kind="refused" icon="alert" text={text.refused} />;
  }
}

function Line({ kind, icon, text }: { kind: "good" | "caution" | "refused"; icon: IconName; text: string }) {
  return (
    <p className={styles[kind]}>
      <Icon name={icon} />
      {text}
    </p>
  );
}
