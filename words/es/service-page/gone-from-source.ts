import type { GoneFromSourceWords } from "../../en/service-page/gone-from-source.ts";

export const goneFromSource: GoneFromSourceWords = {
  text: "La lista de donde viene esta información ya no incluye este lugar. Llame antes de ir.",
};
