import { expect, test } from "vitest";
import { FORM, listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { coverAllSharedDoors } from "./shared-doors.ts";

const NAME = "31 Foxglove Court Mission";

onOneEngine("Doors that are hidden, and what is stored beside them:", (open) => {
  const at = listingsForTest(open);

  test("a listing that waits neither renames the organization that it names nor holds what others write of it", async () => {
    const named = { id: newId(NOW), name: NAME };
    await addOrganizations(open(), [named]);
    const soup = await at.storeService({ name: "Soup", organization: named });
    const sent = await at.call<{ id: string }>("POST", "/services", await at.headersOf("USER"), {
      ...FORM,
      name: "A trap",
      isProtected: true,
      address1: "31 Foxglove Ct",
      organization: { id: named.id },
    });
    expect(sent.status).toBe(200);
    const [row] = await open().query<{ waits: boolean; organizationId: string }>(
      `select approved_at is null and is_protected as waits, organization_id as "organizationId" from services where id = $1`,
      [sent.body.id],
    );
    expect(row).toEqual({ waits: true, organizationId: named.id });

    const admin = await at.headersOf("ADMINISTRATOR");
    expect((await at.call("PUT", `/services/${soup.id}`, admin, { description: "Soup." })).status).toBe(200);
    await coverAllSharedDoors({ database: open(), queueMail: null }, NOW);
    const called = async () =>
      (await open().query<{ name: string }>("select name from organizations where id = $1", [named.id]))[0]
        ?.name;
    expect(await called()).toBe(NAME);

    const trusted = await at.headersOf("AUTO USER");
    const hall = await at.call<{ id: string }>("POST", "/services", trusted, {
      ...FORM,
      organization: named,
    });
    expect(hall.status).toBe(200);
    expect((await at.asGuest(hall.body.id)).name).toBe(FORM.name);

    // Once it is approved, both hold.
    await at.call("POST", "/services/approve-services", admin, { services: [sent.body.id] });
    const [approved] = await open().query<{ isPublic: boolean }>(
      `select is_public as "isPublic" from services where id = $1`,
      [sent.body.id],
    );
    expect(approved?.isPublic).toBe(true);
    await coverAllSharedDoors({ database: open(), queueMail: null }, NOW);
    expect(await called()).toBe("Mission");
  });

  test("two listings that are stored at one moment are looked at again within minutes", async () => {
    const named = { id: newId(NOW), name: "Cove" };
    await addOrganizations(open(), [named]);
    const place = { address1: "31 Foxglove Ct" };
    // Neither transaction saw the other.
    await at.storeService({
      name: "House",
      isProtected: true,
      placeShown: "REGION",
      organization: named,
      place,
    });
    const group = await at.storeService({
      name: "Group",
      description: "At 31 Foxglove Court.",
      organization: named,
      place,
    });
    expect((await at.asGuest(group.id)).address1).not.toBeNull();
    const [row] = await open().query<{ updatedAt: number }>(
      `select updated_at as "updatedAt" from services where id = $1`,
      [group.id],
    );
    const storedAt = Number(row?.updatedAt);
    await coverAllSharedDoors({ database: open(), queueMail: null }, NOW, storedAt + 1);
    expect((await at.asGuest(group.id)).address1).not.toBeNull();
    await coverAllSharedDoors({ database: open(), queueMail: null }, NOW, storedAt);
    expect(await at.asGuest(group.id)).toMatchObject({ address1: null, description: "At […]." });
  });
});
