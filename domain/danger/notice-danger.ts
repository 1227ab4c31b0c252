import { MAX_JUDGED_TEXT } from "../base/contract/limits.ts";
import { splitWords } from "../base/text/fold.ts";
import { splitClauses } from "./clauses.ts";
import { compileTables, listVocabulary, namesIn, TAKEN_OUT, withoutTerms } from "./danger-engine.ts";
import type { AskedNext, DangerFamily, FollowUp } from "./danger-families.ts";
import { type LikelyDanger, likelyDanger } from "./likely-danger.ts";
import { likelyTopic, topicLikelihoods } from "./likely-topic.ts";
import { wordMender } from "./mend-words.ts";
import { plainLetters } from "./plain-letters.ts";
import { bareNameIn } from "./tables/bare-names.ts";
import { CALM } from "./tables/calm.ts";
import { CHILDREN } from "./tables/children.ts";
import { FOLLOW_UP_TABLES } from "./tables/follow-ups.ts";
import { GROWN } from "./tables/grown.ts";
import { HARMLESS } from "./tables/harmless.ts";
import { LIFE } from "./tables/life.ts";
import { MEDICAL } from "./tables/medical.ts";
import { CORE_OF_NEED, NEEDS_OF_DANGER, SIGNS_OF_NEED, WORDS_OF_NEED } from "./tables/needs.ts";
import { NOW } from "./tables/now.ts";
import { PLAIN } from "./tables/plain.ts";
import { PUBLIC } from "./tables/public.ts";
import { SIGNS_OF_LIFE } from "./tables/signs-life.ts";
import { SIGNS_OF_ILLNESS } from "./tables/signs-medical.ts";
import { SIGNS_OF_VIOLENCE } from "./tables/signs-violence.ts";
import { SUBSTANCES } from "./tables/substances.ts";
import { VIOLENCE } from "./tables/violence.ts";
import { CLASSES } from "./tables/vocabulary.ts";
import { withoutSeparation } from "./told-separations.ts";
import { unmasked } from "./unmasked.ts";

/** The danger that a text names. It goes only to its reader, and is never stored, logged or counted. */
export interface DangerNotice {
  readonly family: DangerFamily;
  /** The danger is happening now: 911 comes first. */
  readonly isNow: boolean;
  /** The follow-up asked within a talk of danger; null: the text itself names the danger. */
  readonly followUp: AskedNext | null;
  /** The text looks for help but names no danger: one quiet row, no alarm. */
  readonly hintedOnly: boolean;
}

/** Maximum words that are read; a longer text names danger earlier. */
const MAX_WORDS = 150;

/** Texts with fewer words are judged by the tables alone. */
const MIN_JUDGED_WORDS = 2;
/** Least likelihood of a danger that no table names; in doubt, the lines are shown. */
const MIN_LIKELIHOOD = 0.63;
/** Least likelihood of a danger that a table names. */
const MIN_LIKELIHOOD_NAMED = 0.35;

/** Longer texts are never calm as a whole. */
const MAX_CALM_WORDS = 10;

/** A clause has less context than a text and is judged more strictly: it may describe a scene of a film. */
const MIN_CLAUSE_WORDS = 3;
/** Maximum adjacent clauses that are read together, since one may continue another. */
const MAX_CLAUSES_TOGETHER = 3;
const MIN_LIKELIHOOD_OF_CLAUSE = 0.995;
const MIN_LIKELIHOOD_NAMED_OF_CLAUSE = 0.95;
/** Least likelihood of the whole text for one of its clauses to count that no table names. */
const MIN_LIKELIHOOD_AROUND_CLAUSE = 0.03;

/** Order of precedence if a text names several dangers: the one whose line and sentence help most comes first. */
const ORDER: readonly DangerFamily[] = [
  "STRANGULATION",
  "TRAFFICKING",
  "POLICE_VIOLENCE",
  "CHILD_HURT",
  "SEXUAL_ASSAULT",
  "IMMIGRATION",
  "WITHDRAWAL",
  "INSULIN",
  "GAS",
  "POISON",
  "LABOR",
  "HEAT",
  "COLD",
  "INFECTION",
  "NOT_BREATHING",
  "OVERDOSE",
  "SUICIDE_FRIEND",
  "CAREGIVER",
  "THREAT_TO_OTHERS",
  "SUICIDE",
  "ELDER",
  "TRACKING",
  "WITNESS",
  "CHILD_ALONE",
  "BLEEDING",
  "MEDICAL",
  "PARTNER_VIOLENCE",
];
/** Hours in Spanish ("Son las 3 y…"): neither an English son nor an age of three. */
const SPANISH_HOUR =
  /\b(?:son|eran) las (?:\d{1,2}(?::\d{2})?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b/giu;
/** Families that are judged again if the people hurt are adults. */
const OF_YOUNG_AND_OLD: readonly DangerFamily[] = ["CHILD_HURT", "ELDER"];
/** Weights know the wider family better, but a table that names the narrower one takes precedence. */
const NARROWER: readonly (readonly [DangerFamily, DangerFamily])[] = [
  ["LABOR", "BLEEDING"],
  ["POLICE_VIOLENCE", "SEXUAL_ASSAULT"],
];
/** General signs of danger, which count if no table of a family matches. */
const GENERAL: readonly (readonly [DangerFamily, string])[] = [
  ["SUICIDE", SIGNS_OF_LIFE.SUICIDE],
  ["OVERDOSE", SIGNS_OF_LIFE.OVERDOSE],
  ["TRAFFICKING", SIGNS_OF_VIOLENCE.TRAFFICKING],
  ["SEXUAL_ASSAULT", SIGNS_OF_VIOLENCE.SEXUAL_ASSAULT],
  ["CHILD_HURT", SIGNS_OF_VIOLENCE.CHILD],
  ["PARTNER_VIOLENCE", SIGNS_OF_VIOLENCE.VIOLENCE],
  ["MEDICAL", SIGNS_OF_ILLNESS.MEDICAL],
];
const GENERAL_ORDER: readonly DangerFamily[] = [
  "OVERDOSE",
  "SUICIDE",
  "TRAFFICKING",
  "SEXUAL_ASSAULT",
  "CHILD_HURT",
  "PARTNER_VIOLENCE",
  "MEDICAL",
];
/** Dangers to life that no question about something else may hide; the same holds for plain cries. */
const ACUTE: readonly DangerFamily[] = ["NOT_BREATHING", "OVERDOSE", "POISON", "STRANGULATION", "LABOR"];
const WEAK_TOPICS: readonly FollowUp[] = ["CHILDREN", "PET", "CANNOT_TALK"];
/** Dangers in which naloxone may be asked about without naming it: "used both doses". */
const OF_NALOXONE: readonly DangerFamily[] = ["OVERDOSE", "NOT_BREATHING"];
/** Dangers in which "he's got a gun in the truck" is about the person who hurts. */
const OF_VIOLENCE: readonly DangerFamily[] = [
  "PARTNER_VIOLENCE",
  "STRANGULATION",
  "TRACKING",
  "SEXUAL_ASSAULT",
  "CHILD_HURT",
  "ELDER",
  "TRAFFICKING",
  "WITNESS",
];
const OF_ARMED_PEOPLE: readonly DangerFamily[] = [
  "PARTNER_VIOLENCE",
  "SUICIDE_FRIEND",
  "WITNESS",
  "THREAT_TO_OTHERS",
];
const WEAPONS = new Set(
  "gun guns pistol rifle shotgun weapon weapons knife knives machete bat arma armas pistola rifle escopeta cuchillo navaja machete bate".split(
    " ",
  ),
);
/** Words about one's own death rather than another person's. */
const HIMSELF = new Set(
  "himself herself themselves suicide suicidal suicidarse suicidar matarse quitarse dispararse ahorcarse cortarse".split(
    " ",
  ),
);
/** Least likelihood of the single topic that the tables name. */
const MIN_LIKELIHOOD_OF_TOPIC = 0.3;

/** Compiles the rule once, at the first text; takes about a tenth of a second. */
function compileRule() {
  const byFamily = { ...LIFE, ...VIOLENCE, ...CHILDREN, ...SUBSTANCES, ...MEDICAL, ...PUBLIC };
  const families = compileTables<DangerFamily>(
    ORDER.map((family) => [family, byFamily[family]]),
    CLASSES,
  );
  const general = compileTables<DangerFamily>(GENERAL, CLASSES);
  const grown = compileTables<DangerFamily>(
    [
      ["SEXUAL_ASSAULT", GROWN.SEXUAL_ASSAULT],
      ["PARTNER_VIOLENCE", GROWN.PARTNER_VIOLENCE],
    ],
    CLASSES,
  );
  const plain = compileTables<DangerFamily>(PLAIN, CLASSES);
  const harmless = compileTables([["HARMLESS", HARMLESS]], CLASSES);
  const calm = compileTables([["CALM", CALM]], CLASSES);
  const now = compileTables([["NOW", NOW]], CLASSES);
  const followUps = compileTables<FollowUp>(FOLLOW_UP_TABLES, CLASSES);
  const vocabulary = new Set<string>();
  for (const tables of [families, general, grown, harmless, now, followUps])
    for (const word of listVocabulary(tables)) vocabulary.add(word);
  return {
    families,
    general,
    grown,
    plain,
    harmless,
    calm,
    now,
    followUps,
    vocabulary,
    mend: wordMender(vocabulary),
  };
}

let compiled: ReturnType<typeof compileRule> | null = null;

/**
 * Returns the danger that a text names, in either language; null: none (rules danger 1–16). Pure, quick, and safe for
 * any text.
 *
 * @param earlier the danger named before in the same talk; null: none. With it every text gets a notice
 */
export function noticeDanger(text: string, earlier: DangerFamily | null = null): DangerNotice | null {
  const untold = earlier === null ? withoutSeparation(text.slice(0, MAX_JUDGED_TEXT)) : null;
  return noticeIn(untold ?? text, earlier);
}

function noticeIn(text: string, earlier: DangerFamily | null): DangerNotice | null {
  compiled ??= compileRule();
  const rule = compiled;
  const read = readWords(text);
  const words = withoutTerms(rule.harmless, read);
  const byTables = familyNamedIn(words);
  let weighed: LikelyDanger | null = null;
  const weigh = (): LikelyDanger => {
    weighed ??= likelyDanger(read, byTables);
    return weighed;
  };
  const family = earlier === null ? judgedFamily(read, byTables, weigh) : byTables;
  const isNow = namesIn(rule.now, words).size > 0;
  if (earlier !== null) {
    const topic = topicIn(read, earlier);
    const isOther = family !== null && family !== earlier && !isArmedOne(read, family, earlier);
    const isStrong = isOther && (ACUTE.includes(family) || plainFamilyIn(words) === family);
    const isHidden = isStrong && (topic === null || WEAK_TOPICS.includes(topic));
    if (!isHidden && (topic !== null || !isOther))
      return { family: earlier, isNow, followUp: topic ?? "STAYS", hintedOnly: false };
  }
  const plain = splitWords(text.slice(0, MAX_JUDGED_TEXT));
  const need = needIn(plain);
  if (need !== null) return { family: need, isNow: false, followUp: null, hintedOnly: true };
  const bare = bareNameIn(plain);
  if (bare !== null) return { family: bare.family, isNow, followUp: null, hintedOnly: bare.isLookedFor };
  if (family !== null) return { family, isNow, followUp: null, hintedOnly: false };
  if (isCalm(read, byTables)) return null;
  return noticeInClauses(text, weigh().likelihood);
}

/** Returns the words of a text: folded, unmasked, and with typos corrected. */
export function readWords(text: string): readonly string[] {
  compiled ??= compileRule();
  const plain = plainLetters(text.slice(0, MAX_JUDGED_TEXT)).replace(SPANISH_HOUR, " ");
  return unmasked(plain, compiled.vocabulary).slice(0, MAX_WORDS).flatMap(compiled.mend);
}

/**
 * @param read the words of a text, including harmless phrases
 * @param weigh computes likelihoods; called only if the tables do not decide
 */
function judgedFamily(
  read: readonly string[],
  byTables: DangerFamily | null,
  weigh: () => LikelyDanger,
): DangerFamily | null {
  // A plain cry of which a harmless phrase took a word away is weighed: "took her blood pressure pills twice".
  const isPlain = byTables !== null && plainFamilyIn(read) === byTables;
  if (read.length < MIN_JUDGED_WORDS || isPlain) return byTables;
  if (isCalm(read, byTables)) return null;
  const { family, likelihood } = weigh();
  if (likelihood >= (byTables === null ? MIN_LIKELIHOOD : MIN_LIKELIHOOD_NAMED))
    return isTablesRight(byTables, family) ? byTables : grownFamily(family, read);
  return byTables === null ? null : familyBesideNeed(read);
}

/**
 * Finds danger in one clause of a longer text whose other clauses ask for something else; null: there is none.
 *
 * @param around how likely the whole text is to be about danger
 */
function noticeInClauses(text: string, around: number): DangerNotice | null {
  compiled ??= compileRule();
  const clauses = splitClauses(text);
  const needs = clauses.map((clause) => needIn(splitWords(clause)));
  const read = clauses.map((clause, at) => (needs[at] === null ? readWords(clause) : []));
  // A harmless phrase may reach into the next clause, so these are removed from the whole text.
  const left = withoutTerms(compiled.harmless, read.flat());
  const ends = read.map((_, at) => read.slice(0, at + 1).flat().length);
  let told: DangerNotice | null = null;
  let most = 0;
  for (const at of clauses.keys()) {
    for (const end of ends.slice(at, at + MAX_CLAUSES_TOGETHER)) {
      const words = left.slice(ends[at - 1] ?? 0, end);
      const byTables = familyNamedIn(words);
      const said = words.filter((word) => word !== TAKEN_OUT);
      const isWeighed = said.length >= MIN_CLAUSE_WORDS && around >= MIN_LIKELIHOOD_AROUND_CLAUSE;
      if (byTables === null && !isWeighed) continue;
      const { family, likelihood } = likelyDanger(said, byTables);
      const least = byTables === null ? MIN_LIKELIHOOD_OF_CLAUSE : MIN_LIKELIHOOD_NAMED_OF_CLAUSE;
      if (likelihood < least || likelihood <= most) continue;
      most = likelihood;
      const isNow = namesIn(compiled.now, words).size > 0;
      told = { family: grownFamily(family, said), isNow, followUp: null, hintedOnly: false };
    }
  }
  const need = needs.find((each) => each !== null);
  if (told !== null || need === undefined) return told;
  return { family: need, isNow: false, followUp: null, hintedOnly: true };
}

/** Whether a short text is harmless, whatever the weights say about its words. */
function isCalm(read: readonly string[], byTables: DangerFamily | null): boolean {
  compiled ??= compileRule();
  const isOther = byTables !== null && byTables !== "MEDICAL";
  return !isOther && read.length <= MAX_CALM_WORDS && namesIn(compiled.calm, read).size > 0;
}

/** Whether the tables name the narrower of two kinds. */
function isTablesRight(byTables: DangerFamily | null, family: DangerFamily): boolean {
  return NARROWER.some(([narrow, wide]) => byTables === narrow && family === wide);
}

/** Returns the family, or the one that adults in this situation belong to. */
function grownFamily(family: DangerFamily, read: readonly string[]): DangerFamily {
  return OF_YOUNG_AND_OLD.includes(family) ? (grownFamilyIn(read) ?? family) : family;
}

/** Returns the danger mentioned beside a search for help: "a shelter for battered women, he still hits me". */
function familyBesideNeed(read: readonly string[]): DangerFamily | null {
  if (!read.some((word) => CORE_OF_NEED.has(word) || SIGNS_OF_NEED.has(word))) return null;
  const rest = read.filter((word) => !WORDS_OF_NEED.has(word));
  const byTables = familyByTables(rest);
  return byTables === null ? null : judgedFamily(rest, byTables, () => likelyDanger(rest, byTables));
}

/** Returns the family that the tables alone name; null: none. @param read from `readWords` */
export function familyByTables(read: readonly string[]): DangerFamily | null {
  compiled ??= compileRule();
  return familyNamedIn(withoutTerms(compiled.harmless, read));
}

/** @param words without harmless phrases */
function familyNamedIn(words: readonly string[]): DangerFamily | null {
  compiled ??= compileRule();
  const plain = plainFamilyIn(words);
  if (plain !== null) return plain;
  const named = namesIn(compiled.families, words);
  const first = ORDER.find((family) => named.has(family));
  if (first === undefined || OF_YOUNG_AND_OLD.includes(first)) {
    const grown = grownFamilyIn(words);
    if (grown !== null) return grown;
  }
  if (first !== undefined) return first;
  const signs = namesIn(compiled.general, words);
  return GENERAL_ORDER.find((family) => signs.has(family)) ?? null;
}

/** Returns the family of a plain question or cry, which is not weighed; null: it is neither. */
function plainFamilyIn(words: readonly string[]): DangerFamily | null {
  compiled ??= compileRule();
  const named = namesIn(compiled.plain, words);
  return PLAIN.find(([family]) => named.has(family))?.[0] ?? null;
}

/** Returns the violence that adults suffer from their family; null: the tables name none. */
function grownFamilyIn(words: readonly string[]): DangerFamily | null {
  compiled ??= compileRule();
  const [family = null] = namesIn(compiled.grown, words);
  return family;
}

/** Returns the topics that the tables name in a talk of danger, likeliest first. @param read from `readWords` */
export function topicsByTables(read: readonly string[]): readonly FollowUp[] {
  compiled ??= compileRule();
  const topics = namesIn(compiled.followUps, read);
  return FOLLOW_UP_TABLES.flatMap(([topic]) => (topics.has(topic) ? [topic] : []));
}

/** Returns the follow-up topic that a text asks about; null: none with its own answer. @param read from `readWords` */
function topicIn(read: readonly string[], earlier: DangerFamily): FollowUp | null {
  const byTables = topicsByTables(read);
  const [first = null, second] = byTables;
  if (read.length < MIN_JUDGED_WORDS) return first;
  const likelihoods = topicLikelihoods(read, byTables);
  const isNaloxone = OF_NALOXONE.includes(earlier) || byTables.includes("NO_NARCAN");
  const likely = likelyTopic(likelihoods, isNaloxone);
  const isSure = first !== null && second === undefined && likelihoods[first] >= MIN_LIKELIHOOD_OF_TOPIC;
  const topic = isSure ? first : likely;
  return topic === "STAYS" ? null : topic;
}

/** Whether an armed person in a talk of violence is the one whom the talk is about. */
function isArmedOne(read: readonly string[], family: DangerFamily, earlier: DangerFamily): boolean {
  return (
    OF_VIOLENCE.includes(earlier) &&
    OF_ARMED_PEOPLE.includes(family) &&
    read.some((word) => WEAPONS.has(word)) &&
    !read.some((word) => HIMSELF.has(word))
  );
}

/** Returns the danger that a text only looks for help with, since all of its words are about that need; null: none. */
function needIn(words: readonly string[]): DangerFamily | null {
  if (!words.some((word) => CORE_OF_NEED.has(word))) return null;
  return NEEDS_OF_DANGER.find((need) => words.every((word) => need.words.has(word)))?.family ?? null;
}
