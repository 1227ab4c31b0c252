import { readFileSync } from "node:fs";
import { type Environment, read } from "./environment.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Returns the settings with secrets read from files, as vaults, orchestrators and systemd's credentials provide them:
 * `SMTP_URL_FILE` names a file with the value of `SMTP_URL`. Reading the process's environment reveals none of them.
 *
 * @param secrets the names of the settings that may be in files
 * @throws OperatorError that names the variable, and neither the file nor its content
 */
export function withSecretFiles(env: Environment, secrets: readonly string[]): Environment {
  const found = secrets.flatMap((name) => {
    const variable = `${name}_FILE`;
    const path = read(env, variable);
    if (path === null) return [];
    if (read(env, name) !== null)
      throw new OperatorError(`${name} and ${variable} are both set. Leave one out.`);
    return [[name, readSecretFile(path, variable)] as const];
  });
  return found.length === 0 ? env : { ...env, ...Object.fromEntries(found) };
}

function readSecretFile(path: string, variable: string): string {
  let content: string;
  try {
    content = readFileSync(path, "utf8").trim();
  } catch (cause) {
    throw new OperatorError(`${variable} names a file that cannot be read.`, { cause });
  }
  if (content === "") throw new OperatorError(`${variable} names a file that is empty.`);
  return content;
}
