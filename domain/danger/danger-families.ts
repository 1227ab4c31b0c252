/**
 * The dangers that a text can name (rules danger 1–4). Each has its own crisis lines and its own sentence.
 */
export const DANGER_FAMILIES = [
  "SUICIDE",
  "SUICIDE_FRIEND",
  "PARTNER_VIOLENCE",
  "STRANGULATION",
  "TRACKING",
  "SEXUAL_ASSAULT",
  /** A child or teen who is hurt by someone, in their own words or another's. */
  "CHILD_HURT",
  /** A child or teen who is alone, ran away or was thrown out. */
  "CHILD_ALONE",
  "ELDER",
  "TRAFFICKING",
  "OVERDOSE",
  "POISON",
  "GAS",
  "NOT_BREATHING",
  "BLEEDING",
  "LABOR",
  "HEAT",
  "COLD",
  "WITHDRAWAL",
  "INFECTION",
  "INSULIN",
  /** Any other medical emergency. */
  "MEDICAL",
  /** Someone sees or hears that a stranger or a neighbor is being hurt. */
  "WITNESS",
  "THREAT_TO_OTHERS",
  /** Someone who cares for a child fears to hurt it. */
  "CAREGIVER",
  "IMMIGRATION",
  "POLICE_VIOLENCE",
] as const;
export type DangerFamily = (typeof DANGER_FAMILIES)[number];

/** Follow-up questions and statements, once a danger was named. */
export const FOLLOW_UPS = [
  "CANNOT_TALK",
  "POLICE",
  "PAPERS",
  "COST",
  "LANGUAGE",
  "CHILDREN",
  "PET",
  "HUNG_UP",
  "NO_NARCAN",
  "PRIVACY",
  "STAYS",
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** Questions with an answer of their own that are found within those: who is told of a call, and who is arrested for it. */
export const ASKED_APART = ["TOLD_ON", "ARRESTED"] as const;
export type AskedNext = FollowUp | (typeof ASKED_APART)[number];
