import { useId, useRef, useState } from "react";
import { audienceOfBeds } from "#domain/beds/audience-of-beds.ts";
import type { BedsFor } from "#domain/beds/beds-for.ts";
import { isOutdated } from "#domain/beds/group-shelters.ts";
import type { BedsWords } from "#words/compiled/beds/beds.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { ago } from "../../base/service-card/ago.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import styles from "./BedCounter.module.css";
import { CountStatus } from "./CountStatus.tsx";
import { FreeBeds } from "./FreeBeds.tsx";
import type { Counter } from "./use-counters.ts";

/** One shelter: less, the number, more, and what visitors see of it. */
export function BedCounter({
  counter,
  now,
  text,
  onCount,
  onSend,
}: {
  counter: Counter;
  /** Epoch milliseconds. */
  now: number;
  text: BedsWords;
  onCount: (free: number) => void;
  /** Tries again what waits. */
  onSend: () => void;
}) {
  const { words } = useApp();
  const { shelter, group, free, state } = counter;
  const known = shelter.beds.find((each) => each.for === group);
  const name = group === null ? shelter.name : `${shelter.name} · ${groupName(group, words.services)}`;
  const totalBeds = known?.total ?? shelter.totalBeds ?? 0;
  const updatedAt = known === undefined ? shelter.bedsUpdatedAt : known.updatedAt;
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = (next: number) => {
    if (next < 0) setRefusal(`${text.tooFew}. ${text.range(totalBeds)}`);
    else if (next > totalBeds) setRefusal(`${text.tooMany}. ${text.range(totalBeds)}`);
    else {
      setRefusal(null);
      onCount(next);
    }
  };
  const full = free === 0 ? text.full : text.free(free ?? 0);
  const freeLabel = free === null ? text.freeUnknown : full;
  const isAsked = state === "idle" && (free === null || isOutdated(updatedAt, now));
  const confirm = () => free !== null && set(free);
  const heading = useRef<HTMLHeadingElement>(null);
  const errorId = useId();
  return (
    <li className={styles.shelter}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {name}
      </h3>
      <p className={styles.total}>
        {text.total(totalBeds)}
        {!shelter.isApproved && ` · ${text.notApproved}`}
      </p>
      <div className={styles.counter}>
        <button
          type="button"
          className={styles.step}
          aria-label={text.decrease(name)}
          aria-disabled={free === 0}
          onClick={() => set((free ?? 0) - 1)}
        >
          <span aria-hidden="true" className={styles.minus} />
        </button>
        <div className={styles.value}>
          <FreeBeds
            value={free}
            label={text.freeIn(name)}
            max={totalBeds}
            errorId={refusal === null ? undefined : errorId}
            isOutdated={isAsked}
            onSet={set}
            onConfirm={confirm}
          />
          <span className={styles.free}>{freeLabel}</span>
        </div>
        <button
          type="button"
          className={styles.step}
          aria-label={text.increase(name)}
          aria-disabled={free === totalBeds}
          onClick={() => set((free ?? 0) + 1)}
        >
          <span aria-hidden="true" className={styles.plus} />
        </button>
      </div>
      <Age updatedAt={updatedAt} state={state} now={now} text={text} isAsked={isAsked} />
      <div className={styles.after} data-state={state}>
        <div id={errorId} className={styles.status} role="status">
          <CountStatus counter={counter} text={text} refusal={refusal} />
        </div>
        {state === "signedOut" && refusal === null && (
          <button type="button" className={styles.signIn} onClick={onSend}>
            {text.signIn}
          </button>
        )}
        {isAsked && refusal === null && free !== null && (
          <button
            type="button"
            className={styles.confirm}
            aria-label={`${text.stillRight} ${text.confirm(free, name)}`}
            onClick={() => {
              // The button disappears with this press. Focusing the number would open a phone's keyboard.
              heading.current?.focus({ preventScroll: true });
              confirm();
            }}
          >
            <Icon name="check" />
            {text.stillRight}
          </button>
        )}
      </div>
    </li>
  );
}

function groupName(group: BedsFor, { categories }: ServicesWords): string {
  return categories[audienceOfBeds(group)];
}

/** How old the number is: a round mark while it is recent, a diamond when it is asked about. */
function Age({
  updatedAt,
  state,
  now,
  text,
  isAsked,
}: {
  /** ISO instant; null: unknown. */
  updatedAt: string | null;
  state: Counter["state"];
  now: number;
  text: BedsWords;
  isAsked: boolean;
}) {
  const { words } = useApp();
  return (
    <p className={`${styles.age} ${isAsked ? styles.old : ""}`} data-state={state}>
      <span className={styles.symbol} aria-hidden="true" />
      <span>
        {updatedAt === null ? text.undated : text.countedAgo(ago(words.services, Date.parse(updatedAt), now))}
      </span>
    </p>
  );
}
