import { describe, expect, test } from "vitest";
import { accountsForTests } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { SIGN_UPS_PER_NETWORK_PER_HOUR } from "#domain/base/contract/limits.ts";

const SHORT = "Password must be at least 6 characters long.";
const EASY = "This password is common, or is your name or email. Please choose another one.";
const BAD_EMAIL = "Please input valid Email.";

onOneEngine("signing up", (open) => {
  const accounts = accountsForTests(open, "old password");
  const { post, maria, isAlive, signIn, mails, historyOf } = accounts;

  describe("signing up", () => {
    const form = { email: "New@Help.Example", password: "s3cr-t", displayName: " Casa Nueva " };

    test.each([
      ["no address", { email: undefined }, { email: "required" }, null],
      ["no mail address", { email: "new" }, { email: "notEmail" }, BAD_EMAIL],
      [
        "an address with a line break",
        { email: "new@help.example\nBcc: x@y.example" },
        { email: "notEmail" },
        BAD_EMAIL,
      ],
      ["a Cyrillic letter", { email: "nеw@help.example" }, { email: "notEmail" }, BAD_EMAIL],
      ["a letter that folds to k", { email: "\u212aim@help.example" }, { email: "notEmail" }, BAD_EMAIL],
      ["full-width letters", { email: "ｎew@help.example" }, { email: "notEmail" }, BAD_EMAIL],
      ["an endless address", { email: `${"x".repeat(5000)}@help.example` }, { email: "tooLong" }, null],
      ["no password", { password: undefined }, { password: "required" }, null],
      ["a short password", { password: "12345" }, { password: "tooShort" }, SHORT],
      ["five characters of ten units", { password: "🔑🔑🔑🔑🔑" }, { password: "tooShort" }, SHORT],
      ["a long password", { password: "x".repeat(201) }, { password: "tooLong" }, null],
      ["an endless password", { password: "x".repeat(100_000) }, { password: "tooLong" }, null],
      ["one of the most frequent", { password: "Sunshine" }, { password: "tooEasy" }, EASY],
      ["one's name", { password: "casa nueva 2026" }, { password: "tooEasy" }, EASY],
      ["one's address", { password: "new@help.example" }, { password: "tooEasy" }, EASY],
      ["letters in their order", { password: "abcdef" }, { password: "tooEasy" }, EASY],
      ["digits backwards", { password: "654321" }, { password: "tooEasy" }, EASY],
      ["neighboring keys", { password: "asdfghj" }, { password: "tooEasy" }, EASY],
      ["one letter again and again", { password: "AAAAAAAA" }, { password: "tooEasy" }, EASY],
      ["the product's name", { password: "Amparo" }, { password: "tooEasy" }, EASY],
      ["a password with NUL", { password: "secret\u0000" }, { password: "notText" }, null],
      ["a password of half characters", { password: "\udc00secret" }, { password: "notText" }, null],
      ["a number as password", { password: 123456 }, { password: "wrongType" }, null],
      ["no name", { displayName: "  " }, { displayName: "required" }, null],
      ["a name of two lines", { displayName: "a\nb" }, { displayName: "notOneLine" }, null],
      ["a long name", { displayName: "x".repeat(101) }, { displayName: "tooLong" }, null],
      ["a short phone", { phone: "555-0100" }, { phone: "notPhone" }, null],
    ])("is refused with %s", async (_, changes, fields, message) => {
      const reply = await post("/auth/sign-up", { ...form, ...changes });
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        { code: 400, key: "invalidRequest", message: message ?? "The request is not valid.", fields },
      ]);
      expect(await open().query("select id from users")).toEqual([]);
    });

    test("of a taken address is refused with the reason, in any case of its letters", async () => {
      await maria();
      const reply = await post("/auth/sign-up", { ...form, email: "MARIA@help.example" });
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        { key: "emailTaken", message: "Email already exists" },
      ]);
      expect(reply.headers.get("set-cookie")).toBeNull();
    });

    test("makes a USER, signed in, not confirmed, and mails a welcome and a link", async () => {
      const reply = await post(
        "/auth/sign-up",
        { ...form, phone: "3055550100", role: "ADMINISTRATOR", roles: ["ADMINISTRATOR"], totalServices: 99 },
        { "accept-language": "es" },
      );
      const body = await reply.json();
      expect([reply.status, body]).toMatchObject([
        200,
        {
          email: "new@help.example",
          displayName: "Casa Nueva",
          phone: "(305) 555-0100",
          roles: ["USER"],
          totalServices: 3,
          language: "es",
          isConfirmed: false,
          lastLoginAt: "2026-11-20T15:30:00Z",
        },
      ]);
      expect(reply.headers.get("set-cookie")).toContain(`session=${body.token};`);
      expect(body.data).toEqual({ token: body.token });
      expect(await isAlive(body.token)).toBe(true);
      expect(mails()).toEqual([
        { mail: "welcome", userId: body.id },
        { mail: "confirmEmail", userId: body.id },
      ]);
      expect(await historyOf(body.id)).toEqual([{ action: "CREATE", actor: "SYSTEM" }]);
      expect(await signIn("new@help.example", "s3cr-t")).toBe(200);
      const stored = JSON.stringify(await open().query("select * from users"));
      expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(stored).not.toContain("s3cr-t");
    });

    test.each(["amparo1", "482913", "mmonkey", "nuevo-pan"])("takes %j", async (password) => {
      expect((await post("/auth/sign-up", { ...form, password })).status).toBe(200);
    });

    test("twenty times at the same moment with one address makes one account", async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, n) => post("/auth/sign-up", { ...form, password: `secret${n}` })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
      expect(await open().query("select id from users")).toHaveLength(1);
      expect(mails()).toHaveLength(2);
    });

    test("a storm from one network is 429, and the others get in", async () => {
      const from = (address: string, n: number) =>
        sendJson(
          accounts.limited,
          "POST",
          "/auth/sign-up",
          { ...form, email: `p${n}@storm.example` },
          {
            "x-forwarded-for": address,
          },
        );
      for (let n = 0; n < SIGN_UPS_PER_NETWORK_PER_HOUR.connection; n++) {
        expect((await from(`2001:db8::${n + 1}`, n)).status).toBe(200);
      }
      const reply = await from("2001:db8::ffff", 100);
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "1800"]);
      expect((await from("203.0.113.9", 101)).status).toBe(200);
    });
  });
});
