/** The offer in the first row of a list without a place. */
export const locationOffer = {
  use: "Use my location",
  why: "To show what is nearest to you first.",
  locating: "Finding your location",
};

export type LocationOfferWords = typeof locationOffer;
