import type { CallApi } from "#domain/base/contract/call-api.ts";
import { mostUsedTopics } from "#domain/services/topics/topics-of-tab.ts";
import type { TopicsWords } from "#words/compiled/services/topics.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { topicPath } from "./topic-path.ts";
import type { TopicLink, TopicsByTab } from "./topics-by-tab.ts";

/** Loads the topics that a tab shows beside its needs; the first of the table where counts are unknown. */
export async function loadTabTopics(
  callApi: CallApi,
  tab: HomeQuery["tab"],
  names: TopicsWords["names"],
): Promise<TopicsByTab> {
  // A search through every tab has no needs either.
  if (tab === "ALL") return { ALL: [] };
  const answer = await callApi("GET /topics");
  const counts = answer.ok ? new Map(answer.reply.map(({ code, services }) => [code, services])) : null;
  const codes = mostUsedTopics(tab, counts === null ? null : (code) => counts.get(code) ?? 0);
  return { [tab]: codes.map((code): TopicLink => [topicPath(code), names[code]]) };
}
