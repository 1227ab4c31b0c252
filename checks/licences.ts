import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemOfLicence } from "./licence-rules.ts";

/**
 * Part of `npm run check`: verifies that every package of the lock file, for any platform, has a license that we may
 * use.
 */

const lock = join(import.meta.dirname, "../package-lock.json");
const { packages }: { packages: Record<string, { license?: string }> } = JSON.parse(
  readFileSync(lock, "utf8"),
);

const FOLDER = "node_modules/";
const problems = Object.entries(packages)
  .filter(([place]) => place !== "")
  .flatMap(([place, { license }]) => {
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    return problemOfLicence(name, license) ?? [];
  });
for (const problem of new Set(problems)) console.log(`${problem}: see checks/licence-rules.ts`);
process.exitCode = problems.length === 0 ? 0 : 1;
