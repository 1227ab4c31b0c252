import type { MapWords } from "../en/map.ts";

export const map: MapWords = {
  label: "Mapa de servicios",
  hint: "La lista muestra los mismos servicios. Las flechas mueven el mapa; más y menos cambian su tamaño.",
  skip: "Saltar el mapa",
  zoomIn: "Más cerca",
  zoomOut: "Más lejos",
  locate: "Mostrar dónde estoy",
  youAreHere: "Usted está más o menos aquí",
  attribution: "Datos del mapa:",
  placesHere: (count) => (count === 1 ? "1 lugar aquí" : `${count} lugares aquí`),
  atLeast: (count) => `Más de ${count} lugares aquí: acerque el mapa`,
  none: "No hay lugares aquí. Mueva el mapa o aléjelo.",
  pin: {
    OPEN: "abierto",
    CLOSED: "cerrado",
    CONTACT: "llame para saber el horario",
    NONE: "horario desconocido",
  },
  cluster: (count) => `${count} lugares, acercar`,
  together: (count) => `${count} lugares en el mismo punto`,
  close: "Cerrar",
  loading: "El mapa está por llegar…",
  failed: "El mapa no llegó.",
  retry: "Intentar de nuevo",
  pinsFailed: "Los lugares no llegaron.",
  detailLabel: (name) => `Mapa: dónde está ${name}`,
  detailHeading: "Dónde está",
  area: (city) => `En esta parte de ${city}. Allí le dicen la dirección exacta.`,
  hidden: (city) =>
    `La dirección no se muestra, para proteger a las personas. Está en ${city}: llame y le dirán cómo llegar.`,
};
