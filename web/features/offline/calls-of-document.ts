import { addressOf } from "#domain/base/contract/address.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import { readHomeQuery } from "../../base/pages/home-query.ts";
import type { DocumentData } from "../../base/pages/page-data.ts";
import { FIRST_ROWS, parametersOf } from "../services/home/list-parameters.ts";

/**
 * The calls whose replies came in the document, and which the worker therefore never saw: it makes them once, so that
 * the page is there without a network too.
 */
export function callsOfDocument({ app, page }: DocumentData, search: string): string[] {
  const { language, place, preferences } = app;
  if (page.page === "home" && page.data.ok && page.data.danger === undefined) {
    const query = readHomeQuery(search, preferences);
    const parameters = { ...parametersOf({ query, place, language }), limit: String(FIRST_ROWS), skip: "0" };
    return [addressOf("GET /services", { query: parameters })];
  }
  if (page.page === "service" && page.data.found !== null) {
    const { id } = page.data.found;
    const query = { lang: language, currentCoordinate: distanceFrom(place) };
    return [addressOf("GET /services/{id}", { params: { id }, query })];
  }
  if (page.page === "static" && page.data.found !== null) {
    const { code } = page.data;
    return [addressOf("GET /static-pages/{code}", { params: { code }, query: { lang: language } })];
  }
  return [];
}
