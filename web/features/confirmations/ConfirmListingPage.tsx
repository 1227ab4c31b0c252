import { useCallback, useEffect, useRef, useState } from "react";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type { FieldMessages, ProblemKey } from "#domain/base/contract/problems.ts";
import type { ConfirmationsWords } from "#words/compiled/confirmations/confirmations.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { WaysInWords } from "#words/compiled/services/ways-in.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { callApi, callInBackground } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import type { AccountData } from "../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../base/pages/page-table.ts";
import { PUBLIC_PAGES, servicePath } from "../../base/pages/public-pages.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import account from "../accounts/account/Account.module.css";
import { AccountFrame } from "../accounts/account/AccountFrame.tsx";
import { ButtonForm } from "../accounts/account/ButtonForm.tsx";
import { type Change, ChangeForm } from "./ChangeForm.tsx";
import { type Confirmation, type ConfirmedService, loadConfirmation } from "./load-confirmation.ts";
import { Questions } from "./Questions.tsx";
import { ShownFacts } from "./ShownFacts.tsx";

interface Texts {
  readonly text: ConfirmationsWords;
  readonly hours: OpeningHoursWords;
  readonly waysIn: Pick<WaysInWords, "entryWays" | "houseRules">;
}

/**
 * The link by which people confirm their listing, without an account. Reading it changes nothing; its two forms work
 * without scripts. `/auth/listing`, rules confirmations 5–12.
 */
export function ConfirmListingPage({ initial, ...texts }: Texts & { initial: AccountData | null }) {
  const { confirmation = null, outcome = null } = initial ?? {};
  if (outcome?.problem === null && outcome.form !== "answerAsk")
    return <Answered form={outcome.form} serviceId={null} isNews={false} {...texts} />;
  if (confirmation !== null) return <Asked confirmation={confirmation} outcome={outcome} {...texts} />;
  return <Loaded {...texts} />;
}

/** Loads the data where the browser renders the page. */
function Loaded(texts: Texts) {
  const { words } = useApp();
  const search = useSearch();
  const load = useCallback(async (): Promise<Answer<Confirmation>> => {
    return { ok: true, reply: await loadConfirmation(callApi, search) };
  }, [search]);
  const { reply, failure, reload } = useCall(load);
  if (reply !== null) return <Asked confirmation={reply} outcome={null} {...texts} />;
  return (
    <AccountFrame name="confirmListing">
      {failure === null ? (
        <p>{words.shell.loading}</p>
      ) : (
        <Failure isNetwork={failure.isNetwork} onRetry={() => void reload()} />
      )}
    </AccountFrame>
  );
}

type AnswerForm = "confirmListing" | "changeListing";

function Asked({
  confirmation: { service, asks = [], problem: dead },
  outcome,
  ...texts
}: Texts & { confirmation: Confirmation; outcome: FormOutcome | null }) {
  const { text, hours, waysIn } = texts;
  const search = useSearch();
  const token = new URLSearchParams(search).get("token") ?? "";
  const path = `${ACCOUNT_PAGES.confirmListing.path}?${search}`;
  const [problem, setProblem] = useState<ProblemKey | null>(dead ?? outcome?.problem?.key ?? null);
  const [fields, setFields] = useState<FieldMessages>(outcome?.problem?.fields ?? {});
  const [busy, setBusy] = useState<AnswerForm | null>(null);
  const [done, setDone] = useState<AnswerForm | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const hasDied = problem === "deadLink" && dead !== "deadLink";
  useEffect(() => {
    // The forms go with their focus.
    if (hasDied) alert.current?.focus();
  }, [hasDied]);

  const send = async (form: AnswerForm, ask: () => Promise<Answer<unknown>>) => {
    if (busy !== null) return;
    setBusy(form);
    const answer = await ask();
    setBusy(null);
    if (answer.ok) return setDone(form);
    setProblem(answer.problem.key);
    setFields(answer.problem.fields ?? {});
  };
  const confirm = () =>
    send("confirmListing", () => callInBackground("POST /confirmations/confirm", { body: { token } }));
  const change = (given: Change) =>
    send("changeListing", () =>
      callInBackground("POST /confirmations/change", { body: { token, ...given } }),
    );

  if (done !== null) {
    return <Answered form={done} serviceId={service?.id ?? null} isNews {...texts} />;
  }
  const isDead = service === null || problem === "deadLink";
  return (
    <AccountFrame name="confirmListing" intro={isDead ? undefined : text.intro}>
      <div ref={alert} tabIndex={-1} role="alert">
        {problem !== null && problem !== "invalidRequest" && (
          <p className={`${account.problem} ${account.standalone}`}>
            <Icon name="alert" />
            {problemText(problem, text)}
          </p>
        )}
      </div>
      {isDead ? (
        <>
          <p className={account.intro}>{text.deadHint}</p>
          <ToService serviceId={service?.id ?? null} text={text} />
        </>
      ) : (
        <>
          <ShownFacts service={service} text={text} hours={hours} />
          <Questions
            asks={asks}
            service={service}
            waysIn={waysIn}
            path={path}
            token={token}
            text={text}
            outcome={outcome?.form === "answerAsk" ? outcome : null}
          />
          <ButtonForm
            form="confirmListing"
            path={path}
            text={text.right}
            busy={text.sending}
            isBusy={busy === "confirmListing"}
            onSubmit={confirm}
          />
          <ChangeForm
            service={service}
            path={path}
            text={text}
            texts={outcome?.form === "changeListing" ? outcome.texts : null}
            fields={fields}
            isBusy={busy === "changeListing"}
            onSubmit={change}
          />
        </>
      )}
    </AccountFrame>
  );
}

function problemText(problem: ProblemKey, text: ConfirmationsWords): string {
  if (problem === "deadLink") return text.dead;
  return problem === "tooManyRequests" ? text.tooMany : text.failed;
}

function Answered({
  form,
  serviceId,
  isNews,
  text,
}: Texts & {
  form: string;
  serviceId: ConfirmedService["id"] | null;
  /** Whether the message has just replaced the form that had the focus. */
  isNews: boolean;
}) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) said.current?.focus();
  }, [isNews]);
  return (
    <AccountFrame name="confirmListing">
      <div ref={said} tabIndex={-1} className={account.done} role="status">
        <Icon name="check" className={account.big} />
        <p className={account.doneText}>{form === "changeListing" ? text.proposed : text.confirmed}</p>
      </div>
      <ToService serviceId={serviceId} text={text} />
    </AccountFrame>
  );
}

/** Links to the service or, where a link no longer names one, to where it is found or edited. */
function ToService({ serviceId, text }: { serviceId: string | null; text: ConfirmationsWords }) {
  if (serviceId === null) {
    return (
      <p className={account.ways}>
        <Link href={PUBLIC_PAGES.home.path} className={buttons.primary}>
          {text.findService}
        </Link>
        <Link href={ACCOUNT_PAGES.login.path} className={buttons.outlined}>
          {text.signIn}
        </Link>
      </p>
    );
  }
  return (
    <p className={account.footnote}>
      <Link href={servicePath(serviceId)} className={buttons.outlined}>
        {text.toService}
      </Link>
    </p>
  );
}
