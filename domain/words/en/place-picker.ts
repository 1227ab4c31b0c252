/** The location picker. */
export const placePicker = {
  title: "Choose City/Zip for Services",
  searchLabel: "City or ZIP",
  useCurrentLocation: "Use my current location",
  locating: "Finding where you are",
  /** What happens to the position. */
  privacy: "Only rounded to about 300 feet, and not kept.",
  cities: "Cities",
  zips: "ZIP codes",
  noMatch: "No matching results found. Please enter a different location.",
  denied: "Can not get your current location. Go to Settings and allow location, or type a city or ZIP.",
  found: (count: number) => (count === 1 ? "1 place found" : `${count} places found`),
};

export type PlacePickerWords = typeof placePicker;
