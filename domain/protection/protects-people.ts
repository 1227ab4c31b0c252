import { firstFound, type Sentence, sentencesOf, without } from "./folded-text.ts";
import {
  addressKeptSecret,
  addressOnRequest,
  changesEachTime,
  lineKeptSecret,
  lineOnRequest,
} from "./kept-address.ts";
import {
  BARE_SURVIVORS,
  DANGER_MENTIONED,
  mayBeInDanger,
  OTHER_SENSES_OF_DANGER,
  PEOPLE_IN_DANGER,
  SAFE_HOUSES,
  speaksOfOtherSurvivors,
  speaksOfRepairs,
} from "./people-in-danger.ts";
import { NAME_OF_HOUSE, OTHER_SENSES_OF_SLEEPING, SLEEPING } from "./sleeping-places.ts";

/** What a record or a form says of a service. */
export interface ProtectionTexts {
  readonly name?: string | null;
  readonly alternateName?: string | null;
  readonly organization?: string | null;
  readonly description?: string | null;
  readonly eligibility?: string | null;
  /** Further running text: how to apply, notes on the place, translations. */
  readonly others?: readonly (string | null)[];
  readonly addressLines?: readonly (string | null)[];
  /** Names of taxonomy terms. */
  readonly terms?: readonly string[];
  /** Whether somebody has said that people sleep there, such as by the need that it meets. */
  readonly isHousing?: boolean;
}

/**
 * WITHHOLD: people who flee violence sleep there, or the text keeps the address back. QUESTION: it serves them in an
 * office, and a person should say whether its address may be known.
 */
export type ProtectionKind = "WITHHOLD" | "QUESTION" | "NONE";

export interface ProtectionFinding {
  readonly kind: ProtectionKind;
  /** The words that led to it, as they were written; none for NONE. */
  readonly words: readonly string[];
}

const NONE: ProtectionFinding = { kind: "NONE", words: [] };

/**
 * Whether a service protects people, by all that is said of it, in English or Spanish (rule protection 1).
 *
 * A door that is withheld needlessly costs a telephone call, one that is shown wrongly may cost a life.
 */
export function protectsPeople(texts: ProtectionTexts): ProtectionFinding {
  const names = [texts.name, texts.alternateName, ...(texts.terms ?? [])].flatMap(sentencesIn);
  const organization = sentencesIn(texts.organization);
  const running = [texts.description, texts.eligibility, ...(texts.others ?? [])].flatMap(sentencesIn);
  const lines = (texts.addressLines ?? []).flatMap(sentencesIn);
  const label = [...names, ...organization];
  const read = (sentences: readonly Sentence[]) => withoutOthers(sentences, [...label, ...running]);
  const dangers = { label: read(label), running: read(running) };
  const danger = dangerIn([...dangers.label, ...dangers.running]);
  const kept = keptBackIn(lines, [...names, ...running], danger !== null);
  if (kept !== null) return { kind: "WITHHOLD", words: [kept] };
  if (danger === null) return NONE;
  const words = wordsOfShelter(names, running, dangers) ?? wordsOfStatedHousing(texts, danger);
  return words === null ? { kind: "QUESTION", words: [danger] } : { kind: "WITHHOLD", words };
}

/** In longer texts people in danger and beds belong together where they are this near. In sentences. */
const NEAR = 2;
/** A text of so many sentences is about one thing. */
const SHORT = 4;

/** The words that speak of people in danger, and of beds for them; null: the service has no beds for them. */
function wordsOfShelter(
  names: readonly Sentence[],
  running: readonly Sentence[],
  dangers: { readonly label: readonly Sentence[]; readonly running: readonly Sentence[] },
): readonly string[] | null {
  const asleep = running.map(sleepingIn);
  const named = firstOf(names, sleepingIn) ?? firstOf(names, nameOfHouse);
  const sleeping = named ?? asleep.find((found) => found !== null) ?? null;
  if (sleeping === null) return null;
  const labelled = dangerIn(dangers.label);
  if (labelled !== null) return wordsOf(labelled, sleeping);
  const isShort = running.length <= SHORT;
  for (const [at, sentence] of dangers.running.entries()) {
    const strong = firstFound(sentence, PEOPLE_IN_DANGER);
    const danger = strong ?? firstFound(sentence, DANGER_MENTIONED);
    if (danger === null) continue;
    const reach = strong === null ? 0 : NEAR;
    const near = asleep.slice(Math.max(0, at - reach), at + reach + 1).find((found) => found !== null);
    if (near !== undefined && near !== null) return wordsOf(danger, near);
    if (isShort || (strong !== null && named !== null)) return wordsOf(danger, sleeping);
  }
  return null;
}

function wordsOfStatedHousing(
  { isHousing = false }: ProtectionTexts,
  danger: string,
): readonly string[] | null {
  return isHousing ? [danger] : null;
}

function wordsOf(danger: string, sleeping: string): readonly string[] {
  return [...new Set([danger, sleeping])];
}

/** An address that changes each time is on request, too: that keeps nothing back where nobody is in danger. */
function keptBackIn(
  lines: readonly Sentence[],
  texts: readonly Sentence[],
  isDanger: boolean,
): string | null {
  const secret = firstOf(lines, lineKeptSecret) ?? firstOf(texts, addressKeptSecret);
  if (secret !== null) return secret;
  const onRequest = firstOf(lines, lineOnRequest) ?? firstOf(texts, addressOnRequest);
  if (onRequest === null || isDanger) return onRequest;
  return [...lines, ...texts].some(({ folded }) => changesEachTime(folded)) ? null : onRequest;
}

function sentencesIn(text: string | null | undefined): readonly Sentence[] {
  return text == null ? [] : sentencesOf(text);
}

function firstOf(sentences: readonly Sentence[], find: (sentence: Sentence) => string | null): string | null {
  for (const sentence of sentences) {
    const found = find(sentence);
    if (found !== null) return found;
  }
  return null;
}

/** The sentences without what has the words of danger in another sense, by all that is said of the service. */
function withoutOthers(sentences: readonly Sentence[], all: readonly Sentence[]): readonly Sentence[] {
  const hidden = [
    ...OTHER_SENSES_OF_DANGER,
    ...(all.some(({ folded }) => speaksOfOtherSurvivors(folded)) ? BARE_SURVIVORS : []),
    ...(all.some(({ folded }) => speaksOfRepairs(folded)) ? SAFE_HOUSES : []),
  ];
  return sentences.map((each) => ({
    ...each,
    folded: mayBeInDanger(each.folded) ? without(each.folded, hidden) : "",
  }));
}

function dangerIn(read: readonly Sentence[]): string | null {
  return (
    firstOf(read, (sentence) => firstFound(sentence, PEOPLE_IN_DANGER)) ??
    firstOf(read, (sentence) => firstFound(sentence, DANGER_MENTIONED))
  );
}

function nameOfHouse(sentence: Sentence): string | null {
  return firstFound(
    { ...sentence, folded: without(sentence.folded, OTHER_SENSES_OF_SLEEPING) },
    NAME_OF_HOUSE,
  );
}

function sleepingIn(sentence: Sentence): string | null {
  return firstFound({ ...sentence, folded: without(sentence.folded, OTHER_SENSES_OF_SLEEPING) }, SLEEPING);
}
