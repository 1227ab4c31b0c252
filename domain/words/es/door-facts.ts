import type { provisions as provisionsEn, houseRules as rulesEn } from "../en/door-facts.ts";

export const houseRules: typeof rulesEn = {
  names: {
    NO_USE_INSIDE: "Adentro no se toma ni se usan drogas",
    CURFEW: "Hay que volver a cierta hora",
    CHORES: "Hay que ayudar con la limpieza",
    BACKGROUND_CHECK: "Revisan los antecedentes",
    BAG_CHECK: "Revisan las bolsas",
    PROGRAM: "Hay que ir a reuniones o seguir un plan",
    NONE: "No hay otras reglas",
  },
};

export const provisions: typeof provisionsEn = {
  names: {
    COUPLES: "Las parejas se quedan juntas",
    NO_COUPLES: "Las parejas no se quedan juntas",
    FAMILIES_TOGETHER: "Toda familia se queda junta",
    STEP_FREE_DOOR: "Entrada sin escalones",
    STEP_FREE_BED: "Cama sin escalones",
    STEP_FREE_TOILET: "Baño sin escalones",
    STEPS: "Hay escalones",
    PETS_BESIDE_BED: "Mascotas junto a la cama",
    PETS_IN_CRATE: "Mascotas en jaula",
    PETS_OUTSIDE: "Mascotas afuera",
    SERVICE_ANIMALS: "Animales de servicio",
    STORAGE: "Hay dónde guardar sus cosas",
    NO_STORAGE: "No hay dónde guardar cosas",
  },
  short: {
    COUPLES: "Parejas",
    NO_COUPLES: "Sin parejas",
    FAMILIES_TOGETHER: "Familias juntas",
    STEP_FREE_DOOR: "Sin escalones: entrada",
    STEP_FREE_BED: "Sin escalones: cama",
    STEP_FREE_TOILET: "Sin escalones: baño",
    STEPS: "Escalones",
    PETS_BESIDE_BED: "Mascotas junto a la cama",
    PETS_IN_CRATE: "Mascotas en jaula",
    PETS_OUTSIDE: "Mascotas afuera",
    SERVICE_ANIMALS: "Animales de servicio",
    STORAGE: "Guardan cosas",
    NO_STORAGE: "No guardan cosas",
  },
};
