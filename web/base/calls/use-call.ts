import type { Dispatch, SetStateAction } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "#domain/base/contract/call.ts";

export interface CallState<Reply> {
  /** Null until the first reply; an old reply stays until the next. */
  reply: Reply | null;
  /** Why the last call failed; null also while it is awaited. */
  failure: { isNetwork: boolean } | null;
  /** Sends the request again. */
  reload: () => Promise<void>;
  /** The reply after what was done here. */
  change: Dispatch<SetStateAction<Reply | null>>;
}

/**
 * Calls the server as soon as the component mounts.
 *
 * @param load keeps its identity as long as the request is the same; a new one is called right away
 */
export function useCall<Reply>(load: () => Promise<Answer<Reply>>): CallState<Reply> {
  const [reply, setReply] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const latest = useRef(0);
  const reload = useCallback(async () => {
    const request = ++latest.current;
    setFailure(null);
    const answer = await load();
    // Another request was sent meanwhile.
    if (request !== latest.current) return;
    if (answer.ok) setReply(() => answer.reply);
    else setFailure({ isNetwork: answer.problem.message === "" });
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return { reply, failure, reload, change: setReply };
}
