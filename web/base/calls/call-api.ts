import { rawAddress } from "#domain/base/contract/address.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type {
  AnyInput,
  EndpointAnswer,
  EndpointInput,
  JsonEndpoint,
} from "#domain/base/contract/call-api.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import { fetchInTime } from "../browser/fetch-in-time.ts";
import { noteReply } from "../browser/offline-status.ts";
import { noteDate } from "../browser/server-clock.ts";

/**
 * Calls the API over HTTP; pages send every request from here. Only types come from the contract: its checks stay on
 * the server. The browser adds the session's cookie itself.
 *
 *     const answer = await callApi("PUT /auth/profile", { body: { displayName, phone } });
 *
 * If the session has ended, the person is asked to sign in again and the call is sent once more, so that nothing typed
 * is lost. Without a network, or where a proxy answers with a page of its own, the answer is 503, as of a server that
 * is not ready.
 */
export function callApi<E extends JsonEndpoint>(
  endpoint: E,
  ...input: EndpointInput<E>
): Promise<EndpointAnswer<E>>;
export async function callApi(endpoint: string, input: AnyInput = {}): Promise<Answer<unknown>> {
  const answer = await send(endpoint, input);
  if (answer.ok || answer.problem.code !== 401 || signInAgain === null) return answer;
  return (await signInAgain()) ? send(endpoint, input) : answer;
}

/** Calls the API in the background: it never asks the visitor to sign in. */
export function callInBackground<E extends JsonEndpoint>(
  endpoint: E,
  ...input: EndpointInput<E>
): Promise<EndpointAnswer<E>>;
export function callInBackground(endpoint: string, input: AnyInput = {}): Promise<Answer<unknown>> {
  return send(endpoint, input);
}

let signInAgain: (() => Promise<boolean>) | null = null;

/**
 * Registers what is done when a session has ended in the middle of work: `ask` resolves to whether the same person
 * signed in again. Returns a function that unregisters it.
 */
export function onSessionEnd(promptSignIn: () => Promise<boolean>): () => void {
  signInAgain = promptSignIn;
  return () => {
    if (signInAgain === promptSignIn) signInAgain = null;
  };
}

/** No sentence: that is how screens know that nothing of ours answered, whose own problems all have one. */
const UNREACHABLE: Problem = { code: 503, key: "unavailable", message: "" };
export const NO_NETWORK: Answer<never> = { ok: false, problem: UNREACHABLE };

/** The window's event after each call that may have changed something. */
export const WRITE_EVENT = "write";

/** Calls that change nothing, and whose text must not be in an address. */
const READING = /^POST \/(?:danger$|[\w-]+\/search(?:\/|$))/;

/** Sends any call, whose input the callers above have checked. */
async function send(endpoint: string, input: AnyInput): Promise<Answer<unknown>> {
  noteCall?.(1);
  try {
    return await sendIt(endpoint, input);
  } finally {
    noteCall?.(-1);
  }
}

let noteCall: ((by: 1 | -1) => void) | null = null;

/**
 * Registers an observer of calls, which gets 1 before and -1 after each: the search bar waits for replies. Null removes
 * it.
 */
export function watchCalls(note: typeof noteCall): void {
  noteCall = note;
}

async function sendIt(endpoint: string, input: AnyInput): Promise<Answer<unknown>> {
  const method = parseMethod(endpoint);
  const { body } = input;
  const sentAt = Date.now();
  const address = rawAddress(endpoint, input);
  try {
    const response = await fetchInTime(address, {
      method,
      // Going back, a browser would take what it stored earlier.
      cache: "no-cache",
      headers: {
        // The page's language, which may differ from the browser's: mails are written in it.
        "accept-language": document.documentElement.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      // Undefined where there is no body.
      body: JSON.stringify(body),
    });
    // The service worker may have answered a GET: with what the device has, or with 204 where it has nothing. An error of
    // the server's does not end the notice that what is shown is stored: the list may come from here, its count not.
    const isReading = method === "GET" || READING.test(endpoint);
    if (isReading && response.status !== 204 && response.status < 500) noteReply(address, response.headers);
    const answer = answerFrom(response.status, (name) => response.headers.get(name), await response.text());
    if (answer !== NO_NETWORK) noteDate(response.headers.get("date"), sentAt);
    if (!isReading) dispatchEvent(new Event(WRITE_EVENT));
    return answer;
  } catch {
    return NO_NETWORK;
  }
}

export function parseMethod(endpoint: string): string {
  return endpoint.slice(0, endpoint.indexOf(" "));
}

/**
 * @param header reads a header of the response; null where it has none
 * @param text the body
 */
export function answerFrom(
  status: number,
  header: (name: string) => string | null,
  text: string,
): Answer<unknown> {
  const body = parsed(text);
  if (status < 300) {
    if (body === undefined) return NO_NETWORK;
    const total = header("x-total-count");
    return { ok: true, reply: body, ...(total === null ? {} : { total: Number(total) }) };
  }
  const seconds = Number(header("retry-after"));
  return {
    ok: false,
    problem: isProblem(body) ? body : toProblem(status, body),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

/** Undefined if the text is not JSON: the plain text of GET /auth/profile, or a page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "key" in body;
}

/** Builds the problem of a reply without one of ours. A proxy answers 502 to 504 when it cannot reach the server. */
function toProblem(status: number, body: unknown): Problem {
  // Something in front of the server refuses with a sentence of its own.
  if (status === 400 && typeof body === "object" && body !== null && "message" in body)
    return { code: 400, key: "invalidRequest", message: String(body.message) };
  if (status >= 502 && status <= 504) return UNREACHABLE;
  const isEnded = status === 401;
  return { code: isEnded ? 401 : 500, key: isEnded ? "unauthorized" : "internalError", message: "" };
}
