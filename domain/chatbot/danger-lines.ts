import type { PublicCrisisLine } from "../crisis-lines/crisis-line-calls.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "../crisis-lines/domestic-violence-hotline.ts";
import type { Danger } from "./question.ts";

const SUICIDE_LINE = "988";
const EMERGENCY = "911";
const ANY_HELP = "211";
const SEXUAL_ASSAULT_HOTLINE = "1-800-656-4673";
const TRAFFICKING_HOTLINE = "1-888-373-7888";
const POISON_HELP = "1-800-222-1222";
const CHILD_ABUSE_HOTLINE = "1-800-422-4453";

const SUICIDE_FIRST = [SUICIDE_LINE, EMERGENCY, DOMESTIC_VIOLENCE_HOTLINE, ANY_HELP];
const EMERGENCY_FIRST = [EMERGENCY, SUICIDE_LINE, DOMESTIC_VIOLENCE_HOTLINE, ANY_HELP];
/** 911 with the hotline beside it. */
const VIOLENCE_FIRST = [EMERGENCY, DOMESTIC_VIOLENCE_HOTLINE, SUICIDE_LINE, ANY_HELP];

/** Numbers that come first for each danger, in this order. */
const NUMBERS: Readonly<Record<Danger, readonly string[]>> = {
  SUICIDE: SUICIDE_FIRST,
  OVERDOSE: [...EMERGENCY_FIRST, POISON_HELP],
  VIOLENCE: VIOLENCE_FIRST,
  SEXUAL_ASSAULT: [...VIOLENCE_FIRST, SEXUAL_ASSAULT_HOTLINE],
  TRAFFICKING: [...VIOLENCE_FIRST, TRAFFICKING_HOTLINE],
  CHILD: [...VIOLENCE_FIRST, CHILD_ABUSE_HOTLINE],
  MEDICAL: EMERGENCY_FIRST,
};

/** The crisis lines for a danger. */
export function dangerLines(danger: Danger, lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return linesOf(NUMBERS[danger], lines);
}

/** Where a person answers. */
export function linesWithAPerson(lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return linesOf([ANY_HELP, SUICIDE_LINE], lines);
}

/** 211 alone. */
export function lineForAnyHelp(lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return linesOf([ANY_HELP], lines);
}

function linesOf(numbers: readonly string[], lines: readonly PublicCrisisLine[]): PublicCrisisLine[] {
  return numbers.flatMap(
    (number) =>
      lines.find(
        ({ phone, phoneExtension }) =>
          phone !== null && phoneExtension === null && digits(phone) === digits(number),
      ) ?? [],
  );
}

/** Without what people write between digits, and the country's 1. */
function digits(phone: string): string {
  const found = phone.replace(/\D/gu, "");
  return found.length === 11 && found.startsWith("1") ? found.slice(1) : found;
}
