import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The repository, so that checksums are the same wherever it stands. */
const ROOT = join(import.meta.dirname, "../../..");
/** The rule begins here; what it imports of its own folder belongs to it. */
const RULE = join(ROOT, "domain/listings/protection/protects-people.ts");
const IMPORTED = /\bfrom "(\.\/[^"]+)"/gu;

/** The files of the rule of protected places: code, tables and weights. */
export function filesOfRule(): readonly string[] {
  const found = new Set([RULE]);
  for (const file of found) {
    if (!file.endsWith(".ts")) continue;
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORTED))
      found.add(join(dirname(file), path));
  }
  return [...found].map((file) => relative(ROOT, file)).sort();
}

/** The checksum of these files, which changes with any of them. */
export function checksumOfRule(): string {
  const hash = createHash("sha256");
  for (const file of filesOfRule()) hash.update(`${file}\n${readFileSync(join(ROOT, file), "utf8")}\n`);
  return hash.digest("hex");
}
