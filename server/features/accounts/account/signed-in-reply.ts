import type { signIn } from "#domain/accounts/account/account-calls.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readUser } from "#server/features/accounts/users/queries.ts";
import { showUser } from "#server/features/accounts/users/show-user.ts";

/** Makes the reply of every call that has signed someone in. @param token of the session */
export async function signedInReply(db: Db, id: string, token: string): Promise<CallReply<typeof signIn>> {
  const user = await readUser(db, id);
  if (user === null) throw new Error("Who has just signed in is not there.");
  return { code: 200, message: "Signed in successfully", token, data: { token }, ...showUser(user) };
}
