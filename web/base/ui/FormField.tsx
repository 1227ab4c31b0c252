import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./FormField.module.css";
import { Icon } from "./Icon.tsx";

/** Props of the frame around any form field. */
export interface FieldProps {
  label: ReactNode;
  /** Said after the label where the field may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  /** The error, and how to correct it. */
  error?: string | undefined;
}

/** Attributes that tie a control to the words around it. */
interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Around any one control: label above, hint under it, and under the field what is wrong. */
export function FormField({
  after,
  children,
  ...fieldProps
}: FieldProps & { after?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <Label {...fieldProps} />
      </label>
      <Hint id={id} {...fieldProps} />
      {children({
        id,
        "aria-invalid": fieldProps.error !== undefined,
        "aria-describedby": describedBy(id, fieldProps),
      })}
      {after}
      <FieldError id={`${id}error`} error={fieldProps.error} />
    </div>
  );
}

/** A labeled group of several controls. */
export function FieldGroup({ children, ...fieldProps }: FieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy(id, fieldProps)}
      data-invalid={fieldProps.error === undefined ? undefined : ""}
    >
      <legend className={styles.label}>
        <Label {...fieldProps} />
      </legend>
      <Hint id={id} {...fieldProps} />
      {children}
      <FieldError id={`${id}error`} error={fieldProps.error} />
    </fieldset>
  );
}

export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" />
      {error}
    </p>
  );
}

function Label({ label, optional }: FieldProps) {
  return (
    <>
      {label}
      {optional !== undefined && <span className={styles.optional}> {optional}</span>}
    </>
  );
}

function Hint({ id, hint }: FieldProps & { id: string }) {
  if (!hasHint(hint)) return null;
  return (
    <p className={styles.hint} id={`${id}hint`}>
      {hint}
    </p>
  );
}

function describedBy(id: string, { hint, error }: FieldProps): string | undefined {
  const ids = [hasHint(hint) ? [`${id}hint`] : [], error === undefined ? [] : [`${id}error`]].flat();
  return ids.length === 0 ? undefined : ids.join(" ");
}

function hasHint(hint: ReactNode): boolean {
  return hint !== undefined && hint !== null;
}
