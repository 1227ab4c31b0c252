import type { RollCallWords } from "../../en/hard-nights/roll-call.ts";

export const rollCall: RollCallWords = {
  since: {
    COLD: "desde que empezó el frío",
    HEAT: "desde que empezó el calor",
    SMOKE: "desde que llegó el humo",
    STORM: "desde la tormenta",
  },
  today: {
    YES: (time) => `Dijeron que hoy abren (${time}).`,
    LIMITED: (time) => `Dijeron que hoy abren, con límites (${time}). Llame antes de ir.`,
    NO: (time) => `Dijeron que hoy no abren (${time}). Llame antes de ir.`,
  },
  earlier: {
    YES: (when) => `El ${when} dijeron que ese día abrían. Llame antes de ir.`,
    LIMITED: (when) => `El ${when} dijeron que ese día abrían, con límites. Llame antes de ir.`,
    NO: (when) => `El ${when} dijeron que ese día no abrían. Llame antes de ir.`,
  },
  dateTime: (month, day, time) => `${day === 1 ? "1.º" : day} de ${month} (${time})`,
  silent: (since) => `No han contestado ${since}. Llame antes de ir.`,
  details: {
    takenUntil: (time) => `Reciben gente hasta: ${time}.`,
    bedsLeft: (count) => (count === 0 ? "Ya no quedaban camas." : `Camas que quedaban: ${count}.`),
    overflow: "Tienen más lugar aparte de las camas.",
    noOverflow: "No tienen más lugar que las camas.",
    pets: "Se pueden llevar mascotas.",
    noPets: "Sin mascotas.",
  },
};
