import type { Answer } from "#domain/base/contract/call.ts";
import type { Problem } from "#domain/base/contract/problems.ts";

/** Rolls a transaction back, and carries the problem to reply with. */
export class CallProblem extends Error {
  override name = "CallProblem";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The result of the work, or the problem it threw. */
export async function answerOrProblem<Reply>(work: () => Promise<Answer<Reply>>): Promise<Answer<Reply>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallProblem) return { ok: false, problem: error.problem };
    throw error;
  }
}
