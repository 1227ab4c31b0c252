import * as z from "zod/mini";
import { exchangeJson, NoAnswer } from "#server/outside/json-exchange.ts";

/** Milliseconds for which somebody waits who fills in a form. */
const PATIENCE_MS = 6000;
const MOST_BYTES = 256 * 1024;

/**
 * What a geocoder answers to this address of its own, read as `answer`.
 *
 * @throws NoAnswer where it does not answer, or not as it should
 */
export async function askGeocoder<Schema extends z.ZodMiniType>(
  url: string,
  answer: Schema,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<Schema>> {
  const reply = await exchangeJson({
    url,
    method: "GET",
    headers,
    patienceMs: PATIENCE_MS,
    mostBytes: MOST_BYTES,
  });
  const read = z.safeParse(answer, reply);
  if (!read.success) throw new NoAnswer("What the geocoder answered is no list of places.");
  return read.data;
}
