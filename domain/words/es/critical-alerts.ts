import { clockParts } from "../../time/clock-time.ts";
import type { CriticalAlertsWords } from "../en/critical-alerts.ts";

export const criticalAlerts: CriticalAlertsWords = {
  title: "Avisos",
  openTill: ({ month, day }, minute) => {
    const date = `Hasta el ${day === 1 ? "1.º" : day} ${shortMonths[month - 1]}`;
    return minute === null ? date : `${date}, ${timeOf(minute)}`;
  },
  position: (at, of) => `${at} de ${of}`,
  pause: "Pausar avisos",
  play: "Reanudar avisos",
  previous: "Aviso anterior",
  next: "Aviso siguiente",
  dismiss: "Cerrar este aviso",
  see: (name) => `Ver ${name}`,
};

const shortMonths = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

/** `11 p. m.`, whose parts never stand alone on a line. */
function timeOf(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  if (minute === 0) return "medianoche";
  if (minute === 12 * 60) return "mediodía";
  const clock = past === 0 ? `${hour12}` : `${hour12}:${String(past).padStart(2, "0")}`;
  return `${clock}\u00a0${isMorning ? "a.\u00a0m." : "p.\u00a0m."}`;
}
