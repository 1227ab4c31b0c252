import type { FormEvent, RefObject } from "react";
import { useRef, useState } from "react";
import type { AccountErrors, AccountField, AccountFormName } from "#domain/account/account-form.ts";
import { ACCOUNT_FORMS, checkAccountForm } from "#domain/account/account-form.ts";
import type { Answer } from "#domain/contract/call.ts";
import type { FormOutcome } from "#domain/contract/page-rendering.ts";
import { useAccountWords } from "./account-words.ts";
import type { Told } from "./told.ts";
import { checkedTold, outcomeTold, toldOf } from "./told.ts";

/** What is typed, every field of the form. */
export type Typed = Readonly<Record<AccountField, string>>;

interface FormParts<Reply> {
  form: AccountFormName;
  /** What the server said to the same form, sent without scripts. */
  outcome: FormOutcome | null;
  send(typed: Typed): Promise<Answer<Reply>>;
  /** Where it resolves, the form stays busy until then. */
  onDone(reply: Reply, typed: Typed): void | Promise<void>;
}

interface FormState {
  element: RefObject<HTMLFormElement | null>;
  errors: AccountErrors;
  problem: string | null;
  isBusy: boolean;
  change(): void;
  submit(event: FormEvent): void;
}

/** Check, sending and what went wrong of one form. The fields hold what is typed. */
export function useAccountForm<Reply>({ form, outcome, send, onDone }: FormParts<Reply>): FormState {
  const words = useAccountWords();
  const element = useRef<HTMLFormElement>(null);
  const [told, tell] = useState<Told | null>(() =>
    outcome?.form === form ? outcomeTold(form, outcome, words) : null,
  );
  const [isBusy, setBusy] = useState(false);

  const refuse = (refusal: Told) => {
    tell(refusal);
    const wrong = ACCOUNT_FORMS[form].find((field) => refusal.errors[field] !== undefined);
    // A short form's last field is what is tried again; in a longer one the press, and what is said above it, stay.
    const field = element.current?.elements.namedItem(wrong ?? (form === "signIn" ? "password" : ""));
    if (field instanceof HTMLElement) field.focus();
  };

  const deliver = async (typed: Typed) => {
    const answer = await send(typed);
    if (answer.ok) await onDone(answer.reply, typed);
    else refuse(toldOf(form, answer.problem, answer.retryAfterSeconds, words));
  };

  return {
    element,
    errors: told?.errors ?? {},
    problem: told?.problem ?? null,
    isBusy,
    change() {
      if (element.current === null || told === null) return;
      // What is mended loses its error at once; new ones wait for the next press.
      const now: AccountErrors = checkAccountForm(form, typedIn(element.current));
      const left = ACCOUNT_FORMS[form].filter(
        (field) => told.errors[field] !== undefined && now[field] !== undefined,
      );
      const hadErrors = Object.keys(told.errors).length > 0;
      if (left.length > 0) {
        tell({ ...told, errors: Object.fromEntries(left.map((field) => [field, now[field]])) });
      } else if (hadErrors) tell(null);
    },
    submit(event) {
      event.preventDefault();
      if (element.current === null || isBusy) return;
      const typed = typedIn(element.current);
      const found = checkAccountForm(form, typed);
      if (Object.keys(found).length > 0) return refuse(checkedTold(found, words));
      tell(null);
      setBusy(true);
      deliver(typed)
        .catch(() => refuse({ errors: {}, problem: words.problems.failed }))
        .finally(() => setBusy(false));
    },
  };
}

function typedIn(form: HTMLFormElement): Typed {
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
    oldPassword: of("oldPassword"),
    newPassword: of("newPassword"),
    confirmPassword: of("confirmPassword"),
  };
}
