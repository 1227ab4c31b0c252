import { useEffect, useRef, useState } from "react";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { GivenAnswer } from "#domain/confirmations/asks/form-of-answer.ts";
import { ASK_FIELDS, type AskField, unknownFields } from "#domain/services/ask-fields.ts";
import type { ConfirmationsWords } from "#words/compiled/confirmations/confirmations.ts";
import type { WaysInWords } from "#words/compiled/services/ways-in.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callInBackground } from "../../base/calls/call-api.ts";
import { useBusy } from "../../base/calls/use-busy.ts";
import { firstInvalid } from "../../base/ui/first-invalid.ts";
import account from "../accounts/account/Account.module.css";
import type { ConfirmedService, LinkAsk } from "./load-confirmation.ts";
import { Question } from "./Question.tsx";

/**
 * The questions that visitors ask most, each answered by itself (rules asks 6–11). The link of the mail still works.
 */
export function Questions({
  asks,
  service,
  path,
  token,
  text,
  waysIn,
  outcome,
}: {
  asks: readonly LinkAsk[];
  service: ConfirmedService;
  /** Page of the forms, with its query. */
  path: string;
  token: string;
  text: ConfirmationsWords;
  waysIn: Pick<WaysInWords, "entryWays" | "houseRules">;
  /** Outcome of an answer that was sent without scripts. */
  outcome: FormOutcome | null;
}) {
  const { words } = useApp();
  const [answered, setAnswered] = useState<readonly AskField[]>([]);
  const [thanks, setThanks] = useState(thanksAfter(outcome, service, text));
  const { isBusy, whileBusy } = useBusy();
  const [problem, setProblem] = useState<Problem | null>(outcome?.problem ?? null);
  /** The question that was answered last. */
  const [asked, setAsked] = useState(outcome?.texts["asked"] ?? null);
  const section = useRef<HTMLElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  /** Outcome of the last answer, a new object each time; null: none was sent from here. */
  const [sent, setSent] = useState<{ readonly isTaken: boolean } | null>(null);
  useEffect(() => {
    if (sent === null) return;
    // An answered question disappears with its focus; the next one follows this message.
    const goal = sent.isTaken ? said.current : firstInvalid(section.current);
    goal?.focus();
  }, [sent]);
  const left = asks.filter(({ field }) => !answered.includes(field));
  if (left.length === 0 && thanks === null && problem === null) return null;

  const send = async (field: AskField, given: GivenAnswer) => {
    if (isBusy) return;
    setAsked(field);
    const { answer, choices } = given;
    const body = { token, field, answer, choices: choices === undefined ? undefined : [...choices] };
    const reply = await whileBusy(() => callInBackground("POST /confirmations/answer", { body }));
    if (reply === null) return;
    setProblem(reply.ok ? null : reply.problem);
    setSent({ isTaken: reply.ok });
    if (!reply.ok) return;
    setAnswered((fields) => [...fields, field]);
    setThanks(reply.reply.isPublic ? text.asks.answered : text.asks.waits);
  };
  const isAnswerWrong = problem?.fields?.["answer"] !== undefined;
  return (
    <section ref={section} className={account.section} aria-labelledby="asks">
      <h2 className={account.heading} id="asks">
        {text.asks.title}
      </h2>
      {left.length > 0 && <p className={account.hint}>{chooseHint(left, text)}</p>}
      <p ref={said} tabIndex={-1} role="status">
        {problem === null && thanks}
      </p>
      <p role="alert">
        {problem !== null && !isAnswerWrong && problemText(problem, text, words.shell.networkError)}
      </p>
      {left.map((ask) => (
        <Question
          key={ask.field}
          ask={ask}
          path={path}
          text={text.asks}
          waysIn={waysIn}
          error={isAnswerWrong && ask.field === asked ? text.asks.required : undefined}
          isBusy={isBusy}
          onAnswer={send}
        />
      ))}
    </section>
  );
}

/**
 * Thanks after an answer without scripts; once the answer is public, the service states it. Null: nothing was answered.
 */
function thanksAfter(
  outcome: FormOutcome | null,
  service: ConfirmedService,
  { asks }: ConfirmationsWords,
): string | null {
  if (outcome === null || outcome.problem !== null) return null;
  const field = ASK_FIELDS.find((one) => one === outcome.texts["asked"]);
  return field === undefined || unknownFields(service).includes(field) ? asks.waits : asks.answered;
}

/** Says whether answers are public right away, or reviewed first. */
function chooseHint(asks: readonly LinkAsk[], { asks: text }: ConfirmationsWords): string {
  if (asks.every(({ isPublicAtOnce }) => isPublicAtOnce)) return text.hintPublic;
  return asks.some(({ isPublicAtOnce }) => isPublicAtOnce) ? text.hintWordsChecked : text.hintChecked;
}

function problemText({ code, key, fields }: Problem, text: ConfirmationsWords, networkError: string): string {
  if (fields?.["field"] !== undefined) return text.asks.gone;
  if (code === 503) return networkError;
  if (key === "deadLink") return text.dead;
  return key === "tooManyRequests" ? text.tooMany : text.failed;
}
