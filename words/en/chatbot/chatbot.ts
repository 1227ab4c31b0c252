import type { TimeAsked } from "#domain/chatbot/question.ts";
import type { ArrivalState } from "#domain/directions/open-on-arrival.ts";
import type { Category, Need } from "#domain/services/enumerations.ts";
import { durationText } from "../../base/duration-text.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { danger } from "../danger/danger.ts";
import { openingHours } from "../services/opening-hours.ts";

const needs: Record<Need, string> = {
  MEALS: "meals",
  FOOD_PANTRIES: "food pantries",
  EMERGENCY: "emergency shelter",
  TRANSITIONAL: "longer stays",
  MEDICAL: "medical care",
  COUNSELING: "counseling",
  CLOTHES: "clothes",
  HYGIENE: "showers and hygiene",
  TECH: "phones and internet",
  ASSISTANCE: "help with bills and forms",
  EDUCATION: "classes",
  EMPLOYMENT: "work",
};

const audiences: Record<Category, string> = {
  ALL: "everyone",
  MEN: "men",
  WOMEN: "women",
  KIDS: "kids and youth",
  SENIORS: "seniors",
  DISABLED: "people with disabilities",
  FAMILIES: "families",
  LGBT: "LGBT+ people",
  VETERANS: "veterans",
  PETS_ALLOWED: "pets allowed",
};

/** Monday first. */
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function agoText(minutes: number): string {
  if (minutes < 60) return minutes < 1 ? "just now" : `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ago` : daysAgo(Math.floor(hours / 24));
}

function daysAgo(count: number): string {
  return count === 1 ? "1 day ago" : `${count} days ago`;
}

/** The chatbot's answers (rules chatbot 16–25), and its page. */
export const chatbot = {
  needs,
  anyNeed: "services",
  legalHelp: "legal help",
  audiences,
  /** @param people several are one phrase: "women and families" */
  forWhom: (people: string) => `for ${people}`,
  and: "and",
  when: {
    NOW: () => "now",
    TODAY: () => "today",
    TONIGHT: () => "tonight",
    TOMORROW: () => "tomorrow",
    WEEKDAY: (day: number) => `on ${days[day] ?? ""}`,
    HOUR: (_: number, minute: number) => `at ${datesAndTimes.time(minute)}`,
  } satisfies Record<TimeAsked["kind"], (day: number, minute: number) => string>,
  /** Describes the services of a list. */
  openPlaces: (when: string) => `open ${when}`,
  nearYou: "near you",
  nearPlace: (place: string) => `near ${place}`,
  bedsFirst: "Free beds come first.",
  /** A bed is asked for people of whom beds are counted by themselves. */
  noBedsForThem: "I found no place that says it has a free bed for you. These may not have one. Call first:",
  /** Introduces services that are open then, but let no one in at that time. */
  noIntake: "I found none that takes people in then. See when to come:",
  notOpen: "I found none that says it is open then. Call first:",
  /** Introduces services that are never open during the time that was asked for. */
  opensNext: "Nothing nearby is open then. These open next:",
  opensNextNow: "I found nothing like that open right now. These open next:",
  /** Below places to sleep that are full: what takes people in later. */
  theseOpenNext: "These open next:",
  /** For one row of a list: when it opens in that time, and when it takes people in. */
  openOn: (day: string, hours: string) => `Open ${day}: ${hours}`,
  comeIn: (day: string, hours: string) => `Come in ${day}: ${hours}`,
  /** @param minutes since the count; null: not known */
  wasFull: (minutes: number | null) =>
    minutes === null ? "Full at its last count. Call first." : `Full ${agoText(minutes)}. Call first.`,
  allFull: "All that I found were full at their last count. Call first:",
  noCouples: "None says that couples can stay together. Call and ask:",
  noPets: "I found none that says pets are welcome. Call first:",
  /** Below places to sleep: what to ask before one goes there. */
  askFirst: {
    minor:
      "Under 18? They may have to tell your family or the state. Before you give your name, ask: “What do you have to report?”",
    transWoman: "Call first and ask: “Do you take trans women?”",
    transMan: "Call first and ask: “Do you take trans men?”",
    man: "Programs for women often help men, too: by phone, or with a motel. You can call them.",
  },
  farAway: "None is near. These are far away:",
  /** A part of an answer could not be read. */
  failedPart: "I can't look that up now. Call 211, or choose below. In danger now? Call 911 or 988.",
  /** For a topic with which no other service of its need helps. */
  noneOffers: "No service here says that it offers this. 211 may know of one nearby.",
  /** Above what is of the same need, where no service says it has the very thing. */
  nearestKind: "No service here says that it has exactly this. These are the nearest to it. Call first:",
  nothingFound: "I found nothing like that. Call 211, or use the search.",
  noMore: "That is all I found.",
  whichPlace: "Where are you? Write a city or a ZIP code.",
  unknownPlace: (place: string) =>
    `I don't know the place "${place}". Write a city or a ZIP code, or call 211.`,
  /** Above a list around the visitor that begins with what names a part of the town. @param place in small letters */
  namedNearby: (place: string) =>
    `I don't know exactly where "${place}" is. I looked around you, and what names it comes first.`,
  whichService: "Which one do you mean?",
  /** Above what the words of a name that no one has may ask for. */
  unknownName: "I found no service with that name. Perhaps one of these helps:",
  /** Above what says some of the words of a message that was not understood. */
  perhaps: "I may not have understood all of that. Perhaps one of these helps:",
  unknownService: "I found no service with that name. Try the search, or call 211.",
  hours: (name: string, status: string) => `${name}: ${status}`,
  openingHours,
  /** @param ahead days from today; Monday is 0 */
  onDay: (ahead: number, weekday: number, { month, day }: { month: number; day: number }) => {
    if (ahead < 2) return ahead < 1 ? "today" : "tomorrow";
    const name = `on ${days[weekday] ?? ""}`;
    return ahead < 7 ? name : `${name}, ${datesAndTimes.months[month - 1] ?? ""} ${day}`;
  },
  openOnDay: (name: string, day: string, hours: string) => `${name} is open ${day}: ${hours}`,
  closedOnDay: (name: string, day: string) => `${name} is closed ${day}.`,
  closedForToday: (name: string) => `${name} doesn't open again today.`,
  itOpens: (day: string, hours: string) => `It opens ${day}: ${hours}`,
  openThen: (name: string, when: string) => `${name} is open ${when}.`,
  notOpenThen: (name: string, when: string) => `${name} is not open ${when}.`,
  noHours: (name: string) => `${name} doesn't say when it is open. Call first.`,
  distance: (name: string, miles: string) => `${name} is ${miles} miles away.`,
  address: (name: string, address: string) => `${name} is at ${address}.`,
  noAddress: (name: string) => `${name} doesn't show its address. Call first.`,
  /** For a place of which only the town is public. */
  inTown: (name: string, town: string) => `${name} is in ${town}. It doesn't show its address. Call first.`,
  freeBeds: (name: string, beds: number) =>
    beds === 1 ? `${name} has 1 free bed.` : `${name} has ${beds} free beds.`,
  /** Counts the free beds that are for one group of people. */
  bedsOf: (free: number, people: string) => `${free} ${people}`,
  anyoneElse: "for anyone else",
  noFreeBeds: (name: string) => `${name} has no free bed now.`,
  bedsUnknown: (name: string) => `${name} doesn't say how many beds are free. Call first.`,
  phone: (name: string, phone: string) => `${name}: ${phone}`,
  noPhone: (name: string) => `${name} lists no phone number.`,
  /** Answers to a question about one service's facts. */
  facts: {
    asksForId: (name: string) => `${name} asks for an ID.`,
    noId: (name: string) => `${name} asks for no ID.`,
    pets: (name: string) => `Pets are welcome at ${name}.`,
    noPets: (name: string) => `${name} doesn't allow pets.`,
    languages: (name: string, languages: string) => `${name} says that it speaks ${languages}.`,
    steps: (name: string) => `There are steps at ${name}.`,
    stepFree: (name: string) => `The door of ${name} has no steps.`,
    couples: (name: string) => `Couples can stay together at ${name}.`,
    noCouples: (name: string) => `Couples can't stay together at ${name}.`,
    untold: (name: string) => `${name} doesn't say that. Call and ask.`,
    /** Beside its name. */
    untoldHere: "It doesn't say. Call and ask.",
    people: (name: string, people: string) => `${name} is for ${people}.`,
  },
  /** Above services that the chat has shown, each with its answer to the question. */
  ofShown: {
    hours: "Their hours:",
    nearest: "The nearest first:",
    said: "This is what each says:",
    untold: "None of them says that. Call and ask:",
    /** Above a list of what the words ask for. */
    untoldThese: "None of those says that. For that I found:",
  },
  thisOne: "Here it is:",
  way: {
    ride: {
      BUS: (line: string, stop: string, time: string) => `Bus ${line} leaves ${stop} at ${time}.`,
      RAIL: (line: string, stop: string, time: string) => `Train ${line} leaves ${stop} at ${time}.`,
      FERRY: (line: string, stop: string, time: string) => `Ferry ${line} leaves ${stop} at ${time}.`,
    },
    /** @param day Monday is 0; null: today */
    leaving: (day: number | null, time: string) =>
      day === null ? `If you leave at ${time}:` : `If you leave on ${days[day] ?? ""} at ${time}:`,
    arrival: (name: string, time: string, open: string) => `You are at ${name} at ${time}. ${open}`,
    open: {
      OPEN: "It is open then.",
      CLOSED: "It is closed then.",
      CLOSES_SOON: "It closes soon after that.",
      ASK: "Call first: its hours are not known.",
    } satisfies Record<ArrivalState, string>,
    onFoot: (minutes: number) => `On foot it takes about ${durationText(minutes)}.`,
    tooFar: (name: string) => `${name} is too far to walk to. I found no bus or train for now.`,
    /** Under the card of a service, before what it is like then. */
    walk: (minutes: number) => `${durationText(minutes)} walk.`,
    reach: {
      BUS: (time: string) => `By bus you are there at ${time}.`,
      RAIL: (time: string) => `By train you are there at ${time}.`,
      FERRY: (time: string) => `By ferry you are there at ${time}.`,
    },
    onArrival: {
      OPEN: "Open when you get there.",
      CLOSED: "Closed when you get there.",
      CLOSES_SOON: "Closes soon after you get there.",
      ASK: "Call first: its hours are not known.",
    } satisfies Record<ArrivalState, string>,
    /** Where the answer says when it opens, and now it is closed. */
    directions: "Directions",
    seeWay: (name: string) => `How to get to ${name}:`,
    whereFrom: "Tap Near me, and I will tell you the way.",
  },
  crisisLines: "You can call these numbers at any time:",
  danger,
  otherHelp: "Other help:",
  /** As the sentences here have it: in Spanish with "a las" or "a la". */
  time: datesAndTimes.time,
  sun: (sunrise: string, sunset: string) => `Sunrise is at ${sunrise}, sunset at ${sunset}.`,
  noSun: "The sun does not rise or set there today.",
  noWeather: "I have no weather report for now.",
  humidity: (percent: number) => `Humidity ${percent}%.`,
  visibility: (miles: number) => `Visibility ${miles} mi.`,
  wind: (miles: number) => `Wind ${miles} mph.`,
  measured: (minutes: number) => (minutes < 2 ? "Measured just now." : `Measured ${minutes} min ago.`),
  greeting: "Hello. What do you need?",
  help: "Write what you need, where, and when. For example: food near me now.",
  thanks: "You're welcome. Do you need anything else?",
  goodbye: "Take care. You can come back at any time.",
  no: "All right. Write whenever you need something.",
  person: "A person answers these numbers:",
  forgotten: "I have forgotten this chat.",
  languages: "I understand English and Spanish. Write in either one.",
  readElsewhere: "Another program helped me read this. Is this what you need?",
  notUnderstood: "I didn't understand that. Choose below, call 211, or use the search.",
  page: {
    title: "Help chat",
    questions: "Common questions",
    search: "Search the list",
    anyHelp: "Call 211",
    crisisLines: "All crisis lines",
    withoutScripts: "The chat needs JavaScript. You can search the list or call.",
    talk: "Chat",
    you: "You:",
    field: "Write here",
    send: "Send",
    /** Announced of an answer that lists them. */
    services: (count: number) => (count === 1 ? "1 service." : `${count} services.`),
    lines: (count: number) => (count === 1 ? "1 number to call." : `${count} numbers to call.`),
    answering: "Answering…",
    failed: "That didn't work. Please try again, or call 211. In danger now? Call 911 or 988.",
    notSaved: "No one reads this, and we don't save it. Your phone may remember words you type.",
    danger: "In danger now?",
    dangerNumbers: {
      "911": "Police, ambulance",
      "988": "Suicide and crisis",
      "8007997233": "Violence at home",
      "211": "Any other help",
    },
    close: "Close",
    /** Around the name of the button that leaves. */
    leave: ["If someone looks at your screen, press ", ", above."],
    anotherPhone: "If someone checks your phone, use another one.",
    locating: "Finding where you are…",
    call: (number: string) => `Call ${number}`,
    textTo: (number: string, keyword: string | null) =>
      keyword === null ? `Text ${number}` : `Text ${keyword} to ${number}`,
    chat: "Chat",
  },
  /** Messages that the visitor can send with one tap; the chatbot understands each. */
  chips: {
    foodNow: "Food, open now",
    sleepTonight: "A place to sleep tonight",
    showerNow: "A shower, open now",
    food: "Food",
    sleep: "A place to sleep",
    shower: "Showers",
    doctor: "A doctor",
    clothes: "Clothes",
    work: "Work",
    openNow: "Open now",
    tonight: "Tonight",
    tomorrow: "Tomorrow",
    nearMe: "Near me",
    more: "More",
    lines: "Crisis lines",
    person: "Talk to a person",
    way: "How do I get there?",
    lawyer: "Free lawyer",
    anyone: "Places for anyone",
    women: "Places for women",
    kids: "With my kids",
    forget: "Delete this chat",
  },
};

export type ChatbotWords = typeof chatbot;
