import type { HouseRule, Provision } from "#domain/services/enumerations.ts";

/** Names of the facts of a door, each asked by itself (rules ways-in 9 and 10). */
export const houseRules = {
  names: {
    NO_USE_INSIDE: "No drinking or drugs inside",
    CURFEW: "Curfew",
    CHORES: "Chores",
    BACKGROUND_CHECK: "Background check",
    BAG_CHECK: "They look into bags",
    PROGRAM: "Meetings or a plan you have to keep to",
    NONE: "No other rules",
  } satisfies Record<HouseRule, string>,
};

export const provisions = {
  names: {
    COUPLES: "Couples stay together",
    NO_COUPLES: "Couples don't stay together",
    FAMILIES_TOGETHER: "Any family stays together",
    STEP_FREE_DOOR: "No steps at the door",
    STEP_FREE_BED: "No steps to a bed",
    STEP_FREE_TOILET: "No steps to a toilet",
    STEPS: "There are steps",
    PETS_BESIDE_BED: "Pets beside your bed",
    PETS_IN_CRATE: "Pets in a crate",
    PETS_OUTSIDE: "Pets outside",
    SERVICE_ANIMALS: "Service animals",
    STORAGE: "Room for your bags",
    NO_STORAGE: "No room for bags",
  } satisfies Record<Provision, string>,
  /** On a card, in one line. */
  short: {
    COUPLES: "Couples",
    NO_COUPLES: "No couples",
    FAMILIES_TOGETHER: "Families together",
    STEP_FREE_DOOR: "No steps: door",
    STEP_FREE_BED: "No steps: bed",
    STEP_FREE_TOILET: "No steps: toilet",
    STEPS: "Steps",
    PETS_BESIDE_BED: "Pets by the bed",
    PETS_IN_CRATE: "Pets in a crate",
    PETS_OUTSIDE: "Pets outside",
    SERVICE_ANIMALS: "Service animals",
    STORAGE: "Room for bags",
    NO_STORAGE: "No room for bags",
  } satisfies Record<Provision, string>,
};

/** The form's questions about a door. */
export const doorForm = {
  labels: {
    asksForId: "Do you ask for an ID?",
    asksToBeSober: "Do people have to be sober to come in?",
    houseRules: "Which other rules are there?",
    provisions: "What is there for couples, wheelchairs, pets and bags?",
  },
  hints: {
    houseRules: "Choose all that there are. If you don't know, leave it empty.",
    provisions: "Choose only what you know. For anything else, visitors see that they have to ask.",
  },
  names: {
    houseRules: houseRules.names,
    provisions: provisions.names,
    entryWays: {
      WALK_IN: "Walk in",
      CALL: "Call first",
      REFERRAL: "With a referral",
      CENTRAL_LINE: "Through a central phone line",
      COORDINATED_ENTRY: "Through the line that gives out places (coordinated entry)",
      OUTREACH_ONLY: "Only with a team that visits the street (outreach)",
    },
  },
};
