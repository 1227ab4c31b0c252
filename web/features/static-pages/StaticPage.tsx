import { type ReactNode, useEffect, useState } from "react";
import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useTitle } from "../../base/app-context/use-title.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { PageFailure } from "../../base/shell/PageFailure.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import type { StaticPageData } from "./load-static-page.ts";
import { loadStaticPage } from "./load-static-page.ts";
import { OperatorLinks } from "./OperatorLinks.tsx";
import styles from "./StaticPage.module.css";

export interface StaticPageProps {
  code: StaticPageCode;
  /** Data that came with the document. */
  initial: StaticPageData | null;
  /** Shown where the page does not exist. */
  notFound: ReactNode;
}

/** About, terms, privacy, questions, deletion (rule static-pages 1). */
export function StaticPage({ code, initial, notFound }: StaticPageProps) {
  const { callApi, language, words } = useApp();
  const [loaded, setLoaded] = useState<StaticPageData | null>(initial);
  const [attempt, setAttempt] = useState(0);
  const data = loaded?.code === code ? loaded : null;
  const isLoadNeeded = data === null || attempt > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (!isLoadNeeded) return;
    return whenResolved(loadStaticPage(callApi, code, language), setLoaded);
  }, [callApi, code, language, isLoadNeeded, attempt]);

  const found = data?.found ?? null;
  const title = found?.title ?? null;
  useTitle(title);

  if (data !== null && data.found === null && data.reason === "missing") {
    return notFound;
  }
  return (
    <Shell header={<PageHeader title={title ?? words.shell.product} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={data === null}>
        <h1 className={title === null ? "visually-hidden" : styles.title}>{title ?? words.shell.product}</h1>
        {data === null && (
          <p className="visually-hidden" role="status">
            {words.shell.loading}
          </p>
        )}
        {data?.found === null && (
          <PageFailure
            reason={data.reason === "server" ? "server" : "network"}
            onRetry={() => setAttempt((count) => count + 1)}
          />
        )}
        {found !== null && (
          <div
            className={styles.text}
            lang={found.language}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps and sends only what it cleaned.
            dangerouslySetInnerHTML={{ __html: found.content }}
          />
        )}
        {code === "ABOUT" && <OperatorLinks />}
      </main>
    </Shell>
  );
}
