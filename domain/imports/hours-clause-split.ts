import { isMonthName } from "./date-forms.ts";
import { has, OF_WHEN } from "./hours-clause-parts.ts";
import { itemsOfHours } from "./hours-items.ts";
import { type HoursToken, isStatementEnd, tokensOfHours } from "./hours-tokens.ts";

/** Texts of hours in the clauses that say something each. */

export type Tokens = readonly HoursToken[];

export interface Clause {
  readonly tokens: Tokens;
  readonly isTimed: boolean;
  /** The grammar reads it beside hours. */
  readonly isKnown: boolean;
}

const TIMES: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "CLOCK",
  "ALWAYS",
  "ORDINAL",
  "PART",
  "DATE",
  "YEARLY",
  "SEASON",
  "SEASON_NAME",
  "MONTH_DAYS",
  "HOLIDAYS",
  "OTHER_TIMES",
  "EVE",
  "LAST_ENTRY",
  "ALTERNATE",
  "REST_OF_YEAR",
  "OF_MONTH",
  "MONTHLY_ON",
]);

export const isOfTime = (token: HoursToken): boolean =>
  TIMES.has(token.kind) ||
  (token.kind === "ASIDE" && (token.days !== undefined || token.part !== undefined)) ||
  (token.kind === "UNKNOWN" && (/\d/u.test(token.text) || isMonthName(token.text)));

export const isTimed = (tokens: Tokens): boolean => tokens.some(isOfTime);

const STOP: HoursToken = { kind: "STOP", text: "." };

/** `con su carro`, `Saturdays we do outreach`: no short names of days. */
const NO_DAY: ReadonlySet<string> = new Set(["su", "we"]);
const WORDS: ReadonlySet<HoursToken["kind"]> = new Set(["UNKNOWN", "NAME", "NOTE", "SECTION"]);

/** The tokens of a text; words that are days elsewhere are words where others follow. */
export const tokenizeClause = (text: string): Tokens =>
  tokensOfHours(text).map((token, index, all): HoursToken => {
    const next = all[index + 1];
    const isWord = token.kind === "DAYS" && NO_DAY.has(token.text) && next !== undefined;
    return isWord && WORDS.has(next.kind) ? { kind: "UNKNOWN", text: token.text } : token;
  });

let hoursBeside: Tokens | null = null;

export function isKnown(tokens: Tokens): boolean {
  hoursBeside ??= [...tokensOfHours("Monday to Friday 9 am to 5 pm"), STOP];
  return !("fault" in itemsOfHours([...hoursBeside, ...tokens]));
}

const toClause = (tokens: Tokens): Clause => ({
  tokens,
  isTimed: isTimed(tokens),
  isKnown: isKnown(tokens),
});

export interface Statement {
  readonly said: Tokens;
  readonly end: Tokens;
}

/** No heading has more words. */
const LONGEST_HEADING = 5;

/** Sentences and lines; a heading of words that are not known is one with what it heads. */
export function statementsIn(tokens: Tokens): readonly Statement[] {
  const statements: { said: HoursToken[]; end: HoursToken[] }[] = [];
  let said: HoursToken[] = [];
  let end: HoursToken[] = [];
  const finish = (): void => {
    if (said.length + end.length > 0) statements.push({ said, end });
    [said, end] = [[], []];
  };
  for (const token of tokens) {
    if (isStatementEnd(token)) end.push(token);
    else {
      if (end.length > 0) finish();
      said.push(token);
    }
  }
  finish();
  const merged: { said: HoursToken[]; end: HoursToken[] }[] = [];
  for (const statement of statements) {
    const last = merged[merged.length - 1];
    if (last !== undefined && isHeadingFor(last, statement)) {
      last.said.push({ kind: "COLON", text: ":" }, ...statement.said);
      last.end = statement.end;
    } else merged.push(statement);
  }
  return merged;
}

const isHeadingFor = ({ said, end }: Statement, next: Statement): boolean =>
  end.every(({ kind }) => kind !== "STOP") &&
  said.length <= LONGEST_HEADING &&
  !isTimed(said) &&
  isTimed(next.said) &&
  !isKnown(said);

/** Separates the tokens in brackets from those around them. */
export function withBracketsApart(said: Tokens): {
  outer: Tokens;
  brackets: ReadonlyMap<HoursToken, Tokens>;
} {
  const outer: HoursToken[] = [];
  const brackets = new Map<HoursToken, Tokens>();
  for (let index = 0; index < said.length; index += 1) {
    const token = said[index];
    if (token === undefined) break;
    const length = token.kind === "OPEN" ? said.slice(index).findIndex(({ kind }) => kind === "CLOSE") : -1;
    if (length > 0) {
      const place: HoursToken = { kind: "NOTE", text: "" };
      brackets.set(place, said.slice(index + 1, index + length));
      outer.push(place);
      index += length;
    } else outer.push(token);
  }
  return { outer, brackets };
}

const isMark = (said: Tokens, index: number): boolean => {
  const kind = said[index]?.kind;
  if (kind === "COMMA") return true;
  const [before, next] = [said[index - 1], said[index + 1]];
  const isRange = [before, next].every((near) => near === undefined || OF_WHEN.has(near.kind));
  return kind === "DASH" && !isRange;
};

interface Piece {
  readonly tokens: Tokens;
  /** The mark before it. */
  readonly mark: Tokens;
}

const isLackingTimes = (tokens: Tokens): boolean =>
  has(tokens, "DAYS", "ORDINAL") && !has(tokens, "CLOCK", "ALWAYS", "CLOSED", "APPOINTMENT", "ASIDE");

/** Splits tokens at marks; a heading and its days stay together with the times behind them. */
export function piecesIn(said: Tokens): readonly Piece[] {
  const pieces: { tokens: HoursToken[]; mark: HoursToken[] }[] = [{ tokens: [], mark: [] }];
  for (const [index, token] of said.entries()) {
    const last = pieces[pieces.length - 1];
    if (isMark(said, index)) pieces.push({ tokens: [], mark: [token] });
    else last?.tokens.push(token);
  }
  const merged: { tokens: HoursToken[]; mark: HoursToken[] }[] = [];
  for (const piece of pieces) {
    const last = merged[merged.length - 1];
    const isHeading =
      last !== undefined && merged.length === 1 && !isTimed(last.tokens) && !isKnown(last.tokens);
    const isOfDays = last !== undefined && isLackingTimes(last.tokens);
    if (last !== undefined && isTimed(piece.tokens) && (isHeading || isOfDays))
      last.tokens.push(...piece.mark, ...piece.tokens);
    else merged.push(piece);
  }
  return merged;
}

/** The clauses of a text, without those of its statements that the grammar reads as a whole. */
export function clausesOfText(text: string): readonly Clause[] {
  return statementsIn(tokenizeClause(text)).flatMap(({ said }) => {
    if (isKnown(said)) return [toClause(said)];
    const { outer, brackets } = withBracketsApart(said);
    return [...brackets.values(), ...piecesIn(outer).map(({ tokens }) => tokens)]
      .filter((tokens) => tokens.some((token) => token.text !== ""))
      .map(toClause);
  });
}

/** The statements of a text. */
export const statementsOfText = (text: string): readonly Clause[] =>
  statementsIn(tokenizeClause(text)).map(({ said }) => toClause(said));
