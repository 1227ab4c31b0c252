import { expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";

const STREET = /Foxglove|33177/iu;
const DOOR = { address1: "31 Foxglove Ct", zip: "33177" };
const WORDS = {
  description: "A house at 31 Foxglove Court, Miami 33177, for one night.",
  descriptionEs: "Una casa en 31 Foxglove Ct.",
  howToApply: "Ring at Foxglove Court.",
  website: "https://31foxglove.example",
};

onOneEngine("The words of a listing that a person protects", (open) => {
  const at = listingsForTest(open, ["en", "es"]);
  const admin = () => at.headersOf("ADMINISTRATOR");
  const exits = async (id: string) =>
    JSON.stringify(
      await Promise.all(
        [`/services/${id}`, `/services/${id}?lang=es`, `/hsds/services/${id}`].map(
          async (path) => (await at.call("GET", path, {})).body,
        ),
      ),
    );
  const added = async (form: object) => {
    const sent = await at.call<{ id: string }>("POST", "/services", admin(), { ...FORM, ...DOOR, ...form });
    expect(sent.status).toBe(200);
    return sent.body.id;
  };

  test.each([
    ["a tick", { isProtected: true }],
    ["a hidden address", { addressVisibility: "HIDDEN" }],
  ])("name its street no more, by %s", async (_, form) => {
    const id = await added(WORDS);
    expect(await exits(id)).toMatch(STREET);
    expect((await at.call("PUT", `/services/${id}`, admin(), form)).status).toBe(200);
    expect(await exits(id)).not.toMatch(STREET);
    expect((await at.asGuest(id)).description).toContain("for one night");
  });

  test("name no street from its first save on", async () => {
    expect(await exits(await added({ ...WORDS, isProtected: true }))).not.toMatch(STREET);
  });

  test("of an owner's save are public at once", async () => {
    const id = await added(WORDS);
    await open().query("update services set owner_id = $2 where id = $1", [id, at.owner.user.id]);
    const { status } = await at.call("PUT", `/services/${id}`, at.owner.headers, { isProtected: true });
    expect(status).toBe(200);
    expect(await exits(id)).not.toMatch(STREET);
  });

  test("are the person's own afterwards", async () => {
    const id = await added({ ...WORDS, isProtected: true });
    const description = "Near Foxglove Court there are many houses.";
    await at.call("PUT", `/services/${id}`, admin(), { description });
    expect((await at.asGuest(id)).description).toBe(description);
  });
});
