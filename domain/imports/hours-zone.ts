/** States that lie in one time zone, by the letter of the zone. Of the others a text may name the zone of another part. */
const STATES: Readonly<Record<string, string>> = {
  e: "CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV",
  c: "AL AR IA IL LA MN MO MS OK WI",
  m: "CO MT NM UT WY",
  p: "CA WA",
};

const NAMES: Readonly<Record<string, string>> = {
  eastern: "e",
  central: "c",
  mountain: "m",
  pacific: "p",
  este: "e",
  centro: "c",
  "la montana": "m",
  pacifico: "p",
};

/** `9am - 5pm Eastern`, `8–4 CST`, `9–5 hora del este`: behind a time, in brackets or not. */
const ZONE =
  /(?<=(?:\d|[ap]\.?m\.?),?\s?)\(?\b(?:(eastern|central|mountain|pacific)(?:\s(?:standard|daylight))?(?:\stime)?|([ecmp])[sd]?t|hora (?:del? )?(este|centro|la montaña|pac[ií]fico))\b\)?/giu;

/** A text of hours without the names of the time zone that its service's state has; those of others stay. */
export function withoutOwnZone(text: string, state: string): string {
  return text.replace(
    ZONE,
    (whole, english: string | undefined, letter: string | undefined, spanish: string | undefined) => {
      const name = (english ?? spanish ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      const zone = letter?.toLowerCase() ?? NAMES[name] ?? "";
      return state !== "" && STATES[zone]?.split(" ").includes(state) === true ? "" : whole;
    },
  );
}
