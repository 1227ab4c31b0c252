import type { Problem, ProblemKey } from "#domain/base/contract/problems.ts";
import { useApp } from "../app-context/app-context.tsx";

/** Shows people who maintain services why an action failed. */
export function useFailureToast(text: FailureWords): (problem: Problem) => void {
  const { words, showToast } = useApp();
  const texts: Readonly<Partial<Record<ProblemKey, string | undefined>>> = {
    forbidden: text.notYours,
    serviceLimitReached: text.limitReached,
    unavailable: words.shell.networkError,
  };
  return ({ key }) => showToast({ kind: "error", text: texts[key] ?? text.failed });
}

interface FailureWords {
  readonly notYours: string;
  /** Absent where nothing can be restored. */
  readonly limitReached?: string;
  readonly failed: string;
}
