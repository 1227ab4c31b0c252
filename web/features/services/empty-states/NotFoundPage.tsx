import { wordsIn } from "#words/base/words-in.ts";
import { notFoundPage as en } from "#words/compiled/en/base/not-found-page.ts";
import { notFoundPage as es } from "#words/compiled/es/base/not-found-page.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { AllCrisisLinesLink, NationalCrisisLines } from "./NationalCrisisLines.tsx";
import styles from "./NotFoundPage.module.css";

/** "Page not found" with a home link (rule interface 5). */
export function NotFoundPage() {
  const { words, language } = useApp();
  const { shell } = words;
  const texts = wordsIn("notFoundPage", language, { en, es });
  useTitle(shell.notFound);
  return (
    <Shell header={<PageHeader title={shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1}>
        <div className={styles.top}>
          <h1 className={styles.title}>{shell.notFound}</h1>
          <p>{texts.notFoundHint}</p>
          <p>
            <Link href="/" className={buttons.primary}>
              {texts.toHome}
            </Link>
          </p>
        </div>
        <h2 className="visually-hidden">{texts.getHelpNow}</h2>
        <NationalCrisisLines />
        <AllCrisisLinesLink />
      </main>
    </Shell>
  );
}
