import { readFileSync } from "node:fs";
import { type Environment, read } from "./environment.ts";
import { OperatorError } from "./operator-error.ts";

/** Settings that are secrets, or addresses with a password in them. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "CITY_FILE_KEY",
  "S3_SECRET_ACCESS_KEY",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_CLIENT_SECRET",
  "TWITTER_CLIENT_SECRET",
  "TRANSLATE_KEY",
  "BOT_KEY",
  "SMS_SECRET",
  "SMS_NUMBER_KEY",
] as const;

/**
 * Returns the settings with secrets read from files, as vaults, orchestrators and systemd's credentials provide them:
 * `SMTP_URL_FILE` names a file with the value of `SMTP_URL`. Reading the process's environment reveals none of them.
 *
 * @throws OperatorError that names the variable, and neither the file nor its content
 */
export function withSecretFiles(env: Environment): Environment {
  const found = SECRET_SETTINGS.flatMap((name) => {
    const variable = `${name}_FILE`;
    const path = read(env, variable);
    if (path === null) return [];
    if (read(env, name) !== null)
      throw new OperatorError(`${name} and ${variable} are both set. Leave one out.`);
    return [[name, contentOf(path, variable)] as const];
  });
  return found.length === 0 ? env : { ...env, ...Object.fromEntries(found) };
}

function contentOf(path: string, variable: string): string {
  let content: string;
  try {
    content = readFileSync(path, "utf8").trim();
  } catch (cause) {
    throw new OperatorError(`${variable} names a file that cannot be read.`, { cause });
  }
  if (content === "") throw new OperatorError(`${variable} names a file that is empty.`);
  return content;
}
