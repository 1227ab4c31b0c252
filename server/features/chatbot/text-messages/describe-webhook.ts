import type { TextGatewaySettings } from "../../../base/settings/text-gateway-settings.ts";

type JsonObject = Record<string, unknown>;

const text = { type: "string" };
const problem = (description: string): JsonObject => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
});
const header = (name: string, description: string): JsonObject => ({
  name,
  in: "header",
  required: true,
  description,
  schema: text,
});

const SHAPES: Record<TextGatewaySettings["kind"], JsonObject> = {
  twilio: {
    parameters: [
      header("X-Twilio-Signature", "HMAC-SHA1 over the address and all fields by name, in base64."),
    ],
    requestBody: {
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: {
            type: "object",
            properties: { MessageSid: text, From: text, Body: text },
            required: ["MessageSid", "From"],
          },
        },
      },
    },
    responses: {
      "200": { description: "TwiML with the answer, or without one.", content: { "text/xml": {} } },
    },
  },
  json: {
    parameters: [
      header("webhook-id", "The gateway's id of the message."),
      header("webhook-timestamp", "When it was signed, in seconds since 1970."),
      header("webhook-signature", "As Standard Webhooks have it: `v1,` and HMAC-SHA256 in base64."),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", properties: { from: text, text }, required: ["from", "text"] },
        },
      },
    },
    responses: {
      "200": {
        description: "The answer; null: nothing is sent.",
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { text: { type: ["string", "null"] } },
              required: ["text"],
            },
          },
        },
      },
    },
  },
};

/** Describes the webhook in OpenAPI, by its path; empty where there is none. It requires a signature, and no role. */
export function describeWebhook(settings: TextGatewaySettings | null): Record<string, JsonObject> {
  if (settings === null) return {};
  const { responses, ...shape } = SHAPES[settings.kind];
  const post = {
    operationId: "answerTextMessage",
    summary: "Answer a text message.",
    description: "For the gateway that is configured. Its signature is what permits the request.",
    security: [],
    ...shape,
    responses: {
      ...(responses ?? {}),
      "400": problem("`invalidRequest`: a field is missing, or the number cannot be read."),
      "403": problem("`forbidden`: the signature is not that of this request."),
      "503": problem("`unavailable`: the message may be sent again."),
    },
  };
  return { "/sms": { post } };
}
