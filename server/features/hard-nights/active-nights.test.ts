import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { personForTest } from "#checks/users-for-tests.ts";
import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import { DatabaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { activeNights } from "./active-nights.ts";
import { addHardNight } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 24, 1);
const MINUTE_MS = 60_000;
const NIGHT: HardNight = {
  id: "01950000-0000-7000-8000-000000000001",
  kind: "COLD",
  coordinates: { longitude: -80.2, latitude: 25.77 },
  radiusMiles: 20,
  until: NOW + 10 * MINUTE_MS,
  text: "Very cold tonight.",
  textEs: "Esta noche hace mucho frío.",
  createdAt: NOW,
};

onOneEngine("the hard nights in effect", (open) => {
  test("stay known while the database is away, until they end", async () => {
    await addHardNight(open(), NIGHT, await personForTest(open(), NOW));
    let fault: Error | null = null;
    const db: Db = {
      query: async (text, values, options) => {
        if (fault !== null) throw fault;
        return open().query(text, values, options);
      },
    };
    const nights = activeNights(db);
    fault = new DatabaseFault("unavailable");
    expect(await nights.at(NOW)).toEqual([]);
    fault = null;
    expect(await nights.at(NOW)).toEqual([NIGHT]);

    fault = new DatabaseFault("unavailable");
    for (const minutes of [1, 2, 9]) expect(await nights.at(NOW + minutes * MINUTE_MS)).toEqual([NIGHT]);
    expect(await nights.at(NIGHT.until)).toEqual([]);

    // A fault of ours is no outage.
    fault = new TypeError("ours");
    await expect(nights.at(NOW + 5 * MINUTE_MS)).rejects.toThrow("ours");
  });
});
