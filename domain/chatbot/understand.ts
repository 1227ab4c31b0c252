import { wordsOf } from "../search/fold.ts";
import type { Language } from "../words/language.ts";
import type { KnownPlace, PlaceAsked, Question } from "./question.ts";
import type { TalkState } from "./talk-state.ts";

/** A possible name of a place in a message, to be looked up as a whole name. */
export interface PlaceName {
  /** Folded words with spaces: `san jose`, `33101`. */
  readonly text: string;
  /** As `placeKey` writes it; a postal area's code for `ZIP`. */
  readonly key: string;
  readonly kind: "CITY" | "ZIP";
  /** Codes of states; null: in any. */
  readonly states: readonly string[] | null;
}

/** What the gazetteer knows of the names, by `text`; names that it does not know are absent. */
export type FoundPlaces = ReadonlyMap<string, KnownPlace>;

export interface Circumstances {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA zone of the visitor. */
  readonly zone: string;
  readonly state: TalkState;
  readonly places: FoundPlaces;
  /** Language of the page, for messages that are of no language ("33101"). */
  readonly language: Language;
}

export interface Understood {
  readonly question: Question;
  /** The language in which the message is written, in which it is answered. */
  readonly language: Language;
  /** The state that the talk has now; a shown list or service is added by `afterList` and `afterService`. */
  readonly state: TalkState;
}

/** The names to look up before `understand`, likeliest first; at most eight. */
export function placeNamesIn(message: string): readonly PlaceName[] {
  const code = /(?<!\d)\d{5}(?!\d)/.exec(message)?.[0];
  return code === undefined ? [] : [{ text: code, key: code, kind: "ZIP", states: null }];
}

/** What a message asks, with the talk before it. Pure and quick; never throws, for any text. */
export function understand(message: string, { state, places, language }: Circumstances): Understood {
  const words = wordsOf(message);
  const [zip] = placeNamesIn(message);
  const place: PlaceAsked = (zip && places.get(zip.text)) ?? { kind: "NONE" };
  const isFood = words.some((word) => ["food", "meal", "meals", "comida", "hambre"].includes(word));
  const question: Question = isFood
    ? {
        kind: "FIND",
        find: { needs: ["MEALS"], audiences: [], text: null, place, time: null, beds: false },
        skip: 0,
      }
    : { kind: "NOT_UNDERSTOOD", text: words.join(" ") };
  return { question, language, state: { ...state, language } };
}
