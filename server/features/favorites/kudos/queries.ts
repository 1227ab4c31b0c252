import type { Db } from "#server/base/sql/db.ts";

/**
 * Whether a kudo of this device for this service would change nothing: it was given before, or the service is
 * protected and takes none. Null where there is no such public service.
 */
export async function findKudo(db: Db, serviceId: string, deviceDigest: Buffer): Promise<boolean | null> {
  const [row] = await db.query<{ isKnown: boolean }>(
    `select s.is_protected
            or exists (select from kudos where service_id = s.id and device_digest = $2) as "isKnown"
       from public_services s
      where s.id = $1::uuid`,
    [serviceId, deviceDigest],
  );
  return row?.isKnown ?? null;
}

/** False where it exists already, or was added concurrently. */
export async function addKudo(db: Db, serviceId: string, deviceDigest: Buffer): Promise<boolean> {
  const rows = await db.query(
    `insert into kudos (service_id, device_digest) values ($1::uuid, $2)
         on conflict do nothing
     returning service_id`,
    [serviceId, deviceDigest],
  );
  return rows.length === 1;
}

/** Increments the count, without a change of version or date. False where the service is no longer public. */
export async function countKudo(db: Db, serviceId: string): Promise<boolean> {
  const rows = await db.query(
    "update services set likes = likes + 1 where id = $1::uuid and is_public and not is_protected returning id",
    [serviceId],
  );
  return rows.length === 1;
}
