import { type FormEvent, useEffect, useState } from "react";
import type { AccountField, AccountTexts } from "#domain/accounts/account/account-form.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { readTabDraft, writeTabDraft } from "../../../base/browser/tab-drafts.ts";

const FORM = "account/sign-up";
/** Stored fields, never including a password. */
const KEPT = ["email", "displayName", "phone", "terms"] as const satisfies readonly AccountField[];

/**
 * Stores the sign-up form's values until the tab is closed, an exit, or the account exists (rule accounts 40), so that
 * they survive a look at another page or an attempt to sign in by mistake.
 */
export function useSignUpDraft() {
  const { isHydrated } = useApp();
  const [texts, setTexts] = useState<AccountTexts>(() => (isHydrated ? readKept() : {}));
  const [attempt, setAttempt] = useState(0);
  // A document comes without it; what was typed before the scripts came is newer.
  useEffect(() => {
    if (isHydrated) return;
    const kept = readKept();
    if (Object.keys(kept).length === 0) return;
    const form = document.querySelector<HTMLFormElement>("form:has([name=displayName])");
    setTexts({ ...kept, ...(form === null ? {} : typedIn(form)) });
    setAttempt(1);
  }, [isHydrated]);
  const keep = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.form === null) return;
    const typed = typedIn(target.form);
    writeTabDraft(FORM, Object.keys(typed).length === 0 ? null : { texts: typed });
  };
  return { texts, attempt, keep, forget: () => writeTabDraft(FORM, null) };
}

function readKept(): Readonly<Partial<Record<(typeof KEPT)[number], string>>> {
  const texts = readTabDraft(FORM)?.texts ?? {};
  return Object.fromEntries(KEPT.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
}

/** Returns the typed values, without empty ones. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = data.get(name);
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}
