import type {
  doorForm as formEn,
  provisions as provisionsEn,
  houseRules as rulesEn,
} from "../../en/services/door-facts.ts";

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
    FAMILIES_TOGETHER: "Las familias se quedan juntas",
    STEP_FREE_DOOR: "Sin escalones en la entrada",
    STEP_FREE_BED: "Sin escalones hasta la cama",
    STEP_FREE_TOILET: "Sin escalones hasta el baño",
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

export const doorForm: typeof formEn = {
  labels: {
    asksForId: "¿Piden identificación?",
    asksToBeSober: "¿Hay que llegar sin haber tomado?",
    houseRules: "¿Qué otras reglas hay?",
    provisions: "¿Qué hay para parejas, sillas de ruedas, mascotas y pertenencias?",
  },
  hints: {
    houseRules: "Elija todas las que haya. Si no lo sabe, déjelo vacío.",
    provisions: "Elija solo lo que sabe. De lo demás, el público lee que pregunte.",
  },
  names: {
    houseRules: houseRules.names,
    provisions: provisions.names,
    entryWays: {
      WALK_IN: "Sin cita",
      CALL: "Llamando antes",
      REFERRAL: "Otra agencia tiene que mandar a la persona",
      CENTRAL_LINE: "Por una línea telefónica central",
      COORDINATED_ENTRY: "Por la línea que da los lugares (coordinated entry)",
      OUTREACH_ONLY: "Solo con un equipo que visita la calle",
    },
  },
};
