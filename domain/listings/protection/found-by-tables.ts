import { firstFound, type Sentence, without } from "./folded-text.ts";
import {
  addressKeptSecret,
  addressOnRequest,
  changesEachTime,
  isForSafety,
  lineKeptSecret,
  lineOnRequest,
  saysThatItMoves,
} from "./kept-address.ts";
import {
  BARE_SURVIVORS,
  DANGER_MENTIONED,
  mayBeInDanger,
  OTHER_SENSES_OF_DANGER,
  PEOPLE_IN_DANGER,
  PLAINLY_IN_DANGER,
  SAFE_HOUSES,
  speaksOfOtherSurvivors,
  speaksOfRepairs,
} from "./people-in-danger.ts";
import type { ProtectionFinding, ProtectionTexts, ReadTexts } from "./protection-texts.ts";
import { NAME_OF_HOUSE, OTHER_SENSES_OF_SLEEPING, SLEEPING, saysNoBeds } from "./sleeping-places.ts";

/** What tables of words find: people in danger, beds for them, and addresses that are kept back. */

export interface FoundByTables extends ProtectionFinding {
  /** Whether the address itself is kept back: that needs no judgment. */
  readonly isKeptBack: boolean;
  /** Whether one sentence has survivors or those who flee, and beds for them: that needs no judgment, either. */
  readonly isPlain: boolean;
  /** Whether words of danger stand there, each in another sense, such as of animals or of an illness. */
  readonly isOtherSense: boolean;
}

/** What the tables find in a service's texts, and the words that led to it. */
export function foundByTables(
  texts: ProtectionTexts,
  { names, organization, running, lines }: ReadTexts,
): FoundByTables {
  const label = [...names, ...organization];
  const read = (sentences: readonly Sentence[]) => withoutOthers(sentences, [...label, ...running]);
  const dangers = { label: read(label), running: read(running) };
  const danger = dangerIn([...dangers.label, ...dangers.running]);
  const kept = keptBackIn(lines, names, running, danger !== null);
  const isOtherSense = danger === null && dangerIn([...label, ...running].filter(mayBe)) !== null;
  const isPlain = read([...names, ...running]).some(isShelterInPlainWords);
  const found = { isKeptBack: kept !== null, isOtherSense, isPlain };
  if (kept !== null) return { kind: "WITHHOLD", words: [kept], ...found };
  if (danger === null) return { kind: "NONE", words: [], ...found };
  const words = wordsOfShelter(names, running, dangers) ?? wordsOfStatedHousing(texts, running, danger);
  return words === null
    ? { kind: "QUESTION", words: [danger], ...found }
    : { kind: "WITHHOLD", words, ...found };
}

function mayBe({ folded }: Sentence): boolean {
  return mayBeInDanger(folded);
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
  const named = findFirst(names, sleepingIn) ?? findFirst(names, nameOfHouse);
  const sleeping = named ?? asleep.find((found) => found !== null) ?? null;
  if (sleeping === null) return null;
  const labelled = dangerIn(dangers.label);
  if (labelled !== null) return listDistinct(labelled, sleeping);
  const isShort = running.length <= SHORT;
  for (const [at, sentence] of dangers.running.entries()) {
    const strong = firstFound(sentence, PEOPLE_IN_DANGER);
    const danger = strong ?? firstFound(sentence, DANGER_MENTIONED);
    if (danger === null) continue;
    const reach = strong === null ? 0 : NEAR;
    const near = asleep.slice(Math.max(0, at - reach), at + reach + 1).find((found) => found !== null);
    if (near !== undefined && near !== null) return listDistinct(danger, near);
    if (isShort || (strong !== null && named !== null)) return listDistinct(danger, sleeping);
  }
  return null;
}

function wordsOfStatedHousing(
  { isHousing = false }: ProtectionTexts,
  running: readonly Sentence[],
  danger: string,
): readonly string[] | null {
  return isHousing && !running.some(saysNoBeds) ? [danger] : null;
}

function listDistinct(danger: string, sleeping: string): readonly string[] {
  return [...new Set([danger, sleeping])];
}

function isShelterInPlainWords(sentence: Sentence): boolean {
  return firstFound(sentence, PLAINLY_IN_DANGER) !== null && sleepingIn(sentence) !== null;
}

/**
 * An address that changes each time is on request, too, and keeps nothing back: where the very sentence says so, or the
 * name, no one sleeps there, and neither danger nor safety is spoken of.
 */
function keptBackIn(
  lines: readonly Sentence[],
  names: readonly Sentence[],
  running: readonly Sentence[],
  isDanger: boolean,
): string | null {
  const texts = [...names, ...running];
  const kept =
    findFirst(lines, lineKeptSecret) ??
    findFirst(texts, addressKeptSecret) ??
    findFirst(lines, lineOnRequest);
  if (kept !== null) return kept;
  const isFixed = isDanger || texts.some(mayBeSleptAt);
  const moves = [...names, ...lines].some(saysThatItMoves);
  for (const [at, sentence] of texts.entries()) {
    const onRequest = addressOnRequest(sentence);
    if (onRequest === null) continue;
    const whole = wholeSentence(texts, at);
    if (isFixed || isForSafety(whole) || !(moves || changesEachTime(whole))) return onRequest;
  }
  return null;
}

/** A sentence with what stands before its semicolon. */
function wholeSentence(texts: readonly Sentence[], at: number): string {
  const before = texts[at - 1];
  const own = texts[at]?.folded ?? "";
  return before?.written.endsWith(";") === true ? `${before.folded} ${own}` : own;
}

/** "Tonight's location" alone says of no bed. */
function mayBeSleptAt(sentence: Sentence): boolean {
  return sleepingIn({ ...sentence, folded: sentence.folded.replaceAll("tonight's", "#########") }) !== null;
}

function findFirst(
  sentences: readonly Sentence[],
  find: (sentence: Sentence) => string | null,
): string | null {
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
    findFirst(read, (sentence) => firstFound(sentence, PEOPLE_IN_DANGER)) ??
    findFirst(read, (sentence) => firstFound(sentence, DANGER_MENTIONED))
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
