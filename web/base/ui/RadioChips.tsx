import { Icon } from "./Icon.tsx";
import styles from "./RadioChips.module.css";

/** One choice of a few, as chips in a row that scrolls where it is too long; the chosen one has a check. */
export function RadioChips<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  /** Text for screen readers. */
  legend: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: string; readonly count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon name="check" className={styles.mark} />
          <span>
            {option.label}
            {option.count !== undefined && <span className={styles.count}> {option.count}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
