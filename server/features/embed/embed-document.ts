import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";
import { callLink } from "#domain/base/phone/call-link.ts";
import { lineInLanguage, waysToReach } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { dangerPanel as dangerEn } from "#words/compiled/en/danger/danger-panel.ts";
import { embed as en } from "#words/compiled/en/embed/embed.ts";
import { dangerPanel as dangerEs } from "#words/compiled/es/danger/danger-panel.ts";
import { embed as es } from "#words/compiled/es/embed/embed.ts";

/**
 * `/embed`: the map and the list of services in the frame of another page. Without scripts it is the list of names and
 * phone numbers; a status that nothing renews is left out.
 *
 * @param services null: they could not be read
 * @param place `longitude|latitude`; null: none
 * @param danger what helps in the one that the search names
 */
export function embedDocument(
  services: readonly ListedService[] | null,
  { language, place, danger }: { language: Language; place: string | null; danger: DangerHelp | null },
): string {
  const words = wordsIn("embed", language, { en, es });
  const empty = services === null ? words.failed : words.none;
  const items = (services ?? []).map((service) => renderItem(service, language));
  const list = items.length === 0 ? `<p>${escaped(empty)}</p>` : `<ul>\n${items.join("\n")}\n</ul>`;
  return `<!doctype html>
<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${escaped(words.map)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/embed/embed-map.css">
<script src="/embed/embed-map.js" type="module"></script>
</head>
<body>
<main>
<h1 class="unseen">${escaped(words.map)}</h1>
<div id="map" hidden data-place="${escaped(place ?? "")}"></div>
<div id="list">
${danger === null ? "" : dangerSection(danger, language)}${list}
</div>
</main>
</body>
</html>
`;
}

function dangerSection({ text, lines }: DangerHelp, language: Language): string {
  const words = wordsIn("dangerPanel", language, { en: dangerEn, es: dangerEs });
  const items = lines.map((line) => {
    const { name } = lineInLanguage(line, language);
    const { call, text: message, chat } = waysToReach(line, language);
    const links = [
      ...(call === null ? [] : [linkTo(call.href, words.call(call.shown))]),
      ...(message === null
        ? []
        : [
            linkTo(
              message.href,
              message.keyword === null
                ? words.text(message.shown)
                : words.textKeyword(message.keyword, message.shown),
            ),
          ]),
      ...(chat === null ? [] : [linkTo(chat, words.chatWith(name))]),
    ];
    return `<li><p class="name">${escaped(name)}</p> ${links.join(" ")}</li>`;
  });
  return `<section class="danger">
<p>${escaped(text)}</p>
<ul>
${items.join("\n")}
</ul>
<p>${escaped(words.anotherPhone)}</p>
</section>
`;
}

function linkTo(href: string, text: string): string {
  return `<a class="call" href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${escaped(text)}</a>`;
}

function renderItem({ id, name, phone, phoneExtension }: ListedService, language: Language): string {
  const link = `<a class="name" href="/services/${id}?lang=${language}" target="_blank" rel="noopener">${escaped(name)}</a>`;
  const call =
    phone === null
      ? ""
      : ` <a class="call" href="${callLink(phone, phoneExtension)}"><bdi>${escaped(phone)}</bdi></a>`;
  return `<li>${link}${call}</li>`;
}
