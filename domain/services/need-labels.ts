import { fold } from "../search/fold.ts";
import type { Need } from "./enumerations.ts";

/** The labels of the sub-filters (specification, section 9), with the Spanish ones, folded. */
const LABELS: ReadonlyMap<string, Need> = new Map(
  (
    [
      ["MEALS", "Meals", "Comidas"],
      ["FOOD_PANTRIES", "Food Pantries", "Despensas", "Despensas de alimentos", "Bancos de alimentos"],
      ["EMERGENCY", "Emergency", "Emergencia", "De emergencia"],
      ["TRANSITIONAL", "Transitional", "Transición", "De transición", "Transitorio", "Transicional"],
      ["MEDICAL", "Medical", "Médico", "Médica", "Atención médica"],
      ["COUNSELING", "Counseling", "Consejería"],
      ["CLOTHES", "Clothes", "Ropa"],
      ["HYGIENE", "Hygiene", "Higiene"],
      ["TECH", "Tech", "Tecnología"],
      ["ASSISTANCE", "Assistance", "Asistencia", "Ayuda"],
      ["EDUCATION", "Education", "Educación"],
      ["EMPLOYMENT", "Employment", "Empleo"],
    ] as const
  ).flatMap(([need, ...labels]) => labels.map((label): [string, Need] => [fold(label), need])),
);

/**
 * The need that an older client means with `q=<label of a sub-filter>`, in any case and either language; null
 * for any other text. It means it only where `serviceSummary` is among the fields (decisions, section 2).
 */
export function labelToNeed(text: string): Need | null {
  return LABELS.get(fold(text)) ?? null;
}
