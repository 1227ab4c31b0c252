import { escaped } from "#domain/contract/escaped-html.ts";
import { callLink } from "#domain/phone/call-link.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { embed as en } from "#domain/words/en/embed.ts";
import { embed as es } from "#domain/words/es/embed.ts";
import type { Language } from "#domain/words/language.ts";
import { isRightToLeft } from "#domain/words/languages.ts";
import { wordsIn } from "#domain/words/words-in.ts";

/**
 * `/embed`: the map and the list of services in the frame of another page. Without scripts it is the list of names and
 * phone numbers; a status that nothing renews is left out.
 *
 * @param services null: they could not be read
 * @param place `longitude|latitude`; null: none
 */
export function embedDocument(
  services: readonly ListedService[] | null,
  { language, place }: { language: Language; place: string | null },
): string {
  const words = wordsIn("embed", language, { en, es });
  const empty = services === null ? words.failed : words.none;
  const items = (services ?? []).map((service) => itemOf(service, language));
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
${list}
</div>
</main>
</body>
</html>
`;
}

function itemOf({ id, name, phone, phoneExtension }: ListedService, language: Language): string {
  const link = `<a class="name" href="/services/${id}?lang=${language}" target="_blank" rel="noopener">${escaped(name)}</a>`;
  const call =
    phone === null
      ? ""
      : ` <a class="call" href="${callLink(phone, phoneExtension)}"><bdi>${escaped(phone)}</bdi></a>`;
  return `<li>${link}${call}</li>`;
}
