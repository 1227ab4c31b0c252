import type { DangerFamily } from "../danger-families.ts";

/**
 * A danger of which a text is the name alone, with no word of who or how: a table of a family would take such a word
 * for danger wherever it stands. `;` between names.
 */
const HAPPENING: readonly (readonly [DangerFamily, string])[] = [
  [
    "STRANGULATION",
    "strangled; strangulation; strangling; estrangulada; estrangulado; estrangulamiento; ahorcada",
  ],
  [
    "TRACKING",
    "stalked; being stalked; getting stalked; being followed; being tracked; me acosan; me siguen; me persiguen; me acechan; me vigilan",
  ],
  [
    "BLEEDING",
    "bleeding; bleeding out; bleeding bad; stabbed; gunshot; gunshot wound; sangrado; sangrando; desangrandose; apunalado; apunalada; baleado; baleada; herida de bala",
  ],
  [
    "NOT_BREATHING",
    "choking; suffocating; asfixia; asfixiado; ahogandose; atragantado; atragantada; atragantandose",
  ],
  ["GAS", "carbon monoxide; monoxido; monoxido de carbono; olor a gas; smell gas"],
  [
    "MEDICAL",
    "stroke; having stroke; allergic reaction; severe allergy; alergia grave; reaccion alergica; paro cardiaco",
  ],
  ["LABOR", "miscarriage; miscarrying; contractions; contracciones; fuente rota"],
  ["INSULIN", "low blood sugar; high blood sugar; low sugar; no insulin; sin insulina"],
  [
    "THREAT_TO_OTHERS",
    "homicidal; homicidal thoughts; violent thoughts; homicida; pensamientos homicidas; pensamientos violentos",
  ],
  ["CAREGIVER", "postpartum rage; shaking baby; shaken baby; shook baby; sacudi al bebe; sacudi bebe"],
  [
    "WITNESS",
    "assault in progress; fight outside; pelea afuera; someone screaming; alguien gritando; gritos afuera",
  ],
  ["COLD", "congelandome; freezing"],
  ["INFECTION", "septic; wound infection; infected wound; herida infectada"],
  ["WITHDRAWAL", "dope sick; dopesick; malilla; withdrawals"],
  ["IMMIGRATION", "la migra; migra; redada; redadas; ice raids; detained; detained by ice; detenido por ice"],
];
const LOOKED_FOR: readonly (readonly [DangerFamily, string])[] = [
  [
    "SUICIDE",
    "suicide prevention; prevent suicide; prevencion del suicidio; prevencion suicidio; prevenir suicidio",
  ],
  [
    "PARTNER_VIOLENCE",
    "ipv; intimate partner violence; partner violence; gender violence; violencia de genero; violencia de pareja; teen dating violence; dating violence",
  ],
  [
    "TRACKING",
    "stalking; stalker; cyberstalking; spyware; stalkerware; harassment; acoso; acosador; acecho; hostigamiento",
  ],
  ["SEXUAL_ASSAULT", "sexual harassment; acoso sexual; incest; incesto"],
  [
    "CHILD_HURT",
    "abused child; abused children; neglected child; negligencia infantil; ninos maltratados; nino maltratado; bullying infantil; maltrato de menores; abuso de menores",
  ],
  [
    "CHILD_ALONE",
    "runaway; runaway teen; runaways; runaway youth; unaccompanied minor; unaccompanied minors; menor solo; menores solos; menor no acompanado; menores no acompanados; fugado de casa; fugada de casa",
  ],
  ["ELDER", "elder neglect; elder exploitation; negligencia de ancianos"],
  ["IMMIGRATION", "deportation; deported; deportacion; deportado; deportada; detenido; redadas"],
  [
    "POLICE_VIOLENCE",
    "police violence; police abuse; police misconduct; violencia policial; violencia policiaca; abuso policiaco",
  ],
];

/** Said beside a name without making it more. */
const BESIDE =
  "i im am is a an the my me was were been have had got getting with of by to at near help please hotline line number now again soy estoy fui fue ha he una un el la los las lo mi me por en con ayuda favor linea numero ahora otra vez sufro sufri victima victim of";

const beside = new Set(BESIDE.split(" "));

/** The words that make a name. */
function nameIn(words: readonly string[]): string {
  return words.filter((word) => !beside.has(word)).join(" ");
}

function familiesByName(named: typeof HAPPENING): ReadonlyMap<string, DangerFamily> {
  return new Map(
    named.flatMap(([family, names]) =>
      names.split(";").map((name) => [nameIn(name.trim().split(" ")), family] as const),
    ),
  );
}

const happening = familiesByName(HAPPENING);
const lookedFor = familiesByName(LOOKED_FOR);

/** The danger of which a text is the name alone; null: it is none. @param words folded */
export function bareNameIn(
  words: readonly string[],
): { readonly family: DangerFamily; readonly isLookedFor: boolean } | null {
  const name = nameIn(words);
  const family = happening.get(name);
  if (family !== undefined) return { family, isLookedFor: false };
  const wanted = lookedFor.get(name);
  return wanted === undefined ? null : { family: wanted, isLookedFor: true };
}
