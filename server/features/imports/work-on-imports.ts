import type { Database, TransactionalDb } from "#server/base/sql/db.ts";
import { countChanges, forgetEarlierChanges } from "./change-queries.ts";
import { ImportStoppedError, PackageError } from "./import-limits.ts";
import { type ImportReport, importPackage } from "./import-package.ts";
import type { ImportUploads } from "./import-uploads.ts";
import { NOTHING_STATED, type RecordedRun } from "./origin.ts";
import { packagesAt } from "./package-folders.ts";
import { PreviewItems } from "./preview-items.ts";
import { ImportCancelledError, type RunProgress, storedProgress } from "./run-progress.ts";
import {
  addItems,
  countAttempt,
  endRun,
  type ImportRun,
  lockWorker,
  type RunEnd,
  readOpenRun,
  removeItems,
  savePreview,
} from "./run-queries.ts";
import type { SetAsideSink } from "./set-aside-file.ts";
import { commonest } from "./set-aside-summary.ts";
import { undoRun } from "./undo-run.ts";

/** Maximum number of times an import is restarted automatically after its worker died. */
const MAX_ATTEMPTS = 3;
/** Reasons for setting aside that a preview counts. */
const LISTED_REASONS = 50;

interface ImportWork {
  readonly database: Pick<Database, "bulk">;
  readonly uploads: Pick<ImportUploads, "find" | "remove">;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Does the next step of the open import: preview, import or undo. An interrupted step is done again and ends as if it
 * had run once. One worker works at a time; the others return immediately.
 */
export async function workOnImports(work: ImportWork): Promise<void> {
  await work.database.bulk.transaction(async (lock) => {
    if (!(await lockWorker(lock))) return;
    for (;;) {
      const run = await readOpenRun(work.database.bulk);
      if (run === null || !isForWorker(run)) return;
      await workOn(work, run);
    }
  });
}

type Work = (work: ImportWork, run: ImportRun, stored: RunProgress) => Promise<RunEnd>;

const WORK: Readonly<Record<string, Work>> = { PREVIEWING: preview, RUNNING: importRun, UNDOING: undo };

/** Whether a worker has something to do, rather than a person. */
export function isForWorker({ state }: Pick<ImportRun, "state">): boolean {
  return state in WORK;
}

async function workOn(work: ImportWork, run: ImportRun): Promise<void> {
  const { database, uploads, now } = work;
  const attempts = await countAttempt(database.bulk, run.id);
  const stored = storedProgress(database.bulk, run.id);
  let end: RunEnd;
  try {
    if (run.isCancelled) throw new ImportCancelledError("cancelled");
    if (attempts > MAX_ATTEMPTS) throw new ImportStoppedError("It was interrupted several times.");
    end = await (WORK[run.state] ?? undo)(work, run, stored);
  } catch (error) {
    end = endAfter(error, run, stored.signal.aborted || run.isCancelled, now());
  } finally {
    await stored.close();
  }
  await endRun(database.bulk, run.id, end);
  if (end.endedAt !== null) await uploads.remove(run.id);
}

/** @throws what the package is not to blame for, while it is worth another try */
function endAfter(error: unknown, { state }: ImportRun, isCancelled: boolean, now: number): RunEnd {
  if (isCancelled) return { state: "CANCELLED", endedAt: now };
  const problem = error instanceof Error ? error.message.replace(/\.?$/u, ".") : null;
  if (error instanceof PackageError && state === "PREVIEWING") {
    return { state: "REFUSED", problem, endedAt: now };
  }
  if (!(error instanceof PackageError || error instanceof ImportStoppedError)) throw error;
  if (state === "PREVIEWING") return { state: "REFUSED", problem, endedAt: now };
  return state === "RUNNING"
    ? { state: "STOPPED", problem, endedAt: null }
    : { state: "DONE", problem, endedAt: now };
}

const IGNORED: SetAsideSink = { add: () => {}, drain: async () => {} };

async function locatePackage({ uploads }: ImportWork, { id }: ImportRun): Promise<string> {
  const location = await uploads.find(id);
  if (location === null) throw new PackageError("The package is no longer on this server. Upload it again");
  return location;
}

/** Statement of the run, as the options of the command give it. */
function toStatement({ statedSource, statedAsOf }: ImportRun) {
  return { source: statedSource, stated: { ...NOTHING_STATED, asOf: statedAsOf } };
}

/** `food-banks` of `food-banks.zip` */
function stripExtension({ fileName }: ImportRun): string {
  const name = fileName.replace(/\.(?:zip|json)$/iu, "");
  return name === "" ? fileName : name;
}

/**
 * Finds the packages of the run; each package of an archive is its own source. @throws PackageError where one name is
 * stated for several
 */
async function findPackages(work: ImportWork, run: ImportRun) {
  const location = await locatePackage(work, run);
  const packages = await packagesAt(location);
  if (packages.length > 1 && run.statedSource !== null) {
    throw new PackageError(
      "The archive has several packages, each with a name of its own. Leave the name of the source empty",
    );
  }
  return { location, packages };
}

async function preview(work: ImportWork, run: ImportRun, { progress, signal }: RunProgress): Promise<RunEnd> {
  const { bulk } = work.database;
  await removeItems(bulk, run.id);
  const items = new PreviewItems();
  const { location, packages } = await findPackages(work, run);
  const reports: ImportReport[] = [];
  for (const { folder } of packages) {
    const report = await importPackage(work.database, location, work.now(), {
      isDryRun: true,
      ...toStatement(run),
      ...{ folder, fileName: stripExtension(run), progress, setAside: items.setAside, interruption: signal },
      onPlanned: (db, plan) => items.addPlanned(db, plan),
    });
    await items.addGone(bulk, report.source, report.plan.vanished.externalIds);
    reports.push(report);
  }
  const sum = (of: (report: ImportReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const sources = reports.map(({ source }) => source);
  await bulk.transaction(async (db) => {
    await addItems(db, run.id, items.all);
    await savePreview(db, run.id, sources.join(", "), {
      counts: {
        records: sum(({ plan }) => plan.records),
        added: sum(({ plan }) => plan.added),
        changed: sum(({ plan }) => plan.changed),
        unchanged: sum(({ plan }) => plan.unchanged),
        kept: sum(({ plan }) => plan.conflicts.count),
        gone: sum(({ plan }) => plan.vanished.count),
        setAside: sum(({ setAside }) => setAside.count),
      },
      setAsideReasons: commonest(
        reports.map(({ setAside }) => setAside.kinds),
        LISTED_REASONS,
      ),
      sources,
    });
  });
  return { state: "READY", endedAt: null };
}

async function importRun(work: ImportWork, run: ImportRun, stored: RunProgress): Promise<RunEnd> {
  await forgetEarlierChanges(work.database.bulk, run.id);
  const { progress, signal } = stored;
  const { location, packages } = await findPackages(work, run);
  for (const { folder } of packages) {
    await importPackage(work.database, location, work.now(), {
      isDryRun: false,
      ...toStatement(run),
      ...{ folder, fileName: stripExtension(run), progress, setAside: IGNORED, interruption: signal },
      run: { id: run.id, actor: toActor(run) },
    });
  }
  return { state: "DONE", endedAt: work.now() };
}

async function undo(
  { database: { bulk }, now }: ImportWork,
  run: ImportRun,
  stored: RunProgress,
): Promise<RunEnd> {
  await undoChanges(bulk, run, now(), stored);
  return { state: "UNDONE", endedAt: now() };
}

async function undoChanges(
  bulk: TransactionalDb,
  run: ImportRun,
  now: number,
  { progress }: RunProgress,
): Promise<void> {
  const { added, changed } = await countChanges(bulk, run.id);
  if (added + changed === 0 || run.source === null) return;
  await undoRun({ bulk, run: { id: run.id, actor: toActor(run) }, now }, progress);
}

/** The person who started it, or undoes it. */
function toActor({ startedById, startedByRole }: ImportRun): RecordedRun["actor"] {
  return startedById === null || startedByRole === null ? "SYSTEM" : { id: startedById, role: startedByRole };
}
