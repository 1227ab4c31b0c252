import type { InputHTMLAttributes } from "react";
import styles from "./Fields.module.css";
import field from "./FormField.module.css";
import { type FieldProps, FormField } from "./FormField.tsx";
import { Icon } from "./Icon.tsx";

/**
 * The fields of long forms, which hold what is typed elsewhere. Controls are the browser's own, because a phone's
 * pickers are better than any that we could send to it.
 */

type InputProps = Pick<
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
  inputProps = {},
  isRequired = false,
  lang,
  ...fieldProps
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
  inputProps?: InputProps;
  /** Language of the text, where that is not the page's. */
  lang?: string | undefined;
  isRequired?: boolean;
}) {
  return (
    <FormField {...fieldProps}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          lang={lang}
          {...inputProps}
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
  maxLength,
  count,
  isRequired = false,
  lang,
  ...fieldProps
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  /** `120 of 1,000 characters`. */
  count?: (length: number) => string;
  isRequired?: boolean;
  lang?: string | undefined;
}) {
  const isTooLong = maxLength !== undefined && value.length > maxLength;
  return (
    <FormField
      {...fieldProps}
      after={
        count !== undefined && (
          <p className={isTooLong ? `${styles.count} ${styles.tooLong}` : styles.count}>
            {count(value.length)}
          </p>
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
          // Browsers only scroll the caret into view, which the buttons at the bottom may cover.
          onFocus={(event) => event.target.scrollIntoView({ block: "nearest" })}
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
  ...fieldProps
}: FieldProps & {
  value: Value;
  onChange: (value: Value) => void;
  /** Apart by a line; each its value and its text. */
  groups: readonly (readonly (readonly [Value, string])[])[];
  isRequired?: boolean;
}) {
  const options = groups.flat();
  return (
    <FormField {...fieldProps}>
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
