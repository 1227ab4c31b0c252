import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { callsInProcess } from "#server/base/http/calls.ts";
import type { SendBusyPage } from "#server/base/http/load-limit.ts";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { plainPage, plainPageHeaders } from "#server/base/http/plain-page.ts";
import { isSafeMethod } from "#server/base/http/same-origin.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { unavailable as en } from "#words/compiled/en/base/unavailable.ts";
import { crisisLines as linesEn } from "#words/compiled/en/contacts/crisis-lines.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { unavailable as es } from "#words/compiled/es/base/unavailable.ts";
import { crisisLines as linesEs } from "#words/compiled/es/contacts/crisis-lines.ts";

/** Crisis lines are read again after so long, milliseconds. */
const KEPT_MS = 60_000;

interface BusyDependencies {
  readonly callsOf: ReturnType<typeof callsInProcess>;
  readonly now: () => number;
}

/**
 * The page for a visitor who comes when too many are there: the crisis lines, the exit, and a link to try again. It
 * is written once a minute, and costs no more than sending it.
 */
export function busyPage({ callsOf, now }: BusyDependencies): SendBusyPage {
  let lines: readonly PublicCrisisLine[] = [];
  let readAt = -Infinity;
  const pages = new Map<string, string>();
  const readLines = async (): Promise<void> => {
    try {
      const call = callsOf({ viewer: GUEST, language: "en", now: now(), client: null });
      const answer = await call("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } });
      if (!answer.ok) return;
      lines = answer.reply;
      pages.clear();
    } catch (error) {
      // Lines that were read earlier are shown.
      if (databaseFault(error) === null) throw error;
    }
  };
  const keepFresh = (): void => {
    if (Math.abs(now() - readAt) < KEPT_MS) return;
    readAt = now();
    void readLines();
  };
  keepFresh();
  return (request, reply) => {
    keepFresh();
    const language = negotiateLanguage(request);
    const isReading = isSafeMethod(request);
    const key = `${language} ${isReading}`;
    const page = pages.get(key) ?? renderPage(lines, language, isReading);
    pages.set(key, page);
    return reply.code(503).headers(plainPageHeaders(language, "'none'")).send(page);
  };
}

function renderPage(lines: readonly PublicCrisisLine[], language: Language, isReading: boolean): string {
  const texts = wordsIn("unavailable", language, { en, es });
  const shell = wordsIn("shell", language, { en: shellEn, es: shellEs });
  const contents = [
    `<p><a href="/exit" rel="nofollow">${escaped(shell.exit)}</a></p>`,
    `<p>${escaped(texts.busy)}</p>`,
    ...(isReading ? [] : [`<p>${escaped(texts.notSaved)}</p>`]),
    // An empty address is that of the page itself.
    `<p><a href="">${escaped(shell.tryAgain)}</a></p>`,
    ...(lines.length === 0 ? [] : [`<p>${escaped(texts.callNow)}</p>`]),
    `<ul>${lines.map((line) => renderLine(line, language)).join("")}</ul>`,
  ];
  return plainPage(texts.busyTitle, contents.join("\n"), language);
}

function renderLine(line: PublicCrisisLine, language: Language): string {
  const texts = wordsIn("crisisLines", language, { en: linesEn, es: linesEs });
  const { name, description, time } = lineInLanguage(line, language);
  const { call, text } = waysToReach(line, language);
  const links = [
    ...(call === null ? [] : [`<a href="${escaped(call.href)}">${escaped(texts.call(call.shown))}</a>`]),
    ...(text === null
      ? []
      : [
          `<a href="${escaped(text.href)}">${escaped(
            text.keyword === null ? texts.text(text.shown) : texts.textKeyword(text.keyword, text.shown),
          )}</a>`,
        ]),
  ];
  return `<li><h2>${escaped(name)}</h2><p>${escaped(description)}</p><p>${escaped(time)}</p><p>${links.join(" · ")}</p></li>`;
}
