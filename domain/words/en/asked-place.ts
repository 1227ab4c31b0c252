/** Above a list around the place that a search names. */
export const askedPlace = {
  near: (place: string) => `Near ${place}`,
  /** Opens the picker of places. */
  change: "change",
  /** Makes it the visitor's place. */
  keep: "keep this place",
};

export type AskedPlaceWords = typeof askedPlace;
