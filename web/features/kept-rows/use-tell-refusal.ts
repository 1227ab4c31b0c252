import type { Problem, ProblemKey } from "#domain/contract/problems.ts";
import { useVisit } from "../../visit/visit.tsx";

/** Tells somebody who keeps services why what they pressed did not come to pass. */
export function useTellRefusal(text: RefusalWords): (problem: Problem) => void {
  const { words, tell } = useVisit();
  const texts: Readonly<Partial<Record<ProblemKey, string | undefined>>> = {
    forbidden: text.notYours,
    serviceLimitReached: text.limitReached,
    unavailable: words.shell.networkError,
  };
  return ({ key }) => tell({ kind: "error", text: texts[key] ?? text.failed });
}

interface RefusalWords {
  readonly notYours: string;
  /** Where nothing can be restored. */
  readonly limitReached?: string;
  readonly failed: string;
}
