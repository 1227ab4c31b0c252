import { durationText } from "../../base/duration-text.ts";
import { atTime, sentence } from "../../base/spanish-sentences.ts";
import type { ChatbotWords } from "../../en/chatbot/chatbot.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { danger } from "../danger/danger.ts";
import { openingHours } from "../services/opening-hours.ts";

/** Monday first. */
const days = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];

const audiences: ChatbotWords["audiences"] = {
  ALL: "todos",
  MEN: "hombres",
  WOMEN: "mujeres",
  KIDS: "niños y jóvenes",
  SENIORS: "adultos mayores",
  DISABLED: "personas con discapacidad",
  FAMILIES: "familias",
  LGBT: "personas LGBT+",
  VETERANS: "veteranos",
  PETS_ALLOWED: "con mascotas",
};

function agoText(minutes: number): string {
  if (minutes < 60) return minutes < 1 ? "hace un momento" : `hace ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `hace ${hours} h` : daysAgo(Math.floor(hours / 24));
}

function daysAgo(count: number): string {
  return count === 1 ? "hace 1 día" : `hace ${count} días`;
}

export const chatbot: ChatbotWords = {
  needs: {
    MEALS: "comedores",
    FOOD_PANTRIES: "despensas de comida",
    EMERGENCY: "albergues de emergencia",
    TRANSITIONAL: "vivienda por más tiempo",
    MEDICAL: "atención médica",
    COUNSELING: "consejería",
    CLOTHES: "ropa",
    HYGIENE: "duchas e higiene",
    TECH: "teléfono e internet",
    ASSISTANCE: "ayuda con pagos y trámites",
    EDUCATION: "clases",
    EMPLOYMENT: "trabajo",
  },
  anyNeed: "servicios",
  legalHelp: "ayuda legal",
  audiences,
  forWhom: (people) => `para ${people}`,
  and: "y",
  when: {
    NOW: () => "ahora",
    TODAY: () => "hoy",
    TONIGHT: () => "esta noche",
    TOMORROW: () => "mañana",
    WEEKDAY: (day) => `el ${days[day] ?? ""}`,
    HOUR: (_, minute) => atTime(minute),
  },
  openPlaces: (when) => `lugares abiertos ${when}`,
  nearYou: "cerca de usted",
  nearPlace: (place) => `cerca de ${place}`,
  bedsFirst: "Primero van los que tienen camas libres.",
  noBedsForThem: "Ninguno dice que tiene cama libre para usted. Puede que estos no tengan. Llame antes:",
  noIntake: "No encontré ninguno que reciba gente a esa hora. Vea a qué hora llegar:",
  notOpen: "No encontré ninguno que diga que abre a esa hora. Llame antes:",
  opensNext: "A esa hora no hay nada abierto cerca. Estos abren después:",
  opensNextNow: "No encontré nada así abierto ahora. Estos abren después:",
  theseOpenNext: "Estos abren después:",
  openOn: (day, hours) => `Abre ${day}: ${hours}`,
  comeIn: (day, hours) => `Reciben ${day}: ${hours}`,
  wasFull: (minutes) =>
    minutes === null ? "Lleno en el último conteo. Llame antes." : `Lleno ${agoText(minutes)}. Llame antes.`,
  allFull: "Todos los que encontré estaban llenos en el último conteo. Llame antes:",
  noCouples: "Ninguno dice que las parejas pueden quedarse juntas. Llame y pregunte:",
  noPets: "Ninguno dice que acepta mascotas. Llame antes:",
  askFirst: {
    minor:
      "¿Tiene menos de 18 años? Puede que tengan que avisar a su familia o al estado. Antes de dar su nombre, pregunte: “¿Qué tienen que reportar?”",
    transWoman: "Llame antes y pregunte: “¿Reciben a mujeres trans?”",
    transMan: "Llame antes y pregunte: “¿Reciben a hombres trans?”",
    man: "Los programas para mujeres muchas veces también ayudan a hombres, por teléfono o con un motel. Puede llamarles.",
  },
  farAway: "No hay nada cerca. Estos lugares están lejos:",
  failedPart:
    "Ahora no puedo buscar eso. Llame al 211 o elija abajo. ¿Está en peligro ahora? Llame al 911 o al 988.",
  noneOffers: "Ningún servicio de aquí dice que ofrece esto. El 211 puede conocer alguno cerca.",
  nearestKind: "Ningún servicio de aquí dice que tiene justo esto. Estos son lo más parecido. Llame antes:",
  nothingFound: "No encontré nada así. Llame al 211 o use la búsqueda.",
  noMore: "Eso es todo lo que encontré.",
  whichPlace: "¿Dónde está usted? Escriba una ciudad o un código postal.",
  unknownPlace: (place) =>
    `No conozco el lugar “${place}”. Escriba una ciudad o un código postal, o llame al 211.`,
  namedNearby: (place) =>
    `No sé bien dónde queda “${place}”. Busqué cerca de usted, y primero va lo que lo menciona.`,
  whichService: "¿Cuál de estos?",
  unknownName: "No encontré ningún servicio con ese nombre. Quizás alguno de estos le sirva:",
  /** Above what says some of the words of a message that was not understood. */
  perhaps: "Quizá no entendí todo. Tal vez le sirva uno de estos lugares:",
  unknownService: "No encontré ningún servicio con ese nombre. Pruebe la búsqueda o llame al 211.",
  hours: (name, status) => `${name}: ${status}`,
  openingHours,
  onDay: (ahead, weekday, { month, day }) => {
    if (ahead < 2) return ahead < 1 ? "hoy" : "mañana";
    const name = `el ${days[weekday] ?? ""}`;
    return ahead < 7 ? name : `${name} ${day} de ${datesAndTimes.months[month - 1] ?? ""}`;
  },
  openOnDay: (name, day, hours) => `${name} abre ${day}: ${hours}`,
  closedOnDay: (name, day) => `${name} no abre ${day}.`,
  closedForToday: (name) => `${name} ya no abre hoy.`,
  itOpens: (day, hours) => `Abre ${day}: ${hours}`,
  openThen: (name, when) => `${name} va a estar abierto ${when}.`,
  notOpenThen: (name, when) => `${name}: no va a estar abierto ${when}.`,
  noHours: (name) => `${name} no dice cuándo abre. Llame antes.`,
  distance: (name, miles) => `${name} está a ${miles} millas.`,
  address: (name, address) => `${name} está en ${address}.`,
  noAddress: (name) => `${name} no muestra su dirección. Llame antes.`,
  inTown: (name, town) => `${name} está en ${town}. No muestra su dirección. Llame antes.`,
  freeBeds: (name, beds) =>
    beds === 1 ? `${name} tiene 1 cama libre.` : `${name} tiene ${beds} camas libres.`,
  bedsOf: (free, people) => `${free} ${people}`,
  anyoneElse: "para los demás",
  noFreeBeds: (name) => `${name} no tiene camas libres ahora.`,
  bedsUnknown: (name) => `${name} no dice cuántas camas libres tiene. Llame antes.`,
  phone: (name, phone) => `${name}: ${phone}`,
  noPhone: (name) => `${name} no da ningún teléfono.`,
  /** Answers to a question about one service's facts. */
  facts: {
    asksForId: (name) => `${name} pide identificación.`,
    noId: (name) => `${name} no pide identificación.`,
    pets: (name) => `${name} admite mascotas.`,
    noPets: (name) => `${name} no admite mascotas.`,
    languages: (name, languages) => `${name} dice que habla ${languages}.`,
    steps: (name) => `${name} tiene escalones.`,
    stepFree: (name) => `La puerta de ${name} no tiene escalones.`,
    couples: (name) => `En ${name} las parejas pueden quedarse juntas.`,
    noCouples: (name) => `En ${name} las parejas no pueden quedarse juntas.`,
    untold: (name) => `${name} no lo dice. Llame y pregunte.`,
    untoldHere: "No lo dice. Llame y pregunte.",
    people: (name, people) => `${name} es para ${people}.`,
  },
  ofShown: {
    hours: "Sus horarios:",
    nearest: "Primero el más cercano:",
    said: "Esto dice cada lugar:",
    untold: "Ninguno lo dice. Llame y pregunte:",
    /** Above a list of what the words ask for. */
    untoldThese: "Ninguno de esos lo dice. Para eso encontré:",
  },
  thisOne: "Aquí está:",
  way: {
    ride: {
      BUS: (line, stop, at) => sentence(`El autobús ${line} sale de ${stop} ${at}`),
      RAIL: (line, stop, at) => sentence(`El tren ${line} sale de ${stop} ${at}`),
      FERRY: (line, stop, at) => sentence(`El ferri ${line} sale de ${stop} ${at}`),
    },
    leaving: (day, at) => (day === null ? `Si sale ${at}:` : `Si sale el ${days[day] ?? ""} ${at}:`),
    arrival: (name, at, open) => `${at[0]?.toUpperCase()}${at.slice(1)} llega usted a ${name}. ${open}`,
    open: {
      OPEN: "A esa hora está abierto.",
      CLOSED: "A esa hora está cerrado.",
      CLOSES_SOON: "Cierra poco después.",
      ASK: "Llame antes: no se sabe el horario.",
    },
    onFoot: (minutes) => `A pie: ${durationText(minutes)}, más o menos.`,
    tooFar: (name) => `${name} está demasiado lejos para ir a pie. Por ahora no encontré autobús ni tren.`,
    walk: (minutes) => `${durationText(minutes)} a pie.`,
    reach: {
      BUS: (at) => sentence(`En autobús llega ${at}`),
      RAIL: (at) => sentence(`En tren llega ${at}`),
      FERRY: (at) => sentence(`En ferri llega ${at}`),
    },
    onArrival: {
      OPEN: "Estará abierto cuando llegue.",
      CLOSED: "Estará cerrado cuando llegue.",
      CLOSES_SOON: "Cierra poco después de que llegue.",
      ASK: "Llame antes: no se sabe el horario.",
    },
    directions: "Cómo llegar",
    seeWay: (name) => `Cómo llegar a ${name}:`,
    whereFrom: "Toque Cerca de mí y le digo cómo llegar.",
  },
  crisisLines: "Puede llamar a estos números a toda hora:",
  danger,
  otherHelp: "Otra ayuda:",
  time: atTime,
  sun: (sunrise, sunset) => sentence(`El sol sale ${sunrise} y se pone ${sunset}`),
  noSun: "Hoy el sol no sale o no se pone allí.",
  noWeather: "Por ahora no tengo el informe del tiempo.",
  humidity: (percent) => `Humedad: ${percent}%.`,
  visibility: (miles) => `Visibilidad: ${miles} mi.`,
  wind: (miles) => `Viento: ${miles} mi/h.`,
  measured: (minutes) => (minutes < 2 ? "Medido ahora mismo." : `Medido hace ${minutes} min.`),
  greeting: "Hola. ¿Qué necesita?",
  help: "Escriba qué necesita, dónde y cuándo. Por ejemplo: comida cerca de mí ahora.",
  thanks: "De nada. ¿Necesita algo más?",
  goodbye: "Cuídese mucho. Puede volver a toda hora.",
  no: "Está bien. Escriba cuando necesite algo.",
  person: "En estos números contesta una persona:",
  forgotten: "Ya olvidé esta conversación.",
  languages: "Entiendo inglés y español. Escriba en el que prefiera.",
  readElsewhere: "Otro programa me ayudó a entenderlo. ¿Busca esto?",
  notUnderstood: "No entendí eso. Elija abajo, llame al 211 o use la búsqueda.",
  page: {
    title: "Chat de ayuda",
    questions: "Preguntas frecuentes",
    search: "Buscar en la lista",
    anyHelp: "Llamar al 211",
    crisisLines: "Todas las líneas de crisis",
    withoutScripts: "El chat necesita JavaScript. Puede buscar en la lista o llamar.",
    talk: "Conversación",
    you: "Usted:",
    field: "Escriba aquí",
    send: "Enviar",
    services: (count) => (count === 1 ? "1 servicio." : `${count} servicios.`),
    lines: (count) => (count === 1 ? "1 número para llamar." : `${count} números para llamar.`),
    answering: "Buscando la respuesta…",
    failed: "No se pudo. Intente de nuevo o llame al 211. ¿Está en peligro ahora? Llame al 911 o al 988.",
    notSaved: "Nadie lee esto ni lo guardamos. Su teléfono puede recordar lo que escribe.",
    danger: "¿Está en peligro ahora?",
    dangerNumbers: {
      "911": "Policía, ambulancia",
      "988": "Suicidio y crisis",
      "8007997233": "Violencia en el hogar",
      "211": "Cualquier otra ayuda",
    },
    close: "Cerrar",
    leave: ["Si alguien mira su pantalla, toque ", ", arriba."],
    anotherPhone: "Si alguien revisa este teléfono, use otro.",
    locating: "Buscando dónde está usted…",
    call: (number) => `Llamar al ${number}`,
    textTo: (number, keyword) =>
      keyword === null ? `Mensaje al ${number}` : `Mensaje ${keyword} al ${number}`,
    chat: "Chat",
  },
  chips: {
    foodNow: "Comida, abierto ahora",
    sleepTonight: "Un lugar para dormir esta noche",
    showerNow: "Una ducha, abierto ahora",
    food: "Comida",
    sleep: "Un lugar para dormir",
    shower: "Duchas",
    doctor: "Un doctor",
    clothes: "Ropa",
    work: "Trabajo",
    openNow: "Abierto ahora",
    tonight: "Esta noche",
    tomorrow: "Mañana",
    nearMe: "Cerca de mí",
    more: "Más",
    lines: "Líneas de crisis",
    person: "Hablar con una persona",
    way: "¿Cómo llego?",
    lawyer: "Abogado gratis",
    anyone: "Lugares para todos",
    women: "Lugares para mujeres",
    kids: "Con mis hijos",
    forget: "Borrar este chat",
  },
};
