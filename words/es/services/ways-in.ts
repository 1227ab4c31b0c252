import type { WaysInWords } from "../../en/services/ways-in.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { houseRules, provisions } from "./door-facts.ts";

const years = (age: number): string => (age === 1 ? "1 año" : `${age} años`);

export const waysIn: WaysInWords = {
  immigration: "Estatus migratorio",
  immigrationYes: "Preguntan por el estatus migratorio",
  immigrationNo: "No preguntan por el estatus migratorio",
  rules: "Reglas para entrar",
  few: "Pocas reglas para entrar",
  idYes: "Piden identificación",
  idNo: "No piden identificación",
  soberYes: "Hay que llegar sin haber tomado ni usado drogas",
  soberNo: "Puede venir aunque haya tomado",
  houseRules: houseRules.names,
  toAsk: { SOBER: "el alcohol", ID: "la identificación", OTHERS: "la hora de regreso" },
  askAbout: (names) => `Pregunte por ${new Intl.ListFormat("es").format(names)}.`,
  provisionsTitle: "Parejas, silla de ruedas, mascotas, pertenencias",
  provisions: provisions.names,
  ages: "Edades",
  agesBetween: (min, max) =>
    min === max ? `Para personas de ${years(min)}` : `Para personas de ${min} a ${years(max)}`,
  agesFrom: (min) => `Para personas de ${years(min)} o más`,
  agesUpTo: (max) => `Para personas de hasta ${years(max)}`,
  intake: "A qué hora llegar",
  intakeNow: (status) => `Ahora: ${status}`,
  intakeClosed: "Esta noche ya no reciben a nadie más. Llame antes de ir.",
  area: "Zona de servicio",
  areaNationwide: "Atienden a personas de todo el país",
  areaOnly: (places) => `Solo para personas de: ${places}`,
  areaElsewhere: "Atienden solo en otros lugares",
  and: (places) => new Intl.ListFormat("es").format(places),
  county: (name) =>
    name
      .replace(/^(.+) County, /u, (_, own) => `Condado de ${own}, `)
      .replace(/^(.+) Parish, /u, (_, own) => `Parroquia de ${own}, `),
  zip: (code) => `código postal ${code}`,
  outside: (place) =>
    place === ""
      ? "Usted está fuera de esta zona. Llame antes de ir."
      : `${place} está fuera de esta zona. Llame antes de ir.`,
  labels: {
    entryText: "Cómo se entra",
    requiredDocuments: "Qué llevar",
    cost: "Costo",
    howToApply: "Cómo solicitar",
    accessibility: "Accesibilidad",
    stayLimit: "Cuánto tiempo se puede quedar",
  },
  entryWays: {
    WALK_IN: "Sin cita",
    CALL: "Llame antes",
    REFERRAL: "Otra agencia lo tiene que mandar",
    CENTRAL_LINE: "Llame a la línea central",
    COORDINATED_ENTRY: "Primero llame a la línea que da los lugares",
    OUTREACH_ONLY: "Solo si lo lleva un equipo que visita la calle",
  },
  saidOn: (year, month, day) =>
    `Lo dijo el proveedor el ${day === 1 ? "1.º" : day} de ${datesAndTimes.months[month - 1]} de ${year}.`,
  saidAbout: {
    category: "A quiénes reciben",
    isLowBarrier: "Pocas reglas para entrar",
    isAllowedPets: "Mascotas",
  },
};
