import { NEEDS_OF_TYPE, type Need } from "../services/enumerations.ts";

/** A code of the taxonomy of health care providers, which ends in X: `261QF0400X`. */
const CODE = /\b\d{3}[0-9A-Z]{6}X\b/gu;

/** Needs of kinds of providers by the beginnings of their codes; of several that fit, the longest counts. */
const NEEDS_OF_BEGINNINGS: readonly (readonly [Need, string])[] = [
  [
    "COUNSELING",
    `101Y 102 103 104 106 2084 261QM08 261QM2800 261QR0405 273R 276400000X 283Q 3207 3208 322D 323P 3245`,
  ],
  [
    "MEDICAL",
    `111 122 124 125 126 133 136 146 152 156 163 164 167 1710 1711 172V 1744 175 176 183 20 213 22 23 24
    251E 251F 251G 251J 251K 261Q 27 28 313 314 315 3336 3416 363 364`,
  ],
  ["ASSISTANCE", "251B 251C 251T 251V 251X 252Y 253J 253Z 310 311 3203 3206 332 335 34 372 373 3747 376 385"],
  ["MEALS", "332U"],
];

/** Agencies of very different kinds register under this code: it tells only where nothing else does. */
const VAGUE = "251S";

const BEGINNINGS = NEEDS_OF_BEGINNINGS.flatMap(([need, codes]) =>
  codes.split(/\s+/u).map((beginning) => ({ beginning, need })),
).sort((a, b) => b.beginning.length - a.beginning.length);

/**
 * Returns the needs that codes of health care providers stand for. A clinic that also manages cases or drives patients is
 * a clinic.
 */
export function needsOfProviderCodes(text: string): readonly Need[] {
  const needs = (text.match(CODE) ?? []).flatMap(
    (code) => BEGINNINGS.find(({ beginning }) => code.startsWith(beginning))?.need ?? [],
  );
  const isHealth = needs.some((need) => HEALTH.includes(need));
  return needs.filter((need) => !isHealth || HEALTH.includes(need));
}

const HEALTH: readonly Need[] = NEEDS_OF_TYPE.HEALTH;

/** Whether a text has the code of agencies whose kind only their other words tell. */
export function hasVagueProviderCode(text: string): boolean {
  return (text.match(CODE) ?? []).some((code) => code.startsWith(VAGUE));
}
