import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import { conflict, problem } from "#domain/base/contract/problems.ts";
import {
  approveHarvest,
  declineHarvest,
  listHarvests,
  runHarvest,
  type ShownHarvest,
  undoHarvest,
} from "#domain/imports/harvest/harvest-calls.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import {
  approveCopy,
  askForHarvest,
  countVanished,
  declineCopy,
  type HarvestRow,
  readHarvests,
} from "./queries.ts";
import { askToUndo, type HarvestRun, readRuns } from "./run-queries.ts";

export interface HarvestParts {
  readonly sources: readonly HarvestSource[];
  /** Lets a worker look for work; it is not waited for. */
  readonly wakeWorker: () => void;
}

/** Harvests and what waits of them, for administrators (rules harvest 14–16, 19–22). */
export function harvestRoutes(database: Database, { sources, wakeWorker }: HarvestParts): Route[] {
  const names = sources.map(({ name }) => name);
  const shown = async (now: number): Promise<ShownHarvest[]> => {
    const [rows, vanished, runs] = await Promise.all([
      readHarvests(database, names),
      countVanished(database, names),
      readRuns(database, names),
    ]);
    const ofName = new Map(rows.map((row) => [row.name, row]));
    return sources.map((source) => {
      const row = ofName.get(source.name);
      const isKnown = row !== undefined && row.address === source.address;
      return {
        ...(isKnown ? showHarvest(row) : { ...NEVER, nextAt: isoOfEpoch(now) }),
        name: source.name,
        address: source.address,
        isDirect: source.isDirect,
        vanished: vanished.get(source.name) ?? 0,
        lastRun: showRun(runs.find(({ harvest }) => harvest === source.name) ?? null, now),
      };
    });
  };
  const one = async (name: string, now: number): Promise<ShownHarvest> => {
    const found = (await shown(now)).find((each) => each.name === name);
    if (found === undefined) throw new CallProblem(problem("notFound"));
    return found;
  };
  const decided = async (name: string, now: number, decide: () => Promise<boolean>) => {
    const before = await one(name, now);
    if (before.waiting === null || !(await decide())) throw new CallProblem(conflict(before));
    return { ok: true, reply: await one(name, now) } as const;
  };
  return [
    route(listHarvests, async (_, { now }) => ({ ok: true, reply: await shown(now) })),

    signedInRoute(runHarvest, ({ params: { name } }, { now }) =>
      answerOrProblem(async () => {
        await one(name, now);
        await askForHarvest(database, name, now);
        wakeWorker();
        return { ok: true, reply: await one(name, now) };
      }),
    ),

    signedInRoute(approveHarvest, ({ params: { name }, body: { copy } }, { viewer, now }) =>
      answerOrProblem(async () => {
        const answer = await decided(name, now, () => approveCopy(database, name, copy, viewer.id));
        wakeWorker();
        return answer;
      }),
    ),

    signedInRoute(declineHarvest, ({ params: { name }, body: { copy } }, { now }) =>
      answerOrProblem(() => decided(name, now, () => declineCopy(database, name, copy))),
    ),

    signedInRoute(undoHarvest, ({ params: { name }, body: { run } }, { viewer, now }) =>
      answerOrProblem(async () => {
        const before = await one(name, now);
        const isLast = before.lastRun?.id === run && before.lastRun.canUndo;
        if (!isLast || !(await askToUndo(database, { id: run, harvest: name }, viewer.id)))
          throw new CallProblem(conflict(before));
        wakeWorker();
        return { ok: true, reply: await one(name, now) };
      }),
    ),
  ];
}

type StoredFacts = Omit<ShownHarvest, "name" | "address" | "isDirect" | "vanished" | "lastRun">;

/** Facts of a source that was never fetched: it is new in the setting, or has a new address there. */
const NEVER: Omit<StoredFacts, "nextAt"> = {
  kind: null,
  isFetching: false,
  triedAt: null,
  succeededAt: null,
  result: null,
  problem: null,
  waiting: null,
};

function showHarvest(row: HarvestRow): StoredFacts {
  const { kind, cursor, triedAt, succeededAt, nextAt, result, problem: why } = row;
  const { preview, waitsBecause, waitsSince, copy, approvedCopy } = row;
  const isWaiting = preview !== null && waitsBecause !== null && waitsSince !== null;
  return {
    kind,
    isFetching: cursor !== null,
    triedAt: isoOrNull(triedAt),
    succeededAt: isoOrNull(succeededAt),
    nextAt: isoOfEpoch(nextAt),
    result,
    problem: why === null ? null : { ...why },
    waiting: isWaiting
      ? {
          because: waitsBecause,
          since: isoOfEpoch(waitsSince),
          copy,
          isApproved: approvedCopy === copy,
          preview,
        }
      : null,
  };
}

/** Makes the last run as it is shown. Like an import, it can be undone only while what it wrote is stored. */
function showRun(run: HarvestRun | null, now: number): ShownHarvest["lastRun"] {
  if (run === null || run.state === "RUNNING" || run.endedAt === null) return null;
  const { id, state, endedAt, byName: by, written, marked, left, leftServices } = run;
  const isThere = state === "STOPPED" || (state === "DONE" && written + marked > 0);
  const canUndo = isThere && endedAt > now - RESTORE_MS;
  return {
    ...{ id, by, state, written, marked, left, canUndo },
    at: isoOfEpoch(endedAt),
    leftServices: leftServices.map((service) => ({ ...service })),
  };
}

function isoOrNull(epoch: number | null): string | null {
  return epoch === null ? null : isoOfEpoch(epoch);
}
