import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { readServiceQuery } from "#domain/services/list-query.ts";
import type { Wish } from "#domain/services/wishes.ts";
import type { Db } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { currentHoursStamp } from "#server/features/services/opening-hours/store-hours.ts";
import { findToldWishes } from "./find-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
const near = (name: string, facts: object, north = 0) =>
  serviceForTest({
    name,
    place: { city: "Miami", state: "FL", coordinates: { ...MIAMI, latitude: MIAMI.latitude + north } },
    ...facts,
  });
const SERVICES = [
  near("Brick Hall", { provisions: ["COUPLES", "STORAGE"] }),
  near("Long Barn", { isAllowedPets: true }),
  near("Iron Gate", { provisions: ["NO_STORAGE"] }),
  near("Far Field", { provisions: ["FAMILIES_TOGETHER"] }, 3),
];
const WISHES: readonly Wish[] = ["COUPLES", "FAMILIES", "STEP_FREE", "PETS", "STORAGE"];

onEachEngine("What is told of several wishes", (open) => {
  test("is asked at once, and is of what is near", async () => {
    await storeServices(open(), SERVICES, NOW);
    const texts: string[] = [];
    const db: Db = {
      query: async (text, values) => {
        texts.push(text);
        return open().query(text, values);
      },
    };
    const read = readServiceQuery(
      { nearCoordinate: `${MIAMI.longitude}|${MIAMI.latitude}`, radius: "25" },
      NOW,
    );
    if (!read.ok) throw new Error("The query is one.");
    const search = {
      query: read.value,
      tsqueries: null,
      now: NOW,
      hoursStamp: currentHoursStamp(),
      without: [],
      managed: null,
      isPlacedOnly: false,
      mayBeginProtected: true,
      withRevisions: false,
      night: null,
      served: null,
      findServed: null,
    };
    expect(await findToldWishes(db, search, WISHES, () => {})).toEqual(["COUPLES", "PETS", "STORAGE"]);
    // Both decided wishes and those at the edge of the circle.
    expect(texts).toHaveLength(2);
    texts.length = 0;
    expect(await findToldWishes(db, search, ["COUPLES", "PETS"], () => {})).toEqual(["COUPLES", "PETS"]);
    expect(texts).toHaveLength(1);
  });
});
