import * as z from "zod/mini";
import { defineCall, noParameters } from "../../base/contract/call.ts";
import { filled, oneLine } from "../../base/contract/contact-text.ts";
import { MAX_PASSKEY_NAME } from "../../base/contract/limits.ts";
import { text } from "../../base/contract/text.ts";
import { signedIn } from "../account/account-calls.ts";
import { done, mailedToken } from "../account/account-fields.ts";
import { creationOptions, credential, newCredential, requestOptions } from "./webauthn.ts";

/** The second step of signing in, where the operator requires it (rules passkeys 10–16). */

const FACTOR_TOKEN = "`factorToken` is from the 403 of signing in: it works once, for ten minutes.";

export const beginSecondFactor = defineCall({
  id: "beginSecondFactor",
  method: "POST",
  path: "/auth/second-factor/options",
  summary: "Find out how the second step can be taken.",
  description: `\`options\` is null for somebody without a passkey, who asks for a link by mail. ${FACTOR_TOKEN}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ factorToken: mailedToken() }),
  reply: z.object({ options: z.nullable(requestOptions) }),
  problems: [
    "invalidRequest",
    "deadLink",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const finishSecondFactor = defineCall({
  id: "finishSecondFactor",
  method: "POST",
  path: "/auth/second-factor",
  summary: "Finish signing in with a passkey or a recovery code.",
  description: `Replies as signing in does. After ten wrong attempts one starts over. ${FACTOR_TOKEN}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z
    .object({
      factorToken: mailedToken(),
      credential: z.nullish(credential),
      recoveryCode: z.nullish(filled(text({ max: 100 }))),
    })
    .check(
      z.refine(({ credential, recoveryCode }) => Boolean(credential) || Boolean(recoveryCode), {
        path: ["credential"],
        params: { message: "required" },
      }),
    ),
  reply: signedIn,
  problems: [
    "invalidRequest",
    "passkeyFailed",
    "wrongRecoveryCode",
    "deadLink",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const sendEnrollment = defineCall({
  id: "sendEnrollment",
  method: "POST",
  path: "/auth/second-factor/mail",
  summary: "Mail somebody without a passkey a link for creating one.",
  description: `The link works once, for an hour. 403 for somebody who has one. ${FACTOR_TOKEN}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ factorToken: mailedToken() }),
  reply: done,
  problems: ["invalidRequest", "deadLink", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});

export const beginEnrollment = defineCall({
  id: "beginEnrollment",
  method: "POST",
  path: "/auth/second-factor/enrollment-options",
  summary: "Get the options for creating the first passkey by the mailed link.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ token: mailedToken() }),
  reply: creationOptions,
  problems: [
    "invalidRequest",
    "deadLink",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const finishEnrollment = defineCall({
  id: "finishEnrollment",
  method: "POST",
  path: "/auth/second-factor/enrollment",
  summary: "Add the first passkey by the mailed link, and sign in.",
  description: "Replies as signing in does, with ten recovery codes that are never shown again.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    token: mailedToken(),
    credential: newCredential,
    name: z.nullish(filled(oneLine({ max: MAX_PASSKEY_NAME }))),
  }),
  reply: z.extend(signedIn, { recoveryCodes: z.array(z.string()) }),
  problems: [
    "invalidRequest",
    "passkeyFailed",
    "deadLink",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});
