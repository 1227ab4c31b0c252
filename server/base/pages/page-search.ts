import type { PageRequest } from "#domain/app/page-rendering.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { MAX_SEARCH_TEXT } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { readNext } from "#domain/static-pages/introduce/first-visit.ts";

/**
 * Searches that are sent without scripts. They are always posted, since no one knows what a text says before it is
 * read: one that names no danger leads on to its address, one that names a danger is answered where it was sent, in a
 * page that is not stored (rule danger-search 9).
 */

/** Paths of pages that are searched. The picker of a place, which stands on every page, is sent to the first. */
export const SEARCH_PATHS = [
  "/",
  "/crisis_lines",
  "/my_favorites",
  "/organizations",
  "/liaisons",
  "/regions",
  "/coordinators",
];

/** Result of a search: a redirect, or the same page with help. */
export type SearchResult =
  | { readonly location: string; readonly outcome?: undefined }
  | {
      readonly location: null;
      readonly outcome: null;
      readonly typed: PageRequest["typed"];
      readonly danger: PageRequest["danger"];
    };

/** Handles a posted search; null: the form is not a search. @param address of the page, with its query */
export async function answerSearch(
  fields: ReadonlyMap<string, string>,
  address: string,
  language: Language,
  callApi: CallApi,
): Promise<SearchResult | null> {
  const name = fields.has("place-search") ? "place-search" : "q";
  const text = fields.get(name)?.trim().slice(0, MAX_SEARCH_TEXT);
  if (text === undefined) return null;
  const answer = await callApi("POST /danger", { query: { lang: language }, body: { text } });
  const danger = answer.ok ? answer.reply.danger : null;
  if (danger !== null) {
    const { pathname } = new URL(address, BASE);
    return { location: null, outcome: null, typed: name === "q" ? { path: pathname, text } : null, danger };
  }
  const to = new URL((name === "q" ? null : readNext(fields.get("to") ?? null)) ?? address, BASE);
  if (text === "") to.searchParams.delete(name);
  else to.searchParams.set(name, text);
  return { location: `${to.pathname}${to.search}` };
}

const NOTHING_TYPED = { location: null, outcome: null, typed: null, danger: null } as const;

/** Handles an old or foreign address whose text names a danger: the page shows help right away. */
export async function answerAddress(
  address: string,
  language: Language,
  callApi: CallApi,
): Promise<SearchResult> {
  const { pathname, searchParams } = new URL(address, BASE);
  const text = searchParams.get("q")?.trim().slice(0, MAX_SEARCH_TEXT) ?? "";
  // The list itself says what helps.
  if (text === "" || pathname === "/" || !SEARCH_PATHS.includes(pathname)) return NOTHING_TYPED;
  const answer = await callApi("POST /danger", { query: { lang: language }, body: { text } });
  const danger = answer.ok ? answer.reply.danger : null;
  return danger === null ? NOTHING_TYPED : { ...NOTHING_TYPED, typed: { path: pathname, text }, danger };
}

const BASE = "http://amparo.invalid";
