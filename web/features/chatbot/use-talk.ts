import { useCallback, useEffect, useRef, useState } from "react";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { TalkState } from "#domain/chatbot/talk-state.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { knownPosition, requestPosition } from "../../base/browser/position.ts";
import { distanceFrom, writeCoordinate } from "../../base/browser/visitor-place.ts";
import { dangerOffline } from "./danger-offline.ts";
import { withoutTelling } from "./without-telling.ts";

/** Statuses from here on say that the server, or the way to it, is away. */
const UNAVAILABLE = 502;

/** One turn of the conversation; `answer` is null while it is awaited, and `"failed"` where none came. */
export interface Turn {
  readonly id: number;
  readonly query: string;
  /** `longitude|latitude` where the visitor said that they are; undefined: they did not. */
  readonly from: string | undefined;
  readonly answer: readonly BotMessage[] | "failed" | null;
}

function dangerIn(messages: readonly BotMessage[]): TalkState["danger"] {
  const families = messages.map(({ payload }) =>
    payload?.type === "CRISIS_LINES_LIST" && payload.isDanger === true ? payload.family : undefined,
  );
  return families.find((family) => family !== undefined) ?? null;
}

function isSharedScreen(): boolean {
  return document.documentElement.dataset["kiosk"] !== undefined;
}

/** A conversation with the chatbot. It lives in this page's memory only, and is forgotten when the page is left. */
export function useTalk() {
  const { callApi, language, place } = useApp();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const token = useRef<string | null>(null);
  const position = useRef<Coordinates | null>(null);
  /** Memory of the conversation where the browser itself answers. */
  const offlineState = useRef<TalkState | null>(null);
  /** The danger that the talk is about. The server's token has it, too, but only the server reads that. */
  const danger = useRef<TalkState["danger"]>(null);
  const nextId = useRef(0);

  // A page in the browser's back-forward cache must not show the conversation either.
  useEffect(() => {
    const forget = () => {
      token.current = null;
      offlineState.current = null;
      danger.current = null;
      position.current = null;
      setTurns([]);
    };
    window.addEventListener("pagehide", forget);
    return () => window.removeEventListener("pagehide", forget);
  }, []);

  /** Asks for the position, for this conversation only; false where the visitor refuses. */
  const locate = useCallback(async () => {
    position.current = knownPosition() ?? (await requestPosition());
    return position.current !== null;
  }, []);

  const send = useCallback(
    async (query: string) => {
      nextId.current += 1;
      const id = nextId.current;
      const near = position.current ?? place;
      const from = position.current === null ? distanceFrom(place) : writeCoordinate(position.current);
      setTurns((before) => [...before, { id, query, from, answer: null }]);
      const answer = await callApi("POST /bot/query", {
        query: { lang: language },
        body: {
          query,
          coordinate: near === null ? null : `${near.latitude}|${near.longitude}`,
          chatToken: token.current,
          userTimezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
      if (answer.ok) {
        token.current = answer.reply[answer.reply.length - 1]?.chatToken ?? null;
        offlineState.current = null;
        danger.current = dangerIn(answer.reply) ?? danger.current;
      }
      const said = answer.ok ? answer.reply : await saidOffline();

      /** Answers from saved data where the server cannot. */
      async function saidOffline(): Promise<Turn["answer"]> {
        if (answer.ok || answer.problem.code < UNAVAILABLE) return "failed";
        const offline = await import("./answer-offline.ts")
          .then(({ answerOffline }) =>
            answerOffline(query, {
              callApi,
              language,
              position: near,
              state: offlineState.current,
              danger: danger.current,
            }),
          )
          // Even the code for it is not cached.
          .catch(() => null);
        if (offline === null) {
          const help = await dangerOffline(query, { callApi, language });
          danger.current = dangerIn(help ?? []) ?? danger.current;
          return help ?? "failed";
        }
        offlineState.current = offline.state;
        return offline.messages;
      }

      const shown = Array.isArray(said) && isSharedScreen() ? withoutTelling(said) : said;
      setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, answer: shown } : turn)));
    },
    [callApi, language, place],
  );
  /** Only the last answer stays, which says that the talk is forgotten. */
  const forgetEarlier = useCallback(() => {
    position.current = null;
    danger.current = null;
    setTurns((before) => (before.length > 1 ? before.slice(-1) : before));
  }, []);
  return { turns, send, locate, forgetEarlier };
}
