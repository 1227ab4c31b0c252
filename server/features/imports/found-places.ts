import { curtained, releasedFacts, withheldFacts } from "#domain/listings/protection/withheld-place.ts";
import type { FoundPlace, PlaceDecision } from "#server/features/listings/protection/withheld-queries.ts";
import type { Outcome } from "./checked-record.ts";

/**
 * Applies to a record what persons have decided about its place: one that they have opened is proposed again and not
 * withheld, one that waits for them stays withheld, a protected one stays protected, and one that they have hidden for
 * good stays hidden, whatever the source says now.
 */
export function asDecided(outcome: Outcome, decision: PlaceDecision | undefined): Outcome {
  const { facts, withheld } = outcome;
  if (decision === "HIDDEN") {
    const place = { ...facts.place, visibility: "HIDDEN" as const };
    return { ...outcome, facts: { ...curtained(facts), place }, withheld: null };
  }
  const isOpen = withheld === null && (decision === "UNDECIDED" || facts.isProtected !== true);
  if (decision === "UNDECIDED" && isOpen) return { ...outcome, facts: withheldFacts(facts).facts };
  if (decision === "PROTECTED" && isOpen) return { ...outcome, facts: curtained(facts) };
  if (decision !== "DECIDED" || withheld === null) return outcome;
  return { ...outcome, facts: releasedFacts(facts, withheld.taken), isAnswered: true };
}

/** Findings about the place of a service. */
export function foundIn(
  { withheld, question, isAnswered = false }: Outcome,
  serviceId: string,
): FoundPlace[] {
  if (withheld !== null) {
    const state = isAnswered ? "PROPOSED" : "WITHHELD";
    return [{ serviceId, kind: "WITHHOLD", state, ...withheld }];
  }
  if (question.length === 0) return [];
  return [{ serviceId, kind: "QUESTION", state: "PROPOSED", reason: "WORDS", words: question, taken: {} }];
}
