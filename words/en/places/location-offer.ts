/** The offer in the first row of a list without a place. */
export const locationOffer = {
  use: "Use my location",
  why: "To show what is nearest to you first.",
  locating: "Finding your location",
  savedArea: "your saved area",
  aroundSaved: (label: string) => `Around ${label}, which you saved for offline use.`,
};

export type LocationOfferWords = typeof locationOffer;
