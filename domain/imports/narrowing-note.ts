import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import type { HoursText } from "./hours-reading.ts";
import { readHoursText } from "./hours-text.ts";
import { type HoursToken, tokensOfHours } from "./hours-tokens.ts";
import { readWeighedHours } from "./weighed-hours.ts";

/** Longer notes are not looked at word by word, and may narrow. In characters. */
const MAX_NOTE = 1_000;

/** Meanings that take time away, or that make the stated times incomplete. */
const NARROWING_KINDS: ReadonlySet<string> = new Set([
  "ORDINAL",
  "OF_MONTH",
  "CLOSED",
  "EXCEPT",
  "APPOINTMENT",
  "PART",
  "CLOCK",
  "DATE",
  "PAUSE",
  "ALTERNATE",
  "SEASON",
  "REST_OF_YEAR",
  "MONTH_DAYS",
  "EVE",
  "OUT",
  "LAST_ENTRY",
  "OTHER_TIMES",
  "YEARLY",
]);

/** Words of no opening hours that speak of some of the weeks, of a change, or of a condition; without accents. */
const NARROWING_WORDS: ReadonlySet<string> = new Set(
  `january february march april may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre spring summer
  fall autumn winter season seasonal seasonally verano invierno otono primavera temporada month months mes meses week weeks
  semana semanas year years ano anos semester semestre term school escolar quarter quarterly other alternate alternating
  alternating bi biweekly bimonthly fortnightly twice once quincenal dos tres until till through hasta suspended suspendido
  suspendida temporarily temporary temporal temporalmente cancelled canceled cancelado paused pausado postponed notice aviso
  when during while if unless cuando durante mientras si vary varies variable varia varian depends depende subject sujeto
  change changes cambio cambios call llame llamar contact contacte confirm confirmar verify ask pregunte before after antes
  despues begin begins beginning start starts starting effective partir desde end ends ending termina weather clima
  supplies last lasts availability available disponibilidad limited limitado limitada not no sometimes occasionally some
  reservation reservations reserva reservas reservacion reservaciones referral referrals referred refer refers
  referencia referencias referido referida referidos referidas remitido remitida remitidos remitidas derivacion derivado
  derivados certain selected select varios algunos weather permitting tentative approximately approx about`.split(
    /\s+/u,
  ),
);

const isOfDays = (token: HoursToken): boolean =>
  token.kind === "DAYS" || (token.kind === "ASIDE" && (token.days !== undefined || token.part !== undefined));

/** Names of seasons, which narrow nothing where the hours have their dates beside them. */
const SEASON_WORDS: ReadonlySet<string> = new Set(
  `spring summer fall autumn winter season seasonal term semester verano invierno otono primavera temporada
  semestre`.split(/\s+/u),
);

/** Hours in columns, and whether their dates of validity are beside them. */
export interface HoursInColumns {
  schedules: readonly ScheduleEntry[];
  isDated: boolean;
}

/**
 * Whether a note to hours that are already in columns may take some of them away ("last two weeks each month",
 * "by appointment", "May to September"). A name for the hours ("Food pantry", "North entrance", "Overnight shelter" of
 * hours by night, "Winter season" of hours with dates) does not, nor does the same said in words.
 */
export function mayNarrow(note: string, { schedules, isDated }: HoursInColumns): boolean {
  if (note.length > MAX_NOTE) return true;
  const read = readHoursText(note);
  if (read.schedules.length > 0) return read.closeSchedules.length > 0;
  if (isSameDays(note, schedules)) return false;
  const isAtNight = schedules.length > 0 && schedules.every(isOvernight);
  const tokens = tokensOfHours(note);
  const hasAside = tokens.some(({ kind }) => kind === "ASIDE");
  return tokens.some(
    (token) =>
      (NARROWING_KINDS.has(token.kind) && !(isAtNight && token.kind === "PART" && token.part === "NIGHT")) ||
      (token.kind === "SEASON_NAME" && !isDated) ||
      (NARROWING_WORDS.has(token.text) && !(isDated && SEASON_WORDS.has(token.text))) ||
      (token.kind !== "ASIDE" && /\d/u.test(token.text)) ||
      // "or by appointment Saturdays"
      (hasAside && isOfDays(token)),
  );
}

const isOvernight = (entry: ScheduleEntry): boolean => "span" in entry && entry.span?.endsNextDay === true;

/**
 * Whether the note "3rd Saturday of the month" names the days of the columns, and only the columns have their times.
 */
function isSameDays(note: string, schedules: readonly ScheduleEntry[]): boolean {
  const spans = schedules.map((entry) => ("span" in entry ? entry.span : null));
  const [span] = spans;
  if (span === undefined || span === null || !spans.every((one) => isSame(one, span))) return false;
  const read = readWeighedHours(`${note} ${clock(span.start)}-${clock(span.end)}`);
  const said = new Set(read.schedules.map((entry) => JSON.stringify(entry)));
  const hasClosings =
    read.closeSchedules.length +
      read.closedHolidays.length +
      read.closedYearly.length +
      read.holidayHours.length >
    0;
  return (
    !read.isContact &&
    !hasClosings &&
    said.size === new Set(schedules.map((entry) => JSON.stringify(entry))).size &&
    schedules.every((entry) => said.has(JSON.stringify(entry)))
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function clock(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY;
  const hour = ((Math.floor(ofDay / 60) + 11) % 12) + 1;
  return `${hour}:${String(ofDay % 60).padStart(2, "0")} ${ofDay < MINUTES_PER_DAY / 2 ? "am" : "pm"}`;
}

/**
 * The closings of a note that says nothing else about hours ("Closed in August", "closed for lunch 12-1"); null where it
 * says anything else, or takes whole weekdays away, which the columns beside it do not confirm.
 */
export function readClosings(note: string): HoursText | null {
  if (note.length > MAX_NOTE || readHoursText(note).schedules.length > 0) return null;
  // A door that never shuts loses nothing but what the note closes.
  const read = readHoursText(`Daily 24 hours\n${note}`);
  const isOpenOtherwise = read.schedules.length === 1 && read.schedules[0]?.type === "FULL_DAY";
  const closings = [...read.closeSchedules, ...read.closedHolidays, ...read.closedYearly];
  return !read.isContact && isOpenOtherwise && closings.length > 0 ? read : null;
}

/** Words of hours at which people are reached, but not received; without accents. */
const REMOTE_WORDS: ReadonlySet<string> = new Set(
  `phone phones telephone telefono telefonico telefonica virtual virtually online zoom video web website internet linea
  remote remotely remoto remota email chat text telehealth telesalud livestream`.split(/\s+/u),
);

/**
 * Whether a note says that the hours in the columns beside it are those of the telephone, of what is online, or of
 * donors, volunteers and deliveries: "Phone hours", "Por teléfono". One that names people who come in says no such thing.
 */
export function isOfNoDoor(note: string): boolean {
  if (note.length > MAX_NOTE) return false;
  const tokens = tokensOfHours(note);
  const isRank = (token: HoursToken, ...ranks: readonly string[]): boolean =>
    token.kind === "SECTION" && ranks.includes(token.rank);
  if (tokens.some((token) => isRank(token, "DOOR") || IN_PERSON.test(token.text))) return false;
  return tokens.some((token) => isRank(token, "PHONE", "REMOTE", "HELPERS") || REMOTE_WORDS.has(token.text));
}

const IN_PERSON = /^(?:in person|en persona|person|persona|presencial)$/u;
