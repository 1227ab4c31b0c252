import type { FavouritesOrderWords } from "../en/favourites-order.ts";
import { datesAndTimes } from "./dates-and-times.ts";

/** Times end with a full stop of their own. */
export const favouritesOrder: FavouritesOrderWords = {
  title: "En orden para hoy",
  loading: "Buscamos el mejor orden.",
  from: (place) => (place === null ? "Desde donde está usted." : `Desde el centro de ${place}.`),
  estimates: "Las horas son aproximadas, con 20 minutos en cada lugar. Llame antes de ir.",
  onFootOnly: "Sin conexión no hay horarios de autobús. Este es el orden a pie.",
  onlyFirst: (count) => `Solo se ordenan los primeros ${count} favoritos.`,
  time: datesAndTimes.time,
  leave: {
    WALK: (time) => `Salga a las ${time}, a pie.`,
    BUS: (time) => `Prepárese para salir a las ${time}, en autobús.`,
    RAIL: (time) => `Prepárese para salir a las ${time}, en tren.`,
    FERRY: (time) => `Prepárese para salir a las ${time}, en ferri.`,
  },
  there: (time) => `Llega a las ${time}`,
  opens: (time) => `Abre a las ${time}`,
  closes: (time) => `Cierra a las ${time}`,
  allDay: "Hoy no cierra.",
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
