import type { ServiceType } from "#domain/services/enumerations.ts";
import { mainTopics, topicsOfTab } from "#domain/services/topics/topics-of-tab.ts";
import type { TopicsWords } from "#words/compiled/services/topics.ts";
import { Link } from "../../../base/app-context/router.tsx";
import styles from "./TopicsPage.module.css";
import { topicPath } from "./topic-path.ts";

export interface TopicChipsProps {
  /** ALL: a search through every tab, which has those of the first level. */
  tab: ServiceType | "ALL";
  onLeave: () => void;
}

/** The topics that a tab offers (rule topics 7). */
export function TopicChips({ tab, onLeave, text }: TopicChipsProps & { text: TopicsWords }) {
  const codes = tab === "ALL" ? mainTopics() : topicsOfTab(tab);
  return (
    <ul className={styles.topics}>
      {codes.map((code) => (
        <li key={code}>
          <Link href={topicPath(code)} className={styles.topic} onClick={onLeave}>
            {text.names[code]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
