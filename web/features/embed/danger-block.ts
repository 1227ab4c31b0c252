import type { Language } from "#domain/base/languages/language.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { dangerPanel as en } from "#words/compiled/en/danger/danger-panel.ts";
import { dangerPanel as es } from "#words/compiled/es/danger/danger-panel.ts";
import { element } from "../../base/browser/element.ts";

/** The numbers for a danger, above a list on someone else's page, which has no exit of ours. */
export function dangerBlock(help: DangerHelp, language: Language): HTMLElement {
  const words = wordsIn("dangerPanel", language, { en, es });
  const lines = help.lines.map((line) => {
    const { name } = lineInLanguage(line, language);
    const { call, text, chat } = waysToReach(line, language);
    const links = [
      ...(call === null ? [] : [linkTo(call.href, words.call(call.shown))]),
      ...(text === null
        ? []
        : [
            linkTo(
              text.href,
              text.keyword === null ? words.text(text.shown) : words.textKeyword(text.keyword, text.shown),
            ),
          ]),
      ...(chat === null ? [] : [linkTo(chat, words.chatWith(name))]),
    ];
    return element("li", {}, element("p", { class: "name" }, name), ...links);
  });
  return element(
    "section",
    { class: "danger", part: "danger", lang: language },
    element("p", { role: "status" }, help.text),
    element("ul", { role: "list" }, ...lines),
    element("p", {}, words.anotherPhone),
  );
}

function linkTo(href: string, text: string): HTMLElement {
  return element("a", { class: "call", href, rel: "noopener noreferrer" }, text);
}
