import { type ReactNode, useEffect, useRef, useState } from "react";
import { AFTER_SIGN_UP } from "#domain/accounts/account/after-sign-up.ts";
import { SOCIAL_FAILURES } from "#domain/accounts/social-sign-in/provider.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import { readNext } from "#domain/static-pages/introduce/first-visit.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { findChoice } from "../../../base/pages/home-query.ts";
import { needsAccount } from "../../../base/pages/page-access.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { goToSecondFactor, reloadSignedIn } from "../../../base/shell/session-reload.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import { PasskeySignIn } from "../passkeys/PasskeySignIn.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { DemonstrationPeople } from "./DemonstrationPeople.tsx";
import type { DemonstrationPerson } from "./load-account.ts";
import { loadLogin } from "./load-account.ts";
import { SocialButtons } from "./SocialButtons.tsx";
import { useLoaded } from "./use-loaded.ts";
import { useSignUpDraft } from "./use-sign-up-draft.ts";

/** Signing in and up; for providers, administrators and volunteers. `/login`, rules accounts 1–3. */
export function LoginPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const parameters = new URLSearchParams(useSearch());
  const isNew = parameters.get("tab") === "signup";
  const next = readNext(parameters.get("next"));
  const failed = parameters.get("failed");
  const failure = failed === null ? null : (findChoice(SOCIAL_FAILURES, failed) ?? "other");
  const { loaded: login } = useLoaded(initial?.login, loadLogin);
  const tab = isNew ? "signUp" : "signIn";
  const social = <SocialButtons providers={login?.providers ?? []} next={next} />;
  return (
    <AccountFrame name={tab}>
      <nav className={styles.tabs} aria-label={words.tabs.label}>
        <Link href={tabPath(false, next)} className={styles.tab} aria-current={isNew ? undefined : "page"}>
          {words.tabs.signIn}
        </Link>
        <Link href={tabPath(true, next)} className={styles.tab} aria-current={isNew ? "page" : undefined}>
          {words.tabs.signUp}
        </Link>
      </nav>
      {next !== null && needsAccount(next.replace(/[?#].*/, "")) && (
        <p className={styles.success}>{words.signInFirst}</p>
      )}
      <p className={styles.intro}>{words.intro[tab]}</p>
      {failure !== null && (
        <p className={`${styles.problem} ${styles.standalone}`} role="alert">
          <Icon name="alert" />
          {words.socialFailed[failure]}
        </p>
      )}
      {isNew ? (
        <SignUp outcome={initial?.outcome ?? null}>{social}</SignUp>
      ) : (
        <SignIn outcome={initial?.outcome ?? null} people={login?.people ?? []}>
          {social}
        </SignIn>
      )}
    </AccountFrame>
  );
}

interface TabProps {
  outcome: AccountData["outcome"];
  /** Below the form: other ways in. */
  children: ReactNode;
}

function SignIn({ outcome, people, children }: TabProps & { people: readonly DemonstrationPerson[] }) {
  const words = useAccountWords();
  const search = useSearch();
  const [person, setPerson] = useState<DemonstrationPerson | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (person !== null) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [person]);
  return (
    <>
      <div ref={form}>
        <AccountForm
          key={person?.email}
          form="signIn"
          path={ACCOUNT_PAGES.login.path}
          submitLabel={words.signIn}
          busy={words.signingIn}
          outcome={outcome}
          texts={person === null ? {} : { email: person.email, password: person.password }}
          send={async ({ email, password }) =>
            goingOn(await callInBackground("POST /auth/sign-in", { body: { email, password } }), search)
          }
          onDone={({ displayName }) => reloadSignedIn(search, words.welcome(displayName))}
        >
          <p className={styles.forgot}>
            <Link href={ACCOUNT_PAGES.forgotPassword.path}>{words.forgot}</Link>
          </p>
        </AccountForm>
      </div>
      {children}
      <PasskeySignIn onDone={({ displayName }) => reloadSignedIn(search, words.welcome(displayName))} />
      <DemonstrationPeople people={people} onChoose={setPerson} />
    </>
  );
}

function SignUp({ outcome, children }: TabProps) {
  const words = useAccountWords();
  const search = useSearch();
  const draft = useSignUpDraft();
  return (
    // Input events bubble up to here.
    <div onInput={draft.keep}>
      <AccountForm
        key={draft.attempt}
        texts={draft.texts}
        form="signUp"
        path={ACCOUNT_PAGES.login.path}
        submitLabel={words.signUp}
        busy={words.signingUp}
        outcome={outcome}
        send={async ({ email, password, displayName, phone }) =>
          goingOn(
            await callInBackground("POST /auth/sign-up", { body: { email, password, displayName, phone } }),
            search,
          )
        }
        onDone={({ displayName }) => {
          draft.forget();
          return reloadSignedIn(search, words.welcomeNew(displayName), AFTER_SIGN_UP);
        }}
      />
      {children}
    </div>
  );
}

/** The answer, or the second step where there is one. */
async function goingOn<Reply>(answer: Answer<Reply>, search: string): Promise<Answer<Reply>> {
  const factorToken = answer.ok ? undefined : answer.problem.factorToken;
  return factorToken === undefined ? answer : goToSecondFactor(factorToken, search);
}

function tabPath(isNew: boolean, next: string | null): string {
  const parameters = new URLSearchParams({
    ...(isNew ? { tab: "signup" } : {}),
    ...(next === null ? {} : { next }),
  }).toString();
  return parameters === "" ? ACCOUNT_PAGES.login.path : `${ACCOUNT_PAGES.login.path}?${parameters}`;
}
