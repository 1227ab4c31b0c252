import { escaped } from "#domain/contract/escaped-html.ts";
import { EMBED_OPTIONS, type EmbedOption, type EmbedOptions } from "#domain/embed/embed-options.ts";
import { NEEDS, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { embedTrial as en } from "#domain/words/en/embed-trial.ts";
import { services as enServices } from "#domain/words/en/services.ts";
import { embedTrial as es } from "#domain/words/es/embed-trial.ts";
import { services as esServices } from "#domain/words/es/services.ts";
import type { MainLanguage } from "#domain/words/language.ts";

const WORDS = {
  en: { text: en, services: enServices },
  es: { text: es, services: esServices },
} as const;
type TrialWords = (typeof WORDS)["en"];

/**
 * `/embed/try`: chooses what a list on another page shows, shows it, and gives the lines to copy. Without scripts one
 * gets the lines.
 *
 * @param origin of the directory, as other pages have to name it
 */
export function tryDocument(options: EmbedOptions, origin: string, language: MainLanguage): string {
  const words = WORDS[language];
  const { text } = words;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(text.title)}</title>
<link rel="stylesheet" href="/embed/embed-map.css">
<script src="/embed.js" defer></script>
</head>
<body class="trial">
<main>
<h1>${escaped(text.title)}</h1>
<p>${escaped(text.intro)}</p>
<form action="/embed/try">
${fields(options, words)}
<button type="submit">${escaped(text.show)}</button>
</form>
<h2 id="code">${escaped(text.code)}</h2>
<pre tabindex="0" role="group" aria-labelledby="code"><code>${escaped(linesOf(options, origin))}</code></pre>
<h2>${escaped(text.preview)}</h2>
${elementOf({ ...options, lang: options.lang ?? language })}
<noscript><p>${escaped(text.noScript)}</p></noscript>
<p>${escaped(text.theme)} <code>--amparo-accent</code>, <code>--amparo-background</code>, <code>--amparo-border</code>, <code>--amparo-color</code>, <code>--amparo-font</code>, <code>--amparo-radius</code>, <code>--amparo-open</code>, <code>--amparo-closed</code>, <code>--amparo-map-height</code>.</p>
</main>
</body>
</html>
`;
}

/** The lines that somebody copies into a page of theirs. */
function linesOf(options: EmbedOptions, origin: string): string {
  return `<script src="${origin}/embed.js" defer></script>\n${elementOf(options)}`;
}

function elementOf(options: EmbedOptions): string {
  const attributes = EMBED_OPTIONS.flatMap((option) => {
    const value = options[option];
    if (value === undefined) return [];
    return option === "open" ? [" open"] : [` ${option}="${escaped(value)}"`];
  });
  return `<amparo-list${attributes.join("")}></amparo-list>`;
}

function fields(options: EmbedOptions, { text, services }: TrialWords): string {
  const typed = (option: EmbedOption, type = "text") =>
    `<p><label for="${option}">${escaped(text.options[option])}</label> <input id="${option}" name="${option}" type="${type}" value="${escaped(options[option] ?? "")}" autocomplete="off"></p>`;
  const chosen = <Value extends string>(
    option: EmbedOption,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => {
    const one = (value: string, name: string) =>
      `<option value="${value}"${(options[option] ?? "") === value ? " selected" : ""}>${escaped(name)}</option>`;
    const rows = [one("", text.any), ...values.map((value) => one(value, names[value]))];
    return `<p><label for="${option}">${escaped(text.options[option])}</label> <select id="${option}" name="${option}">${rows.join("")}</select></p>`;
  };
  const isOpen = options.open === undefined ? "" : " checked";
  return [
    typed("place"),
    chosen("type", SERVICE_TYPES, services.types),
    chosen("need", NEEDS, services.needs),
    typed("q", "search"),
    `<p><label><input type="checkbox" name="open" value="true"${isOpen}> ${escaped(text.options.open)}</label></p>`,
    chosen("lang", ["en", "es"], { en: "English", es: "Español" }),
  ].join("\n");
}
