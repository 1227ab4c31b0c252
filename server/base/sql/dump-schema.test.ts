import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { dumpSchema } from "./dump-schema.ts";
import { migrate } from "./migrate.ts";

onEachEngine("the schema", (open) => {
  test("is the one of db/schema.sql, which `npm run schema` writes", async () => {
    const stored = await readFile(join(import.meta.dirname, "../../../db/schema.sql"), "utf8");
    expect(await dumpSchema(open())).toBe(stored);
  });

  test("is not changed by a second migration, and is named where it prevents one", async () => {
    const said: string[] = [];
    await migrate(open(), (line) => said.push(line));
    expect(said).toEqual([]);
    await open().query("insert into schema_migrations (name, checksum) values ('9999-later.sql', '')");
    await expect(migrate(open(), () => {})).rejects.toThrow("9999-later.sql");
    await open().query("delete from schema_migrations where name = '9999-later.sql'");
    await open().query("update schema_migrations set checksum = 'other' where name = '0001-directory.sql'");
    await expect(migrate(open(), () => {})).rejects.toThrow("was changed after it was applied");
  });
});
