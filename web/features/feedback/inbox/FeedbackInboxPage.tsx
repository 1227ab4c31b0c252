import { useMemo, useRef } from "react";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "./FeedbackInboxPage.module.css";
import { InboxTabs } from "./InboxTabs.tsx";
import { type InboxAddress, inboxPath, listInboxTabs, listMessageKinds } from "./inbox-tab.ts";
import { MessageList } from "./MessageList.tsx";
import { MessageView } from "./MessageView.tsx";
import { useAnswered } from "./use-answered.ts";
import { useDeletion } from "./use-deletion.ts";
import { useInbox } from "./use-inbox.ts";

/** Messages to services and about the app. `/feedbacks`, rules feedback 22–26. */
export function FeedbackInboxPage({ text }: { text: FeedbackInboxWords }) {
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false} isBare>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className="visually-hidden">{text.title}</h1>
        <Inbox text={text} />
      </main>
    </Shell>
  );
}

function Inbox({ text }: { text: FeedbackInboxWords }) {
  const { words, viewer } = useApp();
  const [, navigate] = useLocation();
  const parameters = new URLSearchParams(useSearch());
  const q = parameters.get("q")?.trim() ?? "";
  const message = parameters.get("message");
  const role = viewer?.role ?? "GUEST";
  const tabs = useMemo(() => listInboxTabs(role), [role]);
  // The header's search names no tab: it searches the one in view.
  const latestTab = useRef(tabs[0] ?? "service");
  const tab = tabs.find((one) => one === parameters.get("tab")) ?? latestTab.current;
  latestTab.current = tab;
  const kinds = listMessageKinds(role, tab);
  const kind = kinds.find((one) => one === parameters.get("kind")) ?? null;
  const inbox = useInbox({ tab, kind, q }, tabs);
  const pathTo = (changes: Partial<InboxAddress>) =>
    inboxPath(WORK_PAGES.feedbacks.path, { tab, kind, q, message: null, ...changes });
  const close = () => {
    navigate(pathTo({ message: null }), { replace: true });
    document.getElementById("content")?.focus();
  };
  const remove = useDeletion(text, inbox.leave, inbox.reload);
  const markAnswered = useAnswered(
    text,
    (id) => {
      inbox.leave(id);
      close();
    },
    inbox.reload,
  );
  const { rows } = inbox;
  const isOpened = message !== null;
  return (
    <>
      <div className={isOpened ? styles.aside : undefined}>
        <InboxTabs tabs={tabs} tab={tab} counts={inbox.counts} q={q} text={text} />
        {kinds.length > 0 && (
          <nav className={styles.kinds} aria-label={text.whichKind}>
            {[null, ...kinds].map((one) => (
              <Link
                key={one}
                href={pathTo({ kind: one })}
                className={styles.kind}
                aria-current={one === kind ? "true" : undefined}
              >
                {one === null ? text.anyKind : text.sorts[one].filter}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <div className={isOpened ? `${styles.inbox} ${styles.reading}` : styles.inbox}>
        <div className={styles.list} aria-busy={rows === null && inbox.failure === null}>
          {inbox.failure !== null && <WorkFailure isNetwork={inbox.failure.isNetwork} onRetry={inbox.more} />}
          {rows === null && inbox.failure === null && <p className={styles.note}>{words.shell.loading}</p>}
          {rows?.length === 0 && <p className={styles.note}>{emptyText()}</p>}
          {rows !== null && rows.length > 0 && (
            <MessageList rows={rows} openId={message} text={text} pathOf={(id) => pathTo({ message: id })} />
          )}
          {inbox.hasMore && (
            <p className={styles.more}>
              <button type="button" className={buttons.outlined} onClick={inbox.more}>
                {text.more}
              </button>
            </p>
          )}
        </div>
        {isOpened ? (
          <MessageView
            key={message}
            id={message}
            text={text}
            onRead={inbox.markRead}
            onMoved={(id) => {
              inbox.leave(id);
              close();
            }}
            onAnswered={(id) => void markAnswered(id)}
            onDelete={(id) => {
              void remove(id);
              close();
            }}
          />
        ) : (
          <p className={styles.choose}>{rows !== null && rows.length > 0 && text.choose}</p>
        )}
      </div>
    </>
  );

  function emptyText(): string {
    if (q !== "") return text.noMatch(q);
    if (kind !== null) return text.noneOfKind;
    return tab === "archive" ? text.noneArchived : text.none;
  }
}
