import type { RunningApp } from "./running-app.ts";

/** Sends a request below `/api`, with a body as JSON where there is one. */
export function sendJson(
  app: Pick<RunningApp, "address">,
  method: "GET" | "POST" | "PUT" | "DELETE",
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
