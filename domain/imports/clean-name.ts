import { withoutEnding } from "../base/text/without-ending.ts";

/**
 * Changes names that were typed entirely in capitals to normal spelling.
 *
 * In such a name, capitals no longer show an abbreviation, so these stay: words that the record itself writes in
 * capitals in its running text, words without a vowel or with a point or a digit inside, and the words of the list
 * below.
 */

const ABBREVIATIONS = new Set(
  `AA AAA AARP ABA ACA ACE ACLU ADA ADHD AIDS ALS AMI ARC ASL ASPCA BBB CAHSD CCTV CEO CHI CHN CIL CINS COPD CPC CPR CSBG DC
  DCF DJJ DMV DOH DUI DUII DV EAP EBT ED EMS EOB ESE ESL ESOL EITC FAA FEMA FINS FIU FL FPL GED GLBT GLBTQ HIV HOPWA HUD IA
  IEP IOP IRS IT JCS JTCHC LGBT LGBTQ LGBTQI LIHEAP LLC MDC MIA MOU NA NAACP NAMI NASA NE NICU NW NY OAA OIC PACE PHP PO PTSD
  RCMA RN ROTC RSVP SE SHINE SNAP SOAR SSA SSDI SSI STD STEM STI SW TANF TB TDD TTY UCLA UF UM UNICEF US USA USDA USO VA VFW
  VITA VOCA VPK WIC YMCA YWCA II III IV VI VII VIII IX`.split(/\s+/u),
);

const SMALL_WORDS = new Set(
  `a an and as at but by for from in into nor of on or the to via vs with
  al con de del e el en la las los o para por y da das do dos du et le`.split(/\s+/u),
);

/** `THE LODGE, INC.` → `The Lodge, Inc.`; a name that is not in capitals stays as written. */
export function cleanName(name: string, runningText: string): string {
  const withoutOrdinals = name.replace(/\d(?:st|nd|rd|th)\b/gu, "");
  if (withoutOrdinals !== withoutOrdinals.toUpperCase() || !/\p{Lu}{3}/u.test(name)) return name;
  const kept = capitalsIn(runningText);
  let isFirst = true;
  return name.replace(/[\p{L}\p{N}][\p{L}\p{N}.'’]*/gu, (word, at: number) => {
    const before = name.slice(0, at).trimEnd();
    const starts = isFirst || /[:;–—(]$/u.test(before) || / -$/u.test(before) || /^-\s/u.test(before);
    isFirst = false;
    return spell(word, starts, kept);
  });
}

function spell(word: string, starts: boolean, kept: ReadonlySet<string>): string {
  const bare = withoutEnding(word, ".'’").replace(/['’]S$/u, "");
  const isSmall = SMALL_WORDS.has(word.toLowerCase());
  if (isSmall && !starts) return word.toLowerCase();
  if (isSmall) return capitalised(word);
  const lettersWithPoints = /^\p{L}\.(?:\p{L}\.?)+$/u.test(word);
  const hasNoVowel = bare.length > 1 && !/[AEIOUYÁÉÍÓÚÜ]/u.test(bare) && !TITLES.has(bare);
  if (/^\d+(?:ST|ND|RD|TH)$/u.test(bare)) return word.toLowerCase();
  if (lettersWithPoints || /\d/u.test(bare) || hasNoVowel || ABBREVIATIONS.has(bare) || kept.has(bare)) {
    return word.replace(/['’]S$/u, "’s");
  }
  return capitalised(word);
}

/** Abbreviations without a vowel that are written in lower case nevertheless. */
const TITLES = new Set("ST MR MRS DR JR SR FT MT CTR DEPT BLVD RD HWY PKWY LTD BLDG NTL TH ND RD".split(" "));

function capitalised(word: string): string {
  const lower = word.toLowerCase();
  const upper = lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  return upper.replace(
    /^(Mc|O['’])(\p{L})/u,
    (_whole, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
}

/** Words that a text in mixed case has in capitals only. */
function capitalsIn(text: string): ReadonlySet<string> {
  const words = text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const capitals = words.filter((word) => word.length > 1 && word === word.toUpperCase());
  // Text or headings entirely in capitals do not count.
  if (capitals.length * 4 > words.length) return new Set();
  const others = new Set(
    words.filter((word) => word !== word.toUpperCase()).map((word) => word.toUpperCase()),
  );
  return new Set(capitals.filter((word) => word.length <= 6 && !others.has(word)));
}
