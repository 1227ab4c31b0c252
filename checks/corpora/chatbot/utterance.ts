import type { DangerFamily } from "#domain/danger/danger-families.ts";

/** A message to the chatbot, with the question that it must be understood as. */
export interface Utterance {
  readonly message: string;
  /** `MEALS FOOD_PANTRIES`, `DANGER VIOLENCE`, or another kind of question: `THANKS`. */
  readonly asks: string;
  /** `-`: none; `me`: near me; `?Gotham`: not in the gazetteer; else a town or ZIP. */
  readonly place: string;
  /** `-`: none; `NOW`; with the local hour to look at where it matters: `HOUR 18`. */
  readonly time: string;
  /** `-`: no particular audience. */
  readonly audiences: string;
}

/**
 * Parses a table: one line per message, `message | asks | place | time | audiences`; trailing columns of `-` may be
 * omitted. The talk is new, and it is Wednesday, 15:00.
 */
export function utterances(table: string): readonly Utterance[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [message = "", asks = "", place = "-", time = "-", audiences = "-"] = line
        .split("|")
        .map((column) => column.trim());
      return { message, asks, place, time, audiences };
    });
}

/** The dangers in tables that each family answers: `DANGER VIOLENCE`. */
export const DANGER_GROUPS: Readonly<Record<DangerFamily, string>> = {
  SUICIDE: "SUICIDE",
  SUICIDE_FRIEND: "SUICIDE OVERDOSE",
  PARTNER_VIOLENCE: "VIOLENCE",
  STRANGULATION: "VIOLENCE",
  TRACKING: "VIOLENCE",
  SEXUAL_ASSAULT: "SEXUAL_ASSAULT",
  CHILD_HURT: "CHILD SEXUAL_ASSAULT VIOLENCE",
  CHILD_ALONE: "CHILD",
  ELDER: "VIOLENCE",
  TRAFFICKING: "TRAFFICKING VIOLENCE",
  OVERDOSE: "OVERDOSE",
  POISON: "OVERDOSE",
  GAS: "MEDICAL",
  NOT_BREATHING: "OVERDOSE MEDICAL",
  BLEEDING: "MEDICAL",
  LABOR: "MEDICAL",
  HEAT: "MEDICAL CHILD",
  COLD: "MEDICAL",
  WITHDRAWAL: "MEDICAL",
  INFECTION: "MEDICAL",
  INSULIN: "MEDICAL",
  MEDICAL: "MEDICAL",
  WITNESS: "VIOLENCE",
  THREAT_TO_OTHERS: "VIOLENCE",
  CAREGIVER: "CHILD",
  IMMIGRATION: "IMMIGRATION",
  POLICE_VIOLENCE: "VIOLENCE",
};
