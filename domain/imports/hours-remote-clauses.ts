import {
  dropped,
  has,
  isRemote,
  joined,
  joinTokens,
  OF_WHEN,
  OF_WORDS,
  type Statement,
  splitStatements,
  withoutEdges,
} from "./hours-clause-parts.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** Sentences of any wording that tell when people are reached by telephone or online, beside the hours of a door. */

/** Matches words by which a sentence may narrow the hours of the door, or send people elsewhere first. */
const OF_DOORS =
  /^(?:only|solo|solamente|unicamente|instead|required|requires?|must|need|needs|before|after|first|until|till?|antes|despues|primero|hasta|all|todo|todos|todas|every|no|not|sin|without|unless|except|closed|closures?|closings?|confirm|confirme|confirmar|check|verify|verifique|consulte|register|registration|registrarse|inscripcion|sign|reserve|reservations?|cita|citas|appointments?|appts?|book|beds?|camas?|intake|screening|spots?|lugar|lugares|tickets?|numbers?|fichas?|waitlist|referrals?|eligibility|location|locations|sites?|schedules?|updates?|changes?|cambios?|current|availability|available|now|currently|temporarily|moved|replaced?|during|weather|if|when|si|cuando|door|doors|visits?|services?)$/u;

const OF_REMOTE: ReadonlySet<HoursToken["kind"]> = new Set([
  ...OF_WHEN,
  ...OF_WORDS,
  "ALWAYS",
  "ASIDE",
  "HOLIDAYS_INCLUDED",
]);

/** `Online chat every day 4 pm - midnight`, `By video: Fri 9-12`, `Leave a voicemail after hours` */
export function withRemoteClauses(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const statements = splitStatements(tokens);
  const isComplete = ({ said }: Statement): boolean =>
    has(said, "DAYS", "ORDINAL") && has(said, "CLOCK") && !said.some(isRemote);
  if (!statements.some(isComplete)) return tokens;
  return joined(
    statements.map((statement) => {
      const { said } = statement;
      if (!said.some(isRemote) || !isOfRemote(said)) return statement;
      const isTold = said.every(({ kind }) => kind !== "UNKNOWN" && kind !== "NAME");
      const isTimed = has(said, "CLOCK", "ALWAYS");
      // "Virtual Mondays and Tuesdays": on these days no one comes.
      if (!isTimed && has(said, "DAYS"))
        return isVisit(said) ? { ...statement, said: [apart(said)] } : dropped(statement);
      // With words that are known it is a heading and its hours.
      if (isTold && has(said, "DAYS", "ORDINAL", "ALWAYS")) return statement;
      return isTimed || AFTER_HOURS.test(joinTokens(said)) ? dropped(statement) : statement;
    }),
  );
}

const apart = (said: readonly HoursToken[]): HoursToken => ({
  kind: "APART",
  tokens: withoutEdges(said.filter(({ kind }) => OF_WHEN.has(kind))),
  text: joinTokens(said),
});
const AFTER_HOURS =
  /\b(?:after hours|any ?time|at any time|day and night|fuera de horario|fuera de horas|a cualquier hora)\b/u;
const isVisit = (said: readonly HoursToken[]): boolean =>
  said.some((token) => token.kind === "SECTION" && token.rank === "REMOTE") ||
  said.some((token) => token.kind === "UNKNOWN" && /^(?:video|virtual|zoom)/u.test(token.text));

const isOfRemote = (said: readonly HoursToken[]): boolean =>
  said.every((token) => OF_REMOTE.has(token.kind) && (token.kind !== "ASIDE" || token.days === undefined)) &&
  !said
    .filter((token) => !OF_WHEN.has(token.kind) && !isRemote(token))
    .map(({ text }) => text)
    .join(" ")
    .replace(AFTER_HOURS, "")
    .split(" ")
    .some((word) => OF_DOORS.test(word));
