import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { catalogModule, composerName, furtherModule, isMain, kebab, typeModule } from "./catalog-code.ts";
import { type Catalog, MessageFault, messageFile, readCatalogs } from "./message-files.ts";

/** Modules by their path below `words/compiled/`, and the faults of what could not be made. */
interface Made {
  readonly modules: Map<string, string>;
  readonly faults: string[];
}

/**
 * Makes every module of the words, by its path below `words/compiled/`.
 *
 * @param folder with a folder for each language, `words/messages`
 * @throws MessageFault with all faults, one a line
 */
export function compiledModules(folder: string): ReadonlyMap<string, string> {
  const english = readCatalogs(folder, "en", null);
  const made: Made = { modules: new Map(), faults: [] };
  const languages = languagesIn(folder);
  for (const language of languages) compileLanguage(folder, language, english, made);
  if (made.faults.length > 0) throw new MessageFault(made.faults.join("\n"));
  for (const catalog of english)
    made.modules.set(`${catalog.feature}/${kebab(catalog.name)}.ts`, typeModule(catalog));
  made.modules.set("further-words.ts", furtherWords(languages.filter((language) => !isMain(language))));
  return made.modules;
}

/** Writes the list of languages that translators added, by tag, with their names in themselves. */
export function languagesModule(folder: string): string {
  const lines = languagesIn(folder)
    .filter((language) => !isMain(language))
    .map((code) => `  { code: ${JSON.stringify(code)}, name: ${JSON.stringify(ownName(code))} },\n`);
  return [
    "/** Made by server/base/words/compile-words.ts from the folders of words/messages/. */\n",
    `export const TRANSLATED_LANGUAGES = [${lines.length === 0 ? "" : "\n"}${lines.join("")}] as const;\n`,
  ].join("");
}

function languagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** `Français`: as menus write it. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`;
}

function compileLanguage(folder: string, language: string, english: readonly Catalog[], made: Made): void {
  const catalogs = language === "en" ? english : readCatalogs(folder, language, english);
  for (const { name, feature } of catalogs)
    if (!english.some((one) => one.name === name && one.feature === feature))
      made.faults.push(
        `${messageFile("words/messages", language, feature)}: English has no catalog “${name}” in this file.`,
      );
  const own = new Set(catalogs.map(({ name }) => name));
  const features = new Map(english.map(({ name, feature }) => [name, feature]));
  // A main language has all catalogs; one that has not is told what is missing in each.
  const compiled = english.filter(({ name }) => isMain(language) || own.has(name));
  for (const one of compiled) {
    const catalog = catalogs.find(({ name }) => name === one.name) ?? { ...one, messages: new Map() };
    try {
      const code = catalogModule({
        catalog,
        english: one,
        language,
        features,
        own,
        composer: findComposer(one, folder),
      });
      made.modules.set(`${language}/${one.feature}/${kebab(one.name)}.ts`, code);
    } catch (error) {
      if (!(error instanceof MessageFault)) throw error;
      made.faults.push(error.message);
    }
  }
  if (!isMain(language)) made.modules.set(`${language}/words.ts`, furtherModule(compiled));
}

/** A catalog's composer is a file of its feature: `words/beds/compose-beds.ts`. */
function findComposer({ name, feature }: Catalog, folder: string): string | null {
  const composer = composerName(name);
  return existsSync(join(folder, "..", feature, `${kebab(composer)}.ts`)) ? composer : null;
}

/** The table by which the words of a further language are loaded. */
function furtherWords(languages: readonly string[]): string {
  return [
    "// Made by server/base/words/compile-words.ts.",
    "/** Loads the words of the languages that have a folder of messages, beside English and Spanish. */",
    "export const FURTHER_WORDS = {",
    ...languages.map((language) => `  ${JSON.stringify(language)}: () => import("./${language}/words.ts"),`),
    "} as const;",
    "",
  ].join("\n");
}
