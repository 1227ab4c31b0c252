import type { LocationOfferWords } from "../../en/places/location-offer.ts";

export const locationOffer: LocationOfferWords = {
  use: "Usar mi ubicación",
  why: "Para ver primero lo más cercano.",
  locating: "Buscando dónde está",
  savedArea: "su zona guardada",
  aroundSaved: (label) => `Alrededor de ${label}, que usted guardó para usar sin internet.`,
};
