import { expect, test } from "vitest";
import { isRead } from "./statement-kind.ts";

test.each([
  "select 1",
  "\n  with found as (select id from services) select * from found",
  "SELECT updated_at, deleted_at FROM services",
  "values (1)",
])("may be repeated: %s", (text) => expect(isRead(text)).toBe(true));

test.each([
  "insert into kudos values ($1) returning id",
  "with gone as (delete from sessions returning id) select id from gone",
  "select id from services where id = $1 for update",
  "select id from services for share",
  "select pg_advisory_xact_lock(1)",
  "select nextval('numbers')",
  "select id into other from services",
  "begin",
  "update services set likes = likes + 1",
])("may not: %s", (text) => expect(isRead(text)).toBe(false));
