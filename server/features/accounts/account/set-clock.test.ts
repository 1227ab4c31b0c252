import { expect, test } from "vitest";
import { accountsForTests, EMAIL, NOW } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { RECENT_SIGN_IN_MS, SESSION_MS, SIGN_INS_PER_EMAIL_PER_HOUR } from "#domain/base/contract/limits.ts";
import { deleteOldAttempts } from "#server/base/attempts/attempt-jobs.ts";
import { staleSignIn } from "#server/features/accounts/passkeys/stale-sign-in.ts";
import { deleteExpired } from "./queries.ts";
import { findSignedIn } from "./sessions.ts";

const PASSWORD = "seven blue lanterns";
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** A machine whose clock is a day wrong for a while, and whose daily jobs run meanwhile. */
onOneEngine("a clock that is set", (open) => {
  const accounts = accountsForTests(open, PASSWORD);
  const setClock = async (now: number) => {
    accounts.app.now = now;
    accounts.limited.now = now;
    await deleteOldAttempts(open(), now);
    await deleteExpired(open(), now);
  };
  const signIn = async (password: string, from = 1) => {
    const headers = { "x-forwarded-for": `203.0.${from}.113` };
    return (await sendJson(accounts.limited, "POST", "/auth/sign-in", { email: EMAIL, password }, headers))
      .status;
  };
  const guess = async () => {
    let status = 0;
    for (let from = 1; from <= SIGN_INS_PER_EMAIL_PER_HOUR + 1; from++) status = await signIn("wrong", from);
    return status;
  };

  test.each([DAY_MS, -DAY_MS])(
    "by %d ms and back keeps attempts limited, and nobody out beyond the hour",
    async (by) => {
      await accounts.maria();
      expect(await guess()).toBe(429);
      for (const now of [NOW + by, NOW]) {
        await setClock(now);
        // At most the count starts over: guessing is limited immediately, on any day.
        expect(await guess()).toBe(429);
      }
      await setClock(NOW + HOUR_MS);
      expect(await signIn(PASSWORD, 200)).toBe(200);
    },
  );

  test.each([DAY_MS, -DAY_MS])("by %d ms and back ends no session, and gives none for longer", async (by) => {
    const maria = await accounts.maria();
    await setClock(NOW + by);
    expect(await accounts.isAlive(maria.token)).toBe(true);
    await setClock(NOW);
    expect(await accounts.isAlive(maria.token)).toBe(true);
    await setClock(NOW + Math.max(0, by) + SESSION_MS);
    expect(await accounts.isAlive(maria.token)).toBe(false);
  });

  test("back does not make a sign-in of tomorrow a recent one", async () => {
    const { user, token } = await accounts.maria();
    const viewer = await findSignedIn(open())(token, NOW);
    if (viewer?.kind !== "user") throw new Error(`${user.email} is signed in.`);
    const key = (now: number) => staleSignIn(viewer, now)?.key;
    expect([key(NOW), key(NOW - 1000), key(NOW + RECENT_SIGN_IN_MS)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([key(NOW - DAY_MS), key(NOW + DAY_MS)]).toEqual(["signInAgain", "signInAgain"]);
  });
});
