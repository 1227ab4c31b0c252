import type { AskedNext, DangerFamily } from "#domain/danger/danger-families.ts";

/** The first words for each danger, after the sources that docs/rules/danger.md names. */
const sentences: Record<DangerFamily, string> = {
  SUICIDE:
    "I'm glad you wrote. Call or text 988 now: someone will listen, and you don't have to give your name.",
  SUICIDE_FRIEND:
    "Stay with them if you can, and call 988 with them or for them. If you know where they are and it is happening now, call 911.",
  PARTNER_VIOLENCE:
    "I'm sorry this is happening. You don't deserve it. An advocate can help you plan what is safest, whether you stay or leave.",
  STRANGULATION:
    "Being choked can hurt you inside, even hours later and without marks. Go to an emergency room or call 911, above all if it's hard to breathe, swallow, or speak.",
  TRACKING:
    "If someone may be watching this phone, use another one: a friend's, or one at the library. Don't remove a tracker or change passwords before you have talked to an advocate.",
  SEXUAL_ASSAULT:
    "I'm sorry this happened. You did nothing wrong, and you decide what comes next. You can get medical care without calling the police.",
  CHILD_HURT:
    "Thank you for writing this. No child deserves this. Call or text Childhelp: someone will listen and help you decide what to do.",
  CHILD_ALONE:
    "Is a small child alone now? Call 911. If you are young and on your own, the Runaway Safeline helps you find a safe place.",
  ELDER:
    "No one should be treated this way, at any age. The Eldercare Locator finds the office near you that protects older adults.",
  TRAFFICKING:
    "You did nothing wrong, and you can get help. This hotline doesn't ask for papers, and you don't have to give your name.",
  OVERDOSE:
    "Call 911 now, and stay with the person. If they may have taken opioids or can't be woken, give naloxone and lay them on their side.",
  POISON:
    "Call Poison Help now: 1-800-222-1222. Don't make them throw up. Collapsed, having a seizure, not breathing well, or can't be woken? Call 911.",
  GAS: "Get everyone out into fresh air now. Call 911 from outside. Don't go back in. Smell gas? Touch no switches.",
  NOT_BREATHING:
    "Call 911 now and put the phone on speaker. They will say how to press on the chest or clear the throat.",
  BLEEDING: "Call 911 now. Press hard on the wound with a clean cloth, and don't let go.",
  LABOR: "Call 911 now. Bleeding or in labor, don't walk. Lie on your side and keep warm.",
  HEAT: "Confused, fainting, or hot and not sweating? Call 911. Until they come: shade, water on the skin, and a fan.",
  COLD: "Call 911. Get out of the wind and wet clothes. Don't rub, don't walk on numb or black feet, and don't warm them at a fire.",
  WITHDRAWAL:
    "Shaking, seeing things, or seizures after stopping alcohol or pills: call 911 or go to an emergency room. Don't stop alone.",
  INFECTION:
    "Red lines, a bad smell, or a fever: go to an emergency room today. They must look at you without money or papers.",
  INSULIN:
    "Go to an emergency room or ask a pharmacist today. Throwing up, confused, breathing fast, or can't be woken? Call 911.",
  MEDICAL: "Call 911 now. They will say what to do until help comes.",
  WITNESS:
    "Call 911. Don't step between them. Say where it is and if you see a weapon. You don't have to give your name.",
  THREAT_TO_OTHERS:
    "Step away from them now. Call or text 988: they listen, and you don't have to give a name. If you might do it, call 911.",
  CAREGIVER:
    "Put the baby on its back in the crib, close the door, and breathe for ten minutes. Then call or text: someone will listen.",
  IMMIGRATION:
    "You don't have to open the door without a paper signed by a judge. You may stay silent. Ask for a lawyer, and sign nothing before. The hotlines below don't ask for papers.",
  POLICE_VIOLENCE:
    "If you're hurt, get care first. Badly hurt? Call 911 and say: I only need an ambulance. Write down names, place, and time. 211 can find you a free lawyer.",
};

/** The first words where another person is in the danger. */
const ofOthers = {
  PARTNER_VIOLENCE:
    "Is it happening now? Call 911, and don't step between them. This hotline helps friends and family, too: listen, believe them, and let them decide.",
  SEXUAL_ASSAULT:
    "Tell them that they did nothing wrong, and let them decide what comes next. They can get medical care without calling the police. This hotline helps friends, too.",
  TRAFFICKING:
    "This hotline is for people who see it, too. It doesn't ask for papers, and no one has to give a name. Don't step in on your own.",
};

/** Answers to what people ask next. */
const followUps: Record<AskedNext, string> = {
  CANNOT_TALK:
    "You don't have to speak. Text 988, or text START to 88788. You can also text 911 in many places.",
  POLICE:
    "911 sends police or an ambulance. The others may call for help if a life is in danger. They may also do so if you name a child who is hurt.",
  PAPERS:
    "The hotlines for violence at home and for trafficking don't ask for papers or your name. For an ambulance, say: I only need an ambulance.",
  COST: "These lines are free. An emergency room must look at you first, even if you can't pay.",
  LANGUAGE:
    "Yes. 988, 911, and the national hotlines have people or interpreters for Spanish. Say “Spanish” when they answer.",
  CHILDREN:
    "Many safe places take children. Ask first what they have to report: if a child is being hurt, they may have to call for help.",
  PET: "Some safe places take pets, or know who will keep one for a while. Say that you have one when you call.",
  HUNG_UP: "I'm sorry. Try again, or try another: text HOME to 741741, text 988, or call 211.",
  NO_NARCAN:
    "Call 911: an ambulance brings it. Until then, tilt the head back and breathe into the mouth every five seconds. Most states protect people who call.",
  PRIVACY:
    "No one reads this, and we don't save it. Your phone may remember words you type. If someone checks your phone, use another one.",
  TOLD_ON:
    "We tell no one. A line may have to report it if a life is in danger. So it is if a child is being hurt, also if that is you. Before you give your name, ask: “What do you have to report?”",
  ARRESTED:
    "Call 911 now, and stay with the person: say that someone needs an ambulance. Most states protect people who call for an overdose.",
  STAYS:
    "You know best what is safe for you. You don't have to leave to get help: an advocate can help you plan.",
};

/** Texts shown where danger is named, in any field (rules danger 1–7). */
export const danger = {
  sentences,
  ofOthers,
  followUps,
  /** Help is looked for, and no danger is named: one quiet row. */
  need: "Not safe where you are? These lines answer at any hour.",
  needs: {
    SUICIDE: "Thinking of suicide, or worried about someone? This line answers at any hour.",
    CHILD_HURT: "Worried about a child? This line answers at any hour, and helps you decide what to do.",
    ELDER: "Worried about an older person? This line finds the office that protects older adults.",
    POISON: "This line answers at any hour. Collapsed, not breathing well, or can't be woken? Call 911.",
    IMMIGRATION: "A lawyer can help, often free of charge. 211 knows who does that near you.",
  },
};

export type DangerTexts = typeof danger;
