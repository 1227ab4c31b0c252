import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { CLAIM_LINK_MS } from "#domain/base/contract/limits.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { removeExpiredClaimLinks } from "#server/features/listings/claims/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";

const PROTECT =
  "update services set is_protected = true, address1 = null, address2 = null, city = '', zip = null, longitude = null, latitude = null";

const NOW = Date.UTC(2026, 10, 20, 15);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const DEAD = [400, "deadLink"];
const LISTED = "director@harbor.org";

onOneEngine("granting claims", (open) => {
  const kitchen = serviceForTest({
    name: "Kitchen",
    contactEmail: LISTED,
    website: "https://www.harbor.org/food",
  });
  const office = serviceForTest({ name: "Office" });
  let app: RunningApp;
  let ana: UserForTest;
  let eva: UserForTest;
  let admin: UserForTest;
  beforeAll(async () => {
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    await open().query("delete from services");
    await open().query("delete from feedbacks");
    await open().query("delete from users");
    await storeServices(open(), [kitchen, office], NOW);
    ana = await signedInAs(app, "USER", { email: LISTED, displayName: "Ana" });
    eva = await signedInAs(app, "USER", { email: "eva@mail.example" });
    admin = await signedInAs(app, "ADMINISTRATOR");
    await sendJson(app, "POST", `/services/${kitchen.id}/confirm`, {}, admin.headers);
    app.jobs.length = 0;
  });

  const claim = async (by: UserForTest, id = kitchen.id) => {
    const body = { message: "I am the director.", phone: "3055550100" };
    const reply = await sendJson(app, "POST", `/services/${id}/claim`, body, by.headers);
    const { id: claimId, ...rest } = await reply.json();
    expect([reply.status, rest.isListedEmailAsked]).toEqual([200, false]);
    return { id: String(claimId), isLinkMailed: rest.isLinkMailed === true };
  };
  const mails = () => app.jobs.map(({ data }) => /"mail":"(\w+)"/.exec(JSON.stringify(data))?.[1]);
  const mailedToken = async (feedbackId: string): Promise<string | null> => {
    const [mail] = await findRecipients(open(), { mail: "claimLink", feedbackId }, app.now);
    const facts = await mail?.facts();
    return facts?.mail === "claimLink" ? facts.token : null;
  };
  const accept = async (token: string | null) => {
    const reply = await sendJson(app, "POST", "/claims/accept", { token });
    return [reply.status, (await reply.json()).key];
  };
  const grant = async (id: string, by: UserForTest | null = admin) => {
    const reply = await sendJson(app, "POST", `/feedbacks/${id}/grant`, {}, by?.headers);
    return [reply.status, (await reply.json()).key];
  };
  const readOwner = async (id: string) => {
    const [row] = await open().query<{ owner: string | null }>(
      "select owner_id as owner from services where id = $1",
      [id],
    );
    return row?.owner;
  };
  const openClaims = () =>
    open().query("select id from feedbacks where type = 'CLAIM' and not is_archived order by id");

  test("a link goes only to an address that the listing shows", async () => {
    expect((await claim(ana)).isLinkMailed).toBe(true);
    expect((await claim(eva)).isLinkMailed).toBe(false);
    expect((await claim(ana, office.id)).isLinkMailed).toBe(false);
    const colleague = await signedInAs(app, "USER", { email: "cook@harbor.org" });
    expect((await claim(colleague)).isLinkMailed).toBe(true);
    expect(mails()).toEqual(["claimLink", "claimToAdministrators", "claimToAdministrators", "claimLink"]);
  });

  test.each([
    ["a hidden address", "update services set address_visibility = 'AREA', address1 = null, address2 = null"],
    ["a protected listing", PROTECT],
    ["facts older than a year", "update services set verified_at = null"],
  ])("no link is mailed for %s", async (what, statement) => {
    await open().query(statement);
    if (what.startsWith("facts")) app.now = NOW + 366 * 86_400_000;
    ana = await signedInAs(app, "USER", { email: "other@harbor.org" });
    expect((await claim(ana)).isLinkMailed).toBe(false);
  });

  test("no link is mailed for a domain that several services have, nor for what the claimant entered", async () => {
    const sibling = serviceForTest({ name: "Sibling", website: "http://shelter.harbor.org" });
    await storeServices(open(), [sibling], NOW);
    const cook = await signedInAs(app, "USER", { email: "cook@harbor.org" });
    expect((await claim(cook)).isLinkMailed).toBe(false);
    const lead = await signedInAs(app, "VOLUNTEER LEAD", { email: "lead@mail.example" });
    const edit = { contactEmail: "lead@mail.example" };
    expect((await sendJson(app, "PUT", `/services/${kitchen.id}`, edit, lead.headers)).status).toBe(200);
    expect((await claim(lead)).isLinkMailed).toBe(false);
  });

  test("opening the page changes nothing; its button grants once, ends the others and tells everybody", async () => {
    const { id } = await claim(ana);
    await claim(eva);
    const token = await mailedToken(id);
    app.jobs.length = 0;
    expect(await readOwner(kitchen.id)).toBeNull();
    expect(await accept(token)).toEqual([200, undefined]);
    expect(await readOwner(kitchen.id)).toBe(ana.user.id);
    expect(await openClaims()).toEqual([]);
    expect(mails().toSorted()).toEqual(["claimEnded", "claimGranted", "claimProved"]);
    const history = await open().query<object>(
      "select actor_role, before, after from history where action = 'SET_OWNER' order by id desc limit 1",
    );
    expect(history).toEqual([
      { actor_role: "SYSTEM", before: { user: null }, after: { user: ana.user.id, claim: id } },
    ]);
    expect(await accept(token)).toEqual(DEAD);
    expect(await mailedToken(id)).toBeNull();
  });

  test("whoever uses a stolen link signed in as somebody else gets nothing by it", async () => {
    const { id } = await claim(ana);
    const token = await mailedToken(id);
    const thief = await signedInAs(app, "USER", { email: "thief@mail.example" });
    const accept = async () =>
      (await sendJson(app, "POST", "/claims/accept", { token }, thief.headers)).status;
    expect(await accept()).toBe(200);
    // It is the service of who asked for it, who hears of that.
    expect(await readOwner(kitchen.id)).toBe(ana.user.id);
    expect(await accept()).toBe(400);
  });

  test("of two presses at once one grants", async () => {
    const token = await mailedToken((await claim(ana)).id);
    const outcomes = await Promise.all([accept(token), accept(token)]);
    expect(outcomes.map(([status]) => status).toSorted()).toEqual([200, 400]);
  });

  describe("a link is dead", () => {
    const fails = async (statement: string, values: unknown[] = []) => {
      const token = await mailedToken((await claim(ana)).id);
      await open().query(statement, values);
      expect(await accept(token)).toEqual(DEAD);
      expect(await readOwner(kitchen.id)).not.toBe(ana.user.id);
    };
    test("that nobody mailed", async () => {
      expect(await accept("a".repeat(43))).toEqual(DEAD);
      expect((await accept(null))[0]).toBe(400);
    });
    test("once the listing shows another email", () =>
      fails("update services set contact_email = 'new@mail.example', website = null"));
    test("once the service has an owner", () => fails("update services set owner_id = $1", [eva.user.id]));
    test("once the service is deleted", () => fails("update services set deleted_at = now()"));
    test("once the address is hidden", () =>
      fails("update services set address_visibility = 'AREA', address1 = null, address2 = null"));
    test("once the claim was archived", () => fails("update feedbacks set is_archived = true"));
    test("once the account has another email", () =>
      fails("update users set email = 'b@mail.example' where id = $1", [ana.user.id]));
    test("once the account is deleted", () => fails("delete from users where id = $1", [ana.user.id]));
    test("after a week, and is then forgotten", async () => {
      const token = await mailedToken((await claim(ana)).id);
      app.now = NOW + CLAIM_LINK_MS;
      expect(await accept(token)).toEqual(DEAD);
      await removeExpiredClaimLinks(open(), app.now);
      expect(await open().query("select from claim_links")).toEqual([]);
    });
  });

  test("administrators alone grant the others, and see the listed number", async () => {
    await open().query("update services set phone = '(305) 555-0177', phone_extension = '4' where id = $1", [
      kitchen.id,
    ]);
    const { id } = await claim(eva);
    expect((await grant(id, null))[0]).toBe(401);
    for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
      expect((await grant(id, await signedInAs(app, role)))[0], role).toBe(403);
    }
    expect((await grant(NOBODY))[0]).toBe(404);
    expect((await grant("kitchen"))[0]).toBe(404);
    const opened = await app.get(`/api/feedbacks/${id}`, admin.headers);
    expect((await opened.json()).claim).toEqual({
      phone: "(305) 555-0177",
      phoneExtension: "4",
      isGrantable: true,
    });
    app.jobs.length = 0;
    expect(await grant(id)).toEqual([200, undefined]);
    expect(await readOwner(kitchen.id)).toBe(eva.user.id);
    expect(mails()).toEqual(["claimGranted"]);
    expect(await grant(id)).toEqual([409, "claimIsOver"]);
    expect((await (await app.get(`/api/feedbacks/${id}`, admin.headers)).json()).claim.isGrantable).toBe(
      false,
    );
  });

  test("a message that is no claim, and a claim to a service with an owner, are not granted", async () => {
    const { id } = await claim(eva);
    await open().query("update services set owner_id = $1", [ana.user.id]);
    expect(await grant(id)).toEqual([409, "serviceHasOwner"]);
    await open().query("update feedbacks set type = 'SERVICE'");
    expect((await grant(id))[0]).toBe(404);
  });

  test("a service handed over with a deleted account ends its claims", async () => {
    const { id } = await claim(eva);
    await open().query("update services set owner_id = $1 where id = $2", [ana.user.id, kitchen.id]);
    const path = `/users/${ana.user.id}?servicesTo=eva@mail.example`;
    const removed = await sendJson(app, "DELETE", path, undefined, admin.headers);
    expect(removed.status).toBe(200);
    expect(await readOwner(kitchen.id)).toBe(eva.user.id);
    expect(await openClaims()).toEqual([]);
    expect(app.jobs.at(-1)?.data).toEqual({ feedbackId: id, mail: "claimGranted", isUndoable: true });
  });

  test("the public learns only whether a public service can be asked for", async () => {
    const read = async (id: string) => {
      const reply = await app.get(`/api/services/${id}/claim`);
      return [reply.status, await reply.json()];
    };
    expect(await read(kitchen.id)).toEqual([200, { isClaimable: true }]);
    await open().query("update services set owner_id = $1 where id = $2", [ana.user.id, kitchen.id]);
    expect(await read(kitchen.id)).toEqual([200, { isClaimable: false }]);
    await open().query("update services set approved_at = null where id = $1", [kitchen.id]);
    for (const id of [kitchen.id, NOBODY, "kitchen"]) expect((await read(id))[0]).toBe(404);
  });
});
