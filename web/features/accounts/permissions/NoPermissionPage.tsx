import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./NoPermission.module.css";
import { noPermissionWords } from "./no-permission-words.ts";

/** In place of a page that the viewer's role does not allow: why, and two ways on (rule permissions 14). */
export function NoPermissionPage() {
  const { language, viewer } = useApp();
  const text = noPermissionWords(language);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{text.title}</h1>
        {viewer !== null && <p>{text.why(text.roles[viewer.role])}</p>}
        <p>{text.hint}</p>
        <p className={styles.buttons}>
          <Link href={WORK_PAGES.manageServices.path} className={buttons.primary}>
            {text.manage}
          </Link>
          <Link href={PUBLIC_PAGES.feedback.path} className={buttons.outlined}>
            {text.writeToUs}
          </Link>
        </p>
      </main>
    </Shell>
  );
}
