import { createHmac, randomUUID } from "node:crypto";
import type { TextGatewaySettings } from "#server/base/settings/text-gateway-settings.ts";

/** A gateway of text messages that signs as Standard Webhooks have it. */
export const TEXT_GATEWAY: TextGatewaySettings = {
  kind: "json",
  secret: "a secret of the gateway",
  numberKey: "0123456789abcdef0123456789abcdef",
  publicUrl: "https://help.example.org",
};

/** A message as that gateway sends it, with its signature. @param now epoch milliseconds */
export function gatewayRequest(
  message: { from: string; text: string },
  now: number,
  id: string = randomUUID(),
): RequestInit {
  const body = JSON.stringify(message);
  const time = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", TEXT_GATEWAY.secret)
    .update(`${id}.${time}.${body}`)
    .digest("base64");
  return {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": time,
      "webhook-signature": `v1,${signature}`,
    },
  };
}
