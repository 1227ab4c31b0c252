import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Recognizes parts of a place that have no open door, named beside others with their own days and times. */

type Near = HoursToken | undefined;

export const withDepartments = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withoutClosedDesks(withoutSingleIntakes(tokens));

/** Words before the name of a telephone line: `advice nurse phone line`, `after-hours nurse hotline`. */
const OF_NAMES: ReadonlySet<HoursToken["kind"]> = new Set(["UNKNOWN", "NAME", "DASH", "FILLER", "PART"]);
const LONGEST_NAME = 5;

/** `Advice nurse phone line 24 hrs`: at the beginning of a statement the words are a part of the name. */
export function withPhoneNames(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const dropped = new Set<number>();
  const others = splitStatements(tokens).filter((said) => isGiven(said[0]) && hasTimes(said));
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "SECTION" || token.rank !== "PHONE" || others.length === 0) continue;
    let start = index;
    while (index - start < LONGEST_NAME && OF_NAMES.has(tokens[start - 1]?.kind ?? "LINE")) start -= 1;
    const before = tokens[start - 1];
    const isBeginning = before === undefined || isStatementEnd(before);
    for (let at = start; isBeginning && at < index; at += 1) dropped.add(at);
  }
  return tokens.filter((_token, index) => !dropped.has(index));
}

const isGiven = (token: Near): boolean =>
  token?.kind === "SECTION" && (token.rank === "PROGRAM" || token.rank === "MEAL");

const hasTimes = (said: readonly HoursToken[]): boolean => said.some(({ kind }) => kind === "CLOCK");

/** `Day center 8-3 daily; night shelter check-in at 6 pm`: up to when is not said, so that this door counts as shut. */
function withoutSingleIntakes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const statements = splitStatements(tokens);
  const isOther = (said: readonly HoursToken[]): boolean => isGiven(said[0]) && isWhole(said);
  if (!statements.some(isOther)) return tokens;
  return statements.flatMap((said, index) => (index > 0 && isSingleIntake(said) ? [] : said));
}

const isWhole = (said: readonly HoursToken[]): boolean =>
  said.filter(({ kind }) => kind === "CLOCK").length === 2 && said.some(({ kind }) => kind === "DAYS");

const OF_INTAKE: ReadonlySet<HoursToken["kind"]> = new Set([
  "PART",
  "SECTION",
  "CLOCK",
  "COMMA",
  "AND",
  "NOTE",
  "TO",
  "COLON",
]);

function isSingleIntake(said: readonly HoursToken[]): boolean {
  const spoken = said.filter((token) => !isStatementEnd(token));
  const isOfNight = spoken.some(
    (token) =>
      (token.kind === "PART" && token.part === "NIGHT") ||
      (token.kind === "SECTION" && /shelter|albergue|refugio|beds?|camas?/u.test(token.text)),
  );
  const isIntake = spoken.some((token) => token.kind === "SECTION" && token.rank === "INTAKE");
  const isOne = spoken.filter(({ kind }) => kind === "CLOCK").length === 1;
  return isOfNight && isIntake && isOne && spoken.every(({ kind }) => OF_INTAKE.has(kind));
}

/** `Pantry Wed 1-3; office not open to the public`: beside parts that say what they are. */
function withoutClosedDesks(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const statements = splitStatements(tokens);
  const areNamed = statements.every((said) => !hasTimes(said) || isGiven(said[0]));
  if (!areNamed) return tokens;
  return statements.flatMap((said, index) => (index > 0 && isClosedDesk(said) ? [] : said));
}

function isClosedDesk(said: readonly HoursToken[]): boolean {
  const [desk, closed, link, people, ...others] = said.filter((token) => !isStatementEnd(token));
  return (
    desk?.kind === "SECTION" &&
    desk.rank === "DESK" &&
    closed?.kind === "CLOSED" &&
    link?.kind === "TO" &&
    people?.kind === "SECTION" &&
    people.rank === "DOOR" &&
    others.length === 0
  );
}

/** The tokens between strong marks, each with the mark that ends it. */
function splitStatements(tokens: readonly HoursToken[]): readonly (readonly HoursToken[])[] {
  const statements: HoursToken[][] = [[]];
  for (const token of tokens) {
    statements[statements.length - 1]?.push(token);
    if (isStatementEnd(token)) statements.push([]);
  }
  return statements;
}
