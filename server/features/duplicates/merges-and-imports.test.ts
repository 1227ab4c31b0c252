import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { packagesForTest, stored } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import type { getImport } from "#domain/imports/import-calls.ts";
import { isWorkedOn } from "#domain/imports/import-run.ts";

type Run = CallReply<typeof getImport>;

onOneEngine("Merged services and imports", (open) => {
  const { asZip } = packagesForTest();
  let app: RunningApp;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await runningApp(open());
    headers = (await signedInAs(app, "ADMINISTRATOR")).headers;
  });
  afterAll(() => app?.close());
  beforeEach(() =>
    open().query(
      "delete from import_runs; delete from service_merges; delete from services; delete from sources",
    ),
  );

  async function settled(id: string): Promise<Run> {
    let run: Run | undefined;
    await expect
      .poll(
        async () => {
          run = await (await app.get(`/api/imports/${id}`, headers)).json();
          return run === undefined || isWorkedOn(run.state);
        },
        { timeout: 30_000 },
      )
      .toBe(false);
    if (run === undefined) throw new Error("There is no run.");
    return run;
  }
  /** An edition of the source: descriptions of its pantries by their numbers. */
  async function importEdition(descriptions: Readonly<Record<number, string>>): Promise<Run> {
    const zip = await asZip({
      "datapackage.json": JSON.stringify({ name: "lantern" }),
      "services.csv": [
        "id,name,description",
        ...Object.entries(descriptions).map(([id, text]) => `${id},Pantry ${id},${text}`),
        "",
      ].join("\n"),
    });
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(await readFile(zip))]), "lantern.zip");
    const reply = await fetch(`${app.address}/api/imports`, { method: "POST", body: form, headers });
    const { id }: Run = await reply.json();
    await settled(id);
    expect((await sendJson(app, "POST", `/imports/${id}/start`, undefined, headers)).status).toBe(200);
    return settled(id);
  }
  const undoImport = async (id: string): Promise<void> => {
    expect((await sendJson(app, "POST", `/imports/${id}/undo`, undefined, headers)).status).toBe(200);
    await settled(id);
  };
  const findId = async (record: string): Promise<string> => {
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = 'lantern' and external_id = $1",
      [record],
    );
    return row?.id ?? "";
  };
  const read = async (id: string): Promise<{ id: string; description: string }> =>
    (await app.get(`/api/services/${id}`)).json();
  async function merge(keep: string, other: string): Promise<string> {
    const reply = await sendJson(app, "POST", "/services/merge", { keep, merge: other }, headers);
    const { id }: { id: string } = await reply.json();
    return id;
  }
  const undoMerge = (id: string) => sendJson(app, "POST", `/services/merges/${id}/undo`, {}, headers);
  const names = async () => {
    const rows: { name: string }[] = await (await app.get("/api/services?limit=0")).json();
    return rows.map(({ name }) => name).toSorted();
  };

  test("the record of a merged service comes again, changed: it neither returns nor changes what is kept", async () => {
    await importEdition({ 1: "Bread", 2: "Bread and soup" });
    const [kept, other] = [await findId("1"), await findId("2")];
    await merge(kept, other);
    const { counts } = await importEdition({ 1: "Bread", 2: "Rice" });
    expect(counts).toMatchObject({ added: 0, changed: 0 });
    expect(await names()).toEqual(["Pantry 1"]);
    expect(await read(other)).toMatchObject({ id: kept, description: "Bread" });
  });

  test("it vanishes from the source: its address answers as before", async () => {
    await importEdition({ 1: "Bread", 2: "Bread and soup" });
    const [kept, other] = [await findId("1"), await findId("2")];
    const id = await merge(kept, other);
    await importEdition({ 1: "Bread" });
    expect(await read(other)).toMatchObject({ id: kept });
    expect((await undoMerge(id)).status).toBe(200);
    expect(await names()).toEqual(["Pantry 1", "Pantry 2"]);
  });

  test("after an undo both are as imported, and the next edition changes both", async () => {
    await importEdition({ 1: "Bread", 2: "Bread and soup" });
    const [kept, other] = [await findId("1"), await findId("2")];
    const id = await merge(kept, other);
    await importEdition({ 1: "Bread", 2: "Rice" });
    expect((await undoMerge(id)).status).toBe(200);
    expect(await read(other)).toMatchObject({ id: other, description: "Bread and soup" });
    const { counts } = await importEdition({ 1: "Beans", 2: "Rice" });
    expect(counts).toMatchObject({ changed: 2, kept: 0 });
    expect(await read(kept)).toMatchObject({ description: "Beans" });
    expect(await read(other)).toMatchObject({ description: "Rice" });
  });

  test("what somebody edited while they were one stays theirs after the undo", async () => {
    await importEdition({ 1: "Bread", 2: "Bread and soup" });
    const [kept, other] = [await findId("1"), await findId("2")];
    const id = await merge(kept, other);
    await sendJson(app, "PUT", `/services/${kept}`, { description: "Bread, fresh" }, headers);
    await undoMerge(id);
    expect((await importEdition({ 1: "Beans", 2: "Rice" })).counts).toMatchObject({ changed: 1, kept: 1 });
    expect(await read(kept)).toMatchObject({ description: "Bread, fresh" });
    expect(await read(other)).toMatchObject({ description: "Rice" });
  });

  test("the undo of an import leaves services that were merged since", async () => {
    await importEdition({ 1: "Bread", 2: "Bread and soup" });
    const run = await importEdition({ 1: "Beans", 2: "Rice" });
    const [kept, other] = [await findId("1"), await findId("2")];
    const id = await merge(kept, other);
    await undoImport(run.id);
    expect(await read(other)).toMatchObject({ id: kept, description: "Beans" });
    expect((await undoMerge(id)).status).toBe(200);
    expect(await read(other)).toMatchObject({ id: other, description: "Rice" });
  });

  test("an import is undone whole after the undo of a merge", async () => {
    await importEdition({ 1: "Bread" });
    const run = await importEdition({ 1: "Beans", 2: "Rice" });
    const [kept, other] = [await findId("1"), await findId("2")];
    await undoMerge(await merge(kept, other));
    await undoImport(run.id);
    expect(await read(kept)).toMatchObject({ description: "Bread" });
    expect(await names()).toEqual(["Pantry 1"]);
    expect([...(await stored(open(), "lantern")).keys()]).toEqual(["1"]);
  });
});
