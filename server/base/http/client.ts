import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { KNOWN_DEVICE_COOKIE, SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { API_BASE } from "#domain/base/contract/address.ts";
import { KNOWN_DEVICE_MS, MAX_SESSION_MS } from "#domain/base/contract/limits.ts";
import { DEVICE_COOKIE } from "./cookie-names.ts";
import { isLocalRequest } from "./local-request.ts";
import { requestOrigin } from "./same-origin.ts";

/** The client that sent a request. Never logged. */
export interface Client {
  /** IP address; behind a trusted proxy, the one that the proxy names. */
  readonly address: string;
  /** Whether the request was made on this machine itself, through no proxy. */
  readonly isLocal: boolean;
  /** Origin of the address that the request was sent to; null: not readable. It is the client's to choose. */
  readonly origin: string | null;
  /** Random id that the device got at its first kudo; null before that. */
  readonly deviceId: string | null;
  /** Sets the device id cookie in the reply. */
  keepDeviceId(id: string): void;
  /** The user agent; empty where there is none. */
  readonly userAgent: string;
  /** The token in the session cookie, as it was sent; null where there was none. */
  readonly session: string | null;
  /** Sets the session cookie in the reply; null clears it. */
  keepSession(token: string | null): void;
  /** The token by which accounts know the browser, as it was sent; null where it sent none. */
  readonly knownDevice: string | null;
  /** Gives the browser this token with the reply. */
  rememberDevice(token: string): void;
  /** Aborted when the connection ends before the reply has left: the remaining work has no reader. */
  readonly gone: AbortSignal;
  /** Gives the request's place among those that are worked on back, for what has a queue of its own. */
  waitsInTurn(): void;
}

/** Returns the client of a call that is never made while rendering a page; throws where there is none. */
export function requireClient(client: Client | null): Client {
  if (client === null) throw new Error("This call comes from a device, over HTTP.");
  return client;
}

/** 128 random bits; any other value of the cookie is ignored. */
const DEVICE_ID = /^[\w-]{22}$/;
/** Maximum lifetime of cookies in browsers. */
const MAX_AGE_SECONDS = 400 * 86_400;

export function createClient(request: FastifyRequest, reply: FastifyReply): Client {
  const deviceId = request.cookies[DEVICE_COOKIE];
  let gone: AbortSignal | null = null;
  return {
    get gone() {
      gone ??= createGoneSignal(reply);
      return gone;
    },
    waitsInTurn() {
      request.endLoad?.();
    },
    address: request.ip,
    isLocal: isLocalRequest(request),
    origin: requestOrigin(request, null),
    deviceId: deviceId !== undefined && DEVICE_ID.test(deviceId) ? deviceId : null,
    keepDeviceId(id) {
      reply.setCookie(DEVICE_COOKIE, id, {
        // Sent with kudos only, never with pages.
        path: `${API_BASE}/services`,
        httpOnly: true,
        sameSite: "strict",
        secure: request.protocol === "https",
        maxAge: MAX_AGE_SECONDS,
      });
    },
    userAgent: request.headers["user-agent"] ?? "",
    session: request.cookies[SESSION_COOKIE] ?? null,
    keepSession(token) {
      reply.setCookie(SESSION_COOKIE, token ?? "", {
        path: "/",
        httpOnly: true,
        // Sent when following a link from another site, but not with a form of another site.
        sameSite: "lax",
        secure: request.protocol === "https",
        // Sessions never last longer; the server may end them sooner.
        maxAge: token === null ? 0 : MAX_SESSION_MS / 1000,
      });
    },
    knownDevice: request.cookies[KNOWN_DEVICE_COOKIE] ?? null,
    rememberDevice(token) {
      reply.setCookie(KNOWN_DEVICE_COOKIE, token, {
        path: "/",
        httpOnly: true,
        // Lax, because a browser that returns from signing in elsewhere has to send it.
        sameSite: "lax",
        secure: request.protocol === "https",
        maxAge: KNOWN_DEVICE_MS / 1000,
      });
    },
  };
}

/** Made where it is asked for: most requests are answered before a client could leave. */
function createGoneSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.closed) leaving.abort();
  raw.once("close", () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
