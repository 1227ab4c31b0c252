import type { FindingKind } from "../../directory-health/finding.ts";
import { withCommas } from "../../directory-health/with-commas.ts";
import { datesAndTimes } from "./dates-and-times.ts";

/** The page of the directory's health (rules directory-health 14–20). */
export const directoryHealth = {
  title: "Directory health",
  heading: "How healthy is the directory?",
  services: (count: number) => (count === 1 ? "1 service" : `${withCommas(count)} services`),
  countedOn: (date: string) => `Counted on ${date}`,
  notCounted: "Nothing has been counted yet. The first count comes within a few minutes.",
  confirmedRecently: "confirmed in the last 90 days",
  change: (points: number) =>
    points === 0
      ? "No change"
      : `${Math.abs(points)} ${Math.abs(points) === 1 ? "point" : "points"} ${points > 0 ? "up" : "down"}`,
  overTime: "Confirmed within 90 days, over time",
  overTimeOf: (group: string) => `Over time: ${group}`,
  percent: (percent: number) => `${percent}%`,
  whenConfirmed: "When was it last confirmed?",
  by: "Show by",
  dimensions: { TAB: "Tab", PLACE: "Place", SOURCE: "Source" },
  all: "All",
  noPlace: "No town shown",
  noSource: "Entered here",
  bands: {
    within30: "30 days",
    within90: "90 days",
    within365: "A year",
    longerAgo: "Longer ago",
    never: "Never",
  },
  table: "Show as a table",
  group: "Services",
  count: "Number",
  day: "Date",
  toLookAt: "To look at",
  worstFirst: "Worst first",
  nothing: "Nothing to look at. Well done.",
  which: "Which findings",
  kinds: {
    WEBSITE_GONE: "Websites",
    PHONE_IMPOSSIBLE: "Phones",
    MAIL_REFUSED: "Email",
    REPORTED: "Reports",
    NEVER_OPEN: "Hours",
    FAR_FROM_ADDRESS: "Pins",
    BEDS_OLD: "Beds",
    UNCONFIRMED: "Old",
    WRONG_LANGUAGE: "Language",
  } satisfies Record<FindingKind, string>,
  websiteGone: "The website is gone.",
  impossiblePhone: (phone: string) => `${phone} can't be a phone number.`,
  mailRefused: "An email to the owner came back.",
  reported: (people: number) => `${people} people reported a problem.`,
  neverOpen: "With these hours, it never opens.",
  farFromAddress: (miles: number) => `The pin is ${miles} miles from the address.`,
  bedsOld: "The number of free beds is old.",
  unconfirmed: "Not confirmed for over a year.",
  neverConfirmed: "Never confirmed.",
  wrongLanguage: "The English text looks like Spanish.",
  since: (date: string) => `Since ${date}`,
  actions: {
    call: "Call them",
    what: "Fix the text",
    where: "Check the pin",
    hours: "Check the hours",
    contact: "Fix the contact",
    check: "Check and confirm",
  },
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  previous: "Previous",
  next: "Next",
  date: (year: number, month: number, day: number) => `${datesAndTimes.months[month - 1]} ${day}, ${year}`,
  month: (month: number) => (datesAndTimes.months[month - 1] ?? "").slice(0, 3),
};

export type DirectoryHealthWords = typeof directoryHealth;
