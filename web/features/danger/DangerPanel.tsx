import { useId } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { isLineClosed } from "#domain/contacts/crisis-lines/line-is-closed.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { wordsIn } from "#words/base/words-in.ts";
import type { DangerPanelWords } from "#words/compiled/danger/danger-panel.ts";
import { dangerPanel as en } from "#words/compiled/en/danger/danger-panel.ts";
import { dangerPanel as es } from "#words/compiled/es/danger/danger-panel.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { ExitLink } from "../../base/shell/ExitLink.tsx";
import { Icon } from "../../base/ui/Icon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import styles from "./DangerPanel.module.css";
import { StartOver } from "./StartOver.tsx";

const WORDS = { en, es };

/**
 * Numbers for a danger, above the results (rules danger-search 1–6). Nothing is dialed automatically. A shared screen
 * shows the numbers without a word for what happened, and paper shows none of it.
 */
export function DangerPanel({ help }: { help: DangerHelp }) {
  const { language: ofPage } = useApp();
  const titleId = useId();
  const language = help.language ?? ofPage;
  const text = wordsIn("dangerPanel", language, WORDS);
  const lines = help.isHint ? help.lines.slice(0, 1) : help.lines;
  return (
    <section
      className={help.isHint ? styles.hint : styles.panel}
      aria-labelledby={titleId}
      lang={language === ofPage ? undefined : language}
    >
      <h2 id={titleId} className={styles.title}>
        {help.isHint ? text.hintTitle : text.title}
      </h2>
      <p className={`${styles.text} ${styles.telling}`}>{help.text}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} language={language} text={text} />
        ))}
      </ul>
      <p className={styles.all}>
        <Link href={PUBLIC_PAGES.crisisLines.path}>{text.allLines}</Link>
      </p>
      {!help.isHint && <WaysOut text={text} language={language} />}
    </section>
  );
}

function Line({
  line,
  language,
  text,
}: {
  line: PublicCrisisLine;
  language: Language;
  text: DangerPanelWords;
}) {
  const now = useNow();
  const { name } = lineInLanguage(line, language);
  const { call, text: message, chat } = waysToReach(line, language);
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <span className={styles.telling}>{name}</span>
        {isLineClosed(line, now) && <span className={styles.closed}>{text.closedNow}</span>}
      </p>
      {call !== null && (
        <a className={styles.call} href={call.href}>
          <Icon name="phone" />
          <span>
            <span className="visually-hidden">{text.call(call.shown)}</span>
            <span aria-hidden="true">{call.shown.replace(/^1-/u, "")}</span>
            <span className={`visually-hidden ${styles.telling}`}>, {name}</span>
          </span>
        </a>
      )}
      {(message !== null || chat !== null) && (
        <p className={call === null ? styles.ways : `${styles.ways} ${styles.beside}`}>
          {message !== null && (
            <a className={styles.way} href={message.href}>
              <Icon name="chat" />
              <span>
                {message.keyword === null
                  ? text.text(message.shown)
                  : text.textKeyword(message.keyword, message.shown)}
                <span className={`visually-hidden ${styles.telling}`}>, {name}</span>
              </span>
            </a>
          )}
          {chat !== null && (
            <a
              className={`${styles.way} ${styles.beside}`}
              href={chat}
              rel="noopener noreferrer"
              aria-label={text.chatWith(name)}
            >
              <Icon name="globe" />
              <span aria-hidden="true">{text.chat}</span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

/** Says beside the exit what it does and cannot do; on a shared screen, how to start over. */
function WaysOut({ text, language }: { text: DangerPanelWords; language: Language }) {
  const [before, after] = text.leave;
  return (
    <>
      <p className={styles.leave}>
        <SvgIcon name="door" className={styles.door} />
        <span>
          {before}
          <ExitLink className={styles.exit} />
          {after} {text.cannotErase} <b>{text.anotherPhone}</b>
        </span>
      </p>
      <StartOver language={language} />
    </>
  );
}
