import { deadLinkLimits } from "#domain/accounts/account/account-limits.ts";
import { type Problem, problem } from "#domain/base/contract/problems.ts";
import type { Client } from "#server/base/http/client.ts";
import type { AccountDependencies } from "../../features/accounts/account/account-dependencies.ts";

export const INVALID_LINK = problem("deadLink", { token: "deadLink" });

/** Answers an invalid link. Only these are counted, so that no one can use up another's attempts. */
export async function deadLink(
  { countAttempt }: Pick<AccountDependencies, "countAttempt">,
  { address }: Pick<Client, "address">,
  now: number,
): Promise<{ readonly ok: false; readonly problem: Problem; readonly retryAfterSeconds?: number }> {
  const refused = await countAttempt(deadLinkLimits(address, now), now);
  return refused ?? { ok: false, problem: INVALID_LINK };
}
