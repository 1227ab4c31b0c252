/** Countries of the North American Numbering Plan, by their English names; all of them are called with 1. */
const NORTH_AMERICA: ReadonlySet<string> = new Set([
  "United States",
  "Canada",
  "Puerto Rico",
  "U.S. Virgin Islands",
  "Guam",
  "American Samoa",
  "Northern Mariana Islands",
  "U.S. Outlying Islands",
  "Anguilla",
  "Antigua & Barbuda",
  "Bahamas",
  "Barbados",
  "Bermuda",
  "British Virgin Islands",
  "Cayman Islands",
  "Dominica",
  "Dominican Republic",
  "Grenada",
  "Jamaica",
  "Montserrat",
  "Sint Maarten",
  "St. Kitts & Nevis",
  "St. Lucia",
  "St. Vincent & Grenadines",
  "Trinidad & Tobago",
  "Turks & Caicos Islands",
]);

/** Whether a country uses the North American Numbering Plan; an empty name counts as the United States. */
export function isNorthAmerica(country: string): boolean {
  return country === "" || NORTH_AMERICA.has(country);
}
