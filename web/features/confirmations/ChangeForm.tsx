import { type FormEvent, useEffect, useRef } from "react";
import { MAX_EMAIL, MAX_MESSAGE, MAX_WEB_ADDRESS } from "#domain/base/contract/limits.ts";
import type { FieldMessages } from "#domain/base/contract/problems.ts";
import type { ConfirmationsWords } from "#words/compiled/confirmations/confirmations.ts";
import buttons from "../../base/ui/buttons.module.css";
import inputs from "../../base/ui/FormField.module.css";
import { FormField } from "../../base/ui/FormField.tsx";
import { firstInvalid } from "../../base/ui/first-invalid.ts";
import { OwnPhoneField } from "../../base/ui/PhoneField.tsx";
import { wordNamed } from "../../base/words/words.ts";
import account from "../accounts/account/Account.module.css";
import { SubmitButton } from "../accounts/account/SubmitButton.tsx";
import type { ConfirmedService } from "./load-confirmation.ts";

/** The form's values as they are sent. */
export type Change = Readonly<Record<ChangeField, string>>;

type ChangeField = "phone" | "contactEmail" | "website" | "message";

/** "Something changed": opens to fields with what visitors see, and one for everything else. */
export function ChangeForm({
  service,
  path,
  text,
  texts,
  fields,
  isBusy,
  onSubmit,
}: {
  service: ConfirmedService;
  /** Page of the form, with its query. */
  path: string;
  text: ConfirmationsWords;
  /** Texts that were sent without scripts; null: none were. */
  texts: Readonly<Record<string, string>> | null;
  /** Errors by field. */
  fields: FieldMessages;
  isBusy: boolean;
  onSubmit: (change: Change) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong with each answer has the focus.
  useEffect(() => {
    firstInvalid(form.current)?.focus();
  }, [fields]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (field: ChangeField) => String(data.get(field) ?? "");
    void onSubmit({
      phone: of("phone"),
      contactEmail: of("contactEmail"),
      website: of("website"),
      message: of("message"),
    });
  };
  const error = (field: ChangeField) => {
    const message = fields[field];
    return message === undefined ? undefined : (wordNamed(text.errors, message) ?? text.wrong);
  };
  const before = (field: Exclude<ChangeField, "message">) => texts?.[field] ?? service[field] ?? "";
  return (
    <details className={account.footnote} open={texts !== null}>
      <summary className={buttons.outlined}>{text.changed}</summary>
      <form
        ref={form}
        className={account.form}
        method="post"
        action={path}
        noValidate
        aria-busy={isBusy}
        onSubmit={submit}
      >
        <input type="hidden" name="form" value="changeListing" />
        <p className={account.hint}>{text.changedHint}</p>
        <OwnPhoneField
          name="phone"
          label={text.phone}
          error={error("phone")}
          defaultValue={before("phone")}
          rules={{ takes: "listing", country: service.country }}
          words={text.phoneField}
          hasExtension
        />
        <FormField label={text.contactEmail} error={error("contactEmail")}>
          {(control) => (
            <input
              {...control}
              name="contactEmail"
              type="email"
              maxLength={MAX_EMAIL}
              className={inputs.input}
              defaultValue={before("contactEmail")}
            />
          )}
        </FormField>
        <FormField label={text.website} error={error("website")}>
          {(control) => (
            <input
              {...control}
              name="website"
              type="url"
              maxLength={MAX_WEB_ADDRESS}
              className={inputs.input}
              defaultValue={before("website")}
            />
          )}
        </FormField>
        <FormField label={text.message} hint={text.messageHint} error={error("message")}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={4}
              maxLength={MAX_MESSAGE}
              className={inputs.input}
              defaultValue={texts?.["message"] ?? ""}
            />
          )}
        </FormField>
        <SubmitButton text={text.send} busy={text.sending} isBusy={isBusy} look="outlined" />
      </form>
    </details>
  );
}
