import * as z from "zod/mini";
import type { Find } from "#domain/chatbot/question.ts";
import { CATEGORIES, NEEDS } from "#domain/services/enumerations.ts";
import { exchangeJson, NoReply } from "../exchange-json.ts";

/** A language model that turns messages into queries of ours. */
export interface QueryModelSettings {
  /** Full URL of chat completions, such as `https://model.example/v1/chat/completions`. */
  readonly url: string;
  readonly model: string;
  /** API key; null: the model requires none. */
  readonly key: string | null;
}

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 20_000;
const MAX_CHOSEN = 4;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** Accepts only our own enumerations, so that no text of the model can reach an answer. */
const query = z.strictObject({
  needs: z.array(z.enum(NEEDS)).check(z.maxLength(MAX_CHOSEN)),
  audiences: z.array(z.enum(CATEGORIES)).check(z.maxLength(MAX_CHOSEN)),
});

const INSTRUCTIONS = `Somebody writes to a directory of community services, in English or Spanish. Say what they look for, as JSON and nothing else: {"needs": [...], "audiences": [...]}. needs: any of ${NEEDS.join(", ")}. audiences: any of ${CATEGORIES.join(", ")}. Leave both empty where you are not sure.`;

/**
 * Asks the model what a message is looking for; null where the model does not know. Only the message is sent.
 *
 * @throws NoReply where the model gives no answer of this form in time
 */
export async function modelQuery(
  { url, model, key }: QueryModelSettings,
  message: string,
): Promise<Pick<Find, "needs" | "audiences"> | null> {
  const reply = await exchangeJson({
    url,
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      max_tokens: 100,
      response_format: { type: "json_object" },
      messages: [
        { role: "system", content: INSTRUCTIONS },
        { role: "user", content: message },
      ],
    }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const read = z.safeParse(completion, reply);
  const content = read.success ? parseJson(read.data.choices[0]?.message.content ?? "") : null;
  const asked = z.safeParse(query, content);
  if (!asked.success) throw new NoReply("Its answer is no query.");
  return asked.data.needs.length === 0 ? null : asked.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
