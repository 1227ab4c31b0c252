import { insideBracketsAt } from "./hours-brackets.ts";
import { IDLE_WORDS } from "./hours-idle-words.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Removes sentences and ends of sentences that describe a place without saying when it is open. */

type Near = HoursToken | undefined;

export const withoutIdleSentences = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withoutIdleEnds(withoutNamesInBrackets(withoutWholeSentences(tokens)));

const NOTE: HoursToken = { kind: "NOTE", text: "about the place" };

const isBoundary = (token: Near): boolean =>
  token === undefined || isStatementEnd(token) || token.kind === "OPEN" || token.kind === "CLOSE";

const JOINS: ReadonlySet<HoursToken["kind"]> = new Set(["AND", "COMMA", "SLASH", "DASH", "TO", "NOTE"]);
/** Words of no consequence beside days and times, which are a condition in a sentence. */
const CONDITIONS =
  /^(?:only|solo|solamente|unicamente|regular|normal|usual|typical|on|days|day|dia|dias|times|time)$/u;
/**
 * Matches words that may be a condition behind hours and in sentences, or no open door: "Mon-Fri 9-5 emergency",
 * "street outreach".
 */
const URGENT =
  /^(?:emergency|emergencia|urgencias?|crisis|urgent|primary|outreach|your|you|mobile|movil|moviles|screenings?|training|capacitacion|meetings?|reunion|reuniones|junta|juntas)$/u;
/** Matches groups that the hours may be limited to. */
const AUDIENCES = /^(?:mens|womens|adults|youth|teens|kids|children|seniors)$/u;

const isWord = (token: Near): boolean => token?.kind === "UNKNOWN" && IDLE_WORDS.has(token.text);
const isGiven = (token: Near): boolean =>
  token?.kind === "SECTION" &&
  (token.rank === "PROGRAM" || token.rank === "MEAL") &&
  !AUDIENCES.test(token.text) &&
  !URGENT.test(token.text);

/** Matches "This is for emergency" where it does not say what is given. */
const isAlone = (token: HoursToken): boolean => URGENT.test(token.text);

/** Whether the token says nothing about hours, in a sentence of such words alone. */
const isIdle = (token: Near): boolean =>
  token !== undefined &&
  (isWord(token) ||
    isGiven(token) ||
    (token.kind === "NAME" && token.isAudience !== true && !isAlone(token)) ||
    (token.kind === "FILLER" && !CONDITIONS.test(token.text)) ||
    JOINS.has(token.kind));

/** `Come to the second floor.`, `(You may enter by the ramp.)` */
function withoutWholeSentences(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token === undefined) break;
    let end = index;
    while (isIdle(tokens[end])) end += 1;
    const isFirst = isBoundary(kept[kept.length - 1]);
    const said = tokens.slice(index, end);
    const isName = said.every(isWordOfName);
    // "Sundays 5-6:30 pm. Community dinner in the parish hall.": no hours follow the name.
    const isMeal = said.some((each) => each.kind === "SECTION" && each.rank === "MEAL");
    const isLast =
      kept.some(isTime) &&
      kept[kept.length - 1]?.kind !== "OPEN" &&
      !tokens.slice(end).some(isTimed) &&
      said.some(isNaming) &&
      (!isMeal || isBrief(kept));
    // "We come to you."
    const isEnded = !URGENT.test(said[said.length - 1]?.text ?? "");
    const isSentence = isFirst && isEnded && isBoundary(tokens[end]) && (isName ? isLast : said.some(isWord));
    if (isSentence) kept.push(NOTE);
    else kept.push(token);
    index = isSentence ? end : index + 1;
  }
  return kept;
}

const isTimed = (token: HoursToken): boolean =>
  isTime(token) || token.kind === "DAYS" || token.kind === "CLOSED";
const isNaming = (token: HoursToken): boolean =>
  (isGiven(token) || (token.kind === "NAME" && token.isOfKind !== true)) && !isAlone(token);

/** `10-11:30 (toddlers), 1-2:30 (babies)`, `6-9 & 11-1 (breakfast and lunch)`: what is given at the times before it. */
function withoutNamesInBrackets(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const inside = insideBracketsAt(tokens, index);
    const { length } = inside;
    const isMeal = inside.some((each) => each.kind === "SECTION" && each.rank === "MEAL");
    const areNames =
      inside.some(isNaming) &&
      inside.every(
        (each) => isNaming(each) || each.kind === "NAME" || ["AND", "COMMA", "SLASH"].includes(each.kind),
      );
    const isBehind = kept[kept.length - 1]?.kind === "CLOCK" && (!isMeal || isBrief(kept));
    if (areNames && isBehind && length > 0) index += length + 1;
    else kept.push(token);
  }
  return kept;
}

/** `Food for kids` is a heading: words that occur only within names make no sentence. */
const isWordOfName = (token: HoursToken): boolean =>
  isGiven(token) ||
  token.kind === "NAME" ||
  token.kind === "NOTE" ||
  token.kind === "AND" ||
  token.kind === "SLASH" ||
  (token.kind === "UNKNOWN" && /^(?:in|inside|en|for|para|at)$/u.test(token.text)) ||
  (token.kind === "FILLER" && /^(?:the|of|de|la|el|los|las|our|del)$/u.test(token.text));

/** `Daily 11-1 hot food`, `Sat 8-10, pancake breakfast in the hall`: behind the only hours of a text. */
function withoutIdleEnds(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const timed = splitStatements(tokens).filter((statement) => statement.some(isTime));
  const [only] = timed;
  if (only === undefined || timed.length > 1) return tokens;
  const last = only.reduce((found, token, index) => (isTime(token) || isDays(token) ? index : found), -1);
  const end = only.slice(last + 1).findIndex(isBoundary);
  const tail = only.slice(last + 1, end < 0 ? only.length : last + 1 + end);
  const words = tail.filter((token) => isWord(token) || isGiven(token) || token.kind === "NAME");
  const others = tokens.filter((token) => token.kind === "SECTION" && !tail.includes(token));
  const isName = others.length === 0 || !tail.some(({ kind }) => kind === "SECTION");
  // "Mon-Fri 9-5, lunch" may be a break.
  const isMeal = tail.some((token) => token.kind === "SECTION" && token.rank === "MEAL") && !isBrief(only);
  const isPlain = tail.every(isIdle) && !isMeal && words.length > 0 && isName && tail[0]?.kind !== "AND";
  const isClosed = only.some(({ kind }) =>
    ["CLOSED", "PAUSE", "EXCEPT", "NO", "APPOINTMENT", "ASIDE"].includes(kind),
  );
  if (!isPlain || isClosed || URGENT.test(words[words.length - 1]?.text ?? "")) return tokens;
  const dropped = new Set(tail);
  const first = tail[0];
  return tokens.flatMap((token): HoursToken[] => {
    if (token === first) return [{ kind: "COMMA", text: "," }, NOTE];
    return dropped.has(token) ? [] : [token];
  });
}

/** No meal is longer, in minutes. */
const LONGEST_MEAL = 3 * 60;
const HALF_DAY = 12 * 60;

/** Each of the spans may be that of a meal. */
function isBrief(statement: readonly HoursToken[]): boolean {
  const clocks = statement.flatMap((token) => (token.kind === "CLOCK" ? [token.clock.minute] : []));
  const lengths = clocks.flatMap((from, index) => {
    const until = clocks[index + 1];
    return index % 2 === 1 || until === undefined
      ? []
      : [(((until - from) % HALF_DAY) + HALF_DAY) % HALF_DAY];
  });
  return clocks.length > 0 && clocks.length % 2 === 0 && lengths.every((length) => length <= LONGEST_MEAL);
}

const isTime = ({ kind }: HoursToken): boolean => kind === "CLOCK" || kind === "ALWAYS";
const isDays = ({ kind }: HoursToken): boolean =>
  kind === "DAYS" ||
  kind === "ORDINAL" ||
  kind === "OF_MONTH" ||
  kind === "SEASON" ||
  kind === "DATE" ||
  kind === "PART";

/** The tokens between strong marks. */
function splitStatements(tokens: readonly HoursToken[]): readonly (readonly HoursToken[])[] {
  const statements: HoursToken[][] = [[]];
  for (const token of tokens) {
    if (isStatementEnd(token)) statements.push([]);
    else statements[statements.length - 1]?.push(token);
  }
  return statements;
}
