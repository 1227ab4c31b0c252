import { useEffect, useRef, useState } from "react";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { callInBackground } from "../../../base/calls/call-api.ts";
import { loginPath } from "../../../base/pages/page-access.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { ButtonForm } from "./ButtonForm.tsx";
import { Confirmed } from "./Confirmed.tsx";
import { problemSentence } from "./form-errors.ts";
import { SendConfirmation } from "./SendConfirmation.tsx";

type Done = "confirmed" | "disowned";
/** The server's refusal of the link, and when to try again. */
type Refusal = Pick<FormOutcome, "retryAfterSeconds"> & { readonly problem: Problem };

/**
 * The page of the link that confirms an address (rules accounts 30–32). Anyone may have signed up with it: in the
 * browser that did, one press confirms; elsewhere the page asks for the password or "I didn't open this account".
 */
export function ConfirmEmailPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const { viewer, setViewer } = useApp();
  const search = useSearch();
  const token = new URLSearchParams(search).get("token") ?? "";
  const path = `${ACCOUNT_PAGES.confirmEmail.path}?${search}`;
  const outcome = initial?.outcome ?? null;
  const [done, setDone] = useState<Done | null>(() => doneBy(outcome));
  const [refusal, setRefusal] = useState<Refusal | null>(() => refusalIn(outcome));
  const [busy, setBusy] = useState<"confirmEmail" | "disownAccount" | null>(null);
  const [isElsewhere, setElsewhere] = useState(viewer?.isConfirmed !== false || isPasswordNeeded(refusal));
  const intro = useRef<HTMLParagraphElement>(null);
  const isRefused = isElsewhere && isPasswordNeeded(refusal);
  useEffect(() => {
    // The clicked button is gone, and the page asks for something else.
    if (isRefused) intro.current?.focus();
  }, [isRefused]);

  const submit = async (
    form: "confirmEmail" | "disownAccount",
    onOk: () => void,
    body: { token: string; disown?: true },
  ) => {
    setBusy(form);
    const answer: Answer<unknown> = await callInBackground("POST /auth/confirm-email", { body });
    setBusy(null);
    if (answer.ok) return onOk();
    const found: Refusal = answer;
    if (isPasswordNeeded(found)) setElsewhere(true);
    setRefusal(found);
  };
  const confirm = () =>
    submit(
      "confirmEmail",
      () => {
        setDone("confirmed");
        if (viewer !== null) setViewer({ ...viewer, isConfirmed: true });
      },
      { token },
    );
  const disown = () => submit("disownAccount", () => setDone("disowned"), { token, disown: true });

  if (done !== null) return <Confirmed isDisowned={done === "disowned"} />;
  const isDead = token === "" || refusal?.problem.key === "deadLink";
  const problem = isDead ? words.problems.deadLink : problemText(refusal, words);
  return (
    <AccountFrame
      // The mail may have reached someone who was never here: they are asked, rather than instructed, to confirm.
      name={isElsewhere && !isDead ? "confirmElsewhere" : "confirm"}
      introRef={intro}
      intro={isDead ? undefined : words.confirm[isElsewhere ? "introPassword" : "intro"]}
    >
      <div role="alert">
        {problem !== null && (
          <p className={`${styles.problem} ${styles.standalone}`}>
            <Icon name="alert" />
            {problem}
          </p>
        )}
      </div>
      {!isDead && !isElsewhere && (
        <ButtonForm
          form="confirmEmail"
          path={path}
          text={words.confirm.button}
          busy={words.confirm.confirming}
          isBusy={busy === "confirmEmail"}
          onSubmit={confirm}
        />
      )}
      {!isDead && isElsewhere && (
        <>
          <AccountForm
            form="confirmWithPassword"
            path={ACCOUNT_PAGES.confirmEmail.path}
            submitLabel={words.confirm.withPassword}
            busy={words.confirm.confirming}
            outcome={outcome}
            send={({ password }) =>
              callInBackground("POST /auth/confirm-email", { body: { token, password } })
            }
            onDone={() => setDone("confirmed")}
          />
          {viewer === null && (
            <p className={styles.footnote}>
              <Link href={loginPath(path)}>{words.confirm.otherSignIn}</Link>
            </p>
          )}
          <section className={styles.section}>
            <h2 className={styles.heading}>{words.confirm.disownTitle}</h2>
            <p>{words.confirm.disownIntro}</p>
            <ButtonForm
              form="disownAccount"
              path={path}
              text={words.confirm.disown}
              busy={words.confirm.disowning}
              isBusy={busy === "disownAccount"}
              onSubmit={disown}
            />
          </section>
        </>
      )}
      {isDead && <NewLink />}
    </AccountFrame>
  );
}

/** Says where to get another link. */
function NewLink() {
  const words = useAccountWords();
  const { viewer } = useApp();
  if (viewer?.isConfirmed === true) return null;
  return (
    <p className={styles.footnote}>
      {viewer === null ? (
        <Link href={loginPath(ACCOUNT_PAGES.profile.path)}>{words.confirm.signInForNew}</Link>
      ) : (
        <SendConfirmation email={viewer.email} />
      )}
    </p>
  );
}

/** Result of a form that was sent without scripts. */
function doneBy(outcome: FormOutcome | null): Done | null {
  if (outcome === null || outcome.problem !== null) return null;
  return outcome.form === "disownAccount" ? "disowned" : "confirmed";
}

/** The password's own form says itself what is wrong, unless it is the link. */
function refusalIn(outcome: FormOutcome | null): Refusal | null {
  if (outcome === null || outcome.problem === null) return null;
  const { form, problem, retryAfterSeconds } = outcome;
  if (form === "confirmWithPassword" && problem.key !== "deadLink") return null;
  return { problem, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

/** The link is good, but this is not the browser that signed up. */
function isPasswordNeeded(refusal: Refusal | null): boolean {
  return refusal?.problem.key === "forbidden";
}

function problemText(refusal: Refusal | null, words: ReturnType<typeof useAccountWords>): string | null {
  // The page asks for it.
  if (refusal === null || isPasswordNeeded(refusal)) return null;
  return problemSentence(refusal.problem, refusal.retryAfterSeconds, words);
}
