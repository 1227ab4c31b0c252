import { type TextLanguage, termsOf } from "../../base/text/terms.ts";
import { SEARCH_FIELDS, type SearchDocument } from "../../search/search-document.ts";
import { searchIndex } from "../../search/search-index.ts";
import type { Synonyms } from "../../search/synonyms.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { CrisisLineField } from "./crisis-line-query.ts";

/** A line with the terms by which it is found, for each of its fields. */
export interface SearchableLine {
  readonly line: CrisisLine;
  readonly terms: ReadonlyMap<CrisisLineField, readonly string[]>;
}

/** Makes a line ready to be searched: both languages, accents and forms of words folded. */
export function searchableLine(line: CrisisLine): SearchableLine {
  return {
    line,
    terms: new Map<CrisisLineField, string[]>([
      ["name", terms([line.name, "either"], [line.nameEs, "either"])],
      ["description", terms([line.description, "en"], [line.descriptionEs, "es"])],
      ["area", terms([line.area, "either"], [line.areaEs, "either"])],
      ["time", terms([line.time, "en"], [line.timeEs, "es"])],
      [
        "phone",
        terms(
          ...[line.phone, line.tty, line.videophone].flatMap((number): Piece[] => [
            [number, "neither"],
            ...digitsOf(number),
          ]),
        ),
      ],
      [
        "text",
        terms(
          [line.text, "neither"],
          ...digitsOf(line.text),
          [line.textKeyword, "neither"],
          [line.textKeywordEs, "neither"],
        ),
      ],
      ["website", terms([line.website, "neither"])],
    ]),
  };
}

type Piece = readonly [text: string | null, language: TextLanguage];

function terms(...pieces: Piece[]): string[] {
  const found = pieces.flatMap(([text, language]) => (text === null ? [] : termsOf(text, language)));
  return [...new Set(found)];
}

/** `1-800-799-7233` is asked for as `18007997233` and as `8007997233` too. */
function digitsOf(number: string | null): Piece[] {
  const digits = (number ?? "").replace(/\D/g, "");
  if (digits === "") return [];
  const withoutOne = /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
  return [
    [digits, "neither"],
    [withoutOne, "neither"],
  ];
}

/**
 * The lines that answer a search text, in the order they came: by the rules of every search here, with synonyms
 * in both languages and one typo forgiven. The whole table is at hand, so nothing but this rule decides, on the
 * server and without a network alike.
 */
export function searchCrisisLines(
  lines: readonly SearchableLine[],
  q: string,
  fields: readonly CrisisLineField[],
  synonyms: Synonyms,
): SearchableLine[] {
  // The documents hold the terms of the asked fields alone, so the question looks everywhere in them.
  const found = searchIndex(lines.map((each) => documentOf(each, fields))).find(q, SEARCH_FIELDS, synonyms);
  return lines.filter((_, at) => found[at] === 1);
}

const ANY_WEIGHT = new Set(["D"] as const);

function documentOf({ terms: byField }: SearchableLine, fields: readonly CrisisLineField[]): SearchDocument {
  return new Map(fields.flatMap((field) => byField.get(field) ?? []).map((term) => [term, ANY_WEIGHT]));
}
