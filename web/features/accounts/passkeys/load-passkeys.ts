import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";

export type Passkeys = EndpointReply<"GET /auth/passkeys">;
export type Passkey = Passkeys["passkeys"][number];

/** Loads the passkeys page. */
export function loadPasskeys(callApi: CallApi): Promise<Answer<Passkeys>> {
  return callApi("GET /auth/passkeys");
}
