import { beforeAll, expect, test } from "vitest";
import { FORM, listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const AID = { id: newId(1), name: "Harbor Aid" };
const TIDE = { id: newId(2), name: "New Tide" };
const UNSEEN = { id: newId(3), name: "Unseen" };

onOneEngine("The organization of a service", (open) => {
  const at = listingsForTest(open);
  beforeAll(async () => {
    await addOrganizations(open(), [AID, TIDE, UNSEEN]);
    const services = [AID, TIDE].map((organization) => serviceForTest({ organization }));
    await storeServices(open(), services, NOW);
  });
  const put = (id: string, body: object, headers = at.headersOf("VOLUNTEER LEAD")) =>
    at.call("PUT", `/services/${id}`, headers, body);
  const shown = async (id: string) => (await at.asGuest(id)).organization;

  test("is chosen by its id, and cleared; history and search name it", async () => {
    const { id } = await at.storeService();
    expect((await put(id, { organization: AID.id.toUpperCase() })).body.organization).toEqual(AID);
    const found = await at.app.read<PublicService[]>(`/services?organization=${AID.id}&q=harbor`);
    expect(found.map((service) => service.id)).toContain(id);
    // A whole service that is sent back has the name, which does not count.
    await put(id, { organization: { ...TIDE, name: "Any" } });
    expect(await shown(id)).toEqual(TIDE);
    expect((await put(id, { organization: null })).body.organization).toBeNull();
    const history = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      at.headersOf("ADMINISTRATOR"),
    );
    expect(history.body.map(({ before, after }) => [before, after])).toEqual([
      [{ organization: TIDE }, { organization: null }],
      [{ organization: AID }, { organization: TIDE }],
      [{ organization: null }, { organization: AID }],
    ]);
    const [cleared] = history.body;
    await at.call("POST", `/history/${cleared?.id}/undo`, at.headersOf("ADMINISTRATOR"), {});
    expect(await shown(id)).toEqual(TIDE);
  });

  test.each([
    ["one that nobody knows", newId(4), "unknownValue"],
    ["one that the editor does not see", UNSEEN.id, "unknownValue"],
    ["no id", "Harbor Aid", "notId"],
    ["no id in what a reply has", { id: "Aid" }, "notId"],
    ["a number", 7, "wrongType"],
  ])("%s is refused", async (_, organization, message) => {
    const { id } = await at.storeService();
    const reply = await put(id, { organization });
    expect([reply.status, Object.entries(reply.body.fields ?? {})]).toEqual([
      400,
      [[expect.stringMatching(/^organization/), message]],
    ]);
    expect((await put(id, { organization: UNSEEN.id }, at.headersOf("ADMINISTRATOR"))).status).toBe(200);
    // Editors who do not see the organization leave it as it is.
    expect((await put(id, { organization: UNSEEN.id, name: "Renamed" })).status).toBe(200);
    expect(await shown(id)).toEqual(UNSEEN);
    await put(id, { organization: null });
  });

  test("of a provider it waits for review, which names it as it is called then", async () => {
    const { id } = await at.storeService();
    const sent = await put(id, { organization: AID.id }, at.owner.headers);
    expect([sent.body.organization, sent.body.pending?.after]).toEqual([null, { organization: AID }]);
    const renamed = { ...AID, name: "Harbor Help" };
    await at.call("PUT", `/organizations/${AID.id}`, at.headersOf("ADMINISTRATOR"), { name: renamed.name });
    const waiting = await at.call("GET", `/services/${id}`, at.owner.headers);
    expect(waiting.body.pending?.after).toEqual({ organization: renamed });
    await at.call("POST", "/services/approve-services", at.headersOf("ADMINISTRATOR"), { services: [id] });
    expect(await shown(id)).toEqual(renamed);
    await at.call("PUT", `/organizations/${AID.id}`, at.headersOf("ADMINISTRATOR"), { name: AID.name });
    expect(await shown(id)).toEqual(AID);
  });

  test("of a new service, and of every site of a program", async () => {
    const made = await at.call("POST", "/services", at.headersOf("ADMINISTRATOR"), {
      ...FORM,
      organization: TIDE.id,
    });
    expect(made.body.organization).toEqual(TIDE);
    const [one, other] = [await at.storeService(), await at.storeService()];
    const program = newId(NOW);
    await open().query("insert into programs (id) values ($1)", [program]);
    await open().query("update services set program_id = $1 where id = any($2)", [
      program,
      [one.id, other.id],
    ]);
    const body = { organization: AID.id, scope: "PROGRAM" };
    expect((await put(one.id, body)).status).toBe(200);
    expect([await shown(one.id), await shown(other.id)]).toEqual([AID, AID]);
  });
});
