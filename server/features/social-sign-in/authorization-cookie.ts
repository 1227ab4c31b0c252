import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { API_BASE } from "#domain/contract/address.ts";
import { PROVIDERS, type Provider } from "#domain/social-sign-in/provider.ts";
import type { AuthorizationState } from "./social-provider.ts";

const COOKIE = "departure";
/** People look for their password, and for the second factor. */
const SECONDS = 600;
const PATH = `${API_BASE}/auth`;

/** What the browser keeps while it is away. It is read once. */
export interface StoredAuthorizationState extends AuthorizationState {
  readonly provider: Provider;
  /** Path of ours to go on to. */
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
  reply.setCookie(COOKIE, value, { ...settings(request), maxAge: SECONDS });
}

/** Null where there is none, or none of ours. */
export function consumeAuthorizationState(
  request: FastifyRequest,
  reply: FastifyReply,
): StoredAuthorizationState | null {
  const value = request.cookies[COOKIE];
  if (value === undefined) return null;
  reply.setCookie(COOKIE, "", { ...settings(request), maxAge: 0 });
  try {
    const read = STORED.safeParse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** `lax`: the browser comes back from another site. */
function settings(request: FastifyRequest) {
  return {
    path: PATH,
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
  } as const;
}
