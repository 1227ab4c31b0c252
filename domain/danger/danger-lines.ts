import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "../contacts/crisis-lines/domestic-violence-hotline.ts";
import { isLineClosed } from "../contacts/crisis-lines/line-is-closed.ts";
import type { DangerFamily } from "./danger-families.ts";

const EMERGENCY = "911";
const ANY_HELP = "211";
const SUICIDE_LINE = "988";
const CRISIS_TEXT_LINE = "741741";
const SEXUAL_ASSAULT_HOTLINE = "1-800-656-4673";
const TRAFFICKING_HOTLINE = "1-888-373-7888";
const POISON_HELP = "1-800-222-1222";
const CHILD_ABUSE_HOTLINE = "1-800-422-4453";
const RUNAWAY_SAFELINE = "1-800-786-2929";
const BOYS_TOWN = "1-800-448-3000";
const TREVOR = "1-866-488-7386";
const STRONG_HEARTS = "1-844-762-8483";
const LOVE_IS_RESPECT = "1-866-331-9474";
const ELDERCARE_LOCATOR = "1-800-677-1116";
const SUBSTANCE_USE_HELPLINE = "1-800-662-4357";
const SAFE_SPOT = "1-800-972-0590";
const MATERNAL_HOTLINE = "1-833-852-6262";

/** `made`: lines made for the danger; `further`: other help, after 911. */
interface DangerLines {
  readonly made: readonly string[];
  readonly further: readonly string[];
}

const AMBULANCE: DangerLines = { made: [EMERGENCY], further: [ANY_HELP] };
const FOR_LIFE: DangerLines = { made: [SUICIDE_LINE, CRISIS_TEXT_LINE], further: [ANY_HELP] };

/** Numbers to call or text for each danger. Numbers without a crisis line in the directory are omitted. */
const NUMBERS: Readonly<Record<DangerFamily, DangerLines>> = {
  SUICIDE: FOR_LIFE,
  SUICIDE_FRIEND: FOR_LIFE,
  PARTNER_VIOLENCE: {
    made: [DOMESTIC_VIOLENCE_HOTLINE],
    further: [SUICIDE_LINE, STRONG_HEARTS, LOVE_IS_RESPECT, ANY_HELP],
  },
  STRANGULATION: { made: [DOMESTIC_VIOLENCE_HOTLINE], further: [STRONG_HEARTS, SUICIDE_LINE, ANY_HELP] },
  TRACKING: { made: [DOMESTIC_VIOLENCE_HOTLINE], further: [SUICIDE_LINE, ANY_HELP] },
  SEXUAL_ASSAULT: {
    made: [SEXUAL_ASSAULT_HOTLINE],
    further: [SUICIDE_LINE, DOMESTIC_VIOLENCE_HOTLINE, ANY_HELP],
  },
  CHILD_HURT: { made: [CHILD_ABUSE_HOTLINE], further: [BOYS_TOWN, SUICIDE_LINE, ANY_HELP] },
  CHILD_ALONE: {
    made: [RUNAWAY_SAFELINE],
    further: [CHILD_ABUSE_HOTLINE, TREVOR, SUICIDE_LINE, ANY_HELP],
  },
  ELDER: { made: [ELDERCARE_LOCATOR], further: [DOMESTIC_VIOLENCE_HOTLINE, ANY_HELP] },
  TRAFFICKING: { made: [TRAFFICKING_HOTLINE], further: [SUICIDE_LINE, ANY_HELP] },
  OVERDOSE: {
    made: [EMERGENCY],
    further: [POISON_HELP, SUICIDE_LINE, SUBSTANCE_USE_HELPLINE, SAFE_SPOT, ANY_HELP],
  },
  POISON: { made: [POISON_HELP], further: [SUICIDE_LINE, ANY_HELP] },
  GAS: { made: [EMERGENCY, POISON_HELP], further: [ANY_HELP] },
  NOT_BREATHING: AMBULANCE,
  BLEEDING: AMBULANCE,
  LABOR: AMBULANCE,
  HEAT: AMBULANCE,
  COLD: AMBULANCE,
  WITHDRAWAL: { made: [EMERGENCY], further: [SUBSTANCE_USE_HELPLINE, SUICIDE_LINE, ANY_HELP] },
  INFECTION: AMBULANCE,
  INSULIN: AMBULANCE,
  MEDICAL: AMBULANCE,
  WITNESS: { made: [EMERGENCY], further: [DOMESTIC_VIOLENCE_HOTLINE, ANY_HELP] },
  THREAT_TO_OTHERS: { made: [SUICIDE_LINE, CRISIS_TEXT_LINE], further: [ANY_HELP] },
  CAREGIVER: { made: [CHILD_ABUSE_HOTLINE, MATERNAL_HOTLINE], further: [SUICIDE_LINE, ANY_HELP] },
  IMMIGRATION: {
    made: [ANY_HELP, TRAFFICKING_HOTLINE, DOMESTIC_VIOLENCE_HOTLINE],
    further: [SUICIDE_LINE],
  },
  // 911 comes last, only for an ambulance.
  POLICE_VIOLENCE: { made: [ANY_HELP], further: [SUICIDE_LINE, EMERGENCY] },
};

/** Dangers of people who fear the police, which 911 sends: 911 does not follow the first line. */
const WITHOUT_POLICE: readonly DangerFamily[] = ["IMMIGRATION", "POLICE_VIOLENCE"];

/**
 * Returns the numbers for a danger, in the order in which they are shown (rules danger 5–7): the line made for it, then
 * 911, then further help. If it is happening now, 911 comes first.
 */
export function numbersForDanger(family: DangerFamily, isNow = false): readonly string[] {
  const { made, further } = NUMBERS[family];
  if (WITHOUT_POLICE.includes(family)) return [...made, ...further];
  const [first = EMERGENCY, ...others] = made;
  const ordered = isNow ? [EMERGENCY, first, ...others] : [first, EMERGENCY, ...others];
  return [...new Set([...ordered, ...further])];
}

/**
 * Returns the crisis lines for a danger, in the order of `numbersForDanger`; lines closed at the moment come last. 911
 * does not replace a closed line unless the danger is happening now.
 *
 * @param now epoch milliseconds
 */
export function linesForDanger(
  { family, isNow = false }: { readonly family: DangerFamily; readonly isNow?: boolean },
  lines: readonly PublicCrisisLine[],
  now: number,
): PublicCrisisLine[] {
  const ordered = linesOfNumbers(numbersForDanger(family, isNow), lines);
  const closed = ordered.filter((line) => isLineClosed(line, now));
  const [first, second, ...rest] = ordered.filter((line) => !closed.includes(line));
  if (first === undefined || second === undefined) return [...ordered];
  const isBeforeTime = ordered[0] !== first && first.phone === EMERGENCY;
  return [...(isBeforeTime ? [second, first] : [first, second]), ...rest, ...closed];
}

/** Returns the lines where a person answers. */
export function linesWithAPerson(lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return linesOfNumbers([ANY_HELP, SUICIDE_LINE], lines);
}

/** Returns only 211. */
export function lineForAnyHelp(lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return linesOfNumbers([ANY_HELP], lines);
}

/** Returns the first line for each number: by its telephone, or by its text number if it has no telephone. */
function linesOfNumbers(numbers: readonly string[], lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return numbers.flatMap((number) => {
    const isNumber = ({ phone, phoneExtension, text }: PublicCrisisLine): boolean =>
      phone === null
        ? text !== null && digits(text) === digits(number)
        : phoneExtension === null && digits(phone) === digits(number);
    return lines.find(isNumber) ?? [];
  });
}

/** Strips separators and the country's 1 from a number. */
function digits(phone: string): string {
  const found = phone.replace(/\D/gu, "");
  return found.length === 11 && found.startsWith("1") ? found.slice(1) : found;
}
