/**
 * A request without a reply in this time counts as without a network: longer than the worker waits before it answers
 * itself, and than the server takes for anything.
 */
const SILENCE_MS = 25_000;

/** Works like `fetch`, but rejects where no reply begins in time. A slow reply is not cut off. */
export async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const response = await fetch(address, { ...init, signal: silence.signal });
  clearTimeout(timer);
  return response;
}
