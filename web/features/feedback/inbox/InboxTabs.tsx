import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./InboxTabs.module.css";
import { type InboxTab, inboxPath } from "./inbox-tab.ts";
import type { InboxCounts } from "./use-inbox.ts";

/** The tabs with their counts and, on a laptop, the field that searches the tab in view. */
export function InboxTabs({
  tabs,
  tab,
  counts,
  q,
  text,
}: {
  tabs: readonly InboxTab[];
  tab: InboxTab;
  counts: InboxCounts;
  q: string;
  text: FeedbackInboxWords;
}) {
  const [, navigate] = useLocation();
  const { path } = WORK_PAGES.feedbacks;
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={text.which}>
        {tabs.map((one) => (
          <Link
            key={one}
            href={inboxPath(path, { tab: one, kind: null, q, message: null })}
            className={styles.tab}
            aria-current={one === tab ? "page" : undefined}
          >
            {text.tabs[one]}
            {counts[one] === undefined ? "" : ` · ${counts[one]}`}
          </Link>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know the search element. */}
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("q");
          navigate(inboxPath(path, { tab, kind: null, q: String(typed ?? "").trim(), message: null }));
        }}
      >
        <Icon name="search" />
        <input
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          enterKeyHint="search"
          aria-label={text.search}
          placeholder={text.searchHint}
        />
      </form>
    </div>
  );
}
