import { type Db, instant } from "#server/base/sql/db.ts";
import { type InboxReader, readableBy } from "./inbox-queries.ts";

/**
 * Deletes a message. For a minute the person who deleted it can restore it; until then its pictures are attached to
 * nothing, so that no call returns them.
 *
 * @returns false where this reader may read no such message
 */
export async function removeFeedback(db: Db, reader: InboxReader, id: string, now: number): Promise<boolean> {
  const rows = await db.query(
    `with gone as (
       delete from feedbacks f
        where f.id = $2::uuid and ${readableBy(reader.extent, "$1")} and $1::uuid is not null
    returning f.*)
     insert into deleted_feedbacks (id, deleted_by, deleted_at, content)
     select g.id, $1::uuid, $3,
            jsonb_build_object(
              'message', to_jsonb(g.*),
              'reads', (select coalesce(jsonb_agg(to_jsonb(r.*)), '[]') from feedback_reads r where r.feedback_id = g.id),
              'links', (select coalesce(jsonb_agg(to_jsonb(l.*)), '[]') from claim_links l where l.feedback_id = g.id),
              'files', (select coalesce(jsonb_agg(to_jsonb(p.*)), '[]') from files p where p.feedback_id = g.id))
       from gone g
         on conflict (id) do update
        set deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at, content = excluded.content
     returning id`,
    [reader.id, id, instant(now)],
  );
  return rows.length === 1;
}

/**
 * Restores a message that this person deleted at most so long ago, in a transaction, with its pictures and read marks.
 * One that was deleted later than now, before the clock was set back, counts by the distance to now.
 *
 * @returns false where there is none, or where they may no longer read it: the caller must then roll back
 */
export async function putBackFeedback(
  db: Db,
  reader: InboxReader,
  id: string,
  { now, withinMs }: { readonly now: number; readonly withinMs: number },
): Promise<boolean> {
  const [taken] = await db.query<{ content: string }>(
    `delete from deleted_feedbacks where id = $2::uuid and deleted_by = $1::uuid and deleted_at > $3 and deleted_at < $4
     returning content::text`,
    [reader.id, id, instant(now - withinMs), instant(now + withinMs)],
  );
  if (taken === undefined) return false;
  // The service, claimant and readers may be gone by now; the same message may have been sent again.
  await db.query(
    `insert into feedbacks
     select (jsonb_populate_record(null::feedbacks, m || jsonb_build_object(
              'service_id', (select s.id from services s where s.id = (m ->> 'service_id')::uuid),
              'claimant_id', (select u.id from users u where u.id = (m ->> 'claimant_id')::uuid)))).*
       from (select $1::jsonb -> 'message' as m) message
         on conflict do nothing`,
    [taken.content],
  );
  const rows = await db.query(
    `select from feedbacks f where f.id = $2::uuid and ${readableBy(reader.extent, "$1")} and $1::uuid is not null`,
    [reader.id, id],
  );
  if (rows.length === 0) return false;
  await db.query(
    `insert into feedback_reads
     select r.* from jsonb_populate_recordset(null::feedback_reads, $1::jsonb -> 'reads') r
       join users u on u.id = r.user_id`,
    [taken.content],
  );
  await db.query(
    "insert into claim_links select l.* from jsonb_populate_recordset(null::claim_links, $1::jsonb -> 'links') l",
    [taken.content],
  );
  await db.query(
    `update files f set feedback_id = p.feedback_id, position = p.position
       from jsonb_populate_recordset(null::files, $1::jsonb -> 'files') p
      where f.name = p.name and f.feedback_id is null`,
    [taken.content],
  );
  return true;
}

/** Deletes for good what was deleted so long ago, and by a clock that was set back since. */
export async function forgetDeleted(db: Db, now: number, afterMs: number): Promise<void> {
  await db.query("delete from deleted_feedbacks where deleted_at <= $1 or deleted_at >= $2", [
    instant(now - afterMs),
    instant(now + afterMs),
  ]);
}
