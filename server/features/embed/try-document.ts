import { escaped } from "#domain/base/contract/escaped-html.ts";
import { MAX_LIMIT } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft, ownName } from "#domain/base/languages/languages.ts";
import {
  EMBED_LENGTH,
  EMBED_OPTIONS,
  type EmbedOption,
  type EmbedOptions,
} from "#domain/embed/embed-options.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { embedTrial as en } from "#words/compiled/en/embed/embed-trial.ts";
import { services as enServices } from "#words/compiled/en/services/services.ts";
import { embedTrial as es } from "#words/compiled/es/embed/embed-trial.ts";
import { services as esServices } from "#words/compiled/es/services/services.ts";
import { type TrialChoices, withOrganization } from "./trial-choices.ts";

interface TrialWords {
  readonly text: typeof en;
  readonly services: typeof enServices;
}

/**
 * `/embed/try`: chooses what a list on another page shows, shows it, and gives the lines to copy. Without scripts one
 * gets the lines.
 *
 * @param options as they were asked for; `organization` may be words of a name
 * @param origin of the directory, as other pages have to name it
 * @param languages that the operator has switched on
 */
export function tryDocument(
  options: EmbedOptions,
  choices: TrialChoices,
  { origin, language, languages }: { origin: string; language: Language; languages: readonly Language[] },
): string {
  const words: TrialWords = {
    text: wordsIn("embedTrial", language, { en, es }),
    services: wordsIn("services", language, { en: enServices, es: esServices }),
  };
  const { text } = words;
  const chosen = withOrganization(options, choices);
  return `<!doctype html>
<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(text.title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/embed/embed-map.css">
<script src="/embed.js" defer></script>
</head>
<body class="trial">
<main>
<h1>${escaped(text.title)}</h1>
<p>${escaped(text.intro)}</p>
<form action="/embed/try">
${fields(options, choices, { words, language, languages })}
<button type="submit">${escaped(text.show)}</button>
</form>
<h2 id="code">${escaped(text.code)}</h2>
<pre tabindex="0" role="group" aria-labelledby="code"><code>${escaped(formatSnippet(chosen, origin))}</code></pre>
<h2>${escaped(text.preview)}</h2>
${formatElement({ ...chosen, lang: chosen.lang ?? language })}
<noscript><p>${escaped(text.noScript)}</p></noscript>
<p>${escaped(text.theme)} <code>--amparo-accent</code>, <code>--amparo-background</code>, <code>--amparo-border</code>, <code>--amparo-color</code>, <code>--amparo-font</code>, <code>--amparo-radius</code>, <code>--amparo-open</code>, <code>--amparo-closed</code>, <code>--amparo-map-height</code>.</p>
</main>
</body>
</html>
`;
}

/** The lines that someone copies into a page of theirs. */
function formatSnippet(options: EmbedOptions, origin: string): string {
  return `<script src="${origin}/embed.js" defer></script>\n${formatElement(options)}`;
}

function formatElement(options: EmbedOptions): string {
  const attributes = EMBED_OPTIONS.flatMap((option) => {
    const value = options[option];
    if (value === undefined) return [];
    return option === "open" ? [" open"] : [` ${option}="${escaped(value)}"`];
  });
  return `<amparo-list${attributes.join("")}></amparo-list>`;
}

function fields(
  options: EmbedOptions,
  choices: TrialChoices,
  {
    words: { text, services },
    language,
    languages,
  }: { words: TrialWords; language: Language; languages: readonly Language[] },
): string {
  const label = (option: EmbedOption) => `<label for="${option}">${escaped(text.options[option])}</label>`;
  const typed = (option: EmbedOption, attributes = 'type="text"') =>
    `<p>${label(option)} <input id="${option}" name="${option}" ${attributes} value="${escaped(options[option] ?? "")}" autocomplete="off"></p>`;
  const isOpen = options.open === undefined ? "" : " checked";
  const one = (option: EmbedOption) => (value: string, name: string) =>
    `<option value="${value}"${(options[option] ?? "") === value ? " selected" : ""}>${escaped(name)}</option>`;
  const select = (option: EmbedOption, rows: readonly string[], attributes = "") =>
    `<p>${label(option)} <select id="${option}" name="${option}"${attributes}>${one(option)("", text.any)}${rows.join("")}</select></p>`;
  const chosen = <Value extends string>(
    option: EmbedOption,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) =>
    select(
      option,
      values.map((value) => one(option)(value, names[value])),
    );
  return [
    typed("place"),
    chosen("type", SERVICE_TYPES, services.types),
    chosen("need", NEEDS, services.needs),
    select("topic", topicRows(choices.topics, language, one("topic"))),
    chosen("audience", CATEGORIES, services.categories),
    organizationField(choices.organization, text, { typed, select }),
    typed("q", 'type="search"'),
    `<p><label><input type="checkbox" name="open" value="true"${isOpen}> ${escaped(text.options.open)}</label></p>`,
    typed("limit", `type="number" min="1" max="${MAX_LIMIT}" placeholder="${EMBED_LENGTH}"`),
    select(
      "lang",
      languages.map((each) => one("lang")(each, ownName(each))),
    ),
  ].join("\n");
}

/** Rows of topics: each of the first level, followed by its subtopics. */
function topicRows(
  topics: TrialChoices["topics"],
  language: Language,
  one: (value: string, name: string) => string,
): readonly string[] {
  const chooseName = ({ name, nameEs }: TrialChoices["topics"][number]) =>
    language === "es" ? nameEs : name;
  return topics
    .filter(({ parent }) => parent === null)
    .map((topic) => {
      const below = topics.filter(({ parent }) => parent === topic.code);
      const rows = [topic, ...below].map((each) => one(each.code, chooseName(each)));
      return `<optgroup label="${escaped(chooseName(topic))}">${rows.join("")}</optgroup>`;
    });
}

/** Words of its name; where some have these, they are offered, and "Any" leads back to the words. */
function organizationField(
  organization: TrialChoices["organization"],
  text: TrialWords["text"],
  {
    typed,
    select,
  }: {
    typed: (option: EmbedOption, attributes?: string) => string;
    select: (option: EmbedOption, rows: readonly string[], attributes?: string) => string;
  },
): string {
  const note = (words: string) => `<p id="organization-note">${escaped(words)}</p>`;
  const noted = 'aria-describedby="organization-note"';
  if (organization.kind === "none") return typed("organization");
  if (organization.kind === "unknown") {
    return `${typed("organization", `type="text" aria-invalid="true" ${noted}`)}\n${note(text.unknownOrganization)}`;
  }
  const { matches, id } = organization;
  const rows = matches.map(
    (match) =>
      `<option value="${match.id}"${match.id === id ? " selected" : ""}>${escaped(match.name)}</option>`,
  );
  if (id !== null) return select("organization", rows);
  return `${select("organization", rows, ` ${noted}`)}\n${note(text.severalOrganizations)}`;
}
