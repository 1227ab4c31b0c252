import * as z from "zod/mini";
import { exchangeJson, type JsonRequest } from "#server/outside/exchange-json.ts";
import { TranslationError } from "./translator.ts";

const TIMEOUT_MS = 20_000;
const MAX_REPLY_BYTES = 256 * 1024;

/**
 * Requests an engine and parses the reply by the schema `answer`.
 *
 * @throws TranslationError where it does not answer with translations
 */
export async function requestEngine<Schema extends z.ZodMiniType>(
  request: Pick<JsonRequest, "url" | "headers" | "body">,
  answer: Schema,
): Promise<z.output<Schema>> {
  const reply = await exchangeJson({
    ...request,
    method: "POST",
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  }).catch((cause: unknown) => {
    throw new TranslationError("The engine gave no translation.", { cause });
  });
  const read = z.safeParse(answer, reply);
  if (!read.success) throw new TranslationError("The engine's reply is not a translation.");
  return read.data;
}
