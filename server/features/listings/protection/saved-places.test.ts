import { expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { WithheldPlace } from "#domain/listings/protection/protection-calls.ts";

const REFUGE = {
  ...FORM,
  type: ["SHELTER"],
  name: "Harbor of Rest",
  description: "Beds for women who flee a violent partner.",
  serviceSummary: "A safe house",
  address1: "31 Foxglove Ct",
};
const SAYS_SO = "We hide women and children who fled a violent husband. Beds. The address is confidential.";

onOneEngine("Places that people save or approve", (open) => {
  const at = listingsForTest(open);
  const admin = () => at.headersOf("ADMINISTRATOR");
  const add = async (form: object, headers = admin()): Promise<string> =>
    (await at.call("POST", "/services", headers, form)).body.id;
  const found = async (id: string) => {
    const { body } = await at.call<WithheldPlace[]>("GET", "/services/withheld?limit=100", admin());
    return body.find((place) => place.id === id);
  };
  const expectWithheld = async (id: string) => {
    expect(await at.asGuest(id)).toMatchObject({ isProtected: true, placeShown: "REGION", address1: null });
    expect(await found(id)).toMatchObject({ kind: "WITHHOLD", state: "WITHHELD", reason: "WORDS" });
  };
  const expectProposed = async (id: string) => {
    expect(await at.asGuest(id)).toMatchObject({ isProtected: false, address1: "31 Foxglove Ct" });
    expect(await found(id)).toMatchObject({ kind: "WITHHOLD", state: "PROPOSED" });
  };

  test.each(["ADMINISTRATOR", "AUTO USER"])("what %s adds without an answer is withheld", async (role) => {
    for (const unanswered of [{}, { isProtected: null }])
      await expectWithheld(await add({ ...REFUGE, ...unanswered }, at.headersOf(role)));
  });

  test("with a no it is proposed, and another shelter stays as it is", async () => {
    await expectProposed(await add({ ...REFUGE, isProtected: false }));
    const open = await add({ ...REFUGE, description: "Thirty beds for men.", serviceSummary: "Beds" });
    expect(await at.asGuest(open)).toMatchObject({ isProtected: false, address1: "31 Foxglove Ct" });
    expect(await found(open)).toBeUndefined();
  });

  test("what waits is withheld once it is approved", async () => {
    const id = await add(REFUGE, at.owner.headers);
    at.app.jobs.length = 0;
    await at.call("POST", "/services/approve-services", admin(), { services: [id] });
    await expectWithheld(id);
    expect(at.mails()).toContainEqual({ mail: "placeWithheld", serviceId: id });
  });

  test("words that are written later withhold it, a later change of other fields does not", async () => {
    const { id } = await at.storeService({ place: { address1: "31 Foxglove Ct" } });
    await at.call("PUT", `/services/${id}`, admin(), { description: SAYS_SO });
    await expectWithheld(id);

    const known = await at.storeService({ description: SAYS_SO, place: { address1: "31 Foxglove Ct" } });
    await at.call("PUT", `/services/${known.id}`, admin(), { phone: "3055550102" });
    expect(await at.asGuest(known.id)).toMatchObject({ isProtected: false, address1: "31 Foxglove Ct" });
  });

  test("where a person has answered before, later words are proposed", async () => {
    const id = await add({
      ...REFUGE,
      description: "Thirty beds.",
      serviceSummary: "Beds",
      isProtected: false,
    });
    await at.call("PUT", `/services/${id}`, admin(), { description: SAYS_SO });
    await expectProposed(id);
  });

  test("an edit that was approved withholds it, too", async () => {
    const { id } = await at.storeService({ place: { address1: "31 Foxglove Ct" } });
    await at.call("PUT", `/services/${id}`, at.owner.headers, { description: SAYS_SO });
    await at.call("POST", "/services/approve-services", admin(), { services: [id] });
    await expectWithheld(id);
  });
});
