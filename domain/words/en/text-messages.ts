import type { Danger } from "../../chatbot/question.ts";

/** Names neither the place that is called nor what happened: somebody else may read the phone. */
const someone = "Someone to talk to, any hour: 1-800-799-7233.";
const danger: Record<Danger, string> = {
  SUICIDE: "You are not alone. Call or text 988 now, at any hour. Emergency? Call 911. Other help: 211.",
  OVERDOSE:
    "Call 911 now. Stay with the person. Give naloxone if you have it. Other help: 988, 1-800-222-1222.",
  VIOLENCE: `Emergency? Call 911. ${someone} Or 988. Other help: 211.`,
  SEXUAL_ASSAULT: `Emergency? Call 911. ${someone} Or 1-800-656-4673. Other help: 211.`,
  TRAFFICKING: `Emergency? Call 911. ${someone} Or 1-888-373-7888. Other help: 211.`,
  CHILD: `Emergency? Call 911. ${someone} Or 1-800-422-4453. Other help: 211.`,
  MEDICAL: "Emergency? Call 911 now. Other help: 988 or 211.",
};

/** What text messages answer (rules text-messages 4–12). Each is written in the alphabet of text messages. */
export const textMessages = {
  help: "Amparo: write what you need and a city or ZIP. Example: food 33101. We only answer, and never text first. STOP ends this. Emergency? Call 911. Other help: 211.",
  stopped: "You will get no more texts from us. Text START to use this again.",
  danger,
  deleteThread: "To delete this thread: hold your finger on it in your list of messages. Then tap Delete.",
  otherHelp: "For other help, text MORE.",
  more: "Text MORE for more.",
  lines: `Emergency: 911. To talk, any hour: 988. ${someone} Any help: 211.`,
  person: "A person answers 211 and 988, at any hour.",
  notUnderstood:
    "I didn't understand that. Write what you need and a city or ZIP. Example: food 33101. Or call 211.",
  whichPlace: "Where are you? Write a city or a ZIP code.",
  nothingFound: "I found nothing like that to text you. Call 211.",
  unknownService: "I found no place of that name to text you. Call 211.",
  forgotten: "I have forgotten what you asked.",
  failed: "I can't look that up now. Call 211. Emergency? Call 911 or 988.",
  miles: (miles: string) => `${miles} mi.`,
  beds: (free: number) => (free === 1 ? "1 free bed." : `${free} free beds.`),
};

export type TextMessagesWords = typeof textMessages;
