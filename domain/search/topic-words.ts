import type { Category, Need, ServiceType } from "../services/enumerations.ts";

/** Words by which a closed value is found, in English and in Spanish. */
export interface TopicWords {
  en: string;
  es: string;
}

/** ALL is not an audience to search for. */
export const CATEGORY_WORDS: Readonly<Record<Category, TopicWords>> = {
  ALL: { en: "everyone, all", es: "todos" },
  MEN: { en: "men", es: "hombres" },
  WOMEN: { en: "women", es: "mujeres" },
  KIDS: { en: "kids, youth, children, teens", es: "niños, jóvenes" },
  SENIORS: { en: "seniors, older adults", es: "adultos mayores, personas mayores" },
  DISABLED: { en: "disabled, disability", es: "discapacidad, discapacitados" },
  FAMILIES: { en: "families", es: "familias" },
  LGBT: { en: "LGBT, LGBT+, LGBTQ", es: "LGBT, LGBTQ" },
  VETERANS: { en: "veterans", es: "veteranos" },
  PETS_ALLOWED: { en: "pets allowed", es: "se admiten mascotas" },
};

export const TYPE_WORDS: Readonly<Record<ServiceType, TopicWords>> = {
  FOOD: { en: "food", es: "comida, alimentos" },
  SHELTER: { en: "shelter", es: "albergue, refugio" },
  HEALTH: { en: "health", es: "salud" },
  RESOURCES: { en: "resources", es: "recursos" },
  WORK: { en: "work", es: "trabajo" },
};

export const NEED_WORDS: Readonly<Record<Need, TopicWords>> = {
  MEALS: { en: "meals", es: "comidas" },
  FOOD_PANTRIES: { en: "food pantry", es: "despensa de alimentos" },
  EMERGENCY: { en: "emergency shelter", es: "albergue de emergencia" },
  TRANSITIONAL: { en: "transitional housing", es: "vivienda de transición" },
  MEDICAL: { en: "medical", es: "atención médica" },
  COUNSELING: { en: "counseling", es: "consejería" },
  CLOTHES: { en: "clothes", es: "ropa" },
  HYGIENE: { en: "hygiene", es: "higiene" },
  TECH: { en: "tech", es: "tecnología" },
  ASSISTANCE: { en: "assistance", es: "asistencia, ayuda" },
  EDUCATION: { en: "education", es: "educación" },
  EMPLOYMENT: { en: "employment", es: "empleo" },
};
