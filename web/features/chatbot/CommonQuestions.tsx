import { useEffect, useState } from "react";
import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { PUBLIC_PAGES } from "../../base/pages/public-pages.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { loadStaticPage, type StaticPageData } from "../static-pages/load-static-page.ts";
import styles from "./CommonQuestions.module.css";

/** The page of common questions in a drawer at the top. Where no document brought it, it is loaded once opened. */
export function CommonQuestions({ initial, text }: { initial: StaticPageData | null; text: ChatbotWords }) {
  const { callApi, language } = useApp();
  const [data, setData] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const found = data?.found ?? null;
  const isMissing = found === null && isOpen;
  useEffect(() => {
    if (!isMissing) return;
    return whenResolved(loadStaticPage(callApi, "FAQ", language), setData);
  }, [callApi, language, isMissing]);
  return (
    <details className={styles.questions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <SvgIcon name="question" />
        <span>{text.page.questions}</span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      {found === null ? (
        <p className={styles.content}>
          <Link href={PUBLIC_PAGES.faq.path}>{text.page.questions}</Link>
        </p>
      ) : (
        <div
          className={styles.content}
          lang={found.language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps and sends only what it cleaned.
          dangerouslySetInnerHTML={{ __html: found.content }}
        />
      )}
    </details>
  );
}
