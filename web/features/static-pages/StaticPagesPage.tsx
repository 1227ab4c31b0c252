import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { StaticPageEditorWords } from "#words/compiled/static-pages/static-page-editor.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { instantText } from "../../base/app-context/instant-text.ts";
import { Link } from "../../base/app-context/router.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import { Loaded } from "../../base/work/Loaded.tsx";
import { WorkFrame } from "../../base/work/WorkFrame.tsx";
import styles from "./PageEditorPage.module.css";

/** The static pages that can be edited. `/static_pages`, rule static-pages 6. */
export function StaticPagesPage({ text }: { text: StaticPageEditorWords }) {
  const call = useCall(load);
  return (
    <WorkFrame title={text.title}>
      <p className={styles.note}>{text.intro}</p>
      <Loaded call={call}>{(pages) => <Rows pages={pages} text={text} />}</Loaded>
    </WorkFrame>
  );
}

const load = () => callApi("GET /static-pages", {});

function Rows({
  pages: all,
  text,
}: {
  pages: EndpointReply<"GET /static-pages">;
  text: StaticPageEditorWords;
}) {
  const { language } = useApp();
  const now = useNow();
  const codes = [...new Set(all.map(({ code }) => code))];
  return (
    <ul className={styles.rows}>
      {codes.map((code) => {
        const pages = all.filter((page) => page.code === code);
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
