import type { DoorWords, PlaceShownWords } from "../../en/places/place-shown.ts";

export const placeShown: PlaceShownWords = {
  REGION: { text: "Solo la región", hint: "Ni la ciudad ni el código postal." },
  TOWN: {
    text: "La ciudad",
    hint: "Si tiene 50 000 habitantes o más. De una más pequeña se ve el condado.",
  },
  DOOR: { text: "La calle", hint: "Usted la abrió. Si la dirección cambia, se ve solo la ciudad." },
};

export const door: DoorWords = {
  title: "¿Deben ver todos la calle?",
  hint: "Solo puede pedirlo quien dirige este servicio. Hace falta un segundo sí, y 24 horas.",
  isSure: "Todos pueden ver la calle y el pin. Sé que esto puede poner a personas en peligro.",
  ask: "Pedir que se muestre la calle",
  asked: (date) => `Usted lo pidió el ${date}. Si confirma, todos verán la calle 24 horas después.`,
  askedByOwner: (date) => `Quien dirige este servicio pidió el ${date} mostrar la calle.`,
  confirm: "Confirmar: mostrar la calle",
  opens: (date) => `Todos verán la calle desde el ${date}. Hasta entonces se puede retirar.`,
  keep: "Dejarla oculta",
  done: "Guardado.",
  stale: "Algo cambió. Mire de nuevo, por favor.",
  failed: "No se pudo. Inténtelo de nuevo.",
};
