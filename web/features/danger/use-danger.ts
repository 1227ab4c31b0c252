import { useEffect, useState } from "react";
import { MAX_SEARCH_TEXT } from "#domain/contract/limits.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { useApp } from "../../app-context/app-context.tsx";

/**
 * What helps in the danger that a typed text names, for fields without a list of services; null: it names none. It stays
 * until another text was judged, or the field is empty.
 *
 * @param restMs how long the text has to rest before the server is asked
 */
export function useDanger(text: string, restMs: number): DangerHelp | null {
  const { callApi, language, danger: sent = null } = useApp();
  const [help, setHelp] = useState<DangerHelp | null>(sent);
  const typed = text.trim().slice(0, MAX_SEARCH_TEXT);
  const isSent = sent !== null && typed === "";
  useEffect(() => {
    if (typed === "") {
      if (!isSent) setHelp(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await callApi("POST /danger", { query: { lang: language }, body: { text: typed } });
      if (isCurrent && answer.ok) setHelp(answer.reply.danger);
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [callApi, language, typed, restMs, isSent]);
  return help;
}
