import { listTopics } from "#domain/services/topics/topic-calls.ts";
import { findParentTopic, TOPIC_CODES, TOPIC_TABLE } from "#domain/services/topics/topic-table.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Db } from "#server/base/sql/db.ts";
import { topics as en } from "#words/compiled/en/services/topics.ts";
import { topics as es } from "#words/compiled/es/services/topics.ts";
import { keptTopicCounts } from "./topic-counts.ts";
import { countByTopic } from "./topic-queries.ts";

/** The call that lists topics. */
export function topicRoutes(db: Db): Route[] {
  const counts = keptTopicCounts(() => countByTopic(db));
  return [
    route(listTopics, async (_, { now }) => {
      const services = await counts(now);
      return {
        ok: true,
        reply: TOPIC_CODES.map((code) => ({
          code,
          name: en.names[code],
          nameEs: es.names[code],
          parent: findParentTopic(code),
          tabs: [...TOPIC_TABLE[code].tabs],
          services: services.get(code) ?? 0,
        })),
      };
    }),
  ];
}
