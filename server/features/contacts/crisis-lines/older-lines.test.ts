import { describe, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { applyMigration, migrate, prepareMigrations, readMigrations } from "#server/base/sql/migrate.ts";
import { readCrisisLines } from "./queries.ts";

const ID = (last: string) => `01950000-0000-7000-8000-0000000000${last}`;

describe.each(testServers())(
  "the lines of a directory that an operator has changed, $engine",
  ({ template }) => {
    test("keep what was changed, and get what is new of the others", async () => {
      const { database, drop } = await openTestDatabase(template, "empty");
      try {
        await database.transaction(async (db) => {
          await prepareMigrations(db);
          for (const migration of await readMigrations()) {
            if (migration.name < "0130") await applyMigration(db, migration);
          }
          await db.query("update crisis_lines set description = 'Our words.' where id = $1", [ID("11")]);
          await db.query("update crisis_lines set website = 'https://ours.example' where id = $1", [
            ID("04"),
          ]);
          await db.query("update crisis_lines set phone = '1-800-555-0142' where id = $1", [ID("07")]);
          await db.query("update crisis_lines set text_number = '22333', text_keyword = 'US' where id = $1", [
            ID("06"),
          ]);
          await db.query("delete from crisis_lines where id = $1", [ID("08")]);
          await db.query(
            `insert into crisis_lines (id, name, description, phone, area, hours, created_at, updated_at)
         values ($1, 'Ours', 'Ours.', '(844) 762-8483', 'Here', 'Always', now(), now())`,
            [ID("ff")],
          );
        });
        await migrate(database, () => {});
        const lines = new Map((await readCrisisLines(database)).map((line) => [line.id, line]));
        expect(lines.get(ID("11"))).toMatchObject({ description: "Our words.", languages: ["en"] });
        expect(lines.get(ID("11"))?.descriptionEs).toContain("No le provoque el vómito.");
        expect(lines.get(ID("04"))).toMatchObject({
          website: "https://ours.example",
          websiteEs: null,
          chatWebLinkEs: "https://espanol.thehotline.org",
          tty: "1-800-787-3224",
        });
        expect(lines.get(ID("07"))).toMatchObject({ relay: null, languages: [], reporting: null });
        expect(lines.get(ID("06"))).toMatchObject({ text: "22333", textKeyword: "US", untried: [] });
        expect(lines.has(ID("08"))).toBe(false);
        expect([lines.has(ID("14")), lines.get(ID("ff"))?.name]).toEqual([false, "Ours"]);
        expect(lines.get(ID("21"))).toMatchObject({ phone: "1-800-677-1116", version: 1 });
      } finally {
        await drop();
      }
    });
  },
);
