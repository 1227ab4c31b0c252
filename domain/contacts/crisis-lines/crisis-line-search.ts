import { extractTerms, type TextLanguage } from "../../base/text/terms.ts";
import { SEARCH_FIELDS, type SearchDocument } from "../../search/search-document.ts";
import { searchIndex } from "../../search/search-index.ts";
import type { Synonyms } from "../../search/synonyms.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { CrisisLineField } from "./crisis-line-query.ts";

/** A line with its search terms by field. */
export interface SearchableLine {
  readonly line: CrisisLine;
  readonly terms: ReadonlyMap<CrisisLineField, readonly string[]>;
}

/** Prepares a line for searches: both languages, with accents and word forms folded. */
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
            ...indexDigits(number),
          ]),
        ),
      ],
      [
        "text",
        terms(
          [line.text, "neither"],
          ...indexDigits(line.text),
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
  const found = pieces.flatMap(([text, language]) => (text === null ? [] : extractTerms(text, language)));
  return [...new Set(found)];
}

/** Indexes a number with and without its leading 1: `18007997233` and `8007997233` both find `1-800-799-7233`. */
function indexDigits(number: string | null): Piece[] {
  const digits = (number ?? "").replace(/\D/g, "");
  if (digits === "") return [];
  const withoutOne = /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
  return [
    [digits, "neither"],
    [withoutOne, "neither"],
  ];
}

/**
 * Finds the lines that match a search text, in their given order, by the rules of every search: with synonyms in both
 * languages and one typo allowed. It has the whole table, so the results are the same on the server and offline.
 */
export function searchCrisisLines(
  lines: readonly SearchableLine[],
  q: string,
  fields: readonly CrisisLineField[],
  synonyms: Synonyms,
): SearchableLine[] {
  // Documents contain only the terms of the fields searched, so the query searches all of each document.
  const found = searchIndex(lines.map((each) => toSearchDocument(each, fields))).find(
    q,
    SEARCH_FIELDS,
    synonyms,
  );
  return lines.filter((_, at) => found[at] === 1);
}

const ANY_WEIGHT = new Set(["D"] as const);

function toSearchDocument(
  { terms: byField }: SearchableLine,
  fields: readonly CrisisLineField[],
): SearchDocument {
  return new Map(fields.flatMap((field) => byField.get(field) ?? []).map((term) => [term, ANY_WEIGHT]));
}
