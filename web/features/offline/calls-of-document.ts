import type { DocumentData } from "../../page-data.ts";
import { readHomeQuery } from "../../paths.ts";
import { distanceFrom } from "../../visit/visitor-place.ts";
import { FIRST_ROWS, parametersOf } from "../home/load-rows.ts";

/**
 * The calls whose replies came in the document, and which the worker therefore never saw: it makes them once, so that
 * the page is there without a network too.
 */
export function callsOfDocument({ visit, page }: DocumentData, search: string): string[] {
  const { language, place, remembered } = visit;
  if (page.page === "home" && page.data.ok) {
    const query = readHomeQuery(search, remembered);
    const parameters = { ...parametersOf({ query, place, language }), limit: String(FIRST_ROWS), skip: "0" };
    return [`/api/services?${new URLSearchParams(parameters)}`];
  }
  if (page.page === "service" && page.data.found !== null) {
    const parameters = {
      lang: language,
      ...distanceFrom(place),
    };
    return [`/api/services/${page.data.found.id}?${new URLSearchParams(parameters)}`];
  }
  if (page.page === "static" && page.data.found !== null) {
    return [`/api/static-pages/${page.data.code}?lang=${language}`];
  }
  return [];
}
