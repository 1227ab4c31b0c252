import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { BedsWords } from "#domain/words/en/beds.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { servicePath } from "../../home-query.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ago } from "../home/ago.ts";
import styles from "./BedCounter.module.css";
import type { Counter } from "./use-counters.ts";

/** A number that nobody has confirmed for so long is asked about. */
const STALE_MS = 3 * 3_600_000;

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
  const { shelter, free } = counter;
  const { name, totalBeds } = shelter;
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = (next: number) => {
    if (totalBeds === null) return;
    if (next < 0) setRefusal(text.tooFew);
    else if (next > totalBeds) setRefusal(text.tooMany);
    else {
      setRefusal(null);
      onCount(next);
    }
  };
  return (
    <li className={styles.shelter}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.total}>{totalBeds === null ? shelter.city : text.total(totalBeds)}</p>
      {totalBeds === null ? (
        <p className={styles.caution}>
          {text.noTotal} <Link href={`${servicePath(shelter.id)}/edit?step=beds`}>{text.setTotal}</Link>
        </p>
      ) : (
        <>
          <div className={styles.counter}>
            <button
              type="button"
              className={styles.step}
              aria-label={text.decrease(name)}
              disabled={free === 0}
              onClick={() => set((free ?? 1) - 1)}
            >
              <span aria-hidden="true" className={styles.minus} />
            </button>
            <div className={styles.value}>
              <FreeBeds value={free} label={text.freeIn(name)} onSet={set} />
              <span className={styles.free}>
                {free === null ? text.unknown : free === 0 ? text.full : text.free(free)}
              </span>
            </div>
            <button
              type="button"
              className={styles.step}
              aria-label={text.increase(name)}
              disabled={free === totalBeds}
              onClick={() => set((free ?? -1) + 1)}
            >
              <span aria-hidden="true" className={styles.plus} />
            </button>
          </div>
          <div className={styles.status} role="status">
            {refusal !== null ? (
              <p className={styles.refused}>
                <Icon name="alert" />
                {refusal}
              </p>
            ) : (
              <CountStatus
                counter={counter}
                now={now}
                text={text}
                onConfirm={() => free !== null && set(free)}
                onSend={onSend}
              />
            )}
          </div>
        </>
      )}
      {!shelter.isApproved && <p className={styles.total}>{text.notApproved}</p>}
    </li>
  );
}

/** The number itself can be typed: from 40 to 3 it is far by steps. */
function FreeBeds({
  value,
  label,
  onSet,
}: {
  value: number | null;
  label: string;
  onSet: (next: number) => void;
}) {
  const shown = value === null ? "" : String(value);
  const [input, setInput] = useState(shown);
  useEffect(() => setInput(shown), [shown]);
  const commit = () => {
    const next = /^\d{1,5}$/.test(input) ? Number(input) : null;
    if (next === null) setInput(shown);
    else if (next !== value) onSet(next);
  };
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={5}
      autoComplete="off"
      aria-label={label}
      placeholder="–"
      value={input}
      onChange={(event) => setInput(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") setInput(shown);
      }}
    />
  );
}

function CountStatus({
  counter,
  now,
  text,
  onConfirm,
  onSend,
}: {
  counter: Counter;
  now: number;
  text: BedsWords;
  onConfirm: () => void;
  onSend: () => void;
}) {
  const { words } = useApp();
  const { shelter, free, state } = counter;
  const since = shelter.bedsUpdatedAt === null ? null : Date.parse(shelter.bedsUpdatedAt);
  switch (state) {
    case "saving":
      return <p className={styles.quiet}>{text.saving}</p>;
    case "saved":
      return (
        <p className={styles.good}>
          <Icon name="check" />
          {shelter.isApproved ? text.saved(free ?? 0) : text.savedNotPublic}
        </p>
      );
    case "queued":
      return (
        <p className={styles.caution}>
          <Icon name="clock" />
          {text.queued}
        </p>
      );
    case "signedOut":
      return (
        <p className={styles.caution}>
          <Icon name="alert" />
          {text.signedOut}
          <button type="button" className={styles.confirm} onClick={onSend}>
            {text.signIn}
          </button>
        </p>
      );
    case "superseded":
      return (
        <p className={styles.caution}>
          <Icon name="alert" />
          {text.superseded(free ?? 0)}
        </p>
      );
    case "refused":
      return (
        <p className={styles.refused}>
          <Icon name="alert" />
          {text.refused}
        </p>
      );
    case "idle": {
      if (since === null) return <p className={styles.quiet}>{text.never}</p>;
      const status = text.countedAgo(ago(words.services, since, now));
      if (now - since < STALE_MS || free === null) return <p className={styles.quiet}>{status}</p>;
      return (
        <p className={styles.caution}>
          <Icon name="alert" />
          {status}
          <button
            type="button"
            className={styles.confirm}
            aria-label={`${text.stillRight} ${text.confirm(free, shelter.name)}`}
            onClick={onConfirm}
          >
            {text.stillRight}
          </button>
        </p>
      );
    }
  }
}
