import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  acceptClaim,
  claimService,
  getClaimable,
  grantClaim,
  readClaimLink,
} from "#domain/listings/claims/claim-calls.ts";
import { claimRefusal } from "#domain/listings/claims/claim-refusal.ts";
import { attemptCounter } from "#server/base/attempts/attempt-counter.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { deadLink } from "#server/base/tokens/dead-link.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { grantByAdministrator, grantByLink, readLink } from "./grant-claim.ts";
import { listedEmailToAsk } from "./listed-email-to-ask.ts";
import { proofOfClaim } from "./proof-of-claim.ts";
import { addClaim, hasOpenClaim, isClaim, readClaimable } from "./queries.ts";

/**
 * "This is my organization" (rules feedback 27–37): asking, and the ways of granting. Each does everything in one
 * transaction.
 *
 * @param isLimited false for load tests only
 */
export function claimRoutes(database: Database, queueMail: QueueMail, isLimited: boolean): Route[] {
  const countAttempt = attemptCounter(database, isLimited);
  return [
    signedInRoute(claimService, ({ params, body }, { viewer, language, now }) =>
      answerOrProblem(async () => {
        if (!viewer.isConfirmed) throw new CallProblem(problem("forbidden"));
        if (!isUuid(params.id)) throw new CallProblem(problem("notFound"));
        const id = newId(now);
        const asked = await database.transaction(async (db) => {
          // Locked, so that the second of two concurrent claims sees the first.
          const stored = await lockVisible(db, params.id.toLowerCase(), viewer);
          const { row } = stored;
          const refusal = claimRefusal({
            isConfirmed: viewer.isConfirmed,
            hasOwner: row.ownerId !== null,
            hasOpenClaim: await hasOpenClaim(db, row.id, viewer.id),
          });
          if (refusal !== null) throw new CallProblem(problem(refusal));
          const isProved = (await proofOfClaim(db, stored, viewer, now)) !== null;
          const listedEmail =
            isProved || body.askListedEmail !== true
              ? null
              : await listedEmailToAsk(db, stored, viewer, { now, isLimited });
          await addClaim(db, {
            id,
            serviceId: row.id,
            claimantId: viewer.id,
            name: viewer.displayName,
            email: viewer.email,
            phone: body.phone,
            message: body.message,
            language,
            listedEmail,
            createdAt: now,
          });
          await queueMail(db, { feedbackId: id, mail: isProved ? "claimLink" : "claimToAdministrators" });
          if (listedEmail !== null) await queueMail(db, { feedbackId: id, mail: "claimLinkToListing" });
          await recordChange(db, {
            thing: "SERVICE",
            thingId: row.id,
            action: "CLAIM",
            actor: viewer,
            at: now,
          });
          return { isLinkMailed: isProved, isListedEmailAsked: listedEmail !== null };
        });
        return { ok: true, reply: { id, createdAt: isoOfEpoch(now), ...asked } };
      }),
    ),

    route(getClaimable, async ({ params: { id } }) => {
      const isClaimable = isUuid(id) ? await readClaimable(database, id) : null;
      return isClaimable === null
        ? { ok: false, problem: problem("notFound") }
        : { ok: true, reply: { isClaimable } };
    }),

    signedInRoute(grantClaim, ({ params: { id } }, { viewer, now }) =>
      answerOrProblem(async () => {
        if (!isUuid(id) || !(await isClaim(database, id))) throw new CallProblem(problem("notFound"));
        await database.transaction((db) => grantByAdministrator(db, queueMail, id, { viewer, now }));
        return { ok: true, reply: { code: 200, message: "The service has a new owner." } };
      }),
    ),

    route(readClaimLink, async ({ query: { token } }, { client, now }) => {
      const found = await readLink(database, tokenDigest(token), now);
      return found === null
        ? deadLink({ countAttempt }, requireClient(client), now)
        : { ok: true, reply: found };
    }),

    route(acceptClaim, async ({ body: { token } }, { client, now }) => {
      const accepted = await database.transaction((db) =>
        grantByLink(db, queueMail, tokenDigest(token), now),
      );
      return accepted === null
        ? deadLink({ countAttempt }, requireClient(client), now)
        : { ok: true, reply: accepted };
    }),
  ];
}
