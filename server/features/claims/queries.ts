import type { Language } from "#domain/words/language.ts";
import { type Db, instant } from "#server/sql/db.ts";

export interface NewClaim {
  readonly id: string;
  readonly serviceId: string;
  /** UUID of the account. */
  readonly claimantId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A claim is a message of its own type. The caller has locked the service. */
export async function addClaim(db: Db, claim: NewClaim): Promise<void> {
  await db.query(
    `insert into feedbacks (id, type, service_id, claimant_id, name, email, phone, message, language, created_at)
     values ($1::uuid, 'CLAIM', $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9)`,
    [
      claim.id,
      claim.serviceId,
      claim.claimantId,
      claim.name,
      claim.email,
      claim.phone,
      claim.message,
      claim.language,
      instant(claim.createdAt),
    ],
  );
}

/** Whether this person has a claim to this service that is not archived. */
export async function hasOpenClaim(db: Db, serviceId: string, claimantId: string): Promise<boolean> {
  const [row] = await db.query<{ isOpen: boolean }>(
    `select exists (select from feedbacks
                     where type = 'CLAIM' and service_id = $1::uuid and claimant_id = $2::uuid
                       and not is_archived) as "isOpen"`,
    [serviceId, claimantId],
  );
  return row?.isOpen === true;
}

/** Archives every open claim to a service. */
export async function endClaims(db: Db, serviceId: string): Promise<void> {
  await db.query(
    "update feedbacks set is_archived = true where type = 'CLAIM' and service_id = $1::uuid and not is_archived",
    [serviceId],
  );
}
