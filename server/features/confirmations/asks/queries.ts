import { createHash } from "node:crypto";
import type { AskCount, AskField } from "#domain/services/ask-fields.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

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

/** Reads how often each field of a service was asked about. */
export async function readAsks(db: Db, serviceId: string): Promise<AskCount[]> {
  return db.query<AskCount>("select field, presses from asks where service_id = $1::uuid", [serviceId]);
}

/** Forgets how often a field was asked about: someone has answered. */
export async function clearAsk(db: Db, serviceId: string, field: AskField): Promise<void> {
  await db.query("delete from asks where service_id = $1::uuid and field = $2", [serviceId, field]);
}

/** An answer by the provider of a service, and its time. */
interface ProviderAnswer {
  readonly serviceId: string;
  readonly field: AskField;
  /** The answered value, of the field's type. */
  readonly value: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Notes when the provider said what a field has. */
export async function noteProviderAnswer(
  db: Db,
  { serviceId, field, value, now }: ProviderAnswer,
): Promise<void> {
  await db.query(
    `insert into provider_answers (service_id, field, value_digest, answered_at) values ($1::uuid, $2, $3, $4)
         on conflict (service_id, field) do update
        set value_digest = excluded.value_digest, answered_at = excluded.answered_at`,
    [serviceId, field, digestOfValue(value), instant(now)],
  );
}

/** Reads when the provider answered about which fields of a service, with the digest of each value then. */
export async function readProviderAnswers(
  db: Db,
  serviceId: string,
): Promise<{ field: AskField; digest: Buffer; at: number }[]> {
  return db.query(
    `select field, value_digest as digest, answered_at as at
       from provider_answers where service_id = $1::uuid order by answered_at, field`,
    [serviceId],
    { isFrequent: true },
  );
}

/** Hashes the value of a field. The order of choices does not matter. */
export function digestOfValue(value: unknown): Buffer {
  const plain = Array.isArray(value) ? [...value].sort() : value;
  return createHash("sha256").update(JSON.stringify(plain)).digest();
}
