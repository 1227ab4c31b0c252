import type { CallApi } from "#domain/base/contract/call-api.ts";
import { DEFAULT_LIMIT } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { TOPIC_CODES, type TopicCode } from "#domain/services/topics/topic-table.ts";
import { distanceFrom, type VisitorPlace } from "../../../base/browser/visitor-place.ts";
import { type Card, toCard } from "../../../base/service-card/card.ts";

/** A page of the services of a topic. */
export type TopicData =
  | { ok: true; code: TopicCode; rows: readonly Card[]; skip: number; hasMore: boolean }
  | { ok: false; code: TopicCode; isNetwork: boolean };

/** Returns the topic that a path names; null where there is none. */
export function topicIn(id: string): TopicCode | null {
  return TOPIC_CODES.find((code) => code === id) ?? null;
}

/** Open places first, and among them the nearest, where a place is known (rule topics 6). */
export async function loadTopic(
  callApi: CallApi,
  code: TopicCode,
  place: VisitorPlace | null,
  language: Language,
  skip: number,
): Promise<TopicData> {
  const near = distanceFrom(place);
  const answer = await callApi("GET /services", {
    query: {
      topic: code,
      sort: "open",
      limit: String(DEFAULT_LIMIT),
      skip: String(skip),
      lang: language,
      nearCoordinate: near,
      currentCoordinate: near,
    },
  });
  if (!answer.ok) return { ok: false, code, isNetwork: answer.problem.message === "" };
  const hasMore = answer.reply.length === DEFAULT_LIMIT && answer.total !== skip + DEFAULT_LIMIT;
  return { ok: true, code, rows: answer.reply.map((service) => toCard(service, language)), skip, hasMore };
}
