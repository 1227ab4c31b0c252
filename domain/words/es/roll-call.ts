import type { RollCallWords } from "../en/roll-call.ts";

export const rollCall: RollCallWords = {
  since: {
    COLD: "desde que empezó el frío",
    HEAT: "desde que empezó el calor",
    SMOKE: "desde que llegó el humo",
    STORM: "desde la tormenta",
  },
  marks: {
    YES: (since) => `Horario confirmado ${since}.`,
    LIMITED: (since) => `Abre con límites, confirmado ${since}. Llame antes de ir.`,
    NO: (since) => `Avisó ${since} que cerraba ese día. Llame antes de ir.`,
    SILENT: (since) => `Sin confirmar ${since}. Llame antes de ir.`,
  },
};
