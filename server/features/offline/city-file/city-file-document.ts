import { createHash } from "node:crypto";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import { epochOfIso } from "#domain/base/contract/instant.ts";
import { isTimeZone, localDate, localTime } from "#domain/base/time/zone.ts";
import type { CityFile } from "#domain/offline/city-file/city-file.ts";
import { type OfflineService, servicesOfPack } from "#domain/offline/city-pack/offline-service.ts";
import { SERVICE_TYPES, type ServiceType } from "#domain/services/enumerations.ts";
import { renderArticle } from "./city-file-article.ts";
import type { CityFileParts } from "./city-file-parts.ts";
import { both, CITY_FILE_WORDS, embeddedJson } from "./city-file-texts.ts";

export interface DocumentParts extends CityFileParts {
  /** Elements of the signature, not signed yet. */
  readonly signature: string;
  readonly fingerprint: string;
}

/**
 * Makes the file before it is signed. Without scripts it reads as a list for each tab in both languages; the script
 * makes these articles searchable.
 */
export function cityFileDocument(
  file: CityFile,
  { script, styles, signature, fingerprint }: DocumentParts,
): string {
  const { pack, place } = file;
  const madeAt = epochOfIso(pack.madeAt) ?? 0;
  const services = servicesOfPack(pack, madeAt);
  const title = Object.values(CITY_FILE_WORDS).map(({ file: text }) => text.title(place));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${signature}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${toHashSource(script)}; style-src ${toHashSource(styles)}; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<title>${escaped(title.join(" · "))}</title>
<style>${styles}</style>
</head>
<body>
<main>
<input class="language" type="radio" name="language" id="language-en" checked><label for="language-en" lang="en">English</label>
<input class="language" type="radio" name="language" id="language-es"><label for="language-es" lang="es">Español</label>
<header>
<h1>${both(({ file: text }) => text.title(place))}</h1>
<p>${both(({ file: text }, hours) => asOfText(text, hours, madeAt, file.timeZone))}</p>
<p>${both(({ file: text }) => text.call)}</p>
${pack.isCut ? `<p class="notice">${both(({ file: text }) => text.cut(String(services.length)))}</p>\n` : ""}<p class="notice" id="clock" role="status" hidden></p>
<ul class="lines">
<li>${both(({ file: text }) => text.emergency)} <a href="tel:911">911</a></li>
<li>${both(({ file: text }) => text.lifeline)} <a href="tel:988">988</a></li>
<li>${both(({ file: text }) => text.help)} <a href="tel:211">211</a></li>
</ul>
</header>
${controls()}
<div id="answer" hidden>
<div role="status"><h2 id="found"></h2></div>
<div id="results"></div>
<p><button type="button" id="more" hidden>${both(({ file: text }) => text.more)}</button></p>
</div>
<div id="list">
${renderTabs(services, madeAt)}
</div>
<footer>
<p>${both(({ file: text }) => text.leftOut)}</p>
<p>${both(({ file: text }) => text.signed)} <code>${fingerprint}</code></p>
</footer>
</main>
<script type="application/json" id="data">${embeddedJson(file)}</script>
<script>${script}</script>
</body>
</html>
`;
}

type FileText = (typeof CITY_FILE_WORDS)["en"]["file"];
type HoursText = Parameters<Parameters<typeof both>[0]>[1];

function asOfText(text: FileText, hours: HoursText, madeAt: number, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return text.asOf(hours.date(localDate(zone, madeAt)), hours.time(localTime(zone, madeAt).minute));
}

function toHashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** Shown by the script, which also fills the lists to choose from. */
function controls(): string {
  const tabs = [null, ...SERVICE_TYPES].map((type) => {
    const name = both(({ file: text }, _, { types }) => (type === null ? text.all : types[type]));
    return `<button type="button" data-type="${type ?? ""}" aria-pressed="${type === null}">${name}</button>`;
  });
  return `<form id="controls" hidden>
<div class="tabs" role="group" aria-labelledby="tabs-name"><span id="tabs-name" class="visually-hidden">${both(({ file: text }) => text.tabs)}</span>
${tabs.join("\n")}
</div>
<p class="field"><label for="q">${both(({ file: text }) => text.search)}</label><input id="q" type="search" autocomplete="off" maxlength="200"></p>
<p class="buttons"><label class="check"><input id="open" type="checkbox"> ${both(({ file: text }) => text.openNow)}</label>
<button type="button" id="print">${both(({ file: text }) => text.print)}</button></p>
<details id="filters"><summary>${both(({ file: text }) => text.filters)}</summary>
<div class="fields">
<p class="field"><label for="near">${both(({ file: text }) => text.near)}</label><input id="near" type="text" autocomplete="off" maxlength="100" list="places" aria-describedby="near-problem"><datalist id="places"></datalist><span id="near-problem" class="problem" role="status"></span></p>
<p class="field"><label for="need">${both(({ file: text }) => text.need)}</label><select id="need"></select></p>
<p class="field"><label for="audience">${both(({ file: text }) => text.audience)}</label><select id="audience"></select></p>
</div>
</details>
</form>`;
}

/** Each service once, under its first type; under its others a link leads to it. */
function renderTabs(services: readonly OfflineService[], madeAt: number): string {
  const numbered = services.map((service, index) => ({ service, index, types: service.facts.type }));
  const sections = [...SERVICE_TYPES, null].map((type) => {
    const own = numbered.filter(({ types }) => (types[0] ?? null) === type);
    const others = numbered.filter(({ types }) => type !== null && types.indexOf(type) > 0);
    if (own.length + others.length === 0) return "";
    const links = others.map(
      ({ service, index }) => `<li><a href="#s${index}">${escaped(service.facts.name)}</a></li>`,
    );
    const also =
      links.length === 0
        ? ""
        : `\n<h3>${both(({ file: text }) => text.alsoUnder)}</h3>\n<ul class="also">${links.join("")}</ul>`;
    const articles = own.map(({ service, index }) => renderArticle(service, index, madeAt));
    return `<section>\n<h2>${tabName(type)}</h2>\n${articles.join("\n")}${also}\n</section>`;
  });
  return sections.join("\n");
}

function tabName(type: ServiceType | null): string {
  return both(({ file: text }, _, { types }) => (type === null ? text.help : types[type]));
}
