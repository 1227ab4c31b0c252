import { splitWords } from "../base/text/fold.ts";
import { placeKey } from "../places/place-key.ts";
import { type AskedByName, isTelling } from "./asked-name.ts";
import type { FoundPlaces } from "./asked-place.ts";
import { LEGAL_FORMS } from "./named-beside.ts";

/** Handles services named like their town, such as the library "Key West" (rule chatbot 9). */

interface Row {
  readonly name: string;
  readonly organization?: { readonly name: string } | null | undefined;
  readonly city: string;
  readonly state: string;
}

/** Returns the towns that a message names by words that are also the name of a service there. */
export function townsOfNames(rows: readonly Row[], places: FoundPlaces): readonly string[] {
  return [...places].flatMap(([text, { kind, name }]) => {
    const isOfTown = (row: Row) => isCalledLike(row, text) && isIn(name, row);
    return kind === "CITY" && rows.some(isOfTown) ? [text] : [];
  });
}

/** @param town as the gazetteer has it: `Miami, FL` */
export function isIn(town: string, { city, state }: Pick<Row, "city" | "state">): boolean {
  return placeKey(`${city} ${state}`) === placeKey(town);
}

/** @param town its folded words */
export function isCalledLike({ name }: Pick<Row, "name">, town: string): boolean {
  return placeKey(name) === placeKey(town);
}

/**
 * Whether a text has telling words besides a town, or is about things in it: "soup kitchen key west" and "what is open
 * in key west", but not "key west hours".
 */
export function saysMoreThan(text: string, town: string): boolean {
  const all = ` ${splitWords(text).join(" ")} `;
  const isWithin = WITHIN.some((word) => all.includes(` ${word} ${town} `));
  return isWithin || splitWords(all.replace(` ${town} `, " . ")).some(isTelling);
}

const WITHIN = ["in", "near", "around", "cerca de", "alrededor de"];

/** Replaces the words of a town in a question with a full stop. */
export function withoutTown(asked: AskedByName, town: string): AskedByName {
  const own = town.split(" ");
  const from = asked.words.findIndex((_, at) => own.every((word, next) => asked.words[at + next] === word));
  if (from < 0) return asked;
  const isOwn = (at: number) => at >= from && at < from + own.length;
  return {
    ...asked,
    words: asked.words.map((word, at) => (isOwn(at) ? "." : word)),
    telling: asked.telling.filter((at) => !isOwn(at)),
  };
}

/**
 * Whether all telling words of a question besides a town are in the name of a service's organization: "the library in
 * Key West".
 */
export function asksOrganization(
  { words, telling }: AskedByName,
  { name, organization }: Pick<Row, "name" | "organization">,
): boolean {
  const town = new Set(splitWords(name));
  const own = new Set(splitWords(organization?.name ?? ""));
  const said = telling.map((at) => words[at] ?? "").filter((word) => !town.has(word));
  return said.length > 0 && said.every((word) => own.has(word));
}

/**
 * Whether a text contains the whole name of a service's organization: "Branches in Florida City" is the service called
 * Florida City.
 */
export function saysOrganization(text: string, { organization }: Pick<Row, "organization">): boolean {
  const said = new Set(splitWords(text));
  const own = splitWords(organization?.name ?? "").filter((word) => !LEGAL_FORMS.has(word));
  return own.some(isTelling) && own.every((word) => said.has(word));
}
