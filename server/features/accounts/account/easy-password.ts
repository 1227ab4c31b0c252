import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { passwordProblem } from "#domain/accounts/account/account-fields.ts";
import { isGuessedFirst } from "#domain/accounts/account/guessed-first.ts";
import { isOwnWord, type PasswordOwner } from "#domain/accounts/account/own-words.ts";
import type { Problem } from "#domain/base/contract/problems.ts";

const FILE = join(import.meta.dirname, "../../../../db/passwords/frequent.txt.br");

/** Read at the first new password, since most starts see none. */
let frequent: Promise<ReadonlySet<string>> | null = null;

/**
 * The problem of a new password that is among those which leaked most often or are guessed as soon, or is the person's
 * own name or address (rule accounts 37); null: it is not.
 *
 * @param field the password's name in the call
 */
export async function easyPassword(
  field: "password" | "newPassword",
  password: string,
  owner: PasswordOwner,
): Promise<{ readonly ok: false; readonly problem: Problem } | null> {
  frequent ??= readFrequent();
  const isEasy =
    (await frequent).has(password.toLowerCase()) || isGuessedFirst(password) || isOwnWord(password, owner);
  return isEasy ? { ok: false, problem: passwordProblem({ [field]: "tooEasy" }) } : null;
}

async function readFrequent(): Promise<ReadonlySet<string>> {
  const text = await promisify(brotliDecompress)(await readFile(FILE));
  return new Set(text.toString("utf8").trimEnd().split("\n"));
}
