import type { OtherTabsWords } from "../../en/base/other-tabs.ts";

export const otherTabs: OtherTabsWords = {
  inOtherTabs: "En otras pestañas:",
  foundIn: (tab, count) => `En ${tab} · ${count}`,
  allIn: (tab) => `Ver todo en ${tab}`,
  schoolLead: "¿Tiene hijos en la escuela y no tiene casa propia?",
  schoolHelp: "Ayuda escolar para familias",
};
