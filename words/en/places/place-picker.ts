/** The location picker. */
export const placePicker = {
  title: "Choose City/Zip for Services",
  searchLabel: "City or ZIP code",
  useCurrentLocation: "Use my current location",
  locating: "Finding your location",
  /** Explains what happens to the visitor's location. */
  privacy: "We round your location to about 300 feet. It is kept until you close the browser.",
  clear: "Show services without a place",
  /** How long a chosen place stays. */
  kept: "The place you chose stays for a year, or until you take it away here.",
  cities: "Cities",
  zips: "ZIP codes",
  noMatch: "No matching results found. Please enter a different location.",
  denied: "Can not get your current location. Go to Settings and allow location, or type a city or ZIP.",
  found: (count: number) => (count === 1 ? "1 place found" : `${count} places found`),
};

export type PlacePickerWords = typeof placePicker;
