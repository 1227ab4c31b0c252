import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import { HARVEST_ITEM_KINDS, type HarvestPreview } from "#domain/imports/harvest/harvest-state.ts";
import type { Actor } from "#server/base/history/record-change.ts";
import type { Database } from "#server/base/sql/db.ts";
import {
  IMPORT_LIMITS,
  type ImportLimits,
  OPERATOR_LIMITS,
  PackageError,
} from "#server/features/imports/import-limits.ts";
import { type ImportReport, importPackage } from "#server/features/imports/import-package.ts";
import { NOTHING_STATED } from "#server/features/imports/origin.ts";
import { type PackageFolder, packagesAt } from "#server/features/imports/package-folders.ts";
import { PreviewItems } from "#server/features/imports/preview-items.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import type { SetAsideSink } from "#server/features/imports/set-aside-file.ts";
import { commonest } from "#server/features/imports/set-aside-summary.ts";
import type { ToWithhold } from "#server/features/listings/protection/withhold-known.ts";
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

/** Records that a package's source excludes from directories. */
type Excluded = Pick<ImportReport, "source" | "excluded">;

/**
 * Computes what applying the copy would do, and which services of this directory, or whose places, it would hide.
 * Changes nothing.
 */
export async function previewCopy({ database, source, row, now, interruption }: CopyToApply): Promise<{
  preview: HarvestPreview;
  hiding: readonly ToWithhold[];
  excluded: readonly Excluded[];
}> {
  const items = new PreviewItems();
  const reports = await withCopyFiles(database.bulk, row, async (location) => {
    const limits = chooseLimits(row);
    const all: ImportReport[] = [];
    for (const each of await packagesIn(location, source, limits)) {
      const report = await importPackage(database, location, now, {
        ...toImportOptions(source, each, limits, interruption),
        isDryRun: true,
        setAside: items.setAside,
        onPlanned: (db, plan) => items.addPlanned(db, plan),
      });
      const { externalIds, gone } = report.plan.vanished;
      await items.addGone(database.bulk, each.name, externalIds.slice(0, gone));
      all.push(report);
    }
    return all;
  });
  const sum = (of: (report: ImportReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const kinds: readonly string[] = HARVEST_ITEM_KINDS;
  const preview: HarvestPreview = {
    counts: {
      known: sum(({ plan }) => plan.vanished.known),
      added: sum(({ plan }) => plan.added),
      changed: sum(({ plan }) => plan.changed),
      unchanged: sum(({ plan }) => plan.unchanged),
      kept: sum(({ plan }) => plan.conflicts.count),
      gone: sum(({ plan }) => plan.vanished.gone),
      returned: sum(({ plan }) => plan.vanished.returned),
      setAside: sum(({ setAside }) => setAside.count),
    },
    setAsideReasons: commonest(
      reports.map(({ setAside }) => setAside.kinds),
      LISTED_REASONS,
    ),
    items: HARVEST_ITEM_KINDS.flatMap((kind) =>
      items.all
        .filter((item) => item.kind === kind && kinds.includes(item.kind))
        .slice(0, LISTED)
        .map(({ serviceId, name, fields }) => ({ kind, serviceId, name, fields: [...fields] })),
    ),
  };
  const hiding = reports.flatMap(({ plan }) => [...plan.hiding.changed, ...plan.hiding.conflicts]);
  return { preview, hiding, excluded: reports };
}

/**
 * Applies the copy, and marks the records that are not in it.
 *
 * @param actor the person who approved it; null: the operator
 * @param isRecorded false where it changes nothing: the run before can still be undone then
 */
export async function applyCopy(
  { database: { bulk }, source, row, now, interruption }: CopyToApply,
  actor: Actor | null,
  isRecorded: boolean,
): Promise<void> {
  const id = await withCopyFiles(bulk, row, async (location) => {
    const limits = chooseLimits(row);
    const packages = await packagesIn(location, source, limits);
    const names = packages.map(({ name }) => name);
    const run = isRecorded ? await beginRun(bulk, source.name, names, actor?.id ?? null, now) : null;
    for (const each of packages) {
      await importPackage({ bulk }, location, now, {
        ...toImportOptions(source, each, limits, interruption),
        isDryRun: false,
        setAside: IGNORED,
        ...(actor === null ? {} : { actor }),
        ...(run === null ? {} : { run: { id: run, actor: actor ?? "OPERATOR" } }),
      });
    }
    return run;
  });
  await bulk.transaction(async (db) => {
    if (id !== null) await endRun(db, id, "DONE", now);
    await noteApplied(db, source.name, row.copy);
  });
}

/** A package of the copy, with the name of its source. */
interface CopiedPackage {
  readonly folder: PackageFolder;
  readonly name: string;
}

/**
 * The packages of the copy: of an archive with several, each is a source of its own, and the one outside of all folders
 * has the name of the setting (rule harvest 26).
 *
 * @throws PackageError
 */
async function packagesIn(
  location: string,
  { name, licence }: HarvestSource,
  limits: ImportLimits,
): Promise<readonly CopiedPackage[]> {
  const packages = await packagesAt(location, limits);
  if (packages.length > 1 && licence !== null)
    throw new PackageError("The archive has several packages, and the setting states one license for all");
  return packages.map(({ folder, key }) => ({
    folder,
    name: folder === null || folder === "." ? name : `${name}: ${key}`,
  }));
}

function toImportOptions(
  { address, licence }: HarvestSource,
  { folder, name }: CopiedPackage,
  limits: ImportLimits,
  interruption: AbortSignal | undefined,
) {
  return {
    source: name,
    ...{ folder, limits, isWhole: true, progress: SILENT },
    stated: { ...NOTHING_STATED, licence, url: new URL(address).origin },
    ...(interruption === undefined ? {} : { interruption }),
  };
}

/** A copy of an API is as large as the directory is; a package is as one that is uploaded. */
function chooseLimits({ kind }: HarvestRow): ImportLimits {
  return kind === "API" ? OPERATOR_LIMITS : IMPORT_LIMITS;
}
