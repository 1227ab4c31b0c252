import { cleanLine } from "../base/text/clean-text.ts";
import { withoutEnding } from "../base/text/without-ending.ts";

/** Cleaning of the parts of imported addresses. */

const STATE_NAMES: Readonly<Record<string, string>> = {
  alabama: "AL",
  alaska: "AK",
  arizona: "AZ",
  arkansas: "AR",
  california: "CA",
  colorado: "CO",
  connecticut: "CT",
  delaware: "DE",
  "district of columbia": "DC",
  florida: "FL",
  georgia: "GA",
  hawaii: "HI",
  idaho: "ID",
  illinois: "IL",
  indiana: "IN",
  iowa: "IA",
  kansas: "KS",
  kentucky: "KY",
  louisiana: "LA",
  maine: "ME",
  maryland: "MD",
  massachusetts: "MA",
  michigan: "MI",
  minnesota: "MN",
  mississippi: "MS",
  missouri: "MO",
  montana: "MT",
  nebraska: "NE",
  nevada: "NV",
  "new hampshire": "NH",
  "new jersey": "NJ",
  "new mexico": "NM",
  "new york": "NY",
  "north carolina": "NC",
  "north dakota": "ND",
  ohio: "OH",
  oklahoma: "OK",
  oregon: "OR",
  pennsylvania: "PA",
  "puerto rico": "PR",
  "rhode island": "RI",
  "south carolina": "SC",
  "south dakota": "SD",
  tennessee: "TN",
  texas: "TX",
  utah: "UT",
  vermont: "VT",
  virginia: "VA",
  washington: "WA",
  "west virginia": "WV",
  wisconsin: "WI",
  wyoming: "WY",
  guam: "GU",
  "virgin islands": "VI",
  "american samoa": "AS",
  alberta: "AB",
  "british columbia": "BC",
  manitoba: "MB",
  "new brunswick": "NB",
  "newfoundland and labrador": "NL",
  "northwest territories": "NT",
  "nova scotia": "NS",
  nunavut: "NU",
  ontario: "ON",
  "prince edward island": "PE",
  quebec: "QC",
  québec: "QC",
  saskatchewan: "SK",
  yukon: "YT",
};

const CANADIAN_PROVINCES: readonly string[] = [
  "AB",
  "BC",
  "MB",
  "NB",
  "NL",
  "NS",
  "NT",
  "NU",
  "ON",
  "PE",
  "QC",
  "SK",
  "YT",
];

/** `"FL "` → `FL`, `Florida` → `FL`; a name of another country's province stays as written; empty → "". */
export function cleanState(raw: string | null): string {
  const text = cleanLine(raw) ?? "";
  if (/^[a-z]\.?[a-z]\.?$/iu.test(text)) return text.replaceAll(".", "").toUpperCase();
  const code = /^US-([A-Z]{2})$/u.exec(text)?.[1];
  return code ?? STATE_NAMES[text.toLowerCase()] ?? text;
}

/** ZIP+4 keeps its five digits, a ZIP that lost its leading zero gets it back, a Canadian code is `A1A 1A1`. */
export function cleanZip(raw: string | null): string | null {
  const text = cleanLine(raw);
  if (text === null) return null;
  const zip = /^(\d{5})(?:[-\s]?\d{4})?$/u.exec(text)?.[1];
  if (zip !== undefined) return zip === "00000" ? null : zip;
  if (/^\d{4}$/u.test(text)) return `0${text}`;
  const canadian = /^([a-z]\d[a-z])[\s-]?(\d[a-z]\d)$/iu.exec(text);
  if (canadian !== null) return `${canadian[1]} ${canadian[2]}`.toUpperCase();
  // Codes of other countries stay as written if plausible.
  return /\d/u.test(text) && text.length <= 12 ? text : null;
}

const COUNTRIES: Readonly<Record<string, string>> = {
  us: "United States",
  usa: "United States",
  "u.s.": "United States",
  "u.s.a.": "United States",
  "united states": "United States",
  "united states of america": "United States",
  "estados unidos": "United States",
  ca: "Canada",
  can: "Canada",
  canada: "Canada",
  canadá: "Canada",
  mx: "Mexico",
  mex: "Mexico",
  mexico: "Mexico",
  méxico: "Mexico",
  gb: "United Kingdom",
  uk: "United Kingdom",
  "united kingdom": "United Kingdom",
};

/** The English name. Where nothing is written the state and the postal code tell, else the United States. */
export function cleanCountry(raw: string | null, state: string, zip: string | null): string {
  const text = cleanLine(raw);
  if (text !== null) return COUNTRIES[text.toLowerCase()] ?? text;
  const isCanadian = CANADIAN_PROVINCES.includes(state) || (zip !== null && /^[A-Z]\d[A-Z] /u.test(zip));
  return isCanadian ? "Canada" : "United States";
}

/** `MIAMI` → `Miami`; a name in small and large letters stays as written; empty → "". */
export function cleanCity(raw: string | null): string {
  const text = withoutEnding(cleanLine(raw) ?? "", ",;");
  if (text === "" || text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
