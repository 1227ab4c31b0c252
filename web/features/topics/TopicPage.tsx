import { useEffect, useMemo, useState } from "react";
import { parentOf, type TopicCode, withChildren } from "#domain/topics/topic-table.ts";
import type { TopicsWords } from "#domain/words/en/topics.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Link } from "../../app-context/router.tsx";
import { useNow } from "../../app-context/use-now.ts";
import { useTitle } from "../../app-context/use-title.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { MoreRows } from "../../ui/MoreRows.tsx";
import columns from "../../ui/two-columns.module.css";
import type { Card } from "../home/card.ts";
import { Sections } from "../home/Sections.tsx";
import { useStatusExpiry } from "../home/use-status-expiry.ts";
import { loadTopic, type TopicData } from "./load-topic.ts";
import styles from "./TopicsPage.module.css";
import { TOPICS_PATH, topicPath } from "./topic-path.ts";

interface TopicPageProps {
  code: TopicCode;
  /** What came with the document. */
  initial: TopicData | null;
  text: TopicsWords;
}

/** The services of one topic: `/topics/{code}` (rule topics 6). */
export function TopicPage({ code, initial, text }: TopicPageProps) {
  const { callApi, place, language, words } = useApp();
  const [data, setData] = useState<TopicData | null>(initial);
  const [attempt, setAttempt] = useState(0);
  const isInitial = initial?.code === code;
  useEffect(() => {
    if (attempt === 0 && isInitial) return;
    let isCurrent = true;
    void loadTopic(callApi, code, place, language, 0).then((answer) => {
      if (isCurrent) setData(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [callApi, code, place, language, isInitial, attempt]);
  const name = text.names[code];
  useTitle(name);
  const rows = useMemo(() => (data?.ok === true ? data.rows : []), [data]);
  const setRows = useMemo(
    () => (change: (rows: readonly Card[]) => readonly Card[]) =>
      setData((shown) => (shown?.ok === true ? { ...shown, rows: change(shown.rows) } : shown)),
    [],
  );
  const list = useMemo(() => ({ language, query: { openNow: false } }), [language]);
  useStatusExpiry(rows, list, setRows);
  const next = data?.ok === true ? data.skip + data.rows.length : 0;
  const loadMore = async () => {
    const answer = await loadTopic(callApi, code, place, language, next);
    if (answer.ok)
      setData((shown) =>
        shown?.ok === true ? { ...answer, skip: shown.skip, rows: [...shown.rows, ...answer.rows] } : answer,
      );
    else setData(answer);
  };
  const now = useNow();
  return (
    <Shell header={<PageHeader title={name} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={data === null}>
        <div className={columns.top}>
          <h1 className={columns.title}>{name}</h1>
          {parentOf(code) === null && <Topics code={code} text={text} />}
        </div>
        {data === null && (
          <p className={styles.group} role="status">
            {words.shell.loading}
          </p>
        )}
        {data?.ok === false && (
          <Failure isNetwork={data.isNetwork} onRetry={() => setAttempt((count) => count + 1)} />
        )}
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
        {parentOf(code) !== null && (
          <nav className={styles.group} aria-label={text.title}>
            <Topics code={code} text={text} />
          </nav>
        )}
      </main>
    </Shell>
  );
}

/** Those of the same subject, and the way to all. */
function Topics({ code, text }: { code: TopicCode; text: TopicsWords }) {
  const parent = parentOf(code) ?? code;
  const others = withChildren(parent).filter((each) => each !== code);
  return (
    <ul className={styles.topics}>
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
