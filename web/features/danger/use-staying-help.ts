import { useState } from "react";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";

/**
 * Keeps the help for the danger that a search named last beside further typing, until the field is empty (rule
 * danger-search 2). A mere wish for help has its row with its own text.
 *
 * @param help for the current search
 */
export function useStayingHelp(help: DangerHelp | null, text: string): DangerHelp | null {
  const [kept, setKept] = useState<DangerHelp | null>(null);
  const isNamed = help !== null && !help.isHint;
  const next = text === "" ? null : isNamed ? help : kept;
  // Set while rendering, so that no frame is without it.
  if (next !== kept) setKept(next);
  return next ?? help;
}
