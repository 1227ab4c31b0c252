import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/**
 * Reads labels in one sentence that say for each of its times whether the door is open or an appointment, the phone or
 * a screen is needed: `Mon 9-12 walk in, 1-4 appointment`, `Mon-Wed 10-4 in person, Thu 10-4 virtual`.
 */

/** Matches notes that people may come at these times. */
const WALK_IN =
  /^(?:no appointments?\b|no appt|sin cita|w ?\/ ?o |without |sin necesidad|no se (?:necesita|requiere) cita|no (?:necesita|requiere) cita|walk|drop|first|por orden|in person|en persona|appointments? not)/u;

/** One sign for each token, which says what part it may have in a sentence. */
function toSign(token: HoursToken): string {
  switch (token.kind) {
    case "DAYS":
    case "ORDINAL":
    case "EVERY":
    case "OF_MONTH":
    case "HOLIDAYS":
      return "D";
    case "PART":
      return "P";
    case "CLOCK":
      return "C";
    case "DASH":
    case "TO":
      return "L";
    case "COMMA":
    case "AND":
    case "SLASH":
    case "CELL":
      return ",";
    case "OPEN":
      return "(";
    case "CLOSE":
      return ")";
    case "COLON":
      return ":";
    case "STOP":
      return ";";
    case "NOTE":
      return WALK_IN.test(token.text) ? "w" : "?";
    case "APPOINTMENT":
      return "a";
    case "CLOSED":
      return "x";
    case "SECTION":
      return sectionSign(token.rank);
    default:
      return "?";
  }
}

function sectionSign(rank: (HoursToken & { kind: "SECTION" })["rank"]): string {
  if (rank === "DOOR") return "w";
  return rank === "REMOTE" || rank === "PHONE" ? "a" : "s";
}

const toSigns = (tokens: readonly HoursToken[]): string => tokens.map(toSign).join("");

/** Returns the end of a run of days that begins here: `Mon, Wed and 1st Fri`. */
function daysEnd(signs: string, from: number): number {
  let end = from;
  for (let at = from; signs[at] === "D"; ) {
    end = at + 1;
    at = end;
    while (at < end + 2 && (signs[at] === "," || signs[at] === "L")) at += 1;
  }
  return end;
}

/** Returns the end of times that begin here: `9-12 and 1-4`. */
function spansEnd(signs: string, from: number): number {
  let end = from;
  for (let at = from; signs.startsWith("CLC", at); ) {
    end = at + 3;
    at = end;
    while (at < end + 2 && signs[at] === ",") at += 1;
  }
  return end;
}

interface Segment {
  days: readonly [number, number];
  spans: readonly [number, number];
  label: number;
  end: number;
}

/** Position of each segment's label: before its days, between them and its times, or behind both. */
type Form = "FIRST" | "BETWEEN" | "LAST";

function segmentAt(signs: string, from: number, form: Form): Segment | null {
  const isLabel = (at: number): boolean => signs[at] === "a" || signs[at] === "w";
  const skip = (at: number, marks: string): number => (marks.includes(signs[at] ?? "?") ? at + 1 : at);
  let at = from;
  let label = -1;
  const takeLabel = (): void => {
    if (isLabel(at)) {
      label = at;
      at = skip(at + 1, ":L");
    }
  };
  if (form === "FIRST") takeLabel();
  const days = [at, daysEnd(signs, at)] as const;
  at = days[1] > days[0] ? skip(days[1], ":,L") : at;
  if (form === "BETWEEN") takeLabel();
  const spans = [at, spansEnd(signs, at)] as const;
  if (spans[1] === spans[0]) return null;
  at = spans[1];
  if (form === "LAST") {
    const isInBrackets = signs[at] === "(";
    at = skip(at, "(:,L");
    if (isLabel(at)) label = at;
    at += 1;
    if (isInBrackets) {
      if (signs[at] !== ")") return null;
      at += 1;
    }
  }
  return label < 0 ? null : { days, spans, label, end: at };
}

interface Labelled {
  /** Index of the first segment; tokens before it belong to none. */
  start: number;
  segments: readonly Segment[];
  /** Days behind all segments. */
  tail: readonly [number, number];
}

/** Every time of the sentence has a label. */
function labelledAs(signs: string, form: Form): Labelled | null {
  let start = 0;
  while (signs[start] === "s") start += 1;
  if (start > 0 && (signs[start] === ":" || signs[start] === "L")) start += 1;
  const segments: Segment[] = [];
  let at = start;
  for (;;) {
    const segment = segmentAt(signs, at, form);
    if (segment === null) break;
    segments.push(segment);
    at = segment.end;
    while (at < segment.end + 2 && (signs[at] === "," || signs[at] === ";")) at += 1;
    if (at === segment.end) break;
  }
  // "F: closed"
  const closed = /^(?:D[D,L]{0,8}:?x[,;]{0,2}){1,7}$/u.exec(signs.slice(at))?.[0].length ?? 0;
  const tail = [at + closed, daysEnd(signs, at + closed)] as const;
  return tail[1] === signs.length && segments.length > 1 ? { start, segments, tail } : null;
}

/** Takes the times of appointments, the telephone and screens out of sentences in which others are those of an open door. */
export function withLabels(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return splitSentences(tokens).flatMap((sentence) => withoutLabels(labelled(sentence)));
}

function labelled(sentence: readonly HoursToken[]): readonly HoursToken[] {
  const [last] = sentence.slice(-1);
  const isEnded = last !== undefined && isStatementEnd(last);
  const body = isEnded ? sentence.slice(0, -1) : sentence;
  const signs = toSigns(body);
  if (!signs.includes("a") || !signs.includes("w")) return sentence;
  const forms: readonly Form[] = ["LAST", "FIRST", "BETWEEN"];
  const [found] = forms.flatMap((form) => labelledAs(signs, form) ?? []);
  const isMixed = found !== undefined && new Set(found.segments.map(({ label }) => signs[label])).size === 2;
  if (!isMixed) return sentence;
  return [...dividedBy(body, signs, found), ...(isEnded ? [last] : [])];
}

const STOP: HoursToken = { kind: "STOP", text: ";" };

function dividedBy(
  tokens: readonly HoursToken[],
  signs: string,
  { start, segments, tail }: Labelled,
): readonly HoursToken[] {
  let shared = tokens.slice(...tail);
  const divided = segments.map((segment) => {
    const own = tokens.slice(...segment.days);
    if (own.length > 0) shared = own;
    const said = [...shared, ...tokens.slice(...segment.spans)];
    return { isDoor: signs[segment.label] === "w", said };
  });
  const door = divided.flatMap(({ isDoor, said }) => (isDoor ? [...said, STOP] : []));
  const apart = divided.flatMap(({ isDoor, said }): HoursToken[] =>
    isDoor
      ? []
      : [
          {
            kind: "APART",
            tokens: said,
            isBesideWalkIns: true,
            text: said.map(({ text }) => text).join(" "),
          },
        ],
  );
  return [...tokens.slice(0, start), ...door, ...apart];
}

/** `Mon-Fri 9-12 walk-in`: behind its times the label is no heading. */
function withoutLabels(sentence: readonly HoursToken[]): readonly HoursToken[] {
  const signs = toSigns(sentence);
  return sentence.filter((token, index) => {
    const isDoor = token.kind === "SECTION" && token.rank === "DOOR";
    const [before, next] = [signs[index - 1], signs[index + 1]];
    const isBehindTimes = before === "C" || (before === "(" && signs[index - 2] === "C" && next === ")");
    const isLast = next === undefined || ",;)".includes(next);
    // "Mon-Fri 9-5, walk-ins, Tue 9-12"
    const isHeading = next === "," && "DC".includes(signs[index + 2] ?? "?") && before !== "C";
    return !(isDoor && isBehindTimes && isLast && !isHeading);
  });
}

/** A sentence ends with a full stop or a line, not with a semicolon. */
function splitSentences(tokens: readonly HoursToken[]): readonly (readonly HoursToken[])[] {
  const sentences: HoursToken[][] = [[]];
  for (const token of tokens) {
    sentences[sentences.length - 1]?.push(token);
    if (isStatementEnd(token) && !(token.kind === "STOP" && token.text === ";")) sentences.push([]);
  }
  return sentences;
}
