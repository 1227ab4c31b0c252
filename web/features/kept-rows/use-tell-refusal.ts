import type { Problem } from "#domain/contract/problems.ts";
import { useVisit } from "../../visit/visit.tsx";

/** Tells somebody who keeps services why what they pressed did not come to pass. */
export function useTellRefusal(text: { notYours: string; failed: string }): (problem: Problem) => void {
  const { words, tell } = useVisit();
  return ({ code }) => {
    const told = code === 403 ? text.notYours : code === 503 ? words.shell.networkError : text.failed;
    tell({ kind: "error", text: told });
  };
}
