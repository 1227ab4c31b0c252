import { useCallback, useEffect, useState } from "react";
import type { AccountCalls } from "#domain/contract/page-rendering.ts";
import { accountCalls } from "../../calls/account-calls.ts";

/**
 * What the server has loaded already, or else what the browser loads. Undefined until it is there, null where it did
 * not come; the second asks anew.
 */
export function useLoaded<T>(
  first: T | undefined,
  load: (calls: AccountCalls) => Promise<T>,
): [T | undefined, () => void] {
  const [loaded, setLoaded] = useState(first);
  const again = useCallback(() => {
    void load(accountCalls).then(setLoaded);
  }, [load]);
  useEffect(() => {
    if (first === undefined) again();
  }, [first, again]);
  return [loaded, again];
}
