import type { ServiceType } from "#domain/services/enumerations.ts";
import { TOPIC_CODES, TOPIC_TABLE } from "#domain/topics/topic-table.ts";
import type { TopicsWords } from "#domain/words/en/topics.ts";
import { Link } from "../../app-context/router.tsx";
import styles from "./TopicsPage.module.css";
import { topicPath } from "./topic-path.ts";

export interface TopicChipsProps {
  /** ALL: those of every tab. */
  tab: ServiceType | "ALL";
  onLeave: () => void;
}

/** The topics that a tab offers (rule topics 7). */
export function TopicChips({ tab, onLeave, text }: TopicChipsProps & { text: TopicsWords }) {
  const codes = TOPIC_CODES.filter((code) => {
    const { parent, tabs } = TOPIC_TABLE[code];
    return parent !== null && tabs.some((each) => each === tab);
  });
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
