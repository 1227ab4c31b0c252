import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAIN_LANGUAGES as LANGUAGES } from "#domain/base/languages/language.ts";
import { prepareWords } from "../base/prepare-words.ts";
import { composeMail, type MailFacts } from "./compose-mails.ts";
import type { MailedMessage } from "./message-mails.ts";

const PLACE = { product: "Amparo", origin: "https://help.example" };
const SERVICE = { id: "0190a1b2-0000-7000-8000-000000000001", name: "Harbor Soup Kitchen" };
const MESSAGE: MailedMessage = {
  name: "Maria Gomez",
  email: "maria@mail.example",
  phone: "(305) 555-0100",
  subject: "Dinner",
  message: "Is there dinner\non Sunday?",
  location: { longitude: -80.19, latitude: 25.77 },
  pictures: 2,
};

const CLAIM = { phone: "(305) 555-0177", phoneExtension: "4", claimId: "c1" };

/** Every kind of mail, with whatever `text` where people's words are. */
function everyMail(text: string): readonly MailFacts[] {
  const service = { id: SERVICE.id, name: text };
  const message = { ...MESSAGE, name: text, subject: text, message: text };
  return [
    { mail: "confirmEmail", token: "tok" },
    { mail: "welcome" },
    { mail: "resetPassword", email: "a+b@mail.example", token: "tok" },
    { mail: "invitation", role: "VOLUNTEER", email: "a+b@mail.example", token: "tok" },
    { mail: "enrollPasskey", token: "tok" },
    { mail: "confirmListings", services: [{ name: text, place: null, token: "tok" }] },
    {
      mail: "confirmListings",
      services: [
        { name: text, place: text, token: "one" },
        { name: text, place: null, token: "two" },
      ],
    },
    { mail: "signInChanged", what: "recoveryCodeUsed" },
    { mail: "deletionRequested", name: text, email: "ana@mail.example" },
    { mail: "claimLink", service, token: "tok" },
    { mail: "claimLinkToListing", service, token: "tok", name: text, email: "ana@mail.example" },
    { mail: "claimGranted", service },
    { mail: "claimEnded", service },
    { mail: "claimProved", service, name: text, email: "ana@mail.example" },
    { mail: "claimToAdministrators", service, ...CLAIM, message },
    { mail: "toService", service, message, hasOwner: true },
    { mail: "toService", service, message, hasOwner: false },
    { mail: "toAdministrators", service, message },
    { mail: "toAdministrators", service: null, message },
    { mail: "toOwnerOfReported", service, message: text },
    { mail: "receipt" },
    { mail: "serviceApproved", service, isEdit: false },
    { mail: "serviceApproved", service, isEdit: true },
    { mail: "serviceRefused", service, isEdit: false, reason: text },
    { mail: "serviceRefused", service, isEdit: true, reason: text },
    { mail: "waitingForReview", newServices: 1, edits: 2 },
    { mail: "harvestWaits", name: text, because: "MANY" },
    { mail: "unreadPhones", services: [service], total: 1 },
    { mail: "unreadPhones", services: [service], total: 3 },
    { mail: "placeWithheld", service },
    { mail: "placeTownAtMost", service },
    { mail: "streetInWords", service },
    { mail: "doorAsked", service },
    { mail: "doorOpens", service },
    { mail: "placeAsked", service },
    { mail: "placeOpens", service },
  ];
}

describe.each(LANGUAGES)("in %s", (language) => {
  const compose = (facts: MailFacts) => composeMail(facts, language, PLACE);

  test.each<[MailFacts, string]>([
    [{ mail: "confirmEmail", token: "a-b_c" }, "https://help.example/auth/confirm?token=a-b_c"],
    [
      { mail: "resetPassword", email: "a+b@mail.example", token: "a-b_c" },
      "https://help.example/auth/resetPassword?email=a%2Bb%40mail.example&token=a-b_c",
    ],
    [
      { mail: "invitation", role: "SUPER USER", email: "a+b@mail.example", token: "a-b_c" },
      "https://help.example/auth/invitation?email=a%2Bb%40mail.example&token=a-b_c",
    ],
    [{ mail: "enrollPasskey", token: "a-b_c" }, "https://help.example/auth/passkey?token=a-b_c"],
    [
      { mail: "claimLink", service: SERVICE, token: "a-b_c" },
      "https://help.example/claims/accept?token=a-b_c",
    ],
    [{ mail: "signInChanged", what: "passkeyAdded" }, "https://help.example/passkeys"],
    [{ mail: "welcome" }, "https://help.example/manage_services"],
    [
      { mail: "serviceApproved", service: SERVICE, isEdit: false },
      `https://help.example/services/${SERVICE.id}`,
    ],
    [{ mail: "waitingForReview", newServices: 1, edits: 0 }, "https://help.example/manage_approvals"],
    [{ mail: "harvestWaits", name: "County", because: "MANY" }, "https://help.example/harvests"],
  ])("%j leads to %s", (facts, address) => {
    const { text, html } = compose(facts);
    expect(text.split("\n")).toContain(address);
    expect(html).toContain(`<a href="${address.replaceAll("&", "&amp;")}"`);
  });

  test("each kind has its own subject, and a text", () => {
    const mails = everyMail("Harbor").map(compose);
    for (const { subject, text, html } of mails) {
      expect(subject).not.toBe("");
      expect(text).toContain("https://help.example");
      expect(html).toContain(`<html lang="${language}">`);
    }
    // A message to the owner and to those in the owner's place are about the same.
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length - 1);
  });

  test("only messages have a reply address, that of their author", () => {
    const answered = everyMail("Ana").flatMap((facts) => {
      const { replyTo } = compose(facts);
      return replyTo === null ? [] : [[facts.mail, replyTo]];
    });
    const ana = { name: "Ana", address: "maria@mail.example" };
    expect(answered).toEqual([
      ["toService", ana],
      ["toService", ana],
      ["toAdministrators", ana],
      ["toAdministrators", ana],
    ]);
  });
});

test.each(["confirmListings", "rollCall"] as const)(
  "links to sites of one name stand below their places (%s)",
  (mail) => {
    const services = [
      { name: "Pantry", place: "12 Pier St, Miami", token: "one" },
      { name: "Pantry", place: "9 Hill Rd, Miami", token: "two" },
      { name: "Pantry", place: null, token: "three" },
    ];
    const { text } = composeMail({ mail, services }, "en", PLACE);
    const lines = text.split("\n").filter((line) => line.startsWith("Pantry"));
    expect(lines).toEqual(["Pantry, 12 Pier St, Miami", "Pantry, 9 Hill Rd, Miami", "Pantry"]);
  },
);

test("a message is quoted whole, with what its sender gave", () => {
  const { subject, text } = composeMail(
    { mail: "toService", service: SERVICE, message: MESSAGE, hasOwner: true },
    "en",
    PLACE,
  );
  expect(subject).toBe("A message about Harbor Soup Kitchen");
  expect(text).toContain("> Is there dinner\n> on Sunday?");
  expect(text).toContain(
    "Name: Maria Gomez\nEmail: maria@mail.example\nPhone: (305) 555-0100\nSubject: Dinner\n" +
      "Location when sent: 25.77, -80.19",
  );
  expect(text).toContain("The message includes 2 pictures.");
  expect(text).not.toContain("no owner");
});

test("the owner of a reported service learns nothing of who sent it", () => {
  const { subject, text, html, replyTo } = composeMail(
    { mail: "toOwnerOfReported", service: SERVICE, message: MESSAGE.message },
    "en",
    PLACE,
  );
  const all = subject + text + html;
  for (const secret of ["Maria", "maria@", "555-0100", "25.77"]) expect(all).not.toContain(secret);
  expect(replyTo).toBeNull();
});

test("a receipt and the mails to an address that anyone may type hold nothing that a person typed", () => {
  const typed = "Win 1000 dollars at evil.example";
  for (const facts of everyMail(typed)) {
    if (!["receipt", "confirmEmail", "welcome", "resetPassword"].includes(facts.mail)) continue;
    const { subject, text, html } = composeMail(facts, "en", PLACE);
    expect(subject + text + html).not.toContain("evil");
  }
});

describe("whatever people type", () => {
  const unkind = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.constantFrom(
      "Help\r\nBcc: everybody@mail.example",
      "Help\u2028Bcc: everybody@mail.example",
      "Help\0\u0085\vBcc:",
      '"><script>alert(1)</script><img src=x onerror=alert(1)>',
      "<a href='https://evil.example'>press</a>",
      "\u202Egpj.exe\u202C \u2066x\u2069",
      "Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A",
      "\uD83D half \uDE00",
      "\u{E0041}\u{E0042}hidden",
      "A".repeat(10_000),
    ),
  );

  test("the head is one line of seen characters, of bounded length", () => {
    fc.assert(
      fc.property(unkind, fc.constantFrom(...LANGUAGES), (text, language) => {
        for (const facts of everyMail(text)) {
          const { subject, replyTo } = composeMail(facts, language, PLACE);
          for (const line of [subject, replyTo?.name ?? ""]) {
            expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069\u200B\uFEFF]/u);
            expect([...line].length).toBeLessThanOrEqual(150);
          }
        }
      }),
    );
  });

  test("the HTML has no markup but ours, and fetches nothing", () => {
    const listTags = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi) ?? [];
    const plain = everyMail("x").map((facts) => composeMail(facts, "en", PLACE).html);
    fc.assert(
      fc.property(unkind, (text) => {
        for (const [at, facts] of everyMail(text).entries()) {
          const { html } = composeMail(facts, "en", PLACE);
          const ours = (tags: readonly string[]) => tags.filter((tag) => tag !== "<br>");
          expect(ours(listTags(html))).toEqual(ours(listTags(plain[at] ?? "")));
          expect(listTags(html).join("")).not.toMatch(
            /<(?:img|script|style|link|iframe|form)\b|\ssrc=|url\(/i,
          );
          expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
        }
      }),
    );
  });

  test("nobody's line in plain text looks like ours", () => {
    const { text } = composeMail(
      {
        mail: "serviceRefused",
        service: SERVICE,
        isEdit: false,
        reason: "No hours.\r\n\r\nGo to your services:\nhttps://evil.example",
      },
      "en",
      PLACE,
    );
    expect(text).toContain("> No hours.\n>\n> Go to your services:\n> https://evil.example");
    expect(text.match(/^https:.*/gm)).toEqual(["https://help.example/manage_services"]);
  });
});

test("a mail in a language from right to left says so, and its links are as they were", async () => {
  await prepareWords("ar-XB");
  const facts: MailFacts = { mail: "confirmEmail", token: "a-b_c" };
  const { subject, text, html } = composeMail(facts, "ar-XB", PLACE);
  // Direction overrides are removed from headers; marks that only state the direction stay.
  expect(subject).toContain("\u200fConfirm\u200f");
  expect(html).toContain('<html lang="ar-XB" dir="rtl">');
  expect(text).toContain("https://help.example/auth/confirm?token=a-b_c");
});
