import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "#checks/users-for-tests.ts";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { Decided, PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { claimMessages } from "#server/base/outbox/message-queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { queueMails } from "#server/features/mail/queue-mail.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("Undoing approvals", (open) => {
  let app: RunningApp;
  let owner: UserForTest;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    app = await runningApp(open());
    viewers = await sevenViewers(app);
    owner = await signedInAs(app, "USER");
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    app.now = NOW;
    app.jobs.length = 0;
    await open().query("delete from services");
    await open().query("delete from webhooks");
  });

  const call = <Body = Omit<Decided, "code"> & Problem>(
    method: Method,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ) => statusAndBody<Body>(sendJson(app, method, path, body, headers));
  const findHeaders = (role: string) => viewers.find((viewer) => viewer.role === role)?.headers ?? {};
  const lead = () => findHeaders("VOLUNTEER LEAD");
  const asGuest = (id: string) => call<ServiceForViewer>("GET", `/services/${id}`, {});
  const waits = async () => (await call<PendingApproval[]>("GET", "/services/waiting", lead())).body;
  const edit = (id: string, form: object, headers = owner.headers) =>
    call<ServiceForViewer>("PUT", `/services/${id}`, headers, form);
  const approve = (id: string) => call("POST", "/services/approve-services", lead(), { services: [id] });
  const undo = (id: string, headers = lead()) =>
    call("POST", "/services/undo-approvals", headers, { services: [id] });

  async function stored(approvedAt: number | null, facts: object = {}): Promise<string> {
    const service = serviceForTest(
      { serviceSummary: "A hall", type: ["SHELTER"], category: ["ALL"], isContact: true, ...facts },
      { approvedAt },
    );
    await storeServices(open(), [service], NOW);
    await open().query("update services set owner_id = $2 where id = $1", [service.id, owner.user.id]);
    return service.id;
  }

  async function webhook(): Promise<void> {
    await open().query(
      `insert into webhooks (id, url, events, secret, created_at)
       values (gen_random_uuid(), 'https://hub.example/hook',
               '{service.created,service.updated,service.deleted,beds.updated}', 'whsec_c2VjcmV0', now())`,
    );
  }
  const due = async (after: number) =>
    (await claimMessages(open(), NOW + after)).map(({ event, serviceId }) => [event, serviceId]);

  test("no before yes: it is for those who approve", async () => {
    for (const { role, headers } of viewers) {
      const id = await stored(null);
      await approve(id);
      const { status } = await undo(id, headers);
      const may = ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"].includes(role);
      const refused = role === "GUEST" ? 401 : 403;
      expect(status, role).toBe(may ? 200 : refused);
      expect((await asGuest(id)).status, role).toBe(may ? 404 : 200);
    }
    expect((await call("POST", "/services/undo-approvals", lead(), { services: [] })).status).toBe(400);
    expect((await undo(NOBODY)).body).toMatchObject({ services: [], gone: [NOBODY] });
  });

  test("a new service waits again, and the history says what was undone", async () => {
    const id = await stored(null);
    await approve(id);
    expect((await undo(id)).body).toMatchObject({ message: "Waiting again", services: [id] });
    expect((await waits()).map(({ kind, service }) => [kind, service.id])).toEqual([["NEW", id]]);
    const [reopened, approved] = (
      await open().query<{ id: number; action: string; undoes: number | null }>(
        "select id, action, undoes from history where thing_id = $1 order by id desc",
        [id],
      )
    ).map((row) => row);
    expect(reopened).toMatchObject({ action: "REOPEN", undoes: approved?.id });
    // It waits: there is no approval to undo any more.
    expect((await undo(id)).body).toMatchObject({ gone: [id] });
    await approve(id);
    expect((await asGuest(id)).status).toBe(200);
  });

  test("an edit is taken out of the public version and waits as it was proposed, by whom it was", async () => {
    const id = await stored(NOW);
    await edit(id, { name: "Renamed", description: "Anew." });
    await approve(id);
    expect((await asGuest(id)).body).toMatchObject({ name: "Renamed", description: "Anew." });
    expect((await undo(id)).body.services).toEqual([id]);
    expect((await asGuest(id)).body).toMatchObject({ name: "Sample Hall", description: "A place." });
    const [waiting] = await waits();
    expect(waiting).toMatchObject({
      kind: "EDIT",
      by: { id: owner.user.id },
      service: { pending: { changed: ["name", "description"], after: { name: "Renamed" } } },
    });
    const history = await call<ServiceChange[]>("GET", `/services/${id}/history`, owner.headers);
    expect(history.body[0]).toMatchObject({ action: "REOPEN", after: { name: "Sample Hall" } });
    await approve(id);
    expect((await asGuest(id)).body).toMatchObject({ name: "Renamed", description: "Anew." });
  });

  test("what was changed since, or says where a place is, is left to the history", async () => {
    const changed = await stored(NOW);
    await edit(changed, { name: "Renamed" });
    await approve(changed);
    await edit(changed, { phone: "211" });
    expect((await undo(changed)).body).toMatchObject({ services: [], changed: [changed] });
    expect((await asGuest(changed)).body.name).toBe("Renamed");
    const placed = await stored(NOW, { addressVisibility: "AREA" });
    await edit(placed, { addressVisibility: "EXACT" });
    await approve(placed);
    expect((await undo(placed)).body).toMatchObject({ services: [], changed: [placed] });
  });

  test("the provider's mail leaves after fifteen seconds, and not if it is undone", async () => {
    const sent: unknown[] = [];
    const jobs = { send: async (...job: unknown[]) => void sent.push(job.slice(1)) };
    const id = await stored(null);
    const mail = { mail: "serviceApproved", serviceId: id, userId: owner.user.id, isEdit: false } as const;
    await queueMails(jobs, () => NOW)(open(), mail);
    expect(sent).toMatchObject([["mail", mail, { notBefore: NOW + OUTGOING_DELAY_MS }]]);
    await approve(id);
    expect(await findRecipients(open(), mail, NOW)).toHaveLength(1);
    await undo(id);
    expect(await findRecipients(open(), mail, NOW)).toEqual([]);
    await approve(id);
    expect(await findRecipients(open(), mail, NOW)).toHaveLength(1);
  });

  test.each(["new", "edited", "deleted"])(
    "webhooks of a %s service leave after fifteen seconds, and not if it is undone",
    async (kind) => {
      const id = await stored(kind === "new" ? null : NOW);
      if (kind === "edited") await edit(id, { name: "Renamed" });
      await webhook();
      const decide = () =>
        kind === "deleted" ? call("DELETE", `/services/${id}`, owner.headers) : approve(id);
      const back = () =>
        kind === "deleted" ? call("POST", `/services/${id}/restore`, owner.headers) : undo(id);
      await decide();
      expect(await due(OUTGOING_DELAY_MS - 1)).toEqual([]);
      await back();
      expect(await due(2 * OUTGOING_DELAY_MS)).toEqual([]);
      await decide();
      const event = { new: "service.created", edited: "service.updated", deleted: "service.deleted" }[kind];
      expect(await due(OUTGOING_DELAY_MS)).toEqual([[event, id]]);
    },
  );

  test("what waited to be told before the approval is told, whether it is undone or not", async () => {
    const id = await stored(NOW);
    await edit(id, { name: "Renamed" });
    await webhook();
    await edit(id, { phone: "211" });
    await approve(id);
    await undo(id);
    expect(await due(2 * OUTGOING_DELAY_MS)).toEqual([["service.updated", id]]);
  });
});
