import type { FieldMessage } from "#domain/contract/problems.ts";
import type { MessageField as FieldName } from "#domain/feedback/message-form.ts";
import { MAX_LENGTH } from "#domain/feedback/message-form.ts";
import type { FeedbackWords } from "#domain/words/en/feedback.ts";
import field from "../../ui/FormField.module.css";
import { FormField } from "../../ui/FormField.tsx";
import { PHONE_INPUT } from "../../ui/phone-input.ts";
import styles from "./MessageForm.module.css";

const INPUT_ATTRIBUTES = {
  name: { type: "text", autoComplete: "name", inputMode: "text" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel-national", inputMode: "tel" },
  subject: { type: "text", autoComplete: "off", inputMode: "text" },
  message: { type: "text", autoComplete: "off", inputMode: "text" },
} as const;

/** One field of a message. It holds itself what is typed. */
export function MessageField({
  name,
  words,
  error,
}: {
  name: FieldName;
  words: FeedbackWords;
  error: FieldMessage | undefined;
}) {
  const attributes = INPUT_ATTRIBUTES[name];
  return (
    <FormField
      label={words.labels[name]}
      hint={name === "email" || name === "phone" ? words.hints[name] : null}
      error={error === undefined ? undefined : errorText(name, error, words)}
    >
      {(control) => {
        const common = { ...control, name, required: true, autoComplete: attributes.autoComplete };
        if (name === "message") {
          return <textarea {...common} className={`${field.input} ${styles.message}`} rows={5} />;
        }
        return (
          <input
            {...common}
            className={field.input}
            type={attributes.type}
            inputMode={attributes.inputMode}
            maxLength={MAX_LENGTH[name]}
            {...(name === "phone" ? PHONE_INPUT : {})}
          />
        );
      }}
    </FormField>
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
      return words.errors.tooLong(words.labels[name], MAX_LENGTH[name]);
    default:
      return words.errors.other;
  }
}
