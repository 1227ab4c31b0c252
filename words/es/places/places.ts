import type { PlacesWords } from "../../en/places/places.ts";

export const places: PlacesWords = {
  choosePlace: "Elija un lugar",
  change: "cambiar el lugar",
  currentLocation: "Ubicación actual",
};
