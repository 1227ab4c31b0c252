import { durationText } from "../../base/duration-text.ts";
import { atTime, sentence } from "../../base/spanish-sentences.ts";
import type { FavouritesOrderWords } from "../../en/favorites/favourites-order.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { openingHours } from "../services/opening-hours.ts";

const { days } = openingHours;

/** "Tome el autobús 12 en Pier a las 10:05 a. m." A line may have no name. */
function rideBy(ride: string): FavouritesOrderWords["ride"]["BUS"] {
  return (line, stop, at, duration) =>
    `${sentence(`Tome el ${line === null ? ride : `${ride} ${line}`} en ${stop} ${at}`)} El viaje dura ${duration}.`;
}

export const favouritesOrder: FavouritesOrderWords = {
  title: "En orden para hoy",
  loading: "Buscamos el mejor orden.",
  date: (weekday, { year, month, day }) =>
    `${days[weekday]} ${day === 1 ? "1.º" : day} de ${datesAndTimes.months[month - 1]} de ${year}`,
  from: (place, at) =>
    sentence(`${place === null ? "Desde donde está usted" : `Desde el centro de ${place}`}, saliendo ${at}`),
  estimates: "Las horas son aproximadas, con 20 minutos en cada lugar. Llame antes de ir.",
  trouble: {
    OFFLINE: "Sin internet no hay horarios de autobús. Este es el orden a pie.",
    FAILED: "No pudimos cargar los horarios de autobús. Este es el orden a pie.",
    NO_TIMETABLES: "Faltan algunos horarios de autobús. Puede haber una manera más rápida.",
  },
  onlyFirst: (count) => `Solo se ordenan los primeros ${count} favoritos.`,
  at: (minute, day) => `${day === null ? "" : `el ${days[day]} `}${atTime(minute)}`,
  minutes: durationText,
  walk: (at, duration) => `Salga ${at} y camine ${duration}.`,
  leave: (at) => sentence(`Salga ${at}`),
  ride: { BUS: rideBy("autobús"), RAIL: rideBy("tren"), FERRY: rideBy("ferri") },
  there: (at) => sentence(`Llega ${at}`),
  opens: (at) => sentence(`Abre ${at}`),
  closes: (at) => sentence(`Cierra ${at}`),
  closesLater: "Hoy no cierra.",
  neverCloses: "Está abierto de día y de noche.",
  seeWay: (name) => `Cómo llegar a ${name}`,
  none: "Hoy no puede llegar a ninguno de sus favoritos mientras está abierto.",
  unreached: "Hoy no",
  why: {
    CLOSED: "Ya no abre hoy.",
    HOURS_UNKNOWN: "No se sabe el horario. Llame antes.",
    NO_WAY: "No muestra su dirección. Llame para saber cómo llegar.",
    NOT_IN_TIME: "No hay tiempo de llegar antes de que cierre.",
    TOO_FAR: "Está a más de diez millas a pie, y no encontramos autobús ni tren.",
  },
  ready: (count) => (count === 1 ? "1 favorito en orden." : `${count} favoritos en orden.`),
  print: "Imprimir este orden",
};
