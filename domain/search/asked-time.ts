import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { instantOfLocalDay, localTime, MS_PER_MINUTE } from "../base/time/zone.ts";
import type { TimeAsked } from "../chatbot/question.ts";
import { dayIn, type FoundDay } from "./asked-date.ts";

/**
 * The one reader of words for a day, a part of it, an hour or now, in both languages: for searches, talks and a phone
 * without a network. `asked-time.test.ts` has its table.
 */

/** Words of a time with what they mean; the words are then no name of a place or service. */
export interface FoundTime {
  readonly time: TimeAsked;
  /** The text with ` . ` in place of the words for the time. */
  readonly rest: string;
  /**
   * The text names only a part of some day, or hints at one ("early", "open", "urgent"): a chat uses it, a search may
   * not.
   */
  readonly isLoose: boolean;
}

const HOUR = 60;
interface Part {
  readonly from: number;
  readonly until: number;
  readonly at: number;
}
/** Minutes until which a night lasts, and to which "tonight" refers before then. */
const DAWN = 6 * HOUR;
const MORNING: Part = { from: 5 * HOUR, until: 12 * HOUR, at: 9 * HOUR };
const AFTERNOON: Part = { from: 12 * HOUR, until: 18 * HOUR, at: 14 * HOUR };
/** Into the early hours of the next day. */
const NIGHT: Part = { from: 18 * HOUR, until: 30 * HOUR, at: 20 * HOUR };
/** Minutes after midnight, counted from the day before. */
const SMALL_HOURS: Part = { from: 24 * HOUR, until: 30 * HOUR, at: 26 * HOUR };
/** Someone who works by day gets off around then. */
const AFTER_WORK: Part = { from: 17 * HOUR, until: MINUTES_PER_DAY, at: 18 * HOUR };
const WHOLE_DAY: Part = { from: 0, until: MINUTES_PER_DAY, at: 10 * HOUR };

/** A greeting names no time. */
const GREETINGS = /\b(?:good (?:morning|afternoon|evening|night)|buen[oa]s? (?:dias?|tardes?|noches?))\b/gu;

/** Matches times in the past: "my mother passed last night". */
const PAST =
  /\b(?:last (?:night|evening)|yesterday (?:morning|afternoon|evening|night)|anoche|ayer (?:en|por) la (?:manana|tarde|noche))\b/gu;

/** When someone is paid or begins to work, not when help is wanted. */
const OF_OTHERS =
  /\b(?:(?:get|getting|gets|got) paid|payday|pay day|check comes|checks come|paycheck|me pagan|nos pagan|cobro|dia de pago|(?:entro|entra|entramos|empiezo) a trabajar|(?:i |my shift )starts?(?: work)?|rent is due|renta se vence|se vence|lost my job|(?:got|was|been) fired|laid off|(?:ran|run|running) out of \w+|since|evicted us|me despidieron|me corrieron|desde el|(?:im|i am|were|we are|ill be|well be) (?:gone|leaving)|me voy|nos vamos)(?: (?:plant|last|past|is|the|on|till|til|until|hasta|el|la|es|a|las|at|next|proximo|in|en|que viene|work)){0,4} (?:\d{1,2}(?: \d{2})?(?: ?(?:am|pm))?|tomorrow|manana|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|week|semana)\b/gu;

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [
    /\b(?:after(?: i get off)?|getting off|get off|leaving|when i get off) work\b|\b(?:saliendo|al salir|despues|cuando salg[ao]|salgo) del? (?:trabajo|trabajar|jale|la chamba|chamba)\b/u,
    AFTER_WORK,
  ],
  [
    /\b(?:(?:open|abiert[oa]s?|abren?) )?(?:(?:until|till|til|hasta) (?:muy )?(?:late|tarde|la noche))\b|\b(?:abiert[oa]s?|abren?) tarde\b/u,
    NIGHT,
  ],
  [/\b(?:(?:en|de|por|a) )?(?:(?:la|esta) )?madrugada\b|\b(?:in )?the (?:small|wee) hours\b/u, SMALL_HOURS],
  [
    /\b(?:in the |this |early |por la |en la |de la |esta |temprano en la )?(?:mornings?|mananita)\b|\b(?:por|en|de|esta) la manana\b|\besta manana\b|\btemprano\b|\bearly\b/u,
    MORNING,
  ],
  [
    /\b(?:in the |this |por la |en la |de la |esta )?(?:afternoons?|tarde|tardecita)\b|\bnoon\b|\bmediodia\b|\bmedio dia\b/u,
    AFTERNOON,
  ],
  [
    /\b(?:at |in the |this |por la |en la |de la |esta )?(?:tonight|tonite|2nite|nights?|evenings?|noche|nochecita|overnight|midnight|medianoche)\b|\bopen late\b|\blate night\b|\btarde en la noche\b/u,
    NIGHT,
  ],
];

const NOW =
  /\b(?:(?:open|abiert[oa]s?|abre|available|disponible) )?(?:right now|rite now|just now|now(?! (?:i|im|we|were|my|he|she|they|the|its|that)\b)|at the moment|currently|asap|right away|immediately|ahora mismo|ahora(?! (?:busco|necesito|ocupo|quiero|me|ando|buscamos|necesitamos|mi|no|ya)\b)|ahorita mismo|ahorita|en este momento|de inmediato|inmediatamente|ya mismo|urgente|urgentemente|lo antes posible)\b|\b(?:open|abiert[oa]s?) ?(?:24 ?hours|24 ?horas|24 7|las 24 horas|todo el dia)\b|\b24 7\b|\b24 ?(?:hours|horas|hrs)\b|\b(?:whats|what is|is|anything|anyone|places?|que|quien|lugares?|which are|are|esta|estan|algo|hay algo) (?:still )?(?:open|abiert[oa]s?)$|\bya$|\bstill open\b|\bopen$|\babiert[oa]s?$/u;
const CLOCK =
  /\b(after|before|past|at|around|by|until|till|til|from|about|al|despues de|antes de|a partir de|desde|hasta|pasadas|a eso de|como a|a|tipo)(?: (?:las|la|eso de las))? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|noon|mediodia|midnight|medianoche)(?: (\d{2}))?(?: ?(am|pm|a m|p m|oclock|y media|de la manana|de la tarde|de la noche|in the morning|in the afternoon|in the evening|at night))?\b(?! ?(?:miles?|millas?|years?|yrs?|anos|days?|dias|nights?|noches|bags?|times|veces|adults?|adultos|boys|girls|babies|bebes|kids|people|ninos|personas|dollars|dolares|months?|meses|weeks?|semanas|blocks?|cuadras|hijos))|\b(\d{1,2})(?: (\d{2}))? ?(am|pm)\b/u;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  noon: 12,
  mediodia: 12,
  midnight: 24,
  medianoche: 24,
};
/** "She sat outside": no Saturday. */
const SAT_DOWN = /\b(?:i|you|he|she|we|they|who|just|have|has|had|been) sat\b/gu;
const IN_HOURS =
  /\b(?:in|en) (?:about |como )?(an|a|one|una|1|two|dos|2|half an|media|3|three|tres) (?:hours?|hrs?|horas?)\b/u;

/**
 * The time that a text asks for, in the visitor's zone; null where it names none. A day of the week is the next
 * one, today included; an hour without a.m. or p.m. is the next one that services are likely to have.
 *
 * @param text folded words with one space between them
 * @param now epoch milliseconds
 */
export function timeIn(text: string, now: number, zone: string): FoundTime | null {
  const asking = text
    .replaceAll(GREETINGS, " . ")
    .replaceAll(PAST, " . ")
    .replaceAll(OF_OTHERS, " . ")
    .replaceAll(SAT_DOWN, " . ");
  return timeAmong(asking, now, zone);
}

function timeAmong(text: string, now: number, zone: string): FoundTime | null {
  const later = IN_HOURS.exec(text);
  if (later !== null) {
    const at = now + parseHourCount(later[1] ?? "") * HOUR * MS_PER_MINUTE;
    return {
      time: { kind: "HOUR", at, from: at, until: at + HOUR * MS_PER_MINUTE },
      rest: cut(text, later[0]),
      isLoose: false,
    };
  }
  const clock: Clock = { now, zone, ...localTime(zone, now) };
  const found = dayIn(text, clock.day);
  const rest = found.words.reduce(cut, text);
  return hourIn(rest, found, clock) ?? partIn(rest, found, clock);
}

/** Now, as an instant and on the visitor's clock. */
interface Clock {
  readonly now: number;
  readonly zone: string;
  /** Day number and minute since midnight. */
  readonly day: number;
  readonly minute: number;
}

/** @param days how many are meant, where it is the whole of them */
function buildTimeAsked(
  kind: TimeAsked["kind"],
  { day, days = 1 }: { readonly day: number; readonly days?: number },
  part: Part,
  clock: Clock,
): TimeAsked {
  const { now, zone } = clock;
  const instant = (at: number): number => instantOfLocalDay(zone, day, at);
  const from = Math.max(now, instant(part.from));
  return {
    kind,
    from,
    at: Math.max(from, instant(part.at)),
    ...(part === WHOLE_DAY ? { night: chooseNight(day, clock) } : {}),
    until: Math.max(
      from + MS_PER_MINUTE,
      instant(part.until + (part === WHOLE_DAY ? (days - 1) * MINUTES_PER_DAY : 0)),
    ),
  };
}

/** When to look for a bed of a day: in its evening, and before morning in the night that is going on. */
function chooseNight(day: number, { now, zone, day: today, minute }: Clock): number {
  if (day === today && minute < DAWN) return now;
  return Math.max(now, instantOfLocalDay(zone, day, NIGHT.at));
}

function parseHourCount(amount: string): number {
  if (amount.startsWith("half") || amount === "media") return 0.5;
  return NUMBERS[amount] ?? (Number.parseInt(amount, 10) || 1);
}

/** "After 6", "a las cinco de la tarde". */
function hourIn(text: string, { day }: FoundDay, clock: Clock): FoundTime | null {
  const found = CLOCK.exec(text);
  if (found === null) return null;
  const isNight = AT_NIGHT.test(text);
  const minutes = clockMinutes(found, day === null || day === clock.day ? clock.minute : null, isNight);
  if (minutes === null) return null;
  const onDay = day ?? clock.day + daysTo(minutes, clock);
  const rest = PARTS.reduce((left, [pattern]) => left.replace(pattern, " . "), cut(text, found[0]));
  return {
    time: buildTimeAsked("HOUR", { day: onDay }, partAround(minutes, found[1] ?? "at"), clock),
    rest,
    isLoose: false,
  };
}

/** Returns the days from today to the day of these minutes: a night that is still going on began yesterday. */
function daysTo(minutes: number, { minute }: Clock): number {
  if (minutes >= MINUTES_PER_DAY && minute < DAWN) return -1;
  return minutes <= minute ? 1 : 0;
}

function partAround(minutes: number, word: string): Part {
  if (/^(?:before|by|antes)/u.test(word)) {
    return { from: Math.max(0, minutes - 4 * HOUR), at: Math.max(0, minutes - HOUR), until: minutes };
  }
  // A service that closes at eight is open until eight, so the last minute is the one before.
  if (/^(?:until|till?|hasta)$/u.test(word)) {
    const last = Math.max(0, minutes - 1);
    return { from: last, at: last, until: minutes };
  }
  const isAfter = /^(?:after|past|despues|a partir|desde|from|pasadas)/u.test(word);
  const until = isAfter ? Math.max(minutes + HOUR, MINUTES_PER_DAY) : minutes + HOUR;
  return { from: minutes, at: minutes, until };
}

/** "Tomorrow morning", "esta noche", "open now". */
function partIn(text: string, { day, dayKind, days }: FoundDay, clock: Clock): FoundTime | null {
  const found = PARTS.map(([pattern, meant]) => ({ meant, words: pattern.exec(text)?.[0] })).find(
    ({ words }) => words !== undefined,
  );
  const rest = found?.words === undefined ? text : cut(text, found.words);
  const isLoose = day === null && !OF_THIS_DAY.test(found?.words ?? "") && found?.meant !== AFTER_WORK;
  const isTonight = dayKind === null || dayKind === "TODAY";
  if ((found?.meant === NIGHT || found?.meant === SMALL_HOURS) && isTonight) {
    // Before morning it is the night that is going on.
    const night = clock.minute < DAWN ? clock.day - 1 : clock.day;
    return { time: buildTimeAsked("TONIGHT", { day: night }, found.meant, clock), rest, isLoose };
  }
  if (day !== null && dayKind !== null) {
    const from = found?.meant === SMALL_HOURS ? day - 1 : day;
    const time = buildTimeAsked(dayKind, { day: from, days }, found?.meant ?? WHOLE_DAY, clock);
    return { time, rest, isLoose };
  }
  if (found === undefined) return nowIn(rest, clock.now);
  const isOver = found.meant.until <= clock.minute;
  // "We got evicted this morning" tells what has been.
  if (isOver && /^(?:this|esta)\b/u.test(found.words ?? "")) return nowIn(rest, clock.now);
  return {
    time: buildTimeAsked(
      isOver ? "TOMORROW" : "TODAY",
      { day: isOver ? clock.day + 1 : clock.day },
      found.meant,
      clock,
    ),
    rest,
    isLoose,
  };
}

/** Parts that are of this day, or of the night that comes. */
const OF_THIS_DAY =
  /\b(?:this|esta|tonight|tonite|2nite|late)\b|\b(?:hasta|abiert[oa]s?|abren?) (?:muy |la )?(?:tarde|noche)\b/u;
/** Words that mean this moment and nothing else. */
const SURELY_NOW = /\b(?:now|ahora|ahorita|at the moment|currently|en este momento|still open)\b/u;

function nowIn(text: string, now: number): FoundTime | null {
  const found = NOW.exec(text);
  if (found === null) return null;
  return { time: rightNow(now), rest: cut(text, found[0]), isLoose: !SURELY_NOW.test(found[0]) };
}

/** This moment, and the hour that follows. @param now epoch milliseconds */
export function rightNow(now: number): TimeAsked {
  return { kind: "NOW", at: now, from: now, until: now + HOUR * MS_PER_MINUTE };
}

function cut(text: string, words: string): string {
  return text.replace(words, " . ");
}

/** Whether a text names a day of its own, or this one: "at noon" is of whatever day was named before. */
export function namesDay(text: string): boolean {
  return dayIn(text, 0).day !== null || /\b(?:tonight|esta noche)\b/u.test(text) || NOW.test(text);
}

/** "A 5" is no time of day: "a las 5" and "al mediodía" are. */
function needsArticle(before: string | undefined, hour: string | undefined): boolean {
  return (
    /^(?:a|al|tipo|from|desde|about)$/u.test(before ?? "") &&
    !/^(?:noon|midnight|mediodia|medianoche)$/u.test(hour ?? "")
  );
}

/** Converts an hour between 5 in the evening and 4 in the morning to minutes, which count on after midnight. */
function minutesAtNight(hour: number): number {
  const isPastMidnight = hour === 12 || hour < 5;
  return (hour % 12) * HOUR + (isPastMidnight ? MINUTES_PER_DAY : MINUTES_PER_DAY / 2);
}

/** Matches words by which an hour without a.m. or p.m. is at night. */
const AT_NIGHT = /\b(?:tonight|at night|overnight|esta noche|en la noche|por la noche)\b/u;

/**
 * Minutes since midnight that a clock time means; those after the midnight of a night count on.
 *
 * @param minute the time now where the day may be today
 */
function clockMinutes(clock: RegExpExecArray, minute: number | null, isNight: boolean): number | null {
  const [, word, spoken, past = clock[6], half, bare, , bareHalf] = clock;
  const hour = NUMBERS[spoken ?? ""] ?? Number.parseInt(spoken ?? bare ?? "", 10);
  if (!(hour >= 0 && hour <= 24)) return null;
  const suffix = half ?? bareHalf ?? "";
  if (needsArticle(word, spoken) && suffix === "" && !/ las? /u.test(clock[0])) return null;
  const minutes = (suffix === "y media" ? 30 : 0) + Number.parseInt(past ?? "0", 10);
  if (minutes > 59) return null;
  const isOfNight =
    suffix === "" ? isNight && !/noon|mediodia/u.test(spoken ?? "") : /noche|night/u.test(suffix);
  if (isOfNight && hour <= 12) return minutesAtNight(hour) + minutes;
  return minutesByDay(hour, suffix, minute, minutes);
}

/** @param past minutes past the hour */
function minutesByDay(hour: number, suffix: string, now: number | null, past: number): number {
  const noon = hour % 12 === 0 && hour > 0 && hour < 24;
  if (/^p|tarde|afternoon|evening/u.test(suffix)) return ((hour % 12) + 12) * HOUR + past;
  if (/^a|manana|morning/u.test(suffix)) return (hour % 12) * HOUR + past;
  if (hour > 12) return hour * HOUR + past;
  if (noon) return 12 * HOUR + past;
  if (hour < 7) return (hour + 12) * HOUR + past;
  const morning = hour * HOUR + past;
  return now !== null && morning <= now && hour < 12 ? morning + 12 * HOUR : morning;
}
