import type { ServiceQuery } from "../services/list-query.ts";
import { askedDay } from "./asked-day.ts";
import type { Synonyms } from "./synonyms.ts";

/**
 * The query for the day that its text asks for: what opens at some moment of it. The same query where the text names none,
 * or something else says when.
 *
 * @param zone where the day is meant
 */
export function withAskedDay(query: ServiceQuery, synonyms: Synonyms, zone: string): ServiceQuery {
  const { text, openWithin, at } = query;
  if (text === null || openWithin !== null) return query;
  const asked = askedDay(text.q, synonyms, at, zone);
  if (asked === null) return query;
  return {
    ...query,
    text: asked.q === "" ? null : { ...text, q: asked.q },
    isOpen: true,
    openWithin: asked.window,
  };
}
