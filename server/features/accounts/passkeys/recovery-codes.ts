import { createHash, randomBytes } from "node:crypto";
import {
  formatRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
} from "#domain/accounts/passkeys/recovery-code.ts";
import type { Db } from "#server/base/sql/db.ts";
import { replaceRecoveryCodes } from "./passkey-queries.ts";

/** SHA-256 of a code as it was made. */
export function recoveryCodeDigest(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}

/**
 * Replaces a user's recovery codes.
 *
 * @returns the new codes, of which only digests are stored
 */
export async function makeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    formatRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  await replaceRecoveryCodes(db, userId, codes.map(recoveryCodeDigest));
  return codes;
}
