/** Imports that are uploaded in the browser (rules imports 34–44). */

export const IMPORT_STATES = [
  "UPLOADING",
  "PREVIEWING",
  /** Previewed: an administrator may start it. */
  "READY",
  "RUNNING",
  /** It failed on the way and can go on. */
  "STOPPED",
  "UNDOING",
  "DONE",
  /** No package that can be imported. */
  "REFUSED",
  "CANCELLED",
  "UNDONE",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Steps of an import, as the importer names them. */
export const IMPORT_STEPS = ["Reading", "Checking", "Planning", "Merging", "Undoing"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

const OPEN: readonly ImportState[] = ["UPLOADING", "PREVIEWING", "READY", "RUNNING", "STOPPED", "UNDOING"];
const WORKING: readonly ImportState[] = ["PREVIEWING", "RUNNING", "UNDOING"];

/** While one is open, no other package is accepted. */
export function isOpenImport(state: ImportState): boolean {
  return OPEN.includes(state);
}

/** A worker works on it. */
export function isWorkedOn(state: ImportState): boolean {
  return WORKING.includes(state);
}

/** Records of a run that are listed one by one. */
export const IMPORT_ITEM_KINDS = [
  "ADDED",
  "CHANGED",
  /** Changed by the source and by a person: the person's version stays. */
  "KEPT",
  /** No longer in the package, still listed here. */
  "GONE",
  "SET_ASIDE",
  /** Not undone, because someone has edited it since. */
  "LEFT",
] as const;
export type ImportItemKind = (typeof IMPORT_ITEM_KINDS)[number];

/** Reasons why an undo leaves a service unchanged. */
export const LEFT_REASONS = ["DELETED", "EDITED", "CONFIRMED", "OWNED", "PROPOSED", "HIDDEN"] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** A service that an import wrote, with its state then and now. */
export interface WrittenService {
  readonly isNew: boolean;
  /** The version that the import wrote. */
  readonly writtenVersion: number;
  /** Whether its state before the import is stored. */
  readonly hasBefore: boolean;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly isConfirmed: boolean;
  readonly hasOwner: boolean;
  /** An edit waits for review. */
  readonly hasProposal: boolean;
}

/** Decides how an undo treats a service: it leaves alone what a person has touched since the import. */
export function decideUndo(service: WrittenService): "delete" | "restore" | LeftReason {
  if (service.isDeleted) return "DELETED";
  if (service.isConfirmed) return "CONFIRMED";
  if (service.version !== service.writtenVersion) return "EDITED";
  if (service.hasProposal) return "PROPOSED";
  if (!service.isNew) return service.hasBefore ? "restore" : "HIDDEN";
  return service.hasOwner ? "OWNED" : "delete";
}
