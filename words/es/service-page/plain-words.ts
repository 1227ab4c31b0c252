import { dayOfIsoDate, yearMonthDay } from "#domain/base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { Audience } from "#domain/service-page/plain-words/plain-facts.ts";
import type { Period } from "#domain/services/opening-hours/entry.ts";
import { atTime, beforeTime, sentence, untilTime } from "../../base/spanish-sentences.ts";
import type { PlainWordsWords } from "../../en/service-page/plain-words.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { provisions } from "../services/door-facts.ts";
import { openingHours } from "../services/opening-hours.ts";

const { days } = openingHours;
/** It knows that "y" is "e" before the sound of an "i". */
const LIST = new Intl.ListFormat("es", { type: "conjunction" });

const audiences: Record<Audience, string> = {
  MEN: "hombres",
  WOMEN: "mujeres",
  KIDS: "niños y jóvenes",
  SENIORS: "personas mayores",
  DISABLED: "personas con discapacidad",
  FAMILIES: "familias con hijos",
  LGBT: "personas LGBT+",
  VETERANS: "veteranos",
};

type Opening = Pick<
  PlainWordsWords["status"],
  "opens" | "opensTomorrow" | "opensOn" | "opensNext" | "opensNth" | "opensDate"
>;

const nths: Record<Period, string> = {
  FIRST: "primer",
  SECOND: "segundo",
  THIRD: "tercer",
  FOURTH: "cuarto",
  FIFTH: "quinto",
  LAST: "último",
};

function openingSentences(does: string): Opening {
  return {
    opens: (time) => sentence(`${does} ${atTime(time)}`),
    opensTomorrow: (time) =>
      time === 0 ? `${does} a medianoche.` : sentence(`${does} mañana ${atTime(time)}`),
    opensOn: (day, time) => sentence(`${does} el ${days[day]} ${atTime(time)}`),
    opensNext: (day, time) => sentence(`${does} el próximo ${days[day]} ${atTime(time)}`),
    opensNth: (period, day, time) =>
      sentence(`${does} el ${nths[period]} ${days[day]} del mes ${atTime(time)}`),
    opensDate: (isoDate, time) => {
      const { year, month, day } = yearMonthDay(dayOfIsoDate(isoDate) ?? 0);
      const date = `${day === 1 ? "1.º" : day} de ${datesAndTimes.months[month - 1]}`;
      return sentence(`${does} el ${date} de ${year} ${atTime(time)}`);
    },
  };
}

export const plainWords: PlainWordsWords = {
  title: "En palabras sencillas",
  madeFrom: "Lo hicimos con los datos de esta página.",
  status: {
    open: "Ahora está abierto.",
    closed: "Ahora está cerrado.",
    open247: ["Está abierto de día y de noche."],
    closes: (time) => sentence(`Cierra ${atTime(time)}`),
    closesOn: (day, time) => sentence(`Cierra el ${days[day]} ${atTime(time)}`),
    ...openingSentences("Abre"),
    permanentlyClosed: ["Este lugar cerró para siempre.", "Ya no va a abrir."],
    contactForHours: ["Llame para preguntar el horario."],
    unknown: ["No sabemos el horario.", "Llame antes, por favor."],
    old: ["Este horario es antiguo.", "Llame antes, por favor."],
  },
  intake: {
    closedTonight: ["Esta noche ya no reciben a nadie más.", "Llame antes de ir."],
    closed: "Ahora no reciben a nadie.",
    closes: (time) => sentence(`Reciben ${untilTime(time)}`),
    closesOn: (day, time) => sentence(`Reciben hasta el ${days[day]} ${atTime(time)}`),
    comeBefore: (time) => sentence(`Llegue ${beforeTime(time)}`),
    ...openingSentences("Llegue"),
  },
  refuge: "Puede ir ahí a resguardarse.",
  needs: {
    MEALS: "Puede recibir una comida.",
    FOOD_PANTRIES: "Puede recibir alimentos para llevar a casa.",
    EMERGENCY: "Puede pedir un lugar para dormir.",
    TRANSITIONAL: "Ofrecen un lugar para vivir por más tiempo.",
    MEDICAL: "Puede recibir atención médica.",
    COUNSELING: "Puede hablar con un consejero.",
    CLOTHES: "Puede recibir ropa.",
    HYGIENE: "Ayudan con el aseo personal.",
    TECH: "Ayudan con teléfonos, computadoras o internet.",
    ASSISTANCE: "Dan ayuda y orientación.",
    EDUCATION: "Ofrecen clases o capacitación.",
    EMPLOYMENT: "Ayudan a encontrar trabajo.",
  },
  types: {
    FOOD: "Ayudan con comida.",
    SHELTER: "Ayudan con un lugar para quedarse.",
    HEALTH: "Ayudan con la salud.",
    RESOURCES: "Ayudan con cosas que usted necesita.",
    WORK: "Ayudan con trabajo o estudios.",
  },
  beds: {
    free: (free, total, when) =>
      `${when}había ${free} ${free === 1 ? "cama libre" : "camas libres"} de ${total}.`,
    full: (when) => `${when}no había camas libres.`,
    of: (free, people) =>
      free === 0
        ? `Para ${people} no había ninguna.`
        : `${free} ${free === 1 ? "era" : "eran"} para ${people}.`,
    people: audiences,
    anyoneElse: "los demás",
    when: (minutes) => {
      if (minutes === null) return "No sabemos cuándo, pero ";
      if (minutes < 2) return "Hace un momento ";
      if (minutes < 60) return `Hace ${minutes} minutos `;
      if (minutes < 120) return "Hace 1 hora ";
      if (minutes < 2 * MINUTES_PER_DAY) return `Hace ${Math.floor(minutes / 60)} horas `;
      return `Hace ${Math.floor(minutes / MINUTES_PER_DAY)} días `;
    },
    callFirst: "Llame antes de ir.",
  },
  everyone: "Reciben a todas las personas.",
  audienceUnknown: "Llame para preguntar a quién reciben.",
  audiences: (names, isMore) =>
    `${isMore ? "También es" : "Es"} para ${names.map((name) => audiences[name]).join(" y para ")}.`,
  ages: (from, to) => {
    if (from === null) return `Es para personas de hasta ${to} años.`;
    return to === null ? `Hay que tener ${from} años o más.` : `Es para personas de ${from} a ${to} años.`;
  },
  rules: {
    few: "Hay pocas reglas para entrar.",
    no: ["Hay requisitos para entrar.", "Llame y pregunte antes."],
    unknown: ["No sabemos qué debe llevar.", "Llame y pregunte antes."],
    id: "Piden identificación.",
    noId: "No piden identificación.",
    sober: "Hay que llegar sin haber tomado.",
    notSober: "Puede venir aunque haya tomado.",
    house: {
      NO_USE_INSIDE: "Adentro no se toma ni se usan drogas.",
      CURFEW: "Hay que volver a cierta hora.",
      CHORES: "Hay que ayudar con la limpieza.",
      BACKGROUND_CHECK: "Revisan los antecedentes.",
      BAG_CHECK: "Revisan las bolsas.",
      PROGRAM: "Hay que ir a reuniones o seguir un plan.",
      NONE: "No hay otras reglas.",
    },
    toAsk: { SOBER: "el alcohol", ID: "la identificación", OTHERS: "la hora de regreso" },
    askAbout: (names) => `Pregunte por ${LIST.format(names)}.`,
  },
  provisions: provisions.names,
  pets: { yes: "Puede llevar a su mascota.", no: "No puede llevar mascotas." },
  languages: (names, isMore) => `${isMore ? "También hablan" : "Hablan"} ${LIST.format(names)}.`,
  place: { shown: "La dirección está en esta página.", hidden: "Llame para preguntar adónde ir." },
  phone: (phone, extension) =>
    `Puede llamar al ${phone}${extension === null ? "" : `, extensión ${extension}`}.`,
  noPhone: "No tenemos su número de teléfono.",
  neverChecked: ["Nadie ha revisado esto todavía.", "Llame antes de ir."],
};
