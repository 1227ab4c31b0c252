import { OperatorError } from "../process/operator-error.ts";
import { databaseFault } from "../sql/database-fault.ts";

/** Prints one line for the operator on stderr; the results of a command go to stdout. */
export function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs an operator's command. An `OperatorError` prints its message alone, any other error its stack; both set
 * exit code 1. Resolves to whether it succeeded.
 */
export async function runCommand(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    print(describeError(error));
    process.exitCode = 1;
    return false;
  }
}

function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const fault = databaseFault(error)?.kind;
  if (fault === "full") {
    return "The disk of the database is full. Make room, then try again: unfinished work was discarded.";
  }
  if (fault === "unavailable") {
    return "The database connection was lost or cannot be made. Check that the database is running, then try again: unfinished work was rolled back.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
