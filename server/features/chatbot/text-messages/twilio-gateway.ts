import { createHmac } from "node:crypto";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import type { TextGatewaySettings } from "../../../base/settings/text-gateway-settings.ts";
import type { TextGateway } from "./gateway.ts";
import { isSame } from "./is-same.ts";
import { numberDigits } from "./number-digits.ts";

/**
 * Twilio's webhook, which other gateways take over: a form, signed with HMAC-SHA1 over the address and all fields by
 * name, answered in TwiML. Fields are added without notice, so those unknown are signed and ignored.
 */
export function twilioGateway({ secret, publicUrl }: TextGatewaySettings): TextGateway {
  return {
    contentType: "application/x-www-form-urlencoded",
    read({ url, headers, body }) {
      const fields = new URLSearchParams(body);
      const signed = [...new Set(fields.keys())]
        .toSorted()
        .map((name) => `${name}${fields.getAll(name).join("")}`)
        .join("");
      const expected = createHmac("sha1", secret).update(`${publicUrl}${url}${signed}`).digest();
      const given = headers["x-twilio-signature"];
      if (typeof given !== "string" || !isSame(Buffer.from(given, "base64"), expected)) {
        return { ok: false, problem: problem("forbidden") };
      }
      const id = fields.get("MessageSid") ?? fields.get("SmsMessageSid") ?? "";
      const from = numberDigits(fields.get("From") ?? "");
      if (id === "") return { ok: false, problem: invalid({ MessageSid: "required" }) };
      if (from === null) return { ok: false, problem: invalid({ From: "notPhone" }) };
      return { ok: true, message: { id, from, text: fields.get("Body") ?? "" } };
    },
    reply(text) {
      const message = text === null ? "" : `<Message>${escaped(text)}</Message>`;
      return {
        contentType: "text/xml; charset=utf-8",
        body: `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`,
      };
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\f", " ");
}
