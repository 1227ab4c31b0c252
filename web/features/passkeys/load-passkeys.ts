import type { CallApi, ReplyOf } from "#domain/contract/call-api.ts";

export type Passkeys = ReplyOf<"GET /auth/passkeys">;
export type Passkey = Passkeys["passkeys"][number];

/** What the page of passkeys is made from; null where it did not come. */
export async function loadPasskeys(callApi: CallApi): Promise<Passkeys | null> {
  const answer = await callApi("GET /auth/passkeys");
  return answer.ok ? answer.reply : null;
}
