import type { AskedNext, DangerFamily } from "#domain/danger/danger-families.ts";

/** Names neither the place that is called nor what happened: someone else may read the phone. */
const someone = (number: string) => `Someone to talk to, any hour: ${number}.`;
const talk = (numbers: string) => `${someone(numbers)} Emergency? Call 911. Other help: 211.`;
const ambulance = (what: string) => `Call 911 now. ${what} Other help: 211.`;
const danger: Record<DangerFamily, string> = {
  SUICIDE: "You are not alone. Call or text 988 now, at any hour. Emergency? Call 911. Other help: 211.",
  SUICIDE_FRIEND: "Call or text 988, with them or for them. Emergency? Call 911. Other help: 211.",
  PARTNER_VIOLENCE: talk("1-800-799-7233"),
  STRANGULATION: `Go to an emergency room or call 911, even without marks. ${someone("1-800-799-7233")} Other help: 211.`,
  TRACKING: `Use another phone to call: 1-800-799-7233. Change nothing on this one before. Emergency? Call 911.`,
  SEXUAL_ASSAULT: talk("1-800-656-4673"),
  CHILD_HURT: talk("1-800-422-4453"),
  CHILD_ALONE: talk("1-800-786-2929"),
  ELDER: `Weekdays: 1-800-677-1116. ${talk("1-800-799-7233")}`,
  TRAFFICKING: talk("1-888-373-7888"),
  OVERDOSE:
    "Call 911 now and stay with the person. Can't be woken? Give naloxone. Other help: 1-800-222-1222, 988.",
  POISON:
    "Call 1-800-222-1222 now. Don't make them throw up. Collapsed, not breathing well, or can't be woken: call 911.",
  GAS: "Get everyone out into fresh air now. Then call 911 from outside. Don't go back in.",
  NOT_BREATHING: ambulance("Put the phone on speaker: they say what to do."),
  BLEEDING: ambulance("Press hard on it with a clean cloth."),
  LABOR: ambulance("Bleeding or in labor, don't walk."),
  HEAT: ambulance("Until they come: shade, water on the skin, and a fan."),
  COLD: ambulance("Get out of the wind and wet clothes. Don't rub, and don't walk on numb feet."),
  WITHDRAWAL: ambulance("Or go to an emergency room. Don't stop alone. To talk: 1-800-662-4357."),
  INFECTION:
    "Go to an emergency room today. They must look at you without money or papers. Worse? Call 911. Other help: 211.",
  INSULIN:
    "Go to an emergency room or a pharmacist today. Confused or throwing up? Call 911. Other help: 211.",
  MEDICAL: ambulance("They say what to do until help comes."),
  WITNESS: "Call 911. Don't step between them. Say where it is. You don't have to give your name.",
  THREAT_TO_OTHERS: "Step away now. Call or text 988: someone listens. Emergency? Call 911. Other help: 211.",
  CAREGIVER: `Put the baby in the crib, close the door, and breathe. ${someone("1-800-422-4453")} Emergency? Call 911.`,
  IMMIGRATION:
    "You don't have to open without a paper signed by a judge. You may stay silent. Ask for a lawyer. Other help: 211.",
  POLICE_VIOLENCE: "Get care first. Write down names, place, and time. Free lawyer: 211. To talk: 988.",
};

/** Answers to what is asked next, where those of the chat have a word that others should not read on the phone. */
const followUps: Partial<Record<AskedNext, string>> = {
  POLICE: "911 sends police or an ambulance. The other numbers may call for help if a life is in danger.",
  PAPERS:
    "1-800-799-7233 and 1-888-373-7888 don't ask for papers or your name. For an ambulance, say: I only need an ambulance.",
  CHILDREN: "Many places take children. Ask first: What do you have to report?",
  TOLD_ON:
    "We tell no one. A line may have to report what you say. Before you give your name, ask: What do you have to report?",
  ARRESTED: "Call 911 now, and stay with the person. Most states protect people who call.",
};

/** Replies to text messages (rules text-messages 4–12). Each uses only the alphabet of text messages. */
export const textMessages = {
  help: "Amparo: write what you need and a city or ZIP. Example: food 33101. We only answer, and never text first. STOP ends this. Emergency? Call 911. Other help: 211.",
  stopped: "You will get no more texts from us. Text START to use this again.",
  danger,
  followUps,
  deleteThread: "To delete this thread: hold your finger on it in your list of messages. Then tap Delete.",
  otherHelp: "For other help, text MORE.",
  more: "Text MORE for more.",
  lines: `Emergency: 911. To talk, any hour: 988. ${someone("1-800-799-7233")} Any help: 211.`,
  person: "A person answers 211 and 988, at any hour.",
  notUnderstood:
    "I didn't understand that. Write what you need and a city or ZIP. Example: food 33101. Or call 211.",
  whichPlace: "Where are you? Write a city or a ZIP code.",
  nothingFound: "I found nothing like that to text you. Call 211.",
  unknownService: "I found no place of that name to text you. Call 211.",
  privacy: "No one reads this, and we don't keep it. Your phone keeps it until you delete it.",
  forgotten: "I have forgotten what you asked.",
  failed: "I can't look that up now. Call 211. Emergency? Call 911 or 988.",
  miles: (miles: string) => `${miles} mi.`,
  /** For a place of which only the town is public. */
  inTown: (town: string) => `In ${town}.`,
  beds: (free: number) => (free === 1 ? "1 free bed." : `${free} free beds.`),
};

export type TextMessagesWords = typeof textMessages;
