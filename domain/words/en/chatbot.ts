import type { Danger, TimeAsked } from "../../chatbot/question.ts";
import type { Category, Need } from "../../services/enumerations.ts";
import { datesAndTimes } from "./dates-and-times.ts";

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
  ASSISTANCE: "help with bills and papers",
  EDUCATION: "classes",
  EMPLOYMENT: "work",
};

const audiences: Record<Category, string> = {
  ALL: "for everyone",
  MEN: "for men",
  WOMEN: "for women",
  KIDS: "for kids and youth",
  SENIORS: "for seniors",
  DISABLED: "for people with disabilities",
  FAMILIES: "for families",
  LGBT: "for LGBT+ people",
  VETERANS: "for veterans",
  PETS_ALLOWED: "pets allowed",
};

/** Monday first. */
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const danger: Record<Danger, string> = {
  SUICIDE: "I'm sorry you are hurting. You are not alone. Call or text 988 now, at any hour.",
  OVERDOSE: "Call 911 now. Stay with the person, and give naloxone if you have it.",
  VIOLENCE: "I'm sorry this is happening. You deserve to be safe. In danger now? Call 911.",
  SEXUAL_ASSAULT: "I'm sorry this is happening. You deserve to be safe. In danger now? Call 911.",
  TRAFFICKING: "You can get help, and you did nothing wrong. In danger now? Call 911.",
  CHILD: "Thank you for telling me. If a child is in danger now, call 911.",
  MEDICAL: "Call 911 now if this is an emergency.",
};

/** What the chatbot answers (rules chatbot 16–25), and its page. */
export const chatbot = {
  needs,
  anyNeed: "services",
  audiences,
  and: "and",
  when: {
    NOW: () => "open now",
    TODAY: () => "open later today",
    TONIGHT: () => "open tonight",
    TOMORROW: () => "open tomorrow",
    WEEKDAY: (day: number) => `open on ${days[day] ?? ""}`,
    HOUR: (_: number, minute: number) => `open at ${datesAndTimes.time(minute)}`,
  } satisfies Record<TimeAsked["kind"], (day: number, minute: number) => string>,
  nearYou: "near you",
  nearPlace: (place: string) => `near ${place}`,
  bedsFirst: "Free beds come first.",
  notOpen: "I found none open then. These are not open at that time:",
  noPets: "I found none that says pets are welcome. Call first:",
  farAway: "None is near. These are far away:",
  nothingFound: "I found nothing like that. Call 211, or use the search.",
  noMore: "That is all I found.",
  whichPlace: "Where are you? Write a city or a ZIP code.",
  unknownPlace: (place: string) => `I don't know the place "${place}". Write a city or a ZIP code.`,
  whichService: "Which one do you mean?",
  unknownService: "I found no service with that name. Try the search.",
  hours: (name: string, status: string) => `${name}: ${status}`,
  openThen: (name: string, when: string) => `${name} is ${when}.`,
  notOpenThen: (name: string, when: string) => `${name} is not ${when}. All its hours are on its page.`,
  noHours: (name: string) => `${name} doesn't say when it is open. Call first.`,
  distance: (name: string, miles: string) => `${name} is ${miles} miles away.`,
  address: (name: string, address: string) => `${name} is at ${address}.`,
  noAddress: (name: string) => `${name} doesn't show its address. Call first.`,
  freeBeds: (name: string, beds: number) =>
    beds === 1 ? `${name} has 1 free bed.` : `${name} has ${beds} free beds.`,
  noFreeBeds: (name: string) => `${name} has no free bed now.`,
  bedsUnknown: (name: string) => `${name} doesn't say how many beds are free. Call first.`,
  phone: (name: string, phone: string) => `${name}: ${phone}`,
  noPhone: (name: string) => `${name} lists no phone number.`,
  thisOne: "Here it is:",
  crisisLines: "You can call these numbers at any time:",
  danger,
  otherHelp: "Other help:",
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
  notUnderstood: "I didn't understand that. Choose below, call 211, or use the search.",
  /** Messages that the visitor can send with one tap; the chatbot understands each. */
  chips: {
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
    lawyer: "Free lawyer",
    kids: "With my kids",
    forget: "Delete this chat",
  },
};

export type ChatbotWords = typeof chatbot;
