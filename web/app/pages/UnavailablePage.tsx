import type { Unavailable } from "#domain/app/page-rendering.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { unavailable as en } from "#words/compiled/en/base/unavailable.ts";
import { crisisLines as linesEn } from "#words/compiled/en/contacts/crisis-lines.ts";
import { unavailable as es } from "#words/compiled/es/base/unavailable.ts";
import { crisisLines as linesEs } from "#words/compiled/es/contacts/crisis-lines.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { ExitLink } from "../../base/shell/ExitLink.tsx";
import { Footer } from "../../base/shell/Footer.tsx";
import headerStyles from "../../base/shell/Header.module.css";
import shellStyles from "../../base/shell/Shell.module.css";
import buttons from "../../base/ui/buttons.module.css";
import columns from "../../base/ui/two-columns.module.css";
import { CrisisLineRow } from "../../features/contacts/crisis-lines/CrisisLineRow.tsx";

/** Replaces every page while the database is unavailable. Only the server renders it, without scripts of the app. */
export function UnavailablePage({
  problem,
  crisisLines,
  address,
}: Unavailable & {
  /** Address of the page that was asked for. */
  address: string;
}) {
  const { words, language } = useApp();
  const texts = wordsIn("unavailable", language, { en, es });
  const lineTexts = wordsIn("crisisLines", language, { en: linesEn, es: linesEs });
  return (
    <div className={shellStyles.page}>
      <div className={shellStyles.top}>
        <header className={headerStyles.header}>
          <p className={headerStyles.title}>{words.shell.product}</p>
          <ExitLink className={headerStyles.exit} />
        </header>
      </div>
      <main id="content">
        <div className={columns.top}>
          <h1 className={columns.title}>{texts.title}</h1>
          <p>{sentenceFor(problem, texts)}</p>
          <p>
            <a className={buttons.primary} href={address}>
              {words.shell.tryAgain}
            </a>
          </p>
          {crisisLines.length > 0 && <p>{texts.callNow}</p>}
        </div>
        <ul className={columns.rows}>
          {crisisLines.map((line) => (
            <CrisisLineRow key={line.id} line={line} texts={lineTexts} />
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  );
}

function sentenceFor(problem: Unavailable["problem"], texts: typeof en): string {
  if (problem === "notSaved" || problem === "maybeSaved" || problem === "diskFull") return texts[problem];
  return texts.text;
}
