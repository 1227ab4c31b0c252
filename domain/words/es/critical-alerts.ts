import { clockParts } from "../../time/clock-time.ts";
import type { CriticalAlertsWords } from "../en/critical-alerts.ts";

export const criticalAlerts: CriticalAlertsWords = {
  title: "Avisos",
  openTill: (date, minute) =>
    minute === null ? `Abierto hasta ${date}` : `Abierto hasta ${date} ${timeOf(minute)}`,
  position: (at, of) => `${at} de ${of}`,
  pause: "Pausar avisos",
  play: "Reanudar avisos",
  previous: "Aviso anterior",
  next: "Aviso siguiente",
  dismiss: "Cerrar este aviso",
  see: (name) => `Ver ${name}`,
};

function timeOf(minute: number): string {
  const { hour12, minute: past, isMorning } = clockParts(minute);
  return `${hour12}:${String(past).padStart(2, "0")} ${isMorning ? "a.\u00a0m." : "p.\u00a0m."}`;
}
