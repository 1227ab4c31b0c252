import type { LocationOfferWords } from "../en/location-offer.ts";

export const locationOffer: LocationOfferWords = {
  use: "Usar mi ubicación",
  why: "Para mostrar primero lo más cercano a usted.",
  locating: "Buscando dónde está",
  savedArea: "su zona guardada",
  aroundSaved: (label) => `Alrededor de ${label}, que usted guardó para usar sin internet.`,
};
