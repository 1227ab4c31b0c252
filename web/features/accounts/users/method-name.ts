import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { wordNamed } from "../../../base/words/words.ts";
import { METHOD_NAMES } from "../account/social.ts";

/**
 * Names a way of signing in, for a cell of a table.
 *
 * @param method `lastMethod` on the wire
 */
export function methodName(method: string, text: Pick<UsersWords, "password">): string {
  return method === "LOCAL" ? text.password : (wordNamed(METHOD_NAMES, method) ?? method);
}

/** Names the method of signing in as part of a sentence. */
export function signsInWith(
  method: string,
  text: Pick<UsersWords, "signsInWithPassword" | "signsInWith">,
): string {
  return method === "LOCAL"
    ? text.signsInWithPassword
    : text.signsInWith(wordNamed(METHOD_NAMES, method) ?? method);
}
