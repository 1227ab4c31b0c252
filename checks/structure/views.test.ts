import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readViewSet } from "#server/base/sql/views.ts";

/** Views are stated once, in db/views; see docs/decisions/0107-views-are-files.md. */

const root = join(import.meta.dirname, "../..");
const migrations = join(root, "db/migrations");

/** The last migration that made a view by itself. */
const LAST_WITH_A_VIEW = "0164-intake-of-refuges.sql";

test("no migration makes a view: db/views does", () => {
  const makesView = /create\s+(?:or\s+replace\s+)?(?:\w+\s+)?view\b|pg_get_viewdef/i;
  const making = readdirSync(migrations).filter((name) =>
    makesView.test(readFileSync(join(migrations, name), "utf8")),
  );
  expect(making.sort().at(-1)).toBe(LAST_WITH_A_VIEW);
});

test("a file of db/views makes the view that it is named after, and nothing else", async () => {
  const { views } = await readViewSet();
  for (const { name, file, text } of views) {
    const statements = text.replaceAll(/^--.*\n/gm, "");
    expect(file).toBe(`${file.slice(0, 2)}-${name}.sql`);
    expect(statements.startsWith(`create or replace view ${name} as\n`), file).toBe(true);
    expect(statements.trimEnd().indexOf(";"), file).toBe(statements.trimEnd().length - 1);
  }
});

test("each view of db/schema.sql has its file", async () => {
  const { views } = await readViewSet();
  const drawn = readFileSync(join(root, "db/schema.sql"), "utf8").matchAll(/^create view (\w+) as$/gm);
  expect([...drawn].map(([, name]) => name)).toEqual(views.map(({ name }) => name).sort());
});
