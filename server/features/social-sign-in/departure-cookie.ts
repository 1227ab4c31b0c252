import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { API_BASE } from "#domain/contract/address.ts";
import { PROVIDERS, type Provider } from "#domain/social-sign-in/provider.ts";
import type { Departure } from "./social-provider.ts";

const COOKIE = "departure";
/** People look for their password, and for the second factor. */
const SECONDS = 600;
const PATH = `${API_BASE}/auth`;

/** What the browser keeps while it is away. It is read once. */
export interface KeptDeparture extends Departure {
  readonly provider: Provider;
  /** Path of ours to go on to. */
  readonly next: string;
}

const random = z.string().check(z.regex(/^[\w.~-]{20,128}$/));
const KEPT = z.object({
  provider: z.enum(PROVIDERS),
  state: random,
  verifier: random,
  nonce: random,
  next: z.string(),
});

export function keepDeparture(request: FastifyRequest, reply: FastifyReply, departure: KeptDeparture): void {
  const value = Buffer.from(JSON.stringify(departure)).toString("base64url");
  reply.setCookie(COOKIE, value, { ...settings(request), maxAge: SECONDS });
}

/** Null where there is none, or none of ours. */
export function takeDeparture(request: FastifyRequest, reply: FastifyReply): KeptDeparture | null {
  const value = request.cookies[COOKIE];
  if (value === undefined) return null;
  reply.setCookie(COOKIE, "", { ...settings(request), maxAge: 0 });
  try {
    const read = KEPT.safeParse(JSON.parse(Buffer.from(value, "base64url").toString()));
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
