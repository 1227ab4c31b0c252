import { expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";

/** Columns of `services` that guests do not see, that follow from those that they see, or that have marks of their own. */
const UNSEEN: ReadonlySet<string> = new Set([
  "id",
  // For those who keep the service.
  "owner_id",
  "owner_lost_at",
  "comment",
  "attachments",
  "refused_at",
  "refusal_reason",
  // Whether it is public, which the trigger asks about.
  "is_public",
  "is_listed",
  "deleted_at",
  "approved_at",
  // Marks, and kudos, which are no change.
  "version",
  "public_version",
  "updated_at",
  "likes",
  // Made from what guests see.
  "hours_id",
  "public_point",
  "public_search",
  "type_bits",
  "need_bits",
  "category_bits",
  "topics_version",
]);

onOneEngine("The version of guests", (open) => {
  const at = listingsForTest(open);

  test("follows from every column that guests see", async () => {
    const columns = await open().query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'services'",
    );
    const [rule] = await open().query<{ body: string }>(
      "select prosrc as body from pg_proc where proname = 'is_seen_otherwise'",
    );
    const compared = (name: string) =>
      new RegExp(`\\bwas\\.${name}\\b[^]*\\bs\\.${name}\\b`, "u").test(rule?.body ?? "");
    expect(columns.length).toBeGreaterThan(60);
    expect(columns.map(({ name }) => name).filter((name) => UNSEEN.has(name) === compared(name))).toEqual([]);
  });

  test.each([
    ["a guest's", {}],
    ["an editor's", null],
  ])(
    "begins the ETag of %s reply, which If-Match takes in both strengths until it is changed",
    async (_, guest) => {
      const { id } = await at.storeService();
      const path = `/services/${id}`;
      const admin = at.headersOf("ADMINISTRATOR");
      const readTag = async () => {
        const reply = await at.app.get(`/api${path}`, guest ?? admin);
        return reply.headers.get("etag") ?? "";
      };
      const put = async (name: string, tag: string) =>
        (await at.call("PUT", path, { ...admin, "if-match": tag }, { name })).status;
      const first = await readTag();
      expect(first).toMatch(/^W\/"\d+-[\w-]{27}"$/u);
      expect(await put("First", first)).toBe(200);
      expect(await put("Second", first)).toBe(409);
      const second = await readTag();
      expect(second).not.toBe(first);
      expect(await put("Second", second.replace("W/", ""))).toBe(200);
      expect(await put("Third", second.replace("W/", ""))).toBe(409);
      expect(await put("Third", (await readTag()).replace(/-[\w-]+"$/u, '"'))).toBe(200);
      expect(await put("Fourth", (await readTag()).replace(/\d+-/u, ""))).toBe(409);
    },
  );

  test("is no editor's number, and either is taken back while it is current", async () => {
    const { id } = await at.storeService();
    const path = `/services/${id}`;
    const admin = at.headersOf("ADMINISTRATOR");
    const lead = at.headersOf("VOLUNTEER LEAD");
    const put = async (body: object, headers = {}) =>
      (await at.call("PUT", path, { ...admin, ...headers }, body)).status;
    const versions = async () => ({
      public: (await at.asGuest(id)).version,
      own: (await at.call("GET", path, admin)).body.version,
    });
    const first = await versions();
    expect(first.public).not.toBe(first.own);
    // Someone without rights is a guest here.
    expect((await at.call("GET", path, at.headersOf("USER"))).body.version).toBe(first.public);
    expect((await at.call("GET", path, lead)).body.version).toBe(first.own);

    expect(await put({ comment: "A note" })).toBe(200);
    const noted = await versions();
    expect(noted).toEqual({ public: first.public, own: first.own + 1 });
    // Who opened it before the note has a conflict; who has the public record has not.
    expect(await put({ comment: "Another", version: first.own })).toBe(409);
    expect(await put({ name: "Other", version: noted.public })).toBe(200);
    const named = await versions();
    expect(named.public).toBe(noted.public + 1);
    expect(await put({ name: "Third", version: noted.public })).toBe(409);
    expect(await put({ name: "Third" }, { "if-match": `"${named.public}"` })).toBe(200);
    expect(await put({ name: "Fourth" }, { "if-match": `"${named.public}"` })).toBe(409);
    expect(await put({ name: "Fourth", version: (await versions()).own })).toBe(200);
  });
});
