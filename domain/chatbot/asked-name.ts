import { isCommonEnglish, isCommonSpanish, SHORT_FORMS } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { plainLetters } from "../danger/plain-letters.ts";
import { timeIn } from "../search/asked-time.ts";
import { isVocabularyWord, phrasesAt, understoodWord } from "./lexicon.ts";
import type { ServiceQuestionKind, TimeAsked } from "./question.ts";
import { isSameWord, NUMBERS } from "./same-word.ts";
import { askedOfService, asksForClosing, meansThatOne } from "./service-question.ts";
import { topicsIn } from "./topics-in.ts";

/** A question about one service, whose name may be shortened or misspelled. */
export interface AskedByName {
  /** Folded words of the message, as written. */
  readonly words: readonly string[];
  /** Positions of words that are neither common nor part of a time. */
  readonly telling: readonly number[];
  /** The telling words to search names with. */
  readonly query: string;
  /** The kind of question; null: nothing is asked, and the name may be all that the message contains. */
  readonly kind: ServiceQuestionKind | null;
}

/** A row of a list, by which a service is recognized. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly organization?: { readonly name: string } | null | undefined;
  /** Miles; null: unknown. */
  readonly distance: number | null;
}

/** The services that a message names, and the time that its other words ask for. */
export interface NamedServices {
  readonly kind: ServiceQuestionKind;
  /** Whether the message contains the whole name. */
  readonly isWhole: boolean;
  /** Whether the words of the name in the message are only those of a kind of help. */
  readonly isGeneric: boolean;
  /** The message with full stops in place of the name. */
  readonly rest: string;
  readonly ids: readonly string[];
  readonly time: TimeAsked | null;
}

/** Longer messages tell a story: a name in it is not what they ask about. */
const MAX_WORDS = 20;
/** Miles; services farther away are not the local one that people mean. */
export const NEARBY_MILES = 60;

const SCHEDULE_WORDS =
  /\b(?:hours?|hrs|schedule|opens?|opening|opened|closes?|closed|closing|when|(?:what|which) (?:nights?|evenings?|mornings?|days?)|que (?:noches|tardes|dias)|line up|formarse|formarme|hacer fila|horarios?|hora|horas|abren?|abiert[oa]s?|abriran?|cierran?|cerrad[oa]s?|cerrar|abrir|cuando|atienden?|atender)\b/u;
const PHONE_WORDS =
  /\b(?:phone|telephone|phone number|tel|call|number|telefono|numero|llamar|llamo|celular|contact)\b/u;
const PLACE_WORDS =
  /\b(?:address|where|wheres|location|located|direccion|domicilio|donde|ubicacion|ubicad[oa])\b/u;
/** Words of questions about a service that are not part of its name, beside the frequent words. */
const ASKING_WORDS = new Set(
  `hours hour hrs schedule phone telephone tel telefono numero direccion address ubicacion domicilio horario horarios
  abierta abierto abren abre cierra cierran cerrado cerrada closes closed close closing atienden atender atiende cita sin
  located location number call contact llamar llamo celular info information informacion details detalles walkin in saber
  abrir cerrar empiezan empieza empezar exactly please favor currently monday tuesday wednesday thursday friday saturday
  sunday lunes martes miercoles jueves viernes sabado domingo mondays tuesdays wednesdays thursdays fridays saturdays
  sundays sabados domingos`.split(/\s+/u),
);
/** Words that ask for any service of a kind rather than the one of that name. */
const INDEFINITE =
  /\b(?:a|an|any|some|anything|anyone|anybody|anywhere|somewhere|someone|there|un|una|unos|unas|algun|alguna|algunos|algo|alguien|hay|que|which|whats?|donde|where|quien|who|need|necesito|busco|quiero|looking|want|near|nearest|closest|cerca|cercan[oa]|other|others|otr[oa]s?|free|gratis)\b/u;
const DEFINITE = new Set([
  "the",
  "el",
  "la",
  "los",
  "las",
  "del",
  "al",
  "this",
  "that",
  "ese",
  "esa",
  "este",
  "esta",
]);
/** Words that precede a name like a place: "the line at Casa Esperanza". */
const AT = new Set(["at", "from", "en", "con", "with"]);
/** Words within names that people leave out. */
const LINKS = new Set(
  "a an and at by de del el en for in la las los of on para por the to y inc llc corp".split(" "),
);

/** Reads a message as a question about one service, by words that may be its name; null: it has no such words. */
export function askedByName(message: string, now: number, zone: string): AskedByName | null {
  const words = splitWords(plainLetters(message)).map((word) => SHORT_FORMS.get(word) ?? word);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const text = words.join(" ");
  const time = timeIn(text, now, zone);
  const untimed = new Set((time?.rest ?? text).split(" "));
  const kind = kindIn(text, time !== null);
  const telling = words.flatMap((word, at) => (isTelling(word) && untimed.has(word) ? [at] : []));
  if (telling.length === 0 && meansThatOne(text)) return null;
  const query = words
    .filter((word, at) => (telling.length === 0 ? !LINKS.has(word) : telling.includes(at)))
    .filter((word) => !SCHEDULE_ONLY.has(word))
    .map((word) => (/^\d+(?:st|nd|rd|th)$/u.test(word) ? (NUMBERS.get(word) ?? word) : word))
    .join(" ");
  return query === "" ? null : { words, telling, query, kind };
}

/** Words of questions that rarely occur in names. */
const SCHEDULE_ONLY = new Set(
  "hours hrs schedule horario horarios phone telephone telefono address direccion when cuando".split(" "),
);

function kindIn(text: string, hasTime: boolean): ServiceQuestionKind | null {
  const said = askedOfService(text);
  if (said !== null && said.kind !== "SERVICE") return said.kind;
  if (asksForClosing(text) || SCHEDULE_WORDS.test(text)) return "SCHEDULE";
  if (PHONE_WORDS.test(text)) return "PHONE";
  if (PLACE_WORDS.test(text)) return "DISTANCE";
  if (said !== null) return said.kind;
  return hasTime && /^(?:does|do|is|are|will|can)\b/u.test(text) ? "SCHEDULE" : null;
}

/** Whether a word is neither frequent nor asks something of a service. */
export function isTelling(word: string): boolean {
  return !isCommonEnglish(word) && !isCommonSpanish(word) && !ASKING_WORDS.has(word);
}

/**
 * Returns the services that a message names, of those found for its words: one whose whole name it contains before
 * those that match most of its words, and those the talk has shown before others. Null if it may as well ask for any
 * service of a kind: "is there a shelter open", "when is the pantry open" among several pantries.
 *
 * @param shown ids of the services that the talk has shown
 */
export function namedServices(
  { words, telling, kind: asked }: AskedByName,
  rows: readonly Named[],
  { now, zone, shown }: { readonly now: number; readonly zone: string; readonly shown: readonly string[] },
): NamedServices | null {
  const near = rows.filter(({ distance }) => distance === null || distance <= NEARBY_MILES);
  const fits = near.flatMap((row) => {
    const fit = matchName(words, telling, splitWords(row.name), splitWords(row.organization?.name ?? ""));
    return fit === null || isTimeAlone(words, fit.taken, now, zone) ? [] : [{ ...fit, row }];
  });
  // A whole name of one word may be part of another service's shortened name: "Legal Services de Miami".
  const most = keepBestFits(fits);
  const whole = most.filter(({ isWhole }) => isWhole);
  const best = whole.length > 0 ? whole : most;
  const known = best.filter(({ row }) => shown.includes(row.id));
  const meant = known.length === 1 ? known : best;
  const [first] = meant;
  if (first === undefined)
    return rarelyNamed({ words, telling, query: "", kind: asked }, near, { now, zone });
  if (meant.length > 1 && first.isGeneric) return null;
  const isOfName = (at: number) => first.taken.has(at) || first.ofOwner.has(at);
  const rest = words.map((word, at) => (isOfName(at) ? "." : word)).join(" ");
  if (ASKS_ELSEWHERE.test(rest)) return null;
  if (asked === null && !isNameAlone(first, rest) && !isWholly(first, rest))
    return rarelyNamed({ words, telling, query: "", kind: asked }, near, { now, zone });
  const time = timeIn(rest, now, zone)?.time ?? null;
  const text = words.join(" ");
  const kind = kindIn(rest, time !== null) ?? kindIn(text, time !== null) ?? "SERVICE";
  const { isWhole, isGeneric } = first;
  return { kind, ids: meant.map(({ row }) => row.id), isWhole, isGeneric, time, rest };
}

/** Shorter words occur in too many names, and resemble each other. */
const MIN_RARE = 5;

/**
 * Recognizes a service by a word that no other nearby has in its name and that is not a kind of help: "When does
 * boatyard stop taking sign ups".
 */
function rarelyNamed(
  { words, telling, kind: asked }: AskedByName,
  near: readonly Named[],
  { now, zone }: { readonly now: number; readonly zone: string },
): NamedServices | null {
  const names = near.map((row) => ({
    row,
    own: splitWords(row.name).filter((word) => !LINKS.has(word)),
    owner: splitWords(row.organization?.name ?? ""),
  }));
  const rare = telling.flatMap((at) => {
    const word = words[at] ?? "";
    if (word.length < MIN_RARE || isVocabularyWord(word)) return [];
    const having = names.filter(({ own }) => own.some((other) => isSameWord(word, other)));
    // The organization's other services have names of their own.
    const ofOwner = names.filter(({ owner }) => owner.some((other) => isSameWord(word, other)));
    return having.length === 1 && ofOwner.every(({ row }) => row.id === having[0]?.row.id) ? having : [];
  });
  const [first] = rare;
  if (first === undefined || rare.some(({ row }) => row.id !== first.row.id)) return null;
  const taken = new Set(
    words.flatMap((word, at) => (first.own.some((other) => isSameWord(word, other)) ? [at] : [])),
  );
  const rest = words.map((word, at) => (taken.has(at) ? "." : word)).join(" ");
  // "How do I become a foster parent" does not name a service for becoming something else.
  if (asked === null && telling.filter((at) => !taken.has(at)).length > taken.size) return null;
  if (SOMEWHERE_ELSE.test(rest) || (asked === null && taken.size < 2 && !isAsking(rest))) return null;
  if (taken.size < 2 && (words.length > MAX_RARE_WORDS || asksForNeed(rest))) return null;
  const time = timeIn(rest, now, zone)?.time ?? null;
  const kind = kindIn(rest, time !== null) ?? "SERVICE";
  return { kind, ids: [first.row.id], isWhole: false, isGeneric: false, time, rest };
}

/** In a longer message a rare word is about something else: "hired on the docks". */
const MAX_RARE_WORDS = 15;

function asksForNeed(rest: string): boolean {
  const { strong, situations } = topicsIn(rest.split(" ").map(understoodUnlessStop));
  return strong.length + situations.length > 0;
}

/** Asks about other services: "Harbor Night told me they are full, what else is there?" */
const SOMEWHERE_ELSE =
  /\b(?:else|other|others|another|instead|besides|full|otr[oa]s?|ademas de|aparte de|llen[oa]s?|kicked|turned me away|me corrieron|me sacaron|like|como el|como la)\b/u;
const ASKS_ELSEWHERE =
  /\b(?:(?:where|what|who|anywhere|somewhere|anything) else|(?:another|other) (?:place|shelter|one)|otro (?:lugar|albergue|lado)|otra parte|donde mas)\b/u;
const ASKING =
  /\b(?:do|does|did|is|are|isnt|arent|can|could|will|should|how|what|which|when|where|who|que|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|hay|puedo|puede|aceptan|piden|tienen|tiene|dan|da|reciben|hablan|preguntan|cobran|es|son|about|sobre)\b/u;

function isAsking(rest: string): boolean {
  return ASKING.test(rest);
}

function understoodUnlessStop(word: string): string {
  return word === "." ? word : understoodWord(word);
}

/** Whether a whole name of several words settles the service, whatever is asked, unless another one is looked for. */
function isWholly({ isWhole, isGeneric, taken }: Fit, rest: string): boolean {
  return isWhole && !isGeneric && taken.size > 1 && !SOMEWHERE_ELSE.test(rest);
}

/** Whether the message is only a name: it neither asks about the service nor for anything else. */
function isNameAlone({ taken, ofOwner, isGeneric }: Fit, rest: string): boolean {
  const words = rest.split(" ").map(understoodUnlessStop);
  const { strong, situations, weak } = topicsIn(words);
  return !isGeneric && taken.size + ofOwner.size > 1 && strong.length + situations.length + weak.length === 0;
}

/** Whether the matched words of a name are only a time, such as "Second Saturday". */
function isTimeAlone(
  words: readonly string[],
  taken: ReadonlySet<number>,
  now: number,
  zone: string,
): boolean {
  const text = words.filter((_, at) => taken.has(at)).join(" ");
  const rest = timeIn(text, now, zone)?.rest ?? text;
  return rest.split(" ").every((word) => word === "." || NUMBERS.has(word));
}

interface Fit {
  /** Whether the message contains the whole name. */
  readonly isWhole: boolean;
  /** Whether the matched words are those of a kind of help, which any such service may be called. */
  readonly isGeneric: boolean;
  /** Positions of the words that match the name. */
  readonly taken: ReadonlySet<number>;
  /** Positions of further words that match its organization: "the social security office in Perrine". */
  readonly ofOwner: ReadonlySet<number>;
}

function keepBestFits<Row extends Fit>(fits: readonly Row[]): readonly Row[] {
  const named = ({ taken, ofOwner }: Fit) => taken.size + ofOwner.size;
  const most = Math.max(0, ...fits.map(named));
  return fits.filter((fit) => named(fit) === most);
}

const NONE: ReadonlySet<number> = new Set();

/** Matches the words of a message with a service's name; null: they do not name it. */
function matchName(
  words: readonly string[],
  telling: readonly number[],
  name: readonly string[],
  owner: readonly string[],
): Fit | null {
  const findOwnerWords = (taken: ReadonlySet<number>) =>
    new Set(
      telling.filter((at) => !taken.has(at) && owner.some((other) => isSameWord(words[at] ?? "", other))),
    );
  const run = wholeNameIn(words, name);
  if (run !== null && !isOneOfKind(words, run)) {
    const isGeneric = name.length === 1 && areOfKind(words, run);
    return { isWhole: true, isGeneric, taken: run, ofOwner: findOwnerWords(run) };
  }
  const own = name.filter((word) => !LINKS.has(word));
  const all = words.flatMap((word, at) => (own.some((other) => isSameWord(word, other)) ? [at] : []));
  // "Open" counts as part of a name only next to its other words; otherwise it is part of the question.
  const taken = new Set(
    all.filter((at) => telling.includes(at) || all.includes(at - 1) || all.includes(at + 1)),
  );
  const named = telling.filter((at) => taken.has(at));
  const [first = -1] = taken;
  if (first < 0) return null;
  const isPart = taken.size > 1 && isInOrder(words, taken, own);
  const ofOwner = findOwnerWords(taken);
  const isOwned = ofOwner.size === 0 || named.length > 0;
  const isAll = isOwned && named.length + ofOwner.size === telling.length;
  const before = words[first - 1] ?? "";
  if (!isAll && !(isPart && (DEFINITE.has(before) || AT.has(before)))) return null;
  if (named.length === 0 && !isPart) return null;
  const isGeneric = areOfKind(words, taken);
  const isNamed =
    !isGeneric ||
    isDefinite(words, first) ||
    (isPart && isNoKind(words, taken) && !isIndefinite(words, first));
  return isNamed ? { isWhole: false, isGeneric, taken, ofOwner: isAll ? ofOwner : NONE } : null;
}

/** Whether any service of a kind is asked for, even if one is called so: "Is there a support group". */
function isOneOfKind(words: readonly string[], run: ReadonlySet<number>): boolean {
  const [first = 0] = run;
  return run.size > 1 && areOfKind(words, run) && isIndefinite(words, first);
}

/** Whether the words are those of a kind of help, which any such service may be called. */
function areOfKind(words: readonly string[], taken: ReadonlySet<number>): boolean {
  return [...taken].every((at) => !isTelling(words[at] ?? "") || isVocabularyWord(words[at] ?? ""));
}

/** Whether the matched words are in the order of the name and close together: "winter cots", "rent light". */
function isInOrder(words: readonly string[], taken: ReadonlySet<number>, own: readonly string[]): boolean {
  let next = 0;
  for (const at of taken) {
    const found = own.findIndex((other, place) => place >= next && isSameWord(words[at] ?? "", other));
    if (found < 0) return false;
    next = found + 1;
  }
  const places = [...taken];
  return (places[places.length - 1] ?? 0) - (places[0] ?? 0) <= taken.size;
}

/** Whether the words are not simply the name of a kind, such as "Food pantry". */
function isNoKind(words: readonly string[], taken: ReadonlySet<number>): boolean {
  const understood = [...taken].map((at) => understoodWord(words[at] ?? ""));
  return !phrasesAt(understood, 0).some((phrase) => phrase.words.length === understood.length);
}

/** Whether a definite article precedes the words, as in "The library", and nothing asks for any such service. */
function isDefinite(words: readonly string[], at: number): boolean {
  return !isIndefinite(words, at) && words.slice(Math.max(0, at - 2), at).some((word) => DEFINITE.has(word));
}

function isIndefinite(words: readonly string[], at: number): boolean {
  return INDEFINITE.test(words.slice(0, at).join(" ").replace(ASKED_OF_IT, " "));
}

/** Questions about place or time, whose words do not make a name indefinite. */
const ASKED_OF_IT =
  /^(?:(?:a que|when|cuando|where|donde)(?: (?:hora|is|are|es|esta|queda|do|does))*|(?:whats?|which|que|cual)(?: (?:time|times|hora|horas|horarios?|hours?|days|dias|is|are|es|the|phone|number|address|do|does))+)\b/u;

/** Returns where a message contains all words of a name in order, except those that may be left out; null: nowhere. */
function wholeNameIn(words: readonly string[], name: readonly string[]): ReadonlySet<number> | null {
  const said = name.filter((word) => !LINKS.has(word));
  if (said.length < 2 && !(said.length === 1 && name.length === 1 && isTelling(said[0] ?? ""))) return null;
  for (let from = 0; from < words.length; from++) {
    const taken = new Set<number>();
    let next = 0;
    let at = from;
    while (at < words.length && next < said.length) {
      const word = words[at] ?? "";
      if (isSameWord(word, said[next] ?? "")) {
        taken.add(at);
        next += 1;
      } else if (!LINKS.has(word) || taken.size === 0) break;
      at += 1;
    }
    if (next === said.length) return taken;
  }
  return null;
}
