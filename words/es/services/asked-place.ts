import type { AskedPlaceWords } from "../../en/services/asked-place.ts";

export const askedPlace: AskedPlaceWords = {
  near: (place) => `Cerca de ${place}`,
  change: "cambiar",
  keep: "usar siempre este lugar",
  first: "Primero están los que lo dicen.",
  noneSays: {
    COUPLES: "Ninguno dice que acepta parejas. Pregunte.",
    FAMILIES: "Ninguno dice que las familias se quedan juntas. Pregunte.",
    STEP_FREE: "Ninguno dice que no hay escalones. Pregunte.",
    PETS: "Ninguno dice que acepta mascotas. Pregunte.",
    SERVICE_ANIMALS: "Ninguno dice que acepta animales de servicio. Pregunte.",
    STORAGE: "Ninguno dice que hay dónde guardar sus cosas. Pregunte.",
    INTAKE: "Ninguno dice que se puede entrar a esa hora. Pregunte.",
  },
  says: {
    COUPLES: {
      YES: "Las parejas se quedan juntas",
      NO: "Las parejas no se quedan juntas",
      UNTOLD: "Parejas: pregunte",
    },
    FAMILIES: {
      YES: "Las familias se quedan juntas",
      NO: "Las familias no se quedan juntas",
      UNTOLD: "Familias juntas: pregunte",
    },
    STEP_FREE: { YES: "Sin escalones", NO: "Hay escalones", UNTOLD: "Escalones: pregunte" },
    PETS: { YES: "Se aceptan mascotas", NO: "Sin mascotas", UNTOLD: "Mascotas: pregunte" },
    SERVICE_ANIMALS: {
      YES: "Animales de servicio",
      NO: "Sin animales de servicio",
      UNTOLD: "Animales de servicio: pregunte",
    },
    STORAGE: {
      YES: "Hay lugar para sus cosas",
      NO: "No hay lugar para cosas",
      UNTOLD: "Sus cosas: pregunte",
    },
  },
};
