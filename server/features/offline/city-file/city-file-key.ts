import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { Db } from "#server/base/sql/db.ts";
import { readPrivateKey } from "#server/base/tokens/signing-key.ts";
import { addKey, readKey } from "./queries.ts";

/** The key that signs files. */
export interface CityFileKeys {
  /** Makes the key with the first file, where none is configured. */
  readonly key: () => Promise<KeyObject>;
  /** Fingerprint of the key; null: none is configured, and no file was made yet. */
  readonly fingerprint: () => Promise<string | null>;
}

/** @param configured in PEM; null: the one that the database keeps */
export function cityFileKeys(db: Db, configured: string | null): CityFileKeys {
  const stored = async (): Promise<KeyObject | null> => {
    const pem = configured ?? (await readKey(db));
    const key = pem === null ? null : readPrivateKey(pem);
    if (pem !== null && key === null) throw new Error("The key of files is no Ed25519 key.");
    return key;
  };
  return {
    async key() {
      const known = await stored();
      if (known !== null) return known;
      const { privateKey } = generateKeyPairSync("ed25519");
      await addKey(db, privateKey.export({ type: "pkcs8", format: "pem" }).toString());
      return (await stored()) ?? privateKey;
    },
    async fingerprint() {
      const key = await stored();
      return key === null ? null : fingerprintKey(createPublicKey(key));
    },
  };
}

/** SHA-256 of the public key (DER, SubjectPublicKeyInfo) in hexadecimal, in groups of four. */
export function fingerprintKey(publicKey: KeyObject): string {
  const digest = createHash("sha256").update(exportDer(publicKey)).digest("hex");
  return digest.match(/.{4}/g)?.join(" ") ?? digest;
}

/** The public key as DER, SubjectPublicKeyInfo. */
export function exportDer(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: "spki", format: "der" });
}
