import { useContext, useId } from "react";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import { LINE_WAYS } from "#domain/contacts/crisis-lines/crisis-line.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import { languageByName } from "#domain/translation/languages/language-by-name.ts";
import type { CrisisLineFormWords } from "#words/compiled/contacts/crisis-line-form.ts";
import { crisisLines as en } from "#words/compiled/en/contacts/crisis-lines.ts";
import { crisisLines as es } from "#words/compiled/es/contacts/crisis-lines.ts";
import { AppContext } from "../../../base/app-context/app-context.tsx";
import styles from "./CrisisLineFormPage.module.css";
import { CrisisLineRow } from "./CrisisLineRow.tsx";
import { bodyOfLine, type CrisisLineValues } from "./crisis-line-values.ts";

const TEXTS = { en, es };

/** Shows a line as its page will, in both languages, while it is typed. */
export function LinePreview({
  line,
  values,
  text,
}: {
  /** Null: a new line, of which no way has been tried. */
  line: PublicCrisisLine | null;
  values: CrisisLineValues;
  text: CrisisLineFormWords;
}) {
  const title = useId();
  const shown = toLine(line, values);
  return (
    <section className={styles.preview} aria-labelledby={title}>
      <h2 id={title} className={styles.legend}>
        {text.preview}
      </h2>
      {(["en", "es"] as const).map((language) => (
        <InLanguage key={language} language={language} line={shown} />
      ))}
    </section>
  );
}

/** A picture of the row: its links are not to be followed, since a number that is half typed reaches someone else. */
function InLanguage({ language, line }: { language: MainLanguage; line: PublicCrisisLine }) {
  const app = useContext(AppContext);
  if (app === null) return null;
  return (
    <AppContext value={{ ...app, language }}>
      <ul lang={language} className={styles.previewRow} inert>
        <CrisisLineRow line={line} texts={TEXTS[language]} />
      </ul>
    </AppContext>
  );
}

/** The line that the server would make of these values. */
function toLine(line: PublicCrisisLine | null, values: CrisisLineValues): PublicCrisisLine {
  const body = bodyOfLine(values);
  const tags = (names: readonly string[]) => names.map((name) => languageByName(name) ?? name);
  const given = { phone: body.phone, text: body.text, tty: body.tty, videophone: body.videophone };
  return {
    id: "preview",
    isOpen: null,
    changesAt: null,
    lastCalledAt: null,
    createdAt: "",
    updatedAt: "",
    version: 0,
    may: { edit: false, delete: false, noteCall: false },
    ...line,
    untried:
      line?.untried ?? LINE_WAYS.filter((way) => (way === "chat" ? body.chatWebLink : given[way]) !== null),
    ...body,
    languages: tags(body.languages),
    textLanguages: tags(body.textLanguages),
    openDays: DAYS.filter((day) => body.openDays.includes(day)),
    ranking: body.ranking ?? 0,
  };
}
