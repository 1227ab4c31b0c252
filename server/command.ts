import { OperatorError } from "./operator-error.ts";
import { isConnectionLost } from "./sql/lost-connection.ts";

/** Tells the operator one line, on the error stream: what a command gives as its result goes to the other. */
export function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a command of the operator. What they can mend is said in one line, what only we can mend with where it
 * happened; both end with exit code 1.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    print(messageOf(error));
    process.exitCode = 1;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (isConnectionLost(error)) {
    return "The database went away or cannot be reached. Please see that it runs, then try again: what was not finished was not kept.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
