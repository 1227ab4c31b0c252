import { describe, expect, test } from "vitest";
import { clientAt } from "#checks/client-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { signIn, signUp } from "#domain/accounts/account/account-calls.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { DUMMY_HASH, HASH_COST, hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";
import { openPasswords } from "./passwords.ts";
import { signInRoutes } from "./sign-in.ts";

describe("a password's hash", () => {
  test("is a PHC string with its cost, another one each time", async () => {
    const [one, two] = await Promise.all([hashPassword("secret"), hashPassword("secret")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "secret")).toBe(true);
    expect(await verifyPassword(one, "Secret")).toBe(false);
  });

  test("is what others make of the same: the reference implementation's own vector", async () => {
    const stored = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await verifyPassword(stored, "password")).toBe(true);
    expect(needsRehash(stored)).toBe(true);
  });

  test("of nobody costs as much as anybody's, and no password makes it", async () => {
    const cost = /\$m=\d+,t=\d+,p=\d+\$/;
    expect(cost.exec(DUMMY_HASH)?.[0]).toBe(cost.exec(await hashPassword("x"))?.[0]);
    expect(needsRehash(DUMMY_HASH)).toBe(false);
    expect(await openPasswords().isRight(null, "")).toBe(false);
  });

  test.each(["", "secret", "$2b$10$abc", "$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aaaa"])(
    "that cannot be read is an error, and never right (%j)",
    async (stored) => {
      await expect(verifyPassword(stored, "secret")).rejects.toThrow("cannot be read");
    },
  );

  test("is made again when any part of its cost differs", async () => {
    for (const change of [{ memoryKiB: 8 * 1024 }, { passes: 1 }, { lanes: 2 }]) {
      expect(needsRehash(await hashPassword("x", { ...HASH_COST, ...change }))).toBe(true);
    }
  });
});

onOneEngine("where too many passwords wait", (open) => {
  test.each([
    [signIn, { email: "maria@help.example", password: "s3cr-t" }],
    [signUp, { email: "maria@help.example", password: "s3cr-t", displayName: "Maria" }],
  ])("it learns when to try again", async (call, body) => {
    const routes = signInRoutes({
      database: open(),
      queueMail: async () => {},
      passwords: { hash: async () => null, isRight: async () => null },
      countAttempt: async () => null,
      secondFactorRoles: new Set<never>(),
    });
    const route = routes.find((each) => Object.is(each.call, call));
    const client = {
      ...clientAt("203.0.113.7"),
      keepSession: () => {
        throw new Error("nobody is signed in");
      },
    };
    const context = { viewer: GUEST, language: "en", now: 0, client } as const;
    expect(await route?.answer({ params: {}, query: {}, body }, context)).toMatchObject({
      ok: false,
      problem: { code: 429 },
      retryAfterSeconds: 5,
    });
    expect(await open().query("select id from users")).toEqual([]);
  });
});
