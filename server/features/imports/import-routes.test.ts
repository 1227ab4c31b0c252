import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { onOneEngine, testServers } from "#checks/on-each-engine.ts";
import { type Files, packagesForTest, stored } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import { MAX_PACKAGE_BYTES, RESTORE_MS } from "#domain/base/contract/limits.ts";
import type { getImport, listImportItems } from "#domain/imports/import-calls.ts";
import { type ImportItemKind, isWorkedOn } from "#domain/imports/import-run.ts";
import { findDuplicates } from "#server/features/duplicates/find-duplicates.ts";
import { purgeDeleted } from "#server/features/listings/remove-service.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { importUploads } from "./import-uploads.ts";
import { lockWorker } from "./run-queries.ts";
import { workOnImports } from "./work-on-imports.ts";

type Run = CallReply<typeof getImport>;
type Items = CallReply<typeof listImportItems>;
type Headers = Readonly<Record<string, string>>;

/** The pantries of these names, by their numbers; one row has no name. */
function pantries(names: Readonly<Record<number, string>>): Files {
  const rows = Object.entries(names);
  return {
    "datapackage.json": JSON.stringify({ name: "lantern-pantries" }),
    "services.csv": [
      "id,name,description",
      ...rows.map(([id, name]) => `${id},${name},Food for all of ${name}`),
      "99,,Nothing",
      "",
    ].join("\n"),
  };
}

onOneEngine("Imports in the browser", (open) => {
  const { asZip } = packagesForTest();
  let app: RunningApp;
  let administrator: Headers;
  let lead: Headers;
  beforeAll(async () => {
    await loadPlaces(open(), () => {});
    app = await runningApp(open());
    administrator = (await signedInAs(app, "ADMINISTRATOR")).headers;
    lead = (await signedInAs(app, "VOLUNTEER LEAD")).headers;
  });
  afterAll(() => app?.close());
  beforeEach(() =>
    open().query(
      "delete from import_runs; delete from services; delete from organizations; delete from sources",
    ),
  );

  async function upload(content: string | Buffer, headers: Headers, name = "pantries.zip", query = "") {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(Buffer.from(content))]), name);
    const reply = await fetch(`${app.address}/api/imports${query}`, { method: "POST", body: form, headers });
    const body: Run & { key?: string } = await reply.json();
    return { status: reply.status, body };
  }
  const read = async (id: string): Promise<Run> => {
    const reply = await app.get(`/api/imports/${id}`, lead);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  /** Once no worker works on it. */
  async function settled(id: string): Promise<Run> {
    let run = await read(id);
    await expect
      .poll(
        async () => {
          run = await read(id);
          return isWorkedOn(run.state);
        },
        { timeout: 30_000 },
      )
      .toBe(false);
    return run;
  }
  const items = async (id: string, kind: ImportItemKind): Promise<Items> => {
    const reply = await app.get(`/api/imports/${id}/items?kind=${kind}`, lead);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const press = (id: string, what: "start" | "cancel" | "undo", headers = administrator) =>
    sendJson(app, "POST", `/imports/${id}/${what}`, undefined, headers);

  async function previewed(names: Readonly<Record<number, string>>, headers = administrator): Promise<Run> {
    return previewedPackage(pantries(names), headers);
  }
  async function previewedPackage(files: Files, headers = administrator): Promise<Run> {
    const { status, body } = await upload(await readFile(await asZip(files)), headers);
    expect([status, body.state]).toEqual([200, "PREVIEWING"]);
    return settled(body.id);
  }
  const imported = (names: Readonly<Record<number, string>>) => importedPackage(pantries(names));
  async function importedPackage(files: Files): Promise<Run> {
    const { id } = await previewedPackage(files);
    expect((await press(id, "start")).status).toBe(200);
    return settled(id);
  }
  const services = async () => {
    const rows = await stored(open(), "lantern-pantries");
    return Object.fromEntries([...rows].map(([id, { name }]) => [id, name]));
  };

  test("an archive of several packages is one import, each a source of its own, and undone as one", async () => {
    const archive = (kitchen: string): Files => ({
      ...pantries({ 1: "Harbor Pantry" }),
      "shared/datapackage.json": '{"name":"shared-list","licenses":[{"name":"ODbL-1.0"}]}',
      "shared/services.csv": `id,name,description\n1,${kitchen},Food\n2,Bakery,Food\n`,
    });
    const run = await importedPackage(archive("Kitchen"));
    expect(run).toMatchObject({ state: "DONE", source: "lantern-pantries, shared-list", written: 3 });
    expect(run.counts).toMatchObject({ records: 3, added: 3, setAside: 1 });
    const shared = async () =>
      [...(await stored(open(), "shared-list"))].map(([, { name }]) => name).toSorted();
    const again = await importedPackage({ ...archive("Soup kitchen"), ...pantries({ 1: "Harbor Food" }) });
    expect([await services(), await shared()]).toEqual([{ 1: "Harbor Food" }, ["Bakery", "Soup kitchen"]]);
    expect((await press(again.id, "undo")).status).toBe(200);
    expect(await settled(again.id)).toMatchObject({ state: "UNDONE", left: 0 });
    expect([await services(), await shared()]).toEqual([{ 1: "Harbor Pantry" }, ["Bakery", "Kitchen"]]);
    // They are found as they were before.
    const third = await previewedPackage(archive("Kitchen"));
    expect(third.counts).toMatchObject({ unchanged: 3, added: 0, changed: 0 });
    await press(third.id, "cancel");

    const bytes = await readFile(await asZip(archive("Kitchen")));
    const named = await upload(bytes, administrator, "pantries.zip", "?source=Mine");
    expect(await settled(named.body.id)).toMatchObject({
      state: "REFUSED",
      problem: expect.stringContaining("several packages"),
    });
  });

  test("a lead uploads and sees what would come; only an administrator starts it", async () => {
    const run = await previewed({ 1: "Harbor Pantry", 2: "Hill Pantry" }, lead);
    expect(run).toMatchObject({
      state: "READY",
      fileName: "pantries.zip",
      source: "lantern-pantries",
      counts: { records: 2, added: 2, changed: 0, unchanged: 0, kept: 0, gone: 0, setAside: 1 },
      canUndo: false,
    });
    expect(await services()).toEqual({});
    expect((await items(run.id, "ADDED")).map(({ name }) => name)).toEqual(["Harbor Pantry", "Hill Pantry"]);
    expect(await items(run.id, "SET_ASIDE")).toMatchObject([{ name: "services.csv:4" }]);
    expect((await press(run.id, "start", lead)).status).toBe(403);
    expect((await upload("PK", lead)).body.key).toBe("importIsOpen");

    expect((await press(run.id, "start")).status).toBe(200);
    expect(await settled(run.id)).toMatchObject({ state: "DONE", written: 2, canUndo: true });
    expect(await services()).toEqual({ 1: "Harbor Pantry", 2: "Hill Pantry" });
    const [change] = await open().query<{ role: string }>(
      "select actor_role as role from history where action = 'IMPORT' order by id desc limit 1",
    );
    expect(change).toEqual({ role: "ADMINISTRATOR" });
    expect((await press(run.id, "start")).status).toBe(409);
  });

  test("the next edition shows what changes, stays and is gone, and its undo leaves what people have touched", async () => {
    await imported({ 1: "Harbor Pantry", 2: "Hill Pantry", 3: "Mill Pantry", 4: "Oak Pantry" });
    await open().query(
      "update services set description = 'Edited', version = version + 1 where name = 'Mill Pantry'",
    );
    const next = await imported({
      1: "Harbor Food",
      2: "Hill Food",
      3: "Mill Food",
      5: "Fern Pantry",
      6: "Elm Pantry",
    });
    expect(next.counts).toMatchObject({ added: 2, changed: 2, kept: 1, gone: 1 });
    expect(await items(next.id, "CHANGED")).toMatchObject([
      { name: "Harbor Food", fields: expect.arrayContaining(["name", "description"]) },
      { name: "Hill Food" },
    ]);
    expect(await items(next.id, "KEPT")).toMatchObject([{ name: "Mill Food" }]);
    expect(await items(next.id, "GONE")).toMatchObject([{ name: "Oak Pantry" }]);

    await open().query(
      "update services set description = 'Edited', version = version + 1 where name in ('Hill Food', 'Elm Pantry')",
    );
    expect((await press(next.id, "undo", lead)).status).toBe(403);
    expect((await press(next.id, "undo")).status).toBe(200);
    expect(await settled(next.id)).toMatchObject({ state: "UNDONE", left: 2, written: 0, canUndo: false });
    const left = await items(next.id, "LEFT");
    expect(left.map(({ name, note }) => `${name} ${note}`).sort()).toEqual([
      "Elm Pantry EDITED",
      "Hill Food EDITED",
    ]);
    expect(await services()).toEqual({
      1: "Harbor Pantry",
      2: "Hill Food",
      3: "Mill Pantry",
      4: "Oak Pantry",
      6: "Elm Pantry",
    });
    const [fern] = await open().query<{ deleted: boolean }>(
      "select deleted_at is not null as deleted from services where name = 'Fern Pantry'",
    );
    expect(fern).toEqual({ deleted: true });
    expect((await press(next.id, "undo")).status).toBe(409);

    // For the next import, too, undone records are as they were before.
    const again = await previewed({ 1: "Harbor Food", 5: "Fern Pantry" });
    expect(again.counts).toMatchObject({ added: 1, changed: 1 });
  });

  test("a preview shows which new services are probably here already, under another id, and those first", async () => {
    const agency = (
      source: string,
      rows: readonly (readonly [id: number, name: string, street: string])[],
    ): Files => ({
      "datapackage.json": JSON.stringify({ name: source }),
      "services.csv": [
        "id,name,description,email",
        ...rows.map(([id, name]) => `${id},${name},Groceries for families every week,food@lantern.example`),
        "",
      ].join("\n"),
      "locations.csv": ["id,service_id,name", ...rows.map(([id, name]) => `${id},${id},${name}`), ""].join(
        "\n",
      ),
      "services_at_location.csv": [
        "id,service_id,location_id",
        ...rows.map(([id]) => `${id},${id},${id}`),
        "",
      ].join("\n"),
      "physical_addresses.csv": [
        "id,location_id,address_1,city,state_province,postal_code,country",
        ...rows.map(([id, , street]) => `${id},${id},${street},Miami,FL,33130,US`),
        "",
      ].join("\n"),
      "phones.csv": ["id,service_id,number", ...rows.map(([id]) => `${id},${id},305-555-01${id}`), ""].join(
        "\n",
      ),
    });
    await importedPackage(agency("county", [[42, "Lantern Street Pantry", "42 Lantern Street"]]));
    await findDuplicates(open(), app.now);
    const [known] = await open().query<{ id: string }>("select id from services");
    const again = await previewedPackage(
      agency("city", [
        [17, "Hill Kitchen", "17 Hill Road"],
        [42, "Lantern Street Pantry", "42 Lantern Street"],
      ]),
    );
    expect(again.counts).toMatchObject({ added: 2 });
    expect(await items(again.id, "ADDED")).toMatchObject([
      { name: "Lantern Street Pantry", serviceId: known?.id, note: "Lantern Street Pantry" },
      { name: "Hill Kitchen", serviceId: null, note: null },
    ]);
    await press(again.id, "cancel");
  });

  test("the undo of an import leaves none of its organizations but what people have edited", async () => {
    const files = {
      "datapackage.json": JSON.stringify({ name: "lantern-pantries" }),
      "organizations.csv": "id,name\nA,Lantern Aid\nB,Lantern Boats\n",
      "services.csv": "id,organization_id,name,description\n1,A,Meals,Hot meals\n2,B,Boats,Rides\n",
    };
    const run = await importedPackage(files);
    const named = async (headers: Headers) => {
      const reply = await app.get("/api/organizations?q=lantern", headers);
      const organizations: { id: string; name: string }[] = await reply.json();
      return organizations;
    };
    const [aid, boats] = await named({});
    expect([aid?.name, boats?.name]).toEqual(["Lantern Aid", "Lantern Boats"]);
    const edit = { description: "By hand." };
    await sendJson(app, "PUT", `/organizations/${boats?.id}`, edit, administrator);
    await press(run.id, "undo");
    await settled(run.id);
    expect([await named({}), await named(administrator)]).toMatchObject([[], [{ name: "Lantern Boats" }]]);
    // A deleted service can be restored for a while, and names its organization until then.
    const count = async () => (await open().query("select from organizations")).length;
    expect(await count()).toBe(2);
    await purgeDeleted(open(), app.now + 2 * RESTORE_MS);
    expect(await count()).toBe(1);
  });

  test("the undo of an import leaves out an organization that is gone since", async () => {
    const createPackage = (organization: string, description: string): Files => ({
      "datapackage.json": JSON.stringify({ name: "lantern-pantries" }),
      "organizations.csv": `id,name\n${organization},Lantern ${organization}\n`,
      "services.csv": `id,organization_id,name,description\n1,${organization},Meals,${description}\n`,
    });
    await importedPackage(createPackage("First", "Soup"));
    const { id } = await importedPackage(createPackage("Second", "Stew"));
    await purgeDeleted(open(), app.now);
    expect((await open().query("select from organizations where name = 'Lantern First'")).length).toBe(0);
    await press(id, "undo");
    expect(await settled(id)).toMatchObject({ state: "UNDONE", left: 0 });
    const [meals] = await open().query<{ description: string; organization: unknown }>(
      "select description, organization from services where name = 'Meals' and deleted_at is null",
    );
    expect(meals).toEqual({ description: "Soup", organization: null });
  });

  test("the undo of an import that hides an address does not show it again", async () => {
    await imported({ 1: "Harbor Pantry" });
    const { id } = await imported({ 1: "Harbor Food" });
    const [{ service } = { service: "" }] = await open().query<{ service: string }>(
      "select service_id as service from import_changes where before is not null",
    );
    await open().query("update import_changes set before = null where service_id = $1::uuid", [service]);
    await press(id, "undo");
    expect(await settled(id)).toMatchObject({ state: "UNDONE", left: 1 });
    expect(await items(id, "LEFT")).toMatchObject([{ serviceId: service, note: "HIDDEN" }]);
  });

  test("what is no package is refused, and nothing is left of it", async () => {
    expect(await upload("Dear all", lead)).toMatchObject({ status: 415 });
    expect(await upload("", lead)).toMatchObject({ status: 400 });
    const json = await fetch(`${app.address}/api/imports`, { method: "POST", body: "{}", headers: lead });
    expect(json.status).toBe(415);
    const outside = await asZip({ "services.csv": "id,name\n1,A\n" });
    const evil = (await readFile(outside)).toString("latin1").replaceAll("services.csv", "../vices.csv");
    const { body } = await upload(Buffer.from(evil, "latin1"), lead, "../../etc/passwd.zip");
    const run = await settled(body.id);
    expect(run).toMatchObject({ state: "REFUSED", fileName: "passwd.zip", counts: null });
    expect(run.problem).toContain("..");
    expect(await open().query("select from services")).toEqual([]);
  });

  test("the source's name and the date of its data, as stated with the package", async () => {
    const content = await readFile(await asZip(pantries({ 1: "Harbor Pantry" })));
    for (const asOf of ["soon", "2026-11-21", "2999-01"]) {
      expect((await upload(content, lead, "a.zip", `?asOf=${asOf}`)).status, asOf).toBe(400);
    }
    for (const query of [`?source=${"x".repeat(101)}`, "?asOf=2026-01&asOf=2026-02"]) {
      expect((await upload(content, lead, "a.zip", query)).status, query).toBe(400);
    }
    expect(await open().query("select from import_runs")).toEqual([]);
    const { body } = await upload(content, lead, "a.zip", "?source=Town%20Pantries&asOf=2026-03");
    expect(await settled(body.id)).toMatchObject({ state: "READY", asOf: "2026-03-01" });
    expect((await press(body.id, "start")).status).toBe(200);
    expect(await settled(body.id)).toMatchObject({ state: "DONE", written: 1 });
    expect(await open().query("select name, as_of from sources")).toEqual([
      { name: "Town Pantries", as_of: "2026-03-01" },
    ]);
    const unstated = await upload(content, lead, "a.zip", "?source=&asOf=");
    expect(await settled(unstated.body.id)).toMatchObject({ source: "lantern-pantries", asOf: null });
  });

  test.each([
    ["columns of another table", { "services.csv": "street,city\nMain,Lantern\n" }, "has no column"],
    ["no rows", { "services.csv": "" }, "is empty"],
    ["a quotation mark that is never closed", { "services.csv": 'id,name\n1,"A\n' }, "never closed"],
    ["no table of services", { "phones.csv": "id,number\n1,2\n" }, "services"],
    ["truncated JSON", '[{"id": "1", "name": "A', "is not JSON"],
    ["JSON that is nested too deep", `${'{"a":'.repeat(40)}1${"}".repeat(40)}`, "neither a table"],
    [
      "JSON that is nested endlessly",
      `[{"id":"1","name":"A","x":${"[".repeat(1_000_000)}`,
      "nested too deep",
    ],
    ["JSON of something else", '{"type": "FeatureCollection", "features": []}', "neither a table"],
  ] as const)("a package with %s is refused with its reason", async (_, files, reason) => {
    const isJson = typeof files === "string";
    const content = isJson ? files : await readFile(await asZip(files));
    const { body } = await upload(content, lead, isJson ? "a.json" : "a.zip");
    const run = await settled(body.id);
    expect(run).toMatchObject({ state: "REFUSED", counts: null });
    expect(run.problem).toContain(reason);
  });

  test("who cancels, and that another package may come then", async () => {
    const run = await previewed({ 1: "Harbor Pantry" });
    expect((await press(run.id, "cancel", lead)).status).toBe(403);
    expect((await press(run.id, "cancel")).status).toBe(200);
    expect(await read(run.id)).toMatchObject({ state: "CANCELLED", canUndo: false });
    expect((await press(run.id, "cancel")).status).toBe(409);
    const own = await previewed({ 1: "Harbor Pantry" }, lead);
    expect((await press(own.id, "cancel", lead)).status).toBe(200);
  });

  test("one that was cancelled on the way keeps what it wrote, and can be undone", async () => {
    const { id } = await previewed({ 1: "Harbor Pantry" });
    await open().query("update import_runs set state = 'RUNNING', is_cancelled = true where id = $1::uuid", [
      id,
    ]);
    await press(id, "cancel");
    expect(await settled(id)).toMatchObject({ state: "CANCELLED" });
    expect(await services()).toEqual({});
  });

  test("one whose server stopped goes on at its start, and without its package says so", async () => {
    const { id } = await previewed({ 1: "Harbor Pantry" });
    // The app's worker has looked whether there is more, and has gone.
    await vi.waitUntil(() => open().transaction(lockWorker));
    await open().query("update import_runs set state = 'RUNNING', attempts = 1 where id = $1::uuid", [id]);
    const uploads = { find: async () => null, remove: async () => {} };
    await workOnImports({ database: open(), uploads, now: () => app.now });
    expect(await read(id)).toMatchObject({ state: "STOPPED", endedAt: null });
    expect((await read(id)).problem).toContain("no longer on this server");
    // The app's own worker has it.
    expect((await press(id, "start")).status).toBe(200);
    expect(await settled(id)).toMatchObject({ state: "DONE", written: 1 });
  });
});

describe.for(testServers().slice(0, 1))("Uploads to $engine", ({ template }) => {
  test.each([
    ["ENOSPC", 503, "diskFull"],
    ["EDQUOT", 503, "diskFull"],
    ["EIO", 500, "internalError"],
  ])(
    "a disk that says %s while it arrives is named, and nothing half written is left",
    async (code, status, key) => {
      const { database, drop } = await openTestDatabase(template);
      const folder = path.join(tmpdir(), `amparo-uploads-${randomUUID()}`);
      const failing = (location: string) => {
        const file = createWriteStream(location);
        return new Writable({
          write: (chunk: Buffer, _, done) => {
            const failure = Object.assign(new Error(code), { code, syscall: "write" });
            file.write(chunk.subarray(0, 1), () => done(failure));
          },
          destroy: (error, done) => void file.destroy().once("close", () => done(error)),
        });
      };
      const app = await runningApp(database, {
        imports: { uploads: importUploads(folder, failing), wakeWorker: () => {} },
      });
      const { headers } = await signedInAs(app, "VOLUNTEER LEAD");
      try {
        const form = new FormData();
        form.set("file", new Blob(["PK", new Uint8Array(100_000)]), "full.zip");
        const reply = await fetch(`${app.address}/api/imports`, { method: "POST", body: form, headers });
        expect([reply.status, (await reply.json()).key]).toEqual([status, key]);
        expect(await database.query("select from import_runs")).toEqual([]);
        expect(await readdir(path.join(folder, "imports", "uploads"))).toEqual([]);
      } finally {
        await app.close();
        await drop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );

  test("a file over the limit is refused while it arrives, and of two at once one is taken", async () => {
    const { database, drop } = await openTestDatabase(template);
    const folder = path.join(tmpdir(), `amparo-uploads-${randomUUID()}`);
    const small = await runningApp(database, {
      imports: { uploads: importUploads(folder), wakeWorker: () => {} },
    });
    const { headers } = await signedInAs(small, "VOLUNTEER LEAD");
    try {
      const send = async (bytes: number) => {
        const form = new FormData();
        form.set("file", new Blob(["PK", new Uint8Array(bytes)]), "big.zip");
        return (await fetch(`${small.address}/api/imports`, { method: "POST", body: form, headers })).status;
      };
      expect(await send(MAX_PACKAGE_BYTES)).toBe(413);
      expect(await database.query("select from import_runs")).toEqual([]);
      expect(await readdir(path.join(folder, "imports", "uploads"))).toEqual([]);
      expect((await Promise.all([send(10), send(10)])).sort()).toEqual([200, 409]);
    } finally {
      await small.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
