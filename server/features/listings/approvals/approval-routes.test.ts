import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "#checks/users-for-tests.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { Decided, PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { ListedForViewer, ServiceForViewer } from "#domain/services/listing.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("Approvals over HTTP", (open) => {
  let app: RunningApp;
  let owner: UserForTest;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    app = await runningApp(open());
    app.now = NOW;
    viewers = await sevenViewers(app);
    owner = await signedInAs(app, "USER", { confirmedAt: null });
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.jobs.length = 0;
    await open().query("delete from services");
  });

  const call = <Body = Omit<Decided, "code"> & Problem>(
    method: Method,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ) => statusAndBody<Body>(sendJson(app, method, path, body, headers));
  const findHeaders = (role: string) => viewers.find((viewer) => viewer.role === role)?.headers ?? {};
  const lead = () => findHeaders("VOLUNTEER LEAD");
  const administrator = () => findHeaders("ADMINISTRATOR");
  const mails = () => app.jobs.filter(({ name }) => name === "mail").map(({ data }) => data);
  const asGuest = async (id: string) => call<ServiceForViewer>("GET", `/services/${id}`, {});
  const waits = async () => (await call<PendingApproval[]>("GET", "/services/waiting", lead())).body;

  async function storeService(
    facts: Parameters<typeof serviceForTest>[0] = {},
    approvedAt: number | null = NOW,
  ) {
    const service = serviceForTest(
      { serviceSummary: "A hall", type: ["SHELTER"], category: ["ALL"], isContact: true, ...facts },
      { approvedAt },
    );
    await storeServices(open(), [service], NOW);
    await open().query("update services set owner_id = $2 where id = $1", [service.id, owner.user.id]);
    return service;
  }
  const edit = (id: string, form: object, headers = owner.headers) =>
    call<ServiceForViewer>("PUT", `/services/${id}`, headers, form);

  test.each([
    ["approve-services", ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"]],
    ["reject-services", ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"]],
    ["remove-services", ["ADMINISTRATOR"]],
  ])("no before yes: %s is for %s", async (path, roles) => {
    for (const { role, headers } of viewers) {
      const { id } = await storeService({}, null);
      const { status } = await call("POST", `/services/${path}`, headers, { services: [id], reason: "No." });
      const refused = role === "GUEST" ? 401 : 403;
      expect(status, role).toBe(roles.includes(role) ? 200 : refused);
      if (!roles.includes(role)) expect((await waits()).map(({ service }) => service.id)).toContain(id);
    }
    for (const body of [{}, { services: [] }, { services: ["x"] }, { services: "x" }, { services: [{}] }]) {
      expect(
        (await call("POST", `/services/${path}`, administrator(), { reason: "No.", ...body })).status,
      ).toBe(400);
    }
    if (path === "reject-services") {
      const { body } = await call("POST", `/services/${path}`, lead(), { services: [NOBODY], reason: " " });
      expect(body.fields).toEqual({ reason: "required" });
    }
  });

  test("who may look at what waits", async () => {
    await storeService({}, null);
    for (const { role, headers } of viewers) {
      const { status } = await call("GET", "/services/waiting", headers);
      const may = ["VOLUNTEER", "VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"].includes(role);
      const refused = role === "GUEST" ? 401 : 403;
      expect(status, role).toBe(may ? 200 : refused);
    }
  });

  test("new services and edits wait in one list, with who entered them and whether their address is known", async () => {
    const fresh = await storeService({ name: "Fresh Hall" }, null);
    const known = await storeService({ name: "Known Hall" });
    await edit(known.id, { name: "Renamed Hall" });
    expect(await waits()).toMatchObject([
      { kind: "NEW", service: { id: fresh.id }, by: { id: owner.user.id, isConfirmed: false } },
      {
        kind: "EDIT",
        service: { id: known.id, name: "Known Hall", pending: { changed: ["name"] } },
        by: { id: owner.user.id },
      },
    ]);
    const searched = await call<PendingApproval[]>("GET", "/services/waiting?q=renamed", lead());
    expect(searched.body.map(({ service }) => service.id)).toEqual([known.id]);
    expect((await call<PendingApproval[]>("GET", "/services/waiting?type=FOOD", lead())).body).toEqual([]);
    expect((await call<PendingApproval[]>("GET", "/services/waiting?q=%25", lead())).body).toEqual([]);
    const apart = await call<PendingApproval[]>("GET", "/services/waiting?q=known++RENAMED", lead());
    expect(apart.body.map(({ service }) => service.id)).toEqual([known.id]);
    expect((await call<PendingApproval[]>("GET", "/services/waiting?q=renamed+fresh", lead())).body).toEqual(
      [],
    );
  });

  test("a new service becomes public when approved, and its owner is notified", async () => {
    const { id } = await storeService({}, null);
    expect((await asGuest(id)).status).toBe(404);
    const { body } = await call("POST", "/services/approve-services", lead(), { services: [id, NOBODY] });
    expect(body).toEqual({
      code: 200,
      message: "Approved successfully",
      services: [id],
      changed: [],
      gone: [NOBODY],
    });
    expect((await asGuest(id)).body).toMatchObject({ isApproved: true, version: 500_000_001 });
    expect(mails()).toEqual([
      { mail: "serviceApproved", serviceId: id, userId: owner.user.id, isEdit: false },
    ]);
    const again = await call("POST", "/services/approve-services", lead(), { services: [id] });
    expect(again.body.gone).toEqual([id]);
  });

  test("a refused new service shows its owner why, leaves the queue, and returns to it once it is edited", async () => {
    const { id } = await storeService({}, null);
    const reason = "Please name a street.";
    await call("POST", "/services/reject-services", lead(), { services: [id], reason });
    expect(await waits()).toEqual([]);
    expect(mails()).toEqual([
      { mail: "serviceRefused", serviceId: id, userId: owner.user.id, isEdit: false, reason },
    ]);
    const mine = await call<ServiceForViewer>("GET", `/services/${id}`, owner.headers);
    expect(mine.body).toMatchObject({ reviewState: "REFUSED", refusalReason: reason, isApproved: false });
    app.jobs.length = 0;
    expect((await edit(id, { name: "With a street" })).body).toMatchObject({ reviewState: "WAITING" });
    expect(mails()).toEqual([{ mail: "waitingForReview" }]);
    expect(await waits()).toHaveLength(1);
  });

  describe("a waiting edit", () => {
    test("approved changes only what it is about: what was published since stays", async () => {
      const { id } = await storeService({ availableBeds: 5, totalBeds: 10 });
      await edit(id, { name: "Renamed", description: "Anew." });
      await edit(id, { phone: "211" });
      await edit(id, { availableBeds: 2, totalBeds: 10 });
      await edit(id, { city: "Elsewhere", location: { coordinates: [-80, 25] } }, administrator());
      const { body } = await call("POST", "/services/approve-services", lead(), { services: [id] });
      expect(body.services).toEqual([id]);
      expect((await asGuest(id)).body).toMatchObject({
        name: "Renamed",
        description: "Anew.",
        phone: "211",
        availableBeds: 2,
        city: "Elsewhere",
      });
      expect(mails().at(-1)).toEqual({
        mail: "serviceApproved",
        serviceId: id,
        userId: owner.user.id,
        isEdit: true,
      });
      expect(await waits()).toEqual([]);
      const history = await call<ServiceChange[]>("GET", `/services/${id}/history`, owner.headers);
      expect(history.body[0]).toMatchObject({
        action: "APPROVE_EDIT",
        before: { description: "A place." },
        after: { name: "Renamed", description: "Anew." },
      });
    });

    test("that changed since the reviewer saw it is not approved", async () => {
      const { id } = await storeService();
      await edit(id, { name: "First" });
      const version = (await waits())[0]?.version;
      await edit(id, { name: "Second" });
      const seen = await call("POST", "/services/approve-services", lead(), { services: [{ id, version }] });
      expect(seen.body).toMatchObject({ services: [], changed: [id] });
      expect((await asGuest(id)).body.name).toBe("Sample Hall");
      const now = (await waits())[0]?.version;
      await call("POST", "/services/approve-services", lead(), { services: [{ id, version: now }] });
      expect((await asGuest(id)).body.name).toBe("Second");
    });

    test("refused leaves the public version as it is, and the history keeps what was proposed", async () => {
      const { id } = await storeService();
      await edit(id, { name: "Bad name" });
      await call("POST", "/services/reject-services", lead(), { services: [id], reason: "No such place." });
      expect((await asGuest(id)).body.name).toBe("Sample Hall");
      expect(mails().at(-1)).toMatchObject({
        mail: "serviceRefused",
        isEdit: true,
        reason: "No such place.",
      });
      const history = await call<ServiceChange[]>("GET", `/services/${id}/history`, owner.headers);
      expect(history.body[0]).toMatchObject({
        action: "REFUSE_EDIT",
        before: { name: "Bad name" },
        after: { name: "Sample Hall" },
        why: "No such place.",
      });
    });

    test("of several people names all whose address is not confirmed", async () => {
      const { id } = await storeService();
      await edit(id, { name: "Renamed" });
      const { headers, user } = await signedInAs(app, "VOLUNTEER", { confirmedAt: null, displayName: "Aa" });
      await edit(id, { description: "Anew." }, headers);
      await edit(id, { description: "Anew, and shorter." }, findHeaders("VOLUNTEER"));
      const [waiting] = await waits();
      expect(waiting).toMatchObject({ by: { isConfirmed: true } });
      expect(waiting?.unconfirmed).toEqual([user.displayName, owner.user.displayName]);
      const fresh = await storeService({}, null);
      const found = (await waits()).find(({ service }) => service.id === fresh.id);
      expect(found?.unconfirmed).toEqual([owner.user.displayName]);
    });

    test("of several people notifies each of them", async () => {
      const { id } = await storeService();
      await edit(id, { name: "Renamed" }, findHeaders("VOLUNTEER"));
      await call("POST", "/services/approve-services", lead(), { services: [id] });
      await edit(id, { description: "Anew." });
      const { headers, user } = await signedInAs(app, "VOLUNTEER");
      await edit(id, { description: "Anew, and shorter." }, headers);
      app.jobs.length = 0;
      await call("POST", "/services/reject-services", lead(), { services: [id], reason: "No." });
      expect(mails()).toEqual(
        [owner.user.id, user.id]
          .sort()
          .map((userId) => ({ mail: "serviceRefused", serviceId: id, userId, isEdit: true, reason: "No." })),
      );
    });

    test("is approved by no other call: neither a count of beds, nor an edit of who may approve", async () => {
      const waiting = await storeService({ availableBeds: 5, totalBeds: 10 }, null);
      const { id } = await storeService({ availableBeds: 5, totalBeds: 10 });
      await edit(id, { name: "Renamed" });
      for (const service of [id, waiting.id]) {
        await call("POST", "/services/update-available-beds", owner.headers, {
          services: [{ id: service, availableBeds: 3 }],
        });
        await edit(service, { phone: "211" }, administrator());
      }
      expect((await asGuest(id)).body).toMatchObject({ name: "Sample Hall", phone: "211" });
      expect((await asGuest(waiting.id)).status).toBe(404);
      expect((await waits()).map(({ kind }) => kind).toSorted()).toEqual(["EDIT", "NEW"]);
    });
  });

  test("what is removed is gone for everybody, and administrators bring it back", async () => {
    const { id } = await storeService();
    const removed = await call("POST", "/services/remove-services", administrator(), { services: [id] });
    expect(removed.body.services).toEqual([id]);
    expect((await asGuest(id)).status).toBe(404);
    await call("POST", `/services/${id}/restore`, administrator());
    expect((await asGuest(id)).status).toBe(200);
  });

  describe("lists", () => {
    const names = async (query: string, headers: Readonly<Record<string, string>>) =>
      (await call<ListedForViewer[]>("GET", `/services?${query}`, headers)).body
        .map(({ name }) => name)
        .toSorted();

    beforeEach(async () => {
      await storeService({ name: "Mine, public" });
      await storeService({ name: "Mine, waiting" }, null);
      await storeServices(
        open(),
        [
          serviceForTest({ name: "Another's" }),
          serviceForTest({ name: "Another's, waiting" }, { approvedAt: null }),
          serviceForTest({ name: "Closed for good", closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] }),
        ],
        NOW,
      );
    });

    test("are cut to what the viewer may see", async () => {
      const mine = owner.headers;
      const user = `user=${owner.user.id}`;
      expect(await names("isApproved=false", mine)).toEqual(["Mine, waiting"]);
      expect(await names(user, mine)).toEqual(["Mine, public", "Mine, waiting"]);
      expect(await names("isShowAll=true", mine)).toEqual([
        "Another's",
        "Closed for good",
        "Mine, public",
        "Mine, waiting",
      ]);
      expect(await names(user, findHeaders("USER"))).toEqual([]);
      expect(await names(user, {})).toEqual([]);
      expect(await names("isApproved=false", findHeaders("USER"))).toEqual([]);
      expect(await names("isApproved=false&limit=0", lead())).toEqual([
        "Another's, waiting",
        "Mine, waiting",
      ]);
      expect(await names("isShowAll=true&search=name&q=waiting", lead())).toEqual([
        "Another's, waiting",
        "Mine, waiting",
      ]);
      const byOwner = `isShowAll=true&search=userEmail,name&q=${owner.user.email}`;
      expect(await names(byOwner, administrator())).toEqual(["Mine, public", "Mine, waiting"]);
      expect(await names(byOwner, lead())).toEqual([]);
      expect(await names(byOwner, owner.headers)).toEqual([]);
      expect(await names("isShowAll=true&search=userEmail&q=%25", administrator())).toEqual([]);
      expect(await names("user=x", lead())).toEqual([]);
      const count = await call<{ count: number }>("GET", "/services/count?isShowAll=true", administrator());
      expect(count.body).toEqual({ count: 5 });
    });

    test("say of each row what this viewer may do with it, own or another's", async () => {
      const rows = await call<ListedForViewer[]>("GET", "/services?sort=name", owner.headers);
      expect(rows.body.map(({ name, may }) => [name, may.edit])).toEqual([
        ["Another's", false],
        ["Mine, public", true],
      ]);
      const managed = await call<ListedForViewer[]>(
        "GET",
        `/services?user=${owner.user.id}&sort=name`,
        owner.headers,
      );
      expect(managed.body).toMatchObject([
        { reviewState: "PUBLIC", userEmail: owner.user.email, may: { delete: true } },
        { reviewState: "WAITING", isApproved: false },
      ]);
      const all = await call<ListedForViewer[]>("GET", "/services", administrator());
      expect(all.body.every(({ may }) => may.delete)).toBe(true);
      const guests = await call<ListedForViewer[]>("GET", "/services", {});
      expect(guests.body.some((row) => row.may.edit || "user" in row || "reviewState" in row)).toBe(false);
    });

    test("show what was last confirmed before a moment, or never", async () => {
      const before = "isShowAll=true&verifiedBefore=2026-01-01T00:00:00.000Z";
      const all = await names("isShowAll=true", administrator());
      await open().query("update services set verified_at = null");
      expect((await names(before, administrator())).toSorted()).toEqual(all.toSorted());
      await open().query("update services set verified_at = '2026-01-02' where name = 'Mine, waiting'");
      expect((await names(before, administrator())).toSorted()).toEqual(
        all.filter((name) => name !== "Mine, waiting").toSorted(),
      );
      expect(await names(before, {})).toEqual([]);
    });

    test("show administrators what lost its owner", async () => {
      await open().query(
        "update services set owner_id = null, owner_lost_at = now() where name = 'Mine, waiting'",
      );
      expect(await names("isOwnerLost=true", administrator())).toEqual(["Mine, waiting"]);
      expect(await names("isOwnerLost=true", findHeaders("SUPER USER"))).toEqual([]);
      expect(await names("isOwnerLost=true", {})).toEqual([]);
    });
  });
});
