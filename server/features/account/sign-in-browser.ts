import { deviceName } from "#domain/account/device-name.ts";
import type { SignInMethod } from "#domain/users/user.ts";
import type { Client } from "#server/http/client.ts";
import type { Db } from "#server/sql/db.ts";
import { addDevice } from "./known-devices.ts";
import { startSession } from "./sessions.ts";

/** Tokens of a browser that was signed in. */
export interface BrowserTokens {
  readonly session: string;
  readonly device: string;
}

/** Starts a session and makes the browser known to the account, in the transaction that verified the user. */
export async function startBrowserSession(
  db: Db,
  client: Client,
  { userId, method, now }: { readonly userId: string; readonly method: SignInMethod; readonly now: number },
): Promise<BrowserTokens> {
  const device = deviceName(client.userAgent);
  return {
    session: await startSession(db, { userId, method, device, now }),
    device: await addDevice(db, client, userId, now),
  };
}

/** Sets the tokens as cookies; to be called once the transaction is committed. */
export function keepTokens(client: Client, { session, device }: BrowserTokens): void {
  client.keepSession(session);
  client.rememberDevice(device);
}
