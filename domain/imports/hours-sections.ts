import { believableSpan } from "./believable-span.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import type { SectionRank } from "./hours-section-words.ts";

/** A part of a text under one heading. */
export interface Section {
  /** "" for the service's own hours. */
  name: string;
  rank: SectionRank | "OWN";
  items: readonly HoursItem[];
}

export const isSpoken = (item: HoursItem): boolean => item.kind !== "BREAK";

interface Reading {
  sections: Map<string, { name: string; rank: Section["rank"]; items: HoursItem[] }>;
  name: string;
  rank: Section["rank"];
  /** Whether a heading may be here: nothing has been stated since the last strong break. */
  isStart: boolean;
  /** The words of a heading go on. */
  isHeading: boolean;
  /** Whether nothing is below the heading yet. */
  isEmpty: boolean;
  /** Whether days and times have been stated since the heading, so that another heading may follow a comma. */
  hasDays: boolean;
  hasTimes: boolean;
}

/** A heading holds for its line and those below it, up to the next heading or empty line. */
export function splitSections(items: readonly HoursItem[]): readonly Section[] | HoursFault {
  const reading: Reading = {
    sections: new Map(),
    name: "",
    rank: "OWN",
    isStart: true,
    isHeading: false,
    isEmpty: false,
    hasDays: false,
    hasTimes: false,
  };
  for (const item of items) {
    if (item.kind !== "SECTION") addItem(reading, item);
    else if (reading.isStart || reading.isHeading) startSection(reading, item);
    else return { fault: "severalParts", words: item.text };
  }
  if (reading.isEmpty) return { fault: "noTimes", words: reading.name };
  return [...reading.sections.values()].filter((section) => section.items.some(isSpoken));
}

function startSection(reading: Reading, item: HoursItem & { kind: "SECTION" }): void {
  const { isHeading, name, rank } = reading;
  reading.name = isHeading ? `${name} ${item.text}` : item.text;
  reading.rank = isHeading ? narrowerRank(rank, item.rank) : item.rank;
  reading.isHeading = true;
  reading.isEmpty = true;
  reading.hasDays = false;
  reading.hasTimes = false;
}

function addItem(reading: Reading, item: HoursItem): void {
  const isBreak = item.kind === "BREAK";
  const isStrong = isBreak && item.strength !== "SOFT";
  if (!isBreak) reading.isEmpty = false;
  if (!isBreak || isStrong) reading.isHeading = false;
  const isOpening = item.text === "(" || item.text === "[";
  reading.hasDays ||= isDays(item) || isAround(item);
  reading.hasTimes ||= item.kind === "SPAN";
  const isNext =
    isBreak && [",", "|", "/", "and", "&", "y"].includes(item.text) && reading.hasDays && reading.hasTimes;
  reading.isStart = isBreak && (reading.isStart || (isStrong && !isOpening) || isNext);
  if (isBreak && item.strength === "BLANK" && !reading.isEmpty) {
    reading.name = "";
    reading.rank = "OWN";
  }
  const { sections, name, rank } = reading;
  const section = sections.get(name) ?? { name, rank, items: [] };
  sections.set(name, section);
  section.items.push(item);
}

/** Meals one after the other (`breakfast 7-8, lunch 12-1, daily`) are one list of times. */
export function withoutMeals(items: readonly HoursItem[]): readonly HoursItem[] | null {
  const headings = items.filter((item) => item.kind === "SECTION");
  const areMeals =
    headings.length > 1 && headings.every((item) => item.kind === "SECTION" && item.rank === "MEAL");
  const isFirst = items.find(isSpoken)?.kind === "SECTION";
  return areMeals && isFirst ? items.filter((item) => item.kind !== "SECTION") : null;
}

const RANKS: readonly Section["rank"][] = ["DOOR", "MEAL", "PROGRAM", "OWN", "DESK", "INTAKE"];

const narrowerRank = (one: Section["rank"], other: Section["rank"]): Section["rank"] =>
  (["HELPERS", "REMOTE", "PHONE", "DESK", "INTAKE"] as const).find(
    (rank) => rank === one || rank === other,
  ) ??
  RANKS.find((rank) => rank === one || rank === other) ??
  one;

const isAround = (item: HoursItem): boolean => item.kind === "SPAN" && item.isAlways;
const isDays = (item: HoursItem): boolean => item.kind === "DAYS";

const IN_PERSON: ReadonlySet<Section["rank"]> = new Set(["DOOR", "OWN", "PROGRAM", "MEAL"]);

/** Whether every time of it continues into the next day. */
function isOvernight({ items }: Section): boolean {
  const spans = items.filter((item) => item.kind === "SPAN");
  return spans.every((item) => {
    if (item.kind !== "SPAN" || item.from.half === "OPEN" || item.until.half === "OPEN") return false;
    return !item.isAlways && item.until.minute < item.from.minute;
  });
}

/** Earliest intake before the night, in minutes. */
const EARLIEST_INTAKE = 3 * 60;

/** Taking in begins a little before the night or within it, and not in the morning before. */
function isAtStart(intake: Section, stay: Section): boolean {
  const [night] = stay.items.filter((item) => item.kind === "SPAN");
  if (night === undefined) return false;
  return intake.items.every((item) => {
    if (item.kind !== "SPAN") return true;
    if (item.isAlways) return false;
    const span = believableSpan(item.from, item.until);
    return typeof span !== "string" && span.start >= night.from.minute - EARLIEST_INTAKE;
  });
}

const WALK_IN = /\b(?:walk|drop|sin cita)/u;

/**
 * `Overnight 7pm-7am daily, check-in 7-9pm`, `Clinic Mon-Fri 8-5, walk-ins 8-10`: days that one of both parts alone names are those of the other. Of
 * "Intake 8-10am daily" both are said.
 */
export function withIntake(all: readonly Section[]): readonly Section[] {
  const sections = all.map(withoutNight);
  const opening = sections.filter(({ items }) => items.some((item) => item.kind === "SPAN"));
  const isShared = opening.some(
    ({ rank, name }) => rank === "INTAKE" || (rank === "DOOR" && WALK_IN.test(name)),
  );
  if (opening.length !== 2 || !isShared) return sections;
  const named = opening.filter(({ items }) => items.some(isDays));
  const days = named[0]?.items.filter(isDays) ?? [];
  const [only] = days;
  if (named.length !== 1 || only === undefined || days.length > 1) return sections;
  return sections.map((section) =>
    opening.includes(section) && !named.includes(section)
      ? { ...section, items: [only, ...section.items] }
      : section,
  );
}

/** Removes the night from `Check-in 4-6 pm … every night`: intake is before it. */
function withoutNight(section: Section): Section {
  const areSaid = section.items.every((item) => item.kind !== "SPAN" || isOfSaidHalves(item));
  if (section.rank !== "INTAKE" || !areSaid) return section;
  return {
    ...section,
    items: section.items.map((item) =>
      item.kind === "DAYS" && item.part === "NIGHT" ? { ...item, part: null } : item,
    ),
  };
}

const isOfSaidHalves = ({ from, until }: HoursItem & { kind: "SPAN" }): boolean =>
  from.half !== "OPEN" && until.half !== "OPEN";

/** `1st Mon intake 9-11; 3rd Mon distribution 9-11`: no day of one part is a day of another. */
function areOnOtherDays(sections: readonly Section[]): boolean {
  const days = sections.map(({ items }) => items.flatMap((item) => (item.kind === "DAYS" ? [item] : [])));
  const isNamed = days.every((each) => each.length > 0);
  const isPlain = days.flat().every((item) => item.holidays.length === 0 && item.monthDays === undefined);
  return (
    isNamed &&
    isPlain &&
    days.every(
      (each, index) =>
        !days
          .slice(index + 1)
          .flat()
          .some((other) => each.some((one) => isSameDay(one, other))),
    )
  );
}

/** Null where there is no intake, or nothing else is stated. */
function besideIntake(opening: readonly Section[]): readonly Section[] | HoursFault | null {
  const intake = opening.find(({ rank }) => rank === "INTAKE");
  const stays = opening.filter(({ rank }) => IN_PERSON.has(rank));
  if (intake === undefined || stays.length === 0) return null;
  // A shelter opens its door for intake, and those inside stay. By day, intake may be possible during only a part of
  // the hours, or have hours of its own.
  const isNight = opening.length === 2 && stays.every((stay) => isOvernight(stay) && isAtStart(intake, stay));
  const isAlways =
    opening.length === 2 &&
    stays.every(({ items }) => items.every((item) => item.kind !== "SPAN" || item.isAlways));
  if (areOnOtherDays(opening)) return opening.filter(({ rank }) => rank === "INTAKE" || IN_PERSON.has(rank));
  return isNight || isAlways ? [intake] : { fault: "severalParts", words: intake.name };
}

type Days = HoursItem & { kind: "DAYS" };

/** A fourth or fifth may be the last. */
const isSameDay = (one: Days, other: Days): boolean =>
  one.days.some((day) => other.days.includes(day) || other.monthly.some((each) => each.day === day)) ||
  one.monthly.some(
    ({ day, period }) =>
      other.days.includes(day) ||
      other.monthly.some(
        (each) => each.day === day && (each.period === period || each.period === "LAST" || period === "LAST"),
      ),
  );

/** A place to sleep, whose door opens when it takes people in. */
const BEDS = /\b(?:shelter|albergue|refugio|beds?|camas?)\b/u;

/** Number of kinds of departments from which on they are no list of what one service gives. */
const MOST_KINDS = 3;

/** Departments that are run by themselves; all other things are given beside each other. */
const KINDS: readonly RegExp[] = [
  /\b(?:thrift|store|tienda|shop)\b/u,
  /\b(?:clinic|clinica|dental|medical|pharmacy|farmacia|lab|optical|vision|health|immunizations|vaccines|vacunas|wic|testing)\b/u,
  /\b(?:child ?care|day ?care|guarderia|preschool)\b/u,
  /\b(?:class|classes|clases?|esl|esol|ged|library|biblioteca|gym|pool|museum|museo)\b/u,
  /\b(?:legal|immigration|inmigracion|tax|employment|empleo|job|career|housing)\b/u,
];
const findKindIndex = (name: string): number => KINDS.findIndex((kind) => kind.test(name));

/**
 * Chooses the sections whose hours count: those in which people are seen; else the service's own; else those of what it
 * gives, added together; those of the office, and last those of the phone, only where there are no others; never those
 * of donors and deliveries, or of services by phone or online. Two sections of any other kind with different names do
 * not fit into one list of hours.
 */
export function chosenSections(sections: readonly Section[]): readonly Section[] | HoursFault {
  const opening = sections.filter((section) =>
    section.items.some((item) => item.kind === "SPAN" || item.kind === "APPOINTMENT"),
  );
  const [only] = opening.filter(({ rank }) => rank !== "HELPERS" && rank !== "REMOTE");
  if (only === undefined)
    return { fault: opening.some(({ rank }) => rank === "REMOTE") ? "phone" : "noTimes", words: "" };
  if (opening.length === 1) return opening;
  const beside = besideIntake(opening);
  if (beside !== null) return beside;
  // "24 hours; office Mon-Fri 9-5": what is there around the clock is not said.
  const isAlways = opening.some(
    ({ rank, items }) => rank === "OWN" && items.some(isAround) && !items.some(isDays),
  );
  if (isAlways)
    return { fault: "severalParts", words: opening.find(({ rank }) => rank !== "OWN")?.name ?? "" };
  const of = (...ranks: Section["rank"][]): readonly Section[] =>
    opening.filter(({ rank }) => ranks.includes(rank));
  // A meal with the service's own hours may be part of them, or a break.
  if (of("MEAL").length > 0 && of("DOOR", "OWN").length > 0)
    return { fault: "severalParts", words: only.name };
  const given = of("PROGRAM", "MEAL");
  // "Clinic Mon-Thu 8-5. Day care Mon-Fri 7-6. Clothing bank Sat 9-12.": which of them is meant is not said.
  if (
    new Set(given.map(({ name }) => findKindIndex(name))).size >= MOST_KINDS &&
    of("DOOR", "OWN").length === 0
  )
    return { fault: "severalParts", words: given[0]?.name ?? "" };
  // "Administrative staff Mon-Fri 8:30-5. Shelter check-in nightly 6-9pm."
  const [taken, ...more] = of("INTAKE");
  if (
    taken !== undefined &&
    more.length === 0 &&
    BEDS.test(taken.name) &&
    of("DESK", "PHONE").length + 1 === opening.length
  )
    return [taken];
  for (const chosen of [of("DOOR"), of("OWN"), given, of("DESK", "INTAKE"), of("PHONE")]) {
    const [first, second] = chosen;
    if (second !== undefined && chosen !== given) return { fault: "severalParts", words: second.name };
    if (first !== undefined) return chosen;
  }
  return { fault: "severalParts", words: only.name };
}
