import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import {
  CLAIM_MAILS_PER_LISTED_EMAIL,
  CLAIM_MAILS_PER_PERSON_PER_DAY,
} from "#domain/base/contract/limits.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { composeMail } from "#words/mail/compose-mails.ts";

const PROTECT =
  "update services set is_protected = true, address1 = null, address2 = null, city = '', zip = null, longitude = null, latitude = null";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 15);
const LISTED = "desk@harbor.example.org";
const LIMITS = "within limits";
const DEAD = [400, "deadLink"];

onOneEngine("claims by the listing's email", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen", contactEmail: ` ${LISTED.toUpperCase()}` });
  let unlimited: RunningApp;
  let limited: RunningApp;
  let app: RunningApp;
  let eva: UserForTest;
  let admin: UserForTest;
  beforeAll(async () => {
    // Two, for the calls of an hour are counted by the machine's clock.
    unlimited = await runningApp(open());
    limited = await runningApp(open(), { config: { trustProxy: false, isRateLimited: true } });
  });
  afterAll(async () => {
    await unlimited?.close();
    await limited?.close();
  });
  beforeEach(async ({ task }) => {
    app = task.suite?.name === LIMITS ? limited : unlimited;
    app.now = NOW;
    for (const table of ["services", "feedbacks", "users", "attempt_counts"])
      await open().query(`delete from ${table}`);
    await storeServices(open(), [kitchen], NOW);
    eva = await signedInAs(app, "USER", { email: "eva@mail.example", displayName: "Eva Ruiz" });
    admin = await signedInAs(app, "ADMINISTRATOR");
    await confirm(kitchen.id);
  });
  const confirm = (id: string) => sendJson(app, "POST", `/services/${id}/confirm`, {}, admin.headers);

  const ask = async (by: UserForTest, id = kitchen.id, askListedEmail: unknown = true) => {
    app.jobs.length = 0;
    const body = { message: "Click evil.example", phone: "3055550100", askListedEmail };
    const reply = await sendJson(app, "POST", `/services/${id}/claim`, body, by.headers);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const mails = () => app.jobs.map(({ data }) => /"mail":"(\w+)"/.exec(JSON.stringify(data))?.[1]);
  const mailed = async (
    feedbackId: string,
    mail: "claimLink" | "claimLinkToListing" = "claimLinkToListing",
  ) => {
    const [found] = await findRecipients(open(), { mail, feedbackId }, app.now);
    const facts = await found?.facts();
    return found === undefined || facts === undefined ? null : { ...found, facts };
  };
  const readToken = async (feedbackId: string) => {
    const facts = (await mailed(feedbackId))?.facts;
    if (facts?.mail !== "claimLinkToListing") throw new Error("No link was mailed.");
    return facts.token;
  };
  const read = async (token: string) => {
    const reply = await app.get(`/api/claims/accept?token=${token}`);
    return [reply.status, await reply.json()];
  };
  const accept = async (token: string) => {
    const reply = await sendJson(app, "POST", "/claims/accept", { token });
    return [reply.status, (await reply.json()).key];
  };
  const owner = async () =>
    (await open().query("select owner_id as owner from services where id = $1", [kitchen.id]))[0];

  test("the listing's reader sees who asks, and decides; nothing changes before", async () => {
    const { id, isLinkMailed, isListedEmailAsked } = await ask(eva);
    expect([isLinkMailed, isListedEmailAsked]).toEqual([false, true]);
    expect(mails()).toEqual(["claimToAdministrators", "claimLinkToListing"]);
    expect(await mailed(id, "claimLink")).toBeNull();
    const mail = await mailed(id);
    expect(mail).toMatchObject({ recipient: "LISTED", to: LISTED });
    const token = await readToken(id);
    expect(await read(token)).toEqual([
      200,
      { name: "Kitchen", claimant: { name: "Eva Ruiz", email: eva.user.email } },
    ]);
    expect(await owner()).toEqual({ owner: null });
    expect(await accept(token)).toEqual([200, undefined]);
    expect(await owner()).toEqual({ owner: eva.user.id });
    expect(await accept(token)).toEqual(DEAD);
    expect((await read(token))[0]).toBe(400);
  });

  test("the mail has nothing that the claimant wrote but a name without links", async () => {
    const place = { product: "Amparo", origin: "https://help.example" };
    const sent = async (by: UserForTest) => {
      const mail = await mailed((await ask(by)).id);
      return mail === null ? "" : composeMail(mail.facts, mail.language, place).text;
    };
    const first = await sent(eva);
    expect(first).toContain("Eva Ruiz");
    expect(first).toContain(eva.user.email);
    expect(first).not.toContain("evil.example");
    app.now += DAY;
    const mallory = await signedInAs(app, "USER", { displayName: "Amparo www.evil.example" });
    const second = await sent(mallory);
    expect(second).toContain(mallory.user.email);
    expect(second).not.toContain("evil.example");
  });

  test("nobody is asked unless the claimant wishes it, and never where the account's own address proves it", async () => {
    expect(await ask(eva, kitchen.id, false)).toMatchObject({ isListedEmailAsked: false });
    expect(mails()).toEqual(["claimToAdministrators"]);
    const desk = await signedInAs(app, "USER", { email: LISTED });
    expect(await ask(desk)).toMatchObject({ isLinkMailed: true, isListedEmailAsked: false });
    expect(mails()).toEqual(["claimLink"]);
    const body = { message: "x", phone: "3055550100", askListedEmail: "yes" };
    const reply = await sendJson(app, "POST", `/services/${kitchen.id}/claim`, body, admin.headers);
    expect([reply.status, (await reply.json()).fields]).toMatchObject([
      400,
      { askListedEmail: expect.anything() },
    ]);
  });

  test.each([
    ["is protected", PROTECT],
    [
      "hides its address",
      "update services set address_visibility = 'AREA', address1 = null, address2 = null",
    ],
    ["has no email", "update services set contact_email = null"],
    ["was confirmed more than a year ago", "update services set phone = phone"],
  ])("an administrator decides where the listing %s", async (what, statement) => {
    await open().query(statement);
    if (what.startsWith("was")) app.now += 366 * DAY;
    const bea = await signedInAs(app, "USER");
    expect(await ask(bea)).toMatchObject({ isLinkMailed: false, isListedEmailAsked: false });
    expect(mails()).toEqual(["claimToAdministrators"]);
  });

  test("a listed address that the claimant entered is not asked", async () => {
    const lead = await signedInAs(app, "VOLUNTEER LEAD", { email: "lead@mail.example" });
    const edit = { contactEmail: "accomplice@mail.example" };
    const edited = await sendJson(app, "PUT", `/services/${kitchen.id}`, edit, lead.headers);
    expect(edited.status).toBe(200);
    expect(await ask(lead)).toMatchObject({ isListedEmailAsked: false });
  });

  describe("a link is dead", () => {
    test.each([
      ["another email is listed", "update services set contact_email = 'new@mail.example'"],
      ["the claim was archived", "update feedbacks set is_archived = true"],
      ["the listing became protected", PROTECT],
      ["the service was deleted", "update services set deleted_at = now()"],
      ["the claimant has another address", "update users set email = 'b@mail.example' where role = 'USER'"],
    ])("once %s", async (_what, statement) => {
      const token = await readToken((await ask(eva)).id);
      await open().query(statement);
      expect((await read(token))[0]).toBe(400);
      expect(await accept(token)).toEqual(DEAD);
    });
    test("once the claimant's own address is listed instead", async () => {
      const token = await readToken((await ask(eva)).id);
      await open().query("update services set contact_email = $1", [eva.user.email]);
      expect(await accept(token)).toEqual(DEAD);
    });
    test("that nobody mailed, and after a week", async () => {
      expect(await read("a".repeat(43))).toMatchObject([400, { key: "deadLink" }]);
      const token = await readToken((await ask(eva)).id);
      app.now += 7 * DAY;
      expect((await read(token))[0]).toBe(400);
      expect(await accept(token)).toEqual(DEAD);
    });
  });

  describe(LIMITS, () => {
    test("one address gets one mail a day and few in 30 days, whoever asks; a claim is stored all the same", async () => {
      const asked = async () => (await ask(await signedInAs(app, "USER"))).isListedEmailAsked;
      expect(await asked()).toBe(true);
      expect(await asked()).toBe(false);
      expect(mails()).toEqual(["claimToAdministrators"]);
      for (let more = 1; more < CLAIM_MAILS_PER_LISTED_EMAIL; more++) {
        app.now += DAY;
        expect(await asked()).toBe(true);
      }
      app.now += DAY;
      expect(await asked()).toBe(false);
      app.now = NOW + 30 * DAY;
      expect(await asked()).toBe(true);
    });

    test("of many at once one address gets one mail", async () => {
      const siblings = [1, 2, 3, 4].map((n) => serviceForTest({ name: `Site ${n}`, contactEmail: LISTED }));
      await storeServices(open(), siblings, NOW);
      for (const { id } of siblings) await confirm(id);
      const people = await Promise.all(siblings.map(() => signedInAs(app, "USER")));
      const replies = await Promise.all(siblings.map(({ id }, at) => ask(people[at] ?? eva, id)));
      expect(replies.filter(({ isListedEmailAsked }) => isListedEmailAsked)).toHaveLength(1);
    });

    test("one person causes few such mails a day", async () => {
      const others = Array.from({ length: CLAIM_MAILS_PER_PERSON_PER_DAY + 1 }, (_, n) =>
        serviceForTest({ name: `Site ${n}`, contactEmail: `desk${n}@harbor.example.org` }),
      );
      await storeServices(open(), others, NOW);
      const asked: boolean[] = [];
      for (const { id } of others) {
        await confirm(id);
        asked.push((await ask(eva, id)).isListedEmailAsked);
      }
      expect(asked.filter(Boolean)).toHaveLength(CLAIM_MAILS_PER_PERSON_PER_DAY);
      expect(asked.at(-1)).toBe(false);
    });
  });
});
