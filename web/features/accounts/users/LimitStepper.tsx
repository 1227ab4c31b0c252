import { useId } from "react";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import styles from "./LimitStepper.module.css";

/** Changes how many services someone may have: two buttons around the number, which can be typed too. */
export function LimitStepper({
  value,
  owned,
  max,
  text,
  onChange,
}: {
  value: string;
  /** How many services they have. */
  owned: number;
  max: number;
  text: Pick<UsersWords, "limit" | "hasNow" | "fewer" | "oneMore">;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const limit = Number(value);
  const step = (by: 1 | -1) =>
    onChange(String(Math.min(max, Math.max(1, (Number.isNaN(limit) ? 1 : limit) + by))));
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {text.limit}
        <span className={styles.now}>{text.hasNow(owned)}</span>
      </label>
      <button type="button" aria-label={text.fewer} disabled={limit <= 1} onClick={() => step(-1)}>
        −
      </button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" aria-label={text.oneMore} disabled={limit >= max} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
