import { isOneTypoApart } from "../../base/text/one-typo.ts";
import type { ProtectionTexts } from "./protection-texts.ts";

/** Short forms of those who type listings in a hurry. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["dom", "domestic"],
  ["domes", "domestic"],
  ["viol", "violence"],
  ["vlnce", "violence"],
  ["btrd", "battered"],
  ["battrd", "battered"],
  ["batrd", "battered"],
  ["abusd", "abused"],
  ["hse", "house"],
  ["shltr", "shelter"],
  ["shelt", "shelter"],
  ["sheltr", "shelter"],
  ["wmn", "women"],
  ["womn", "women"],
  ["chldrn", "children"],
  ["surv", "survivors"],
  ["srvivors", "survivors"],
  ["vict", "victims"],
  ["vctms", "victims"],
  ["traff", "trafficking"],
  ["conf", "confidential"],
  ["confid", "confidential"],
]);

/** The words that tell most, long enough that a slip of the hand does not make another word of them. */
const TELLING_EN =
  "violence domestic battered abusive survivor survivors trafficking trafficked confidential undisclosed unlisted".split(
    " ",
  );
const TELLING_ES =
  "violencia domestica golpeada golpeadas maltratada maltratadas maltrato abusada abusadas victima victimas sobreviviente sobrevivientes refugio albergue confidencial agresor agresores hijos mujeres huyen huyendo".split(
    " ",
  );

/** As Spanish sounds: letters that are written for one another by those who write by ear. */
function sound(word: string): string {
  return word
    .replace(/h/gu, "")
    .replace(/v/gu, "b")
    .replace(/z|c(?=[ei])/gu, "s")
    .replace(/ll/gu, "y")
    .replace(/g(?=[ei])/gu, "j")
    .replace(/qu|k/gu, "c")
    .replace(/e(?=[ao])/gu, "i");
}

const BY_SOUND: ReadonlyMap<string, string> = new Map(TELLING_ES.map((word) => [sound(word), word]));
const KNOWN: ReadonlySet<string> = new Set([...TELLING_EN, ...TELLING_ES]);

function respell(written: string): string {
  const word = written.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (KNOWN.has(word)) return written;
  const short = SHORT_FORMS.get(word);
  if (short !== undefined) return short;
  if (word.length < 4) return written;
  return (
    BY_SOUND.get(sound(word)) ??
    (word.length < 7
      ? undefined
      : TELLING_EN.find((right) => right[0] === word[0] && isOneTypoApart(word, right))) ??
    written
  );
}

/**
 * The texts with the words that tell most as a dictionary spells them ("dom violance", "btrd women", "mujeres golpiadas"),
 * or null where all of them are spelled so (rule protection 1).
 */
export function respelledTexts(texts: ProtectionTexts): ProtectionTexts | null {
  let isOther = false;
  const all = (text: string): string =>
    text.replace(/\p{L}{3,20}/gu, (word) => {
      const right = respell(word);
      isOther ||= right !== word;
      return right;
    });
  const each = (text: string | null | undefined): string | null => (text == null ? null : all(text));
  const respelled: ProtectionTexts = {
    ...texts,
    name: each(texts.name),
    alternateName: each(texts.alternateName),
    description: each(texts.description),
    eligibility: each(texts.eligibility),
    others: (texts.others ?? []).map(each),
  };
  return isOther ? respelled : null;
}
