import type { RunningApp } from "./running-app.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Sends a request below `/api`, with a body as JSON where there is one. */
export function sendJson(
  app: Pick<RunningApp, "address">,
  method: Method,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  return fetch(`${app.address}/api${path}`, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The status and the body of a reply; the body as `Body`, which the test knows. */
export async function statusAndBody<Body>(sent: Promise<Response>): Promise<{ status: number; body: Body }> {
  const reply = await sent;
  const body: Body = await reply.json();
  return { status: reply.status, body };
}
