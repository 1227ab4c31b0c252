import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./FormField.module.css";
import { Icon } from "./Icon.tsx";

/** What stands around any field of a form. */
export interface FieldParts {
  label: ReactNode;
  /** Said after the label where the field may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  /** What is wrong, and how to mend it. */
  error?: string | undefined;
}

/** What ties a control to the words around it. */
interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Around any one control: label above, hint under it, and under the field what is wrong. */
export function FormField({
  after,
  children,
  ...parts
}: FieldParts & { after?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <Label {...parts} />
      </label>
      <Hint id={id} {...parts} />
      {children({
        id,
        "aria-invalid": parts.error !== undefined,
        "aria-describedby": describedBy(id, parts),
      })}
      {after}
      <FieldError id={`${id}error`} error={parts.error} />
    </div>
  );
}

/** The same around several controls under one name. */
export function FieldGroup({ children, ...parts }: FieldParts & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy(id, parts)}
      data-invalid={parts.error === undefined ? undefined : ""}
    >
      <legend className={styles.label}>
        <Label {...parts} />
      </legend>
      <Hint id={id} {...parts} />
      {children}
      <FieldError id={`${id}error`} error={parts.error} />
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

function Label({ label, optional }: FieldParts) {
  return (
    <>
      {label}
      {optional !== undefined && <span className={styles.optional}> {optional}</span>}
    </>
  );
}

function Hint({ id, hint }: FieldParts & { id: string }) {
  if (!isSaid(hint)) return null;
  return (
    <p className={styles.hint} id={`${id}hint`}>
      {hint}
    </p>
  );
}

function describedBy(id: string, { hint, error }: FieldParts): string | undefined {
  const ids = [isSaid(hint) ? [`${id}hint`] : [], error === undefined ? [] : [`${id}error`]].flat();
  return ids.length === 0 ? undefined : ids.join(" ");
}

function isSaid(hint: ReactNode): boolean {
  return hint !== undefined && hint !== null;
}
