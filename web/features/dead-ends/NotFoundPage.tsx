import { Link } from "wouter";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import press from "../../ui/press.module.css";
import { useTitle } from "../../visit/use-title.ts";
import { useVisit } from "../../visit/visit.tsx";
import { AllCrisisLines, CrisisLines } from "./CrisisLines.tsx";
import styles from "./NotFoundPage.module.css";

/** "Page not found" with a home link (rule interface 5). */
export function NotFoundPage() {
  const { shell } = useVisit().words;
  useTitle(shell.notFound);
  return (
    <Shell header={<PageHeader title={shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1}>
        <div className={styles.top}>
          <h1 className={styles.title}>{shell.notFound}</h1>
          <p>{shell.notFoundHint}</p>
          <p>
            <Link href="/" className={press.strong}>
              {shell.toHome}
            </Link>
          </p>
        </div>
        <h2 className="hear">{shell.helpNow}</h2>
        <CrisisLines />
        <AllCrisisLines />
      </main>
    </Shell>
  );
}
