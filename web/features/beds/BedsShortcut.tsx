import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import { useAccountWords } from "../../base/shell/account-words.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import styles from "./BedsShortcut.module.css";

/**
 * Shortcut on the list for people with a shelter, who come for their beds more often than for anything else (rule beds
 * 22).
 */
export function BedsShortcut() {
  const words = useAccountWords();
  const { viewer } = useApp();
  if (viewer?.hasShelter !== true) return null;
  return (
    <p className={styles.shortcut}>
      <Link href={WORK_PAGES.beds.path}>
        <Icon name="bed" />
        {words.updateBeds}
      </Link>
    </p>
  );
}
