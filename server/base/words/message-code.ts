import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { type Message, MessageFault, type Placeholder } from "./message-files.ts";

/** What the code of a module needs from other files, collected while its messages are written. */
export interface Needs {
  /** Functions of the language's formats: `time`, `numberDuration`. */
  readonly formats: Set<string>;
  /** Types of `NAMED_TYPES`. */
  readonly types: Set<string>;
  /** Other catalogs. */
  readonly catalogs: Set<string>;
}

/** Types of placeholders beside those of Application Resource Bundles, with the files that declare them. */
export const NAMED_TYPES: Readonly<Record<string, string>> = {
  Audience: "#domain/service-page/plain-words/plain-facts.ts",
  Day: "#domain/services/opening-hours/entry.ts",
  Period: "#domain/services/opening-hours/entry.ts",
  YearMonthDay: "#domain/base/time/civil-date.ts",
};

const TYPES: Readonly<Record<string, string>> = {
  String: "string",
  int: "number",
  num: "number",
  bool: "boolean",
};

/**
 * Ways to write a value, by language, and by the kind and style that messages name: `{opens, time, at}` is
 * `timeAt(opens)` of `words/base/formats-es.ts`.
 */
const STYLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    number: ["", "duration", "distance", "tenths", "twoDigits", "ordinal"],
    time: ["", "midnight", "spoken", "short", "compact", "bare"],
    date: ["short", "monthDay", "long", "day", "year"],
    text: ["lowerFirst", "ride", "midnight"],
    list: ["and", "short"],
  },
  es: {
    number: ["", "duration", "distance", "tenths"],
    time: ["", "at", "until", "before", "the", "atThe", "beforeThe", "bare"],
    date: ["short", "monthDay", "long", "day", "year"],
    text: ["lower", "lowerFirst", "upperFirst", "sentence", "county", "theCounty", "intake"],
    list: ["and", "short"],
  },
};
/** What `words/base/further-formats.ts` knows for every other language. */
const FURTHER_STYLES: Readonly<Record<string, readonly string[]>> = {
  number: ["", "duration", "distance", "tenths", "twoDigits"],
  time: [""],
  date: ["short", "monthDay", "long", "day", "year"],
  text: [],
  list: ["and", "short"],
};

/** Dates that are names in a catalog: the code of a value named `$`. */
const NAMES: Readonly<Record<string, { readonly catalog: string; readonly code: string }>> = {
  weekday: { catalog: "weekdays", code: "weekdays.days[$]" },
  weekdayShort: { catalog: "weekdays", code: "weekdays.shortDays[$]" },
  month: { catalog: "datesAndTimes", code: '(datesAndTimes.months[$ - 1] ?? "")' },
  monthShort: { catalog: "datesAndTimes", code: '(datesAndTimes.months[$ - 1] ?? "").slice(0, 3)' },
};

/** Languages that have two plurals, and the first for 1 alone: these need no rules of plurals at run time. */
const ONE_OR_OTHER = ["en", "es"];

/**
 * Writes a message as an expression of TypeScript: a string, or an arrow function of its placeholders.
 *
 * @throws MessageFault that says what is wrong, without the file and the key
 */
export function messageCode(message: Message, language: string, needs: Needs): string {
  const elements = parsed(message.text);
  const byName = new Map((message.placeholders ?? []).map((one) => [one.name, one]));
  const used = new Set<string>();
  const code = sequence(elements, { byName, used, language, needs, counted: null });
  if (message.placeholders === null) return code;
  const only = soleFormat(elements, message, language);
  if (only !== null) return only;
  const parameters = message.placeholders.map(
    ({ name, type }) => `${used.has(name) ? name : `_${name}`}: ${typeCode(type, needs)}`,
  );
  if (message.hasSingleStop) needs.formats.add("singleStop");
  return `(${parameters.join(", ")}): string => ${message.hasSingleStop ? `singleStop(${code})` : code}`;
}

interface Writing {
  readonly byName: ReadonlyMap<string, Placeholder>;
  readonly used: Set<string>;
  readonly language: string;
  readonly needs: Needs;
  /** The placeholder of the plural around, which `#` stands for. */
  readonly counted: string | null;
}

function parsed(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  } catch (error) {
    const kind = error instanceof Error ? error.message : "";
    throw new MessageFault(MENDING[kind] ?? `This is no message in ICU format (${kind}).`, { cause: error });
  }
}

/** What helps against the parser's complaints. */
const MENDING: Readonly<Record<string, string>> = {
  MISSING_OTHER_CLAUSE: "A plural or select lacks its last branch: add “other {…}”.",
  EXPECT_ARGUMENT_CLOSING_BRACE: "A “{” is not closed: add “}”, or write '{' for the sign itself.",
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "A quote ' in a placeholder is not closed.",
  UNMATCHED_CLOSING_TAG: "A tag is closed that was not opened.",
  EMPTY_ARGUMENT: "A placeholder has no name: “{}”.",
  MALFORMED_ARGUMENT: "A placeholder is not “{name}” or “{name, kind, style}”.",
  INVALID_ARGUMENT_TYPE: "A placeholder's kind is none of plural, select, number, date and time.",
};

function sequence(elements: readonly MessageFormatElement[], writing: Writing): string {
  const [first] = elements;
  if (elements.every(isLiteralElement)) return JSON.stringify(elements.map(({ value }) => value).join(""));
  if (elements.length === 1 && first !== undefined && !isArgumentElement(first)) {
    const code = elementCode(first, writing);
    if (!isPoundElement(first)) return code;
  }
  if (
    elements.length === 1 &&
    first !== undefined &&
    isArgumentElement(first) &&
    isText(first.value, writing)
  )
    return elementCode(first, writing);
  const inside = elements.map((element) =>
    isLiteralElement(element)
      ? element.value.replace(/[\\`]|\$(?=\{)/g, "\\$&")
      : `\${${elementCode(element, writing)}}`,
  );
  return `\`${inside.join("")}\``;
}

/** Whether what stands for a placeholder is a text already. */
function isText(name: string, { byName }: Writing): boolean {
  const found = byName.get(name);
  return (
    found !== undefined &&
    (found.type.startsWith("List<") || found.type.startsWith("String") || found.format !== null)
  );
}

function elementCode(element: MessageFormatElement, writing: Writing): string {
  if (isPoundElement(element)) return format("number", "", writing.counted ?? "", writing);
  if (isArgumentElement(element)) return plain(placeholder(element.value, writing), writing);
  if (isSelectElement(element))
    return selectCode(element.value, branches(element.options, writing, null), writing);
  if (isPluralElement(element)) {
    if (element.offset !== 0) throw new MessageFault("A plural has an offset, which is not supported.");
    placeholder(element.value, writing);
    return pluralCode(element.value, branches(element.options, writing, element.value), writing);
  }
  if (isNumberElement(element)) return format("number", readStyle(element.style), element.value, writing);
  if (isTimeElement(element)) return format("time", readStyle(element.style), element.value, writing);
  if (isDateElement(element)) {
    const names = NAMES[readStyle(element.style)];
    if (names === undefined) return format("date", readStyle(element.style), element.value, writing);
    placeholder(element.value, writing);
    writing.needs.catalogs.add(names.catalog);
    return names.code.replace("$", element.value);
  }
  throw new MessageFault("Tags are not supported.");
}

function readStyle(style: unknown): string {
  return typeof style === "string" ? style : "";
}

function placeholder(name: string, { byName, used }: Writing): Placeholder {
  const found = byName.get(name);
  if (found === undefined) {
    const known = [...byName.keys()].map((one) => `{${one}}`).join(", ");
    throw new MessageFault(
      `{${name}} is no placeholder of this message; it has ${known === "" ? "none" : known}.`,
    );
  }
  used.add(name);
  return found;
}

/** A value as it is or as its placeholder says, or a list with what stands between its items. */
function plain({ name, type, format: way }: Placeholder, writing: Writing): string {
  if (!type.startsWith("List<")) return way === null ? name : format("text", way, name, writing);
  if (way === "list" || way === "unit-list") {
    const options = way === "list" ? "" : ', { type: "unit" }';
    return `new Intl.ListFormat(${JSON.stringify(writing.language)}${options}).format(${name})`;
  }
  if (way !== null && /^[a-z]+$/.test(way)) return format("list", way, name, writing);
  return `${name}.join(${JSON.stringify(way ?? ", ")})`;
}

/** Kinds of formats: three of messages, and two of placeholders. */
type Kind = "number" | "time" | "date" | "text" | "list";

function format(kind: Kind, style: string, name: string, writing: Writing): string {
  placeholder(name, writing);
  const call = formatName(kind, style, writing.language);
  writing.needs.formats.add(call);
  return `${call}(${name})`;
}

function formatName(kind: Kind, style: string, language: string): string {
  const known: readonly string[] = (STYLES[language] ?? FURTHER_STYLES)[kind] ?? [];
  if (!known.includes(style))
    throw new MessageFault(
      `“${style}” is no style of ${kind}: use ${known.filter(Boolean).join(", ")}, or none.`,
    );
  return `${kind}${style.charAt(0).toUpperCase()}${style.slice(1)}`;
}

type Branches = readonly (readonly [key: string, code: string])[];

function branches(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  writing: Writing,
  counted: string | null,
): Branches {
  return Object.entries(options).map(
    ([key, { value }]) =>
      [key, sequence(value, { ...writing, counted: counted ?? writing.counted })] as const,
  );
}

function selectCode(name: string, cases: Branches, writing: Writing): string {
  const { type } = placeholder(name, writing);
  return choice(cases, (key) => {
    if (type === "bool" && key === "true") return name;
    if (type === "bool") return `!${name}`;
    if (key === "none") return `${name} === ${type.endsWith("?") ? "null" : '""'}`;
    return `${name} === ${JSON.stringify(key)}`;
  });
}

function pluralCode(name: string, cases: Branches, { language, needs }: Writing): string {
  return choice(cases, (key) => {
    if (key.startsWith("=")) return `${name} === ${key.slice(1)}`;
    if (ONE_OR_OTHER.includes(language)) {
      if (key !== "one") throw new MessageFault(`“${key}” is no plural of this language: use one and other.`);
      return `${name} === 1`;
    }
    needs.formats.add("plural");
    return `plural(${name}) === ${JSON.stringify(key)}`;
  });
}

function choice(cases: Branches, test: (key: string) => string): string {
  const other = cases.find(([key]) => key === "other")?.[1] ?? '""';
  const chosen = cases.filter(([key]) => key !== "other").map(([key, code]) => `${test(key)} ? ${code} : `);
  return `${chosen.join("")}${other}`;
}

/** The format itself, where a message is nothing but its only value in that format. */
function soleFormat(
  elements: readonly MessageFormatElement[],
  { placeholders, hasSingleStop }: Message,
  language: string,
): string | null {
  const [element, ...others] = elements;
  if (element === undefined || others.length > 0 || placeholders?.length !== 1 || hasSingleStop) return null;
  if (isTimeElement(element)) return formatName("time", readStyle(element.style), language);
  return isNumberElement(element) ? formatName("number", readStyle(element.style), language) : null;
}

function typeCode(type: string, needs: Needs): string {
  if (type.endsWith("?")) return `${typeCode(type.slice(0, -1), needs)} | null`;
  const item = /^List<(.+)>$/.exec(type)?.[1];
  if (item !== undefined) return `readonly ${typeCode(item, needs)}[]`;
  if (type === "DayOrTomorrow") return `${typeCode("Day", needs)} | "TOMORROW"`;
  if (type in NAMED_TYPES) {
    needs.types.add(type);
    return type;
  }
  const code = TYPES[type];
  if (code === undefined)
    throw new MessageFault(
      `“${type}” is no type: use ${[...Object.keys(TYPES), ...Object.keys(NAMED_TYPES)].join(", ")}.`,
    );
  return code;
}
