import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** An authenticator in software, with one passkey. Every part of what it signs may be changed, for attacks. */
export interface AuthenticatorForTest {
  /** The answer to options for creating a passkey. */
  create(options: CreationRequest, changes?: CeremonyChanges): NewCredentialForTest;
  /** The answer to options for signing in. */
  get(options: { challenge: string; rpId: string }, changes?: CeremonyChanges): CredentialForTest;
}

interface CreationRequest {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}

interface NewCredentialForTest {
  id: string;
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}

interface CredentialForTest {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

interface CeremonyChanges {
  readonly origin?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  /** Whether it verified its owner by PIN, finger or face. */
  readonly isVerified?: boolean;
  /** Counter of its signatures. */
  readonly counter?: number;
  /** A statement about its maker, which no one asked for. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, unknown> };
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** @param origin of the page it is used on */
export function authenticatorForTest(origin: string, id = randomBytes(16)): AuthenticatorForTest {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let signatures = 0;

  const clientData = (type: string, challenge: string, changes: CeremonyChanges) =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, flags: number, changes: CeremonyChanges) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? signatures);
    const verified = changes.isVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(changes.rpId ?? rpId),
      Buffer.from([USER_PRESENT | verified | flags]),
      counter,
    ]);
  };

  return {
    create({ challenge, rp }, changes = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id, HAS_CREDENTIAL, changes),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const { fmt, attStmt } = changes.attestation ?? { fmt: "none", attStmt: new Map() };
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", fmt],
        ["attStmt", new Map<string, never>(Object.entries(Object.fromEntries(attStmt)))],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, changes).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
          transports: ["internal", "hybrid", "carrier-pigeon"],
        },
      };
    },
    get({ challenge, rpId }, changes = {}) {
      signatures += 1;
      const data = authenticatorData(rpId, 0, changes);
      const client = clientData("webauthn.get", challenge, changes);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
