import type { ServiceAction } from "../../history/actions.ts";
import { roles } from "./roles.ts";

/** What those who keep a service see on its page: tools, what waits, and every change. See rules history 3 and 4. */
export const history = {
  tools: "Keep this listing right",
  edit: "Edit",
  stillRight: "Everything still right",
  confirmed: "Thank you. The facts are confirmed as of today.",
  notYours: "You may not do this with this service.",
  failed: "This could not be done. Please try again.",
  notPublic: "Visitors do not see this yet: it waits for review.",
  refused: (reason: string) => `It was not approved. Reason: ${reason}`,
  editWaits: (fields: string) =>
    `An edit waits for review: ${fields}. Visitors see the approved version meanwhile.`,
  show: "History",
  title: "Every change, the last first",
  none: "Nothing has changed since it came in.",
  field: "Field",
  before: "Before",
  after: "After",
  by: (action: string, who: string) => `${action} by ${who}`,
  somebody: (role: string) => `somebody (${role})`,
  operator: "the operator",
  system: "the system",
  why: (reason: string) => `Reason: ${reason}`,
  actions: {
    CREATE: "Added",
    EDIT: "Changed",
    PROPOSE: "Change proposed",
    WITHDRAW: "Proposed change taken back",
    APPROVE: "Approved",
    APPROVE_EDIT: "Edit approved",
    REFUSE: "Refused",
    REFUSE_EDIT: "Edit refused",
    DELETE: "Deleted",
    RESTORE: "Restored",
    CONFIRM: "Facts confirmed",
    SET_OWNER: "Owner changed",
    COUNT_BEDS: "Beds counted",
    IMPORT: "Imported",
    TRANSLATE: "Translated by machine",
    LOSE_OWNER: "Owner’s account deleted",
    REMOVE: "Removed for good",
  } satisfies Record<ServiceAction, string>,
  roles,
  other: "Changed",
};

export type HistoryWords = typeof history;
