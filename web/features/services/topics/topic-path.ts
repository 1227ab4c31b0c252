import type { TopicCode } from "#domain/services/topics/topic-table.ts";

/** Address of the page of all topics. */
export const TOPICS_PATH = "/topics";

/** Address of the page of one. */
export function topicPath(code: TopicCode): string {
  return `${TOPICS_PATH}/${code}`;
}
