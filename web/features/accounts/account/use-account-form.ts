import type { FormEvent, RefObject } from "react";
import { useRef, useState } from "react";
import type { AccountErrors, AccountField, AccountFormName } from "#domain/accounts/account/account-form.ts";
import { ACCOUNT_FORMS, checkAccountForm } from "#domain/accounts/account/account-form.ts";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import type { FormErrors } from "./form-errors.ts";
import { checkErrors, formErrors, outcomeErrors } from "./form-errors.ts";

/** Values of every field of the form. */
export type AccountFormValues = Readonly<Record<AccountField, string>>;

interface AccountFormOptions<Reply> {
  form: AccountFormName;
  /** Phone number of the account, where the form changes it. */
  storedPhone?: string | null;
  /** The server's reply to the same form, sent without scripts. */
  outcome: FormOutcome | null;
  send(values: AccountFormValues): Promise<Answer<Reply>>;
  /** If it returns a promise, the form stays busy until that resolves. */
  onDone(reply: Reply, values: AccountFormValues): void | Promise<void>;
}

interface FormState {
  element: RefObject<HTMLFormElement | null>;
  errors: AccountErrors;
  problem: string | null;
  isBusy: boolean;
  recheck(): void;
  submit(event: FormEvent): void;
}

/** Check, sending and what went wrong of one form. The fields hold what is typed. */
export function useAccountForm<Reply>({
  form,
  storedPhone = null,
  outcome,
  send,
  onDone,
}: AccountFormOptions<Reply>): FormState {
  const words = useAccountWords();
  const element = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<FormErrors | null>(() =>
    outcome?.form === form ? outcomeErrors(form, outcome, words) : null,
  );
  const { isBusy, whileBusy } = useBusy();

  const showErrors = (problems: FormErrors) => {
    setShown(problems);
    const invalid = ACCOUNT_FORMS[form].find((field) => problems.errors[field] !== undefined);
    // In a short form the last field gets the focus; in a longer one it stays on the button, below the error.
    const field = element.current?.elements.namedItem(invalid ?? (form === "signIn" ? "password" : ""));
    if (field instanceof HTMLElement) field.focus();
  };

  const submitValues = async (values: AccountFormValues) => {
    const answer = await send(values);
    if (answer.ok) await onDone(answer.reply, values);
    else showErrors(formErrors(form, answer.problem, answer.retryAfterSeconds, words));
  };

  return {
    element,
    errors: shown?.errors ?? {},
    problem: shown?.problem ?? null,
    isBusy,
    recheck() {
      if (element.current === null || shown === null) return;
      // A corrected field loses its error right away; new errors wait for the next submission.
      const current: AccountErrors = checkAccountForm(form, valuesIn(element.current), storedPhone);
      const remaining = ACCOUNT_FORMS[form].filter(
        (field) => shown.errors[field] !== undefined && current[field] !== undefined,
      );
      const hadErrors = Object.keys(shown.errors).length > 0;
      if (remaining.length > 0) {
        setShown({ ...shown, errors: Object.fromEntries(remaining.map((field) => [field, current[field]])) });
      } else if (hadErrors) setShown(null);
    },
    submit(event) {
      event.preventDefault();
      if (element.current === null || isBusy) return;
      const values = valuesIn(element.current);
      const errors = checkAccountForm(form, values, storedPhone);
      if (Object.keys(errors).length > 0) return showErrors(checkErrors(errors, words));
      setShown(null);
      void whileBusy(() =>
        submitValues(values).catch(() => showErrors({ errors: {}, problem: words.problems.failed })),
      );
    },
  };
}

function valuesIn(form: HTMLFormElement): AccountFormValues {
  const data = new FormData(form);
  const of = (field: AccountField) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    email: of("email").trim(),
    password: of("password"),
    displayName: of("displayName").trim(),
    phone: of("phone").trim(),
    terms: of("terms"),
    language: of("language"),
    isNamePublic: of("isNamePublic"),
    oldPassword: of("oldPassword"),
    newPassword: of("newPassword"),
    confirmPassword: of("confirmPassword"),
    recoveryCode: of("recoveryCode"),
  };
}
