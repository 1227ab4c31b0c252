import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { tellWhatWaits } from "./harvest-jobs.ts";
import { declineCopy, forgetPreviewsBut, readHarvest } from "./queries.ts";
import { askToUndo, readRun } from "./run-queries.ts";
import { MAX_UNDO_TRIES, type UndoFailure } from "./undo-harvest.ts";
import { type HarvestOutcome, workOnHarvests } from "./work-on-harvests.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY_MS = 86_400_000;
const NAME = "County";

onOneEngine("undone harvests", (open) => {
  let source: StubServer;
  let now = NOW;
  /** Names of the source's services by their ids. */
  let services: Record<string, string> = {};
  let userId = "";
  const failures: UndoFailure[] = [];
  beforeAll(async () => {
    source = await stubServer(() => ({
      body: JSON.stringify(
        Object.entries(services).map(([id, name]) => ({ id, name, description: "Food.", status: "active" })),
      ),
    }));
    const [user] = await open().query<{ id: string }>(
      `insert into users (id, display_name, email, role, last_method, language, created_at, updated_at)
       values (gen_random_uuid(), 'Ada', 'ada@county.example', 'ADMINISTRATOR', 'LOCAL', 'en', now(), now()) returning id`,
    );
    userId = user?.id ?? "";
  });
  afterAll(() => source?.close());
  beforeEach(async () => {
    now = NOW;
    services = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`s${at}`, `Pantry ${at}`]));
    await open().query("delete from harvests");
    await open().query("delete from import_runs");
    await open().query("delete from services");
  });

  async function harvest(isDirect = true): Promise<HarvestOutcome | undefined> {
    const outcomes: HarvestOutcome[] = [];
    now += DAY_MS;
    await workOnHarvests({
      database: open(),
      sources: [{ name: NAME, address: `${source.url}/list.json`, isDirect, licence: null }],
      everyMs: DAY_MS,
      get: politeGetter(true, { pause: async () => {} }),
      now: () => now,
      onEnd: (_, outcome) => outcomes.push(outcome),
      onUndoFailure: (_, failure) => failures.push(failure),
    });
    return outcomes[0];
  }
  async function undo(): Promise<void> {
    const run = await readRun(open(), NAME);
    expect(run?.state).toBe("DONE");
    if (run !== null) expect(await askToUndo(open(), run, userId)).toBe(true);
    await harvest();
    expect((await readRun(open(), NAME))?.state).toBe("UNDONE");
  }
  const rows = () =>
    open().query<{ name: string; isGone: boolean }>(
      `select s.name, coalesce(bool_or(r.vanished_at is not null), false) as "isGone"
         from services s left join service_sources r on r.service_id = s.id
        where s.deleted_at is null group by s.id order by s.name`,
    );
  const names = async () => (await rows()).map(({ name }) => name);
  const gone = async () => (await rows()).filter(({ isGone }) => isGone).map(({ name }) => name);

  test("what it brought, changed and marked goes back, unless somebody edited it since", async () => {
    await harvest();
    const before = await names();
    expect(before).toHaveLength(30);
    services["s0"] = "Renamed 0";
    services["s1"] = "Renamed 1";
    services["new"] = "New";
    services["other"] = "Other";
    delete services["s2"];
    expect(await harvest()).toMatchObject({ result: "APPLIED", problem: null });
    expect(await readRun(open(), NAME)).toMatchObject({ written: 4, marked: 1, left: 0 });
    expect(await gone()).toEqual(["Pantry 2"]);
    await open().query("update services set version = version + 1 where name in ('Renamed 1', 'Other')");
    await undo();
    expect(await names()).toEqual(
      [...before.filter((name) => name !== "Pantry 1"), "Other", "Renamed 1"].sort(),
    );
    expect(await gone()).toEqual([]);
    const run = await readRun(open(), NAME);
    expect(run).toMatchObject({ written: 0, marked: 0, left: 2 });
    expect(run?.leftServices.map(({ name, reason }) => `${name} ${reason}`).sort()).toEqual([
      "Other EDITED",
      "Renamed 1 EDITED",
    ]);
    const history = await open().query<{ role: string }>(
      "select actor_role as role from history where action = 'UNDO_IMPORT'",
    );
    expect(history.map(({ role }) => role)).toEqual(["ADMINISTRATOR", "ADMINISTRATOR"]);
  });

  test("what was undone does not come back by itself, and the next change waits for somebody", async () => {
    await harvest();
    services["new"] = "New";
    await harvest();
    await undo();
    expect((await harvest())?.result).toBe("UNCHANGED");
    expect(await names()).not.toContain("New");
    services["newer"] = "Newer";
    const outcome = await harvest();
    expect(outcome).toMatchObject({ result: "WAITING" });
    expect(outcome?.preview?.counts).toMatchObject({ added: 2, gone: 0 });
    expect((await readHarvest(open(), NAME))?.waitsBecause).toBe("REVIEW");
  });

  test("a harvest that makes no difference leaves the one before to be undone", async () => {
    await harvest();
    services["new"] = "New";
    await harvest();
    const run = await readRun(open(), NAME);
    services = { ...services };
    source.answer = ((usual) => (received) => {
      const reply = usual(received);
      // The bytes differ, but the services are the same.
      return reply === null || reply === "WAIT" ? reply : { ...reply, body: ` ${String(reply.body)}` };
    })(source.answer);
    expect((await harvest())?.result).toBe("UNCHANGED");
    expect(await readRun(open(), NAME)).toEqual(run);
    await undo();
    expect(await names()).toHaveLength(30);
  });

  test("what waits is counted anew, since it was counted with what is undone", async () => {
    await harvest();
    services["new"] = "New";
    await harvest();
    for (const id of ["s3", "s4", "s5", "s6"]) delete services[id];
    expect((await harvest())?.preview?.counts).toMatchObject({ known: 31, gone: 4, added: 0 });
    await undo();
    const row = await readHarvest(open(), NAME);
    expect(row?.preview?.counts).toMatchObject({ known: 30, gone: 4, added: 1 });
  });

  test("an undo that fails each time ends, keeps nobody waiting, and can be asked for again", async () => {
    await harvest();
    services["new"] = "New";
    await harvest();
    const run = await readRun(open(), NAME);
    expect(run !== null && (await askToUndo(open(), run, userId))).toBe(true);
    await open().query(
      `create function refuse_undo() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse_undo before update on services for each row when (new.deleted_at is not null)
         execute function refuse_undo()`,
    );
    failures.length = 0;
    try {
      for (let tries = 1; tries < MAX_UNDO_TRIES; tries++) expect(await harvest()).toBeUndefined();
      expect((await readRun(open(), NAME))?.state).toBe("UNDOING");
      expect(await harvest()).toBeUndefined();
      expect(failures.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true]);
      expect((await readRun(open(), NAME))?.state).toBe("STOPPED");
      // Harvests go on, and bring nothing in again without being asked.
      services["newer"] = "Newer";
      expect(await harvest()).toMatchObject({ result: "WAITING" });
      expect(failures).toHaveLength(MAX_UNDO_TRIES);
    } finally {
      await open().query("drop function refuse_undo cascade");
    }
    const stopped = await readRun(open(), NAME);
    expect(stopped !== null && (await askToUndo(open(), stopped, userId))).toBe(true);
    await harvest();
    expect((await readRun(open(), NAME))?.state).toBe("UNDONE");
    expect(await names()).toHaveLength(30);
  });

  test("one whose process ended during each try is not begun once more", async () => {
    await harvest();
    const run = await readRun(open(), NAME);
    expect(run !== null && (await askToUndo(open(), run, userId))).toBe(true);
    await open().query("update import_runs set attempts = $1", [MAX_UNDO_TRIES]);
    failures.length = 0;
    await harvest();
    expect(failures).toMatchObject([{ isLast: true }]);
    expect((await readRun(open(), NAME))?.state).toBe("STOPPED");
    expect(await names()).toHaveLength(30);
  });

  test("administrators are told once of what waits, however often it is read", async () => {
    const told: MailJob[] = [];
    const tell = () => tellWhatWaits(open(), [NAME], async (_, job) => void told.push(job));
    await tell();
    expect(told).toEqual([]);
    await harvest(false);
    await tell();
    services["new"] = "New";
    await harvest(false);
    await tell();
    expect(told).toEqual([{ mail: "harvestWaits", source: NAME }]);
    const { copy = 0 } = (await readHarvest(open(), NAME)) ?? {};
    await declineCopy(open(), NAME, copy);
    services["newer"] = "Newer";
    await harvest(false);
    await tell();
    await tell();
    expect(told).toHaveLength(2);
    // The operator has taken it out of the setting.
    await forgetPreviewsBut(open(), ["Another"]);
    expect((await readHarvest(open(), NAME))?.preview).toBeNull();
  });
});
