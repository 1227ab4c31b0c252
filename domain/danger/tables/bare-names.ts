import type { DangerFamily } from "../danger-families.ts";

/**
 * Names of dangers that count only as the whole text, without words about who or how: a family's table would match such
 * a word anywhere. `;` separates names.
 */
const HAPPENING: readonly (readonly [DangerFamily, string])[] = [
  [
    "STRANGULATION",
    "strangled; strangulation; strangling; estrangulada; estrangulado; estrangulamiento; ahorcada",
  ],
  [
    "TRACKING",
    "stalked; being stalked; getting stalked; being followed; being tracked; me acosan; me siguen; me persiguen; me acechan; me vigilan; me acosa; me acecha; me vigila; me sigue",
  ],
  [
    "BLEEDING",
    "bleeding; bleeding out; bleeding bad; stabbed; gunshot; gunshot wound; sangrado; sangrando; desangrandose; apunalado; apunalada; baleado; baleada; herida de bala; heavy bleeding; bad cut; deep cut; cut deep; cut bad; mucha sangre; muchisima sangre; bastante sangre; so much blood; lots of blood; a lot of blood; too much blood; blood everywhere; sangre por todos lados; sangre por todas partes; me corte; me corte feo; me corte mucho; cortada profunda; balazo; pierdo sangre; losing blood; punalada",
  ],
  [
    "NOT_BREATHING",
    "choking; suffocating; asfixia; asfixiado; ahogandose; atragantado; atragantada; atragantandose; drowning; drowned; near drowning; me ahogo; se ahoga; se ahogo; labios azules; labios morados; blue lips",
  ],
  [
    "GAS",
    "carbon monoxide; monoxido; monoxido de carbono; olor a gas; smell gas; escape de gas; fuga de gas; gas leak; theres fire; there fire; hay fuego; hay incendio; hay lumbre; hay humo y fuego",
  ],
  [
    "MEDICAL",
    "stroke; having stroke; allergic reaction; severe allergy; alergia grave; reaccion alergica; paro cardiaco; unconscious; inconsciente; snake bite; snakebite; mordida de vibora; mordida de serpiente; mordedura de serpiente; picadura de alacran; picadura de arana; scorpion sting; spider bite; dog bite; mordida de perro; bad burn; burned; burnt; quemadura; me queme; head injury; hit my head; golpe en la cabeza; concussion; conmocion; desmayada; desmayado; desmayo; electrocuted; electrocutado; anaphylaxis; car accident; car crash; car wreck; choque; choque de carros; choque de autos; accidente de carro; accidente de coche; accidente de auto; accidente de transito; accidente automovilistico",
  ],
  [
    "LABOR",
    "miscarriage; miscarrying; contractions; contracciones; fuente rota; baby coming; baby is coming; rompi fuente; reviento fuente; revente fuente; se rompio fuente; se me rompio fuente; se le rompio fuente; rompio fuente; water broken; water broke; giving birth; crowning; labor pains; in active labor; dolores de parto; pariendo; ya viene bebe",
  ],
  ["INSULIN", "low blood sugar; high blood sugar; low sugar; no insulin; sin insulina"],
  [
    "THREAT_TO_OTHERS",
    "homicidal; homicidal thoughts; violent thoughts; homicida; pensamientos homicidas; pensamientos violentos; kill him; kill her; kill them; kill someone; kill somebody; hurt someone; hurt somebody; matarlo; matarla; matarlos; matar a alguien; hacer dano; voy a hacer dano; hacerle dano; hacer dano a alguien",
  ],
  ["CAREGIVER", "postpartum rage; shaking baby; shaken baby; shook baby; sacudi al bebe; sacudi bebe"],
  [
    "WITNESS",
    "assault in progress; fight outside; pelea afuera; someone screaming; alguien gritando; gritos afuera; neighbor screaming; neighbors screaming; neighbor yelling for help; vecina grita; vecina gritando; vecinos gritando; shots fired; gunshots; disparos; balazos; balacera; tiroteo",
  ],
  ["COLD", "congelandome; freezing; me congelo; congelado; congelada; frostbite; frost bite"],
  [
    "INFECTION",
    "septic; wound infection; infected wound; herida infectada; abscess; absceso; blood poisoning; blood infection; infeccion en la sangre",
  ],
  [
    "WITHDRAWAL",
    "dope sick; dopesick; malilla; withdrawals; alcohol withdrawal; opioid withdrawal; heroin withdrawal; benzo withdrawal",
  ],
  ["IMMIGRATION", "la migra; migra; redada; redadas; ice raids; detained; detained by ice; detenido por ice"],
  ["SUICIDE", "me corto; quitarme la vida; acabar con mi vida"],
  [
    "PARTNER_VIOLENCE",
    "me golpeo; me golpea; me golpean; me maltrata; me maltratan; me maltrato; golpeada; beaten; getting beaten",
  ],
  ["SEXUAL_ASSAULT", "me tocaron; me toco; me forzaron; me forzo; manoseada; was groped; groped"],
  ["CHILD_ALONE", "lost child; lost kid; nino perdido; nina perdida; found child; nino solo; nina sola"],
  ["OVERDOSE", "need narcan; necesito narcan; ocupo narcan; need naloxone; necesito naloxona"],
  [
    "POISON",
    "swallowed pills; swallowed poison; se trago pastillas; se tomo veneno; se trago veneno; inhale cloro; inhale veneno; drank antifreeze",
  ],
];
const LOOKED_FOR: readonly (readonly [DangerFamily, string])[] = [
  [
    "SUICIDE",
    "suicide prevention; suicide prevention lifeline; prevent suicide; linea de prevencion del suicidio; linea de prevencion de suicidio; linea para prevenir el suicidio; linea nacional de prevencion del suicidio; linea del suicidio; linea de suicidio; numero de prevencion del suicidio; numero para prevenir el suicidio; prevencion del suicidio; prevencion suicidio; prevenir suicidio",
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
  ["IMMIGRATION", "deportation; deported; deportacion; deportado; deportada; detenido; redadas; ice"],
  [
    "POLICE_VIOLENCE",
    "police violence; police abuse; police misconduct; violencia policial; violencia policiaca; abuso policiaco; brutalidad policiaca; brutalidad policial; police brutality",
  ],
  ["OVERDOSE", "narcan; naloxone; naloxona; narcan kit; free narcan; narcan gratis; fentanyl test strips"],
  ["LABOR", "parto; dar a luz"],
  ["WITHDRAWAL", "detox; desintoxicacion; desintoxicarme; detoxing"],
  ["INFECTION", "infection; infeccion; pus"],
  ["INSULIN", "insulin; insulina"],
];

/** Words beside a name that do not add to it. */
const BESIDE =
  "i im am is a an the my me was were been have had got getting with of by to at near help please hotline line number now again soy estoy fui fue ha he una un el la los las lo mi me por en con ayuda favor linea numero ahora otra vez sufro sufri victima victim of";

const beside = new Set(BESIDE.split(" "));

/** Returns the words that make up a name. */
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

/** Returns the danger whose bare name a text is; null: none. @param words folded */
export function bareNameIn(
  words: readonly string[],
): { readonly family: DangerFamily; readonly isLookedFor: boolean } | null {
  const name = nameIn(words);
  const family = happening.get(name);
  if (family !== undefined) return { family, isLookedFor: false };
  const wanted = lookedFor.get(name);
  return wanted === undefined ? null : { family: wanted, isLookedFor: true };
}
