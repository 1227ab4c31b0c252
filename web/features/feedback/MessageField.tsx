import { useId } from "react";
import type { FieldMessage } from "#domain/contract/problems.ts";
import type { MessageField as FieldName } from "#domain/feedback/message-form.ts";
import { LONGEST } from "#domain/feedback/message-form.ts";
import type { FeedbackWords } from "#domain/words/en/feedback.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PHONE_TYPING } from "../../ui/phone-typing.ts";
import styles from "./MessageForm.module.css";

const KINDS = {
  name: { type: "text", autoComplete: "name", inputMode: "text" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel-national", inputMode: "tel" },
  subject: { type: "text", autoComplete: "off", inputMode: "text" },
  message: { type: "text", autoComplete: "off", inputMode: "text" },
} as const;

/** Label above, hint under it, and under the field what is wrong. The field itself holds what is typed. */
export function MessageField({
  name,
  words,
  error,
}: {
  name: FieldName;
  words: FeedbackWords;
  error: FieldMessage | undefined;
}) {
  const id = useId();
  const hint = name === "email" || name === "phone" ? words.hints[name] : null;
  const described = [hint === null ? [] : `${id}hint`, error === undefined ? [] : `${id}error`].flat();
  const common = {
    id,
    name,
    className: styles.input,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": described.length === 0 ? undefined : described.join(" "),
    autoComplete: KINDS[name].autoComplete,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.labels[name]}
      </label>
      {hint !== null && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {name === "message" ? (
        <textarea {...common} rows={5} />
      ) : (
        <input
          {...common}
          type={KINDS[name].type}
          inputMode={KINDS[name].inputMode}
          maxLength={LONGEST[name]}
          {...(name === "phone" ? PHONE_TYPING : {})}
        />
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="alert" />
          {errorText(name, error, words)}
        </p>
      )}
    </div>
  );
}

function errorText(name: FieldName, error: FieldMessage, words: FeedbackWords): string {
  switch (error) {
    case "required":
      return words.errors.required[name];
    case "notEmail":
    case "notPhone":
      return words.errors[error];
    case "tooLong":
      return words.errors.tooLong(words.labels[name], LONGEST[name]);
    default:
      return words.errors.other;
  }
}
