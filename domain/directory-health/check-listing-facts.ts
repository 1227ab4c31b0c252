import { isNorthAmerica } from "../base/phone/north-america.ts";
import { canBePhone } from "../base/phone/numbering.ts";
import { milesBetween } from "../places/great-circle.ts";
import type { Coordinates } from "../services/service.ts";
import { looksSpanish } from "../translation/languages/looks-spanish.ts";
import type { FindingKind } from "./finding.ts";

/** The facts that can be checked for one listing at a time. */
export interface CheckedFacts {
  readonly phone: string | null;
  /** A telephone from a source that cannot be read as a number. */
  readonly sourcePhone: string | null;
  /** Country by its English name; numbers of other countries are not judged. */
  readonly country: string;
  /** In English. */
  readonly description: string;
  readonly serviceSummary: string | null;
  readonly age: string | null;
  /** Exact coordinates of the pin; null: there is none, or it is approximate. */
  readonly pin: Coordinates | null;
  /** The centers of the address's ZIP and city; null: unknown. */
  readonly zipCenter: Coordinates | null;
  readonly cityCenter: Coordinates | null;
}

/** Miles from a place's center within which a pin may be in it: big cities and western ZIPs are that wide. */
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

/** Whether the number can exist; also false if a source gives one that cannot be read. */
function hasNumber({ phone, sourcePhone, country }: CheckedFacts): boolean {
  if (phone === null) return sourcePhone === null;
  return !isNorthAmerica(country) || canBePhone(phone);
}

/** Returns the distance to the nearer of both centers; null if the pin or both centers are unknown. */
function milesFromAddress({ pin, zipCenter, cityCenter }: CheckedFacts): number | null {
  if (pin === null) return null;
  const miles = [zipCenter, cityCenter].flatMap((center) =>
    center === null ? [] : milesBetween(pin, center),
  );
  return miles.length === 0 ? null : Math.min(...miles);
}
