import { useCallback, useEffect, useRef, useState } from "react";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { knownPosition, requestPosition } from "../../browser/position.ts";

/** What was said in turn; `answer` is null while it is awaited, and `"failed"` where none came. */
export interface Turn {
  readonly id: number;
  readonly query: string;
  readonly answer: readonly BotMessage[] | "failed" | null;
}

/** A talk with the chatbot. It is in the memory of this page alone, and is forgotten when the page is left. */
export function useTalk() {
  const { callApi, language, place } = useApp();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const token = useRef<string | null>(null);
  const position = useRef<Coordinates | null>(null);
  const nextId = useRef(0);

  // A page that the browser keeps for its back button shows nothing of it either.
  useEffect(() => {
    const forget = () => {
      token.current = null;
      position.current = null;
      setTurns([]);
    };
    window.addEventListener("pagehide", forget);
    return () => window.removeEventListener("pagehide", forget);
  }, []);

  /** Where the device is, for this talk alone; false where the visitor refuses. */
  const locate = useCallback(async () => {
    position.current = knownPosition() ?? (await requestPosition());
    return position.current !== null;
  }, []);

  const send = useCallback(
    async (query: string) => {
      nextId.current += 1;
      const id = nextId.current;
      setTurns((before) => [...before, { id, query, answer: null }]);
      const near = position.current ?? place;
      const answer = await callApi("POST /bot/query", {
        query: { lang: language },
        body: {
          query,
          coordinate: near === null ? null : `${near.latitude}|${near.longitude}`,
          chatToken: token.current,
          userTimezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
      if (answer.ok) token.current = answer.reply[answer.reply.length - 1]?.chatToken ?? null;
      const said = answer.ok ? answer.reply : "failed";
      setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, answer: said } : turn)));
    },
    [callApi, language, place],
  );
  /** Only the last answer stays, which says that the talk is forgotten. */
  const forgetEarlier = useCallback(() => {
    position.current = null;
    setTurns((before) => (before.length > 1 ? before.slice(-1) : before));
  }, []);
  return { turns, send, locate, forgetEarlier };
}
