import type { FavouritesOrderWords } from "../en/favourites-order.ts";
import { atTime, sentence } from "../spanish-sentences.ts";
import { openingHours } from "./opening-hours.ts";

const { days } = openingHours;

export const favouritesOrder: FavouritesOrderWords = {
  title: "En orden para hoy",
  loading: "Buscamos el mejor orden.",
  from: (place) => (place === null ? "Desde donde está usted." : `Desde el centro de ${place}.`),
  estimates: "Las horas son aproximadas, con 20 minutos en cada lugar. Llame antes de ir.",
  onFootOnly: "Sin conexión no hay horarios de autobús. Este es el orden a pie.",
  onlyFirst: (count) => `Solo se ordenan los primeros ${count} favoritos.`,
  at: (minute, day) => `${day === null ? "" : `el ${days[day]} `}${atTime(minute)}`,
  leave: {
    WALK: (at) => `Salga ${at}, a pie.`,
    BUS: (at) => `Prepárese para salir ${at}, en autobús.`,
    RAIL: (at) => `Prepárese para salir ${at}, en tren.`,
    FERRY: (at) => `Prepárese para salir ${at}, en ferri.`,
  },
  there: (at) => sentence(`Llega ${at}`),
  opens: (at) => sentence(`Abre ${at}`),
  closes: (at) => sentence(`Cierra ${at}`),
  closesLater: "Hoy no cierra.",
  neverCloses: "Está abierto de día y de noche.",
  seeWay: (name) => `Cómo llegar a ${name}`,
  none: "Hoy no puede llegar a ninguno de sus favoritos mientras está abierto.",
  unreached: "Hoy no",
  why: {
    CLOSED: "Está cerrado, o cierra antes de que usted llegue.",
    HOURS_UNKNOWN: "No se sabe el horario. Llame antes.",
    NO_WAY: "No muestra su dirección. Llame para saber cómo llegar.",
  },
  ready: (count) => (count === 1 ? "1 favorito en orden." : `${count} favoritos en orden.`),
  print: "Imprimir este orden",
};
