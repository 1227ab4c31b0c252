/** Parts of a record that decide whether its address may be shown. */
export interface AddressEvidence {
  /** The service's and the organization's names, other names too. */
  names: readonly string[];
  /** The lines of the address. */
  address: readonly string[];
  /** Running text: description, how to apply, notes on the place. */
  texts: readonly string[];
  /** Whether it offers beds or rooms, judged by its needs. */
  isHousing: boolean;
}

/** Why an address is hidden. */
export type HidingReason =
  | "addressSaysSo"
  | "textSaysSo"
  | "domesticViolenceService"
  | "shelterForSurvivors"
  | "sharesHiddenDoor";

const WITHHELD =
  /\b(?:confidential|undisclosed|non-?disclosed|withheld|not (?:disclosed|published|listed)|confidencial|no se (?:divulga|publica)|reservad[ao])\b/iu;

/** A confidential *place*, in either order. "Confidential testing" and "confidentiality" are not one. */
const CONFIDENTIAL_PLACE = [
  /\b(?:confidential|undisclosed|secret|non-?disclosed)(?:ly|,)?(?:,? (?:and )?(?:safe|secure|secured))? (?:location|address|site|shelter|facility|residence|safe ?house|housing)s?\b/iu,
  /\b(?:location|address|whereabouts|site)s? (?:of the \p{L}+ )?(?:is|are|remains?|must (?:be|remain)|(?:is|are) kept|kept|will be kept)(?: \p{L}+)? (?:confidential|secret|undisclosed|withheld|private)\b/iu,
  /\b(?:location|address) (?:confidential|undisclosed|withheld)\b/iu,
  /\b(?:ubicaci[oó]n|direcci[oó]n|lugar|albergue|refugio|domicilio)(?: \p{L}+){0,3} (?:confidencial|secret[ao]|reservad[ao]|no divulgad[ao])\b/iu,
];

/** Programs with "confidentiality" in their own name help people hide; they are not hidden themselves. */
const NOT_A_PLACE = /\baddress confidentiality program\b/giu;

const VIOLENCE = String.raw`(?:domestic (?:and sexual )?(?:violence|abuse)|family violence|intimate partner violence|battered|battering|abused (?:women|woman|spouses?|wives|persons?|partners?)|women in distress|sexual (?:assault|violence|exploitation)|human traffick\p{L}*|sex traffick\p{L}*|trafficking (?:victims?|survivors?)|violencia (?:dom[eé]stica|familiar|intrafamiliar|de g[eé]nero|conyugal|machista)|mujeres (?:maltratadas|golpeadas|agredidas|v[ií]ctimas)|v[ií]ctimas de (?:abuso|violencia|la trata|trata|maltrato)|maltrato conyugal|trata de personas)`;
const VIOLENCE_NAMED = new RegExp(
  String.raw`\b(?:${VIOLENCE}|safe ?space|safe ?house|safe haven for women|casa segura|rape crisis|crisis de violaci[oó]n)(?!\p{L})`,
  "iu",
);
const VIOLENCE_DESCRIBED = new RegExp(String.raw`\b${VIOLENCE}(?!\p{L})`, "iu");

const HOUSING =
  /\b(?:shelter(?:s|ed|ing)?(?! in place)|safe ?house|refuge|residential|housing|lodging|safe (?:place|haven|home)s? to (?:stay|live)|emergency (?:stay|beds)|albergues?|refugios?|casas? (?:segura|de acogida|refugio)s?|vivienda|alojamiento|hogar de paso)\b/iu;

/** Services that refer people elsewhere, such as courts or hotlines, and have no shelter of their own. */
const SENDS_ON = /\b(?:referrals?|refers?|referred|remisi[oó]n(?:es)?|remite|deriva(?:ci[oó]n)?)\b/iu;

/** Lines about what is *not* offered, and a stock phrase of directories, say nothing of the place. */
const DISCLAIMERS = [
  /\b(?:not available|not accepted|does not (?:serve|accept|provide)|no (?:se )?(?:ofrece|atiende))\b/iu,
  /\bmay be able to (?:serve|assist|help) victims of human trafficking\b/iu,
];

/**
 * Whether the record's address must be hidden, and why; null where it may be shown (rule imports 17).
 *
 * Hidden, in this order, in either language:
 * 1. the address itself is a word for it ("Confidential");
 * 2. the text calls the *place* confidential, undisclosed or secret. "Confidential HIV testing" is no place;
 * 3. the service's or the organization's name is of domestic violence, abused people, safe houses or trafficking: a
 *    court's or a hotline's of that name is hidden with them, because a door hidden needlessly costs a phone call,
 *    a door shown wrongly may cost a life;
 * 4. one sentence of the text speaks of such people and of beds, a shelter or housing, and not of referrals; or the
 *    service houses people and its text speaks of them at all. "Violence prevention class" alone hides nothing, and
 *    neither does a sentence about what is not offered.
 */
export function hidingReason(evidence: AddressEvidence): HidingReason | null {
  if (evidence.address.some((line) => WITHHELD.test(line))) return "addressSaysSo";
  const sentences = evidence.texts
    .flatMap(sentencesOf)
    .filter((sentence) => !DISCLAIMERS.some((pattern) => pattern.test(sentence)));
  if (sentences.some((sentence) => CONFIDENTIAL_PLACE.some((pattern) => pattern.test(sentence))))
    return "textSaysSo";
  if (evidence.names.some((name) => VIOLENCE_NAMED.test(name))) return "domesticViolenceService";
  const violent = sentences.filter((sentence) => VIOLENCE_DESCRIBED.test(sentence));
  if (violent.some((sentence) => HOUSING.test(sentence) && !SENDS_ON.test(sentence)))
    return "shelterForSurvivors";
  return evidence.isHousing && violent.length > 0 ? "shelterForSurvivors" : null;
}

function sentencesOf(text: string): string[] {
  return text
    .replace(NOT_A_PLACE, "")
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => sentence.trim() !== "");
}
