import { withAppointedStatements } from "./hours-appointed-statements.ts";
import { withTimesBeside } from "./hours-times-beside.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Reads wordings about appointments: who or what needs one, at which other times, and from when on. */

type Near = HoursToken | undefined;

export const withAppointed = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withParts(
    withBrackets(
      withTimesBeside(withoutSubjects(withLastWalkIns(withAppointedStatements(withoutOtherTimes(tokens))))),
    ),
  );

const DAY_KINDS: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "ORDINAL",
  "EVERY",
  "OF_MONTH",
  "HOLIDAYS",
]);
const isDay = (token: Near): boolean => token !== undefined && DAY_KINDS.has(token.kind);
const isEnd = (token: Near): boolean =>
  token === undefined || token.kind === "CLOSE" || isStatementEnd(token);
const isMark = (token: Near): boolean =>
  token !== undefined && ["COMMA", "AND", "SLASH", "DASH", "COLON", "CELL"].includes(token.kind);
const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";

/** Words with which people are asked to call, that have no meaning of their own. */
const CALL_WORDS = new Set(
  "call calls please us llame llamar llamando favor for to ahead first para at".split(" "),
);

/** `all other times call for an appointment`, `closed all other days`: of the times that are named it takes nothing. */
function withoutOtherTimes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind !== "OTHER_TIMES") {
      kept.push(token);
      continue;
    }
    const length = saidLength(tokens, index + 1);
    const last = kept[kept.length - 1];
    const isBefore = last?.kind === "CLOSED" || last?.kind === "APPOINTMENT" || last?.kind === "VARIES";
    const isOver = isEnd(tokens[index + 1]) || tokens[index + 1]?.kind === "COMMA";
    if (length > 0) kept.push({ kind: "NOTE", text: token.text });
    else if (tokens[index + 1]?.kind === "DAYS" && isAfterClosing(kept)) continue;
    else if (isBefore && isOver) kept.splice(-1, 1, { kind: "NOTE", text: token.text });
    else kept.push({ kind: "UNKNOWN", text: token.text });
    index += length;
  }
  return kept;
}

/** Reads `Closed the first Friday. All other days Mon-Fri 9-2`: the first statement is a closing, and has no times. */
const isAfterClosing = (tokens: readonly HoursToken[]): boolean =>
  tokens[0]?.kind === "CLOSED" && tokens.every(({ kind }) => kind !== "CLOCK");

/**
 * Returns the number of tokens, up to the end of the statement, by which one has to ask or it is closed; 0: it says
 * more.
 */
function saidLength(tokens: readonly HoursToken[], from: number): number {
  let at = from;
  let isSaid = false;
  let isClosed: boolean | undefined;
  let hasExcept = false;
  for (; !isEnd(tokens[at]); at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isExcept = token.kind === "EXCEPT" && tokens[at + 1]?.kind === "APPOINTMENT";
    const isCall = token.kind === "UNKNOWN" && CALL_WORDS.has(token.text);
    const isAnswer = ["CLOSED", "APPOINTMENT", "VARIES", "ASIDE"].includes(token.kind);
    if (!isExcept && !isCall && !isAnswer && !isMark(token)) return 0;
    // "other days closed by appointment" says two things.
    if (isAnswer && isClosed !== undefined && isClosed !== (token.kind === "CLOSED") && !hasExcept) return 0;
    if (isAnswer) isClosed = token.kind === "CLOSED";
    hasExcept ||= isExcept;
    isSaid ||= isAnswer || (isCall && /^(?:call|llam)/u.test(token.text));
  }
  return isSaid ? at - from : 0;
}

/** `after 3 appointments only`, `by appointment after 3 pm`: from then on the door takes appointments alone. */
function withLastWalkIns(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const [second, third] = tokens.slice(index + 1, index + 3);
    const isFirst = isAfter(token) && second?.kind === "CLOCK" && third?.kind === "APPOINTMENT";
    const isLast = token.kind === "APPOINTMENT" && isAfter(second) && third?.kind === "CLOCK";
    const clock = isFirst ? second : third;
    const isAlone = isEnd(tokens[index + 3]) || tokens[index + 3]?.kind === "COMMA";
    if ((isFirst || isLast) && clock !== undefined && isAlone) {
      const words = isFirst ? token : second;
      if (words !== undefined) kept.push({ kind: "LAST_ENTRY", isWalkIn: true, text: words.text }, clock);
      index += 2;
    } else kept.push(token);
  }
  return kept;
}

const isAfter = (token: Near): boolean =>
  token?.kind === "UNKNOWN" && /^(?:after|despues|a partir)/u.test(token.text);

/** People or things that an appointment is for, besides the names of what a service gives. */
const SUBJECTS = new Set(
  `other all otros otras new returning first time initial established current existing individual private personal group one on interview
   interviews assessment assessments consultation consultations consult consults tour tours screening screenings evaluation
   evaluations fitting fittings physicals exam exams sessions session visit visits help notary nuevos nuevas nuevo nueva
   primera vez entrevista entrevistas consulta consultas evaluaciones evaluacion sesiones se habla espanol`.split(
    /\s+/u,
  ),
);

/** Matches services that people walk into: if these need an appointment, nothing else may be open. */
const PLACES =
  /\b(?:food|pantry|despensa|comida|alimentos|clinic|clinica|shelter|albergue|refugio|clothing|clothes|closet|ropa|ropero|showers?|duchas|laundry|lavanderia|meals?|kitchen|comedor|store|tienda|shop|center|centre|centro|library|biblioteca)\b/u;

const isSubject = (token: Near): boolean =>
  token !== undefined &&
  ((token.kind === "UNKNOWN" && SUBJECTS.has(token.text)) ||
    (token.kind === "NOTE" && SUBJECTS.has(token.text.split(" ")[0] ?? "")) ||
    (token.kind === "SECTION" && !PLACES.test(token.text)));

/** Parts of what a place gives, beside which it is open for others. */
const MINOR =
  /^(?:dental|vision|optical|eye clinic|lab|laboratory|laboratorio|immunizations|vaccines|vacunas|flu shots|hiv testing|legal|legal help|legal aid|legal services|asesoria legal|ayuda legal|tax help|tax prep|haircuts|cortes de pelo)$/u;

/** Being registered, beside hours at which an office is open. */
const INTAKE = /^(?:intakes?|registration|admissions?|inscripcion|inscripciones|registro|admision|ingreso)$/u;

/** Whether nothing in the text is something that people register for, and no hours are at night. */
const isOfOffice = (tokens: readonly HoursToken[], intake: HoursToken): boolean =>
  tokens.every(
    (token, index) =>
      token === intake ||
      ((token.kind !== "SECTION" || token.rank === "DESK") &&
        token.kind !== "ALWAYS" &&
        !(token.kind === "PART" && token.part === "NIGHT") &&
        !(token.kind === "DAYS" && token.part === "NIGHT") &&
        !isNight(tokens.slice(index, index + 3))),
  );

const isNight = ([from, link, until]: readonly HoursToken[]): boolean =>
  from?.kind === "CLOCK" &&
  isLink(link) &&
  until?.kind === "CLOCK" &&
  from.clock.half !== "OPEN" &&
  until.clock.half !== "OPEN" &&
  until.clock.minute <= from.clock.minute;

/** Whether it occurs nowhere else in the text. */
const isMinor = (tokens: readonly HoursToken[], index: number): boolean => {
  const part = tokens[index];
  const isOnce = tokens.filter(({ kind, text }) => kind === "SECTION" && text === part?.text).length === 1;
  if (part?.kind !== "SECTION" || !isOnce) return false;
  return MINOR.test(part.text) || (INTAKE.test(part.text) && isOfOffice(tokens, part));
};

const LONGEST_SUBJECT = 5;

/** `New clients by appointment Mon 9-12`, `Immunizations by appt Wed 1-4`: who or what needs one changes nothing. */
function withoutSubjects(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const dropped = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "APPOINTMENT") continue;
    const next = tokens[isMark(tokens[index + 1]) ? index + 2 : index + 1];
    let start = index;
    while (index - start < LONGEST_SUBJECT && isSubject(tokens[start - 1])) start -= 1;
    const before = tokens[start - 1];
    const isBeginning =
      before === undefined || before.kind === "OPEN" || before.kind === "COMMA" || isStatementEnd(before);
    // "Clinic Mon-Fri 8-5; dental by appointment only": one part of what is given.
    const isPart = start === index - 1 && isMinor(tokens, index - 1) && isEnd(tokens[index + 1]);
    if (isBeginning && isPart && tokens.slice(0, start).some(({ kind }) => kind === "CLOCK"))
      dropped.add(index);
    else if (!isBeginning || (!isDay(next) && next?.kind !== "CLOCK")) continue;
    for (let at = start; at < index; at += 1) dropped.add(at);
  }
  return tokens.filter((_token, index) => !dropped.has(index));
}

/** `9-7 (5-7 by appointment)`, `(by appointment Thursdays)`: of the days that they name, or of those before the brackets. */
function withBrackets(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const near = token.kind === "OPEN" ? tokens.slice(index + 1, index + 2 + LONGEST_BRACKETS) : [];
    const length = near.findIndex(({ kind }) => kind === "CLOSE");
    const close = length < 0 ? -1 : index + 1 + length;
    const inside = near.slice(0, Math.max(length, 0));
    const said = close < 0 ? null : appointedIn(inside, kept);
    if (said === null) {
      kept.push(token);
      continue;
    }
    kept.push({ kind: "APART", tokens: said, text: inside.map(({ text }) => text).join(" ") });
    index = close;
  }
  return kept;
}

/** No longer brackets are looked at, in tokens. */
const LONGEST_BRACKETS = 16;

function appointedIn(
  inside: readonly HoursToken[],
  before: readonly HoursToken[],
): readonly HoursToken[] | null {
  if (inside.length > LONGEST_BRACKETS) return null;
  const [first] = inside;
  const last = inside[inside.length - 1];
  const isFirst = first?.kind === "APPOINTMENT";
  // "(Saturday by appointment only)" is read as a statement.
  const rest = inside.filter(
    ({ kind, text }) => kind !== "APPOINTMENT" && !(kind === "UNKNOWN" && text === "same"),
  );
  const hasOne = inside.filter(({ kind }) => kind === "APPOINTMENT").length === 1;
  const times = rest.filter(({ kind }) => kind === "CLOCK").length;
  if (!hasOne || (!isFirst && (last?.kind !== "APPOINTMENT" || times === 0)) || rest.length === 0)
    return null;
  const isPlain = rest.every(
    (token) =>
      isDay(token) || isMark(token) || isLink(token) || token.kind === "CLOCK" || token.kind === "PART",
  );
  if (!isPlain || times % 2 === 1) return null;
  if (rest.some(isDay) || times === 0) return rest;
  return [...lastDays(before), ...rest];
}

/** Returns the last days of a text. */
function lastDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  let end = tokens.length;
  while (end > 0 && !isDay(tokens[end - 1]) && !isStatementEnd(tokens[end - 1] ?? STOP)) end -= 1;
  let start = end;
  while (
    isDay(tokens[start - 1]) ||
    (start < end && isMark(tokens[start - 1])) ||
    (start < end && isLink(tokens[start - 1]))
  )
    start -= 1;
  const days = tokens.slice(start, end);
  const from = days.findIndex(isDay);
  // "Wed, except holidays, 9-7 (5-7 by appointment)": the days are unclear, so the times are removed from every day.
  const isExcepted = days.some(({ kind }) => kind === "HOLIDAYS") || tokens[start - 1]?.kind === "EXCEPT";
  return from < 0 || isExcepted ? [] : days.slice(from);
}

const STOP: HoursToken = { kind: "STOP", text: ";" };

/** `Sundays and evenings by appointment`: whole days, and a part of every day. */
function withParts(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const range = token.kind === "ASIDE" && token.part !== undefined ? rangeStart(kept) : -1;
    if (token.kind === "ASIDE" && token.part !== undefined && range >= 0 && isEnd(tokens[index + 1])) {
      const part: HoursToken = { kind: "PART", part: token.part, text: token.text };
      kept.splice(range, kept.length, apart([...kept.slice(range), part]));
      continue;
    }
    const isAside = token.kind === "APPOINTMENT" || (token.kind === "ASIDE" && token.part !== undefined);
    const start = isAside ? partsStart(kept) : kept.length;
    const list = kept.slice(start);
    const next = tokens[index + 1];
    const isOver = isEnd(next) || next?.kind === "COMMA";
    const part: HoursToken[] =
      token.kind === "ASIDE" && token.part !== undefined
        ? [{ kind: "PART", part: token.part, text: token.text }]
        : [];
    const named = [...list, ...part];
    if (!isOver || !named.some(isDay) || !named.some(({ kind }) => kind === "PART")) {
      kept.push(token);
      continue;
    }
    kept.splice(start);
    const isJoined = !/^(?:and|or|y|o) /u.test(token.text);
    kept.push(...(isJoined ? toApartTokens(named) : [...toApartTokens(list), ...toApartTokens(part)]));
  }
  return kept;
}

/**
 * Returns the index of the range of days in `Mon-Fri mornings by appointment`, where that is the whole statement; -1:
 * none.
 */
function rangeStart(tokens: readonly HoursToken[]): number {
  const [from, link, until] = tokens.slice(-3);
  const start = tokens.length - 3;
  const isRange = from?.kind === "DAYS" && isLink(link) && until?.kind === "DAYS";
  return isRange && isEnd(tokens[start - 1]) ? start : -1;
}

/** `Saturday mornings` are a part of one day, `Sundays and evenings` whole days and a part of each. */
const toApartTokens = (named: readonly HoursToken[]): readonly HoursToken[] =>
  named.flatMap((token, index): HoursToken[] => {
    const [before, next] = [named[index - 1], named[index + 1]];
    if (isDay(token)) return [apart(next?.kind === "PART" ? [token, next] : [token])];
    return token.kind === "PART" && !isDay(before) ? [apart([token])] : [];
  });

const apart = (tokens: readonly HoursToken[]): HoursToken => ({
  kind: "APART",
  tokens,
  text: tokens.map(({ text }) => text).join(" "),
});

/**
 * Returns the start of the list of days and parts of the day at the end of the tokens: behind times or the end of a
 * statement.
 */
function partsStart(tokens: readonly HoursToken[]): number {
  let start = tokens.length;
  const isOfList = (token: Near): boolean =>
    (token?.kind === "DAYS" && token.days.length === 1) ||
    token?.kind === "PART" ||
    token?.kind === "AND" ||
    token?.kind === "COMMA";
  while (isOfList(tokens[start - 1])) start -= 1;
  const before = tokens[start - 1];
  const isBeginning = before === undefined || before.kind === "CLOCK" || isStatementEnd(before);
  if (!isBeginning) return tokens.length;
  // "9-5 Mon, evenings by appointment": the first day is that of the times before it.
  return before?.kind === "CLOCK" && tokens[start]?.kind !== "COMMA" ? tokens.length : start;
}
