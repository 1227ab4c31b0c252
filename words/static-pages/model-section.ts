import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import type { StaticPagesWords } from "../compiled/static-pages/static-pages.ts";

/** The pages that tell what becomes of a message to the chatbot; `/chatbot` shows the questions. */
const TELLING: readonly StaticPageCode[] = ["PRIVACY", "FAQ"];

/** Explains in HTML what is sent to the chatbot's external model; empty where there is none, and on other pages. */
export function modelSection(code: StaticPageCode, hasModel: boolean, words: StaticPagesWords): string {
  if (!hasModel || !TELLING.includes(code)) return "";
  return `<h2>${escaped(words.modelTitle)}</h2><p>${escaped(words.model)}</p>`;
}
