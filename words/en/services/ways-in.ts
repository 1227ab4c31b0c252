import type { RuleToAsk } from "#domain/services/door-rules.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { houseRules, provisions } from "./door-facts.ts";

/** Texts of what everyone who comes has to know. */
export const waysIn = {
  immigration: "Immigration status",
  immigrationYes: "They ask about immigration status",
  immigrationNo: "They don't ask about immigration status",
  /** The rules of the door, of which at least one is stated. */
  rules: "Rules to come in",
  few: "Few rules to come in",
  idYes: "They ask for an ID",
  idNo: "No ID needed",
  soberYes: "You have to be sober to come in",
  soberNo: "You don't have to be sober to come in",
  houseRules: houseRules.names,
  toAsk: { SOBER: "drinking", ID: "ID", OTHERS: "curfew" } satisfies Record<RuleToAsk, string>,
  askAbout: (names: readonly string[]) =>
    `Ask about ${new Intl.ListFormat("en", { type: "unit" }).format(names)}.`,
  provisionsTitle: "Couples, wheelchairs, pets, bags",
  provisions: provisions.names,
  ages: "Ages",
  agesBetween: (min: number, max: number) =>
    min === max ? `For people aged ${min}` : `For people aged ${min} to ${max}`,
  agesFrom: (min: number) => `For people aged ${min} and older`,
  agesUpTo: (max: number) => `For people up to age ${max}`,
  intake: "When to come in",
  /** @param status of the hours, as a label: "Closed till 6:00 PM" */
  intakeNow: (status: string) => `Now: ${status}`,
  intakeClosed: "They don't take any more people tonight. Call before you go.",
  area: "Area served",
  areaNationwide: "Serves the whole country",
  areaOnly: (places: string) => `Serves people in ${places} only`,
  areaElsewhere: "Serves other places only",
  and: (places: readonly string[]) => new Intl.ListFormat("en").format(places),
  /** @param name as stored: "Monroe County, FL" */
  county: (name: string) => name,
  zip: (code: string) => `ZIP code ${code}`,
  outside: (place: string) =>
    place === ""
      ? "You are outside this area. Call before you go."
      : `${place} is outside this area. Call before you go.`,
  labels: {
    entryText: "How to get in",
    requiredDocuments: "What to bring",
    cost: "Cost",
    howToApply: "How to apply",
    accessibility: "Accessibility",
    stayLimit: "How long you can stay",
  },
  entryWays: {
    WALK_IN: "Walk in",
    CALL: "Call first",
    REFERRAL: "Another agency has to send you",
    CENTRAL_LINE: "Call the central line",
    COORDINATED_ENTRY: "First call the line that gives out places",
    OUTREACH_ONLY: "Only if a team that visits the street brings you",
  },
  /** When the provider answered what visitors had asked. @param month 1 to 12 */
  saidOn: (year: number, month: number, day: number) =>
    `The provider said so on ${(datesAndTimes.months[month - 1] ?? "").slice(0, 3)} ${day}, ${year}.`,
  /** Labels of answers that are shown elsewhere on the page. */
  saidAbout: {
    category: "Who is welcome",
    isLowBarrier: "Few rules to come in",
    isAllowedPets: "Pets",
  },
};

export type WaysInWords = typeof waysIn;
