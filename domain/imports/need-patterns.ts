import type { Need } from "../services/enumerations.ts";
import type { NeedPatterns } from "./need-phrases.ts";
import { ASSISTANCE } from "./need-words/assistance.ts";
import { CLOTHES } from "./need-words/clothes.ts";
import { COUNSELING } from "./need-words/counseling.ts";
import { EDUCATION } from "./need-words/education.ts";
import { EMERGENCY } from "./need-words/emergency.ts";
import { EMPLOYMENT } from "./need-words/employment.ts";
import { FOOD_PANTRIES } from "./need-words/food-pantries.ts";
import { HYGIENE } from "./need-words/hygiene.ts";
import { MEALS } from "./need-words/meals.ts";
import { MEDICAL } from "./need-words/medical.ts";
import { TECH } from "./need-words/tech.ts";
import { TRANSITIONAL } from "./need-words/transitional.ts";

/** Words by which an import assumes that a service meets a need (rules imports 53–56). */
export const NEED_PATTERNS: Readonly<Record<Need, NeedPatterns>> = {
  MEALS,
  FOOD_PANTRIES,
  EMERGENCY,
  TRANSITIONAL,
  MEDICAL,
  COUNSELING,
  CLOTHES,
  HYGIENE,
  TECH,
  ASSISTANCE,
  EDUCATION,
  EMPLOYMENT,
};
