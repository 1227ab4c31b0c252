import type { AskedPlaceWords } from "../en/asked-place.ts";

export const askedPlace: AskedPlaceWords = {
  near: (place) => `Cerca de ${place}`,
  change: "cambiar",
  keep: "usar siempre este lugar",
  first: "Primero están los que lo dicen.",
  noneSays: {
    COUPLES: "Ninguno dice que acepta parejas. Pregunte.",
    FAMILIES: "Ninguno dice que toda familia se queda junta. Pregunte.",
    STEP_FREE: "Ninguno dice que no hay escalones. Pregunte.",
    PETS: "Ninguno dice que acepta mascotas. Pregunte.",
    SERVICE_ANIMALS: "Ninguno dice que acepta animales de servicio. Pregunte.",
    STORAGE: "Ninguno dice que hay dónde guardar sus cosas. Pregunte.",
    INTAKE: "Ninguno dice que se puede entrar a esa hora. Pregunte.",
  },
};
