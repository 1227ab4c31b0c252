import { countryName } from "../base/languages/country-names.ts";
import { type Language, MAIN_LANGUAGES } from "../base/languages/language.ts";
import { toLocale } from "../base/languages/locale.ts";

/** ISO 3166-1 alpha-2 codes, the United States and Canada first. */
const CODES =
  "US CA AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

/** Number of countries listed before the others. */
const FIRST = 2;

/** A country of the form's list. */
export interface Country {
  /** Two letters. */
  readonly code: string;
  /** English name, as stored and sent. */
  readonly name: string;
  /** Name in the reader's language. */
  readonly label: string;
}

/** Lists all countries: the United States and Canada, then the others by their names in that language. */
export function countries(language: Language): Country[] {
  const all = CODES.map((code) => ({
    code,
    name: countryName(code, "en"),
    label: countryName(code, language),
  }));
  const others = all.slice(FIRST).sort((a, b) => a.label.localeCompare(b.label, toLocale(language)));
  return [...all.slice(0, FIRST), ...others];
}

/**
 * The stored English name of a country by its code or its name in either language, case-insensitive; null where
 * unknown. Names may differ between browsers, codes do not.
 */
export function findCountry(written: string): string | null {
  const name = written.trim().toLowerCase();
  const alias = ALIASES.get(name);
  const code =
    alias ??
    CODES.find(
      (each) =>
        each.toLowerCase() === name ||
        MAIN_LANGUAGES.some((language) => countryName(each, language).toLowerCase() === name),
    );
  return code === undefined ? null : countryName(code, "en");
}

const ALIASES: ReadonlyMap<string, string> = new Map([
  ["usa", "US"],
  ["u.s.", "US"],
  ["u.s.a.", "US"],
  ["united states of america", "US"],
  ["ee. uu.", "US"],
  ["ee.uu.", "US"],
]);
