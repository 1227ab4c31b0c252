import type { CallReply } from "#domain/base/contract/call.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { typedDetails } from "#domain/hard-nights/roll-call/roll-call.ts";
import { getRollCall, noteRollCall, startRollCall } from "#domain/hard-nights/roll-call/roll-call-calls.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { readHardNights } from "#server/features/hard-nights/queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { answerByPhone } from "./answer-roll-call.ts";
import { askRegion } from "./ask-region.ts";
import { countRollCall, readSilent } from "./queries.ts";

/** The calls of roll calls. */
export function rollCallRoutes(dependencies: {
  readonly database: Database;
  readonly queueMail: QueueMail;
}): Route[] {
  const { database } = dependencies;
  return [
    signedInRoute(getRollCall, ({ params }, { now }) =>
      answerOrProblem(async () => {
        const id = parseUuid(params.id);
        const nights = await readHardNights(database, now);
        if (!nights.some((night) => night.id === id)) throw new CallProblem(problem("notFound"));
        return { ok: true, reply: await showRollCall(database, id) };
      }),
    ),

    signedInRoute(startRollCall, ({ params }, context) =>
      answerOrProblem(async () => {
        const id = parseUuid(params.id);
        await askRegion(dependencies, id, context);
        return { ok: true, reply: await showRollCall(database, id) };
      }),
    ),

    signedInRoute(noteRollCall, ({ params, body }, context) =>
      answerOrProblem(async () => {
        const about = { nightId: parseUuid(params.id), serviceId: parseUuid(body.service) };
        const { answer, ...details } = body;
        await answerByPhone(database, about, { answer, details: typedDetails(details) }, context);
        return { ok: true, reply: await showRollCall(database, about.nightId) };
      }),
    ),
  ];
}

function parseUuid(id: string): string {
  if (!isUuid(id)) throw new CallProblem(problem("notFound"));
  return id.toLowerCase();
}

async function showRollCall(db: Db, nightId: string): Promise<CallReply<typeof getRollCall>> {
  const [counts, silent] = await Promise.all([countRollCall(db, nightId), readSilent(db, nightId)]);
  return { ...counts, silent };
}
