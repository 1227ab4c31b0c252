import { splitWords } from "../base/text/fold.ts";
import { plainLetters } from "../danger/plain-letters.ts";

/** Ends of sentences; "St. Jude" and "a.m." do not end one. */
const SENTENCE = /[^.?!¿¡\n]+(?:[.](?=\S)[^.?!¿¡\n]*)*\??/gu;

/** Folded words that ask for something without a question mark, in either language. */
const ASKS =
  /\b(?:(?:i|we|she|he|they) (?:really |just |also )?needs?|looking for|looking to|necesit[oa]|necesitamos|busc[oa]|buscamos|quisiera|me urge|ocupo)\b/u;
/** Words that ask only where no stronger word of asking does, since people also use them otherwise. */
const MAY_ASK =
  /\b(?:need|want|wants|trying to|where|who|whos|how (?:do|can|could|does|would)|is there|are there|can (?:i|you|we)|quiero|quiere|queremos|donde|quien|hay|como (?:puedo|hago|consigo|se)|podria|pueden|puede)\b/u;

/**
 * Returns the sentences of a message that ask for something: "I served in Iraq. Is there housing help for vets?" asks
 * for housing, and the rest is background. Empty if all of its sentences ask, or none does.
 */
export function askingPart(message: string): string {
  const sentences = [...plainLetters(message).matchAll(SENTENCE)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => splitWords(sentence).length > 0);
  const plainly = sentences.filter((sentence) => sentence.endsWith("?") || asksIn(sentence, ASKS));
  const asking = plainly.length > 0 ? plainly : sentences.filter((sentence) => asksIn(sentence, MAY_ASK));
  return asking.length === 0 || asking.length === sentences.length ? "" : asking.join(" . ");
}

function asksIn(sentence: string, words: RegExp): boolean {
  return words.test(splitWords(sentence).join(" "));
}
