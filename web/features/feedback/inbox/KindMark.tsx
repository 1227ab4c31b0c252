import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import { type MessageSort, toMessageSort } from "#domain/feedback/message-sort.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { ago } from "../../../base/service-card/ago.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import styles from "./KindMark.module.css";

/** Icon and words for the kind of a message; a row of the list hides the words from all but screen readers. */
export function KindMark({
  message,
  text,
  isBrief = false,
}: {
  message: Pick<ShownFeedback, "type" | "service" | "isArchive" | "answeredAt">;
  text: FeedbackInboxWords;
  isBrief?: boolean;
}) {
  const { words } = useApp();
  const now = useNow();
  const { type, service, isArchive, answeredAt } = message;
  const sort = toMessageSort(type, service !== null);
  const answered =
    answeredAt === null ? null : text.answeredMark(ago(words.services, Date.parse(answeredAt), now));
  const settled = sort === "question" && isArchive ? (answered ?? text.archivedMark) : null;
  return (
    <span className={sort === "report" ? `${styles.mark} ${styles.report}` : styles.mark}>
      <Drawing sort={sort} />
      <span className={isBrief ? "visually-hidden" : undefined}>
        {isBrief ? `${text.sorts[sort].name}. ` : (settled ?? text.sorts[sort].mark)}
      </span>
    </span>
  );
}

function Drawing({ sort }: { sort: MessageSort }) {
  switch (sort) {
    case "question":
      return <Icon name="chat" />;
    case "report":
      return <Icon name="alert" />;
    case "opinion":
      return <SvgIcon name="mail" />;
    case "claim":
      return <SvgIcon name="people" />;
  }
}
