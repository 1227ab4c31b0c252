import type { FieldMessage } from "#domain/base/contract/problems.ts";
import type { MessageField as FieldName } from "#domain/feedback/message-form.ts";
import { MAX_LENGTH } from "#domain/feedback/message-form.ts";
import type { FeedbackWords } from "#words/compiled/feedback/feedback.ts";
import field from "../../base/ui/FormField.module.css";
import { FormField } from "../../base/ui/FormField.tsx";
import { OwnPhoneField } from "../../base/ui/PhoneField.tsx";
import styles from "./MessageForm.module.css";

const INPUT_ATTRIBUTES = {
  name: { type: "text", autoComplete: "name", inputMode: "text" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
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
  if (name === "phone") {
    return (
      <OwnPhoneField
        name={name}
        label={words.labels[name]}
        hint={words.hints[name]}
        error={error === undefined ? undefined : errorText(name, error, words)}
        rules={{ takes: "person" }}
        words={words.phoneField}
        required
        autoComplete="tel"
      />
    );
  }
  const attributes = INPUT_ATTRIBUTES[name];
  return (
    <FormField
      label={words.labels[name]}
      hint={name === "email" ? words.hints[name] : null}
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
    case "noSuchPhone":
      return words.phoneField.noSuchPhone;
    case "notEmail":
    case "notPhone":
      return words.errors[error];
    case "tooLong":
      return words.errors.tooLong(words.labels[name], MAX_LENGTH[name]);
    default:
      return words.errors.other;
  }
}
