import { type ReactNode, useRef } from "react";
import type { FieldMessages } from "#domain/base/contract/problems.ts";
import { useApp } from "../app-context/app-context.tsx";
import { failureText, type useDraftForm } from "../calls/use-draft-form.ts";
import buttons from "../ui/buttons.module.css";
import { FormErrors } from "../ui/FormErrors.tsx";
import { focusFirstInvalid } from "../ui/first-invalid.ts";
import styles from "../ui/form-page.module.css";

/** The fields of a form whose draft outlives a reload, its errors, and its buttons. */
export function DraftForm({
  draft: { save, discardDraft, failure, isSending },
  className = styles.form,
  text,
  onLeave,
  children,
}: {
  draft: Pick<ReturnType<typeof useDraftForm>, "discardDraft" | "failure" | "isSending"> & {
    /** Returns the fields that are wrong. */
    readonly save: () => Promise<FieldMessages> | FieldMessages;
  };
  /** The form's class, where its fields stand otherwise. */
  className?: string | undefined;
  text: Readonly<Record<"conflict" | "failed" | "saving" | "save" | "cancel", string>>;
  /** Called when the draft was discarded. */
  onLeave: () => void;
  children: ReactNode;
}) {
  const { words } = useApp();
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    if (isSending) return;
    const problems = await save();
    if (Object.keys(problems).length > 0) focusFirstInvalid(form.current);
  };
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <FormErrors form={form} />
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failureText(failure, text, words.shell)}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className={buttons.primary} aria-disabled={isSending}>
          {isSending ? text.saving : text.save}
        </button>
        <button
          type="button"
          className={buttons.outlined}
          onClick={() => {
            discardDraft();
            onLeave();
          }}
        >
          {text.cancel}
        </button>
      </div>
    </form>
  );
}
