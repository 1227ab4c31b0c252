import type { NationalCrisisLinesWords } from "../../en/contacts/national-crisis-lines.ts";

export const nationalCrisisLines: NationalCrisisLinesWords = {
  lifeline: "988 Línea de Prevención del Suicidio y Crisis",
  lifelineHint: "Llame o mande texto a toda hora, en español",
  text: "Texto",
  twoOneOne: "211",
  twoOneOneHint: "Comida, albergue y toda otra necesidad, a toda hora",
  emergency: "911 Emergencias",
  emergencyHint: "Si alguien está en peligro ahora",
  always: "Abierto 24 horas",
};
