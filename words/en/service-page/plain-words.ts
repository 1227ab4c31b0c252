import { dayOfIsoDate, yearMonthDay } from "#domain/base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { Audience } from "#domain/service-page/plain-words/plain-facts.ts";
import type { RuleToAsk } from "#domain/services/door-rules.ts";
import type { HouseRule, Need, ServiceType } from "#domain/services/enumerations.ts";
import type { Day, Period } from "#domain/services/opening-hours/entry.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { provisions } from "../services/door-facts.ts";
import { openingHours } from "../services/opening-hours.ts";

const { days } = openingHours;

/** `8:00 AM`, `midnight`, `noon`. */
function clock(minute: number): string {
  if (minute % MINUTES_PER_DAY === 0) return "midnight";
  return minute === MINUTES_PER_DAY / 2 ? "noon" : datesAndTimes.time(minute);
}

function at(minute: number): string {
  return `at ${clock(minute)}`;
}

const audiences: Record<Audience, string> = {
  MEN: "men",
  WOMEN: "women",
  KIDS: "children and teens",
  SENIORS: "older people",
  DISABLED: "people with disabilities",
  FAMILIES: "families with children",
  LGBT: "LGBT+ people",
  VETERANS: "veterans",
};

const nths: Record<Period, string> = {
  FIRST: "1st",
  SECOND: "2nd",
  THIRD: "3rd",
  FOURTH: "4th",
  FIFTH: "5th",
  LAST: "last",
};

/** When something begins. @param does "It opens" */
function openingSentences(does: string) {
  return {
    opens: (time: number) => `${does} ${at(time)}.`,
    opensTomorrow: (time: number) => (time === 0 ? `${does} at midnight.` : `${does} tomorrow ${at(time)}.`),
    opensOn: (day: Day, time: number) => `${does} on ${days[day]} ${at(time)}.`,
    opensNext: (day: Day, time: number) => `${does} next ${days[day]} ${at(time)}.`,
    opensNth: (period: Period, day: Day, time: number) =>
      `${does} the ${nths[period]} ${days[day]} of the month ${at(time)}.`,
    opensDate: (isoDate: string, time: number) => {
      const { year, month, day } = yearMonthDay(dayOfIsoDate(isoDate) ?? 0);
      return `${does} on ${datesAndTimes.months[month - 1]} ${day}, ${year}, ${at(time)}.`;
    },
  };
}

const LIST = new Intl.ListFormat("en");

/** Sentences of at most 12 words about one service, made from its facts (rule plain-words 2). */
export const plainWords = {
  title: "In plain words",
  madeFrom: "We made this from the facts on this page.",
  /** One sentence or more for each fact. */
  status: {
    open: "It is open now.",
    closed: "It is closed now.",
    open247: ["It is open day and night."],
    closes: (time: number) => `It closes ${at(time)}.`,
    closesOn: (day: Day, time: number) => `It closes on ${days[day]} ${at(time)}.`,
    ...openingSentences("It opens"),
    permanentlyClosed: ["This place is closed for good.", "It will not open again."],
    contactForHours: ["Call to ask when it is open."],
    unknown: ["We do not know the hours.", "Please call first."],
    old: ["These hours are old.", "Please call first."],
  },
  /** When people are taken in, where that is not all the time that it is open. */
  intake: {
    closedTonight: ["They take no more people tonight.", "Call before you go."],
    closed: "They take no one in right now.",
    closes: (time: number) => `They take people in until ${clock(time)}.`,
    closesOn: (day: Day, time: number) => `They take people in until ${days[day]} ${at(time)}.`,
    /** At the next opening. */
    comeBefore: (time: number) => `Come before ${clock(time)}.`,
    ...openingSentences("Come in"),
  },
  refuge: "You can go there for shelter.",
  needs: {
    MEALS: "You can get a meal.",
    FOOD_PANTRIES: "You can get food to take home.",
    EMERGENCY: "You can ask for a place to sleep.",
    TRANSITIONAL: "They offer a place to live for longer.",
    MEDICAL: "You can get medical care.",
    COUNSELING: "You can talk with a counselor.",
    CLOTHES: "You can get clothes.",
    HYGIENE: "They help you stay clean.",
    TECH: "They help with phones, computers or internet.",
    ASSISTANCE: "They give help and advice.",
    EDUCATION: "They offer classes or training.",
    EMPLOYMENT: "They help you find work.",
  } satisfies Record<Need, string>,
  types: {
    FOOD: "They help with food.",
    SHELTER: "They help with a place to stay.",
    HEALTH: "They help with health.",
    RESOURCES: "They help with things you need.",
    WORK: "They help with work or school.",
  } satisfies Record<ServiceType, string>,
  beds: {
    free: (free: number, total: number, when: string) =>
      `${free} of ${total} beds ${free === 1 ? "was" : "were"} free${when}.`,
    full: (when: string) => `No beds were free${when}.`,
    /** Follows the total: how many of the free beds were for one group. */
    of: (free: number, people: string) =>
      `${free === 0 ? "None" : free} ${free === 1 ? "was" : "were"} for ${people}.`,
    people: audiences,
    anyoneElse: "anyone else",
    /** Follows "free"; null: no one knows when the beds were counted. */
    when: (minutes: number | null) => {
      if (minutes === null) return ", but we do not know when";
      if (minutes < 2) return " just now";
      if (minutes < 60) return ` ${minutes} minutes ago`;
      if (minutes < 120) return " 1 hour ago";
      if (minutes < 2 * MINUTES_PER_DAY) return ` ${Math.floor(minutes / 60)} hours ago`;
      return ` ${Math.floor(minutes / MINUTES_PER_DAY)} days ago`;
    },
    callFirst: "Call before you go.",
  },
  everyone: "Everyone is welcome.",
  audienceUnknown: "Call to ask who is welcome.",
  audiences: (names: readonly Audience[], isMore: boolean) =>
    `It is ${isMore ? "also " : ""}for ${names.map((name) => audiences[name]).join(", and for ")}.`,
  /** In years; null: no limit. */
  ages: (from: number | null, to: number | null) => {
    if (from === null) return `It is for people up to ${to} years old.`;
    return to === null ? `You must be ${from} or older.` : `It is for people ${from} to ${to} years old.`;
  },
  rules: {
    few: "There are few rules to get in.",
    no: ["There are rules to get in.", "Call and ask first."],
    unknown: ["We do not know what you need to bring.", "Call and ask first."],
    id: "They ask for an ID.",
    noId: "You do not need an ID.",
    sober: "You must be sober to come in.",
    notSober: "You do not need to be sober.",
    house: {
      NO_USE_INSIDE: "You can't drink or use drugs inside.",
      CURFEW: "You must be back by a set time.",
      CHORES: "You help with chores.",
      BACKGROUND_CHECK: "They check your past.",
      BAG_CHECK: "They look into bags.",
      PROGRAM: "You must go to meetings or keep to a plan.",
      NONE: "There are no other rules.",
    } satisfies Record<HouseRule, string>,
    toAsk: { SOBER: "drinking", ID: "ID", OTHERS: "curfew" } satisfies Record<RuleToAsk, string>,
    askAbout: (names: readonly string[]) => `Ask about ${LIST.format(names)}.`,
  },
  provisions: provisions.names,
  pets: { yes: "You can bring your pet.", no: "You can't bring a pet." },
  languages: (names: readonly string[], isMore: boolean) =>
    `They ${isMore ? "also " : ""}speak ${names.join(" and ")}.`,
  place: { shown: "The address is on this page.", hidden: "Call to ask where to go." },
  phone: (phone: string, extension: string | null) =>
    `You can call ${phone}${extension === null ? "" : `, extension ${extension}`}.`,
  noPhone: "We have no phone number.",
  neverChecked: ["No one has checked this yet.", "Call before you go."],
};

export type PlainWordsWords = typeof plainWords;
