import { splitSearchText } from "./parts-of.ts";
import { isMemberOfSynonyms, type Synonyms } from "./synonyms.ts";

/** Longest name, in words, that is looked for in a question; longer names are found by their words. */
const MAX_NAME_WORDS = 10;
const MAX_WORDS = 24;

/** A question names few services; what more are called is no name to look for. */
export const MAX_NAMED = 20;

/**
 * Lists the parts of a question that may be a service's full name: each run of two words or more, and the whole
 * question, in lower case and without the punctuation around it ("Is Harbor Food Pantry open?"). Names are compared in
 * lower case, too. A row of the table of synonyms is a kind of help and no name, though a few services are called "Food
 * Pantry".
 */
export function namesAskedIn(q: string, synonyms: Synonyms): string[] {
  const words = q
    .toLowerCase()
    .replaceAll("\u2019", "'")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
  const names = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_NAME_WORDS); to++) {
      const run = trimmed(words.slice(from, to).join(" "));
      if (to - from > 1 || words.length === 1) names.add(run);
      // "Dr. King Center, Inc." has its full stop.
      const last = words[to - 1] ?? "";
      if (to - from > 1 && last.endsWith(".")) names.add(words.slice(from, to).join(" "));
    }
  }
  names.delete("");
  return [...names].filter((name) => !isKind(name, synonyms));
}

/**
 * The full names that a question has, of those of services, in lower case. One that is the town of a service of that name
 * is named by nothing but that: "soup kitchen Key West" names none of those called Key West.
 */
export function fullNamesIn(
  q: string,
  services: readonly { readonly name: string; readonly city: string }[],
  synonyms: Synonyms,
): ReadonlySet<string> {
  const asked = new Set(namesAskedIn(q, synonyms));
  const known = services.filter(({ name }) => asked.has(name.toLowerCase()));
  const towns = new Set(
    known
      .filter(({ name, city }) => name.toLowerCase() === city.toLowerCase())
      .map(({ city }) => city.toLowerCase()),
  );
  const whole = wholeName(q);
  const names = known.map(({ name }) => name.toLowerCase());
  return new Set(names.filter((name) => name === whole || !towns.has(name)));
}

function isKind(name: string, synonyms: Synonyms): boolean {
  const [words = []] = splitSearchText(name);
  return words.length > 1 && isMemberOfSynonyms(words, synonyms);
}

/** Returns the whole question in the form in which names are compared. */
export function wholeName(q: string): string {
  return trimmed(q.toLowerCase().replaceAll("\u2019", "'").split(/\s+/u).join(" ").trim());
}

const BEFORE = new Set(['"', "'", "(", "\u00bf", "\u00a1", "\u201c"]);
const AFTER = new Set(['"', "'", ")", "?", "!", ".", ",", ";", ":", "\u201d"]);

/** Removes the punctuation around a text. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && BEFORE.has(text[from] ?? "")) from++;
  while (to > from && AFTER.has(text[to - 1] ?? "")) to--;
  return text.slice(from, to);
}
