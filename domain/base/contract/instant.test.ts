import fc from "fast-check";
import { expect, test } from "vitest";
import { epochOfIso, isoOfEpoch } from "./instant.ts";

test("instants are read as the platform reads them", () => {
  for (const text of [
    "2026-11-21T08:30:00Z",
    "2024-02-29T23:59:59.5+05:30",
    "1970-01-01T00:00:00-08:00",
    "2100-03-01T00:00Z",
  ]) {
    expect(epochOfIso(text), text).toBe(new Date(text).getTime());
  }
});

test("what is no instant is refused", () => {
  for (const text of [
    "",
    "today",
    "2026-11-21",
    "2026-11-21T08:30",
    "2026-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-11-00T00:00:00Z",
    "2026-11-21T24:00:00Z",
    "2026-11-21T08:60:00Z",
    "1e309",
    "99999-01-01T00:00:00Z",
    "2026-11-21T08:30:00+25:00",
  ]) {
    expect(epochOfIso(text), text).toBeNull();
  }
});

test("a plus sign that the address turned into a space still counts", () => {
  expect(epochOfIso("2026-11-21T08:30:00 01:00")).toBe(new Date("2026-11-21T08:30:00+01:00").getTime());
});

test("what is written is read back, with any offset", () => {
  const epochs = fc.integer({ min: 86_400_000, max: Date.UTC(2199, 11, 30) });
  fc.assert(
    fc.property(epochs, fc.option(fc.integer({ min: -720, max: 840 })), (epoch, offset) => {
      expect(epochOfIso(isoOfEpoch(epoch, offset))).toBe(epoch);
      expect(new Date(isoOfEpoch(epoch, offset)).getTime()).toBe(epoch);
    }),
  );
});
