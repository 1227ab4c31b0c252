import { type FormEvent, useId, useRef, useState } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { BedsWords } from "#words/compiled/beds/beds.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useBusy } from "../../base/calls/use-busy.ts";
import buttons from "../../base/ui/buttons.module.css";
import counterStyles from "./BedCounter.module.css";
import { CountStatus } from "./CountStatus.tsx";
import styles from "./UncountedShelter.module.css";
import type { Counter } from "./use-counters.ts";

/** A shelter whose beds no one has counted, so its numbers are typed. */
export function UncountedShelter({
  counter,
  text,
  onCount,
  onSetBeds,
  onSend,
}: {
  counter: Counter;
  text: BedsWords;
  onCount: (free: number) => void;
  onSetBeds: (free: number, total: number) => Promise<Problem | null>;
  onSend: () => void;
}) {
  const { words } = useApp();
  const { shelter } = counter;
  const { name, city } = shelter;
  const [free, setFree] = useState(counter.free === null ? "" : String(counter.free));
  const [total, setTotal] = useState(shelter.totalBeds === null ? "" : String(shelter.totalBeds));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const freeField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const wrong = refusal === null ? {} : { "aria-invalid": true, "aria-describedby": errorId };
  // A total that was typed here can be corrected here.
  const [hasTotal] = useState(shelter.totalBeds !== null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [freeBeds, totalBeds] = [free, total].map((typed) =>
      /^\d{1,5}$/.test(typed) ? Number(typed) : null,
    );
    if (freeBeds == null || totalBeds == null) {
      setRefusal(hasTotal ? text.requiredFree : text.required);
      return freeField.current?.focus();
    }
    if (freeBeds > totalBeds) {
      setRefusal(`${text.tooMany}. ${text.range(totalBeds)}`);
      return freeField.current?.focus();
    }
    setRefusal(null);
    if (hasTotal) return onCount(freeBeds);
    const problem = await whileBusy(() => onSetBeds(freeBeds, totalBeds));
    if (problem !== null) setRefusal(problem.code === 503 ? words.shell.networkError : text.notSaved);
  };
  return (
    <li className={styles.shelter}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <div className={styles.names}>
          <h3 className={styles.name}>{name}</h3>
          <p className={counterStyles.total}>
            {city}
            {!shelter.isApproved && ` · ${text.notApproved}`}
          </p>
        </div>
        <p className={styles.fields}>
          <input
            ref={freeField}
            className={styles.number}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            aria-label={text.freeIn(name)}
            {...wrong}
            placeholder={text.freeShort}
            value={free}
            onChange={(event) => setFree(event.target.value)}
          />
          <span>{text.of}</span>
          {hasTotal ? (
            <span>{text.total(shelter.totalBeds ?? 0)}</span>
          ) : (
            <input
              className={styles.number}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              aria-label={text.totalIn(name)}
              {...wrong}
              placeholder={text.totalShort}
              value={total}
              onChange={(event) => setTotal(event.target.value)}
            />
          )}
          <button
            type="submit"
            className={buttons.outlined}
            aria-label={text.saveIn(name)}
            aria-disabled={isBusy}
          >
            {text.save}
          </button>
        </p>
      </form>
      <div id={errorId} className={styles.status} role="status">
        <CountStatus counter={counter} text={text} refusal={refusal} />
      </div>
      {counter.state === "signedOut" && refusal === null && (
        <button type="button" className={counterStyles.signIn} onClick={onSend}>
          {text.signIn}
        </button>
      )}
    </li>
  );
}
