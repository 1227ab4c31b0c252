import { type FormEvent, useState } from "react";
import { type AskCount, type AskField, isYesNoAsk } from "#domain/asks/ask-fields.ts";
import { MAX_WAY_IN_TEXT } from "#domain/contract/limits.ts";
import type { FormOutcome } from "#domain/contract/page-rendering.ts";
import type { Problem } from "#domain/contract/problems.ts";
import type { ConfirmationsWords } from "#domain/words/en/confirmations.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { callInBackground } from "../../calls/call-api.ts";
import buttons from "../../ui/buttons.module.css";
import inputs from "../../ui/FormField.module.css";
import { FormField } from "../../ui/FormField.tsx";
import account from "../account/Account.module.css";

type Text = ConfirmationsWords["asks"];

/** What visitors ask about most, each answered by itself (rules asks 6–9). The link still works. */
export function Questions({
  asks,
  path,
  token,
  text,
  outcome,
}: {
  asks: readonly AskCount[];
  /** Page of the forms, with its query. */
  path: string;
  token: string;
  text: ConfirmationsWords;
  /** Of an answer that was sent without scripts. */
  outcome: FormOutcome | null;
}) {
  const { words } = useApp();
  const [answered, setAnswered] = useState<readonly AskField[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(outcome?.problem ?? null);
  const left = asks.filter(({ field }) => !answered.includes(field));
  const isThanked = answered.length > 0 || (outcome !== null && outcome.problem === null);
  if (left.length === 0 && !isThanked && problem === null) return null;

  const send = async (field: AskField, answer: string) => {
    if (isBusy) return;
    setBusy(true);
    const reply = await callInBackground("POST /confirmations/answer", { body: { token, field, answer } });
    setBusy(false);
    setProblem(reply.ok ? null : reply.problem);
    if (reply.ok) setAnswered((fields) => [...fields, field]);
  };
  return (
    <section className={account.section} aria-labelledby="asks">
      <h2 className={account.heading} id="asks">
        {text.asks.title}
      </h2>
      <p className={account.hint}>{text.asks.hint}</p>
      <p role="status">{isThanked && problem === null && text.asks.answered}</p>
      <p role="alert">{problem !== null && problemText(problem, text, words.shell.networkError)}</p>
      {left.map((ask) => (
        <Question key={ask.field} ask={ask} path={path} text={text.asks} isBusy={isBusy} onAnswer={send} />
      ))}
    </section>
  );
}

function Question({
  ask: { field, presses },
  path,
  text,
  isBusy,
  onAnswer,
}: {
  ask: AskCount;
  path: string;
  text: Text;
  isBusy: boolean;
  onAnswer: (field: AskField, answer: string) => Promise<void>;
}) {
  const question = text.fields[field];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onAnswer(field, String(new FormData(event.currentTarget).get("answer") ?? ""));
  };
  const hidden = (
    <>
      <input type="hidden" name="form" value="answerAsk" />
      <input type="hidden" name="asked" value={field} />
    </>
  );
  if (!isYesNoAsk(field)) {
    return (
      <form className={account.form} method="post" action={path} aria-busy={isBusy} onSubmit={submit}>
        {hidden}
        <FormField label={question} hint={text.times(presses)}>
          {(control) => (
            <textarea
              {...control}
              name="answer"
              rows={2}
              maxLength={MAX_WAY_IN_TEXT}
              className={inputs.input}
            />
          )}
        </FormField>
        <button type="submit" className={buttons.outlined}>
          {text.send}
          <span className="visually-hidden">{`: ${question}`}</span>
        </button>
      </form>
    );
  }
  return (
    <form className={account.form} method="post" action={path} aria-busy={isBusy} onSubmit={submit}>
      {hidden}
      <fieldset className={account.ways}>
        <legend>
          {question} <span className={account.hint}>{text.times(presses)}</span>
        </legend>
        {(["YES", "NO"] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className={buttons.outlined}
            onClick={(event) => {
              event.preventDefault();
              void onAnswer(field, answer);
            }}
          >
            {answer === "YES" ? text.yes : text.no}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function problemText({ code, key, fields }: Problem, text: ConfirmationsWords, networkError: string): string {
  if (fields?.["answer"] !== undefined) return text.asks.required;
  if (fields?.["field"] !== undefined) return text.asks.gone;
  if (code === 503) return networkError;
  if (key === "deadLink") return text.dead;
  return key === "tooManyRequests" ? text.tooMany : text.failed;
}
