import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { StaticPage, StaticPageCode } from "#domain/static-pages/static-page.ts";

export type StaticPageData =
  | { code: StaticPageCode; found: Pick<StaticPage, "title" | "content" | "language"> }
  | { code: StaticPageCode; found: null; reason: "missing" | "network" | "server" };

export async function loadStaticPage(
  callApi: CallApi,
  code: StaticPageCode,
  language: Language,
): Promise<StaticPageData> {
  const answer = await callApi("GET /static-pages/{code}", { params: { code }, query: { lang: language } });
  if (answer.ok) {
    const { title, content, language: written } = answer.reply;
    return { code, found: { title, content, language: written } };
  }
  const { problem } = answer;
  const failure = problem.message === "" ? "network" : "server";
  return { code, found: null, reason: problem.code === 404 ? "missing" : failure };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The first paragraph as plain text, for search engines. Empty where the page has none. */
export function firstParagraph(content: string): string {
  const start = content.indexOf("<p>");
  const end = content.indexOf("</p>", start);
  const paragraph = start < 0 || end < 0 ? "" : content.slice(start + "<p>".length, end);
  return paragraph
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? "");
}
