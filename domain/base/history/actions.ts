/** Things with a history. */
export const HISTORY_THINGS = [
  "SERVICE",
  "USER",
  "CRISIS_LINE",
  "STATIC_PAGE",
  "SETTING",
  "LIAISON",
  "REGION",
  "COORDINATOR",
  "INVITATION",
  "HARD_NIGHT",
  "ORGANIZATION",
  "API_KEY",
  "WEBHOOK",
] as const;
export type HistoryThing = (typeof HISTORY_THINGS)[number];

/** Stands in place of a role where the actor is an API key rather than a person (rule api-keys 8). */
export const KEY_ACTOR = "API KEY";

/** Actions on a service. Pages have texts for each. */
export type ServiceAction =
  | "CREATE"
  | "EDIT"
  /** A change pending review, and one withdrawn by its editor. */
  | "PROPOSE"
  | "WITHDRAW"
  /** Decision on a new service, or on a pending change. */
  | "APPROVE"
  | "APPROVE_EDIT"
  | "REFUSE"
  | "REFUSE_EDIT"
  | "DELETE"
  | "RESTORE"
  /** Purged 30 days after its deletion. */
  | "REMOVE"
  | "CONFIRM"
  /** Its owner answered visitors' questions by an emailed link; public without review. */
  | "ANSWER"
  /** Someone asked to become its owner. */
  | "CLAIM"
  /** Another service was merged into it, or it into another; and separated again. */
  | "MERGE"
  | "UNDO_MERGE"
  | "SET_OWNER"
  /** The owner's account was deleted. */
  | "LOSE_OWNER"
  | "COUNT_BEDS"
  | "IMPORT"
  | "UNDO_IMPORT"
  | "TRANSLATE"
  /** A decision was undone, so the change is waiting for review again. */
  | "REOPEN";

/** Actions on an account. */
export type UserAction =
  | "CREATE"
  | "EDIT"
  | "DELETE"
  | "SET_ROLE"
  | "CHANGE_PASSWORD"
  | "RESET_PASSWORD"
  | "CONFIRM_EMAIL"
  /** The owner of the mailbox says that they did not create the account. */
  | "DISOWN"
  | "JOIN_IDENTITY"
  | "REQUEST_DELETION"
  | "ADD_PASSKEY"
  | "REMOVE_PASSKEY"
  | "RENEW_RECOVERY_CODES"
  | "USE_RECOVERY_CODE"
  /** The operator's command, or an administrator, removed passkeys and recovery codes. */
  | "RESET_SECOND_FACTOR";

export type HistoryAction = ServiceAction | UserAction;
