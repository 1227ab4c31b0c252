import type { ReactNode } from "react";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { CrisisLinesWords } from "#words/compiled/contacts/crisis-lines.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import styles from "./CrisisLinesPage.module.css";
import { ClosedNow, DeafWays, Languages, LineNotes } from "./LineFacts.tsx";

export interface CrisisLineRowProps {
  line: PublicCrisisLine;
  texts: CrisisLinesWords;
}

/** One line: who it is for, when it is answered, and its call and text buttons. */
export function CrisisLineRow({
  line,
  texts,
  actions,
}: CrisisLineRowProps & {
  /** Buttons for those who may change the line. */
  actions?: ReactNode;
}) {
  const { language } = useApp();
  const { name, description, area, time, isEnglish } = lineInLanguage(line, language);
  // Spanish texts may exist for some fields; further languages have none.
  const lang = isEnglish && language !== "es" ? "en" : undefined;
  const ways = waysToReach(line, language);
  const { call, text, chat, website } = ways;
  return (
    <li className={actions === undefined ? columns.row : `${columns.row} ${styles.editable}`}>
      <h2 className={columns.name}>{name}</h2>
      <p className={styles.description}>
        <span lang={lang}>{description}</span>{" "}
        {isEnglish && <i className={styles.translationNote}>{texts.inEnglish}</i>}
      </p>
      <p className={columns.fact}>
        <Icon name="pin" className={columns.icon} />
        <span className="visually-hidden">{texts.area}: </span>
        <span lang={lang}>{area}</span>
      </p>
      <p className={columns.fact}>
        <Icon name="clock" className={columns.icon} />
        <span className="visually-hidden">{texts.time}: </span>
        <span lang={lang}>{time}</span>
      </p>
      <ClosedNow line={line} texts={texts} />
      <Languages line={line} texts={texts} />
      <div className={columns.buttons}>
        {call !== null && (
          <a className={buttons.primary} href={call.href}>
            <Icon name="phone" />
            <span>
              {texts.call(call.shown)}
              {call.keys !== null && `, ${texts.thenDial(call.keys)}`}
              <span className="visually-hidden">, {name}</span>
            </span>
          </a>
        )}
        {text !== null && (
          <a className={buttons.outlined} href={text.href}>
            <Icon name="chat" />
            <span>
              {text.keyword === null ? texts.text(text.shown) : texts.textKeyword(text.keyword, text.shown)}
              <span className="visually-hidden">, {name}</span>
            </span>
          </a>
        )}
        {chat !== null && (
          <a className={buttons.outlined} href={chat} rel="noopener noreferrer">
            <Icon name="globe" />
            <span aria-hidden="true">{texts.chat}</span>
            <span className="visually-hidden">{texts.chatOf(name)}</span>
          </a>
        )}
        {website !== null && website !== chat && (
          <a className={buttons.quiet} href={website} rel="noopener noreferrer">
            <span aria-hidden="true">{texts.website}</span>
            <span className="visually-hidden">{texts.websiteOf(name)}</span>
          </a>
        )}
      </div>
      <DeafWays ways={ways} texts={texts} />
      <LineNotes line={line} texts={texts} />
      {actions}
    </li>
  );
}
