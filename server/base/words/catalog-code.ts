import { messageCode, NAMED_TYPES, type Needs } from "./message-code.ts";
import { type Catalog, type Message, MessageFault, messageFile } from "./message-files.ts";

/** Whether it is a main language, whose formats are written by hand: `words/base/formats-en.ts`. */
export function isMain(language: string): boolean {
  return language === "en" || language === "es";
}

/** All that the modules of one catalog are made from. */
export interface Source {
  readonly catalog: Catalog;
  /** The same in English, which has the shape. */
  readonly english: Catalog;
  readonly language: string;
  /** The folder of each catalog, by name. */
  readonly features: ReadonlyMap<string, string>;
  /** The function that adds to the catalog what its messages alone cannot say; null where there is none. */
  readonly composer: string | null;
  /** The catalogs that the language has; others are taken from English. */
  readonly own: ReadonlySet<string>;
}

/** `favouritesPage` → `favourites-page`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `favouritesPage` → `composeFavouritesPage`. */
export function composerName(name: string): string {
  return `compose${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** `favouritesPage` → `FavouritesPageWords`. */
function typeName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Words`;
}

/**
 * Writes the module of a catalog in one language, in the folder `words/compiled/<language>/<feature>`.
 *
 * @throws MessageFault with file, key and how to mend it
 */
export function catalogModule(source: Source): string {
  const { catalog, english, language, features } = source;
  const needs: Needs = { formats: new Set(), types: new Set(), catalogs: new Set() };
  const messages = groupCode(tree(source, needs), "");
  const { composer } = source;
  const value = composer === null ? messages : `${composer}(${messages})`;
  const imports = [...needs.catalogs]
    .filter((name) => name !== catalog.name)
    .sort()
    .map(
      (name) =>
        `import { ${name} } from "../../${languageWith(name, source)}/${features.get(name) ?? ""}/${kebab(name)}.ts";`,
    );
  const lines = [
    `// Made from words/messages/${language}/${catalog.feature}.arb by server/base/words/compile-words.ts.`,
    ...[...needs.types].sort().map((type) => `import type { ${type} } from "${NAMED_TYPES[type] ?? ""}";`),
    ...formatImports(language, [...needs.formats].sort()),
    ...imports,
    ...(composer === null
      ? []
      : [`import { ${composer} } from "../../../${english.feature}/${kebab(composer)}.ts";`]),
    ...(language === "en"
      ? []
      : [
          `import ${usesEnglish(value) ? "" : "type "}{ ${catalog.name} as english } from "../../en/${english.feature}/${kebab(catalog.name)}.ts";`,
        ]),
    "",
    ...docComment(english.description, ""),
    `export const ${catalog.name}${language === "en" ? "" : ": typeof english"} = ${value};`,
  ];
  return `${lines.join("\n")}\n`;
}

function usesEnglish(code: string): boolean {
  return /(?<![\w."'`$])english[.[;]|^english$/m.test(code);
}

function languageWith(name: string, { language, own }: Source): string {
  return own.has(name) ? language : "en";
}

function formatImports(language: string, formats: readonly string[]): readonly string[] {
  if (formats.length === 0) return [];
  if (isMain(language))
    return ["formats", "dates"].flatMap((file) => {
      const names = formats.filter((name) => name.startsWith("date") === (file === "dates"));
      return names.length === 0
        ? []
        : [`import { ${names.join(", ")} } from "../../../base/${file}-${language}.ts";`];
    });
  return [
    'import { furtherFormats } from "../../../base/further-formats.ts";',
    `const { ${formats.join(", ")} } = furtherFormats(${JSON.stringify(language)});`,
  ];
}

/** A value of a catalog: the code of a message or a part, or a group of more. */
type Node = { readonly code: string; readonly description: string | null } | Map<string, Node>;

function tree(source: Source, needs: Needs): Node {
  const { catalog, english, language } = source;
  const root = new Map<string, Node>();
  for (const path of catalog.messages.keys())
    if (!english.messages.has(path))
      throw fault(source, path, "English has no such message: remove it, or correct its name.");
  const alone = english.messages.get("");
  if (alone !== undefined) return { code: written(source, "", alone, needs), description: null };
  for (const [path, message] of english.messages)
    put(root, path.split("\0"), {
      code: written(source, path, message, needs),
      description: language === "en" ? message.description : null,
    });
  for (const [path, target] of english.parts) {
    const [name = ""] = target.split(".");
    if (!source.features.has(name)) throw fault(source, path, `There is no catalog “${name}”.`);
    needs.catalogs.add(name);
    put(root, path === "" ? [SPREAD] : path.split("\0"), { code: target, description: null });
  }
  for (const [path, description] of language === "en" ? english.groups : [])
    groupAt(root, path).set(ABOUT, { code: "", description });
  return root;
}

function written(source: Source, path: string, inEnglish: Message, needs: Needs): string {
  const { catalog, language } = source;
  const message = catalog.messages.get(path);
  if (message === undefined) {
    if (isMain(language)) throw fault(source, path, `It is missing here: translate “${inEnglish.text}”.`);
    return path
      .split("\0")
      .reduce((code, name) => (name === "" ? code : `${code}[${JSON.stringify(name)}]`), "english");
  }
  try {
    return messageCode(message, language, needs);
  } catch (error) {
    throw error instanceof MessageFault ? fault(source, path, error.message) : error;
  }
}

function fault({ catalog, language }: Source, path: string, message: string): MessageFault {
  const key = [catalog.name, ...(path === "" ? [] : path.split("\0"))].map((name) =>
    name.replaceAll(".", ".."),
  );
  return new MessageFault(
    `${messageFile("words/messages", language, catalog.feature)}: ${key.join(".")}: ${message}`,
  );
}

/** Keys of a group for what is no message: another catalog whose messages it has too, and what the group is for. */
const SPREAD = "\0spread";
const ABOUT = "\0about";

/** A part where messages are too is spread among them. */
function put(root: Map<string, Node>, path: readonly string[], leaf: Node): void {
  const [name = "", ...rest] = path;
  const known = root.get(name);
  if (rest.length === 0) {
    if (known instanceof Map) known.set(SPREAD, leaf);
    else root.set(name, leaf);
    return;
  }
  const group = known instanceof Map ? known : new Map<string, Node>();
  root.set(name, group);
  put(group, rest, leaf);
}

function groupAt(root: Map<string, Node>, path: string): Map<string, Node> {
  return path.split("\0").reduce((group, name) => {
    const next = group.get(name);
    return next instanceof Map ? next : new Map();
  }, root);
}

function groupCode(node: Node, indent: string): string {
  if (!(node instanceof Map)) return node.code;
  const inner = `${indent}  `;
  const isList =
    node.size > 0 &&
    [...node.keys()].filter((name) => name !== ABOUT).every((name, index) => name === String(index));
  const spread = node.get(SPREAD);
  const lines = [...node]
    .filter(([name]) => name !== SPREAD && name !== ABOUT)
    .flatMap(([name, part]) => [
      ...docComment(describeNode(part), inner),
      `${inner}${isList ? "" : `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: `}${groupCode(part, inner)},`,
    ]);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (spread !== undefined && !(spread instanceof Map)) lines.unshift(`${inner}...${spread.code},`);
  return `${open}\n${lines.join("\n")}\n${indent}${close}`;
}

function describeNode(node: Node): string | null {
  const about = node instanceof Map ? node.get(ABOUT) : node;
  return about === undefined || about instanceof Map ? null : about.description;
}

function docComment(text: string | null, indent: string): readonly string[] {
  return text === null ? [] : [`${indent}/** ${text.replaceAll("*/", "* /")} */`];
}

/** Writes the module that declares the type of a catalog, in whatever language it is. */
export function typeModule(catalog: Catalog): string {
  const { name, feature } = catalog;
  const file = `${feature}/${kebab(name)}.ts`;
  return [
    "// Made by server/base/words/compile-words.ts.",
    `import type { ${name} } from "../en/${file}";`,
    "",
    `export type ${typeName(name)} = typeof ${name};`,
    "",
  ].join("\n");
}

/** Writes the module with all catalogs of a further language, which takes the place of the English ones. */
export function furtherModule(catalogs: readonly Catalog[]): string {
  return [
    "// Made by server/base/words/compile-words.ts.",
    'import type { TranslateWords } from "../../base/words-in.ts";',
    ...catalogs.map(({ name, feature }) => `import { ${name} } from "./${feature}/${kebab(name)}.ts";`),
    "",
    `const own = { ${catalogs.map(({ name }) => name).join(", ")} };`,
    "",
    "export const words: TranslateWords = (english) => ({ ...english, ...own });",
    "",
  ].join("\n");
}
