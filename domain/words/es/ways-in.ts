import type { WaysInWords } from "../en/ways-in.ts";

export const waysIn: WaysInWords = {
  immigration: "Estatus migratorio",
  immigrationYes: "Preguntan por el estatus migratorio",
  immigrationNo: "No preguntan por el estatus migratorio",
  labels: {
    entryText: "Cómo se entra",
    requiredDocuments: "Qué traer",
    cost: "Costo",
    howToApply: "Cómo solicitar",
    accessibility: "Accesibilidad",
    stayLimit: "Cuánto tiempo se puede quedar",
  },
  entryWays: {
    WALK_IN: "Sin cita",
    CALL: "Llame antes",
    REFERRAL: "Necesita una referencia",
    CENTRAL_LINE: "Llame a la línea central",
    COORDINATED_ENTRY: "Por la entrada coordinada",
    OUTREACH_ONLY: "Solo por el equipo de calle",
  },
};
