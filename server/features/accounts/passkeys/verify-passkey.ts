import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import type { RelyingParty } from "#domain/accounts/passkeys/relying-party.ts";
import {
  type CreationOptions,
  type Credential,
  type NewCredential,
  PASSKEY_ALGORITHMS,
  type RequestOptions,
} from "#domain/accounts/passkeys/webauthn.ts";
import { PASSKEY_CHALLENGE_MS } from "#domain/base/contract/limits.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newSecretToken, tokenDigest } from "#server/base/tokens/secret-token.ts";
import { addChallenge, type ChallengeUse, consumeChallenge } from "./challenge-queries.ts";
import type { PasskeyRow } from "./passkey-queries.ts";

/** The ceremonies of WebAuthn. The library checks what browsers send; here are options, challenges and settings. */

type CBORType = Parameters<typeof isoCBOR.encode>[0];

/** Returns null where the library refuses; only a fault of the database is an error. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    if (databaseFault(error) !== null) throw error;
    return null;
  }
}

/**
 * Drops the attestation, the statement about the authenticator's maker. We do not request one, and verifying one that
 * is sent anyway would fetch revocation lists from addresses that its sender chose.
 */
function withoutAttestation(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get("authData");
  const none = new Map<string, CBORType>([
    ["fmt", "none"],
    ["attStmt", new Map<string, CBORType>()],
    ["authData", authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(none));
}

interface NewPasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
}

/** Transports that WebAuthn knows; others are dropped. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** Options for creating a passkey: discoverable, and with the person verified by PIN, finger or face. */
export async function creationOptionsFor(
  db: Db,
  party: RelyingParty,
  user: NewPasskeyOwner,
  { known, use, now }: { known: readonly PasskeyRow[]; use: ChallengeUse; now: number },
): Promise<CreationOptions> {
  return {
    rp: { id: party.id, name: "Amparo" },
    user: {
      id: Buffer.from(user.id.replaceAll("-", ""), "hex").toString("base64url"),
      name: user.email,
      displayName: user.displayName,
    },
    challenge: await newChallenge(db, use, now),
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: known.map(describe),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/** @param known passkeys of the account; none: any passkey of this site */
export async function requestOptionsFor(
  db: Db,
  party: RelyingParty,
  { known, use, now }: { known: readonly PasskeyRow[]; use: ChallengeUse; now: number },
): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(db, use, now),
    timeout: PASSKEY_CHALLENGE_MS,
    rpId: party.id,
    allowCredentials: known.map(describe),
    userVerification: "required",
  };
}

async function newChallenge(db: Db, use: ChallengeUse, now: number): Promise<string> {
  const { token, digest } = newSecretToken();
  await addChallenge(db, digest, use, now + PASSKEY_CHALLENGE_MS);
  return token;
}

function describe({ credentialId, transports }: PasskeyRow) {
  return {
    id: credentialId.toString("base64url"),
    type: "public-key" as const,
    transports: [...transports],
  };
}

/** A credential that was verified, to be stored. */
export type VerifiedPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports">;

/**
 * Verifies a new credential. Its challenge is used up whatever the outcome, so this is called outside of the
 * transaction that stores the passkey. Null: refused.
 */
export async function verifyNewPasskey(
  db: Db,
  party: RelyingParty,
  { id, response }: NewCredential,
  { use, now }: { use: ChallengeUse; now: number },
): Promise<VerifiedPasskey | null> {
  const { clientDataJSON, attestationObject } = response;
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, attestationObject: withoutAttestation(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => consumeChallenge(db, tokenDigest(challenge), use, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }),
  );
  if (verified?.verified !== true) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, "base64url"),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: TRANSPORTS.filter((transport) => response.transports?.includes(transport)),
  };
}

/**
 * Verifies a signature by a stored passkey. Its challenge is used up whatever the outcome, so this is called outside of
 * the transaction that signs in.
 *
 * @returns the passkey's new counter; null: refused
 */
export async function verifyPasskey(
  db: Db,
  party: RelyingParty,
  { id, response }: Credential,
  { passkey, use, now }: { passkey: PasskeyRow; use: ChallengeUse; now: number },
): Promise<number | null> {
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consumeChallenge(db, tokenDigest(challenge), use, now),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString("base64url"),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
}
