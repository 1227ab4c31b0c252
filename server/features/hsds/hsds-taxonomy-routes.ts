import type { Answer } from "#domain/base/contract/call.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { fold } from "#domain/base/text/fold.ts";
import {
  getHsdsTaxonomy,
  getHsdsTerm,
  listHsdsTaxonomies,
  listHsdsTerms,
  searchHsdsTaxonomies,
  searchHsdsTerms,
} from "#domain/hsds/hsds-calls.ts";
import { hsdsPage, MAX_PER_PAGE, type PageFacts, pageFacts } from "#domain/hsds/hsds-parameters.ts";
import { hsdsTaxonomy, hsdsTaxonomyTerm } from "#domain/hsds/hsds-records.ts";
import {
  shownTaxonomy,
  shownTerm,
  TAXONOMIES,
  TERMS,
  taxonomyWithId,
  termWithId,
} from "#domain/hsds/hsds-taxonomies.ts";
import { type Route, route, type StreamedAnswer } from "#server/base/http/route.ts";
import { compileSerializer, type Serialize } from "#server/base/http/serializer.ts";

const writeTaxonomy = compileSerializer(hsdsTaxonomy);
const writeTerm = compileSerializer(hsdsTaxonomyTerm);

/** The calls of the HSDS API about the directory's taxonomies, which are part of the program. */
export function hsdsTaxonomyRoutes(): Route[] {
  const taxonomies = route(listHsdsTaxonomies, async ({ query }) =>
    listed(TAXONOMIES.filter((each) => isFound(each, query.search)).map(shownTaxonomy), query, writeTaxonomy),
  );
  const terms = route(listHsdsTerms, async ({ query }) => {
    const { taxonomy_id, parent_id, top_only, search } = query;
    const found = TERMS.filter(
      (term) =>
        isFound(term, search) &&
        (taxonomy_id === undefined || term.taxonomy_id === taxonomy_id.toLowerCase()) &&
        (parent_id === undefined || term.parent_id === parent_id.toLowerCase()) &&
        (top_only !== true || term.parent_id === undefined),
    );
    return listed(
      found.map((term) => shownTerm(term, true)),
      query,
      writeTerm,
    );
  });
  return [
    taxonomies,
    { ...taxonomies, call: searchHsdsTaxonomies },
    route(getHsdsTaxonomy, async ({ params }) => {
      const found = taxonomyWithId(params.id);
      return found === null
        ? { ok: false, problem: problem("notFound") }
        : { ok: true, reply: shownTaxonomy(found) };
    }),
    terms,
    { ...terms, call: searchHsdsTerms },
    route(getHsdsTerm, async ({ params }) => {
      const found = termWithId(params.id);
      return found === null
        ? { ok: false, problem: problem("notFound") }
        : { ok: true, reply: shownTerm(found, true) };
    }),
  ];
}

function isFound({ name, description }: { name: string; description: string }, search = ""): boolean {
  return fold(`${name} ${description}`).includes(fold(search));
}

interface ListAsked {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly format?: "json" | "ndjson" | undefined;
}

function listed<Item>(
  all: readonly Item[],
  query: ListAsked,
  serialize: Serialize,
): Answer<PageFacts & { contents: Item[] }> | StreamedAnswer {
  const page = hsdsPage(query, MAX_PER_PAGE);
  if (!page.ok) return page;
  if (query.format === "ndjson") return { ok: true, lines: streamLines(all, serialize) };
  const { number, size } = page.value;
  const contents = all.slice((number - 1) * size, number * size);
  return { ok: true, reply: { ...pageFacts(page.value, contents.length, all.length), contents } };
}

async function* streamLines(all: readonly unknown[], serialize: Serialize): AsyncGenerator<string> {
  for (const each of all) yield `${serialize(each)}\n`;
}
