import { type FormEvent, useCallback, useState } from "react";
import { MAX_MESSAGE } from "#domain/base/contract/limits.ts";
import { problemOfPhone } from "#domain/base/phone/typed-phone.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { ClaimsWords } from "#words/compiled/listings/claims.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Checkbox } from "../../../base/ui/Choices.tsx";
import fields from "../../../base/ui/FormField.module.css";
import { FormField } from "../../../base/ui/FormField.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import { PhoneField } from "../../../base/ui/PhoneField.tsx";
import account from "../../accounts/account/Account.module.css";

/** "This is my organization": asks for a service that no one owns. `/services/{id}/claim`, rules feedback 27–30. */
export function ClaimPage({ id, text }: { id: string; text: ClaimsWords }) {
  const { words } = useApp();
  const load = useCallback(() => callApi("GET /services/{id}", { params: { id } }), [id]);
  const { reply: service, failure, reload } = useCall(load);
  const ask = useCallback(() => callApi("GET /services/{id}/claim", { params: { id } }), [id]);
  const { reply: known, failure: unknown } = useCall(ask);
  const isReady = service !== null && (known !== null || unknown !== null);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={account.page} aria-busy={!isReady && failure === null}>
        <h1 className={account.title}>{text.title}</h1>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {!isReady && failure === null && <p>{words.shell.loading}</p>}
        {isReady && <ClaimForm service={service} hasOwner={known?.isClaimable === false} text={text} />}
      </main>
    </Shell>
  );
}

type Outcome = "sent" | "linkMailed" | "listedEmailAsked" | "hasOwner" | "isOpen" | "notConfirmed";

function ClaimForm({
  service: { id, name, contactEmail },
  hasOwner,
  text,
}: {
  service: Pick<PublicService, "id" | "name" | "contactEmail">;
  hasOwner: boolean;
  text: ClaimsWords;
}) {
  const { showToast, viewer } = useApp();
  const [values, setValues] = useState({ phone: "", message: "" });
  const [askListedEmail, setAskListedEmail] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { isSending, submit } = useSubmit(({ key }) => {
    if (key === "serviceHasOwner") setOutcome("hasOwner");
    else if (key === "claimIsOpen") setOutcome("isOpen");
    else if (key === "forbidden") setOutcome("notConfirmed");
    else showToast({ kind: "error", text: text.failed });
  });
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    if (viewer?.isConfirmed === false) return "notConfirmed";
    return hasOwner ? "hasOwner" : null;
  });
  const errors = findErrors(values, text);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (errors.phone !== undefined || errors.message !== undefined) {
      return focusFirstInvalid(event.currentTarget);
    }
    submit(
      () => callApi("POST /services/{id}/claim", { params: { id }, body: { ...values, askListedEmail } }),
      ({ isLinkMailed, isListedEmailAsked }) => {
        if (isLinkMailed) setOutcome("linkMailed");
        else setOutcome(isListedEmailAsked ? "listedEmailAsked" : "sent");
      },
    );
  };
  if (outcome !== null) {
    return (
      <>
        <p role="status" className={account.intro}>
          {text[outcome]}
        </p>
        <p className={account.ways}>
          {outcome === "notConfirmed" && (
            <Link href={ACCOUNT_PAGES.profile.path} className={buttons.primary}>
              {text.toProfile}
            </Link>
          )}
          <Link href={servicePath(id)} className={buttons.outlined}>
            {text.toService}
          </Link>
        </p>
      </>
    );
  }
  return (
    <form className={account.form} noValidate onSubmit={send}>
      <p>{text.intro(name)}</p>
      <p>{text.next}</p>
      <PhoneField
        label={text.phone}
        hint={text.phoneHint}
        error={isChecked ? errors.phone : undefined}
        rules={{ takes: "person" }}
        words={text.phoneField}
        autoComplete="tel"
        required
        value={values.phone}
        onChange={(phone) => setValues({ ...values, phone })}
      />
      <FormField label={text.message} hint={text.messageHint} error={isChecked ? errors.message : undefined}>
        {(control) => (
          <textarea
            {...control}
            className={fields.input}
            rows={4}
            required
            maxLength={MAX_MESSAGE}
            value={values.message}
            onChange={({ target }) => setValues({ ...values, message: target.value })}
          />
        )}
      </FormField>
      {contactEmail !== null && (
        <Checkbox
          label={text.ask(contactEmail)}
          hint={text.askHint}
          isOn={askListedEmail}
          onChange={setAskListedEmail}
        />
      )}
      <button type="submit" className={`${buttons.primary} ${account.send}`} aria-disabled={isSending}>
        {isSending ? text.sending : text.send}
      </button>
    </form>
  );
}

function findErrors(
  { phone, message }: { phone: string; message: string },
  text: ClaimsWords,
): { phone?: string; message?: string } {
  const problem = problemOfPhone(phone, { takes: "person" });
  const wrong = { notPhone: text.notPhone, noSuchPhone: text.phoneField.noSuchPhone };
  return {
    ...(problem === null ? {} : { phone: wrong[problem] }),
    ...(phone.trim() === "" ? { phone: text.required.phone } : {}),
    ...(message.trim() === "" ? { message: text.required.message } : {}),
  };
}
