/** What the lists call otherwise than people do. Decided by hand. */

/** Name and state as GeoNames has them → the name that the post and the people use. */
export const COMMON_NAMES: ReadonlyMap<string, string> = new Map([
  ["New York City, NY", "New York"],
  ["The Bronx, NY", "Bronx"],
  ["Washington, D.C., DC", "Washington"],
  ["City of Milford (balance), CT", "Milford"],
  ["City of Sammamish, WA", "Sammamish"],
  ["Village of Oak Creek (Big Park), AZ", "Village of Oak Creek"],
  ["Middlebury (village), VT", "Middlebury"],
  ["Stambaugh, Iron River, MI", "Stambaugh"],
  ["New Century, KS, KS", "New Century"],
  ["Tamuning-Tumon-Harmon Village, GU", "Tamuning"],
]);

/** Name and state as we have them → other names that people type, Spanish ones among them. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["New York, NY", ["New York City", "NYC", "Nueva York"]],
  ["Bronx, NY", ["The Bronx", "El Bronx"]],
  ["Los Angeles, CA", ["LA"]],
  ["San Francisco, CA", ["SF"]],
  ["Washington, DC", ["DC"]],
  ["Philadelphia, PA", ["Philly", "Filadelfia"]],
  ["New Orleans, LA", ["NOLA", "Nueva Orleans"]],
  ["Ventura, CA", ["San Buenaventura"]],
  ["Louisville, KY", ["Louisville Jefferson County"]],
  ["Nashville, TN", ["Nashville Davidson"]],
  ["Hagåtña, GU", ["Agana"]],
  ["Québec, QC", ["Quebec City", "Ville de Québec"]],
]);

/** Parts of Canadian cities that still stand in addresses and that GeoNames leaves out; the postal areas have them. */
export const CANADIAN_PARTS: ReadonlyMap<string, string> = new Map([
  ["Gloucester", "ON"],
  ["Orleans", "ON"],
]);

/** GeoNames' numbers of Canadian provinces. */
export const CANADIAN_PROVINCES: ReadonlyMap<string, string> = new Map([
  ["01", "AB"],
  ["02", "BC"],
  ["03", "MB"],
  ["04", "NB"],
  ["05", "NL"],
  ["07", "NS"],
  ["08", "ON"],
  ["09", "PE"],
  ["10", "QC"],
  ["11", "SK"],
  ["12", "YT"],
  ["13", "NT"],
  ["14", "NU"],
]);
