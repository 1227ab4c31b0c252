import { looksSpanish } from "../languages/looks-spanish.ts";
import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";
import type { FindingKind } from "./finding.ts";
import { canBePhone } from "./phone-numbering.ts";

/** The facts of a listing that are checked one listing at a time. */
export interface CheckedFacts {
  readonly phone: string | null;
  /** In English. */
  readonly description: string;
  readonly serviceSummary: string | null;
  readonly age: string | null;
  /** Where the pin stands; null: nowhere, or only about where it is. */
  readonly pin: Coordinates | null;
  /** The centers of the address's ZIP and city; null: not known. */
  readonly zipCenter: Coordinates | null;
  readonly cityCenter: Coordinates | null;
}

/** Within these miles a pin may be in a place: big cities and western ZIPs are that wide. */
const MAX_MILES = 40;

/** What is wrong with one listing's facts (rules directory-health 8, 10 and 13). */
export function checkListingFacts(facts: CheckedFacts): { kind: FindingKind; amount: number | null }[] {
  const found: { kind: FindingKind; amount: number | null }[] = [];
  if (facts.phone !== null && !canBePhone(facts.phone))
    found.push({ kind: "PHONE_IMPOSSIBLE", amount: null });
  const miles = milesFromAddress(facts);
  if (miles !== null && miles > MAX_MILES) {
    found.push({ kind: "FAR_FROM_ADDRESS", amount: Math.round(miles) });
  }
  const english = [facts.description, facts.serviceSummary, facts.age];
  if (english.some((text) => text !== null && looksSpanish(text))) {
    found.push({ kind: "WRONG_LANGUAGE", amount: null });
  }
  return found;
}

/** From the nearer of both centers; null where the pin or both centers are unknown. */
function milesFromAddress({ pin, zipCenter, cityCenter }: CheckedFacts): number | null {
  if (pin === null) return null;
  const miles = [zipCenter, cityCenter].flatMap((center) =>
    center === null ? [] : milesBetween(pin, center),
  );
  return miles.length === 0 ? null : Math.min(...miles);
}
