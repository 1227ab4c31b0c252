import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Choices.module.css";
import field from "./FormField.module.css";
import { FieldGroup, type FieldProps } from "./FormField.tsx";
import { Icon } from "./Icon.tsx";

/** Fields that are chosen, not typed: checkboxes, toggle chips, radio cards. */

/** One yes or no. */
export function Checkbox({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p className={field.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Several of a few choices, as toggle chips. */
export function Chips<Value extends string>({
  choices,
  chosen,
  onChange,
  className,
  ...fieldProps
}: FieldProps & {
  choices: readonly { value: Value; text: ReactNode; spoken?: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[], changed: Value) => void;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <FieldGroup {...fieldProps}>
      <div className={className ?? styles.chips}>
        {choices.map(({ value, text, spoken }) => (
          <span key={value}>
            <input
              type="checkbox"
              id={`${id}${value}`}
              className={styles.choice}
              aria-label={spoken}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  // In the order of the choices, whatever the order of the clicks.
                  choices
                    .map((choice) => choice.value)
                    .filter((each) => (each === value ? target.checked : chosen.includes(each))),
                  value,
                )
              }
            />
            <label htmlFor={`${id}${value}`} className={styles.chip}>
              {spoken === undefined && <Icon name="check" />}
              {text}
            </label>
          </span>
        ))}
      </div>
    </FieldGroup>
  );
}

/** One of a few choices, each with a sentence. */
export function Cards<Value extends string>({
  choices,
  chosen,
  onChange,
  isRow = false,
  isPair = false,
  ...fieldProps
}: FieldProps & {
  choices: readonly { value: Value; text: string; hint?: string }[];
  chosen: Value;
  /** Side by side: short choices, without sentences. */
  isRow?: boolean;
  /** Two long choices, side by side where there is room. */
  isPair?: boolean;
  onChange: (chosen: Value) => void;
}) {
  const id = useId();
  return (
    <FieldGroup {...fieldProps}>
      <div className={isRow ? styles.chips : `${styles.cards} ${isPair ? styles.twoColumns : ""}`}>
        {choices.map(({ value, text, hint }) => (
          <span key={value}>
            <input
              type="radio"
              name={id}
              id={`${id}${value}`}
              className={styles.choice}
              aria-labelledby={`${id}${value}text`}
              aria-describedby={hint === undefined ? undefined : `${id}${value}hint`}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            <label htmlFor={`${id}${value}`} className={isRow ? styles.chip : styles.card}>
              {isRow && <Icon name="check" />}
              <span id={`${id}${value}text`} className={isRow ? undefined : styles.cardTitle}>
                {text}
              </span>
              {hint !== undefined && (
                <span id={`${id}${value}hint`} className={styles.cardHint}>
                  {hint}
                </span>
              )}
            </label>
          </span>
        ))}
      </div>
    </FieldGroup>
  );
}
