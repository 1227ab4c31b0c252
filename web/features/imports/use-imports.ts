import { useCallback, useEffect, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { isOpenImport, isWorkedOn } from "#domain/imports/import-run.ts";
import { callApi, callInBackground } from "../../base/calls/call-api.ts";

export type ImportRun = EndpointReply<"GET /imports">[number];

/** Milliseconds between two looks at an import that is under way. */
const POLL_MS = 1000;

export interface Imports {
  /** Newest first; null until they are there. */
  readonly runs: readonly ImportRun[] | null;
  readonly open: ImportRun | null;
  /** Why loading failed. */
  readonly failure: { readonly isNetwork: boolean } | null;
  readonly reload: () => void;
  /** Shows an import as the server answered it. */
  readonly show: (run: ImportRun) => void;
}

/** The last imports; while one is under way, its progress. It is the server's: a reload or a closed tab stops nothing. */
export function useImports(): Imports {
  const [runs, setRuns] = useState<readonly ImportRun[] | null>(null);
  const [failure, setFailure] = useState<Imports["failure"]>(null);
  const load = useCallback(async (isFirst: boolean) => {
    const answer = await (isFirst ? callApi("GET /imports") : callInBackground("GET /imports"));
    if (answer.ok) setRuns(answer.reply);
    // Shown imports stay until the next poll.
    if (isFirst) setFailure(answer.ok ? null : { isNetwork: answer.problem.message === "" });
  }, []);
  useEffect(() => void load(true), [load]);
  const open = runs?.find(({ state }) => isOpenImport(state)) ?? null;
  const isMoving = open !== null && (isWorkedOn(open.state) || open.state === "UPLOADING");
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) void load(false);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isMoving, load]);
  const show = useCallback(
    (run: ImportRun) =>
      setRuns((known) => [run, ...(known ?? []).filter(({ id }) => id !== run.id)].sort(newestFirst)),
    [],
  );
  return { runs, open, failure, reload: () => void load(true), show };
}

const newestFirst = (one: ImportRun, other: ImportRun): number => (one.createdAt < other.createdAt ? 1 : -1);
