import type { InputHTMLAttributes } from "react";
import field from "../../ui/FormField.module.css";
import { type FieldParts, FormField } from "../../ui/FormField.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Fields.module.css";

/**
 * The fields of long forms, which hold what is typed elsewhere. Controls are the browser's own, because a phone's
 * pickers are better than any that we could send to it.
 */

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "inputMode"
  | "autoComplete"
  | "step"
  | "min"
  | "max"
  | "maxLength"
  | "placeholder"
  | "onBlur"
  | "lang"
>;

export function TextField({
  value,
  onChange,
  native = {},
  isRequired = false,
  ...parts
}: FieldParts & {
  value: string;
  onChange: (value: string) => void;
  native?: NativeProps;
  isRequired?: boolean;
}) {
  return (
    <FormField {...parts}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          {...native}
          className={`${field.input} ${styles.input}`}
          aria-required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** Several lines, with the characters that are left said while they run out. */
export function TextAreaField({
  value,
  onChange,
  rows = 3,
  most,
  count,
  isRequired = false,
  lang,
  ...parts
}: FieldParts & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  most?: number;
  /** `120 of 1,000 characters`. */
  count?: (length: number) => string;
  isRequired?: boolean;
  lang?: string;
}) {
  const isOver = most !== undefined && value.length > most;
  return (
    <FormField
      {...parts}
      after={
        count !== undefined && (
          <p className={isOver ? `${styles.count} ${styles.over}` : styles.count}>{count(value.length)}</p>
        )
      }
    >
      {(control) => (
        <textarea
          {...control}
          className={`${field.input} ${styles.input}`}
          rows={rows}
          lang={lang}
          aria-required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

export function SelectField<Value extends string>({
  value,
  onChange,
  groups,
  isRequired = false,
  ...parts
}: FieldParts & {
  value: Value;
  onChange: (value: Value) => void;
  /** Apart by a line; each its value and its text. */
  groups: readonly (readonly (readonly [Value, string])[])[];
  isRequired?: boolean;
}) {
  const options = groups.flat();
  return (
    <FormField {...parts}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            className={`${field.input} ${styles.input}`}
            aria-required={isRequired}
            value={value}
            onChange={({ target }) => {
              const chosen = options.find(([name]) => name === target.value);
              if (chosen !== undefined) onChange(chosen[0]);
            }}
          >
            {groups.map((group, index) => [
              index > 0 && <hr key={`line ${group[0]?.[0]}`} />,
              ...group.map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              )),
            ])}
          </select>
          <Icon name="down" />
        </span>
      )}
    </FormField>
  );
}
