import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { PROVIDERS, type Provider } from "#domain/accounts/social-sign-in/provider.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { AUTHORIZATION_COOKIE } from "#server/base/http/cookie-names.ts";
import type { AuthorizationState } from "./social-provider.ts";

/** Time to find a password and a second factor. */
const SECONDS = 600;
const PATH = `${API_BASE}/auth`;

/** State that the browser stores during the authorization. It is read once. */
export interface StoredAuthorizationState extends AuthorizationState {
  readonly provider: Provider;
  /** Path of this app to continue at. */
  readonly next: string;
}

const random = z.string().check(z.regex(/^[\w.~-]{20,128}$/));
const STORED = z.object({
  provider: z.enum(PROVIDERS),
  state: random,
  verifier: random,
  nonce: random,
  next: z.string(),
});

export function storeAuthorizationState(
  request: FastifyRequest,
  reply: FastifyReply,
  authorizationState: StoredAuthorizationState,
): void {
  const value = Buffer.from(JSON.stringify(authorizationState)).toString("base64url");
  reply.setCookie(AUTHORIZATION_COOKIE, value, { ...settings(request), maxAge: SECONDS });
}

/** Reads and clears the state; null where it is missing or invalid. */
export function consumeAuthorizationState(
  request: FastifyRequest,
  reply: FastifyReply,
): StoredAuthorizationState | null {
  const value = request.cookies[AUTHORIZATION_COOKIE];
  if (value === undefined) return null;
  reply.setCookie(AUTHORIZATION_COOKIE, "", { ...settings(request), maxAge: 0 });
  try {
    const read = STORED.safeParse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** `lax`, since the browser returns from another site. */
function settings(request: FastifyRequest) {
  return {
    path: PATH,
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
  } as const;
}
