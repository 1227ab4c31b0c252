import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMAND_NAMES } from "#server/base/command/usage.ts";

/** The commands of package.json: what each says to `--help` is tested beside `usage.ts`. */

test("each command of package.json has a usage, and no other", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
  );
  expect([...COMMAND_NAMES].sort()).toEqual(Object.keys(scripts).sort());
});
