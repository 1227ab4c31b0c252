import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const MESSAGES = join(ROOT, "words/messages");
const COMPILED = join(ROOT, "words/compiled");
/** Committed, so that a language is added for all: the rules know which there are, and nothing of their words. */
const LANGUAGES = join(ROOT, "domain/base/languages/translated-languages.generated.ts");
const FINGERPRINT = join(COMPILED, "fingerprint");

/**
 * Makes the modules of `words/compiled/` from the messages in `words/messages/`, if these changed since the last time.
 * It takes milliseconds where nothing changed, and every command does it before it reads any other file.
 *
 * @throws MessageFault that names file and key, and says how to mend it
 */
export async function compileWords(): Promise<void> {
  const fingerprint = fingerprintOfSources();
  if (existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, "utf8") === fingerprint) return;
  const { compiledModules, languagesModule } = await import("./compiled-modules.ts");
  const modules = compiledModules(MESSAGES);
  for (const file of existingModules()) if (!modules.has(file)) rmSync(join(COMPILED, file));
  for (const [file, code] of modules) writeIfChanged(join(COMPILED, file), code);
  writeIfChanged(LANGUAGES, languagesModule(MESSAGES));
  writeIfChanged(FINGERPRINT, fingerprint);
}

function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  for (const folder of [MESSAGES, import.meta.dirname])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (!/\.(?:arb|ts)$/.test(file) || file.endsWith(".test.ts")) continue;
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update("\0");
    }
  // A catalog whose composer comes or goes is another one.
  for (const file of readdirSync(join(ROOT, "words"), { recursive: true, encoding: "utf8" }).sort())
    if (/(?:^|[\\/])compose-[^\\/]*\.ts$/.test(file)) hash.update(`${file}\0`);
  return hash.digest("base64url");
}

function existingModules(): readonly string[] {
  if (!existsSync(COMPILED)) return [];
  return readdirSync(COMPILED, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"));
}

/** Whole at any time for others that read it: two commands may begin side by side. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
