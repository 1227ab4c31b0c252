import type { Dispatch, SetStateAction } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "#domain/base/contract/call.ts";

interface CallState<Reply> {
  /** Null until it has come; what came before stands until another has. */
  reply: Reply | null;
  /** Why the last one did not come; null while it is awaited, too. */
  failure: { isNetwork: boolean } | null;
  /** Sends the request again. */
  reload: () => Promise<void>;
  /** The reply after what was done here. */
  change: Dispatch<SetStateAction<Reply | null>>;
}

/**
 * What a page asks the server for as soon as it stands there.
 *
 * @param ask the same function for as long as the same is asked for: another is asked at once
 */
export function useCall<Reply>(load: () => Promise<Answer<Reply>>): CallState<Reply> {
  const [reply, setReply] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const latest = useRef(0);
  const reload = useCallback(async () => {
    const request = ++latest.current;
    setFailure(null);
    const answer = await load();
    // Someone asked for something else meanwhile.
    if (request !== latest.current) return;
    if (answer.ok) setReply(() => answer.reply);
    else setFailure({ isNetwork: answer.problem.message === "" });
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return { reply, failure, reload, change: setReply };
}
