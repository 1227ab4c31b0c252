import type { ServiceAction } from "../../history/actions.ts";
import { roles } from "./roles.ts";

/** What those who keep a service see on its page: tools, what waits, and every change. See rules history 3 and 4. */
export const history = {
  tools: "Keep this service up to date",
  edit: "Edit",
  stillRight: "Everything is still correct",
  confirmed: "Thank you. You confirmed this information today.",
  notYours: "You don't have permission to do this.",
  failed: "That didn't work. Please try again.",
  notPublic: "Visitors can't see this yet. It is waiting for review.",
  refused: (reason: string) => `This was not approved. Reason: ${reason}`,
  editWaits: (fields: string) =>
    `A change is waiting for review: ${fields}. Until then, visitors see the approved version.`,
  show: "History",
  title: "All changes, newest first",
  none: "No changes since it was added.",
  field: "Field",
  before: "Before",
  after: "After",
  by: (action: string, who: string) => `${action} by ${who}`,
  somebody: (role: string) => `someone (${role})`,
  operator: "the site operator",
  system: "the system",
  why: (reason: string) => `Reason: ${reason}`,
  actions: {
    CREATE: "Added",
    EDIT: "Changed",
    PROPOSE: "Change suggested",
    WITHDRAW: "Suggested change withdrawn",
    APPROVE: "Approved",
    APPROVE_EDIT: "Change approved",
    REFUSE: "Sent back",
    REFUSE_EDIT: "Change sent back",
    DELETE: "Deleted",
    RESTORE: "Restored",
    CONFIRM: "Information confirmed",
    CLAIM: "Someone said it is their organization",
    MERGE: "Merged with another service",
    UNDO_MERGE: "Separated from another service",
    SET_OWNER: "Owner changed",
    COUNT_BEDS: "Bed count updated",
    IMPORT: "Imported",
    UNDO_IMPORT: "Import undone",
    TRANSLATE: "Machine translation added",
    LOSE_OWNER: "Owner's account deleted",
    REMOVE: "Permanently removed",
  } satisfies Record<ServiceAction, string>,
  roles,
  other: "Changed",
};

export type HistoryWords = typeof history;
