import { findingOfFacts } from "#domain/listings/protection/withheld-place.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { reviewServices } from "./review-directory.ts";

/** A listing that a person has just published, or changed in public. */
export interface SavedPlace {
  readonly id: string;
  /** Facts that were public before; null: none were. */
  readonly before: ServiceFacts | null;
}

/**
 * Withholds what a save has made a place that protects people, in the same transaction: programs and reviewers fill in
 * no form that would ask them (rule protection 24). Where the save answers the question, or a person has answered it
 * before, the place is proposed.
 *
 * @param isAnswered whether the save says yes or no itself
 */
export async function reviewSaved(
  context: { readonly db: Db; readonly queueMail: QueueMail },
  saved: readonly SavedPlace[],
  { isAnswered, now }: { readonly isAnswered: boolean; readonly now: number },
): Promise<void> {
  const ids = saved
    .filter(({ before }) => before === null || findingOfFacts(before).kind !== "WITHHOLD")
    .map(({ id }) => id);
  if (ids.length > 0) await reviewServices(context, ids, { withholds: !isAnswered, now });
}
