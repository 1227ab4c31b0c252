import { type Db, instant } from "./db.ts";

const GENERATION = `
  select concat_ws('.', max(id), count(*), extract(epoch from max(at))) as generation from withholdings`;

/**
 * Reads a text that changes with every transaction that hides, deletes or unapproves a service, or hides its address.
 * Databases with the same generation withhold the same services.
 */
export async function readWithheldGeneration(db: Db): Promise<string> {
  const [row] = await db.query<{ generation: string }>(GENERATION, [], { isFrequent: true });
  return row?.generation ?? "";
}

/**
 * Forgets withholdings before this time, epoch milliseconds, except the newest. Whatever was cached before is checked
 * again.
 */
export async function forgetWithholdings(db: Db, before: number): Promise<void> {
  await db.query("delete from withholdings where at < $1 and id < (select max(id) from withholdings)", [
    instant(before),
  ]);
}
