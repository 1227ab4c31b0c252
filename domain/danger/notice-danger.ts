import { dangerIn } from "../chatbot/danger.ts";
import { FAMILY_WORDS } from "../chatbot/danger-classes.ts";
import { DANGER_WORDS } from "../chatbot/danger-words.ts";
import { understoodWord } from "../chatbot/lexicon.ts";
import { plainLetters } from "../chatbot/plain-letters.ts";
import type { Danger } from "../chatbot/question.ts";
import { unmasked } from "../chatbot/unmasked.ts";
import type { DangerFamily, FollowUp } from "./danger-families.ts";

/** What a text says of danger. It goes with its reader, and is never stored, logged or counted. */
export interface DangerNotice {
  readonly family: DangerFamily;
  /** It is happening at this moment: 911 comes first. */
  readonly isNow: boolean;
  /** What is asked within a talk of danger; null: the text itself names the danger. */
  readonly followUp: FollowUp | null;
  /** Help with the danger is looked for, and no danger is named: one quiet row, no alarm. */
  readonly hintedOnly: boolean;
}

const TELLING_WORDS = new Set([...FAMILY_WORDS, ...DANGER_WORDS]);
const MAX_WORDS = 120;

const FAMILY_OF: Readonly<Record<Danger, DangerFamily>> = {
  SUICIDE: "SUICIDE",
  OVERDOSE: "OVERDOSE",
  VIOLENCE: "PARTNER_VIOLENCE",
  SEXUAL_ASSAULT: "SEXUAL_ASSAULT",
  TRAFFICKING: "TRAFFICKING",
  CHILD: "CHILD_HURT",
  MEDICAL: "MEDICAL",
};

/**
 * The danger that a text names, in either language; null: none. Pure, quick, and safe for any text (rules danger 1–12).
 *
 * @param _earlier the danger that was named before in the same talk; null: none
 */
export function noticeDanger(text: string, _earlier: DangerFamily | null = null): DangerNotice | null {
  const words = unmasked(plainLetters(text), TELLING_WORDS).slice(0, MAX_WORDS).join(" ");
  const danger = dangerIn(words, understoodWord);
  if (danger !== null) return { family: FAMILY_OF[danger], isNow: false, followUp: null, hintedOnly: false };
  return null;
}
