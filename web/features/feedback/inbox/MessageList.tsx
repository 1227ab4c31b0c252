import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { ago } from "../../../base/service-card/ago.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { groupByService } from "./group-by-service.ts";
import { KindMark } from "./KindMark.tsx";
import styles from "./MessageList.module.css";
import { formatMessageTitle, ownSubject } from "./subject-of.ts";

/** A link to each message; those about one service stand together under its name. */
export function MessageList({
  rows,
  openId,
  text,
  pathOf,
}: {
  rows: readonly ShownFeedback[];
  openId: string | null;
  text: FeedbackInboxWords;
  pathOf: (id: string) => string;
}) {
  return groupByService(rows).map(({ service, rows: messages }) => {
    const isGroup = service !== null && messages.length > 1;
    const list = (
      <ul>
        {messages.map((row) => (
          <Row
            key={row.id}
            row={row}
            isOpen={row.id === openId}
            isGrouped={isGroup}
            path={pathOf(row.id)}
            text={text}
          />
        ))}
      </ul>
    );
    if (!isGroup) return <div key={messages[0]?.id}>{list}</div>;
    return (
      <section key={messages[0]?.id}>
        <h2 className={styles.group}>{text.group(service.name, messages.length)}</h2>
        {list}
      </section>
    );
  });
}

function Row({
  row,
  isOpen,
  isGrouped,
  path,
  text,
}: {
  row: ShownFeedback;
  isOpen: boolean;
  isGrouped: boolean;
  path: string;
  text: FeedbackInboxWords;
}) {
  const { words } = useApp();
  const now = useNow();
  const title = formatMessageTitle(row, text);
  const service = isGrouped || row.service === null ? null : row.service.name;
  const subject = ownSubject(row);
  return (
    <li>
      <Link href={path} className={styles.row} aria-current={isOpen ? "true" : undefined}>
        <span className={styles.head}>
          {row.isUnread && (
            <span className={styles.unread}>
              <span className="visually-hidden">{text.unread}. </span>
            </span>
          )}
          <KindMark message={row} text={text} isBrief />
          <span className={styles.name}>{title}</span>
          <span className={styles.age}>{ago(words.services, Date.parse(row.createdAt), now)}</span>
        </span>
        {service !== null && <span className={styles.subject}>{service}</span>}
        {row.answeredAt !== null && (
          <span className={styles.answered}>
            <Icon name="check" />
            {text.answered}
          </span>
        )}
        {subject !== null && <span className={styles.subject}>{subject}</span>}
        <span className={styles.last}>
          <span className={styles.snippet}>{row.message}</span>
          {row.files.length > 0 && (
            <>
              <SvgIcon name="picture" />
              <span className="visually-hidden">{text.withPictures}</span>
            </>
          )}
          {row.location.coordinates.length > 0 && (
            <>
              <Icon name="pin" />
              <span className="visually-hidden">{text.withPlace}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
