import { describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { signIn, signUp } from "#domain/account/account-calls.ts";
import { GUEST } from "#server/http/viewer.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { HASH_COST, hashPassword, isPasswordOf, NOBODYS_HASH, needsRehash } from "./password-hash.ts";
import { openPasswords } from "./passwords.ts";
import { signInRoutes } from "./sign-in.ts";

describe("a password's hash", () => {
  test("is a PHC string with its cost, another one each time", async () => {
    const [one, two] = await Promise.all([hashPassword("secret"), hashPassword("secret")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await isPasswordOf(one, "secret")).toBe(true);
    expect(await isPasswordOf(one, "Secret")).toBe(false);
  });

  test("is what others make of the same: the reference implementation's own vector", async () => {
    const stored = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await isPasswordOf(stored, "password")).toBe(true);
    expect(needsRehash(stored)).toBe(true);
  });

  test("of nobody costs as much as anybody's, and no password makes it", async () => {
    const cost = /\$m=\d+,t=\d+,p=\d+\$/;
    expect(cost.exec(NOBODYS_HASH)?.[0]).toBe(cost.exec(await hashPassword("x"))?.[0]);
    expect(needsRehash(NOBODYS_HASH)).toBe(false);
    expect(await openPasswords().isRight(null, "")).toBe(false);
  });

  test.each(["", "secret", "$2b$10$abc", "$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aaaa"])(
    "that cannot be read is an error, and never right (%j)",
    async (stored) => {
      await expect(isPasswordOf(stored, "secret")).rejects.toThrow("cannot be read");
    },
  );

  test("is made anew when any part of its cost is another", async () => {
    for (const change of [{ memoryKiB: 8 * 1024 }, { passes: 1 }, { lanes: 2 }]) {
      expect(needsRehash(await hashPassword("x", { ...HASH_COST, ...change }))).toBe(true);
    }
  });
});

describe("few at once", () => {
  test("are under way, some wait, the rest is told so; who waited goes on in turn, after a failure too", async () => {
    const line = fewAtOnce(2, 3);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const work = (n: number) => () =>
      new Promise<number>((resolve, reject) => {
        started.push(n);
        ends.push(() => (n === 0 ? reject(new Error("broken")) : resolve(n)));
      });
    const runs = Array.from({ length: 7 }, (_, n) => line.run(work(n)).catch(() => "failed"));
    expect(started).toEqual([0, 1]);
    expect(await Promise.all(runs.slice(5))).toEqual([null, null]);
    for (let n = 0; n < 5; n++) {
      ends[n]?.();
      await runs[n];
    }
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(await Promise.all(runs)).toEqual(["failed", 1, 2, 3, 4, null, null]);
    expect(await line.run(async () => "free")).toBe("free");
  });
});

onEachEngine("where too many passwords wait", (open) => {
  test.each([
    [signIn, { email: "maria@help.example", password: "secret" }],
    [signUp, { email: "maria@help.example", password: "secret", displayName: "Maria" }],
  ])("it is told when to come again", async (call, body) => {
    const routes = signInRoutes({
      database: open(),
      queueMail: async () => {},
      passwords: { hash: async () => null, isRight: async () => null },
      countAttempt: async () => null,
    });
    const route = routes.find((each) => Object.is(each.call, call));
    const client = {
      address: "203.0.113.7",
      deviceId: null,
      keepDeviceId: () => {},
      userAgent: "",
      keepSession: () => {
        throw new Error("nobody is signed in");
      },
    };
    const asking = { viewer: GUEST, language: "en", now: 0, client } as const;
    expect(await route?.answer({ params: {}, query: {}, body }, asking)).toMatchObject({
      ok: false,
      problem: { code: 429 },
      retryAfterSeconds: 5,
    });
    expect(await open().query("select id from users")).toEqual([]);
  });
});
