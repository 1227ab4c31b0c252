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
  /** A child or teen hurt by someone, in their own words or another person's. */
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
  /** A caregiver who is afraid of hurting a child. */
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

/**
 * Follow-ups with their own answers, found within the others: whether someone hears of a call, and whether someone is
 * arrested because of it.
 */
export const ASKED_APART = ["TOLD_ON", "ARRESTED"] as const;
export type AskedNext = FollowUp | (typeof ASKED_APART)[number];
