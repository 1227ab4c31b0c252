import type { AsksWords } from "../../en/confirmations/asks.ts";

export const asks: AsksWords = {
  hint: "Toque lo que quiere saber. Sumamos su pregunta, sin su nombre, y se la hacemos al lugar. Para saberlo hoy, llame.",
  fields: {
    category: "¿A quiénes reciben?",
    entry: "¿Hay que llamar antes?",
    isAllowedPets: "¿Perros y mascotas?",
    isLowBarrier: "¿Pocas reglas?",
    asksForId: "¿Identificación?",
    asksToBeSober: "¿Y si he tomado?",
    houseRules: "¿Hora de regreso y otras reglas?",
    requiredDocuments: "¿Qué llevar?",
    cost: "¿Cuánto cuesta?",
    howToApply: "¿Cómo se solicita?",
    accessibility: "¿Silla de ruedas?",
    stayLimit: "¿Cuánto tiempo me puedo quedar?",
    asksImmigrationStatus: "¿Preguntan por el estatus migratorio?",
  },
  counted: "Gracias. Sumamos su pregunta. La verán cuando les pidamos revisar esta página.",
  refused: "No pudimos contar su pregunta. Inténtelo más tarde.",
  problems: {
    tooManyRequests: "Hoy ya llegaron muchas preguntas desde aquí. Inténtelo mañana.",
    notFound: "Este servicio ya no está en la lista.",
    invalidRequest: "Esto ya no se puede preguntar. Vuelva a cargar la página.",
  },
};
