import type { CriticalAlertsWords } from "../../en/alerts/critical-alerts.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

export const criticalAlerts: CriticalAlertsWords = {
  title: "Avisos",
  openTill: ({ month, day }, minute) => {
    const date = `Hasta el ${day === 1 ? "1.º" : day} ${datesAndTimes.months[month - 1]?.slice(0, 3)}`;
    return minute === null ? date : `${date}, ${datesAndTimes.time(minute)}`;
  },
  position: (at, of) => `${at} de ${of}`,
  pause: "Pausar avisos",
  play: "Reanudar avisos",
  previous: "Aviso anterior",
  next: "Aviso siguiente",
  dismiss: "Cerrar este aviso",
  see: (name) => `Ver ${name}`,
};
