import { useCallback, useEffect, useState } from "react";
import type { CallApi } from "#domain/contract/call-api.ts";
import { callApi } from "../../calls/call-api.ts";

/**
 * What the server has loaded already, or else what the browser loads. Undefined until it is there, null if it failed;
 * the second value loads it again.
 */
export function useLoaded<T>(
  initial: T | undefined,
  load: (callApi: CallApi) => Promise<T>,
): [T | undefined, () => void] {
  const [loaded, setLoaded] = useState(initial);
  const reload = useCallback(() => {
    void load(callApi).then(setLoaded);
  }, [load]);
  useEffect(() => {
    if (initial === undefined) reload();
  }, [initial, reload]);
  return [loaded, reload];
}
