import { isNorthAmerica } from "../base/phone/north-america.ts";
import { canBePhone } from "../base/phone/numbering.ts";
import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";
import { looksSpanish } from "../translation/languages/looks-spanish.ts";
import type { FindingKind } from "./finding.ts";

/** The facts of a listing that are checked one listing at a time. */
export interface CheckedFacts {
  readonly phone: string | null;
  /** A telephone from a source that cannot be read as a number. */
  readonly sourcePhone: string | null;
  /** By its English name: its own numbers are not judged where it is another one. */
  readonly country: string;
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

/** Finds the problems in one listing's facts (rules directory-health 8, 10 and 13). */
export function checkListingFacts(facts: CheckedFacts): { kind: FindingKind; amount: number | null }[] {
  const found: { kind: FindingKind; amount: number | null }[] = [];
  if (!hasNumber(facts)) found.push({ kind: "PHONE_IMPOSSIBLE", amount: null });
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

/** False where a number cannot exist, and where a source gives one that cannot be read. */
function hasNumber({ phone, sourcePhone, country }: CheckedFacts): boolean {
  if (phone === null) return sourcePhone === null;
  return !isNorthAmerica(country) || canBePhone(phone);
}

/** From the nearer of both centers; null where the pin or both centers are unknown. */
function milesFromAddress({ pin, zipCenter, cityCenter }: CheckedFacts): number | null {
  if (pin === null) return null;
  const miles = [zipCenter, cityCenter].flatMap((center) =>
    center === null ? [] : milesBetween(pin, center),
  );
  return miles.length === 0 ? null : Math.min(...miles);
}
