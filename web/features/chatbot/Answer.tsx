import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import styles from "./Talk.module.css";
import { TalkServices } from "./TalkServices.tsx";
import type { AnswerWords } from "./use-answer-words.ts";

/** One message of an answer. Replies to send next stand under the conversation. */
export function Answer({
  message: { text, payload },
  words,
  from,
  hiddenLines,
}: {
  message: BotMessage;
  words: AnswerWords;
  /** `longitude|latitude` of the visitor when they asked; undefined: not known. */
  from: string | undefined;
  /** Number of crisis lines that are shown elsewhere. */
  hiddenLines: number;
}) {
  if (text !== undefined) {
    return (
      <p className={styles.said} lang={words.language}>
        {text}
      </p>
    );
  }
  if (payload === undefined) return null;
  switch (payload.type) {
    case "QUICK_REPLIES":
    // The text of the answer says all of it.
    case "WEATHER":
      return null;
    case "CRISIS_LINES_LIST": {
      const lines = payload.isDanger === true ? payload.data.slice(hiddenLines) : payload.data;
      if (lines.length === 0) return null;
      return (
        <ul className={styles.lines} lang={words.language}>
          {lines.map((line) => (
            <Line key={line.id} line={line} words={words} />
          ))}
        </ul>
      );
    }
    default: {
      const services = Array.isArray(payload.data) ? payload.data : [payload.data];
      const notes = "notes" in payload ? payload.notes : undefined;
      return <TalkServices services={services} notes={notes ?? []} from={from} words={words} />;
    }
  }
}

function Line({ line, words: { language, text } }: { line: PublicCrisisLine; words: AnswerWords }) {
  const { name } = lineInLanguage(line, language);
  const { call, text: byText, chat } = waysToReach(line, language);
  const label =
    call === null ? byText && text.page.textTo(byText.shown, byText.keyword) : text.page.call(call.shown);
  if (label === null) return null;
  return (
    <li className={styles.ways}>
      <a className={styles.line} href={(call ?? byText)?.href}>
        <Icon name="phone" />
        <span>
          <b>{label}</b>
          <span className={styles.lineName}>{name}</span>
        </span>
      </a>
      {call !== null && byText !== null && (
        <a className={styles.other} href={byText.href}>
          {text.page.textTo(byText.shown, byText.keyword)}
          <span className={`visually-hidden ${styles.ofLine}`}> {name}</span>
        </a>
      )}
      {chat !== null && (
        <a className={styles.other} href={chat} target="_blank" rel="noreferrer">
          {text.page.chat}
          <span className={`visually-hidden ${styles.ofLine}`}> {name}</span>
        </a>
      )}
    </li>
  );
}
