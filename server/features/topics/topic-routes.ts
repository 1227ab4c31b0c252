import { listTopics } from "#domain/topics/topic-calls.ts";
import { parentOf, TOPIC_CODES, TOPIC_TABLE } from "#domain/topics/topic-table.ts";
import { topics as en } from "#domain/words/en/topics.ts";
import { topics as es } from "#domain/words/es/topics.ts";
import { type Route, route } from "#server/http/route.ts";

/** The call that lists topics. */
export function topicRoutes(): Route[] {
  const reply = TOPIC_CODES.map((code) => ({
    code,
    name: en.names[code],
    nameEs: es.names[code],
    parent: parentOf(code),
    tabs: [...TOPIC_TABLE[code].tabs],
  }));
  return [route(listTopics, async () => ({ ok: true, reply }))];
}
