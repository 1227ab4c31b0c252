import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database } from "#server/base/sql/db.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";
import { type RunningApp, runningApp } from "./running-app.ts";
import { sendJson } from "./send-json.ts";
import { signedInAs, type UserForTest } from "./users-for-tests.ts";

/** The moment at which each test of accounts begins: half past an hour. */
export const NOW = Date.UTC(2026, 10, 20, 15, 30);
export const EMAIL = "maria@help.example";

/** The app and helpers for tests of accounts. Use it only in tests and hooks. */
export interface AccountsForTests {
  /** The app without rate limits. */
  readonly app: RunningApp;
  /** The app with rate limits, behind a proxy that names the client. */
  readonly limited: RunningApp;
  /** Creates Maria, whose address is `EMAIL`, with the password and signed in; call it once a test. */
  maria(changes?: Parameters<typeof signedInAs>[2]): Promise<UserForTest>;
  /** Hash of the password. */
  readonly hash: string;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The status of signing in. */
  signIn(email: string, password: string): Promise<number>;
  /** Whether this is the token of a live session. */
  isAlive(token: string): Promise<boolean>;
  /** Mails that were queued. */
  mails(): unknown[];
  historyOf(userId: string): Promise<{ action: string; actor: string }[]>;
}

/** Registers hooks, so call it in the body of `onEachEngine`: before each of its tests there are no accounts. */
export function accountsForTests(open: () => Database, password: string): AccountsForTests {
  let app: RunningApp;
  let limited: RunningApp;
  let hash: string;
  beforeAll(async () => {
    app = await runningApp(open());
    limited = await runningApp(open(), { config: { trustProxy: true, isRateLimited: true } });
    hash = await hashPassword(password);
  });
  afterAll(async () => {
    await app?.close();
    await limited?.close();
  });
  beforeEach(async () => {
    app.now = NOW;
    limited.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from day_salts");
    await open().query("delete from users");
  });
  const post: AccountsForTests["post"] = (path, body, headers) => sendJson(app, "POST", path, body, headers);
  return {
    get app() {
      return app;
    },
    get limited() {
      return limited;
    },
    get hash() {
      return hash;
    },
    post,
    maria: (changes = {}) => signedInAs(app, "USER", { email: EMAIL, passwordHash: hash, ...changes }),
    signIn: async (email, typed) => (await post("/auth/sign-in", { email, password: typed })).status,
    isAlive: async (token) =>
      (await app.get("/api/auth/profile", { authorization: `Bearer ${token}` })).status === 200,
    mails: () => app.jobs.map(({ data }) => data),
    historyOf: (userId) =>
      open().query<{ action: string; actor: string }>(
        `select action, actor_role as actor from history where thing = 'USER' and thing_id = $1 order by id`,
        [userId],
      ),
  };
}
