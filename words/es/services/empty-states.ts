import type { EmptyStatesWords } from "../../en/services/empty-states.ts";
import { provisions } from "./door-facts.ts";

export const emptyStates: EmptyStatesWords = {
  title: "No hay resultados con estos filtros",
  titleInTab: (tab) => `No hay resultados con estos filtros en ${tab}`,
  titleSearch: "Ningún servicio coincide con su búsqueda.",
  notInTab: (tab) => `En ${tab} no hay nada.`,
  noneThen: "A esa hora no hay nada así abierto.",
  noneNow: "Ahora no hay nada así abierto.",
  theseOpenNext: "Estos abren pronto:",
  nothingNear: "No hay nada así a menos de 100 millas",
  fartherAway: "Más lejos",
  noneSays: (what) => `Ninguno lo dice: ${what.join(", ")}. Pregunte cuando llame.`,
  withoutProvisions: "Ver los demás y preguntar",
  provisionNames: provisions.names,
  openOnly: (what) => `${what}: no hay nada abierto ahora`,
  showClosed: "Ver también los cerrados",
  everyone: "Para todos, no solo este grupo",
  allOf: (tab) => `Todo en ${tab}`,
  allTabs: "Buscar en todo",
  withoutSearch: (text) => `Quitar “${text}”`,
  opensNext: "Abren pronto",
  nearest: "Más cerca",
  savedOnly: "Puede haber más servicios",
  savedOnlyHint: "Sin internet, solo se ve lo que guardó este dispositivo.",
  call211: "Llamar al 211",
  someoneToTalkTo: "Alguien con quien hablar, ahora",
};
