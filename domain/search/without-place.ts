import { splitWords } from "../base/text/fold.ts";
import { STATES } from "../places/states.ts";

/** Words before a place that belong to it: "near 33131", "cerca de Miami", "código postal 33131". */
const BEFORE = new Set(
  "in near nearby around at by close to en cerca de del por zona zip code codigo postal area from alrededor".split(
    " ",
  ),
);
/** Words of the longest name of a state. */
const MAX_STATE_WORDS = 3;

const STATE_NAMES = new Set(
  STATES.flatMap(({ code, names }) => [
    code.toLowerCase(),
    ...names.map((name) => splitWords(name).join(" ")),
  ]),
);

/**
 * A search without the place that it names: "food near Rancho Cucamonga, CA" asks for food.
 *
 * @param place its folded words with one space between them
 * @returns folded words; empty where the place is all of it
 */
export function withoutPlace(q: string, place: string): string {
  const name = place.split(" ");
  const parts = q.split(",").map(splitWords);
  for (const [at, words] of parts.entries()) {
    const from = words.findIndex((_, start) => name.every((word, index) => words[start + index] === word));
    if (from < 0) continue;
    let start = from;
    while (start > 0 && BEFORE.has(words[start - 1] ?? "")) start--;
    const end = from + name.length;
    const rest = [...words.slice(0, start), ...words.slice(end + stateLength(words, end))];
    const after = end < words.length ? [] : (parts[at + 1] ?? []);
    // "Miami, FL": the state is a part of its own.
    const others = parts.flatMap((part, index) => {
      if (index === at) return [rest];
      return index === at + 1 ? [after.length > 0 ? part.slice(stateLength(part, 0)) : part] : [part];
    });
    return others.flatMap((part) => (part.length === 0 ? [] : [part.join(" ")])).join(", ");
  }
  return q;
}

/** Returns the number of words from there on that name a state. */
function stateLength(words: readonly string[], from: number): number {
  for (let length = MAX_STATE_WORDS; length > 0; length--) {
    const name = words.slice(from, from + length);
    if (name.length === length && STATE_NAMES.has(name.join(" "))) return length;
  }
  return 0;
}
