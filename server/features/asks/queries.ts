import type { AskCount, AskField } from "#domain/asks/ask-fields.ts";
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

/** How often each field of a service was asked about. */
export async function readAsks(db: Db, serviceId: string): Promise<AskCount[]> {
  return db.query<AskCount>("select field, presses from asks where service_id = $1::uuid", [serviceId]);
}

/** Forgets how often a field was asked about: somebody has answered. */
export async function clearAsk(db: Db, serviceId: string, field: AskField): Promise<void> {
  await db.query("delete from asks where service_id = $1::uuid and field = $2", [serviceId, field]);
}
