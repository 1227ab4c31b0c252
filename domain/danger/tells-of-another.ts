import { fold } from "../base/text/fold.ts";

const PEOPLE =
  "friends?|bestie|bff|sisters?|brothers?|moms?|mothers?|mum|dads?|fathers?|aunt|aunts|uncle|cousins?|coworkers?|neighbors?|neighbours?|roommates?|grandmas?|grandmothers?|nieces?|daughters?|daughter in law|classmates?|students?";
const GENTE =
  "amig[oa]s?|herman[oa]s?|mama|madre|papa|padre|ti[oa]s?|prim[oa]s?|vecin[oa]s?|companer[oa]s?|cunad[oa]|suegr[oa]|hija|sobrin[oa]|abuel[oa]|nuera|comadre|conocid[oa]";
const PARTNER = "husband|boyfriend|bf|ex|partner|wife|girlfriend|gf|fiance|fiancee|hubby|man";
const PAREJA = "marido|esposo|esposa|novio|novia|pareja|ex|mujer|viejo|hombre|senor";
const HURT =
  "beats?|beating|beat up|hits?|hitting|hurts?|hurting|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|rap(?:es|ed|ing)|assault(?:s|ed|ing)|abus(?:es|ed|ing)|attack(?:s|ed|ing)|threaten(?:s|ed|ing)|kill(?:s|ing)?|punch(?:es|ed|ing)|slap(?:s|ped|ping)|kick(?:s|ed|ing)|stab(?:s|bed|bing)|stalk(?:s|ed|ing)|traffick(?:s|ed|ing)|sell(?:s|ing)";
const LASTIMA =
  "peg(?:a|o|an|aron|ando|aba)|golpe(?:a|o|an|aron|ando|aba)|lastim(?:a|o|an|aron|ando)|mat(?:a|ando|ar)|viol(?:o|a|aron|ando|aba)|abus(?:a|o|aron|ando)|maltrat(?:a|o|an|ando|aba)|amenaz(?:a|o|an|ando)|ahorc(?:a|o|ando)|acos(?:a|o|ando)|vend(?:e|en|iendo)|obligan?";

/** Someone other than the writer is hurt. */
const ANOTHER = new RegExp(
  [
    String.raw`\b(?:${HURT}) (?:up )?(?:on )?(?:her|him|them|someone|somebody|a (?:woman|man|girl|boy|lady|guy)|(?:my|the|his|her) (?:${PEOPLE}))\b`,
    String.raw`\bmy (?:${PEOPLE}) (?:\w+ )?(?:was|is|got|gets|were|been|being) (?:\w+ ){0,2}(?:${HURT}|beaten|hit|hurt)\b`,
    String.raw`\bmy (?:${PEOPLE})(?: s)? (?:${PARTNER})\b`,
    String.raw`\bher (?:${PARTNER}) (?:\w+ )?(?:${HURT})\b`,
    String.raw`\b(?:l[aoe]s?) (?:(?:esta|estan|quiere|va a|anda) )?(?:${LASTIMA})\b`,
    String.raw`\b(?:${LASTIMA}) a (?:mi|una?|la|el|su) (?:${GENTE}|mujer|esposa|senora|muchacha|hombre)\b`,
    String.raw`\b(?:${PAREJA}) de mi (?:${GENTE})\b`,
  ].join("|"),
  "u",
);
/** The writer is hurt as well, or only hears of it: "my friend told me". */
const TOLD =
  /\b(?:tell|tells|told|text|texts|texted|call|calls|called|send|sent|asks?|asked|help|let|showed|show|worries|scares) me\b|\bme (?:dijo|dice|cuenta|conto|pidio|pide|llamo|escribio|mando|preocupa|da|ayud\w+|enseno|confeso)\b/gu;
const SELF = /\b(?:me|myself|us|nos)\b/u;
/** The writer lives with the person who does it, and so is in danger too. */
const OWN_PARTNER = new RegExp(
  String.raw`\bmy (?:${PARTNER}|baby daddy|babys father) (?!s\b)|\bmi (?:${PAREJA})\b`,
  "u",
);

/**
 * Whether a text about danger is about another adult, such as a friend, a sister, or a stranger. Someone who sees it
 * happen is not addressed as the one who is hurt.
 */
export function tellsOfAnother(text: string): boolean {
  const folded = fold(text);
  const rest = folded.replace(TOLD, " ");
  return ANOTHER.test(folded) && !SELF.test(rest) && !OWN_PARTNER.test(rest);
}
