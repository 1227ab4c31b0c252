import type { ServiceType } from "../enumerations.ts";
import { findParentTopic, TOPIC_CODES, TOPIC_TABLE, type TopicCode } from "./topic-table.ts";

/** Topics that a tab shows beside its needs. */
const MAX_SHOWN = 3;

/** Topics that the needs of a tab already express. */
const SAID_BY_NEEDS: ReadonlySet<TopicCode> = new Set<TopicCode>([
  "MEALS",
  "GROCERIES",
  "EMERGENCY_SHELTER",
  "SUPPORTIVE_HOUSING",
  "COUNSELING",
  "CLOTHES",
  "SHOWERS_AND_LAUNDRY",
]);

/** The topics of the second level that a tab offers. */
export function topicsOfTab(tab: ServiceType): readonly TopicCode[] {
  return TOPIC_CODES.filter((code) => {
    const { parent, tabs } = TOPIC_TABLE[code];
    return parent !== null && tabs.some((each) => each === tab);
  });
}

/** Lists the topics of the first level. */
export function mainTopics(): readonly TopicCode[] {
  return TOPIC_CODES.filter((code) => findParentTopic(code) === null);
}

/**
 * Lists the topics that a tab shows beside its needs (rule topics 8): the most frequent ones, without those that no
 * service has or that a need already expresses.
 *
 * @param services how many services have a topic; null: unknown, then in the order of the table
 */
export function mostUsedTopics(
  tab: ServiceType,
  services: ((code: TopicCode) => number) | null,
): readonly TopicCode[] {
  const offered = topicsOfTab(tab).filter((code) => !SAID_BY_NEEDS.has(code));
  const used =
    services === null
      ? offered
      : offered.filter((code) => services(code) > 0).sort((a, b) => services(b) - services(a));
  return used.slice(0, MAX_SHOWN);
}
