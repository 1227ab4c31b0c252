import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Statements of their own that say what is done by appointment, and when. */

type Near = HoursToken | undefined;

/** `1-4 by appointment`, `Thursday: case management by appointment`: no open door at these times, beside other statements. */
export function withAppointedStatements(written: readonly HoursToken[]): readonly HoursToken[] {
  const tokens = withOffered(written);
  const statements = splitStatements(tokens);
  const isOpen = statements.some(
    (said) => said.some(({ kind }) => kind === "CLOCK") && said.every(({ kind }) => kind !== "APPOINTMENT"),
  );
  if (!isOpen) return tokens;
  return statements.flatMap((said, index) => (index === 0 ? said : (appointedIn(said) ?? said)));
}

const OF_WHEN: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "ORDINAL",
  "EVERY",
  "OF_MONTH",
  "PART",
  "CLOCK",
  "DASH",
  "TO",
  "AND",
  "COMMA",
  "COLON",
  "OPEN",
  "CLOSE",
]);

/** Matches services that are arranged with people who then come, or to whom staff come: no time to walk in. */
const ARRANGED =
  /^(?:home|house|visits?|visitas?|domicilio|domiciliarias|tours?|guided|group|guiad[oa]s|recorridos?|case|management|manejo|casos|counseling|consejeria|therapy|terapia|interviews?|entrevistas?|assessments?|evaluaciones|evaluations?|consultations?|consultas?|one-on-one|individual|private|legal help|legal aid|legal services|asesoria legal|ayuda legal|tax help|case management|support group|notary|coaching|mentoring|sessions?|sesiones|a)$/u;

export const isArranged = (token: HoursToken): boolean =>
  (token.kind === "UNKNOWN" ||
    token.kind === "NAME" ||
    (token.kind === "TO" && token.text === "a") ||
    (token.kind === "SECTION" && (token.rank === "PROGRAM" || token.rank === "DOOR"))) &&
  ARRANGED.test(token.text);

/** `1-5 appointments available`: right behind times they are those of appointments. */
const OFFERED =
  /^(?:appointments?|appts?[.]?|citas|hay citas|se dan citas|se ofrecen citas)\b(?:.*\b(?:available|offered|disponibles)\b|$)/u;

const withOffered = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.map((token, index): HoursToken => {
    const isOffered =
      token.kind === "ASIDE" && OFFERED.test(token.text) && tokens[index - 1]?.kind === "CLOCK";
    return isOffered ? { kind: "APPOINTMENT", text: token.text } : token;
  });

/** "Visits by appointment" may be all visits. */
const isVisit = (arranged: readonly HoursToken[]): boolean =>
  arranged.every(({ text }) => /^(?:visits?|visitas?|a|private|individual)$/u.test(text));

/** Guided tours and visits at home: by appointment, they leave the hours of the door as they are. */
const TOURS =
  /^(?:guided|group|tours?|recorridos?|visitas?|guiad[oa]s|home|house|visits?|a|domicilio|domiciliarias)$/u;

/** Most words that name what is arranged. */
const MOST_WORDS = 4;

/** Null where the statement says anything else, or is read by another rule. */
function appointedIn(said: readonly HoursToken[]): readonly HoursToken[] | null {
  const end = said[said.length - 1];
  const isEnded = end !== undefined && isStatementEnd(end);
  const body = isEnded ? said.slice(0, -1) : said;
  const last = findLastToken(body);
  const spoken = body.filter(({ kind }) => kind !== "APPOINTMENT");
  const isAtEdge = body[0]?.kind === "APPOINTMENT" || last?.kind === "APPOINTMENT";
  if (spoken.length !== body.length - 1 || !isAtEdge) return null;
  const arranged = spoken.filter((token) => !isClockLink(spoken, token) && isArranged(token));
  const when = spoken.filter((token) => !arranged.includes(token));
  // "Guided tours by appointment."
  const isTour = when.length === 0 && arranged.every(({ text }) => TOURS.test(text)) && !isVisit(arranged);
  if (isTour) return [{ kind: "NOTE", text: "tours" }, ...(isEnded ? [end] : [])];
  if (arranged.length > MOST_WORDS || !when.every(({ kind }) => OF_WHEN.has(kind))) return null;
  const hasDays = when.some(({ kind }) => kind === "DAYS");
  const hasTimes = when.some(({ kind }) => kind === "CLOCK");
  if (arranged.length === 0 ? hasDays || !hasTimes : !hasDays && !hasTimes) return null;
  const tokens = when.filter(
    ({ kind }) => !["OPEN", "CLOSE", "COLON"].includes(kind) && !(kind === "PART" && hasTimes),
  );
  const text = body.map((token) => token.text).join(" ");
  // Shorter hours of others within those of what is arranged are open.
  const isBesideWalkIns = !isVisit(arranged);
  return [{ kind: "APART", tokens: withoutEdges(tokens), isBesideWalkIns, text }, ...(isEnded ? [end] : [])];
}

const findLastToken = (body: readonly HoursToken[]): Near =>
  body.filter(({ kind }) => kind !== "CLOSE")[body.filter(({ kind }) => kind !== "CLOSE").length - 1];

/** `de 2 a 5`: between two times the word is no other. */
function isClockLink(tokens: readonly HoursToken[], token: HoursToken): boolean {
  const at = tokens.indexOf(token);
  return tokens[at - 1]?.kind === "CLOCK" && tokens[at + 1]?.kind === "CLOCK";
}

const MARKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "DASH", "TO"]);

function withoutEdges(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const isMark = (token: Near): boolean => token !== undefined && MARKS.has(token.kind);
  let [start, end] = [0, tokens.length];
  while (isMark(tokens[start])) start += 1;
  while (end > start && isMark(tokens[end - 1])) end -= 1;
  return tokens.slice(start, end);
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
