import { claimService } from "#domain/claims/claim-calls.ts";
import { claimRefusal } from "#domain/claims/claim-refusal.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/text.ts";
import { recordChange } from "#server/features/history/record-change.ts";
import { answerOrProblem, CallProblem } from "#server/features/listings/call-problem.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { type Route, signedInRoute } from "#server/http/route.ts";
import type { Database } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";
import { addClaim, hasOpenClaim } from "./queries.ts";

/** "This is my organization": the claim, its mail to the administrators and its history in one transaction. */
export function claimRoutes(database: Database, queueMail: QueueMail): Route[] {
  return [
    signedInRoute(claimService, ({ params, body }, { viewer, language, now }) =>
      answerOrProblem(async () => {
        if (!viewer.isConfirmed) throw new CallProblem(problem("forbidden"));
        if (!isUuid(params.id)) throw new CallProblem(problem("notFound"));
        const id = newId(now);
        await database.transaction(async (db) => {
          // Locked, so that of two claims at once the second finds the first.
          const { row } = await lockVisible(db, params.id.toLowerCase(), viewer);
          const refusal = claimRefusal({
            isConfirmed: viewer.isConfirmed,
            hasOwner: row.ownerId !== null,
            hasOpenClaim: await hasOpenClaim(db, row.id, viewer.id),
          });
          if (refusal !== null) throw new CallProblem(problem(refusal));
          await addClaim(db, {
            id,
            serviceId: row.id,
            claimantId: viewer.id,
            name: viewer.displayName,
            email: viewer.email,
            phone: body.phone,
            message: body.message,
            language,
            createdAt: now,
          });
          await queueMail(db, { feedbackId: id, mail: "toAdministrators" });
          await recordChange(db, {
            thing: "SERVICE",
            thingId: row.id,
            action: "CLAIM",
            actor: viewer,
            at: now,
          });
        });
        return { ok: true, reply: { id, createdAt: isoOfEpoch(now) } };
      }),
    ),
  ];
}
