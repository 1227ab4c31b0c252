import type { Likelihoods } from "../../base/learned/softmax.ts";
import { isNamedAsAgency } from "./agency-names.ts";
import { splitSentences } from "./folded-text.ts";
import { type FoundByTables, foundByTables } from "./found-by-tables.ts";
import { likelyProtection, tellingSentence } from "./likely-protection.ts";
import { isBareName, speaksOfBeds, speaksOfDanger } from "./protection-features.ts";
import {
  type ProtectionFinding,
  type ProtectionTexts,
  type ReadTexts,
  readTexts,
} from "./protection-texts.ts";
import { respelledTexts } from "./respelled.ts";

const NONE: ProtectionFinding = { kind: "NONE", words: [] };

/**
 * Whether a service protects people, by all that is said of it, in English or Spanish (rule protection 1).
 *
 * Tables of words find what is said plainly, weights that were learned from texts what is said otherwise. A door that
 * is withheld needlessly costs a telephone call, one that is shown wrongly may cost a life.
 *
 * @param likelihoods weights that were learned otherwise, as cross-validation has them
 */
export function protectsPeople(texts: ProtectionTexts, likelihoods?: Likelihoods): ProtectionFinding {
  const found = findingIn(texts, likelihoods);
  if (found.kind === "WITHHOLD") return found;
  const respelled = respelledTexts(texts);
  const other = respelled === null ? NONE : findingIn(respelled, likelihoods);
  return other.kind === "WITHHOLD" || found.kind === "NONE" ? other : found;
}

function findingIn(texts: ProtectionTexts, likelihoods: Likelihoods | undefined): ProtectionFinding {
  const read = readTexts(texts);
  const byTables = foundByTables(texts, read);
  const { kind, words } = byTables;
  if (byTables.isKeptBack || (kind === "WITHHOLD" && byTables.isPlain)) return { kind, words };
  const likely = likelyProtection(read, byTables, likelihoods);
  // A name alone is not enough: "Gateway Residential", "Mi Casa".
  const isBare = kind === "NONE" && isBareName(read);
  if (!isBare && likely.withhold >= leastToWithhold(texts, byTables, read))
    return { kind: "WITHHOLD", words: said(words, read, "WITHHOLD") };
  if (kind === "WITHHOLD" || 1 - likely.none > leastToAsk(byTables))
    return { kind: "QUESTION", words: said(words, read, "QUESTION") };
  return NONE;
}

/** From this likelihood on the weights withhold a place alone: what is in doubt speaks for those in danger. */
const LIKELY = 0.25;
/** Each of the doubts raises it by so much. */
const DOUBT = 0.2;
/** Beds that the tables find are withheld from this likelihood on: below, a person is asked. */
const LIKELY_WITH_BEDS = 0.12;
/** The doubts that are left of beds that the tables find. */
const DOUBT_OF_BEDS = 0.05;
/** Sentences of a long text: survivors' places say there more than once what they are. */
const LONG = 5;
const DOUBT_OF_LONG = 0.35;

/** Where people sleep or what is kept back, and danger, have to be spoken of, or the weights have to be surer. */
function leastToWithhold({ name }: ProtectionTexts, found: FoundByTables, read: ReadTexts): number {
  const isLong = read.running.length >= LONG;
  const isAgency = isNamedAsAgency(name == null ? [] : splitSentences(name));
  if (found.kind === "WITHHOLD") return LIKELY_WITH_BEDS + DOUBT_OF_BEDS * countTrue(isLong, isAgency);
  const doubts = countTrue(isAgency, found.isOtherSense, !speaksOfBeds(read), !speaksOfDanger(read));
  return LIKELY + DOUBT * doubts + (isLong ? DOUBT_OF_LONG : 0);
}

function countTrue(...doubts: readonly boolean[]): number {
  return doubts.filter(Boolean).length;
}

/** A danger that the tables find is asked about, unless the weights are surer than that that it is something else. */
const LIKELY_WITH_DANGER = 0.05;
/** What the tables say nothing of is asked about from this likelihood on. */
const LIKELY_QUESTION = 0.28;
/** The same of a danger that the tables find in another sense: of animals, of an illness. */
const LIKELY_IN_OTHER_SENSE = 0.4;

function leastToAsk({ kind, isOtherSense }: FoundByTables): number {
  if (kind === "QUESTION") return LIKELY_WITH_DANGER;
  return isOtherSense ? LIKELY_IN_OTHER_SENSE : LIKELY_QUESTION;
}

/** The words that the tables found, or else the sentence that speaks most for it. */
function said(words: readonly string[], read: ReadTexts, kind: "WITHHOLD" | "QUESTION"): readonly string[] {
  return words.length > 0 ? words : [tellingSentence(read, kind)];
}
