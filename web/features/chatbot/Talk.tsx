import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { MAX_CHAT_QUERY } from "#domain/base/contract/limits.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { UNLEARNED } from "../../base/ui/unlearned.ts";
import { Answer } from "./Answer.tsx";
import { DangerPanel } from "./DangerPanel.tsx";
import styles from "./Talk.module.css";
import { useAnswerWords } from "./use-answer-words.ts";
import { type Turn, useTalk } from "./use-talk.ts";

/**
 * How many numbers the danger panel shows: the line for this danger, and 911. More would cover the first sentence on a
 * phone; the others stand in the conversation.
 */
const PANEL_LINES = 2;

/** The talk with the chatbot: what was said, what can be said next, and the field. */
export function Talk({ text }: { text: ChatbotWords }) {
  const { words } = useApp();
  const { turns, send, locate, forgetEarlier } = useTalk();
  const [query, setQuery] = useState("");
  /** Index of the turn whose danger panel was closed. */
  const [closed, setClosed] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const last = turns[turns.length - 1];
  const [isLocating, setLocating] = useState(false);
  const isBusy = last?.answer === null || isLocating;
  const answerWords = useAnswerWords(findLanguage(last), text);
  const [danger] = turns.filter((turn) => listDangerLines(turn).length > 0).slice(-1);
  const dangerWords = useAnswerWords(findLanguage(danger), text);
  const isPanelOpen = danger !== undefined && danger.id > closed;
  const isForgotten = findFirstText(last) === answerWords.text.forgotten;
  useEffect(() => {
    if (isForgotten) forgetEarlier();
  }, [isForgotten, forgetEarlier]);

  const say = async (message: string) => {
    if (message.trim() === "") return;
    setQuery("");
    // The browser asks for the position at this button, and never before.
    let isLocated = false;
    if (message === answerWords.text.chips.nearMe) {
      setLocating(true);
      isLocated = await locate();
      setLocating(false);
    }
    await send(
      isLocated && asksWhereFrom(last, answerWords.text) ? (last?.query ?? message) : message.trim(),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void say(query);
  };
  const panel = useRef<HTMLElement>(null);
  const talk = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  // New messages scroll to below the panel, which stays.
  useLayoutEffect(() => {
    const height = isPanelOpen ? (panel.current?.offsetHeight ?? 0) : 0;
    talk.current?.style.setProperty("--panel-h", `${height}px`);
  });
  return (
    <>
      {isPanelOpen && (
        <DangerPanel
          ref={panel}
          lines={listDangerLines(danger).slice(0, PANEL_LINES)}
          language={dangerWords.language}
          text={dangerWords.text.page}
          exit={words.shell.exit}
          onClose={() => {
            setClosed(danger.id);
            field.current?.focus();
          }}
        />
      )}
      <div ref={talk} className={isPanelOpen ? `${styles.talk} ${styles.underPanel}` : styles.talk}>
        <p className="visually-hidden" role="status" lang={answerWords.language}>
          {describeAnswer(last, answerWords.text, text)}
        </p>
        <div
          ref={log}
          role="log"
          // New messages are announced above, in short.
          aria-live="off"
          tabIndex={-1}
          className={styles.log}
          aria-label={text.page.talk}
          aria-busy={isBusy}
        >
          <p className={styles.said}>{text.greeting}</p>
          {turns.map((turn) => (
            <Said
              key={turn.id}
              turn={turn}
              text={text}
              isLast={turn === last}
              hiddenLines={isPanelOpen && turn === danger ? PANEL_LINES : 0}
            />
          ))}
          {isLocating && <p className={styles.said}>{text.page.locating}</p>}
        </div>
        {!isBusy && (
          <p className={styles.replies} lang={answerWords.language}>
            {listReplies(last, text).map((reply) => (
              <button
                key={reply}
                type="button"
                className={styles.chip}
                onClick={() => {
                  // The button disappears with this press. Focusing the field would open a phone's keyboard, and
                  // interrupt the reading of the answer.
                  log.current?.focus({ preventScroll: true });
                  void say(reply);
                }}
              >
                {reply}
              </button>
            ))}
          </p>
        )}
      </div>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.entry}>
          <input
            ref={field}
            className={styles.field}
            aria-label={text.page.field}
            placeholder={text.page.field}
            value={query}
            maxLength={MAX_CHAT_QUERY}
            {...UNLEARNED}
            enterKeyHint="send"
            onChange={({ target }) => setQuery(target.value)}
          />
          <button type="submit" className={styles.send} aria-label={text.page.send}>
            <SvgIcon name="send" />
          </button>
        </div>
        <p className={styles.note}>{text.page.notSaved}</p>
      </form>
    </>
  );
}

function Said({
  turn: { query, answer, from },
  text,
  isLast,
  hiddenLines,
}: {
  turn: Turn;
  text: ChatbotWords;
  isLast: boolean;
  /** Crisis lines that the panel shows in place of the talk. */
  hiddenLines: number;
}) {
  const asked = useRef<HTMLParagraphElement>(null);
  const hasAnswer = answer !== null;
  const words = useAnswerWords(findLanguage({ answer }), text);
  // Scrolls to the message, so that a long list is read from its beginning.
  useEffect(() => {
    if (isLast && hasAnswer) asked.current?.scrollIntoView({ block: "start" });
    else if (isLast) asked.current?.scrollIntoView({ block: "nearest" });
  }, [isLast, hasAnswer]);
  return (
    <>
      <p ref={asked} className={styles.asked}>
        <span className="visually-hidden">{text.page.you} </span>
        {query}
      </p>
      {answer === null && <p className={styles.said}>{text.page.answering}</p>}
      {answer === "failed" && <p className={styles.said}>{text.page.failed}</p>}
      {Array.isArray(answer) &&
        answer.map((message: BotMessage) => (
          <Answer
            key={message.text ?? message.payload?.type}
            message={message}
            words={words}
            from={from}
            hiddenLines={hiddenLines}
          />
        ))}
    </>
  );
}

/** Undefined where no answer says so. */
function findLanguage(turn: Pick<Turn, "answer"> | undefined): BotMessage["language"] {
  const answer = turn?.answer ?? null;
  return answer === null || answer === "failed" ? undefined : answer[answer.length - 1]?.language;
}

/** The text that an answer begins with. */
function findFirstText(turn: Turn | undefined): string | undefined {
  const answer = turn?.answer ?? null;
  return answer === null || answer === "failed" ? undefined : answer[0]?.text;
}

/** Announces an answer: its sentences, and the lengths of its lists. Readers can go on from there at their own pace. */
function describeAnswer(last: Turn | undefined, { page }: ChatbotWords, own: ChatbotWords): string {
  if (last === undefined) return "";
  if (last.answer === null) return own.page.answering;
  if (last.answer === "failed") return own.page.failed;
  return last.answer
    .flatMap(({ text, payload }) => [
      text,
      payload?.type === "SERVICES_LIST" || payload?.type === "GET_SHELTER_AVAILABLE_BEDS"
        ? page.services(payload.data.length)
        : undefined,
      payload?.type === "CRISIS_LINES_LIST" ? page.lines(payload.data.length) : undefined,
    ])
    .filter((part) => part !== undefined && part !== "")
    .join(" ");
}

/** Whether the last question was about the way, which needs a position: once there is one, it is asked again. */
function asksWhereFrom(last: Turn | undefined, { way }: ChatbotWords): boolean {
  return findFirstText(last)?.endsWith(way.whereFrom) === true;
}

function listDangerLines({ answer }: Turn) {
  if (answer === null || answer === "failed") return [];
  return answer.flatMap(({ payload }) =>
    payload?.type === "CRISIS_LINES_LIST" && payload.isDanger === true ? payload.data : [],
  );
}

/** Replies that can be tapped next: at first three that lead to open doors, and further needs. */
function listReplies(last: Turn | undefined, { chips }: ChatbotWords): readonly string[] {
  const answer = last?.answer ?? null;
  const first = [
    chips.foodNow,
    chips.sleepTonight,
    chips.showerNow,
    chips.doctor,
    chips.clothes,
    chips.work,
    chips.lines,
  ];
  if (answer === null || answer === "failed") return first;
  return answer.flatMap(({ payload }) => (payload?.type === "QUICK_REPLIES" ? payload.data : []));
}
