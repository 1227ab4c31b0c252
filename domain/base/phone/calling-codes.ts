/** How the numbers of a country are written at home and from abroad. */
interface CallingCode {
  /** The country code, without the plus. */
  readonly code: string;
  /** Prefix dialed within the country and omitted from abroad; absent: there is none. */
  readonly trunk?: string;
}

/** Countries that directories of the Americas deal with, by their English names. */
const CODES: ReadonlyMap<string, CallingCode> = new Map(
  Object.entries({
    Argentina: { code: "54", trunk: "0" },
    Australia: { code: "61", trunk: "0" },
    Austria: { code: "43", trunk: "0" },
    Belgium: { code: "32", trunk: "0" },
    Belize: { code: "501" },
    Bolivia: { code: "591", trunk: "0" },
    Brazil: { code: "55", trunk: "0" },
    Chile: { code: "56" },
    China: { code: "86", trunk: "0" },
    Colombia: { code: "57" },
    "Costa Rica": { code: "506" },
    Cuba: { code: "53", trunk: "0" },
    Denmark: { code: "45" },
    Ecuador: { code: "593", trunk: "0" },
    "El Salvador": { code: "503" },
    Finland: { code: "358", trunk: "0" },
    France: { code: "33", trunk: "0" },
    Germany: { code: "49", trunk: "0" },
    Guatemala: { code: "502" },
    Haiti: { code: "509" },
    Honduras: { code: "504" },
    India: { code: "91", trunk: "0" },
    Ireland: { code: "353", trunk: "0" },
    Israel: { code: "972", trunk: "0" },
    Italy: { code: "39" },
    Japan: { code: "81", trunk: "0" },
    Kenya: { code: "254", trunk: "0" },
    Mexico: { code: "52" },
    Netherlands: { code: "31", trunk: "0" },
    "New Zealand": { code: "64", trunk: "0" },
    Nicaragua: { code: "505" },
    Nigeria: { code: "234", trunk: "0" },
    Norway: { code: "47" },
    Panama: { code: "507" },
    Paraguay: { code: "595", trunk: "0" },
    Peru: { code: "51", trunk: "0" },
    Philippines: { code: "63", trunk: "0" },
    Poland: { code: "48" },
    Portugal: { code: "351" },
    "South Africa": { code: "27", trunk: "0" },
    "South Korea": { code: "82", trunk: "0" },
    Spain: { code: "34" },
    Sweden: { code: "46", trunk: "0" },
    Switzerland: { code: "41", trunk: "0" },
    Ukraine: { code: "380", trunk: "0" },
    "United Kingdom": { code: "44", trunk: "0" },
    Uruguay: { code: "598", trunk: "0" },
    Venezuela: { code: "58", trunk: "0" },
  }),
);

/** Returns how numbers of a country are dialed; null if it is not known. */
export function findCallingCode(country: string): CallingCode | null {
  return CODES.get(country) ?? null;
}
