/** Places in headings and in the button of the location picker. */
export const places = {
  choosePlace: "Choose a place",
  change: "change place",
  currentLocation: "Current Location",
};

export type PlacesWords = typeof places;
