import type { HarvestFaultKind } from "#domain/imports/harvest/harvest-fault.ts";
import type { UndoFailure } from "./undo-harvest.ts";
import type { HarvestOutcome } from "./work-on-harvests.ts";

const FAULTS: Readonly<Record<HarvestFaultKind, (detail: string) => string>> = {
  NOT_PUBLIC: () => "its address is a private one, which HARVEST_FROM_PRIVATE=on allows",
  UNREACHABLE: () => "it can't be reached",
  TIMEOUT: () => "it did not answer in time",
  STATUS: (status) => `it answered ${status}`,
  BUSY: (status) => `it answered ${status}: it asks to come back later`,
  TOO_LARGE: () => "it is too large",
  REDIRECTS: () => "it redirects too often",
  ELSEWHERE: () => "its description names files that are not on its own site",
  NOT_HSDS: () => "there is neither an HSDS API nor a package",
  EMPTY: () => "it has no services",
  PACKAGE: (reason) => reason.replace(/\.$/u, ""),
};

/** Returns a line for a terminal about how the harvest of a source ended. */
export function outcomeLine(name: string, { result, problem, preview }: HarvestOutcome): string {
  if (problem !== null) return `${name}: ${FAULTS[problem.kind](problem.detail)}.`;
  if (result === "LATER") return `${name}: interrupted. The next harvest goes on from there.`;
  const waits = result === "WAITING" ? " It waits for an administrator: /harvests." : "";
  if (preview === null) return `${name}: ${result === "APPLIED" ? "taken over" : "nothing new"}.${waits}`;
  const { added, changed, unchanged, kept, gone, returned, setAside } = preview.counts;
  const counts = Object.entries({
    new: added,
    changed,
    unchanged,
    kept,
    gone,
    back: returned,
    "set aside": setAside,
  })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  return `${name}: ${counts.join(", ")}.${waits}`;
}

/** That the last harvest of a source could not be undone, for a terminal. Messages of errors may quote a person. */
export function undoFailureLine(name: string, { error, isLast }: UndoFailure): string {
  const kind = error instanceof Error ? error.name : "Error";
  const next = isLast
    ? "It is not tried again until an administrator asks: /harvests."
    : "It is tried again in a minute, and before that nothing is taken over.";
  return `${name}: its last harvest could not be undone (${kind}). ${next}`;
}
