import { MAX_WAY_IN_TEXT } from "../contract/limits.ts";
import type { FieldMessage } from "../contract/problems.ts";
import type { ServiceForm } from "../listings/service-form.ts";
import { type AskField, isYesNoAsk } from "./ask-fields.ts";

/** The edit that an answer makes: YES or NO, or words, by its field (rule asks 7); or what is wrong with it. */
export function formOfAnswer(field: AskField, answer: string): ServiceForm | FieldMessage {
  const given = answer.trim();
  if (given === "") return "required";
  if (!isYesNoAsk(field)) return given.length > MAX_WAY_IN_TEXT ? "tooLong" : { [field]: given };
  if (given !== "YES" && given !== "NO") return "unknownValue";
  return { [field]: given === "YES" };
}
