import { fold } from "../base/text/fold.ts";
import type { AskedNext } from "./danger-families.ts";
import type { DangerNotice } from "./notice-danger.ts";

const FAMILY =
  "(?:parents?|folks|mom|mommy|mum|mother|dad|daddy|father|stepdad|stepfather|stepmom|stepmother|guardians?|family|grandma|grandparents|aunt|uncle|foster (?:mom|dad|parents|family)|school|teachers?|principal|coach|papas?|mamas?|padres?|madre|padrastro|madrastra|tutor|tutores|familia|abuela|abuelos|tios?|tias?|escuela|maestr[oa]s?)";
/**
 * Asks whether the family or the school will hear of the call: "Will they call my parents", "le van a decir a mi mamá".
 */
const TOLD_ON = new RegExp(
  `\\b(?:tell|tells|telling|told|call|calls|calling|contact|contacts|notify|inform|report|reports|decir(?:le|les)?|dicen|digan?|dira|diran|llam(?:ar|an|en|aran|a)|avis(?:ar|arles?|an|en|aran)|contar(?:le|les)?|cuentan|inform(?:ar|an))\\b(?: \\w+){0,4} (?:my|our|a mis?|a los|con mis?|the) ${FAMILY}\\b|\\b(?:my|our|mis?) ${FAMILY} (?:\\w+ ){0,3}(?:find out|finds out|know|notified|told|called|enter(?:ar|a|an|e|en))\\b|\\b(?:enter(?:ar|a|an|e|en)|sabran?|sepan?|saber) (?:\\w+ ){0,2}mis? ${FAMILY}\\b`,
  "u",
);

/**
 * Refines a notice for two questions: whether a line tells the family (rather than only that the chat is private), and
 * the fear of arrest after an overdose, since most states protect people who call (rule danger 15).
 */
export function askedApart(notice: DangerNotice | null, text: string): DangerNotice | null {
  if (notice === null) return null;
  const apart = answerApart(notice, text);
  return apart === null ? notice : { ...notice, followUp: apart };
}

function answerApart({ family, followUp }: DangerNotice, text: string): AskedNext | null {
  if (followUp === "POLICE" && family === "OVERDOSE") return "ARRESTED";
  return followUp === "PRIVACY" && TOLD_ON.test(fold(text)) ? "TOLD_ON" : null;
}
