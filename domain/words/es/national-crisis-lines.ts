import type { NationalCrisisLinesWords } from "../en/national-crisis-lines.ts";

export const nationalCrisisLines: NationalCrisisLinesWords = {
  lifeline: "988 Línea de Prevención del Suicidio y Crisis",
  lifelineHint: "Llame o escriba, día y noche, en español e inglés",
  text: "Mensaje",
  twoOneOne: "211",
  twoOneOneHint: "Comida, albergue y cualquier otra necesidad, día y noche",
  emergency: "911 Emergencias",
  emergencyHint: "Cuando alguien está en peligro ahora",
  always: "Abierto las 24 horas",
};
