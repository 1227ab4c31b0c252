import { languageNames } from "#domain/base/languages/language-names.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { isLineClosed } from "#domain/contacts/crisis-lines/line-is-closed.ts";
import { reportingInLanguage, type WaysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { CrisisLinesWords } from "#words/compiled/contacts/crisis-lines.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { Status } from "../../../base/ui/Status.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import styles from "./CrisisLinesPage.module.css";

/** Says that the line is closed at the moment. */
export function ClosedNow({ line, texts }: { line: PublicCrisisLine; texts: CrisisLinesWords }) {
  const now = useNow();
  return isLineClosed(line, now) && <Status state="CLOSED" text={texts.closedNow} />;
}

/** Languages in which calls and text messages are answered. */
export function Languages({ line, texts }: { line: PublicCrisisLine; texts: CrisisLinesWords }) {
  const { language } = useApp();
  const { languages, hasInterpreters, textLanguages, text } = line;
  const calls = languages.length > 0 || hasInterpreters;
  const hasTexts = text !== null && textLanguages.length > 0;
  if (!calls && !hasTexts) return null;
  return (
    <p className={columns.fact}>
      <Icon name="chat" className={columns.icon} />
      <span>
        <span className="visually-hidden">{texts.languages}: </span>
        {calls && `${texts.answersIn(languageNames(languages, language), hasInterpreters)}. `}
        {hasTexts && `${texts.textsIn(languageNames(textLanguages, language))}.`}
      </span>
    </p>
  );
}

/** The ways for people who cannot hear. */
export function DeafWays({
  ways: { tty, videophone, relay },
  texts,
}: {
  ways: WaysToReach;
  texts: CrisisLinesWords;
}) {
  if (tty === null && videophone === null && relay === null) return null;
  return (
    <p className={columns.buttons}>
      {videophone !== null && (
        <a className={buttons.quiet} href={videophone.href}>
          {texts.videophone(videophone.shown)}
        </a>
      )}
      {tty !== null && (
        <a className={buttons.quiet} href={tty.href}>
          {texts.tty(tty.shown)}
        </a>
      )}
      {relay !== null && <span className={styles.note}>{texts.relay(relay)}</span>}
    </p>
  );
}

/** Notes on what the line may report, and on how old its number is. */
export function LineNotes({ line, texts }: { line: PublicCrisisLine; texts: CrisisLinesWords }) {
  const { language } = useApp();
  const reporting = reportingInLanguage(line, language);
  const { lastCalledAt, untried } = line;
  const others = untried.filter((way) => way !== "phone").map((way) => texts.ways[way]);
  return (
    <>
      {reporting !== null && (
        <p className={styles.note}>
          <b>{texts.privacy}:</b> <span lang={reporting.isEnglish ? "en" : undefined}>{reporting.text}</span>
        </p>
      )}
      {untried.includes("phone") && <p className={styles.note}>{texts.notYetCalled}</p>}
      {others.length > 0 && <p className={styles.note}>{texts.notTried(others.join(", "))}</p>}
      {lastCalledAt !== null && (
        <p className={styles.note}>{texts.lastCalled(dateText(lastCalledAt, toLocale(language)))}</p>
      )}
    </>
  );
}

/** The day in UTC, so that the server and every browser write the same. */
function dateText(iso: string, locale: string): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}
