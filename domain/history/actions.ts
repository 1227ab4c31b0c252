/** What has a history. */
export const HISTORY_THINGS = ["SERVICE", "USER", "CRISIS_LINE", "STATIC_PAGE", "SETTING"] as const;
export type HistoryThing = (typeof HISTORY_THINGS)[number];

/** What is done to a service. Screens have words for each. */
export type ServiceAction =
  | "CREATE"
  | "EDIT"
  /** A change that waits for review, and one that its editor took back. */
  | "PROPOSE"
  | "WITHDRAW"
  /** A new service, or a change that waited. */
  | "APPROVE"
  | "APPROVE_EDIT"
  | "REFUSE"
  | "REFUSE_EDIT"
  | "DELETE"
  | "RESTORE"
  /** 30 days after its deletion, for good. */
  | "REMOVE"
  | "CONFIRM"
  | "SET_OWNER"
  /** The owner's account was deleted. */
  | "LOSE_OWNER"
  | "COUNT_BEDS"
  | "IMPORT"
  | "TRANSLATE";

/** What is done to somebody's account. */
export type UserAction =
  | "CREATE"
  | "EDIT"
  | "DELETE"
  | "SET_ROLE"
  | "CHANGE_PASSWORD"
  | "RESET_PASSWORD"
  | "CONFIRM_EMAIL"
  | "JOIN_IDENTITY"
  | "REQUEST_DELETION";

export type HistoryAction = ServiceAction | UserAction;
