import type { Call, CallAnswer, CallInput, CallReply } from "#domain/contract/call.ts";
import type { Problem } from "#domain/contract/problems.ts";
import { problem } from "#domain/contract/problems.ts";

/**
 * Calls of people with an account, over HTTP. The browser adds the session's cookie itself. Only types come from
 * the contract: its checks stay on the server.
 *
 *     const answer = await sendCall<typeof updateProfile>("PUT", "/auth/profile", { displayName, phone });
 */
export async function sendCall<C extends Call>(
  method: C["method"],
  /** Below `/api`, with its query. */
  address: string,
  body?: CallInput<C>["body"],
): Promise<CallAnswer<C>> {
  const answer = await sendOnce<C>(method, address, body);
  if (answer.ok || answer.problem.code !== 401 || signInAgain === null) return answer;
  // What was to be done is done once they have signed in again: nothing typed is lost.
  return (await signInAgain()) ? sendOnce<C>(method, address, body) : answer;
}

let signInAgain: (() => Promise<boolean>) | null = null;

/**
 * Called when a session has ended in the middle of work; resolves to whether the same person signed in again.
 * Returns how to stop.
 */
export function onSessionEnd(ask: () => Promise<boolean>): () => void {
  signInAgain = ask;
  return () => {
    if (signInAgain === ask) signInAgain = null;
  };
}

/** The same, whatever becomes of it. No network answers like a server that is not ready: 503. */
export async function sendOnce<C extends Call>(
  method: C["method"],
  address: string,
  body?: CallInput<C>["body"],
): Promise<CallAnswer<C>> {
  try {
    const response = await fetch(`/api${address}`, {
      method,
      headers: {
        // Of the page, which may be another than the browser's: mails are written in it.
        "accept-language": document.documentElement.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) return { ok: false, ...(await problemOf(response)) };
    const total = response.headers.get("x-total-count");
    const reply: CallReply<C> = await response.json();
    return { ok: true, reply, ...(total === null ? {} : { total: Number(total) }) };
  } catch {
    return { ok: false, problem: problem(503) };
  }
}

async function problemOf(response: Response): Promise<{ problem: Problem; retryAfterSeconds?: number }> {
  const seconds = Number(response.headers.get("retry-after") ?? "");
  const later = seconds > 0 ? { retryAfterSeconds: seconds } : {};
  // What stands between may answer for a server that is away.
  if (response.status >= 502) return { problem: problem(503), ...later };
  const text = await response.text();
  try {
    const found: Problem = JSON.parse(text);
    return { problem: found, ...later };
  } catch {
    // Plain text, as GET /auth/profile answers.
    return { problem: response.status === 401 ? problem(401) : problem(500), ...later };
  }
}
