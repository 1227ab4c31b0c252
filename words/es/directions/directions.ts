import { durationText } from "../../base/duration-text.ts";
import { atTime, sentence } from "../../base/spanish-sentences.ts";
import type { DirectionsWords } from "../../en/directions/directions.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";
import { openingHours } from "../services/opening-hours.ts";
import { arrivals } from "./arrivals.ts";

const { days } = openingHours;

const rides: DirectionsWords["rides"] = { BUS: "Autobús", RAIL: "Tren", FERRY: "Ferri" };

export const directions: DirectionsWords = {
  title: "Cómo llegar",
  loading: "Buscando cómo llegar.",
  time: (minute, day) =>
    day === null ? datesAndTimes.time(minute) : `${days[day]}, ${datesAndTimes.time(minute)}`,
  at: (minute, day) => `${day === null ? "" : `el ${days[day]} `}${atTime(minute)}`,
  minutes: durationText,
  fromHere: "Desde donde está usted",
  fromCenter: (place) => `Desde el centro de ${place}`,
  leavingNow: (time) => `saliendo ahora (${time})`,
  leaving: (when) => `saliendo ${when}`,
  when: "Cuándo ir",
  opens: (when) => `Abre ${when}`,
  nowAnyway: "Ir ahora de todos modos",
  mapApp: "Abrir en una app de mapas",
  change: "Cambiar",
  fromWhere: "¿Desde dónde sale?",
  fromWhereHint: "Use su ubicación, o elija una ciudad o un código postal.",
  choose: "Elegir desde dónde salgo",
  ways: "Maneras de llegar",
  rides,
  onFoot: "A pie",
  rideLeaves: (ride, when, stop) =>
    `Tome el ${ride.charAt(0).toLowerCase()}${ride.slice(1)} en ${stop} ${when}`,
  walkArrives: (duration, when) => sentence(`${duration} a pie. Usted llega ${when}`),
  rideArrives: (duration, when) => sentence(`El viaje dura ${duration}. Usted llega ${when}`),
  arrival: {
    OPEN: arrivals.OPEN,
    CLOSED: arrivals.CLOSED,
    CLOSES_SOON: arrivals.CLOSES_SOON,
    ASK: "Llame para saber si estará abierto",
  },
  opensAfter: (duration) => `Abre ${duration} después de que llegue`,
  steps: "Pasos del viaje",
  walkTo: (duration, to) => `Camine ${duration} hasta ${to}`,
  walkToStop: (duration, stop) => `Camine ${duration} hasta la parada ${stop}`,
  toward: (ride, headsign) => `${ride} hacia ${headsign}`,
  getOff: (stops, stop) =>
    stops === null || stops < 2 ? `Baje en ${stop}.` : `Son ${stops} paradas. Baje en ${stop}.`,
  later: "El siguiente",
  leaves: (time) => `Sale: ${time}`,
  arrives: (time) => `llega: ${time}`,
  onFootArrives: (distance, time) => `A pie: ${distance}, llega: ${time}`,
  lastBack: (when) => sentence(`El último viaje de regreso sale ${when}`),
  noRideBack: "No encontramos un viaje de regreso ese día.",
  noRide: "No encontramos autobús ni tren para este viaje a esta hora.",
  estimates: "Medimos la caminata en línea recta y sumamos 30\u00a0%. Puede ser más larga.",
  tooFarToWalk: (distance) => `A pie son ${distance}. Es demasiado lejos para caminar.`,
  longWalk: "A pie queda lejos: más de una hora. Llame antes de ir.",
  none: "No encontramos cómo llegar. Llame para preguntar.",
  offline: "Los horarios de autobús necesitan internet. El tiempo a pie sí está aquí.",
  failed: "No pudimos cargar los horarios de autobús.",
  missed: "Ese ya salió. Buscamos el siguiente.",
};
