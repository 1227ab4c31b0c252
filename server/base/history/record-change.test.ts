import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { GUEST, type SignedIn } from "#server/base/http/viewer.ts";
import { restoreBackup } from "#server/features/operations/backup/restore-backup.ts";
import { writeBackup } from "#server/features/operations/backup/write-backup.ts";
import { type Change, recordChange } from "./record-change.ts";

const ADA: SignedIn = {
  kind: "user",
  id: "01950000-0000-7000-8000-0000000000aa",
  role: "ADMINISTRATOR",
  sessionId: "01950000-0000-7000-8000-0000000000bb",
  email: "ada@help.example",
  displayName: "Ada",
  signedInAt: 0,
  lastMethod: "LOCAL",
  isConfirmed: true,
};
const CHANGE: Change = {
  thing: "SERVICE",
  thingId: "01950000-0000-7000-8000-0000000000cc",
  action: "EDIT",
  actor: ADA,
  at: Date.UTC(2026, 10, 20, 15),
  before: { phone: null, type: ["FOOD"] },
  after: { phone: "988", type: [] },
  why: "They moved",
};

onOneEngine("the history", (open) => {
  beforeEach(() =>
    open().query(
      "alter table history disable trigger user; delete from history; alter table history enable trigger user",
    ),
  );
  const rows = () =>
    open().query<object>(
      "select thing, thing_id, action, actor_id, actor_role, at, before, after, why from history order by id",
    );

  test("keeps who, when, before, after and why, and no name", async () => {
    await recordChange(open(), CHANGE);
    await recordChange(open(), { ...CHANGE, actor: "SYSTEM", before: null, after: null, why: "" });
    expect(await rows()).toEqual([
      {
        thing: "SERVICE",
        thing_id: CHANGE.thingId,
        action: "EDIT",
        actor_id: ADA.id,
        actor_role: "ADMINISTRATOR",
        at: CHANGE.at,
        before: CHANGE.before,
        after: CHANGE.after,
        why: "They moved",
      },
      expect.objectContaining({ actor_id: null, actor_role: "SYSTEM", before: null, after: null, why: null }),
    ]);
    expect(JSON.stringify(await rows())).not.toContain("Ada");
  });

  test("is rolled back with the change that it records", async () => {
    const broken = open().transaction(async (db) => {
      await recordChange(db, CHANGE);
      throw new Error("not done");
    });
    await expect(broken).rejects.toThrow("not done");
    expect(await rows()).toEqual([]);
  });

  test("has no guests in it", async () => {
    await expect(recordChange(open(), { ...CHANGE, actor: GUEST })).rejects.toThrow("A guest");
  });

  test.each(["update history set why = null", "delete from history", "truncate history"])(
    "refuses: %s",
    async (statement) => {
      await recordChange(open(), CHANGE);
      await expect(open().query(statement)).rejects.toThrow("never changed");
      expect(await rows()).toHaveLength(1);
    },
  );

  test("comes back from a backup as it was, and goes on", async () => {
    await recordChange(open(), CHANGE);
    const before = await rows();
    const folder = await mkdtemp(join(tmpdir(), "amparo-history-"));
    try {
      const file = join(folder, "a.backup");
      await writeBackup(open(), file);
      await recordChange(open(), { ...CHANGE, action: "APPROVE" });
      await restoreBackup(open(), file, { isReplacing: true });
      expect(await rows()).toEqual(before);
      await recordChange(open(), { ...CHANGE, action: "CONFIRM" });
      expect(await rows()).toHaveLength(2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
