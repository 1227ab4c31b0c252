import * as z from "zod/mini";
import { holds } from "../../base/contract/text.ts";

/** The JSON of Web Authentication (Level 3, sections 5.1.8 to 5.1.10), as far as we send and read it. */

/** Algorithms that we accept, by their COSE numbers: EdDSA, ECDSA with P-256, RSA. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** For `navigator.credentials.get`. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  /** Empty: any passkey of this site. */
  allowCredentials: z.array(descriptor),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** Bytes as base64url without padding. */
function bytes({ max }: { max: number }) {
  return z.string().check(
    holds<string>((value) => value !== "", "required"),
    holds<string>((value) => value.length <= max, "tooLong"),
    holds<string>((value) => /^[\w-]*$/.test(value), "unknownValue"),
  );
}

const MAX_CREDENTIAL_ID = 1366;
const MAX_CLIENT_DATA = 4000;

/** What `navigator.credentials.create` resolves to. */
export const newCredential = z.object({
  id: bytes({ max: MAX_CREDENTIAL_ID }),
  response: z.object({
    clientDataJSON: bytes({ max: MAX_CLIENT_DATA }),
    attestationObject: bytes({ max: 20_000 }),
    transports: z.nullish(
      z
        .array(z.string().check(holds<string>((value) => value.length <= 20, "tooLong")))
        .check(holds<string[]>((list) => list.length <= 10, "tooMany")),
    ),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** What `navigator.credentials.get` resolves to. */
export const credential = z.object({
  id: bytes({ max: MAX_CREDENTIAL_ID }),
  response: z.object({
    clientDataJSON: bytes({ max: MAX_CLIENT_DATA }),
    authenticatorData: bytes({ max: 4000 }),
    signature: bytes({ max: 4000 }),
  }),
});
export type Credential = z.output<typeof credential>;
