import type { FastifyInstance } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { replyProblem } from "#server/base/http/reply-problem.ts";
import type { ChatbotDependencies } from "#server/features/chatbot/answer-sources.ts";
import type { TextGatewaySettings } from "../../../base/settings/text-gateway-settings.ts";
import { textAnswerer } from "./answer-text-message.ts";
import type { TextGateway } from "./gateway.ts";
import { jsonGateway } from "./json-gateway.ts";
import { twilioGateway } from "./twilio-gateway.ts";

/** Bytes: a text message of ten segments, with everything that a gateway adds. */
const MAX_BODY = 16_000;

const GATEWAYS: Record<TextGatewaySettings["kind"], (settings: TextGatewaySettings) => TextGateway> = {
  twilio: twilioGateway,
  json: jsonGateway,
};

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Adds the webhook of text messages (rules text-messages 1–3). It is not a call of the contract: its body is signed as
 * it is received, and its shape is the gateway's.
 *
 * @param settings null: there is no gateway
 */
export function addTextMessages(
  app: FastifyInstance,
  settings: TextGatewaySettings | null,
  dependencies: ChatbotDependencies,
  now: () => number,
): void {
  if (settings === null) return;
  const answer = textAnswerer(dependencies, settings.numberKey);
  const gateway = GATEWAYS[settings.kind](settings);
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      gateway.contentType,
      { parseAs: "buffer", bodyLimit: MAX_BODY },
      (_, body, parsed) => parsed(null, body),
    );
    // A gateway sends everyone's messages from one address; each number has its own limit.
    scope.post(`${API_BASE}/sms`, { config: { rateLimit: false } }, async (request, reply) => {
      const at = now();
      const body = readUtf8(request.body);
      if (body === null) return replyProblem(reply, problem("forbidden"));
      const read = gateway.read({ url: request.url, headers: request.headers, body }, at);
      if (!read.ok) return replyProblem(reply, read.problem);
      const text = await answer(read.message, at);
      const { contentType, body: answered } = gateway.reply(text);
      return reply.header("cache-control", "no-store").type(contentType).send(answered);
    });
    done();
  });
}

function readUtf8(body: unknown): string | null {
  if (!Buffer.isBuffer(body)) return null;
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}
