import { pauseAfterFailures, pauseAskedFor } from "#domain/imports/harvest/harvest-pace.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import type { HarvestPreview, HarvestResult } from "#domain/imports/harvest/harvest-state.ts";
import { isNothingNew, waitsBecause } from "#domain/imports/harvest/many-changes.ts";
import type { Actor } from "#server/base/history/record-change.ts";
import { HarvestFault, type PoliteGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { ImportStoppedError, PackageError } from "#server/features/imports/import-limits.ts";
import { setExcludedAside } from "#server/features/imports/set-excluded-aside.ts";
import { withholdKnown } from "#server/features/listings/protection/withhold-known.ts";
import { applyCopy, previewCopy } from "./apply-copy.ts";
import { countRecords } from "./copy-queries.ts";
import { fetchApi } from "./fetch-api.ts";
import { fetchPackage } from "./fetch-package.ts";
import {
  askForHarvest,
  delayHarvest,
  endHarvest,
  forgetPreview,
  type HarvestRow,
  keepHarvests,
  lockHarvest,
  readHarvest,
  savePreview,
} from "./queries.ts";
import { readRun } from "./run-queries.ts";
import { SourceApi } from "./source-api.ts";
import { type UndoFailure, undoHarvest } from "./undo-harvest.ts";

/** Milliseconds for which one pass fetches from a source; the next pass continues. */
const FETCH_MS = 20 * 60_000;

export interface HarvestWork {
  readonly database: Pick<Database, "bulk">;
  readonly sources: readonly HarvestSource[];
  readonly everyMs: number;
  readonly get: PoliteGetter;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Names of the only sources to harvest, whether or not they are due; absent: those that are due. */
  readonly only?: readonly string[];
  /** Fetches and previews, and takes nothing over. */
  readonly isDryRun?: boolean;
  readonly interruption?: AbortSignal;
  /** Told of each source that was harvested. */
  readonly onEnd?: (name: string, outcome: HarvestOutcome) => void;
  /** Told of each undo that failed. */
  readonly onUndoFailure?: (name: string, failure: UndoFailure) => void;
}

export interface HarvestOutcome {
  /** `LATER`: the fetch goes on with the next pass. */
  readonly result: HarvestResult | "LATER";
  readonly problem: HarvestRow["problem"];
  readonly preview: HarvestPreview | null;
}

/** The time for a fetch is over. */
class PassIsOver extends Error {}

/**
 * Harvests the sources that are due, one after the other (rules harvest 3–11). Only one process harvests at a time; the
 * others return false immediately. The next pass continues whatever was interrupted.
 */
export async function workOnHarvests(work: HarvestWork): Promise<boolean> {
  const { bulk } = work.database;
  return bulk.transaction(async (lock) => {
    if (!(await lockHarvest(lock))) return false;
    await keepHarvests(bulk, work.sources, work.now());
    for (const source of work.sources) {
      if (work.only === undefined || work.only.includes(source.name)) await workOnSource(work, source);
    }
    return true;
  });
}

/** Undoes what someone wants undone, and harvests what is due. */
async function workOnSource(work: HarvestWork, source: HarvestSource): Promise<void> {
  const { bulk } = work.database;
  const run = await readRun(bulk, source.name);
  if (run?.state === "UNDOING" && work.isDryRun !== true) {
    const failure = await undoHarvest(bulk, run, work.now());
    // Until it is undone, nothing is applied.
    if (failure !== null) return work.onUndoFailure?.(source.name, failure);
  }
  const row = await readHarvest(bulk, source.name);
  if (row === null || work.interruption?.aborted === true) return;
  const isDue = work.only !== undefined || row.nextAt <= work.now();
  if (!isDue && !isApproved(row)) return;
  const outcome = await harvest(work, source, row, isDue);
  work.onEnd?.(source.name, outcome);
}

function isApproved({ preview, approvedCopy, copy }: HarvestRow): boolean {
  return preview !== null && approvedCopy === copy;
}

async function harvest(
  work: HarvestWork,
  source: HarvestSource,
  row: HarvestRow,
  isDue: boolean,
): Promise<HarvestOutcome> {
  const { database, everyMs, now } = work;
  const { name } = source;
  try {
    const outcome = isApproved(row) ? await apply(work, source, row) : await fetchAndApply(work, source, row);
    if (work.isDryRun !== true) {
      // An approval between two harvests changes nothing of the schedule.
      const nextAt = isDue ? now() + everyMs : row.nextAt;
      await endHarvest(database.bulk, name, { result: outcome.result, failures: 0, nextAt, now: now() });
    }
    return { ...outcome, problem: null };
  } catch (error) {
    if (error instanceof PassIsOver) {
      if (work.interruption?.aborted !== true) await askForHarvest(database.bulk, name, now());
      return { result: "LATER", problem: null, preview: null };
    }
    const problem = findProblem(error);
    const failures = row.failures + 1;
    if (problem === null) {
      // A fault of ours that one source brings about must not keep the others from being harvested.
      if (databaseFault(error) === null)
        await delayHarvest(database.bulk, name, now() + pauseAfterFailures(failures, everyMs));
      throw error;
    }
    const pause =
      error instanceof HarvestFault && problem.kind === "BUSY"
        ? pauseAskedFor(error.retryAfterMs)
        : pauseAfterFailures(failures, everyMs);
    await endHarvest(database.bulk, name, {
      ...{ result: "FAILED" as const, problem, failures },
      nextAt: now() + pause,
      now: now(),
    });
    return { result: "FAILED", problem, preview: null };
  }
}

/** Returns the problem to store; null where neither the source nor its package is to blame. */
function findProblem(error: unknown): HarvestRow["problem"] {
  if (error instanceof HarvestFault) return { kind: error.kind, detail: error.detail };
  if (error instanceof PackageError || error instanceof ImportStoppedError)
    return { kind: "PACKAGE", detail: error.message };
  return null;
}

interface Taken {
  readonly result: HarvestResult;
  readonly preview: HarvestPreview | null;
}

async function fetchAndApply(work: HarvestWork, source: HarvestSource, before: HarvestRow): Promise<Taken> {
  const { bulk } = work.database;
  await fetchCopy(work, before);
  const row = await readHarvest(bulk, source.name);
  if (row === null) throw new HarvestFault("UNREACHABLE");
  if (row.kind !== "PACKAGE" && (await countRecords(bulk, source.name, null)) === 0)
    throw new HarvestFault("EMPTY");
  if (row.copy === row.appliedCopy || row.copy === row.declinedCopy) {
    return { result: "UNCHANGED", preview: null };
  }
  const copy = { ...work, source, row, now: work.now(), interruption: work.interruption };
  const { preview, hiding, excluded } = await previewCopy(copy);
  // A run that was undone is not applied again automatically.
  const state = (await readRun(bulk, source.name))?.state;
  const isUndone = state === "UNDONE" || state === "STOPPED";
  const because = waitsBecause(preview.counts, source.isDirect && !isUndone);
  if (work.isDryRun === true) return { result: because === null ? "APPLIED" : "WAITING", preview };
  if (because !== null) {
    // The rest waits; a door that its source calls private does not (rule protection 25).
    await withholdKnown(bulk, hiding, work.now());
    // A source that excludes many at a time may be wrong: an administrator decides.
    if (because !== "MANY")
      for (const each of excluded) await setExcludedAside(bulk, each.source, each.excluded, work.now());
    await savePreview(bulk, source.name, preview, because, work.now());
    return { result: "WAITING", preview };
  }
  if (row.preview !== null) await forgetPreview(bulk, source.name);
  const isNew = !isNothingNew(preview.counts);
  await applyCopy(copy, null, isNew);
  return { result: isNew ? "APPLIED" : "UNCHANGED", preview };
}

/** Applies a copy that a person approved. */
async function apply(work: HarvestWork, source: HarvestSource, row: HarvestRow): Promise<Taken> {
  const { approvedById, approvedByRole } = row;
  const actor: Actor | null =
    approvedById === null || approvedByRole === null ? null : { id: approvedById, role: approvedByRole };
  await applyCopy({ ...work, source, row, now: work.now(), interruption: work.interruption }, actor, true);
  return { result: "APPLIED", preview: null };
}

async function fetchCopy(work: HarvestWork, row: HarvestRow): Promise<void> {
  const { get, now, interruption: signal } = work;
  const db = work.database.bulk;
  const end = now() + FETCH_MS;
  const isInterrupted = (): boolean => signal?.aborted === true;
  const breathe = (): void => {
    if (isInterrupted() || now() > end) throw new PassIsOver();
  };
  try {
    const kind = row.kind === "API" ? "API" : await fetchPackage({ db, get, signal }, row);
    if (kind === "PACKAGE") return;
    const known = (await readHarvest(db, row.name)) ?? row;
    await fetchApi({ db, now: now() }, new SourceApi(row.address, { get, signal, breathe }), known);
  } catch (error) {
    if (isInterrupted()) throw new PassIsOver("interrupted", { cause: error });
    throw error;
  }
}
