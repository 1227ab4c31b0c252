import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import type { TextGatewaySettings } from "../../../base/settings/text-gateway-settings.ts";
import type { TextGateway } from "./gateway.ts";
import { isSame } from "./is-same.ts";
import { numberDigits } from "./number-digits.ts";

/** Maximum difference between the time of a signature and ours, in milliseconds. */
const TOLERANCE_MS = 5 * 60_000;
const PREFIX = "whsec_";

const received = z.object({ from: z.string(), text: z.string() });

/**
 * `{from, text}` as JSON, signed as Standard Webhooks have it: HMAC-SHA256 over id, time and body. Answered with
 * `{text}`, which is null where nothing is to be sent.
 */
export function jsonGateway({ secret }: TextGatewaySettings): TextGateway {
  const key = secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), "base64")
    : Buffer.from(secret);
  return {
    contentType: "application/json",
    read({ headers, body }, now) {
      const id = readHeader(headers["webhook-id"]);
      const time = readHeader(headers["webhook-timestamp"]);
      const sentAt = /^\d{10}$/u.test(time) ? Number(time) * 1000 : 0;
      const expected = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest();
      // Several while the secret is being changed.
      const isSigned = readHeader(headers["webhook-signature"])
        .split(" ")
        .map((signature) => signature.split(","))
        .some(
          ([version, signature = ""]) =>
            version === "v1" && isSame(Buffer.from(signature, "base64"), expected),
        );
      if (id === "" || !isSigned || Math.abs(now - sentAt) > TOLERANCE_MS) {
        return { ok: false, problem: problem("forbidden") };
      }
      const parsed = received.safeParse(parseJson(body));
      if (!parsed.success) return { ok: false, problem: invalid({ body: "wrongType" }) };
      const from = numberDigits(parsed.data.from);
      if (from === null) return { ok: false, problem: invalid({ from: "notPhone" }) };
      return { ok: true, message: { id, from, text: parsed.data.text } };
    },
    reply: (text) => ({
      contentType: "application/json; charset=utf-8",
      body: JSON.stringify({ text }),
    }),
  };
}

function readHeader(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
