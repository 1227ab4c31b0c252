import type { ReactNode } from "react";
import type { AccountField, AccountFormName, AccountTexts } from "#domain/accounts/account/account-form.ts";
import { ACCOUNT_FORMS } from "#domain/accounts/account/account-form.ts";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./Account.module.css";
import { AccountInput } from "./AccountInput.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { AccountFormValues } from "./use-account-form.ts";
import { useAccountForm } from "./use-account-form.ts";

export interface AccountFormProps<Reply> {
  form: AccountFormName;
  /** Path of the page, to which the form is sent without scripts. */
  path: string;
  submitLabel: string;
  busy: string;
  texts?: AccountTexts;
  locked?: AccountField;
  outcome?: FormOutcome | null;
  send(values: AccountFormValues): Promise<Answer<Reply>>;
  onDone(reply: Reply, values: AccountFormValues): void | Promise<void>;
  /** Content between the fields and the submit button. */
  children?: ReactNode;
}

/** One of the forms of accounts. Without scripts the server takes it and shows the page again. */
export function AccountForm<Reply>(props: AccountFormProps<Reply>) {
  const { form, path, texts = {}, locked, outcome = null, children } = props;
  const state = useAccountForm({
    form,
    storedPhone: texts.phone ?? null,
    outcome,
    send: props.send,
    onDone: props.onDone,
  });
  const { isHydrated } = useApp();
  const search = useSearch();
  const values: AccountTexts = outcome?.form === form && outcome.problem !== null ? outcome.texts : {};
  const shown = { ...texts, ...values };
  return (
    <form
      ref={state.element}
      className={styles.form}
      method="post"
      action={search === "" ? path : `${path}?${search}`}
      // Without scripts the browser validates.
      noValidate={isHydrated}
      aria-busy={state.isBusy}
      onSubmit={state.submit}
      onInput={state.recheck}
    >
      <input type="hidden" name="form" value={form} />
      {ACCOUNT_FORMS[form].map((field) => (
        <AccountInput
          key={field}
          name={field}
          error={state.errors[field]}
          text={shown[field]}
          isNew={form === "signUp"}
          isLocked={field === locked}
        />
      ))}
      {children}
      <div role="alert">
        {state.problem !== null && (
          <p className={styles.problem}>
            <Icon name="alert" />
            {state.problem}
          </p>
        )}
      </div>
      <SubmitButton text={props.submitLabel} busy={props.busy} isBusy={state.isBusy} />
    </form>
  );
}
