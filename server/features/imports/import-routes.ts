import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { conflict, invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import { localDate } from "#domain/base/time/zone.ts";
import {
  cancelImport,
  getImport,
  listImportItems,
  listImports,
  startImport,
  undoImport,
  uploadImport,
} from "#domain/imports/import-calls.ts";
import { type ImportState, isOpenImport } from "#domain/imports/import-run.ts";
import { dateInText } from "#domain/imports/source-date.ts";
import { uploadLimits } from "#domain/imports/upload-limits.ts";
import { attemptCounter } from "#server/base/attempts/attempt-counter.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import type { ImportUploads } from "./import-uploads.ts";
import {
  addRun,
  askToCancel,
  endRun,
  type ImportRun,
  moveRun,
  readItems,
  readRun,
  readRuns,
  removeRun,
  setStarter,
  setUploaded,
} from "./run-queries.ts";

/** Runs that are listed. */
const LISTED = 20;

export interface ImportDependencies {
  readonly database: Database;
  readonly uploads: ImportUploads;
  /** Lets a worker look for work; it is not waited for. */
  readonly wakeWorker: () => void;
}

/**
 * The calls of imports in the browser. They read and write rows of runs; the work itself is a worker's.
 *
 * @param isLimited false for load tests only
 */
export function importRoutes(
  { database, uploads, wakeWorker }: ImportDependencies,
  isLimited: boolean,
): Route[] {
  const countAttempt = attemptCounter(database, isLimited);
  const shown = async (id: string) => {
    const runs = await readRuns(database, LISTED);
    const run = runs.find((each) => each.id === id) ?? (await found(database, id));
    return { ok: true, reply: showRun(run, isUndoable(run, runs)) } as const;
  };
  return [
    route(listImports, async () => {
      const runs = await readRuns(database, LISTED);
      return { ok: true, reply: runs.map((run) => showRun(run, isUndoable(run, runs))) };
    }),

    route(getImport, ({ params }) => answerOrProblem(() => shown(idIn(params.id)))),

    route(listImportItems, ({ params, query }) =>
      answerOrProblem(async () => {
        const { id } = await found(database, params.id);
        const page = toPage(query);
        const rows = await readItems(database, id, query.kind, page);
        const reply = rows.map(({ kind: _, ...item }) => ({ ...item, fields: [...item.fields] }));
        return { ok: true, reply, ...knownTotal(page, rows.length) };
      }),
    ),

    signedInRoute(uploadImport, async ({ query, body }, { viewer, now }) => {
      const refused = await countAttempt(uploadLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      return answerOrProblem(async () => {
        const id = newId(now);
        const stated = readStatement(query, now);
        // First, so that one package at a time is received.
        if (!(await addRun(database, { id, createdBy: viewer.id, now, ...stated }))) {
          throw new CallProblem(problem("importIsOpen"));
        }
        const saved = await uploads.save(id, body).catch(async (error: unknown) => {
          await removeRun(database, id);
          throw error;
        });
        if (!saved.ok) {
          await removeRun(database, id);
          throw new CallProblem(saved.problem);
        }
        await setUploaded(database, id, saved.value);
        // Read before a worker moves it on.
        const uploaded = await shown(id);
        wakeWorker();
        return uploaded;
      });
    }),

    signedInRoute(startImport, ({ params }, { viewer, now }) =>
      answerOrProblem(async () => {
        const { id } = await found(database, params.id);
        await begin(database, { id, from: ["READY", "STOPPED"], to: "RUNNING" }, viewer, now);
        wakeWorker();
        return shown(id);
      }),
    ),

    signedInRoute(cancelImport, ({ params }, { viewer, now }) =>
      answerOrProblem(async () => {
        const run = await found(database, params.id);
        if (!mayCancel(run, viewer)) throw new CallProblem(problem("forbidden"));
        const isWaiting = await moveRun(database, run.id, ["READY", "STOPPED"], "CANCELLED");
        if (isWaiting) {
          await endRun(database, run.id, { state: "CANCELLED", endedAt: now });
          await uploads.remove(run.id);
        } else if (!(await askToCancel(database, run.id))) {
          throw new CallProblem(conflict(showRun(await found(database, run.id), false)));
        }
        // A worker ends it even where none has begun.
        wakeWorker();
        return shown(run.id);
      }),
    ),

    signedInRoute(undoImport, ({ params }, { viewer, now }) =>
      answerOrProblem(async () => {
        const run = await found(database, params.id);
        const runs = await readRuns(database, LISTED);
        if (!isUndoable(run, runs)) throw new CallProblem(conflict(showRun(run, false)));
        await begin(database, { id: run.id, from: ["DONE", "CANCELLED"], to: "UNDOING" }, viewer, now);
        wakeWorker();
        return shown(run.id);
      }),
    ),
  ];
}

/** Reads the statement about the source. @throws CallProblem 400 where the date is invalid, or not past */
function readStatement(
  { source = "", asOf = "" }: { readonly source?: string | undefined; readonly asOf?: string | undefined },
  now: number,
): Pick<ImportRun, "statedSource" | "statedAsOf"> {
  const date = dateInText(asOf, localDate("UTC", now));
  if (asOf !== "" && date === null) throw new CallProblem(invalid({ asOf: "outOfRange" }));
  return { statedSource: source === "" ? null : source, statedAsOf: date };
}

function idIn(id: string): string {
  if (!isUuid(id)) throw new CallProblem(problem("notFound"));
  return id.toLowerCase();
}

async function found(db: Db, given: string): Promise<ImportRun> {
  const run = await readRun(db, idIn(given));
  if (run === null) throw new CallProblem(problem("notFound"));
  return run;
}

interface Move {
  readonly id: string;
  readonly from: readonly ImportState[];
  readonly to: ImportState;
}

/** @throws CallProblem 409 where someone was faster */
async function begin(
  database: Database,
  { id, from, to }: Move,
  viewer: SignedIn,
  now: number,
): Promise<void> {
  await database.transaction(async (db) => {
    if (!(await moveRun(db, id, from, to))) {
      throw new CallProblem(conflict(showRun(await found(db, id), false)));
    }
    await setStarter(db, id, viewer.id, now);
  });
}

/** People who may not run imports may cancel their own until it is started. */
function mayCancel({ state, createdById }: ImportRun, { id, role }: SignedIn): boolean {
  if (hasCapability(role, "runImports")) return true;
  return createdById === id && (state === "PREVIEWING" || state === "READY");
}

/** Whether this run can be undone: only the last one has recorded what it wrote, and not while another is open. */
function isUndoable({ state, written }: ImportRun, runs: readonly ImportRun[]): boolean {
  const isEnded = state === "DONE" || state === "CANCELLED";
  return isEnded && written > 0 && !runs.some((each) => isOpenImport(each.state));
}

function showRun(run: ImportRun, canUndo: boolean) {
  const { id, fileName, source, statedAsOf, state, step, done, total, isCancelled } = run;
  const { problem: reason, written, left } = run;
  return {
    id,
    fileName,
    source,
    asOf: statedAsOf,
    state,
    step,
    done,
    total,
    isCancelled,
    createdAt: isoOfEpoch(run.createdAt),
    createdBy: toPerson(run.createdById, run.createdByName),
    startedBy: toPerson(run.startedById, run.startedByName),
    endedAt: run.endedAt === null ? null : isoOfEpoch(run.endedAt),
    problem: reason,
    counts: run.report === null ? null : { ...run.report.counts },
    setAsideReasons: [...(run.report?.setAsideReasons ?? [])],
    written,
    left,
    canUndo,
  };
}

function toPerson(id: string | null, displayName: string | null) {
  return id === null || displayName === null ? null : { id, displayName };
}
