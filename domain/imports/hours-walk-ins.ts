import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Reads statements about people who walk in together with those who have an appointment. */

type Near = HoursToken | undefined;

export const withWalkIns = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withCalls(withDesks(withWelcome(withLabelledParts(withPreferred(tokens)))));

const PREFERRED =
  /^(?:an )?(?:appointments?|appts?)\b.*\b(?:preferred|recommended|encouraged|suggested|helpful|accepted|available|welcome)\b|^se (?:recomienda|aceptan|dan) (?:hacer )?citas?$/u;
const WALK_IN =
  /^(?:walk|drop|no (?:appointments?|appts?)\b|se (?:aceptan|atiende|atienden)\b.*sin cita|sin (?:previa )?cita)/u;

const isWalkIn = (token: Near): boolean =>
  (token?.kind === "NOTE" || (token?.kind === "SECTION" && token.rank === "DOOR")) &&
  WALK_IN.test(token.text);

const isMark = (token: Near): boolean =>
  token !== undefined && ["COMMA", "AND", "EXCEPT", "STOP", "SLASH", "DASH"].includes(token.kind);

/** `Appointments preferred, walk-ins welcome M-F 9-3`: the days and times are those of all who come. */
function withPreferred(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.map((token, index): HoursToken => {
    const before = tokens[index - 1];
    const isFirst = before === undefined || isStatementEnd(before);
    const isPreferred = token.kind === "ASIDE" && PREFERRED.test(token.text) && isFirst;
    const next = tokens[index + 1];
    const walkIn = isMark(next) ? tokens[index + 2] : next;
    return isPreferred && isWalkIn(walkIn) ? { kind: "NOTE", text: token.text } : token;
  });
}

/** `Mon-Fri 9-5. Walk-ins welcome Tue 9-11`: beside times before it the note is a heading of days of its own. */
function withWelcome(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.map((token, index): HoursToken => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isFirst = before !== undefined && (isStatementEnd(before) || before.kind === "COMMA");
    const isOfDays = next !== undefined && ["DAYS", "ORDINAL", "EVERY"].includes(next.kind);
    const isHeading = token.kind === "NOTE" && isWalkIn(token) && isFirst && isOfDays;
    const isBehindTimes = isHeading && tokens.slice(0, index).some(({ kind }) => kind === "CLOCK");
    return isBehindTimes ? { kind: "SECTION", rank: "DOOR", text: token.text } : token;
  });
}

/** Most tokens of brackets with labeled times. */
const LONGEST_BRACKETS = 20;

/** `Mon 1-7 (1-4 walk-in, 4-7 appt only)`: the times in the brackets are those before them, each with its label. */
function withLabelledParts(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const length = token.kind === "OPEN" && endsWithTimes(kept) ? labelledLength(tokens, index + 1) : 0;
    if (length === 0) {
      kept.push(token);
      continue;
    }
    kept.splice(-3, 3, ...tokens.slice(index + 1, index + 1 + length));
    index += length + 1;
  }
  return kept;
}

const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";

/** Whether one span follows days at the end. */
function endsWithTimes(tokens: readonly HoursToken[]): boolean {
  const [days, from, link, until] = tokens.slice(-4);
  const isOfDays = days?.kind === "DAYS" || days?.kind === "COLON";
  return isOfDays && from?.kind === "CLOCK" && isLink(link) && until?.kind === "CLOCK";
}

/** Returns the number of tokens that say for each time in brackets who comes then; 0: they say something else. */
function labelledLength(tokens: readonly HoursToken[], from: number): number {
  let at = from;
  const labels = new Set<string>();
  while (at < from + LONGEST_BRACKETS) {
    const [first, link, last, label, mark] = tokens.slice(at, at + 5);
    const kind = isWalkIn(label) ? "WALK_IN" : label?.kind;
    if (first?.kind !== "CLOCK" || !isLink(link) || last?.kind !== "CLOCK") return 0;
    if (kind !== "WALK_IN" && kind !== "APPOINTMENT") return 0;
    labels.add(kind);
    at += 4;
    if (mark?.kind === "CLOSE") return labels.size === 2 ? at - from : 0;
    if (mark?.kind !== "COMMA" && mark?.kind !== "AND" && mark?.kind !== "STOP") return 0;
    at += 1;
  }
  return 0;
}

/** Matches services given by appointment at a place that people can walk into to arrange it. */
const ARRANGED =
  /^(?:counseling|therapy|consejeria|case management|dental|vision|legal|legal help|legal aid|legal services|asesoria legal|ayuda legal|tax help|tax prep|support group)$/u;

/** `Counseling Mon-Thu 9am-8pm by appt; front desk Mon-Fri 9am-4pm`: the desk is open, the rest is no open door. */
function withDesks(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const statements = statementsIn(tokens);
  const isDesk = ([first, ...rest]: readonly HoursToken[]): boolean =>
    first?.kind === "SECTION" &&
    first.rank === "DESK" &&
    rest.some(({ kind }) => kind === "CLOCK") &&
    rest.every(({ kind }) => TIMED.has(kind));
  const isArranged = ([first, ...rest]: readonly HoursToken[]): boolean =>
    first?.kind === "SECTION" &&
    ARRANGED.test(first.text) &&
    rest.filter(({ kind }) => kind === "APPOINTMENT").length === 1 &&
    rest.every(({ kind }) => TIMED.has(kind) || kind === "APPOINTMENT");
  const areBoth = statements.every((each) => isDesk(each) || isArranged(each)) && statements.some(isDesk);
  return areBoth && statements.some(isArranged) ? statements.filter(isDesk).flat() : tokens;
}

/** Tokens that may follow a heading with nothing but days and times. */
const TIMED: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "CLOCK",
  "DASH",
  "TO",
  "COMMA",
  "AND",
  "COLON",
  "STOP",
  "LINE",
]);

/** The tokens between strong marks, each with the mark that ends it. */
function statementsIn(tokens: readonly HoursToken[]): readonly (readonly HoursToken[])[] {
  const statements: HoursToken[][] = [[]];
  for (const token of tokens) {
    statements[statements.length - 1]?.push(token);
    if (isStatementEnd(token)) statements.push([]);
  }
  return statements.filter((statement) => statement.some((token) => !isStatementEnd(token)));
}

/** `Call M-F 9am-12pm with questions`: the telephone is answered then. Behind a comma it is an aside. */
function withCalls(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.flatMap((token, index): HoursToken[] => {
    const next = tokens[index + 1];
    if (token.kind === "UNKNOWN" && token.text === "please" && isCall(tokens, index + 1)) return [];
    if (!isCall(tokens, index)) return [token];
    const [last, second] = [tokens[index - 1], tokens[index - 2]];
    const before = last?.kind === "UNKNOWN" && last.text === "please" ? second : last;
    const isTimed = next?.kind === "DAYS" || ["EVERY", "CLOCK", "BETWEEN"].includes(next?.kind ?? "LINE");
    if (!isTimed) return [token];
    if (before === undefined || isStatementEnd(before))
      return [{ kind: "SECTION", rank: "REMOTE", text: token.text }];
    return before.kind === "COMMA" ? [{ kind: "ASIDE", text: token.text }] : [token];
  });
}

const isCall = (tokens: readonly HoursToken[], index: number): boolean => {
  const token = tokens[index];
  return token?.kind === "UNKNOWN" && /^(?:call|llame|llamar)$/u.test(token.text);
};
