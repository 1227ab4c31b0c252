import { useCallback, useEffect, useState } from "react";
import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { callApi } from "../../../base/calls/call-api.ts";

interface Loaded<T> {
  /** Null until it has loaded. */
  readonly loaded: T | null;
  /** Why loading failed; null also while it is awaited. */
  readonly failure: { readonly isNetwork: boolean } | null;
  /** Loads it again. */
  readonly reload: () => void;
}

/**
 * Returns the data that the server has loaded already, or else loads it in the browser.
 *
 * @param initial null where the server could not load it; undefined where it did not try
 */
export function useLoaded<T>(
  initial: T | null | undefined,
  load: (callApi: CallApi) => Promise<Answer<T>>,
): Loaded<T> {
  const [loaded, setLoaded] = useState<T | null>(initial ?? null);
  const [failure, setFailure] = useState(initial === null ? { isNetwork: false } : null);
  const reload = useCallback(async () => {
    setFailure(null);
    const answer = await load(callApi);
    if (answer.ok) setLoaded(() => answer.reply);
    else setFailure({ isNetwork: answer.problem.message === "" });
  }, [load]);
  useEffect(() => {
    if (initial === undefined) void reload();
  }, [initial, reload]);
  return { loaded, failure, reload: () => void reload() };
}
