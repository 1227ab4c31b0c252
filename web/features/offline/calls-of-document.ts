import { buildCallPath } from "#domain/base/contract/address.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import { readHomeQuery } from "../../base/pages/home-query.ts";
import type { DocumentData } from "../../base/pages/page-data.ts";
import { FIRST_ROWS, toListParameters } from "../services/home/list-parameters.ts";

/**
 * The calls whose replies came in the document, and which the worker therefore never saw: it makes them once, so that
 * the page is there without a network too.
 */
export function callsOfDocument({ app, page }: DocumentData, search: string): string[] {
  const { language, place, preferences } = app;
  if (page.page === "home" && page.data.ok && page.data.danger === undefined) {
    const query = readHomeQuery(search, preferences);
    const parameters = {
      ...toListParameters({ query, place, language }),
      limit: String(FIRST_ROWS),
      skip: "0",
    };
    return [buildCallPath("GET /services", { query: parameters })];
  }
  if (page.page === "service" && page.data.found !== null) {
    const { id } = page.data.found;
    const query = { lang: language, currentCoordinate: distanceFrom(place) };
    return [buildCallPath("GET /services/{id}", { params: { id }, query })];
  }
  if (page.page === "static" && page.data.found !== null) {
    const { code } = page.data;
    return [buildCallPath("GET /static-pages/{code}", { params: { code }, query: { lang: language } })];
  }
  return [];
}
