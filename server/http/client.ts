import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "#domain/account/session-cookie.ts";
import { API_BASE } from "#domain/contract/address.ts";

/** What a request came from, beside who sent it. Nothing of it is logged. */
export interface Client {
  /** IP address; behind a trusted proxy, the one that the proxy names. */
  readonly address: string;
  /** The random id that the device was given at its first kudo; null before that. */
  readonly deviceId: string | null;
  /** Gives the device this id with the reply, to be sent back with its next kudos. */
  keepDeviceId(id: string): void;
  /** What the browser or program calls itself; empty where it does not. */
  readonly userAgent: string;
  /** Signs the browser in with the reply, by this token; null: out. */
  keepSession(token: string | null): void;
}

/** For calls that only devices make: no page is rendered with them. */
export function deviceOf(client: Client | null): Client {
  if (client === null) throw new Error("This call comes from a device, over HTTP.");
  return client;
}

const COOKIE = "device";
/** 128 random bits. Whatever else stands in the cookie is not ours. */
const DEVICE_ID = /^[\w-]{22}$/;
/** As long as browsers keep a cookie at most. */
const MAX_AGE_SECONDS = 400 * 86_400;

export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  const deviceId = request.cookies[COOKIE];
  return {
    address: request.ip,
    deviceId: deviceId !== undefined && DEVICE_ID.test(deviceId) ? deviceId : null,
    keepDeviceId(id) {
      reply.setCookie(COOKIE, id, {
        // Pages are never told of it: only kudos are sent with it.
        path: `${API_BASE}/services`,
        httpOnly: true,
        sameSite: "strict",
        secure: request.protocol === "https",
        maxAge: MAX_AGE_SECONDS,
      });
    },
    userAgent: request.headers["user-agent"] ?? "",
    keepSession(token) {
      reply.setCookie(SESSION_COOKIE, token ?? "", {
        path: "/",
        httpOnly: true,
        // A link from elsewhere finds somebody signed in; a form from elsewhere does not.
        sameSite: "lax",
        secure: request.protocol === "https",
        // When a session ends, the server decides.
        maxAge: token === null ? 0 : MAX_AGE_SECONDS,
      });
    },
  };
}
