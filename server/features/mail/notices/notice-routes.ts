import { problem } from "#domain/base/contract/problems.ts";
import { listNotices, NOTICES } from "#domain/mail/notices/notice.ts";
import { chooseNotices, getNotices } from "#domain/mail/notices/notice-calls.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { readChoices, setChoice } from "./queries.ts";

/** Routes by which people choose how they get notices by mail. */
export function noticeRoutes(database: Database): Route[] {
  return [
    signedInRoute(getNotices, async (_, { viewer }) => ({
      ok: true,
      reply: await chosenBy(database, viewer),
    })),

    signedInRoute(chooseNotices, async ({ body }, { viewer }) => {
      const chosen = NOTICES.flatMap((notice) => {
        const choice = body[notice];
        return choice === undefined ? [] : [{ notice, choice }];
      });
      const own = listNotices(viewer.role);
      if (chosen.some(({ notice }) => !own.includes(notice)))
        return { ok: false, problem: problem("forbidden") };
      await database.transaction(async (db) => {
        for (const { notice, choice } of chosen) await setChoice(db, viewer.id, notice, choice);
      });
      return { ok: true, reply: await chosenBy(database, viewer) };
    }),
  ];
}

async function chosenBy(db: Db, { id, role }: SignedIn) {
  const choices = await readChoices(db, id);
  return listNotices(role).map((notice) => ({ notice, choice: choices.get(notice) ?? "AT_ONCE" }));
}
