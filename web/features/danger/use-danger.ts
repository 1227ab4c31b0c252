import { useEffect, useState } from "react";
import { MAX_SEARCH_TEXT } from "#domain/base/contract/limits.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { afterRest } from "../../base/calls/when-resolved.ts";

/** The text judged last, and help for the danger that it names; null: it names none. */
export interface Judged {
  readonly text: string;
  readonly help: DangerHelp | null;
}

/**
 * Returns help for the danger that a typed text names, for fields without a list of services; null: it names none. Help
 * stays until another text was judged, or the field is empty.
 *
 * @param restMs how long typing must pause before the server is asked
 */
export function useDanger(text: string, restMs: number): DangerHelp | null {
  return useJudged(text, restMs).help;
}

/** Works like `useDanger`, and also returns the text that was judged. */
export function useJudged(text: string, restMs: number): Judged {
  const { callApi, language, danger: sent = null } = useApp();
  const [judged, setJudged] = useState<Judged>({ text: "", help: sent });
  const typed = text.trim().slice(0, MAX_SEARCH_TEXT);
  const isSent = sent !== null && typed === "";
  useEffect(() => {
    if (typed === "") {
      if (!isSent) setJudged({ text: "", help: null });
      return;
    }
    const judge = () => callApi("POST /danger", { query: { lang: language }, body: { text: typed } });
    return afterRest(restMs, judge, (answer) => {
      if (answer.ok) setJudged({ text: typed, help: answer.reply.danger });
    });
  }, [callApi, language, typed, restMs, isSent]);
  return judged;
}
