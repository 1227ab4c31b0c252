import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { filled, oneLine } from "../../base/contract/contact-text.ts";
import { MAX_PASSKEY_NAME } from "../../base/contract/limits.ts";
import { text } from "../../base/contract/text.ts";
import { signedIn } from "../account/account-calls.ts";
import { done } from "../account/account-fields.ts";
import { creationOptions, credential, newCredential, requestOptions } from "./webauthn.ts";

/** Passkeys of one's own account, and signing in with one (rules passkeys 1–9). */

const shownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type ShownPasskey = z.output<typeof shownPasskey>;

const passkeyName = () => filled(oneLine({ max: MAX_PASSKEY_NAME }));
/** Anything that is not the UUID of one's own passkey is answered as not found. */
const idOfPasskey = z.object({ id: text({ max: 100 }) });

const RECENT = "401 `signInAgain` where the session is older than 15 minutes.";

export const listPasskeys = defineCall({
  id: "listPasskeys",
  method: "GET",
  path: "/auth/passkeys",
  summary: "List your own passkeys, and how many recovery codes are left.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({
    passkeys: z.array(shownPasskey),
    recoveryCodesLeft: z.int(),
    /** Whether signing in takes a passkey besides the password, for this role. */
    isRequired: z.boolean(),
  }),
  problems: ["unauthorized"],
});

export const beginPasskey = defineCall({
  id: "beginPasskey",
  method: "POST",
  path: "/auth/passkeys/options",
  summary: "Get the options for creating a passkey.",
  description: `For \`navigator.credentials.create\`. The challenge works once, for five minutes and in this session. ${RECENT} 404 where the app has no address that passkeys can belong to.`,
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: creationOptions,
  problems: ["unauthorized", "signInAgain", "forbidden", "notFound"],
});

export const addPasskey = defineCall({
  id: "addPasskey",
  method: "POST",
  path: "/auth/passkeys",
  summary: "Add a passkey to your own account.",
  description: `With the first one come ten recovery codes, which are never shown again. ${RECENT}`,
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: z.object({ credential: newCredential, name: z.nullish(passkeyName()) }),
  reply: z.object({ passkey: shownPasskey, recoveryCodes: z.nullable(z.array(z.string())) }),
  problems: [
    "invalidRequest",
    "passkeyFailed",
    "unauthorized",
    "signInAgain",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const renamePasskey = defineCall({
  id: "renamePasskey",
  method: "PUT",
  path: "/auth/passkeys/{id}",
  summary: "Rename one of your own passkeys.",
  who: "signedIn",
  params: idOfPasskey,
  query: noParameters,
  body: z.object({ name: passkeyName() }),
  reply: shownPasskey,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const removePasskey = defineCall({
  id: "removePasskey",
  method: "DELETE",
  path: "/auth/passkeys/{id}",
  summary: "Remove one of your own passkeys.",
  description: `Every other session ends. The last one takes the recovery codes with it; 403 \`lastPasskey\` where the role requires one. ${RECENT}`,
  who: "signedIn",
  params: idOfPasskey,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["invalidRequest", "unauthorized", "signInAgain", "forbidden", "lastPasskey", "notFound"],
});

export const renewRecoveryCodes = defineCall({
  id: "renewRecoveryCodes",
  method: "POST",
  path: "/auth/recovery-codes",
  summary: "Replace your own recovery codes.",
  description: `The earlier ones stop working; the new ones are never shown again. 404 without a passkey. ${RECENT}`,
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: ["unauthorized", "signInAgain", "forbidden", "notFound"],
});

export const beginPasskeySignIn = defineCall({
  id: "beginPasskeySignIn",
  method: "POST",
  path: "/auth/passkeys/sign-in-options",
  summary: "Get the options for signing in with a passkey.",
  description: "For `navigator.credentials.get`. The challenge works once, for five minutes.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: requestOptions,
  problems: ["forbidden", "notFound"],
});

export const signInWithPasskey = defineCall({
  id: "signInWithPasskey",
  method: "POST",
  path: "/auth/passkeys/sign-in",
  summary: "Sign in with a passkey.",
  description:
    "A passkey proves both factors, so that none is asked for besides. Replies as signing in does.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ credential }),
  reply: signedIn,
  problems: [
    "invalidRequest",
    "passkeyFailed",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});
