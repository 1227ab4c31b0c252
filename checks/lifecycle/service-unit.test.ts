import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const UNIT = join(import.meta.dirname, "../../deploy/amparo.service");
const ANALYZE = "/usr/bin/systemd-analyze";
/** What the unit starts; without it, systemd reports that it is missing. */
const NODE = "/usr/bin/node";

const isThere = existsSync(ANALYZE) && existsSync(NODE);

/** What it prints, on either stream. */
function analyzed(...args: string[]): string {
  return execFileSync("sh", ["-c", `"$0" "$@" 2>&1`, ANALYZE, ...args], { encoding: "utf8" });
}

describe("deploy/amparo.service", () => {
  test.skipIf(!isThere)(
    isThere ? "is correct" : "skipped: systemd-analyze or /usr/bin/node is not on this machine",
    () => {
      expect(analyzed("verify", UNIT)).toBe("");
    },
  );

  test.skipIf(!isThere)("exposes less than 3.0 of 10", () => {
    const [, level] = /exposure level for amparo\.service: ([\d.]+)/.exec(
      analyzed("security", "--offline=yes", "--no-pager", UNIT),
    ) ?? [null, "10"];
    expect(Number(level)).toBeLessThan(3);
  });
});
