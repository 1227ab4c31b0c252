import type { Dispatch, SetStateAction } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "#domain/contract/call.ts";

interface Asked<Reply> {
  /** Null until it has come; what came before stands until another has. */
  reply: Reply | null;
  /** Why the last one did not come; null while it is awaited, too. */
  failure: { isNetwork: boolean } | null;
  /** Asks anew. */
  again: () => Promise<void>;
  /** The reply after what was done here. */
  change: Dispatch<SetStateAction<Reply | null>>;
}

/**
 * What a page asks the server for as soon as it stands there.
 *
 * @param ask the same function for as long as the same is asked for: another is asked at once
 */
export function useCall<Reply>(ask: () => Promise<Answer<Reply>>): Asked<Reply> {
  const [reply, setReply] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const asked = useRef(0);
  const again = useCallback(async () => {
    const turn = ++asked.current;
    setFailure(null);
    const answer = await ask();
    // Somebody asked for something else meanwhile.
    if (turn !== asked.current) return;
    if (answer.ok) setReply(() => answer.reply);
    else setFailure({ isNetwork: answer.problem.code === 503 });
  }, [ask]);
  useEffect(() => void again(), [again]);
  return { reply, failure, again, change: setReply };
}
