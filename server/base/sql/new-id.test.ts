import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("an id is a UUIDv7: its moment first, so that ids sort by when they were made", () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(now);
  expect(newId(now + 1) > newId(now)).toBe(true);
});

test("ids of one moment differ", () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(0))).size).toBe(1000);
});
