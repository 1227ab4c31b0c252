import * as z from "zod/mini";
import { exchangeJson, type JsonRequest } from "#server/outside/json-exchange.ts";
import { TranslationFailed } from "./translator.ts";

const PATIENCE_MS = 20_000;
const MOST_BYTES = 256 * 1024;

/**
 * What an engine answers, read as `answer`.
 *
 * @throws TranslationFailed where it does not answer, or with anything but translations
 */
export async function askEngine<Schema extends z.ZodMiniType>(
  request: Pick<JsonRequest, "url" | "headers" | "body">,
  answer: Schema,
): Promise<z.output<Schema>> {
  const reply = await exchangeJson({
    ...request,
    method: "POST",
    patienceMs: PATIENCE_MS,
    mostBytes: MOST_BYTES,
  }).catch((cause: unknown) => {
    throw new TranslationFailed("The engine gave no translation.", { cause });
  });
  const read = z.safeParse(answer, reply);
  if (!read.success) throw new TranslationFailed("What the engine answered is no translation.");
  return read.data;
}
