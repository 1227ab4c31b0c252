import type { YearMonthDay } from "#domain/base/time/civil-date.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

/** One service's own page. */
export const servicePage = {
  directions: "Directions",
  listen: "Listen",
  plainWords: "Plain words",
  save: "Save",
  saved: "Saved",
  distanceFrom: (distance: string, place: string) => `${distance} from ${place}`,
  distanceHere: (distance: string) => `${distance} from you`,
  onFoot: (minutes: number) => `about ${minutes} min walk`,
  giveKudos: "Give kudos",
  kudosGiven: "Kudos given",
  kudosThanks: "Thank you. We counted your kudos.",
  /** When an alert ends; `minute` is null at the end of that day. */
  alertUntil: ({ month, day }: YearMonthDay, minute: number | null) => {
    const date = `Until ${datesAndTimes.months[month - 1]} ${day}`;
    return minute === null ? date : `${date}, ${datesAndTimes.time(minute)}`;
  },
  permanentlyClosed: "This service is permanently closed",
  bedsTitle: "Beds",
  /** After the number of free beds, which its words may have to agree with. */
  bedsFree: (total: number, _free: number) => `of ${total} beds free`,
  bedsFull: (total: number) => `Full: all ${total} beds taken`,
  countedAgo: (age: string) => `updated ${age}`,
  eligibility: "Will they take me?",
  everyone: "Everyone",
  audienceUnknown: "Call to ask who is welcome",
  languages: (list: string) => `Staff speak ${list}`,
  petsYes: "Pets welcome",
  petsNo: "No pets",
  petsUnknown: "Pets: call to ask",
  lowBarrierYes: "Few rules to come in. Ask about drinking, ID, curfew.",
  lowBarrierNo: "Has entry rules. Call first.",
  lowBarrierUnknown: "Entry rules: call to ask",
  ask: "Ask what this page doesn't say",
  hours: "Hours",
  hoursUnknown: "We don't know the hours yet. Please call first.",
  calendar: "Add these hours to my calendar",
  contactForHours: "Please contact them to ask about hours.",
  writtenHours: "As written by the source",
  /** Above the hours of a service that closes on dates which no one could read. */
  usualHours: "Usual hours",
  now: "now",
  weekPicture: "Opening hours for the next 7 days",
  about: "About",
  wholeText: "Full text from the source",
  /** Without what the page has said already. */
  restOfText: "More from the source",
  contact: "Contact",
  phone: "Phone",
  sourcePhone: "Phone as the source gives it",
  extension: (extension: string) => `ext. ${extension}`,
  email: "Email",
  website: "Website",
  liaisons: "School help for families",
  donate: "Donate",
  address: "Address",
  addressHidden: (city: string) => `In ${city}. Call to get the address.`,
  addressArea: (area: string) => `Near ${area}. Call to get the exact address.`,
  addressRegion: (region: string) => `They serve ${region}. Call to ask where to go.`,
  /** After the number of the hotline, on a listing that protects people; a shared screen does not say whose it is. */
  safetyLine: "National Domestic Violence Hotline.",
  safety:
    "Free, day and night. If you're in danger, call 911. If someone checks your phone, use another one.",
  connect: (name: string) => `Message ${name}`,
  report: "Report service info",
  wrong: "Is something wrong here?",
  updated: (date: string) => `Last updated ${date}`,
  checked: (by: string, date: string) => `Checked by ${by} on ${date}`,
  aVolunteer: "a volunteer",
  checkedOn: (date: string) => `Checked on ${date}`,
  neverChecked: "No one has checked this information yet. Please call first.",
  /** Before the name of a source, which may be a link. */
  from: "From",
  asOf: (month: string, year: string) => `, as of ${month} ${year}.`,
  dateUnknown: ", date not known.",
  olderThanYear: "More than a year old. Call first.",
  callFirst: "Call first.",
  oldHours: "These hours may have changed: call first.",
  license: "License:",
  licenseUnknown: "License not confirmed.",
  months: datesAndTimes.months,
  date: (month: string, day: number, year: number) => `${month} ${String(day).padStart(2, "0")}, ${year}`,
  and: (list: readonly string[]) =>
    list.length < 3 ? list.join(" and ") : `${list.slice(0, -1).join(", ")}, and ${list[list.length - 1]}`,
  daysShort: {
    MONDAY: "Mon",
    TUESDAY: "Tue",
    WEDNESDAY: "Wed",
    THURSDAY: "Thu",
    FRIDAY: "Fri",
    SATURDAY: "Sat",
    SUNDAY: "Sun",
  },
  axis: ["12 AM", "6 AM", "Noon", "6 PM", "12 AM"],
};

export type ServicePageWords = typeof servicePage;
