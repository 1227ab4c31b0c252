import { getSessionItem, setSessionItem } from "../../../base/browser/session-storage.ts";

/** Services that were deleted from a list in this session: a list that is come back to still has their rows. */

const KEY = "deleted";

export function isDeletedInSession(id: string): boolean {
  return (getSessionItem<string[]>(KEY) ?? []).includes(id);
}

export function setDeletedInSession(id: string, isDeleted: boolean): void {
  const others = (getSessionItem<string[]>(KEY) ?? []).filter((one) => one !== id);
  setSessionItem(KEY, isDeleted ? [...others, id] : others);
}
