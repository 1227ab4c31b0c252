import type { HarvestSource } from "#domain/harvest/harvest-setting.ts";
import { HARVEST_ITEM_KINDS, type HarvestPreview } from "#domain/harvest/harvest-state.ts";
import type { Actor } from "#server/features/history/record-change.ts";
import { IMPORT_LIMITS } from "#server/features/imports/import-limits.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { NOTHING_STATED } from "#server/features/imports/origin.ts";
import { PreviewItems } from "#server/features/imports/preview-items.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import type { SetAsideSink } from "#server/features/imports/set-aside-file.ts";
import type { Database } from "#server/sql/db.ts";
import { withCopyFiles } from "./copy-files.ts";
import { type HarvestRow, noteApplied } from "./queries.ts";
import { beginRun, endRun } from "./run-queries.ts";

/** Records of each kind that are listed. */
const LISTED = 25;
const LISTED_REASONS = 20;
const IGNORED: SetAsideSink = { add: () => {}, drain: async () => {} };

interface CopyToApply {
  readonly database: Pick<Database, "bulk">;
  readonly source: HarvestSource;
  readonly row: HarvestRow;
  readonly now: number;
  readonly interruption: AbortSignal | undefined;
}

/** What taking over the copy would do. Nothing is changed. */
export async function previewCopy({
  database,
  source,
  row,
  now,
  interruption,
}: CopyToApply): Promise<HarvestPreview> {
  const items = new PreviewItems();
  const report = await withCopyFiles(database.bulk, row, (location) =>
    importPackage(database, location, now, {
      ...optionsOf(source, interruption),
      isDryRun: true,
      setAside: items.setAside,
      onPlanned: (db, plan) => items.addPlanned(db, plan),
    }),
  );
  const { added, changed, unchanged, conflicts, vanished } = report.plan;
  await items.addGone(database.bulk, source.name, vanished.externalIds.slice(0, vanished.gone));
  const { known, gone, returned } = vanished;
  const kinds: readonly string[] = HARVEST_ITEM_KINDS;
  return {
    counts: {
      ...{ known, added, changed, unchanged, kept: conflicts.count, gone, returned },
      setAside: report.setAside.count,
    },
    setAsideReasons: report.setAside.kinds
      .slice(0, LISTED_REASONS)
      .map(([reason, count]) => ({ reason, count })),
    items: HARVEST_ITEM_KINDS.flatMap((kind) =>
      items.all
        .filter((item) => item.kind === kind && kinds.includes(item.kind))
        .slice(0, LISTED)
        .map(({ serviceId, name, fields }) => ({ kind, serviceId, name, fields: [...fields] })),
    ),
  };
}

/**
 * Takes over the copy, and marks what is not in it.
 *
 * @param actor whoever approved it; null: the operator
 * @param isRecorded false where it makes no difference: the run before can still be undone then
 */
export async function applyCopy(
  { database: { bulk }, source, row, now, interruption }: CopyToApply,
  actor: Actor | null,
  isRecorded: boolean,
): Promise<void> {
  const id = isRecorded ? await beginRun(bulk, source.name, actor?.id ?? null, now) : null;
  await withCopyFiles(bulk, row, (location) =>
    importPackage({ bulk }, location, now, {
      ...optionsOf(source, interruption),
      isDryRun: false,
      setAside: IGNORED,
      ...(actor === null ? {} : { actor }),
      ...(id === null ? {} : { run: { id, actor: actor ?? "OPERATOR" } }),
    }),
  );
  await bulk.transaction(async (db) => {
    if (id !== null) await endRun(db, id, "DONE", now);
    await noteApplied(db, source.name, row.copy);
  });
}

function optionsOf({ name, address, licence }: HarvestSource, interruption: AbortSignal | undefined) {
  return {
    source: name,
    isWhole: true,
    progress: SILENT,
    stated: { ...NOTHING_STATED, licence, url: new URL(address).origin },
    limits: { ...IMPORT_LIMITS, files: MAX_FILES },
    ...(interruption === undefined ? {} : { interruption }),
  };
}

/** Of a copy with an API: two million services. */
const MAX_FILES = 10_000;
