import { useCallback, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { callLink } from "#domain/base/phone/call-link.ts";
import { DETAIL_FIELDS } from "#domain/hard-nights/roll-call/roll-call.ts";
import { ROLL_CALL_ANSWERS, type RollCallAnswer } from "#domain/services/listing-enumerations.ts";
import type { HardNightsWords } from "#words/compiled/hard-nights/hard-nights.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { useSubmit } from "../../base/calls/use-submit.ts";
import { servicePath } from "../../base/pages/public-pages.ts";
import buttons from "../../base/ui/buttons.module.css";
import fields from "../../base/ui/FormField.module.css";
import { FormField } from "../../base/ui/FormField.tsx";
import styles from "../../base/ui/work-page.module.css";

type Answers = EndpointReply<"GET /hard-nights/{id}/roll-call">;
type Silent = Answers["silent"][number];

/** The roll call of a hard night: who is asked, what they say, and the call sheet (rules roll-call 1–6). */
export function RollCall({ nightId, text }: { nightId: string; text: HardNightsWords }) {
  const { showToast } = useApp();
  const { isSending, submit } = useSubmit(() => showToast({ kind: "error", text: text.failed }));
  const words = text.rollCall;
  const load = useCallback(
    () => callApi("GET /hard-nights/{id}/roll-call", { params: { id: nightId } }),
    [nightId],
  );
  const { reply: rollCall, failure, reload, change } = useCall(load);
  const params = { id: nightId };
  const isAsked = rollCall !== null && rollCall.asked > 0;
  return (
    <section aria-label={words.title}>
      <p className={`${styles.note} ${styles.onScreen}`}>{words.intro}</p>
      <p className={`${styles.buttons} ${styles.onScreen}`}>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isSending}
          onClick={() => submit(() => callApi("POST /hard-nights/{id}/roll-call", { params }), change)}
        >
          {isSending ? words.asking : isAsked ? words.askMore : words.ask}
        </button>
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={isSending}
          onClick={() => void reload()}
        >
          {words.show}
        </button>
      </p>
      <div role="status">
        {failure !== null && <p>{text.failed}</p>}
        {rollCall !== null && isAsked && <Counts rollCall={rollCall} text={text} />}
      </div>
      {isAsked && (
        <CallSheet
          silent={rollCall.silent}
          text={text}
          isBusy={isSending}
          onAnswer={(service, answer, details) =>
            submit(
              () =>
                callApi("POST /hard-nights/{id}/roll-call/answers", {
                  params,
                  body: { service, answer, ...details },
                }),
              change,
            )
          }
        />
      )}
    </section>
  );
}

function Counts({ rollCall, text: { rollCall: words } }: { rollCall: Answers; text: HardNightsWords }) {
  const { asked, emails, yes, no, limited, waitingForAdministrator } = rollCall;
  return (
    <>
      <p className={styles.name}>{words.asked(asked, emails)}</p>
      <p>{words.answers(yes, no, limited)}</p>
      {waitingForAdministrator > 0 && <p className={styles.note}>{words.waiting(waitingForAdministrator)}</p>}
    </>
  );
}

const YES_NO = ["", "YES", "NO"] as const;
type YesNo = (typeof YES_NO)[number];
interface SaidDetails {
  readonly until?: string;
  readonly beds?: string;
  readonly overflow?: YesNo;
  readonly pets?: YesNo;
}

/** Details that outreach needs about services that are open; they go with the answer, and all are optional. */
function Details({
  said,
  words,
  onChange,
}: {
  said: SaidDetails;
  words: HardNightsWords["rollCall"]["details"];
  onChange: (said: SaidDetails) => void;
}) {
  const texts = { "": words.unknown, YES: words.yes, NO: words.no };
  return (
    <details className={styles.onScreen}>
      <summary>{words.open}</summary>
      <FormField label={words.until}>
        {(control) => (
          <input
            {...control}
            type="time"
            className={fields.input}
            value={said.until ?? ""}
            onChange={(event) => onChange({ ...said, until: event.currentTarget.value })}
          />
        )}
      </FormField>
      <FormField label={words.beds}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            className={fields.input}
            value={said.beds ?? ""}
            onChange={(event) => onChange({ ...said, beds: event.currentTarget.value })}
          />
        )}
      </FormField>
      {(["overflow", "pets"] as const).map((name) => (
        <FormField key={name} label={words[name]}>
          {(control) => (
            <select
              {...control}
              className={fields.input}
              value={said[name] ?? ""}
              onChange={(event) => {
                const chosen = YES_NO.find((each) => each === event.currentTarget.value);
                onChange({ ...said, [name]: chosen ?? "" });
              }}
            >
              {YES_NO.map((each) => (
                <option key={each} value={each}>
                  {texts[each]}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ))}
    </details>
  );
}

/** Sites of a program have one name. */
function named(name: string, place: string | null): string {
  return place === null ? name : `${name}, ${place}`;
}

function CallSheet({
  silent,
  text: { rollCall: words },
  isBusy,
  onAnswer,
}: {
  silent: readonly Silent[];
  text: HardNightsWords;
  isBusy: boolean;
  onAnswer: (service: string, answer: RollCallAnswer, details: SaidDetails) => void;
}) {
  const [said, setSaid] = useState<Readonly<Record<string, SaidDetails>>>({});
  if (silent.length === 0) return <p>{words.allAnswered}</p>;
  return (
    <>
      <h3 className={styles.heading}>{words.silent}</h3>
      <p className={`${styles.buttons} ${styles.onScreen}`}>
        <button type="button" className={buttons.outlined} onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
      <ul className={styles.list}>
        {silent.map(({ id, name, place, phone, phoneExtension, isMailed }) => (
          <li key={id} className={styles.row}>
            <div>
              <a href={servicePath(id)} className={styles.name}>
                {name}
              </a>
              {place !== null && <p>{place}</p>}
              <p>
                {phone === null ? (
                  words.noPhone
                ) : (
                  <a href={callLink(phone, phoneExtension)}>
                    {phone}
                    {phoneExtension === null ? "" : ` ext. ${phoneExtension}`}
                  </a>
                )}
              </p>
              {isMailed && <p className={styles.note}>{words.emailed}</p>}
            </div>
            <Details
              said={said[id] ?? {}}
              words={words.details}
              onChange={(details) => setSaid({ ...said, [id]: details })}
            />
            <p className={`${styles.buttons} ${styles.onScreen}`}>
              {ROLL_CALL_ANSWERS.map((answer) => (
                <button
                  key={answer}
                  type="button"
                  className={buttons.outlined}
                  aria-disabled={isBusy}
                  aria-label={words.choiceOf(words.choices[answer], named(name, place))}
                  onClick={() => onAnswer(id, answer, said[id] ?? {})}
                >
                  {words.choices[answer]}
                </button>
              ))}
            </p>
            <p className={styles.onPaper}>
              {ROLL_CALL_ANSWERS.map((answer) => (
                <span key={answer}>
                  <span className={styles.box} aria-hidden="true" /> {words.choices[answer]}{" "}
                </span>
              ))}
              <br />
              {DETAIL_FIELDS.map((name) => (
                <span key={name}>{`${words.details[name]} ______ `}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
