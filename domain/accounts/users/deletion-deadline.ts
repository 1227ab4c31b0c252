/** Deadlines promised to someone who asked to have their account deleted (rule accounts 25). */
const CONFIRM_BUSINESS_DAYS = 3;
const DELETE_DAYS = 3;

const DAY_MS = 86_400_000;

/** The time left to carry out a deletion request. */
export interface DeletionDeadline {
  /** By when the request is confirmed: 3 business days after it was made. Epoch milliseconds. */
  readonly confirmBy: number;
  /** By when the account is deleted: 3 days later. Epoch milliseconds. */
  readonly deleteBy: number;
  /** Whole days until `deleteBy`, the one under way included; 0 on the last moment and after it. */
  readonly daysLeft: number;
}

/**
 * Computes the deadlines of a request. Saturdays and Sundays (in UTC) are not business days; public holidays are.
 *
 * @param requestedAt epoch milliseconds
 * @param now epoch milliseconds
 */
export function deletionDeadline(requestedAt: number, now: number): DeletionDeadline {
  let confirmBy = requestedAt;
  for (let days = 0; days < CONFIRM_BUSINESS_DAYS; ) {
    confirmBy += DAY_MS;
    if (!isWeekend(confirmBy)) days += 1;
  }
  const deleteBy = confirmBy + DELETE_DAYS * DAY_MS;
  return { confirmBy, deleteBy, daysLeft: Math.max(0, Math.ceil((deleteBy - now) / DAY_MS)) };
}

function isWeekend(at: number): boolean {
  // The epoch began on a Thursday.
  const daysSinceSunday = (Math.floor(at / DAY_MS) + 4) % 7;
  return daysSinceSunday === 0 || daysSinceSunday === 6;
}
