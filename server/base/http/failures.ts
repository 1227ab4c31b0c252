import { invalid, type Problem, type ProblemKey, problem } from "#domain/base/contract/problems.ts";
import { StorageError } from "#server/base/outside/files/file-store.ts";
import { type DatabaseFault, databaseFault, type FaultKind } from "#server/base/sql/database-fault.ts";

const FRAMEWORK_PROBLEMS: ReadonlyMap<string, Problem> = new Map([
  ["FST_ERR_CTP_BODY_TOO_LARGE", problem("contentTooLarge", { body: "tooLong" })],
  ["FST_ERR_CTP_INVALID_MEDIA_TYPE", problem("unsupportedMediaType")],
  ["FST_ERR_CTP_EMPTY_JSON_BODY", invalid({ body: "required" })],
  ["FST_ERR_BAD_URL", invalid({ path: "notText" })],
  ["FST_ERR_MAX_PARAM_LENGTH", invalid({ path: "tooLong" })],
]);

const READ_PROBLEMS: Readonly<Record<FaultKind, ProblemKey>> = {
  unavailable: "unavailable",
  busy: "timeout",
  slow: "timeout",
  locked: "timeout",
  // A GET may write: a sign-in at a provider ends with one.
  full: "diskFull",
};

/**
 * Maps an error to a problem: errors of the framework (broken JSON, too large, malformed address) keep their
 * status but not their message; a database fault and unreachable file storage are 503; anything else is a plain 500.
 *
 * @param isReading false for a request that writes: the problem states whether anything was saved
 */
export function problemOfError(
  error: Error & { readonly code?: string; readonly statusCode?: number | undefined },
  isReading: boolean,
): Problem {
  const fault = databaseFault(error);
  if (fault !== null) return problem(isReading ? READ_PROBLEMS[fault.kind] : writeProblem(fault));
  if (error instanceof StorageError) return problem(isReading ? "unavailable" : "notSaved");
  const known = FRAMEWORK_PROBLEMS.get(error.code ?? "");
  if (known !== undefined) return known;
  if (error.statusCode === 429) return problem("tooManyRequests");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return invalid({ body: "wrongType" });
  }
  return problem("internalError");
}

function writeProblem({
  kind,
  isOutcomeUnknown,
}: Pick<DatabaseFault, "kind" | "isOutcomeUnknown">): ProblemKey {
  if (isOutcomeUnknown) return "maybeSaved";
  return kind === "full" ? "diskFull" : "notSaved";
}

/** The loggable part of an error: its type and location, never its message, which may contain personal data. */
export function loggableError(error: unknown): { kind: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const calls = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { kind: error.name, ...code, stack: calls.join("\n") };
}
