import type { Category, ServiceType } from "./enumerations.ts";
import type { EntryWay, HouseRule } from "./listing-enumerations.ts";

/** Fields that visitors may ask about where no one has stated them (rules asks 1–5), by their names on the wire. */
export const ASK_FIELDS = [
  "category",
  "entry",
  "isAllowedPets",
  "isLowBarrier",
  "asksForId",
  "asksToBeSober",
  "houseRules",
  "requiredDocuments",
  "cost",
  "howToApply",
  "accessibility",
  "stayLimit",
  "asksImmigrationStatus",
] as const;
export type AskField = (typeof ASK_FIELDS)[number];

/** Answered by choosing from a closed list. */
export type ChoiceAsk = "category" | "entry" | "houseRules";

/** Answered by yes or no; the others in words. */
export const YES_NO_ASKS = [
  "isAllowedPets",
  "isLowBarrier",
  "asksForId",
  "asksToBeSober",
  "asksImmigrationStatus",
] as const;
export type YesNoAsk = (typeof YES_NO_ASKS)[number];
export type TextAsk = Exclude<AskField, YesNoAsk | ChoiceAsk>;

export function isYesNoAsk(field: AskField): field is YesNoAsk {
  return YES_NO_ASKS.some((one) => one === field);
}

export function isChoiceAsk(field: AskField): field is ChoiceAsk {
  return field === "category" || field === "entry" || field === "houseRules";
}

/** Facts that decide what can be asked about a service. */
export type AskFacts = Readonly<Record<YesNoAsk, boolean | null>> &
  Readonly<Record<TextAsk | `${TextAsk}Es` | "entryText" | "entryTextEs", string | null>> & {
    readonly category: readonly Category[];
    readonly entry: readonly EntryWay[];
    readonly houseRules: readonly HouseRule[];
    readonly type: readonly ServiceType[];
    readonly closeSchedules: readonly { readonly type: string }[];
  };

/**
 * Lists the fields that no one has stated, in the order of `ASK_FIELDS`. Nothing is asked of a permanently closed
 * service.
 */
export function unknownFields(facts: AskFacts): readonly AskField[] {
  if (facts.closeSchedules.some(({ type }) => type === "PERMANENTLY_CLOSED")) return [];
  return ASK_FIELDS.filter((field) => {
    if (isYesNoAsk(field)) return facts[field] === null;
    if (isChoiceAsk(field)) {
      const isInWords = field === "entry" && (facts.entryText ?? facts.entryTextEs) !== null;
      return facts[field].length === 0 && !isInWords;
    }
    if (field === "stayLimit" && !facts.type.includes("SHELTER")) return false;
    return (facts[field] ?? facts[`${field}Es`]) === null;
  });
}

/** Questions shown at a time in a mailed link, so that answering takes ten seconds. */
const MAX_SHOWN_ASKS = 3;

/** Number of times that a field was asked about. */
export interface AskCount {
  readonly field: AskField;
  readonly presses: number;
}

/** The questions of a link: the most asked of what is still unknown, each with its count. */
export function mostAsked(counts: readonly AskCount[], unknown: readonly AskField[]): readonly AskCount[] {
  return counts
    .filter(({ field }) => unknown.includes(field))
    .sort((a, b) => b.presses - a.presses || ASK_FIELDS.indexOf(a.field) - ASK_FIELDS.indexOf(b.field))
    .slice(0, MAX_SHOWN_ASKS);
}
