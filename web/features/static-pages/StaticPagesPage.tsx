import type { StaticPageEditorWords } from "#words/compiled/static-pages/static-page-editor.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { instantText } from "../../base/app-context/instant-text.ts";
import { Link } from "../../base/app-context/router.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { useTitle } from "../../base/app-context/use-title.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import styles from "./PageEditorPage.module.css";

/** The static pages that can be edited. `/static_pages`, rule static-pages 6. */
export function StaticPagesPage({ text }: { text: StaticPageEditorWords }) {
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.note}>{text.intro}</p>
        <Rows text={text} />
      </main>
    </Shell>
  );
}

const load = () => callApi("GET /static-pages", {});

function Rows({ text }: { text: StaticPageEditorWords }) {
  const { words, language } = useApp();
  const now = useNow();
  const { reply, failure, reload } = useCall(load);
  if (failure !== null) return <WorkFailure isNetwork={failure.isNetwork} onRetry={() => void reload()} />;
  if (reply === null) return <p>{words.shell.loading}</p>;
  const codes = [...new Set(reply.map(({ code }) => code))];
  return (
    <ul className={styles.rows}>
      {codes.map((code) => {
        const pages = reply.filter((page) => page.code === code);
        const title = (pages.find((page) => page.language === language) ?? pages[0])?.title;
        return (
          <li key={code} className={styles.row}>
            <Link href={WORK_PAGES.editStaticPage.path.replace(":id", code)} className={styles.rowLink}>
              <span className={styles.rowTitle}>{title}</span>
              {pages.map((page) => (
                <span key={page.language} className={styles.note}>
                  {text.languages[page.language]}:{" "}
                  {page.isEdited
                    ? text.edited(instantText(Date.parse(page.updatedAt), now, language))
                    : text.delivered}
                </span>
              ))}
              {pages.some(({ isOutdated }) => isOutdated) && (
                <span className={styles.stale}>{text.outdated}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
