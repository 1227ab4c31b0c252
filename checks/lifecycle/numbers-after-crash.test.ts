import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isPostmaster, readPostmaster } from "#server/base/sql/cluster-process.ts";
import type { Db } from "#server/base/sql/db.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { openDatabase } from "#server/base/sql/open-database.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "amparo-numbers-"));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Its first number was given by the migration that made the table. */
async function nextNumber(db: Db): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>("insert into withholdings default values returning id");
  return row?.id;
}

test("after a crash soon after the installation, no number is given twice", async () => {
  const cluster = join(folder, "postgres");
  const open = () =>
    openDatabase({ databaseUrl: null, databaseReplicaUrl: null, dataDir: folder }, () => {}, {
      onLost: () => {},
    });
  const first = await open();
  await migrate(first, () => {});
  const before = (await nextNumber(first)) ?? 0;
  const postmaster = readPostmaster(cluster)?.pid ?? 0;
  process.kill(postmaster, "SIGKILL");
  await expect.poll(() => isPostmaster(cluster, postmaster)).toBe(false);
  await first.close();
  const second = await open();
  expect(await nextNumber(second)).toBeGreaterThan(before);
  await second.close();
});
