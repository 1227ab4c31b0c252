import { MAX_WAY_IN_TEXT } from "../../base/contract/limits.ts";
import type { FieldMessage } from "../../base/contract/problems.ts";
import type { ServiceForm } from "../../listings/service-form.ts";
import { type AskField, isChoiceAsk, isYesNoAsk } from "../../services/ask-fields.ts";
import { contradicts } from "../../services/door-rules.ts";
import { CATEGORIES } from "../../services/enumerations.ts";
import { ENTRY_WAYS, HOUSE_RULES } from "../../services/listing-enumerations.ts";

/** The choices of an answer, in the order of the form. */
export const CHOICES_OF_ASK = { category: CATEGORIES, entry: ENTRY_WAYS, houseRules: HOUSE_RULES } as const;

/** An answer as given: YES, NO or text, or the choices from a closed list. */
export interface GivenAnswer {
  readonly answer?: string | undefined;
  readonly choices?: readonly string[] | undefined;
}

/** Returns the edit that an answer makes, by its field (rule asks 7), or what is wrong with it. */
export function formOfAnswer(
  field: AskField,
  { answer = "", choices = [] }: GivenAnswer,
): ServiceForm | FieldMessage {
  if (isChoiceAsk(field)) {
    const known: readonly string[] = CHOICES_OF_ASK[field];
    if (choices.length === 0) return "required";
    if (!choices.every((one) => known.includes(one))) return "unknownValue";
    if (field === "houseRules") {
      const houseRules = HOUSE_RULES.filter((one) => choices.includes(one));
      return contradicts(houseRules) ? "contradicts" : { houseRules };
    }
    return field === "category"
      ? { category: CATEGORIES.filter((one) => choices.includes(one)) }
      : { entry: ENTRY_WAYS.filter((one) => choices.includes(one)) };
  }
  const given = answer.trim();
  if (given === "") return "required";
  if (!isYesNoAsk(field)) return given.length > MAX_WAY_IN_TEXT ? "tooLong" : { [field]: given };
  if (given !== "YES" && given !== "NO") return "unknownValue";
  return { [field]: given === "YES" };
}
