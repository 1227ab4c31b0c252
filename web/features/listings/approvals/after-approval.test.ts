import { describe, expect, test } from "vitest";
import { locationAt, NOWHERE } from "#domain/services/location-wire.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { comparePlaces } from "./after-approval.ts";

const door = { longitude: -123.8, latitude: 39.44 };
const yard = { longitude: -123.8, latitude: 39.4404 };

function edit(from: Coordinates | null, to: Coordinates | null) {
  const [before, after] = [{ location: locationAt(from) }, { location: locationAt(to) }];
  const changed = ["location" as const];
  const at = "2026-11-20T10:00:00.000Z";
  return {
    ...before,
    pending: { changed, before, after, isForProgram: false, editor: null, createdAt: at, updatedAt: at },
  };
}

describe("where a reviewed service was and will be", () => {
  test("a new one was nowhere before", () => {
    expect(comparePlaces({ location: locationAt(door), pending: null }, true)).toEqual({
      before: null,
      after: door,
      change: { kind: "added" },
    });
    expect(comparePlaces({ location: NOWHERE, pending: null }, true).change).toEqual({ kind: "none" });
  });

  test("an edit of something else leaves it there", () => {
    expect(comparePlaces({ location: locationAt(door), pending: null }, false)).toEqual({
      before: null,
      after: door,
      change: { kind: "same" },
    });
  });

  test("a moved one has both places, and the distance in miles", () => {
    const places = comparePlaces(edit(door, yard), false);
    expect(places).toMatchObject({ before: door, after: yard, change: { kind: "moved" } });
    // 0.0004 degrees of latitude.
    expect(places.change.kind === "moved" && places.change.miles).toBeCloseTo(0.0276, 3);
  });

  test("one that comes to the map or leaves it", () => {
    expect(comparePlaces(edit(null, door), false).change).toEqual({ kind: "added" });
    expect(comparePlaces(edit(door, null), false)).toEqual({
      before: door,
      after: null,
      change: { kind: "removed" },
    });
  });
});
