import type { InputHTMLAttributes, ReactNode } from "react";
import { useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Fields.module.css";

/**
 * The fields of long forms: label above, hint under it, and under the field what is wrong and how to mend it.
 * Controls are the browser's own, because a phone's pickers are better than any that we could send to it.
 */

/** What stands around any field. */
export interface FieldParts {
  label: ReactNode;
  /** Said after the label where the field may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Around any one control. */
function Field({
  label,
  optional,
  hint,
  error,
  after,
  children,
}: FieldParts & { after?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const described = [hasHint ? `${id}hint` : null, error === undefined ? null : `${id}error`];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={styles.optional}> {optional}</span>}
      </label>
      {hasHint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error !== undefined,
        "aria-describedby": described.filter((part) => part !== null).join(" ") || undefined,
      })}
      {after}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      {error}
    </p>
  );
}

type Native = Pick<
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
  native?: Native;
  isRequired?: boolean;
}) {
  return (
    <Field {...parts}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          {...native}
          className={styles.input}
          aria-required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines, with the characters that are left said while they run out. */
export function AreaField({
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
    <Field
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
          className={styles.input}
          rows={rows}
          lang={lang}
          aria-required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
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
    <Field {...parts}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            className={styles.input}
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
    </Field>
  );
}
