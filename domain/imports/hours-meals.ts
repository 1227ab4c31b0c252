import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Meals of one place, one after the other. */

type Near = HoursToken | undefined;

export const withMealLists = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withDaysBehind(withoutTitle(withComida(tokens)));

const isMeal = (token: Near): boolean => token?.kind === "SECTION" && token.rank === "MEAL";
const isDay = (token: Near): boolean => token !== undefined && OF_DAYS.has(token.kind);
const OF_DAYS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "EVERY"]);
const LINKS: ReadonlySet<HoursToken["kind"]> = new Set(["DASH", "TO"]);
const MARKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "COLON", "STOP", "LINE"]);

/** `desayuno 7-8, comida 12-1`: beside another meal it is the one at noon. */
function withComida(tokens: readonly HoursToken[]): readonly HoursToken[] {
  if (!tokens.some(isMeal)) return tokens;
  return tokens.map(
    (token): HoursToken =>
      token.kind === "SECTION" && token.text === "comida" ? { ...token, rank: "MEAL" } : token,
  );
}

/** `Dining room: breakfast 7-8, lunch 12-1`: the name of the place. */
function withoutTitle(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const [title, mark, meal] = tokens;
  const isTitle = title?.kind === "SECTION" && title.rank === "PROGRAM" && mark !== undefined;
  const isMarked =
    mark?.kind === "COLON" || mark?.kind === "DASH" || (mark !== undefined && isStatementEnd(mark));
  const headings = tokens.filter(({ kind }) => kind === "SECTION").slice(1);
  const areMeals = headings.length > 1 && headings.every(isMeal);
  if (isTitle && isDay(mark) && areMeals) return withoutStop(tokens.slice(1));
  return isTitle && isMarked && (isMeal(meal) || isDay(meal)) && areMeals ? tokens.slice(2) : tokens;
}

/** `Mon-Sun; breakfast 7-9`: the mark between the days and the first meal. */
function withoutStop(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const first = tokens.findIndex(isMeal);
  const mark = tokens[first - 1];
  const areDays = tokens.slice(0, first - 1).every((token) => isDay(token) || LINKS.has(token.kind));
  return mark !== undefined && areDays && MARKS.has(mark.kind) && first > 1
    ? [...tokens.slice(0, first - 1), ...tokens.slice(first)]
    : tokens;
}

/** `Breakfast 7-8:30, lunch 12-1:30, Mon to Sat`: the days of each. */
function withDaysBehind(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const headings = tokens.filter(({ kind }) => kind === "SECTION");
  const last = tokens.reduce((found, { kind }, index) => (kind === "CLOCK" ? index : found), -1);
  const first = tokens.findIndex(isDay);
  const areMeals = headings.length > 1 && headings.every(isMeal) && isMeal(tokens[0]);
  const isPlain = tokens.every(
    (token) =>
      isDay(token) ||
      isMeal(token) ||
      token.kind === "CLOCK" ||
      LINKS.has(token.kind) ||
      MARKS.has(token.kind),
  );
  if (!areMeals || !isPlain || first < last || first < 0) return tokens;
  const times = tokens.slice(0, last + 1).flatMap((token, index): HoursToken[] => {
    if (token.kind === "SECTION") return index === 0 ? [] : [{ kind: "COMMA", text: "," }];
    return token.kind === "CLOCK" || LINKS.has(token.kind) ? [token] : [];
  });
  const days = tokens
    .slice(first)
    .filter(
      (token) => isDay(token) || LINKS.has(token.kind) || token.kind === "AND" || token.kind === "COMMA",
    );
  return [...days, ...times];
}
