import type { AskedPlaceWords } from "../en/asked-place.ts";

export const askedPlace: AskedPlaceWords = {
  near: (place) => `Cerca de ${place}`,
  change: "cambiar",
  keep: "usar siempre este lugar",
};
