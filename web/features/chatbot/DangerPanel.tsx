import type { Ref } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import { StartOver } from "../danger/StartOver.tsx";
import styles from "./DangerPanel.module.css";

/** Numbers for the danger, in reach while the conversation goes on. Nothing is dialed automatically. */
export function DangerPanel({
  ref,
  lines,
  language,
  text,
  exit,
  onClose,
}: {
  ref: Ref<HTMLElement>;
  lines: readonly PublicCrisisLine[];
  /** Language that the message was written in; `text` is in it too. */
  language: Language;
  text: ChatbotWords["page"];
  /** Text of the exit button, in the page's language. */
  exit: string;
  onClose(): void;
}) {
  const [before, after] = text.leave;
  return (
    <section ref={ref} className={styles.panel} aria-labelledby="danger" lang={language}>
      <div className={styles.head}>
        <Icon name="alert" />
        <h2 id="danger" className={styles.title}>
          {text.danger}
        </h2>
        <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <DangerLine key={line.id} line={line} language={language} text={text} />
        ))}
      </ul>
      <p className={styles.leave}>
        {before}
        <b>{exit}</b>
        {after} {text.anotherPhone}
      </p>
      <StartOver language={language} />
    </section>
  );
}

function DangerLine({
  line,
  language,
  text,
}: {
  line: PublicCrisisLine;
  language: Language;
  text: ChatbotWords["page"];
}) {
  const { call, text: byText, chat } = waysToReach(line, language);
  const labels: Readonly<Record<string, string>> = text.dangerNumbers;
  const shown = (call ?? byText)?.shown.replace(/^1-/u, "") ?? "";
  const name = labels[shown.replace(/\D/gu, "")] ?? lineInLanguage(line, language).name;
  return (
    <li>
      {call !== null && (
        <a className={styles.line} href={call.href}>
          <Icon name="phone" />
          <span>
            <b className={styles.number}>
              <span className="visually-hidden">{text.call(shown)}</span>
              <span aria-hidden="true">{shown}</span>
            </b>
            <span className={`${styles.name} ${styles.telling}`}>{name}</span>
          </span>
        </a>
      )}
      {byText !== null && (
        <a className={call === null ? styles.other : `${styles.other} ${styles.beside}`} href={byText.href}>
          {text.textTo(byText.shown, byText.keyword)}
          <span className={`visually-hidden ${styles.telling}`}> {name}</span>
        </a>
      )}
      {chat !== null && (
        <a className={`${styles.other} ${styles.beside}`} href={chat} target="_blank" rel="noreferrer">
          {text.chat}
          <span className={`visually-hidden ${styles.telling}`}> {name}</span>
        </a>
      )}
    </li>
  );
}
