import type { Likelihoods } from "../base/learned/softmax.ts";
import { estimateRoles } from "./clause-roles.ts";
import { has } from "./hours-clause-parts.ts";
import {
  isKnown,
  isTimed,
  piecesIn,
  statementsIn,
  type Tokens,
  withBracketsApart,
} from "./hours-clause-split.ts";
import { isWord, parseClosing, parseOpening } from "./hours-clause-times.ts";
import type { SectionRank } from "./hours-section-words.ts";
import type { HoursToken } from "./hours-tokens.ts";
import { MAY_NARROW } from "./hours-told-words.ts";

/**
 * Interprets clauses that the grammar of hours cannot read by their most likely meaning. Days and times are left to the
 * grammar: a clause that surely concerns no walk-ins yields none of them, and one that surely states no hours is left
 * out.
 */

const NOTE: HoursToken = { kind: "NOTE", text: "about the place" };

/** Required probabilities, measured on texts of authors whose clauses were not used to learn the weights. */
export interface Sureness {
  readonly idle: number;
  readonly apart: number;
  readonly taken: number;
  readonly door: number;
}

export const SURE: Sureness = { idle: 0.93, apart: 0.82, taken: 0.9, door: 0.97 };

interface Weighing {
  readonly by: Likelihoods | null;
  readonly sure: Sureness;
  /** Whether times of something else were left out, or times of unknown wording were taken for the door's. */
  hasOthers: boolean;
}

/** Replaces each unknown clause by a form that the grammar reads; null where the meaning of one is not sure enough. */
export function withWeighedClauses(
  tokens: Tokens,
  by: Likelihoods | null = null,
  sure: Sureness = SURE,
): Tokens | null {
  const weighing: Weighing = { by, sure, hasOthers: false };
  const weighed: HoursToken[] = [];
  let isGoingOn = false;
  for (const { said, end } of statementsIn(tokens)) {
    // "Furniture is taken Tue 9-12; Wed 1-3"
    if (isGoingOn && BEGINNINGS.has(said[0]?.kind ?? "LINE")) return null;
    const rest = weighedStatement(said, weighing);
    if (rest === null) return null;
    isGoingOn = rest.isTaken && !end.some(({ text }) => text === "." || text === "!");
    weighed.push(...rest.tokens, ...end);
  }
  // "Office open Mon-Fri 9-5. We give out groceries Tuesday 10-noon."
  const isOfDesk = weighed.some((token) => token.kind === "SECTION" && token.rank === "DESK");
  return weighing.hasOthers && isOfDesk ? null : weighed;
}

/** Days and times without words may go on with what the clause before them is about. */
const BEGINNINGS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "ORDINAL", "CLOCK", "EVERY", "AND"]);

interface WeighedStatement {
  readonly tokens: Tokens;
  /** Whether its last days and times open no door. */
  readonly isTaken: boolean;
}

const plainly = (tokens: Tokens): WeighedStatement => ({ tokens, isTaken: false });

function weighedStatement(said: Tokens, weighing: Weighing): WeighedStatement | null {
  if (said.length === 0 || isKnown(said)) return plainly(said);
  const { outer, brackets } = withBracketsApart(said);
  const plain = outer.filter((token) => !brackets.has(token));
  if (plain.length > 0 && !isKnown(plain)) {
    const whole = weighedClause(said, weighing, said);
    if (whole !== null && whole.kind !== "door")
      return { tokens: whole.tokens, isTaken: whole.kind === "taken" };
  }
  const inner = weighedBrackets(brackets, said, weighing);
  if (inner === null) return null;
  const restored = (tokens: Tokens): Tokens => tokens.flatMap((token) => inner.get(token) ?? [token]);
  if (isKnown(plain)) return plainly(restored(outer));
  const pieces = weighedPieces(outer, brackets, weighing);
  return pieces === null ? null : { ...pieces, tokens: restored(pieces.tokens) };
}

type Brackets = ReadonlyMap<HoursToken, Tokens>;

function weighedBrackets(brackets: Brackets, around: Tokens, weighing: Weighing): Brackets | null {
  const weighed = new Map<HoursToken, Tokens>();
  for (const [place, tokens] of brackets) {
    const rest = isKnown(tokens) ? tokens : weighedClause(tokens, weighing, around)?.tokens;
    if (rest === undefined) return null;
    weighed.set(place, [{ kind: "OPEN", text: "(" }, ...rest, { kind: "CLOSE", text: ")" }]);
  }
  return weighed;
}

function weighedPieces(outer: Tokens, brackets: Brackets, weighing: Weighing): WeighedStatement | null {
  const kept: HoursToken[] = [];
  const plain = outer.filter((token) => !brackets.has(token));
  let isTaken = false;
  for (const { tokens, mark } of piecesIn(outer)) {
    const words = tokens.filter((token) => !brackets.has(token));
    if (isTaken && isTimed(words)) return null;
    if (words.length === 0 || isKnown(words)) kept.push(...mark, ...tokens);
    else {
      const piece = weighedClause(words, weighing, plain);
      if (piece === null) return null;
      isTaken ||= piece.kind === "taken";
      kept.push(...mark, ...piece.tokens, ...tokens.filter((token) => brackets.has(token)));
    }
  }
  return { tokens: kept, isTaken };
}

/** Sections that name a visitor's reason to come. */
const GIVEN: ReadonlySet<SectionRank> = new Set(["DOOR", "PROGRAM", "MEAL"]);

interface Weighed {
  readonly kind: "idle" | "taken" | "door";
  readonly tokens: Tokens;
}

/** Matches a single letter, which may stand for a day. */
const LETTER = /^[b-df-hj-np-xz]$/u;

/** Matches things that people have to do elsewhere before they come. */
const OF_VISITS =
  /(?:^|[^\p{L}])(?:confirm\p{L}*|verif\p{L}+|check|first|primero|before|antes|must|needs?|required?|requires|requisito|tienen? que|hay que|beds?|camas?|spots?|tickets?|fichas?|reserv\p{L}+|book|sign|regist\p{L}+|inscri\p{L}+|moved|instead|then|get in|code|appts?|appointments?|citas?)(?![\p{L}])/u;

/** `may be closed in August`: no month. */
const MAY = /\bmay (?:be (?:close|full|short|chang|diff|cancel)|not|close|change|vary|end|run)/u;

const ONLY =
  /\b(?:only|just|exclusively|strictly|solo|solamente|unicamente|nomas|exclusivo|exclusivamente)\b/u;

/**
 * Minimum probability at which a clause that may open the door removes time from other clauses, so that no one comes to
 * a shut door.
 */
const LIKELY = 0.75;
/** The same minimum for a clause that says itself that it is closed. */
const HARDLY_SURE = 0.4;

/** Least probability at which a clause is left out that has no word of what narrows hours. */
const IDLE_OF_PLAIN_WORDS = 0.6;
/** "1-4 scheduled visits only": who may come then is what the clause is about. */
const SURE_THOUGH_LIMITED = 0.9;

/** Fewest words of a clause; fewer may be a label of their neighbors. */
const FEWEST_WORDS = 2;

/** Whether a clause without days and times says nothing of hours. */
export function isIdleClause(clause: Tokens, by: Likelihoods | null = null, sure: Sureness = SURE): boolean {
  const words = clause.flatMap(({ text }) => text.split(/[^\p{L}]+/u)).filter((word) => word !== "");
  const least = words.some((word) => MAY_NARROW.has(word) || word === "unlocked")
    ? sure.idle
    : IDLE_OF_PLAIN_WORDS;
  return words.length >= FEWEST_WORDS && estimateRoles(clause, by)("idle") >= Math.min(sure.idle, least);
}

/** A clause without words is left to the grammar, and "Walk-up: Tue only" says that it is closed on all other days. */
function isLeftToGrammar(clause: Tokens, isOfNoDoor: boolean): boolean {
  if (clause.some((token) => isWord(token) && LETTER.test(token.text))) return true;
  const isSpan = clause.filter(({ kind }) => kind === "CLOCK").length > 1;
  const isLimited = clause.some(({ text }) => ONLY.test(text));
  return (!clause.some(isWord) && !(isOfNoDoor && isSpan)) || (isLimited && !isOfNoDoor);
}

function weighedClause(clause: Tokens, weighing: Weighing, around: Tokens): Weighed | null {
  const { by, sure } = weighing;
  if (MAY.test(clause.map(({ text }) => text).join(" "))) return null;
  const of = estimateRoles(clause, by);
  if (!isTimed(clause)) return isIdleClause(clause, by, sure) ? { kind: "idle", tokens: [NOTE] } : null;
  if (isLeftToGrammar(clause, of("appointed", "remote") >= SURE_THOUGH_LIMITED)) return null;
  // "Spanish speakers on Tuesdays" may say that others come on other days.
  const isClosing = has(around, "CLOSED", "EXCEPT", "NO", "PAUSE");
  const hasTimes =
    !isClosing && has(clause, "CLOCK", "ALWAYS") && !clause.some(({ text }) => OF_VISITS.test(text));
  if (hasTimes && of("remote", "other") >= sure.apart) {
    weighing.hasOthers = true;
    return { kind: "taken", tokens: [NOTE] };
  }
  const isTaken =
    of("appointed", "closing") >= of("remote", "other") && of("narrows", "idle") <= 1 - sure.taken;
  const least = has(clause, "CLOSED", "PAUSE") ? HARDLY_SURE : LIKELY;
  if (isTaken && of("appointed", "closing", "remote", "other") >= least) {
    const tokens = parseClosing(clause, of("closing") > of("appointed"));
    return tokens === null ? null : { kind: "taken", tokens };
  }
  const isOfGiven = clause.every((token) => token.kind !== "SECTION" || GIVEN.has(token.rank));
  if (!isOfGiven || Math.min(of("door"), estimateRoles(around, by)("door")) < sure.door) return null;
  const tokens = parseOpening(clause);
  weighing.hasOthers = true;
  return tokens === null ? null : { kind: "door", tokens };
}
