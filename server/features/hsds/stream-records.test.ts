import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Streams, streams } from "./stream-records.ts";

const record = z.object({ id: z.string() });

async function* two() {
  yield [{ id: "1" }, { id: "2" }];
}

/** Begins a stream, and leaves it under way. */
async function begun(all: Streams, address: string) {
  const answer = all.of({ address }, record, two());
  if (!("lines" in answer)) return answer;
  const lines = answer.lines[Symbol.asyncIterator]();
  expect(await lines.next()).toEqual({ done: false, value: '{"id":"1"}\n{"id":"2"}\n' });
  return { end: () => lines.return?.() };
}

const BUSY = { ok: false, problem: expect.objectContaining({ code: 429 }), retryAfterSeconds: 30 };

test("an IPv4 address or IPv6 /56 has two streams at a time, and another when one of them ends", async () => {
  const all = streams();
  const first = await begun(all, "2001:db8:1:2ff::1");
  await begun(all, "2001:db8:1:200::1");
  expect(await begun(all, "2001:db8:1:201::1")).toEqual(BUSY);
  expect(await begun(all, "192.0.2.1")).toHaveProperty("end");
  if ("end" in first) await first.end();
  expect(await begun(all, "2001:db8:1:201::1")).toHaveProperty("end");
});

test("all networks together have eight", async () => {
  const all = streams();
  for (let at = 0; at < 8; at++) expect(await begun(all, `192.0.2.${at}`)).toHaveProperty("end");
  expect(await begun(all, "203.0.113.1")).toEqual(BUSY);
});

test("a stream whose client takes nothing loses its place, and does not end as if it were whole", async () => {
  const all = streams(1);
  const answers = [0, 1].map(() => all.of({ address: "192.0.2.1" }, record, two()));
  const [slow] = answers.map((answer) => ("lines" in answer ? answer.lines[Symbol.asyncIterator]() : null));
  await slow?.next();
  await begun(all, "192.0.2.1");
  await vi.waitFor(async () => expect(await begun(all, "192.0.2.1")).toHaveProperty("end"), 20_000);
  await expect(slow?.next()).rejects.toThrow("too slowly");
});
