import { fold } from "../base/text/fold.ts";
import type { DangerNotice } from "./notice-danger.ts";

/** Medicines against which naloxone does nothing. */
const OTHER_PILLS =
  /\b(?:tylenol(?:es|s)?|acetaminophen|acetaminofen|paracetamol(?:es)?|ibuprofen(?:s|o|os)?|advils?|motrin|aleves?|naproxen[o]?|aspirin(?:s|a|as)?|excedrin|benadryls?|diphenhydramine|difenhidramina|dramamine|nyquil|zzzquil|melatonin(?:a)?|antidepress?(?:ant|ants|ivo|ivos)|antidepresiv[oa]s?|zoloft|sertralin[ea]|prozac|fluoxetin[ea]|lexapro|celexa|wellbutrin|bupropion|elavil|amitriptylin[ea]|amitriptilina|trazodon[ea]|seroquel|lithium|litio|metformin[a]?|vitamins?|vitaminas?|iron pills|(?:blood pressure|heart|thyroid|diabetes) (?:pills?|meds|medicine)|(?:pastillas?|medicinas?) (?:de|para) (?:la|el) (?:presion|corazon|tiroides|azucar|diabetes))\b/u;
/** Substances that may contain an opioid, and the signs of one. */
const OPIOID =
  /\b(?:fentanyl|fentanilo|fenty?|fetty|heroin|heroina|dope|percs?|percocets?|oxys?|oxycodone|oxicodona|norcos?|vicodins?|hydrocodone|hidrocodona|codeine|codeina|tylenol 3|methadone|metadona|tramadol|morphine|morfina|opioids?|opioides?|blues|m30s?|pressed|street pill|kratom|tranq|narcan|naloxon[ea])\b/u;
const NOT_AWAKE =
  /\b(?:(?:wont|cant|cannot|doesnt|not|isnt|didnt) (?:\w+ )?(?:wake|waking|respond|responding|breathe|breathing|answer)|unresponsive|unconscious|passed out|blue lips|lips (?:\w+ )?blue|gurgling|snoring|no (?:\w+ )?(?:despierta|responde|respira|reacciona|contesta)|inconsciente|desmayad[oa]|labios (?:\w+ )?(?:azules|morados)|ronca\w*)\b/u;

/**
 * Answers an overdose of non-opioid medicines by someone who is awake as a poisoning: Poison Help knows what such pills
 * do, and naloxone does nothing against them.
 */
export function answeredAs<Notice extends DangerNotice | null>(notice: Notice, text: string): Notice {
  if (notice?.family !== "OVERDOSE") return notice;
  const folded = fold(text);
  const isOther = OTHER_PILLS.test(folded) && !OPIOID.test(folded) && !NOT_AWAKE.test(folded);
  return isOther ? { ...notice, family: "POISON", isNow: false } : notice;
}
