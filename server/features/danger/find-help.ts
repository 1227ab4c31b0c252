import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { GUEST, type RequestContext } from "#server/base/http/viewer.ts";
import { helpInDanger } from "#words/danger/danger-help.ts";

/**
 * Finds help for the danger that a text names; null: it names none. It never rejects: if the lines cannot be read, the
 * words remain.
 */
export type FindHelp = (
  { q }: { readonly q?: string | undefined },
  context: RequestContext,
) => Promise<DangerHelp | null>;

/** @param createCallApi makes the calls that lines are read with */
export function helpFinder(createCallApi: (context: RequestContext) => CallApi): FindHelp {
  return async ({ q = "" }, context) =>
    helpInDanger(q, await readLines(createCallApi, context), { now: context.now, reader: context.language });
}

/** Reads lines as a guest, for every role: the extra fields that editors see are of no use in danger. */
export async function readLines(
  createCallApi: (context: RequestContext) => CallApi,
  context: RequestContext,
): Promise<PublicCrisisLine[]> {
  const callApi = createCallApi({ ...context, viewer: GUEST });
  const answer = await callApi("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } });
  return answer.ok ? answer.reply : [];
}
