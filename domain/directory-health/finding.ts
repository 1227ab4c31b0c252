/** The problems of a listing that a program can notice (rules directory-health 6–13, 29 and 30). */
export const FINDING_KINDS = [
  "PROTECTS_PEOPLE",
  "WEBSITE_GONE",
  "PHONE_IMPOSSIBLE",
  "MAIL_REFUSED",
  "REPORTED",
  "NEVER_OPEN",
  "GONE_FROM_SOURCE",
  "FAR_FROM_ADDRESS",
  "BEDS_OLD",
  "UNCONFIRMED",
  "WRONG_LANGUAGE",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One problem of one service. */
export interface Finding {
  readonly serviceId: string;
  readonly kind: FindingKind;
  /** When the problem began or was noticed, epoch milliseconds. */
  readonly since: number;
  /** REPORTED: how many people. FAR_FROM_ADDRESS: miles. Else null. */
  readonly amount: number | null;
}

/** Harm of a finding on its first day: people cannot reach the service, go there in vain, or have to call first. */
const HARM: Readonly<Record<FindingKind, number>> = {
  PROTECTS_PEOPLE: 700,
  REPORTED: 600,
  PHONE_IMPOSSIBLE: 500,
  MAIL_REFUSED: 450,
  FAR_FROM_ADDRESS: 400,
  WEBSITE_GONE: 350,
  GONE_FROM_SOURCE: 320,
  NEVER_OPEN: 300,
  BEDS_OLD: 250,
  UNCONFIRMED: 100,
  WRONG_LANGUAGE: 50,
};
const PER_REPORTER = 50;
const MAX_REPORTERS = 8;
/** Age adds a point a week, for at most four years. */
const MAX_WEEKS = 208;
const WEEK_MS = 7 * 86_400_000;

/**
 * Returns the severity of a finding: by its harm, the number of people who reported it, and its age; greater is worse.
 */
export function computeSeverity({ kind, since, amount }: Omit<Finding, "serviceId">, now: number): number {
  const weeks = Math.min(MAX_WEEKS, Math.max(0, Math.floor((now - since) / WEEK_MS)));
  const reporters = kind === "REPORTED" ? Math.min(MAX_REPORTERS, amount ?? 0) : 0;
  return HARM[kind] + reporters * PER_REPORTER + weeks;
}

/** The action of a finding's button: emails a link to confirm, calls the listed number, or opens the form at a step. */
export type FindingAction = "ask" | "call" | "what" | "where" | "hours" | "contact" | "check";

/** The action by which staff resolve a finding themselves. */
const ACTIONS: Readonly<Record<FindingKind, Exclude<FindingAction, "ask">>> = {
  REPORTED: "call",
  MAIL_REFUSED: "call",
  BEDS_OLD: "call",
  UNCONFIRMED: "check",
  GONE_FROM_SOURCE: "call",
  PHONE_IMPOSSIBLE: "contact",
  WEBSITE_GONE: "contact",
  NEVER_OPEN: "hours",
  FAR_FROM_ADDRESS: "where",
  PROTECTS_PEOPLE: "where",
  WRONG_LANGUAGE: "what",
};

/**
 * Problems that only the provider can resolve. Mail would not arrive where it was refused; places and texts are ours to
 * correct.
 */
const PROVIDER_KNOWS: ReadonlySet<FindingKind> = new Set([
  "REPORTED",
  "PHONE_IMPOSSIBLE",
  "WEBSITE_GONE",
  "NEVER_OPEN",
  "GONE_FROM_SOURCE",
  "BEDS_OLD",
  "UNCONFIRMED",
]);

/**
 * Returns the action for a finding: the provider is asked where that can help; staff call or open the form if no one
 * can be asked, or was asked in the last 30 days.
 */
export function chooseFindingAction(
  kind: FindingKind,
  { phone, canAsk }: { readonly phone: string | null; readonly canAsk: boolean },
): FindingAction {
  if (canAsk && PROVIDER_KNOWS.has(kind)) return "ask";
  const action = ACTIONS[kind];
  return action === "call" && phone === null ? "check" : action;
}
