import { recall, record } from "../../browser/session-memory.ts";

/** Services that were deleted from a list in this session: a list that is come back to still has their rows. */

const KEY = "deleted";

export function isDeletedHere(id: string): boolean {
  return (recall<string[]>(KEY) ?? []).includes(id);
}

export function rememberDeleted(id: string, isDeleted: boolean): void {
  const others = (recall<string[]>(KEY) ?? []).filter((one) => one !== id);
  record(KEY, isDeleted ? [...others, id] : others);
}
