import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import styles from "./NoPermission.module.css";
import { noPermissionWords } from "./no-permission-words.ts";

/** In place of a page that the viewer's role does not allow: why, and two ways on (rule permissions 14). */
export function NoPermissionPage() {
  const { language, viewer } = useApp();
  const text = noPermissionWords(language);
  return (
    <WorkFrame title={text.title} styles={styles}>
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
    </WorkFrame>
  );
}
