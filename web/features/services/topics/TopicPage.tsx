import { findParentTopic, type TopicCode, withChildren } from "#domain/services/topics/topic-table.ts";
import type { TopicsWords } from "#words/compiled/services/topics.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { Failure } from "../../../base/ui/Failure.tsx";
import { MoreRows } from "../../../base/ui/MoreRows.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import { Sections } from "../home/Sections.tsx";
import type { TopicData } from "./load-topic.ts";
import styles from "./TopicsPage.module.css";
import { TOPICS_PATH, topicPath } from "./topic-path.ts";
import { useTopic } from "./use-topic.ts";

interface TopicPageProps {
  code: TopicCode;
  /** Data that came with the document. */
  initial: TopicData | null;
  text: TopicsWords;
}

/** The services of one topic: `/topics/{code}` (rule topics 6). */
export function TopicPage({ code, initial, text }: TopicPageProps) {
  const { words } = useApp();
  const { data, rows, next, loadMore, retry } = useTopic(code, initial);
  const name = text.names[code];
  useTitle(name);
  const now = useNow();
  return (
    <Shell header={<PageHeader title={name} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={data === null}>
        <div className={columns.top}>
          <h1 className={columns.title}>{name}</h1>
          {findParentTopic(code) === null && <Topics code={code} text={text} isStrip />}
        </div>
        {data === null && (
          <p className={styles.group} role="status">
            {words.shell.loading}
          </p>
        )}
        {data?.ok === false && <Failure isNetwork={data.isNetwork} onRetry={retry} />}
        {data?.ok === true && rows.length === 0 && <p className={styles.group}>{text.none}</p>}
        <Sections rows={rows} now={now} level={2} />
        {data?.ok === true && data.hasMore && (
          <MoreRows
            key={rows.length}
            href={`${topicPath(code)}?skip=${next}`}
            text={words.home.loadMore}
            onMore={loadMore}
          />
        )}
        {/* Whoever came for one topic looks at its places first. */}
        {findParentTopic(code) !== null && (
          <nav className={styles.group} aria-label={text.title}>
            <Topics code={code} text={text} />
          </nav>
        )}
      </main>
    </Shell>
  );
}

/** Topics of the same subject, and a link to all. */
function Topics({
  code,
  text,
  isStrip = false,
}: {
  code: TopicCode;
  text: TopicsWords;
  /** In one line on a phone, where a list that is looked for comes below. */
  isStrip?: boolean;
}) {
  const parent = findParentTopic(code) ?? code;
  const others = withChildren(parent).filter((each) => each !== code);
  return (
    <ul className={isStrip ? `${styles.topics} ${styles.strip}` : styles.topics}>
      {others.map((each) => (
        <li key={each}>
          <Link href={topicPath(each)} className={styles.topic}>
            {text.names[each]}
          </Link>
        </li>
      ))}
      <li>
        <Link href={TOPICS_PATH} className={styles.topic}>
          {text.title}
        </Link>
      </li>
    </ul>
  );
}
