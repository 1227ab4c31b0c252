import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";

onEachEngine("foreign keys", (open) => {
  test("are found by an index of their columns, so that deleting what they refer to reads no whole table", async () => {
    // A partial index is used only where the column's own presence is its whole condition.
    const unindexed = await open().query<{ key: string }>(
      `select c.conrelid::regclass || '.' || c.conname as key
         from pg_constraint c
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace
          and not exists (
            select from pg_index i
             where i.indrelid = c.conrelid and i.indisvalid
               and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] operator(pg_catalog.@>) c.conkey
               and (i.indpred is null
                    or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', (
                         select a.attname from pg_attribute a
                          where a.attrelid = c.conrelid and a.attnum = c.conkey[1]))))
        order by key`,
    );
    expect(unindexed).toEqual([]);
  });
});
