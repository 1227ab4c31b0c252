import { findParentTopic, TOPIC_CODES } from "#domain/services/topics/topic-table.ts";
import { Chips } from "../../../../base/ui/Choices.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./TopicsField.module.css";

/** Topics that a person chooses in place of those that follow from the words (rule topics 3). Most never need to. */
export function TopicsField({ form, words }: StepProps) {
  const { labels, hints, topicNames } = words.form;
  const chosen = form.values.statedTopics;
  return (
    <details className={styles.topics} open={chosen.length > 0 || undefined}>
      <summary className={styles.summary}>
        {labels.statedTopics} <span className={styles.optional}>{words.form.optional}</span>
      </summary>
      <p className={styles.hint}>{hints.statedTopics}</p>
      {TOPIC_CODES.filter((code) => findParentTopic(code) === null).map((parent) => {
        const ofParent = TOPIC_CODES.filter((code) => findParentTopic(code) === parent);
        return (
          <Chips
            key={parent}
            label={topicNames[parent]}
            choices={ofParent.map((code) => ({ value: code, text: topicNames[code] }))}
            chosen={chosen.filter((code) => ofParent.includes(code))}
            onChange={(codes) =>
              form.set({
                statedTopics: TOPIC_CODES.filter((code) =>
                  ofParent.includes(code) ? codes.includes(code) : chosen.includes(code),
                ),
              })
            }
          />
        );
      })}
    </details>
  );
}
