import { describe, expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { refreshFindings } from "#server/features/directory-health/refresh-health.ts";

/** A number that cannot be dialed, as earlier versions stored it of "+1 555 555 0142". */
const IMPOSSIBLE = { phone: "(155) 555-5014", phoneExtension: "2" };

onOneEngine("The telephone number of a listing", (open) => {
  const at = listingsForTest(open);
  const put = (id: string, body: object) => at.call("PUT", `/services/${id}`, at.owner.headers, body);
  const listed = async (id: string) => {
    const { body } = await at.call<{ id: string; phone: string | null }[]>("GET", `/services?_id=${id}`, {});
    return body[0]?.phone;
  };

  test.each([
    ["+1 555 555 0142", "(555) 555-0142", null],
    ["1-800-799-7233", "(800) 799-7233", null],
    ["555-555-0142 x12", "(555) 555-0142", "12"],
    ["tel:+15555550142;ext=12", "(555) 555-0142", "12"],
    ["1-800-555-HELP (4357)", "(800) 555-4357", null],
    ["5555550142 12", "(555) 555-0142", "12"],
    ["2-1-1", "211", null],
    ["988", "988", null],
    ["741741", "741741", null],
    ["+52 55 5555 0142", "+52 55 5555 0142", null],
  ])("%s is stored as %s with the extension %s", async (phone, stored, extension) => {
    const { id } = await at.storeService();
    const { status, body } = await put(id, { phone });
    expect([status, body.phone, body.phoneExtension]).toEqual([200, stored, extension]);
    expect(await at.asGuest(id)).toMatchObject({ phone: stored, phoneExtension: extension });
  });

  test.each([
    ["(155) 555-5014", "noSuchPhone"],
    ["305-055-5014", "noSuchPhone"],
    ["305-555-0142 or 305-555-0143", "notPhone"],
    ["305-555-0142 ask for Ana", "notPhone"],
    ["555-0142", "notPhone"],
    ["334", "notPhone"],
  ])("%s is refused as %s", async (phone, message) => {
    const { id } = await at.storeService();
    const { status, body } = await put(id, { phone });
    expect([status, body.fields]).toEqual([400, { phone: message }]);
  });

  test.each([
    ["1-800-FOODBANK", "(800) 366-3226", null],
    ["211", "211", null],
    ["988", "988", null],
    ["+52 55 5555 0142", "+52 55 5555 0142", null],
    ["305-555-0142 x7", "(305) 555-0142", "7"],
    ["305.555.0100", "(305) 555-0100", "12"],
  ])(
    "%s in the place of a number with an extension is %s with the extension %s",
    async (phone, stored, extension) => {
      const { id } = await at.storeService({ phone: "(305) 555-0100", phoneExtension: "12" });
      const { status, body } = await put(id, { phone });
      expect([status, body.phone, body.phoneExtension]).toEqual([200, stored, extension]);
      expect(await at.asGuest(id)).toMatchObject({ phone: stored, phoneExtension: extension });
    },
  );

  test("an extension that is sent with another number is its own", async () => {
    const { id } = await at.storeService({ phone: "(305) 555-0100", phoneExtension: "12" });
    const { body } = await put(id, { phone: "305-555-0142", phoneExtension: "12" });
    expect(body).toMatchObject({ phone: "(305) 555-0142", phoneExtension: "12" });
  });

  test("an extension that was typed twice, and differently, is refused", async () => {
    const { id } = await at.storeService();
    const both = await put(id, { phone: "305-555-0142 x12", phoneExtension: "7" });
    expect([both.status, both.body.fields]).toEqual([400, { phone: "notPhone" }]);
    expect((await put(id, { phone: "305-555-0142 x12", phoneExtension: "12" })).status).toBe(200);
  });

  test("numbers of another country are read by its rules", async () => {
    const { id } = await at.storeService();
    const here = await put(id, { phone: "01 23 45 67 89" });
    expect([here.status, here.body.fields]).toEqual([400, { phone: "noSuchPhone" }]);
    const there = await at.storeService({ place: { country: "France", state: "", zip: "75001" } });
    expect((await put(there.id, { phone: "01 23 45 67 89" })).body.phone).toBe("+33 1 23 45 67 89");
  });

  describe("one that nobody can dial", () => {
    test("is none to call for anybody, stands on the page as text, and is theirs to mend who may", async () => {
      const { id } = await at.storeService(IMPOSSIBLE);
      const shown = { phone: null, phoneExtension: null, sourcePhone: "(155) 555-5014 ext. 2" };
      expect(await at.asGuest(id)).toMatchObject(shown);
      expect(await listed(id)).toBeNull();
      const { body } = await at.call("GET", `/services/${id}`, at.owner.headers);
      expect(body).toMatchObject({ ...IMPOSSIBLE, sourcePhone: null });
    });

    test("refuses no save of anything else, and goes when another one comes", async () => {
      const { id } = await at.storeService(IMPOSSIBLE);
      const { status, body } = await put(id, { isContact: true, version: 1 });
      expect([status, body.phone]).toEqual([200, IMPOSSIBLE.phone]);
      const same = await put(id, { ...IMPOSSIBLE, isContact: false, version: body.version });
      expect([same.status, same.body.phone]).toEqual([200, IMPOSSIBLE.phone]);
      expect((await put(id, { phone: "305-555-0142" })).status).toBe(200);
      expect((await at.asGuest(id)).phone).toBe("(305) 555-0142");
    });

    test("stays where an older client sends back the row that it was shown, and goes where somebody clears it", async () => {
      const { id } = await at.storeService(IMPOSSIBLE);
      expect((await put(id, { phone: null, phoneExtension: null })).body.phone).toBe(IMPOSSIBLE.phone);
      expect((await put(id, { phone: null, version: 1 })).body.phone).toBeNull();
    });

    test("is a finding of directory health, as is what a source gives instead of one", async () => {
      const wrong = await at.storeService(IMPOSSIBLE);
      const unread = await at.storeService({ sourcePhone: "call the office" });
      const fine = await at.storeService({ phone: "(305) 555-0142", sourcePhone: "555-0142" });
      await open().query("update services set updated_at = $1", [
        new Date(at.app.now - 86_400_000).toISOString(),
      ]);
      await refreshFindings(open(), at.app.now);
      const found = await open().query<{ id: string }>(
        "select service_id as id from health_findings where kind = 'PHONE_IMPOSSIBLE'",
      );
      const ids = found.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([wrong.id, unread.id]));
      expect(ids).not.toContain(fine.id);
    });
  });

  describe("what a source gives instead of one", () => {
    const GIVEN = { phone: null, sourcePhone: "call the office" };

    test("is public on the page alone, and goes when somebody enters a number", async () => {
      const { id } = await at.storeService(GIVEN);
      expect(await at.asGuest(id)).toMatchObject(GIVEN);
      expect((await put(id, { isContact: true })).status).toBe(200);
      expect(await at.asGuest(id)).toMatchObject(GIVEN);
      await put(id, { phone: "305-555-0142" });
      expect(await at.asGuest(id)).toMatchObject({ phone: "(305) 555-0142", sourcePhone: null });
    });

    test("cannot be set by a form", async () => {
      const { id } = await at.storeService(GIVEN);
      await put(id, { sourcePhone: "555" });
      expect(await at.asGuest(id)).toMatchObject(GIVEN);
    });

    test("of a protected listing is for those alone who see its place", async () => {
      const { id } = await at.storeService({ ...GIVEN, isProtected: true });
      expect((await at.asGuest(id)).sourcePhone).toBeNull();
      const told: string[] = [];
      for (const { role, headers } of at.viewers) {
        const { body } = await at.call("GET", `/services/${id}`, headers);
        expect([role, body.sourcePhone]).toEqual([role, body.address1 === null ? null : GIVEN.sourcePhone]);
        if (body.sourcePhone !== null) told.push(role);
      }
      expect(told).toContain("ADMINISTRATOR");
      expect(told).not.toContain("VOLUNTEER");
      const { body } = await at.call("GET", `/services/${id}`, at.owner.headers);
      expect(body.sourcePhone).toBe(GIVEN.sourcePhone);
      const wrong = await at.storeService({ ...IMPOSSIBLE, isProtected: true });
      expect(await at.asGuest(wrong.id)).toMatchObject({ phone: null, sourcePhone: null });
    });
  });
});
