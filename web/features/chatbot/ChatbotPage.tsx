import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useTitle } from "../../base/app-context/use-title.ts";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import buttons from "../../base/ui/buttons.module.css";
import type { StaticPageData } from "../static-pages/load-static-page.ts";
import styles from "./ChatbotPage.module.css";
import { CommonQuestions } from "./CommonQuestions.tsx";
import { Talk } from "./Talk.tsx";
import "../../base/shell/large-title.css";

/** Asking for help in one's own words. `/chatbot`, rules chatbot 28–30. */
export function ChatbotPage({ questions, text }: { questions: StaticPageData | null; text: ChatbotWords }) {
  const { isHydrated } = useApp();
  useTitle(text.page.title);
  return (
    <Shell header={<PageHeader title={text.page.title} />} hasTabs={false} isBare>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className="visually-hidden">{text.page.title}</h1>
        <CommonQuestions initial={questions} text={text} />
        {isHydrated ? (
          <Talk text={text} />
        ) : (
          <>
            <p className={styles.note}>{text.page.withoutScripts}</p>
            <p className={styles.links}>
              <a href="/" className={buttons.outlined}>
                {text.page.search}
              </a>
              <a href="tel:211" className={buttons.outlined}>
                {text.page.anyHelp}
              </a>
              <Link href={PUBLIC_PAGES.crisisLines.path} className={buttons.outlined}>
                {text.page.crisisLines}
              </Link>
            </p>
          </>
        )}
      </main>
    </Shell>
  );
}
