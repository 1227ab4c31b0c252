import * as z from "zod/mini";
import { exchangeJson, type JsonRequest } from "#server/base/outside/exchange-json.ts";
import { TranslationError } from "./translator.ts";

const TIMEOUT_MS = 20_000;
const MAX_REPLY_BYTES = 256 * 1024;

/**
 * Requests an engine and parses the reply by the schema `answer`; a POST by default.
 *
 * @throws TranslationError where it does not answer in this form
 */
export async function requestEngine<Schema extends z.ZodMiniType>(
  request: Pick<JsonRequest, "url" | "headers" | "body"> & Partial<Pick<JsonRequest, "method">>,
  answer: Schema,
): Promise<z.output<Schema>> {
  const reply = await exchangeJson({
    method: "POST",
    ...request,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  }).catch((cause: unknown) => {
    throw new TranslationError("The engine gave no answer.", { cause });
  });
  const read = z.safeParse(answer, reply);
  if (!read.success) throw new TranslationError("The engine's reply is not what was asked for.");
  return read.data;
}
