import { invalid } from "#domain/base/contract/problems.ts";
import { formOfAnswer, type GivenAnswer } from "#domain/confirmations/asks/form-of-answer.ts";
import { isPublicAtOnce } from "#domain/confirmations/asks/when-public.ts";
import {
  type AskCount,
  type AskField,
  isChoiceAsk,
  isYesNoAsk,
  mostAsked,
  unknownFields,
} from "#domain/services/ask-fields.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { Db } from "#server/base/sql/db.ts";
import { clearAsk, readAsks } from "#server/features/confirmations/asks/queries.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { hidesDoorOfOthers } from "#server/features/listings/protection/place-queries.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { showWhole } from "#server/features/services/show-service.ts";
import { lockRequest, propose } from "./answer-request.ts";
import { publishAnswer } from "./publish-answer.ts";
import type { LiveRequest } from "./queries.ts";

/**
 * Whether answers in words could be used to guess the street of a door that the organization hides from this owner,
 * since the reply would show right away what is taken out of them (rule protection 20).
 */
async function mayTryStreets(
  db: Db,
  organization: { readonly id: string } | null | undefined,
  { owner }: Pick<LiveRequest, "owner">,
): Promise<boolean> {
  if (organization == null) return false;
  return hidesDoorOfOthers(db, [organization.id], owner?.id ?? null);
}

const isInWords = (field: AskField): boolean => !isYesNoAsk(field) && !isChoiceAsk(field);

/** A question of a link. */
export interface LinkAsk extends AskCount {
  /** Whether its answer becomes public as soon as it is given. */
  readonly isPublicAtOnce: boolean;
}

/** Finds the questions that visitors ask most about fields that a service, as the public sees it, does not state. */
export async function askedAbout(
  db: Db,
  shown: PublicService,
  { channel, owner }: Pick<LiveRequest, "channel" | "owner">,
): Promise<LinkAsk[]> {
  const isChecked = await mayTryStreets(db, shown.organization, { owner });
  return mostAsked(await readAsks(db, shown.id), unknownFields(shown)).map((ask) => ({
    ...ask,
    isPublicAtOnce: isPublicAtOnce(channel, shown, ask.field) && !(isChecked && isInWords(ask.field)),
  }));
}

/**
 * Publishes an answer to what visitors ask, or turns it into an edit for the reviewers (rules asks 7 and 10), and
 * forgets how often it was asked. The link still works.
 *
 * @returns whether it is public
 * @throws CallProblem 400, naming each invalid field
 */
export async function answerAsk(
  { database, queueMail, askTranslation }: ListingDependencies,
  digest: Buffer,
  { field, ...given }: GivenAnswer & { readonly field: AskField },
  now: number,
): Promise<boolean> {
  const form = formOfAnswer(field, given);
  if (typeof form === "string") throw new CallProblem(invalid({ answer: form }));
  return transactionWithSharedRows(database, async (db) => {
    const { request, stored } = await lockRequest(db, digest, now);
    const shown = showWhole(stored.row, { language: "en", at: now, now, from: null });
    const asks = await readAsks(db, request.serviceId);
    const isAsked = asks.some((ask) => ask.field === field) && unknownFields(shown).includes(field);
    if (!isAsked) throw new CallProblem(invalid({ field: "unknownValue" }));
    const isPublic =
      isPublicAtOnce(request.channel, stored.current, field) &&
      !(isInWords(field) && (await mayTryStreets(db, stored.current.organization, request)));
    if (isPublic) await publishAnswer({ db, askTranslation }, { request, stored }, { field, form }, now);
    else if (await propose(db, request, stored, form, now)) await queueMail(db, { mail: "waitingForReview" });
    await clearAsk(db, request.serviceId, field);
    return isPublic;
  });
}
