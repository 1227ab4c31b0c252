import { OF_ALL } from "./hours-appointed-clauses.ts";
import { has, OF_WHEN, withoutEdges } from "./hours-clause-parts.ts";
import { isKnown, isOfTime, isTimed, type Tokens } from "./hours-clause-split.ts";
import { type HoursToken, tokensOfHours } from "./hours-tokens.ts";

/** Reads days and times in clauses of unknown wording, where the other words do not change them. */

/** Words that widen or shift what days and times beside them say, in addition to those of appointments. */
const OF_EXTENT =
  /^(?:stays?|remains?|sigue|permanece|sant[oa]s?|ash|easter|pascua|good|holy|palm|black|jewish|since|thru|weekly|monthly|year|yearly|quarter|quarterly|each|but|never|only|first|last|next|others?|alternate|some|most|may|might|could|whenever|while|between|ending|following|desde|durante|semanas|meses|ano|tambien|solo|solamente|primer|primera|ultimo|ultima|proximo|siguiente|otr[oa]s?|algun[oa]s|mientras|entre|pero|puede|pueden|school|escolar|spring|fall|verano|invierno|temporada|around|about|approximately|hours?|half|horas?|minutos|media|eve|vispera|snow|weather|days?|dias?|nights?)$/u;

/** Whether a word may shift the days and times beside it. */
export const isOfShift = (word: string): boolean => SHIFTS.test(word);

const SHIFTS =
  /^(?:may|might|could|sometimes|usually|often|some|most|certain|aveces|veces|algun[oa]s?|puede|pueden|podria|never|nunca|unless|if|si|until|hasta|after|before|weather|snow|half|first|last|next|week|weeks|semanas?|other|otr[oa]s?|alternate|not|no|year|month|mes|meses|ano)$/u;

/** It links two days or times. */
const LINKS: ReadonlySet<HoursToken["kind"]> = new Set(["TO", "DASH", "BETWEEN", "EVERY", "OF_MONTH"]);

export const isWord = (token: HoursToken | undefined): boolean =>
  token !== undefined && (token.kind === "UNKNOWN" || token.kind === "NAME") && !isOfTime(token);

/** Words of a clause may be left out, for they neither widen nor shift its days and times; none where it has no others. */
function areIdleBesideTimes(clause: Tokens): boolean {
  const words = clause.filter(isWord).flatMap(({ text }) => text.split(/[^\p{L}\d]+/u));
  const isLinked = clause.some(
    (token, index) =>
      isWord(token) &&
      [clause[index - 1], clause[index + 1]].some(
        (near) => near !== undefined && (LINKS.has(near.kind) || near.kind === "HOLIDAYS"),
      ),
  );
  return words.length > 0 && !isLinked && !words.some((word) => OF_EXTENT.test(word) || OF_ALL.test(word));
}

/** It is closed at the days and times of the clause; null where they may not be all that it says. */
export function parseClosing(clause: Tokens, isOfNobody: boolean): Tokens | null {
  const words = isOfNobody ? clause.filter(({ text }) => text !== "no" && text !== "not") : clause;
  if (!areIdleBesideTimes(words)) return null;
  // "afternoons 1-4": the times say which part of the day.
  const isSpan = clause.filter(({ kind }) => kind === "CLOCK").length > 1;
  const timed = clause.filter((token) => isOfTime(token) || OF_WHEN.has(token.kind));
  const when = withoutEdges(timed.filter(({ kind }) => kind !== "PART" || !isSpan));
  const said = when.map(({ text }) => text).join(" ");
  const closing = tokensOfHours(`closed ${said}`);
  return isTimed(closing) && isKnown(closing) && !has(closing, "UNKNOWN") ? closing : null;
}

/** Matches words by which a clause may mean another opening than its days and times alone. */
const OF_NO_DOOR =
  /^(?:before|after|once|since|week|weeks|weekly|month|months|year|quarter|last|next|others?|alternate|alternating|some|certain|except|excepto|salvo|menos|but|pero|unless|not|no|never|nunca|ya|ni|without|if|when|whenever|si|cuando|while|mientras|until|till?|hasta|starting|beginning|ending|begins?|starts?|ends?|prior|antes|despues|luego|then|durante|during|semanas?|mes|meses|ano|ultim[oa]s?|proxim[oa]s?|siguiente|otr[oa]s?|algun[oa]s|most|podria|podemos|normally|normalmente|usually|usualmente|was|were|previously|arrang\p{L}*|acord\p{L}*|might|could|two|three|twice|dos|tres|veces|vez|school|escolar|summer|winter|spring|fall|season|verano|invierno|temporada|about|around|approximately|eve|vispera|snow|weather|early|late|temprano|tarde|ages?|appointments?|appts?|book(?:ed|ing|ings)?|reserv\p{L}+|schedul\p{L}+|citas?|call\p{L}*|phone\p{L}*|llam\p{L}+|text|zoom|online|virtual\p{L}*|regist\p{L}+|refer\p{L}+|members?|membership|residents?|enrolled|inscrit\p{L}+|inscri\p{L}+|volunt\p{L}+|donat\p{L}+|donac\p{L}+|dona\p{L}*|staff|personal|oficina|office|closed|cerrad[oa]s?|shut|locked|donors?|intake|orientation|class(?:es)?|clases?|meetings?|reunion\p{L}*|junta|training|workshops?|taller\p{L}*|new|nuev[oa]s?|soci[oa]s?|women|men|mujeres|hombres|veterans?|veteran[oa]s|seniors?|students?|alumn[oa]s?|estudiantes?|tenants?|inquilin[oa]s|parishioners?|feligreses|employees?|emplead[oa]s|teens?|youth|jovenes)$/u;

const BOUNDS: ReadonlySet<HoursToken["kind"]> = new Set(["CLOCK", "DAYS"]);

/** The days and times of the clause, and the headings of what is given then. */
export function parseOpening(clause: Tokens): Tokens | null {
  const words = clause.filter((token) => !isOfTime(token) && !OF_WHEN.has(token.kind));
  if (words.some(({ kind, text }) => !IDLE_KINDS.has(kind) || text.split(/[^\p{L}\d]+/u).some(isOfNoDoor)))
    return null;
  const isEither = (near: HoursToken | undefined): boolean => near !== undefined && BOUNDS.has(near.kind);
  const when: HoursToken[] = [];
  for (const [index, token] of clause.entries()) {
    const isLink = LINKS.has(token.kind) || token.kind === "AND";
    const isBetween = isEither(clause[index - 1]) && isEither(clause[index + 1]);
    // "9 am to 1 pm through harvest"
    const isRead = BOTH.test(token.text) || isBetween;
    if (isLink && !isRead && !IDLE_LINK.test(token.text) && token.kind !== "EVERY") return null;
    const isMeal = token.kind === "SECTION" && token.rank === "MEAL";
    if (
      isMeal ||
      isOfTime(token) ||
      (OF_WHEN.has(token.kind) && (!isLink || isRead || token.kind === "EVERY"))
    )
      when.push(token);
  }
  const opening = withoutEdges(when);
  const isWhole = has(opening, "DAYS") && has(opening, "CLOCK", "ALWAYS");
  return isWhole && isKnown(opening) && !has(opening, "UNKNOWN") ? opening : null;
}

export const isOfNoDoor = (word: string): boolean => OF_NO_DOOR.test(word);
/** Matches words that are followed by two times. */
const BOTH = /^(?:between|entre)\b/u;
const IDLE_LINK = /^(?:to|a|al|and|y|e|&|between|entre|-)$/u;

/** Tokens that say nothing about when. */
const IDLE_KINDS: ReadonlySet<HoursToken["kind"]> = new Set([
  "UNKNOWN",
  "NAME",
  "FILLER",
  "NOTE",
  "SECTION",
  "COLON",
  "COMMA",
  "OPENS",
  "SLASH",
]);
