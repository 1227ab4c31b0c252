import { splitWords } from "../base/text/fold.ts";
import { STATES } from "./states.ts";

const STATE_WORDS: ReadonlyMap<string, string> = new Map(
  STATES.flatMap(({ code, names }) => [
    [code.toLowerCase(), code] as const,
    ...names.map((name) => [splitWords(name).join(" "), code] as const),
  ]),
);
/** Letters of states that are words. */
const WORDY_STATES = new Set(
  "in or me hi ok la de pa al id oh ma on as mi co va pr ne mo ut sc mt".split(" "),
);
/** Words of the longest name of a state. */
const MAX_STATE_WORDS = 3;

/** The code of the state that is named from there on; null: none. Letters that are words count at the end alone. */
export function stateAt(words: readonly string[], at: number): string | null {
  for (let length = MAX_STATE_WORDS; length > 0; length--) {
    const name = words.slice(at, at + length).join(" ");
    const state = STATE_WORDS.get(name);
    if (
      state !== undefined &&
      words.length >= at + length &&
      (!WORDY_STATES.has(name) || at + length === words.length)
    )
      return state;
  }
  return null;
}
