import { expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { FactOrigin } from "#domain/listings/listing-calls.ts";

interface Facts {
  timeZone: string;
  verifiedAt: string | null;
  values: Record<string, unknown>;
  facts: FactOrigin[];
}

onOneEngine("The origin of each field", (open) => {
  const at = listingsForTest(open);
  const read = async (id: string, headers: Readonly<Record<string, string>>) =>
    at.call<Facts>("GET", `/services/${id}/facts`, headers);

  test("is for those who may edit the service: 401, 403, 404, then 200", async () => {
    const open = await at.storeService();
    const waiting = await at.storeService({}, { approvedAt: null });
    expect((await read(open.id, {})).status).toBe(401);
    expect((await read("nothing", at.owner.headers)).status).toBe(404);
    for (const [role, shown, hidden] of [
      ["USER", 403, 404],
      ["AUTO USER", 403, 404],
      ["VOLUNTEER", 200, 200],
      ["VOLUNTEER LEAD", 200, 200],
      ["SUPER USER", 200, 200],
      ["ADMINISTRATOR", 200, 200],
    ] as const) {
      const seen = [await read(open.id, at.headersOf(role)), await read(waiting.id, at.headersOf(role))];
      expect(
        seen.map(({ status }) => status),
        role,
      ).toEqual([shown, hidden]);
    }
    expect((await read(waiting.id, at.owner.headers)).status).toBe(200);
  });

  test("says since when, by whom and from which source each has its value", async () => {
    const service = await at.storeService({
      age: "Adults",
      phone: "(305) 555-0111",
      facebook: "https://facebook.com/hall",
    });
    const [source] = await open().query<{ id: number }>(
      `insert into sources (key, name) values ('helpers', 'Helpers of Miami')
           on conflict (key) do update set name = excluded.name returning id`,
    );
    await open().query("update services set fact_sources = $2::jsonb where id = $1", [
      service.id,
      JSON.stringify([{ source: source?.id, asOf: "2026-03-01", fields: ["age", "phone"], isMain: true }]),
    ]);
    await open().query(
      `insert into history (thing, thing_id, action, actor_role, at)
       values ('SERVICE', $1, 'IMPORT', 'OPERATOR', '2026-04-01T12:00:00Z')`,
      [service.id],
    );
    const admin = at.viewers.find(({ role }) => role === "ADMINISTRATOR");
    const form = { phone: "3055550122", facebook: null };
    expect((await at.call("PUT", `/services/${service.id}`, admin?.headers ?? {}, form)).status).toBe(200);
    await at.call("PUT", `/services/${service.id}`, at.headersOf("VOLUNTEER"), { age: "Proposed" });
    const { body } = await read(service.id, at.owner.headers);
    const of = (name: string) => body.facts.find(({ field }) => field === name);
    expect(body).toMatchObject({ timeZone: "America/New_York", verifiedAt: null, values: { age: "Adults" } });
    expect(of("age")).toEqual({
      field: "age",
      since: "2026-04-01T12:00:00Z",
      action: "IMPORT",
      by: { id: null, displayName: null, role: "OPERATOR" },
      source: { name: "Helpers of Miami", url: null, licence: null, asOf: "2026-03-01" },
    });
    // A provider sees that staff changed it, not who.
    const entered = { field: "phone", since: "2026-11-20T15:00:00Z", action: "EDIT", source: null };
    expect(of("phone")).toEqual({
      ...entered,
      by: { id: admin?.id, displayName: null, role: "ADMINISTRATOR" },
    });
    // A field that was emptied is listed; one that never had a value is not.
    expect(of("facebook")).toMatchObject({ action: "EDIT", source: null });
    expect(body.values["facebook"]).toBeNull();
    expect([of("website"), of("twitter")]).toEqual([undefined, undefined]);
    const staff = await read(service.id, at.headersOf("VOLUNTEER LEAD"));
    expect(staff.body.facts.find(({ field }) => field === "phone")?.by?.displayName).not.toBeNull();
  });

  test("tells nothing of a place that is not public to those who may only propose", async () => {
    const service = await at.storeService({
      place: { address1: "31 Foxglove Ct", city: "Foxville", zip: "33177" },
      isProtected: true,
    });
    await at.call("PUT", `/services/${service.id}`, at.headersOf("ADMINISTRATOR"), {
      comment: "Foxglove door",
      address2: "Foxglove gate",
    });
    const volunteer = await read(service.id, at.headersOf("VOLUNTEER"));
    expect(volunteer.status).toBe(200);
    expect(JSON.stringify(volunteer.body)).not.toMatch(/Fox|33177|address1|comment/);
    const lead = await read(service.id, at.headersOf("VOLUNTEER LEAD"));
    expect(lead.body.values).toMatchObject({ address1: "31 Foxglove Ct" });
    for (const role of ["USER", "AUTO USER"]) {
      expect(JSON.stringify((await read(service.id, at.headersOf(role))).body)).not.toMatch(/Fox/);
    }
  });
});
