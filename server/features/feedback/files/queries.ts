import type { FeedbackFacts } from "#domain/feedback/feedback-readers.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A stored picture that is not attached to a message yet. */
export interface UnattachedFile {
  name: string;
  width: number;
  height: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

export async function addFileRow(db: Db, { name, width, height, createdAt }: UnattachedFile): Promise<void> {
  await db.query("insert into files (name, width, height, created_at) values ($1, $2, $3, $4)", [
    name,
    width,
    height,
    instant(createdAt),
  ]);
}

/**
 * Finds the message that a picture is attached to: `feedback` is null where there is none; null where the picture does
 * not exist.
 */
export async function findFile(db: Db, name: string): Promise<{ feedback: FeedbackFacts | null } | null> {
  const [row] = await db.query<{
    type: FeedbackFacts["type"] | null;
    serviceId: string | null;
    ownerId: string | null;
  }>(
    `select b.type, b.service_id as "serviceId", s.owner_id as "ownerId"
       from files f left join feedbacks b on b.id = f.feedback_id
                    left join services s on s.id = b.service_id
      where f.name = $1`,
    [name],
  );
  if (row === undefined) return null;
  const { type, serviceId, ownerId } = row;
  return { feedback: type === null ? null : { type, serviceId, ownerId } };
}

/**
 * Attaches pictures that were saved after `since`, epoch milliseconds, to a message, in this order. False where one is
 * unknown, older or attached already: the caller must then roll back.
 */
export async function attachFiles(
  db: Db,
  feedbackId: string,
  names: readonly string[],
  since: number,
): Promise<boolean> {
  if (names.length === 0) return true;
  const rows = await db.query(
    `update files f set feedback_id = $1::uuid, position = n.at - 1
       from unnest($2::text[]) with ordinality as n (name, at)
      where f.name = n.name and f.feedback_id is null and f.created_at > $3
  returning f.name`,
    [feedbackId, names, instant(since)],
  );
  return rows.length === names.length;
}

/** Unattached pictures from before this time. */
export async function findUnattachedFiles(db: Db, before: number, max: number): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select name from files
      where feedback_id is null and created_at < $1
      order by created_at
      limit $2`,
    [instant(before), max],
  );
  return rows.map(({ name }) => name);
}

export async function removeFileRows(db: Db, names: readonly string[]): Promise<void> {
  await db.query("delete from files where name = any ($1::text[])", [names]);
}
