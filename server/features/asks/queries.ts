import type { AskField } from "#domain/asks/ask-fields.ts";
import type { Db } from "#server/sql/db.ts";

/** Counts one press. False where the service is not public any more. */
export async function countPress(db: Db, serviceId: string, field: AskField): Promise<boolean> {
  const rows = await db.query(
    `insert into asks (service_id, field, presses)
     select id, $2, 1 from services where id = $1::uuid and is_public
         on conflict (service_id, field) do update set presses = asks.presses + 1
     returning field`,
    [serviceId, field],
  );
  return rows.length === 1;
}
