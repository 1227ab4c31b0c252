import type { RunningApp } from "#checks/running-app.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import type { HarvestPreview } from "#domain/imports/harvest/harvest-state.ts";
import { newId } from "#server/base/sql/new-id.ts";

const HOUR_MS = 3_600_000;

const source = (name: string, host: string, isDirect: boolean): HarvestSource => ({
  ...{ name, isDirect, licence: null },
  address: `https://${host}.example/api/hsds`,
});

/** One that waits for a decision, one that is refused, one whose last changes can be undone, and one whose undo failed. */
export const HARVESTED: readonly HarvestSource[] = [
  source("Demo Coast 211", "coast-211", false),
  source("North Hills Food Bank", "north-hills", true),
  source("Open County", "county", true),
  source("River Valley Shelters", "river-valley", true),
];

const PREVIEW: HarvestPreview = {
  counts: { known: 48, added: 6, changed: 3, unchanged: 37, kept: 1, gone: 5, returned: 1, setAside: 2 },
  setAsideReasons: [{ reason: "it comes from this directory", count: 2 }],
  items: [
    { kind: "ADDED", serviceId: null, name: "Lantern Closet", fields: [] },
    { kind: "CHANGED", serviceId: null, name: "Harbor Pantry", fields: ["phone", "schedules"] },
    { kind: "KEPT", serviceId: null, name: "Ferry Hall", fields: ["description"] },
    { kind: "GONE", serviceId: null, name: "Anchor Kitchen", fields: [] },
  ],
};

export async function seedHarvests({ database, now }: RunningApp): Promise<void> {
  const [waiting, refused, quiet, stopped] = HARVESTED;
  const at = (ms: number) => new Date(ms).toISOString();
  const add = async (
    { name, address }: HarvestSource,
    result: string,
    { preview = null, problem = null }: { preview?: HarvestPreview | null; problem?: object | null } = {},
  ) =>
    database.query(
      `insert into harvests (name, address, kind, copy, preview, waits_because, waits_since, problem, result, failures,
                             next_at, tried_at, succeeded_at)
       values ($1, $2, 'API', 7, $3::jsonb, $4, $5, $6::jsonb, $7, 0, $8, $9, $10)`,
      [
        ...[name, address, preview === null ? null : JSON.stringify(preview)],
        ...(preview === null ? [null, null] : ["MANY", at(now - HOUR_MS)]),
        ...[problem === null ? null : JSON.stringify(problem), result],
        ...[at(now + 23 * HOUR_MS), at(now - HOUR_MS), at(now - (problem === null ? 1 : 49) * HOUR_MS)],
      ],
    );
  if (waiting !== undefined) await add(waiting, "WAITING", { preview: PREVIEW });
  if (refused !== undefined)
    await add(refused, "FAILED", { problem: { kind: "PACKAGE", detail: "The services table is empty." } });
  const addRun = async ({ name }: HarvestSource, state: string) =>
    database.query(
      `with run as (
         insert into import_runs (id, file_name, source, harvest, state, created_at, ended_at, started_by)
         select $1::uuid, $2, $2, $2, $4, $3, $3, (select id from users order by id limit 1) returning id)
       insert into import_changes (run_id, service_id, external_id, is_new, version)
       select run.id, s.id, 's1', true, s.version from run, (select id, version from services order by id limit 4) s`,
      [newId(now), name, at(now - HOUR_MS), state],
    );
  for (const [harvested, state] of [
    [quiet, "DONE"],
    [stopped, "STOPPED"],
  ] as const) {
    if (harvested === undefined) continue;
    await add(harvested, "APPLIED");
    await addRun(harvested, state);
  }
}
