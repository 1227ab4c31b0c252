import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, signedInAs, type UserForTest, type ViewerForTest } from "#checks/users-for-tests.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);

type Step =
  | { readonly step: "edit"; readonly who: number; readonly form: object }
  | { readonly step: "approve" | "refuse" };

const forms = fc.oneof(
  fc.record({ name: fc.constantFrom("Hall", "House", "Home") }),
  fc.record({ phone: fc.constantFrom("211", "988", null) }),
  fc.record({ description: fc.constantFrom("Warm.", "Dry.", "Safe.") }),
  fc.record({ type: fc.constantFrom(["SHELTER"], ["FOOD"], ["FOOD", "SHELTER"]) }),
  fc.record({ availableBeds: fc.integer({ min: 0, max: 5 }), totalBeds: fc.constant(5) }),
  fc.record({ addressVisibility: fc.constantFrom("EXACT", "AREA", "HIDDEN") }),
  fc.record({ schedules: fc.constantFrom([{ type: "FULL_DAY" }], []), isContact: fc.boolean() }),
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ step: fc.constant("edit" as const), who: fc.nat({ max: 4 }), form: forms }),
    },
    { weight: 1, arbitrary: fc.record({ step: fc.constantFrom("approve" as const, "refuse" as const) }) },
  ),
  { minLength: 3, maxLength: 12 },
);

onOneEngine("Edits never hide a listing", (open) => {
  let app: RunningApp;
  let owner: UserForTest;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    app = await runningApp(open());
    app.now = NOW;
    viewers = await sevenViewers(app);
    owner = await signedInAs(app, "USER");
  });
  afterAll(() => app?.close());

  const call = (method: Method, path: string, headers: Readonly<Record<string, string>>, body?: object) =>
    statusAndBody<ServiceForViewer>(sendJson(app, method, path, body, headers));
  const findHeaders = (role: string) => viewers.find((viewer) => viewer.role === role)?.headers ?? {};

  async function approved(): Promise<string> {
    const service = serviceForTest({
      name: "Hall",
      serviceSummary: "A hall",
      type: ["SHELTER"],
      category: ["ALL"],
      isContact: true,
      availableBeds: 1,
      totalBeds: 5,
    });
    await storeServices(open(), [service], NOW);
    await open().query("update services set owner_id = $2 where id = $1", [service.id, owner.user.id]);
    return service.id;
  }

  /**
   * Checks that the version the reply calls public is the one everyone sees, and that a provider's words are not public
   * before a review.
   */
  async function edit(id: string, who: number, form: object, before: ServiceForViewer): Promise<void> {
    const editors = [
      owner.headers,
      owner.headers,
      ...["VOLUNTEER", "VOLUNTEER LEAD", "ADMINISTRATOR"].map(findHeaders),
    ];
    const reply = await call("PUT", `/services/${id}`, editors[who] ?? {}, form);
    expect([200, 400]).toContain(reply.status);
    if (reply.status === 400) return;
    const now = (await call("GET", `/services/${id}`, {})).body;
    expect([reply.body.name, reply.body.phone]).toEqual([now.name, now.phone]);
    const isProvider = who < 2;
    const isVolunteer = who === 2;
    const reviewed = ({ name, description, type }: ServiceForViewer) => [name, description, type];
    if (isProvider) expect(reviewed(now)).toEqual(reviewed(before));
    if (isVolunteer) expect({ ...now, version: 0 }).toEqual({ ...before, version: 0 });
  }

  async function decide(id: string, step: "approve" | "refuse"): Promise<void> {
    const path = step === "approve" ? "approve-services" : "reject-services";
    await call("POST", `/services/${path}`, findHeaders("VOLUNTEER LEAD"), { services: [id], reason: "No." });
    expect((await call("GET", `/services/${id}`, owner.headers)).body.pending).toBeNull();
  }

  test("by edits, approvals and refusals in any order", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const id = await approved();
        for (const each of taken) {
          const before = (await call("GET", `/services/${id}`, {})).body;
          if (each.step === "edit") await edit(id, each.who, each.form, before);
          else await decide(id, each.step);
          const seen = await call("GET", `/services/${id}`, {});
          expect([seen.status, seen.body.isApproved]).toEqual([200, true]);
          expect(seen.body.version).toBeGreaterThanOrEqual(before.version);
          const list = await app.read<{ id: string }[]>(`/services?_id=${id}`);
          expect(list.map((row) => row.id)).toEqual([id]);
        }
      }),
      { numRuns: 25 },
    );
  });

  test("edits and an approval at the same moment: nothing is lost, and nothing is public that nobody approved", async () => {
    const id = await approved();
    await call("PUT", `/services/${id}`, owner.headers, { name: "First" });
    await Promise.all([
      call("POST", "/services/approve-services", findHeaders("VOLUNTEER LEAD"), { services: [id] }),
      ...["Second", "Third"].map((name) => call("PUT", `/services/${id}`, owner.headers, { name })),
      call("PUT", `/services/${id}`, owner.headers, { phone: "211" }),
      call("POST", "/services/update-available-beds", owner.headers, {
        services: [{ id, availableBeds: 4 }],
      }),
    ]);
    const { body } = await call("GET", `/services/${id}`, owner.headers);
    expect(body).toMatchObject({ phone: "211", availableBeds: 4 });
    expect(["First", "Second", "Third"]).toContain(body.name);
    const history = await open().query<{ name: string }>(
      "select after ->> 'name' as name from history where thing_id = $1 and action = 'APPROVE_EDIT'",
      [id],
    );
    expect(history).toEqual([{ name: body.name }]);
  });
});
