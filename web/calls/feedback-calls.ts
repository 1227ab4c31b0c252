import type { CallInput } from "#domain/contract/call.ts";
import { MAX_FILE_BYTES } from "#domain/contract/limits.ts";
import type { FieldMessages, Problem } from "#domain/contract/problems.ts";
import type { sendAppFeedback, sendServiceFeedback } from "#domain/feedback/feedback-calls.ts";
import type { Language } from "#domain/words/language.ts";

/** The calls of the forms. Only browsers make them. */

export type MessageBody =
  | { readonly to: "service"; readonly body: CallInput<typeof sendServiceFeedback>["body"] }
  | { readonly to: "app"; readonly body: CallInput<typeof sendAppFeedback>["body"] };

/** What became of a message. `fields`: what is wrong with it, which trying again will not mend. */
export type Sent = "sent" | "noNetwork" | "tooOften" | "failed" | { readonly fields: FieldMessages };

export async function sendMessage({ to, body }: MessageBody, language: Language): Promise<Sent> {
  try {
    const response = await fetch(`/api/feedbacks/${to}?lang=${language}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return "sent";
    if (response.status === 429) return "tooOften";
    // What stands between may answer for a server that is away.
    if (response.status >= 502 && response.status <= 504) return "noNetwork";
    if (response.status !== 400) return "failed";
    const { fields = {} }: Problem = await response.json();
    return { fields };
  } catch {
    return "noNetwork";
  }
}

export type PictureProblem = "notPicture" | "tooLarge" | "tooManyPixels" | "failed";

/** The name that the server gave, or why it has none. */
export type Uploaded =
  | { readonly name: string }
  | { readonly problem: PictureProblem }
  | "noNetwork"
  | "stopped";

export interface Upload {
  readonly done: Promise<Uploaded>;
  stop(): void;
}

/**
 * @param picture may still be on its way from the phone's own work
 * @param onProgress the share that has left the phone, 0 to 1; `fetch` does not tell it
 */
export function uploadPicture(picture: Promise<Blob>, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  let isStopped = false;
  const send = (blob: Blob) =>
    new Promise<Uploaded>((resolve) => {
      if (isStopped) return resolve("stopped");
      if (blob.size > MAX_FILE_BYTES) return resolve({ problem: "tooLarge" });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => resolve("noNetwork");
      request.ontimeout = () => resolve("noNetwork");
      request.onabort = () => resolve("stopped");
      const form = new FormData();
      form.set("file", blob);
      request.open("POST", "/api/files");
      request.timeout = 120_000;
      request.send(form);
    });
  return {
    done: picture.then(send),
    stop() {
      isStopped = true;
      request.abort();
    },
  };
}

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  if (status >= 502 && status <= 504) return "noNetwork";
  try {
    const reply: { name?: string } & Partial<Problem> = JSON.parse(responseText);
    if (status === 200 && reply.name !== undefined) return { name: reply.name };
    if (status === 415) return { problem: "notPicture" };
    if (status === 413) {
      return { problem: reply.fields?.["file"] === "outOfRange" ? "tooManyPixels" : "tooLarge" };
    }
  } catch {
    // Not from our server.
  }
  return { problem: "failed" };
}
