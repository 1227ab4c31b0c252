import * as z from "zod/mini";
import { exchangeJson, NoReply } from "#server/base/outside/exchange-json.ts";

/** Time limit of each request; a person may be waiting. */
const TIMEOUT_MS = 3000;
const MAX_REPLY_BYTES = 1024 * 1024;

/**
 * Requests a weather service's URL and parses the reply by the schema `answer`.
 *
 * @throws NoReply where it does not answer, or not as expected
 */
export async function requestWeather<Schema extends z.ZodMiniType>(
  url: string,
  answer: Schema,
): Promise<z.output<Schema>> {
  const reply = await exchangeJson({
    url,
    method: "GET",
    // The National Weather Service refuses requests that do not name their program.
    headers: { "user-agent": "Amparo" },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  });
  const read = z.safeParse(answer, reply);
  if (!read.success) throw new NoReply("What the weather service answered is no weather.");
  return read.data;
}
