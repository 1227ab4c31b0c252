import * as z from "zod/mini";
import { exchangeJson, NoReply } from "#server/base/outside/exchange-json.ts";

/** Short, since a person is waiting at a form. */
const TIMEOUT_MS = 6000;
const MAX_REPLY_BYTES = 256 * 1024;

/**
 * Requests a geocoder's URL and parses the reply by the schema `answer`.
 *
 * @throws NoReply where it does not answer, or not as expected
 */
export async function requestGeocoder<Schema extends z.ZodMiniType>(
  url: string,
  answer: Schema,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<Schema>> {
  const reply = await exchangeJson({
    url,
    method: "GET",
    headers,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
  });
  const read = z.safeParse(answer, reply);
  if (!read.success) throw new NoReply("What the geocoder answered is no list of places.");
  return read.data;
}
