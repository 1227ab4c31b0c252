import { isArranged } from "./hours-appointed-statements.ts";
import {
  has,
  isOfDesk,
  isWalkIn,
  joined,
  OF_WHEN,
  OF_WORDS,
  splitStatements,
  withoutEdges,
} from "./hours-clause-parts.ts";
import type { HoursToken } from "./hours-tokens.ts";

/**
 * Sentences of any wording that say that one needs an appointment at their days or times. Beside others that are complete
 * their unknown words change nothing, for what they say is at most a closing.
 */

type Near = HoursToken | undefined;

/** Words of appointments that the vocabulary has in other sentences only. */
const ARRANGED =
  /^(?:book|booked|booking|bookings|reserve|reserved|reservations?|appointments?|appts?|arranged|prearranged|citas?|agendad[oa]s?|reservad[oa]s?|reservas?|reservacion|reservaciones|programad[oa]s?)$/u;
const isWord = (token: HoursToken): boolean => token.kind === "UNKNOWN" && ARRANGED.test(token.text);
const isAppointed = (token: HoursToken): boolean => token.kind === "APPOINTMENT" || isWord(token);
/** `evening appointments`: a note that names a part of the day itself. */
const isOfPart = (token: HoursToken): boolean =>
  token.kind === "ASIDE" && token.part !== undefined && /appointment|appt|cita/u.test(token.text);

/**
 * Words by which a sentence may say until when, from when on or by whom an appointment is made, or that all need one.
 */
export const OF_ALL =
  /^(?:made|make|makes|making|get|getting|obtain|request|requested|call|calls|calling|phone|sign|line|llame|llamar|llamando|hacer|haga|sacar|saque|pedir|pida|solicitar|solicite|marque|before|after|until|till?|within|antes|despues|hasta|from|advance|anticipacion|no|not|without|sin|except|excepto|unless|salvo|menos|also|too|all|every|any|always|both|todos|todas|todo|toda|cada|siempre|ambos|minutes|minutos|ahead|prior|notice|week|semana|month|mes|if|when|si|cuando|then|entonces|wait|waiting|letter|instead|new|starting|beginning|now|ahora|partir|through|during|winter|summer|season)$/u;

/** `Afternoons (1-4) are held for scheduled clients`, `Mondays 9-11 by appointment with the caseworker` */
export function withAppointedClauses(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const statements = splitStatements(tokens);
  const open = statements.filter(({ said }) => has(said, "CLOCK", "ALWAYS") && !said.some(isAppointed));
  const areWalkIns = open.every(({ said }) => said.some(isWalkIn));
  // "Office Mon-Fri 9-5. Pantry Tue 9-11 by appointment."
  if (open.every(({ said }) => isOfDesk(said[0]) && !said.some(isWalkIn))) return tokens;
  return joined(
    statements.map((statement) => {
      const said = appointedIn(statement.said, areWalkIns);
      return said === null ? statement : { ...statement, said };
    }),
  );
}

/** Null where it is read by another rule, or may say more than that its own days and times need an appointment. */
function appointedIn(said: readonly HoursToken[], isBesideWalkIns: boolean): readonly HoursToken[] | null {
  const notes = said.filter((token) => token.kind === "APPOINTMENT" || isOfPart(token));
  const isOne = notes.length === 1 || (notes.length === 0 && said.some(isWord));
  if (isOther(said)) return [{ kind: "NOTE", text: "other times by appointment" }];
  if (!isOne || said.some(isWalkIn)) return null;
  const rest = said.flatMap((token): HoursToken[] => {
    if (token.kind === "ASIDE" && token.part !== undefined && isOfPart(token))
      return [{ kind: "PART", part: token.part, text: token.text }];
    return isAppointed(token) ? [] : [token];
  });
  const others = otherTimesIn(rest);
  if (others !== null) return others;
  // Without unknown words it is read by other rules, where people walk in at no times of their own.
  const words = rest.filter(({ kind }) => kind === "UNKNOWN" || kind === "NAME");
  const isUntil = withoutEnd(rest).length < rest.length;
  if (words.length === 0 ? !isBesideWalkIns && !isUntil : words.every(isArranged)) return null;
  const isPlain = rest.every(
    (token) => OF_WHEN.has(token.kind) || (OF_WORDS.has(token.kind) && isHarmless(token)),
  );
  const when = withPartBehind(withoutEdges(withoutEnd(rest).filter(isOfWhen)));
  const isWhole = areSpans(when);
  if (!isPlain || !isWhole || !has(when, "DAYS", "CLOCK", "PART")) return null;
  return [{ kind: "APART", tokens: when, isBesideWalkIns, text: said.map(({ text }) => text).join(" ") }];
}

const BOUNDS: ReadonlySet<HoursToken["kind"]> = new Set(["CLOCK", "DAYS"]);

/** `to` between two days or times; "a counselor" has the same word. */
const isOfWhen = ({ kind }: HoursToken, index: number, all: readonly HoursToken[]): boolean =>
  OF_WHEN.has(kind) &&
  (kind !== "TO" ||
    [all[index - 1], all[index + 1]].every((near) => near !== undefined && BOUNDS.has(near.kind)));

/** `Evening hours until 7`: the evening is all that counts. */
const withoutEnd = (rest: readonly HoursToken[]): readonly HoursToken[] => {
  const clocks = rest.filter(({ kind }) => kind === "CLOCK");
  const at = rest.findIndex(({ kind }) => kind === "CLOCK");
  const isEnd = clocks.length === 1 && has(rest, "PART") && rest[at - 1]?.kind === "TO";
  return isEnd ? rest.filter((_token, index) => index !== at && index !== at - 1) : rest;
};

/** `evenings on Wednesday`: the part is that of the days. */
function withPartBehind(when: readonly HoursToken[]): readonly HoursToken[] {
  const [part, ...days] = when;
  const isOfDays = part?.kind === "PART" && has(days, "DAYS") && !has(days, "CLOCK", "PART");
  return isOfDays ? [...days, part] : when;
}

const isHarmless = ({ kind, text }: HoursToken): boolean =>
  !/\d/u.test(text) &&
  (kind === "NOTE" || kind === "SECTION" || !text.split(" ").some((word) => OF_ALL.test(word)));

/** Each time is one of two with a link between. */
function areSpans(when: readonly HoursToken[]): boolean {
  const clocks = when.flatMap(({ kind }, index) => (kind === "CLOCK" ? [index] : []));
  const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";
  return (
    clocks.length % 2 === 0 &&
    clocks.every((index, at) => at % 2 === 1 || (isLink(when[index + 1]) && clocks[at + 1] === index + 2))
  );
}

/** Reads `Other times by appointment with Sister Ruth`, where only harmless words follow. */
function isOther([first, ...rest]: readonly HoursToken[]): boolean {
  const isNote =
    first?.kind === "ASIDE" &&
    /^(?:all |any |at |and |or )*(?:other|otros|otras|additional)\b.*(?:appointment|appt|cita)/u.test(
      first.text,
    );
  return (
    isNote &&
    rest.some(({ kind }) => kind === "UNKNOWN") &&
    rest.every(
      (token) =>
        token.kind === "TO" || (["UNKNOWN", "NAME", "FILLER"].includes(token.kind) && isHarmless(token)),
    )
  );
}

const OTHER = /^(?:other|remaining|otros|otras|demas)$/u;
/** Matches words around "other times" that do not change its meaning. */
const OF_OTHERS =
  /^(?:you|must|need|needs|have|has|an?|all|los|las|the|hace|falta|required|requires?|se|necesita|requiere|hay|que|tener|with|con|is|are|visits?|visitors?|clients?|patients?|for|to|w|previa|un|una|es|seen|come)$/u;

/** Reads `All other times you must have an appointment`, `other weekdays by appointment`: the named times stay open. */
function otherTimesIn(rest: readonly HoursToken[]): readonly HoursToken[] | null {
  const isOther = rest.some(
    (token, index) =>
      token.kind === "OTHER_TIMES" ||
      (token.kind === "UNKNOWN" && OTHER.test(token.text) && isSeveralDays(rest[index + 1])),
  );
  const isRestOfWeek = rest.some(
    ({ kind, text }) => kind === "OTHER_TIMES" && /\b(?:week|semana|days|dias)\b/u.test(text),
  );
  const words = rest.filter(({ kind }) => kind === "UNKNOWN" || kind === "SECTION" || kind === "NAME");
  const isPlain = words.every(
    (token) =>
      token.kind === "SECTION" || OTHER.test(token.text) || OF_OTHERS.test(token.text) || isHarmless(token),
  );
  const areTimes = rest.every(
    (token, index) =>
      ["UNKNOWN", "NAME", "FILLER", "COMMA", "COLON", "AND", "OTHER_TIMES", "SECTION"].includes(token.kind) ||
      (isSeveralDays(token) && OTHER.test(rest[index - 1]?.text ?? "")) ||
      (isRestOfWeek && ["CLOCK", "DASH", "TO"].includes(token.kind)),
  );
  return isOther && isPlain && areTimes ? [{ kind: "NOTE", text: "other times by appointment" }] : null;
}

/** With one day of the week, "other Fridays" may mean the named ones. */
const isSeveralDays = (token: Near): boolean => token?.kind === "DAYS" && token.days.length > 1;
