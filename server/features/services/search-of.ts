import type { ServiceQuery } from "#domain/services/list-query.ts";
import { buildMentionQuery, MENTIONED_IN } from "#domain/services/wishes.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { FindServedPlace } from "#server/features/places/service-area/find-served-place.ts";
import { findNamed } from "#server/features/search/queries.ts";
import type { Search as TextSearch } from "#server/features/search/search.ts";
import type { Tsqueries } from "#server/features/search/tsquery.ts";
import { currentHoursStamp } from "#server/features/services/opening-hours/store-hours.ts";
import type { Search } from "./find-queries.ts";
import { managedScope } from "./managed-list.ts";
import type { ManagedScope } from "./managed-queries.ts";
import type { FindNightFirst } from "./night-first.ts";

/** Sources from which the search of a list is made. */
interface SearchSources {
  readonly db: Db;
  readonly textSearch: TextSearch;
  readonly nightFirst: FindNightFirst;
  readonly findServedPlace: FindServedPlace;
}

/** Makes the search; null where this viewer may see none of the requested services, or nothing can match. */
export async function prepareSearch(
  sources: SearchSources,
  query: ServiceQuery,
  context: RequestContext,
): Promise<Search | null> {
  const managed = managedScope(query, context.viewer);
  if (query.managed !== null && managed === null) return null;
  if (query.ids?.length === 0) return null;
  const [tsqueries, named, mentions] = await Promise.all([
    buildTsqueries(sources, query, context),
    namedIn(sources, query, managed, context),
    mentionsIn(sources, query, context),
  ]);
  return {
    query,
    tsqueries,
    named,
    mentions,
    now: context.now,
    hoursStamp: currentHoursStamp(),
    without: [],
    managed,
    isPlacedOnly: false,
    mayBeginProtected: query.text !== null || query.ids !== null,
    withRevisions: false,
    night: await sources.nightFirst(query, context.now),
    served: null,
    findServed: sources.findServedPlace,
  };
}

/** The services whose full names the text has; lists of staff have an order of their own. */
async function namedIn(
  { db, textSearch }: SearchSources,
  { text }: ServiceQuery,
  managed: ManagedScope | null,
  { now }: RequestContext,
): Promise<string[]> {
  if (text === null || managed !== null || !text.fields.includes("name")) return [];
  return findNamed(db, text.q, await textSearch.synonymsAt(db, now));
}

/** Returns the query for words that may mention a wish where no fact states it. */
async function mentionsIn(
  { db, textSearch }: SearchSources,
  { wishes }: ServiceQuery,
  context: RequestContext,
): Promise<string | null> {
  const words = buildMentionQuery(wishes);
  if (words === null) return null;
  return (await textSearch.tsqueriesOf(db, words, MENTIONED_IN, context.now)).all;
}

async function buildTsqueries(
  { db, textSearch }: SearchSources,
  query: ServiceQuery,
  context: RequestContext,
): Promise<Tsqueries | null> {
  if (query.text === null) return null;
  // The field of the owner's address may be named by anyone, but is only searched for those who may read it.
  const fields = query.text.fields.filter((name) => name !== "userEmail");
  // Who wishes something to be there is let in by what lets everyone in, too.
  const { q, kinds } = query.text;
  return textSearch.tsqueriesOf(db, q, fields, context.now, {
    isForEveryone: query.wishes.length > 0,
    kinds,
  });
}
