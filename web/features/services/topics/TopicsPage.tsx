import { findParentTopic, TOPIC_CODES } from "#domain/services/topics/topic-table.ts";
import { mainTopics } from "#domain/services/topics/topics-of-tab.ts";
import type { TopicsWords } from "#words/compiled/services/topics.ts";
import { Link } from "../../../base/app-context/router.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { ORGANIZATIONS_PATH } from "../../../base/pages/organization-path.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import styles from "./TopicsPage.module.css";
import { topicPath } from "./topic-path.ts";

/** Page of all topics: `/topics` (rule topics 5). Needs neither the network nor scripts. */
export function TopicsPage({
  text,
  organizations,
}: {
  text: TopicsWords;
  /** Text of the link to all organizations. */
  organizations: string;
}) {
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1}>
        <div className={columns.top}>
          <h1 className={columns.title}>{text.title}</h1>
          <p>{text.intro}</p>
          <p>
            <Link href={ORGANIZATIONS_PATH} className={styles.topic}>
              {organizations}
            </Link>
          </p>
        </div>
        <div className={styles.groups}>
          {mainTopics().map((parent) => (
            <section key={parent} className={styles.group}>
              <h2 className={styles.heading}>
                <Link href={topicPath(parent)}>{text.names[parent]}</Link>
              </h2>
              <ul className={styles.topics}>
                {TOPIC_CODES.filter((code) => findParentTopic(code) === parent).map((code) => (
                  <li key={code}>
                    <Link href={topicPath(code)} className={styles.topic}>
                      {text.names[code]}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Shell>
  );
}
