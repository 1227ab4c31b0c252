import { useState } from "react";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";

/**
 * What helps in the danger that a search named last: it stays beside what else is typed into the field, until the field is
 * empty (rule danger-search 2). A wish for help alone has its row with its own text.
 *
 * @param help of what is searched for now
 */
export function useStayingHelp(help: DangerHelp | null, text: string): DangerHelp | null {
  const [kept, setKept] = useState<DangerHelp | null>(null);
  const isNamed = help !== null && !help.isHint;
  const next = text === "" ? null : isNamed ? help : kept;
  // While it is drawn, so that no frame is without it.
  if (next !== kept) setKept(next);
  return next ?? help;
}
