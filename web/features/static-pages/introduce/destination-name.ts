import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { staticPageAt } from "#domain/static-pages/static-page-paths.ts";
import type { IntroduceWords } from "#words/compiled/static-pages/introduce.ts";
import { DEFAULT_PREFERENCES, readHomeQuery } from "../../../base/pages/home-query.ts";
import { matchPage } from "../../../base/pages/page-table.ts";
import type { Words } from "../../../base/words/words.ts";
import { loadStaticPage } from "../load-static-page.ts";

/** How the first slide names the place where the visitor was going; null where no one was going anywhere. */
export async function destinationName(
  next: string | null,
  callApi: CallApi,
  language: Language,
  words: Words,
  text: IntroduceWords,
): Promise<string | null> {
  if (next === null) return null;
  const { pathname, search, searchParams } = new URL(next, "http://amparo.invalid");
  const page = matchPage(pathname);
  if (page?.name === "home") {
    const { q, tab } = readHomeQuery(search, DEFAULT_PREFERENCES);
    if (q !== "") return text.results(q);
    return searchParams.has("tab") && tab !== "ALL" ? words.services.types[tab] : text.list;
  }
  if (page?.name === "favourites") return words.favourites.title;
  if (page?.name === "service") {
    const answer = await callApi("GET /services/{id}", {
      params: { id: page.id },
      query: { lang: language },
    });
    return answer.ok ? answer.reply.name : text.opened;
  }
  const code = staticPageAt(pathname);
  if (code !== null) return (await loadStaticPage(callApi, code, language)).found?.title ?? text.opened;
  return text.opened;
}
