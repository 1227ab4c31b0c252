import type { embed as en } from "../../en/embed/embed.ts";

export const embed: typeof en = {
  label: "Servicios",
  loading: "Cargando…",
  none: "Aquí no encontramos nada. Llame al 211 para pedir ayuda.",
  failed: "No se pudieron cargar los servicios. Llame al 211 para pedir ayuda.",
  retry: "Intente otra vez",
  wrongOptions: (names) => `Revise estos atributos de la lista: ${names}.`,
  unknownPlace: (place) =>
    `No conocemos el lugar “${place}”. Escriba una ciudad con su estado o un código postal.`,
  showMap: "Ver el mapa",
  hideMap: "Quitar el mapa",
  map: "Mapa de servicios",
  more: "Ver todos los servicios",
  newTab: "se abre en otra pestaña",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  closeCard: "Cerrar",
};
