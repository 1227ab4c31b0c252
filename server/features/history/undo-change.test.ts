import { describe, expect, test } from "vitest";
import { FORM, listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { readQueuedMail } from "#server/features/mail/mail-jobs.ts";
import { queueMails } from "#server/features/mail/queue-mail.ts";

type Headers = Readonly<Record<string, string>>;
type Undone = Problem & {
  id: number;
  thing: string;
  thingId: string;
  undone: string[];
  left: string[];
};

onOneEngine("Undoing a change of a service", (open) => {
  const at = listingsForTest(open);
  const admin = () => at.headersOf("ADMINISTRATOR");
  const lead = () => at.headersOf("VOLUNTEER LEAD");
  const put = async (id: string, headers: Headers, form: object) =>
    expect((await at.call("PUT", `/services/${id}`, headers, form)).status).toBe(200);
  const history = async (id: string, headers = admin()) =>
    (await at.call<ServiceChange[]>("GET", `/services/${id}/history`, headers)).body;
  const listed = async (id: string) =>
    (await at.call<ListedChange[]>("GET", `/history?thing=SERVICE&thingId=${id}`, admin())).body;
  const latest = async (id: string): Promise<number> => (await listed(id))[0]?.id ?? 0;
  const undo = (id: number | string, headers: Headers, body: object = {}) =>
    at.call<Undone>("POST", `/history/${id}/undo`, headers, body);
  const refused = async (id: number, headers: Headers) => {
    const { status, body } = await undo(id, headers);
    return [status, body.key, body.reason ?? null];
  };

  test("is for those who may edit it: 401, 403, 404, 400, 409, then 200", async () => {
    const service = await at.storeService();
    await put(service.id, admin(), { phone: "3055550177", website: "https://new.example" });
    const id = await latest(service.id);
    const waiting = await at.storeService({}, { approvedAt: null });
    await put(waiting.id, admin(), { phone: "3055550178" });
    const hidden = await latest(waiting.id);
    expect((await undo(id, {})).status).toBe(401);
    for (const role of ["USER", "AUTO USER"]) {
      expect((await undo(id, at.headersOf(role))).status, role).toBe(403);
      expect((await undo(hidden, at.headersOf(role))).status, role).toBe(404);
    }
    for (const wrong of ["999999999", "0", "x", "99999999999999999999", "1e3"]) {
      expect((await undo(wrong, admin())).status, wrong).toBe(404);
    }
    expect((await undo(id, admin(), { fields: ["name"] })).body).toMatchObject({
      code: 400,
      fields: { "fields.0": "unknownValue" },
    });
    expect((await undo(id, admin(), { fields: [] })).status).toBe(400);
    await put(service.id, lead(), { phone: "3055550179" });
    for (const role of ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"]) {
      const { status, body } = await undo(id, at.headersOf(role));
      expect([status, body.key], role).toEqual([409, "changedSince"]);
      expect(body.changedSince).toEqual([
        { field: "phone", before: service.facts.phone, after: "(305) 555-0177", now: "(305) 555-0179" },
      ]);
    }
    expect((await at.asGuest(service.id)).website).toBe("https://new.example");
    const { status, body } = await undo(id, lead(), { fields: ["website"] });
    expect([status, body.undone, body.thingId]).toEqual([200, ["website"], service.id]);
    expect(await at.asGuest(service.id)).toMatchObject({ website: null, phone: "(305) 555-0179" });
    const [newest, , undone] = await history(service.id);
    expect(newest).toMatchObject({ id: body.id, action: "EDIT", undoes: id, undoneBy: null });
    expect(undone).toMatchObject({ id, undoneBy: body.id, undo: { may: true, refusal: null } });
    expect(await refused(id, admin())).toEqual([409, "changedSince", null]);
    expect((await undo(id, admin(), { fields: ["website"] })).body.reason).toBe("alreadyBack");
  });

  test("takes every field back as it was, and is undone like any change", async () => {
    const service = await at.storeService({ availableBeds: 3, totalBeds: 9, type: ["SHELTER"] });
    const facts = async (id: string) => {
      const { body } = await at.call("GET", `/services/${id}`, admin());
      const { updatedAt, version, bedsUpdatedAt, ...rest } = body;
      return rest;
    };
    const before = await facts(service.id);
    await put(service.id, admin(), {
      ...FORM,
      address1: "9 Other Street",
      zip: "33199",
      location: { coordinates: [-80.2, 25.8] },
      languages: ["es", "ht"],
      isAllowedPets: true,
      comment: "Call first",
    });
    const changed = await facts(service.id);
    // The note of the same save is a change of its own.
    const [note, edit] = await listed(service.id);
    expect((await undo(note?.id ?? 0, admin())).body.undone).toEqual(["comment"]);
    expect((await undo(edit?.id ?? 0, admin())).status).toBe(200);
    expect(await facts(service.id)).toEqual(before);
    expect((await undo(await latest(service.id), admin())).status).toBe(200);
    expect(await facts(service.id)).toEqual({ ...changed, comment: null });
  });

  test("of a description brings the source's whole text back with it, and takes it away again", async () => {
    const [short, whole] = ["Food for all.", "Food for all. Mondays, and by appointment."];
    const service = await at.storeService({ description: short, sourceDescription: whole });
    const texts = async () => {
      const [row] = await open().query<{ description: string; source: string | null }>(
        "select description, source_description as source from services where id = $1",
        [service.id],
      );
      return [row?.description, row?.source];
    };
    await put(service.id, lead(), { description: "Soup." });
    expect(await texts()).toEqual(["Soup.", null]);
    const edited = await latest(service.id);
    expect((await undo(edited, lead())).status).toBe(200);
    expect(await texts()).toEqual([short, whole]);
    expect((await undo(await latest(service.id), lead())).status).toBe(200);
    expect(await texts()).toEqual(["Soup.", null]);
  });

  test("is proposed by those who may only propose, and waits like any of their changes", async () => {
    const service = await at.storeService();
    await put(service.id, admin(), { name: "Renamed Hall" });
    const id = await latest(service.id);
    const { status, body } = await undo(id, at.headersOf("VOLUNTEER"));
    expect([status, body.undone]).toEqual([202, ["name"]]);
    expect((await at.asGuest(service.id)).name).toBe("Renamed Hall");
    const [proposed] = await history(service.id);
    expect(proposed).toMatchObject({
      action: "PROPOSE",
      undoes: id,
      undo: { may: false, refusal: "inApprovals" },
    });
    expect(await refused(proposed?.id ?? 0, lead())).toEqual([409, "cannotUndo", "inApprovals"]);
    expect((await undo(proposed?.id ?? 0, at.headersOf("VOLUNTEER"))).status).toBe(200);
    const [withdrawn] = await history(service.id);
    expect(withdrawn).toMatchObject({ action: "WITHDRAW" });
    expect((await undo(withdrawn?.id ?? 0, lead())).status).toBe(200);
    const shown = (await at.call("GET", `/services/${service.id}`, lead())).body;
    expect(shown.pending).toMatchObject({ changed: ["name"], after: { name: "Owned Hall" } });
    expect((await history(service.id))[0]).toMatchObject({ action: "REOPEN", undoes: withdrawn?.id });
  });

  test("of a decision: it waits for review again", async () => {
    const service = await at.storeService({}, { approvedAt: null });
    const decide = (decision: string, body: object) =>
      at.call("POST", `/services/${decision}-services`, lead(), { services: [service.id], ...body });
    expect((await decide("reject", { reason: "Wrong number" })).status).toBe(200);
    expect((await undo(await latest(service.id), at.owner.headers)).status).toBe(403);
    expect((await undo(await latest(service.id), lead())).status).toBe(200);
    expect((await at.call("GET", `/services/${service.id}`, lead())).body.reviewState).toBe("WAITING");
    expect((await decide("approve", {})).status).toBe(200);
    expect((await at.asGuest(service.id)).name).toBe("Owned Hall");
    const approval = await latest(service.id);
    expect((await undo(approval, at.headersOf("VOLUNTEER"))).status).toBe(403);
    expect((await undo(approval, lead())).status).toBe(200);
    expect((await at.call("GET", `/services/${service.id}`, {})).status).toBe(404);
    expect(await refused(approval, lead())).toEqual([409, "cannotUndo", "alreadyBack"]);
    expect(await refused(await latest(service.id), lead())).toEqual([409, "cannotUndo", "inApprovals"]);
    // A change that was sent back.
    expect((await decide("approve", {})).status).toBe(200);
    await put(service.id, at.owner.headers, { name: "Better Hall" });
    expect((await decide("reject", { reason: "No" })).status).toBe(200);
    expect((await undo(await latest(service.id), lead())).status).toBe(200);
    expect((await at.call("GET", `/services/${service.id}`, lead())).body.pending).toMatchObject({
      after: { name: "Better Hall" },
      editor: at.owner.user.id,
    });
    expect((await decide("approve", {})).status).toBe(200);
    expect((await at.asGuest(service.id)).name).toBe("Better Hall");
    expect((await undo(await latest(service.id), lead())).status).toBe(200);
    expect((await at.asGuest(service.id)).name).toBe("Owned Hall");
  });

  test("of an addition deletes, of a deletion restores, for 30 days", async () => {
    const added = await at.call("POST", "/services", at.owner.headers, FORM);
    const { id } = added.body;
    const creation = await latest(id);
    expect((await undo(creation, at.headersOf("VOLUNTEER"))).status).toBe(403);
    expect((await undo(creation, at.owner.headers)).status).toBe(200);
    expect((await at.call("GET", `/services/${id}`, at.owner.headers)).status).toBe(404);
    expect(await refused(creation, admin())).toEqual([409, "cannotUndo", "alreadyBack"]);
    expect((await undo(creation, at.headersOf("SUPER USER"))).status).toBe(404);
    const deletion = await latest(id);
    expect((await undo(deletion, at.owner.headers)).status).toBe(200);
    expect((await at.call("GET", `/services/${id}`, at.owner.headers)).status).toBe(200);
    expect(await refused(deletion, admin())).toEqual([409, "cannotUndo", "alreadyBack"]);
    expect((await undo(await latest(id), admin())).status).toBe(200);
    await open().query("update services set deleted_at = to_timestamp($2::float8 / 1000) where id = $1", [
      id,
      NOW - 31 * 86_400_000,
    ]);
    expect(await refused(await latest(id), admin())).toEqual([409, "cannotUndo", "tooLate"]);
  });

  test("of a merge separates, and again merges, for administrators", async () => {
    const kept = await at.storeService({ name: "Grace Kitchen", phone: null });
    const other = await at.storeService({ name: "Grace Kitchen Miami", phone: "(305) 555-0111" });
    const merged = { keep: kept.id, merge: other.id, fields: { phone: other.id } };
    expect((await at.call("POST", "/services/merge", admin(), merged)).status).toBe(200);
    const merge = await latest(other.id);
    const ofKept = await latest(kept.id);
    expect(await refused(ofKept, lead())).toEqual([403, "forbidden", null]);
    expect((await undo(merge, lead())).status).toBe(404);
    expect((await undo(merge, admin())).status).toBe(200);
    expect([(await at.asGuest(kept.id)).phone, (await at.asGuest(other.id)).name]).toEqual([
      null,
      "Grace Kitchen Miami",
    ]);
    expect(await refused(ofKept, admin())).toEqual([409, "cannotUndo", "alreadyBack"]);
    expect((await undo(await latest(kept.id), admin())).status).toBe(200);
    expect((await at.asGuest(kept.id)).phone).toBe("(305) 555-0111");
    expect((await at.asGuest(other.id)).id).not.toBe(other.id);
  });

  test("of an owner gives the service back, unless the account is gone", async () => {
    const service = await at.storeService();
    const other = await signedInAs(at.app, "USER", { email: "other@help.example" });
    await put(service.id, admin(), { userEmail: "other@help.example" });
    const change = await latest(service.id);
    expect((await undo(change, lead())).status).toBe(403);
    expect((await undo(change, at.owner.headers)).status).toBe(403);
    expect((await undo(change, admin())).status).toBe(200);
    expect((await undo(await latest(service.id), admin())).status).toBe(200);
    await put(service.id, admin(), { userEmail: null });
    const loss = await latest(service.id);
    expect((await at.call("DELETE", `/users/${other.user.id}`, admin())).status).toBe(200);
    expect(await refused(loss, admin())).toEqual([409, "cannotUndo", "accountGone"]);
  });

  test("tells of itself by mail after a while, and not where it is undone by then", async () => {
    const service = await at.storeService();
    await put(service.id, admin(), { userEmail: null });
    const change = await latest(service.id);
    await signedInAs(at.app, "USER", { email: "asks@help.example" });
    const claim = newId(at.app.now);
    await open().query(
      `insert into feedbacks (id, type, service_id, claimant_id, email, message, language, created_at)
       select $1, 'CLAIM', $2, id, email, 'Ours', 'en', now() from users where email = 'asks@help.example'`,
      [claim, service.id],
    );
    at.app.jobs.length = 0;
    expect((await undo(change, admin())).status).toBe(200);
    const job: MailJob = { mail: "claimEnded", feedbackId: claim, undoes: change };
    expect(at.app.jobs.map(({ data }) => data)).toEqual([job]);
    const sent: unknown[] = [];
    const queue = queueMails({ send: async (...[, , , options]) => void sent.push(options) }, () => NOW);
    await queue(open(), job);
    expect(sent).toEqual([{ notBefore: NOW + OUTGOING_DELAY_MS }]);
    // As the worker reads it from the queue.
    const toWhom = (one: MailJob) =>
      findRecipients(open(), readQueuedMail({ ...one, id: newId(at.app.now) }), at.app.now);
    expect(await toWhom(job)).toHaveLength(1);
    const undone = await latest(service.id);
    at.app.now += OUTGOING_DELAY_MS - 1;
    expect((await undo(undone, admin())).status).toBe(200);
    expect(await toWhom(job)).toEqual([]);
    // The first change was not announced, so neither is its undoing.
    expect(await toWhom({ ...job, undoes: undone })).toEqual([]);
    const again = await latest(service.id);
    at.app.now += OUTGOING_DELAY_MS;
    expect((await undo(again, admin())).status).toBe(200);
    expect(await toWhom({ ...job, undoes: again })).toHaveLength(1);
  });

  test("of beds, of an import and of a translation is an edit like any other", async () => {
    const shelter = await at.storeService({ availableBeds: 3, totalBeds: 9, type: ["SHELTER"] });
    const count = { services: [{ id: shelter.id, availableBeds: 1 }] };
    expect((await at.call("POST", "/services/update-available-beds", at.owner.headers, count)).status).toBe(
      200,
    );
    expect((await undo(await latest(shelter.id), at.owner.headers)).body.undone).toEqual(["availableBeds"]);
    expect((await at.asGuest(shelter.id)).availableBeds).toBe(3);
    for (const action of ["IMPORT", "TRANSLATE", "UNDO_IMPORT", "APPROVE_EDIT"]) {
      await open().query(
        `insert into history (thing, thing_id, action, actor_role, at, before, after)
         values ('SERVICE', $1, $2, 'SYSTEM', now(), '{"age": "Adults", "sourceDescription": null}', '{"age": null, "sourceDescription": "x"}')`,
        [shelter.id, action],
      );
      expect((await undo(await latest(shelter.id), admin())).body.undone, action).toEqual(["age"]);
      expect((await at.asGuest(shelter.id)).age).toBe("Adults");
      await put(shelter.id, admin(), { age: null });
    }
  });

  describe("that nobody can undo", () => {
    test.each([
      ["CONFIRM", "statement"],
      ["CLAIM", "inFeedback"],
      ["LOSE_OWNER", "accountGone"],
      ["REMOVE", "gone"],
    ])("%s: %s", async (action, reason) => {
      const service = await at.storeService();
      await open().query(
        "insert into history (thing, thing_id, action, actor_role, at) values ('SERVICE', $1, $2, 'SYSTEM', now())",
        [service.id, action],
      );
      expect((await history(service.id))[0]?.undo).toEqual({ may: false, refusal: reason });
      expect(await refused(await latest(service.id), admin())).toEqual([409, "cannotUndo", reason]);
    });

    test("a service that is gone", async () => {
      const service = await at.storeService();
      await put(service.id, admin(), { phone: "988" });
      const change = await latest(service.id);
      await at.call("DELETE", `/services/${service.id}`, admin());
      expect(await refused(change, admin())).toEqual([409, "cannotUndo", "deleted"]);
      expect((await undo(change, lead())).status).toBe(404);
      await open().query("delete from services where id = $1", [service.id]);
      expect(await refused(change, admin())).toEqual([409, "cannotUndo", "gone"]);
      expect((await undo(change, lead())).status).toBe(404);
    });
  });

  test("never brings a hidden address back, and tells nothing of it", async () => {
    const service = await at.storeService();
    const door = {
      address1: "31 Foxglove Ct",
      zip: "33177",
      location: { coordinates: [-80.191919, 25.791919] },
    };
    await put(service.id, admin(), door);
    const moved = await latest(service.id);
    // Those who may only propose do not see where a listing is that shows its region alone.
    await put(service.id, admin(), { isProtected: true });
    const volunteer = await undo(moved, at.headersOf("VOLUNTEER"));
    expect([volunteer.status, JSON.stringify(volunteer.body)]).toEqual([
      403,
      expect.not.stringMatching(/Foxglove|33177|191919|Sample/),
    ]);
    await put(service.id, admin(), { addressVisibility: "HIDDEN" });
    expect(await refused(await latest(service.id), admin())).toEqual([409, "cannotUndo", "addressErased"]);
    for (const { id } of await listed(service.id)) {
      for (const { headers } of at.viewers) {
        const { body } = await undo(id, headers);
        expect(JSON.stringify(body)).not.toMatch(/Foxglove|33177|191919/);
      }
    }
    const shown = (await at.call("GET", `/services/${service.id}`, admin())).body;
    expect(shown).toMatchObject({ addressVisibility: "HIDDEN", address1: null, zip: null });
  });
});
