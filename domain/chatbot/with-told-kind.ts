import { splitWords } from "../base/text/fold.ts";
import { splitSearchText } from "../search/parts-of.ts";
import { isInSynonyms, type Synonyms } from "../search/synonyms.ts";
import type { ServiceQuery } from "../services/list-query.ts";
import { toldKinds } from "./told-kind.ts";
import { TOLD_KINDS } from "./told-kinds.ts";

const NAMES_OF_KINDS: ReadonlySet<string> = new Set(
  TOLD_KINDS.flatMap(({ looked }) => looked.map((name) => splitWords(name).join(" "))),
);

/** Minimum words that reveal a kind: a single one may be the whole search besides a name or a town. */
const FEWEST_WORDS = 2;

/**
 * Extends a search that describes a kind of help by the names that directories use for it: "operar gata barato" finds
 * spaying, and "me lastimé en el trabajo" workers' compensation (rule search 31).
 */
export function withToldKind(query: ServiceQuery, synonyms: Synonyms): ServiceQuery {
  const { text, managed, ids } = query;
  // A comma separates phrases that the visitor chose, and a search of single fields is for its words alone.
  if (text === null || managed !== null || ids !== null || text.q.includes(",")) return query;
  if (!text.fields.includes("name") || !text.fields.includes("description")) return query;
  // Phrases of the synonym table mean what the table says, and a directory's own name of a kind is no story.
  if (NAMES_OF_KINDS.has(splitWords(text.q).join(" "))) return query;
  if (splitSearchText(text.q).every((part) => isInSynonyms(part, synonyms))) return query;
  const kind = toldKinds(text.q, TOLD_KINDS).find(({ words, isNamed }) => isNamed || words >= FEWEST_WORDS);
  return kind === undefined ? query : { ...query, text: { ...text, kinds: kind.looked } };
}
