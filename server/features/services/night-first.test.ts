import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import { readServiceQuery } from "#domain/services/list-query.ts";
import type { Db } from "#server/base/sql/db.ts";
import { openSearch } from "#server/features/search/search.ts";
import { storeServices } from "../listings/store-services.ts";
import { nightFirst } from "./night-first.ts";

/** 8 in the evening in Miami. */
const NOW = Date.UTC(2026, 10, 24, 1);
const SECOND = 1000;
const MIAMI = { longitude: -80.2, latitude: 25.77 };
const NIGHT: HardNight = {
  id: "01950000-0000-7000-8000-000000000001",
  kind: "COLD",
  coordinates: MIAMI,
  radiusMiles: 20,
  until: NOW + 3_600_000,
  text: "Cold",
  textEs: "Frío",
  createdAt: NOW,
};

onOneEngine("what comes first in a hard night", (open) => {
  test("is there at once while newer ones are read", async () => {
    const [before, after] = ["Before", "After"].map((name) =>
      serviceForTest({
        name,
        schedules: everyDay(20 * 60, 7 * 60, true),
        place: { coordinates: MIAMI },
      }),
    );
    if (before === undefined || after === undefined) throw new Error("There are two.");
    await storeServices(open(), [before], NOW);
    let reading: Promise<void> = Promise.resolve();
    const db: Db = {
      query: async (text, values) => {
        await reading;
        return open().query(text, values);
      },
    };
    const nights = { at: async () => [NIGHT], forget: () => {} };
    const find = nightFirst({ db, textSearch: openSearch(), nights });
    const read = readServiceQuery({ nearCoordinate: `${MIAMI.longitude}|${MIAMI.latitude}` }, NOW);
    if (!read.ok) throw new Error("The query is one.");
    const { value } = read;
    expect(await find(value, NOW)).toEqual({ ids: [before.id] });

    await storeServices(open(), [after], NOW);
    let finish = () => {};
    reading = new Promise((resolve) => {
      finish = resolve;
    });
    // Both the one that asks for newer ones, and those that come while they are read.
    expect(await find(value, NOW + 61 * SECOND)).toEqual({ ids: [before.id] });
    expect(await find(value, NOW + 62 * SECOND)).toEqual({ ids: [before.id] });
    finish();
    await expect
      .poll(async () => (await find(value, NOW + 63 * SECOND))?.ids.toSorted())
      .toEqual([before.id, after.id].toSorted());
  });
});
