import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { servicePath } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./NoPermission.module.css";
import { noPermissionWords } from "./no-permission-words.ts";

/** In place of the form of a service that the viewer may not edit: why, and two ways on. */
export function NotYourService({ id, name }: { id: string; name: string }) {
  const text = noPermissionWords(useApp().language);
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{text.notYours(name)}</h2>
      <p>{text.notYoursWhy}</p>
      <p>{text.notYoursHint}</p>
      <p className={styles.buttons}>
        <Link href={servicePath(id)} className={buttons.primary}>
          {text.viewService}
        </Link>
        <Link href={WORK_PAGES.manageServices.path} className={buttons.outlined}>
          {text.manage}
        </Link>
      </p>
    </div>
  );
}
