import { NOTHING_MORE } from "#domain/hard-nights/roll-call/roll-call.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { answerByPhone } from "#server/features/hard-nights/roll-call/answer-roll-call.ts";
import { askRegion } from "#server/features/hard-nights/roll-call/ask-region.ts";

/**
 * A roll call that kills itself, as the machine would: while it asks, once so many mails are queued (`ask 100`), or
 * while answers are noted, after so many (`answer 300`), in the middle of the next one.
 */
const [connection = "", given = "", what = "", moment = ""] = process.argv.slice(2);
const {
  context,
  nightId,
  answers,
}: {
  context: RequestContext & { readonly viewer: SignedIn };
  nightId: string;
  answers: readonly { readonly serviceId: string; readonly answer: "YES" | "NO" | "LIMITED" }[];
} = JSON.parse(given);

const database = poolDatabase({ primary: JSON.parse(connection), replica: null });
let queued = 0;
if (what === "ask") {
  await askRegion(
    {
      database,
      queueMail: async (db) => {
        await db.query("insert into mails_for_test default values");
        queued += 1;
        if (queued === Number(moment)) process.kill(process.pid, "SIGKILL");
      },
    },
    nightId,
    context,
  );
} else {
  for (const [index, { serviceId, answer }] of answers.entries()) {
    const noted = answerByPhone(database, { nightId, serviceId }, { answer, details: NOTHING_MORE }, context);
    if (index === Number(moment)) process.kill(process.pid, "SIGKILL");
    await noted;
  }
}
await database.close();
