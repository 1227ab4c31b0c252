import { addressOf } from "#domain/contract/address.ts";
import type { PublicCrisisLine } from "#domain/crisis-lines/crisis-line-calls.ts";

/** Crisis lines are always here, whatever was opened: fetched when the app is installed, anew each day. */

const CACHE = "help";
const ADDRESS = addressOf("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } });
const KEPT_AT = "x-kept-at";
const FRESH_MS = 24 * 3_600_000;

/** Null before the first visit was over. */
export async function readHelpLines(): Promise<{ lines: PublicCrisisLine[]; at: number } | null> {
  const kept = await (await caches.open(CACHE)).match(ADDRESS);
  if (kept === undefined) return null;
  const lines: PublicCrisisLine[] = await kept.json();
  return { lines, at: Number(kept.headers.get(KEPT_AT) ?? 0) };
}

/** @param now epoch milliseconds */
export async function freshenHelpLines(now: number): Promise<void> {
  const kept = await readHelpLines();
  if (kept !== null && now - kept.at < FRESH_MS) return;
  const reply = await fetch(ADDRESS, { credentials: "omit" });
  if (!reply.ok) return;
  const headers = { "content-type": "application/json", [KEPT_AT]: String(now) };
  await (await caches.open(CACHE)).put(ADDRESS, new Response(await reply.text(), { headers }));
}
