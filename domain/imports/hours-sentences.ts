import { DAYS } from "../services/opening-hours/entry.ts";
import { type Statement, statementsIn, type Tokens } from "./hours-clause-split.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** The sentences of a text in the order in which they hold, without those that say nothing is open besides. */

const STOP: HoursToken = { kind: "STOP", text: ";" };

/** Tokens that begin a sentence behind "p.m." */
const BEGINNINGS: ReadonlySet<HoursToken["kind"]> = new Set([
  "ASIDE",
  "OTHER_TIMES",
  "SECTION",
  "NAME",
  "UNKNOWN",
]);

/** `Wednesdays 1:00-3:30 p.m. All other days by appointment`: the point of the time ends the sentence. */
const withEndsOfTimes = (tokens: Tokens): Tokens =>
  tokens.flatMap((token, index): Tokens => {
    const next = tokens[index + 1];
    const isEnd =
      token.kind === "CLOCK" && token.text.endsWith(".") && next !== undefined && BEGINNINGS.has(next.kind);
    return isEnd ? [token, { kind: "STOP", text: "." }] : [token];
  });

/** `Wednesdays only!!! 12:30 - 2:30`: days and times of one sentence. */
function withTimesBehind(sentences: readonly Statement[]): readonly Statement[] {
  const merged: Statement[] = [];
  for (const sentence of sentences) {
    const last = merged[merged.length - 1];
    const isSplit =
      last !== undefined &&
      last.end.length > 0 &&
      last.end.every(({ text }) => text === "!") &&
      last.said.some(({ kind }) => kind === "DAYS") &&
      last.said.every(({ kind }) => OF_DAYS_ALONE.has(kind)) &&
      sentence.said[0]?.kind === "CLOCK" &&
      !sentence.said.some(({ kind }) => kind === "DAYS");
    if (isSplit) merged.splice(-1, 1, { said: [...last.said, ...sentence.said], end: sentence.end });
    else merged.push(sentence);
  }
  return merged;
}

const OF_DAYS_ALONE: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "FILLER",
  "AND",
  "COMMA",
  "DASH",
  "TO",
  "SECTION",
  "EVERY",
]);

/** Returns the sentences that say something of days and times. */
export const sentencesIn = (tokens: Tokens): readonly Statement[] =>
  withChangesBehind(
    withTimesBehind(statementsIn(withEnds(withEndsOfTimes(tokens)))).map(withSeasonDates),
  ).filter(({ said }, _index, all) => !isOfRest(said) && !(all.length > 1 && isOfMeals(said)));

/** `Coffee until 10, lunch at 11:30`: what is served within the hours that others state. */
function isOfMeals(said: Tokens): boolean {
  const isMeal = (token: HoursToken): boolean =>
    (token.kind === "SECTION" && token.rank === "MEAL") || /^(?:coffee|cafe|snacks?)$/u.test(token.text);
  const clocks = said.filter(({ kind }) => kind === "CLOCK").length;
  const meals = said.filter(isMeal).length;
  const isPlain = said.every((token) => isMeal(token) || OF_MEALS.has(token.kind));
  return (
    isPlain && meals > 0 && clocks === meals && !said.some(({ text }) => /^(?:only|solo|closed)$/u.test(text))
  );
}

const OF_MEALS: ReadonlySet<HoursToken["kind"]> = new Set(["CLOCK", "FILLER", "AND", "COMMA", "TO"]);

/** Tokens that go on behind an abbreviated day. */
const GOING_ON: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "CLOCK",
  "AND",
  "DASH",
  "TO",
  "COMMA",
  "SLASH",
  "COLON",
  "BETWEEN",
  "ALWAYS",
  "PART",
  "OPEN",
  "CLOSE",
  "OF_MONTH",
  "FILLER",
  "STOP",
  "LINE",
  "BLANK",
  "CELL",
  "CLOSED",
  "APPOINTMENT",
  "ORDINAL",
]);

/** `Closed Sun/Mon. Fitting room closes early`: behind a day the point ends the sentence where words follow. */
const withEnds = (tokens: Tokens): Tokens =>
  tokens.map((token, index): HoursToken => {
    const next = tokens[index + 1];
    const isPoint = token.kind === "FILLER" && token.text === "." && tokens[index - 1]?.kind === "DAYS";
    return isPoint && next !== undefined && !GOING_ON.has(next.kind) ? { kind: "STOP", text: "." } : token;
  });

/** `Until then Tue & Fri 9-12`: what holds up to a change is said before it. */
function withChangesBehind(sentences: readonly Statement[]): readonly Statement[] {
  const isBefore = ({ said }: Statement): boolean => {
    const [first, second] = said;
    return (
      first?.kind === "TO" &&
      /^(?:until|till?|hasta)$/u.test(first.text) &&
      /^(?:then|entonces)$/u.test(second?.text ?? "")
    );
  };
  const isChange = sentences.some(({ said }) =>
    said.some((token) => token.kind === "SEASON" && token.season.kind === "FROM"),
  );
  if (!isChange) return sentences;
  const before = sentences
    .filter(isBefore)
    .map(({ said, end }) => ({ said: said.slice(2), end: end.length > 0 ? end : [STOP] }));
  return [...before, ...sentences.filter((sentence) => !isBefore(sentence))];
}

/** `winter shelter, Nov 15 - Mar 31`: the name of a season says nothing beside its dates; nights of a season are all of them. */
function withSeasonDates(sentence: Statement): Statement {
  const said = withEveryDay(sentence.said);
  if (said !== sentence.said) return { ...sentence, said };
  const season = said.find(({ kind }) => kind === "SEASON");
  if (season?.kind !== "SEASON" || season.season.kind !== "YEARLY") return sentence;
  const isBare = (index: number): boolean =>
    !["OPEN", "NAME", "UNKNOWN"].includes(said[index - 1]?.kind ?? "");
  const named = said.filter(({ kind }, index) => kind !== "SEASON_NAME" || !isBare(index));
  const clocks = named.filter(({ kind }) => kind === "CLOCK").length;
  const isDaily = clocks === 2 && !named.some(({ kind }) => OF_DAYS.has(kind)) && isDated(season.text);
  return {
    ...sentence,
    said: isDaily ? named.flatMap((token) => (token === season ? [token, DAILY] : [token])) : named,
  };
}

/** `24 hours, except Sundays` */
function withEveryDay(said: Tokens): Tokens {
  const at = said.findIndex(({ kind }) => kind === "ALWAYS");
  const except = said.findIndex(({ kind }) => kind === "EXCEPT");
  const isPlain =
    at >= 0 &&
    except > at &&
    !said.slice(0, except).some(({ kind }) => OF_DAYS.has(kind) || kind === "CLOCK");
  return isPlain ? [...said.slice(0, at), DAILY, ...said.slice(at)] : said;
}

const OF_DAYS: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "ORDINAL",
  "MONTH_DAYS",
  "HOLIDAYS",
  "DATE",
  "YEARLY",
  "ALTERNATE",
  "CLOSED",
  "EXCEPT",
]);
const DAILY: HoursToken = { kind: "DAYS", days: DAYS, text: "daily" };
/** Both ends are days of a month. */
const isDated = (text: string): boolean => (text.match(/\b\d{1,2}\b/gu) ?? []).length === 2;

/** `All other days by appointment`, `Gate stays locked otherwise`, `Lo demás es con cita`: nothing else is open anyway. */
function isOfRest(said: Tokens): boolean {
  if (said.some(({ kind }) => OF_OPENINGS.has(kind))) return false;
  const words = said.map(({ text }) => text).join(" ");
  const isAppointed = said.some(({ kind }) => kind === "APPOINTMENT");
  // "Other days closed by appointment"
  if ((isAppointed && said.some(({ kind }) => kind === "CLOSED")) || UNSURE.test(words)) return false;
  return (
    OF_REST.test(words) &&
    (ALL.test(words) ||
      SHUT.test(words) ||
      said.some(({ kind }) => kind === "APPOINTMENT" || kind === "CLOSED"))
  );
}

const OF_OPENINGS: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "CLOCK",
  "ORDINAL",
  "DATE",
  "YEARLY",
  "SEASON",
  "OPENS",
]);
const ALL = /\bthats (?:it|all)\b/u;
const OF_REST =
  /\b(?:other (?:days?|times?|hours)|otherwise|rest of the (?:time|week|day)|lo demas|demas dias|otros dias|otros horarios|el resto|remaining (?:days|time)|anything else|thats (?:it|all))\b/u;
const UNSURE = /\b(?:must|wait|may|might|puede|letter|if|si)\b/u;
const SHUT = /\b(?:locked|shut|closed|cerrad[oa]s?|appointments?|appts?|citas?|call|llam\p{L}+|scheduled)\b/u;
