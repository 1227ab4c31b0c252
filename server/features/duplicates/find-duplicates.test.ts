import { beforeEach, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findDuplicates } from "./find-duplicates.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;

/** One of the two listings of a kitchen. */
function kitchen(number: number): ReturnType<typeof serviceForTest> {
  return serviceForTest({
    name: "Grace Kitchen",
    website: `https://grace-${number}.example`,
    place: { address1: `${100 + number} Palm Street`, city: "Miami", state: "FL", zip: "33130" },
  });
}

function orderPair(one: string, other: string): { first: string; second: string } {
  return one < other ? { first: one, second: other } : { first: other, second: one };
}

onEachEngine("the search for duplicates", (open) => {
  beforeEach(async () => {
    for (const table of ["duplicate_keys", "duplicate_pairs", "services"])
      await open().query(`delete from ${table}`);
  });
  const foundAt = () =>
    open().query<{ first: string; second: string; at: number }>(
      "select first_id as first, second_id as second, found_at as at from duplicate_pairs order by found_at, id",
    );

  test("continues where it stopped, and finds pairs of which it had compared one", async () => {
    const kitchens = Array.from({ length: 250 }, (_, number) => kitchen(number));
    const twins = Array.from({ length: 250 }, (_, number) => kitchen(number));
    await storeServices(open(), [...kitchens, ...twins], NOW - DAY);
    const runs: boolean[] = [];
    for (let at = NOW; at < NOW + 5; at++) runs.push(await findDuplicates(open(), at, () => true));
    expect(runs).toEqual([false, false, true, true, true]);
    const pairs = await foundAt();
    expect(pairs).toHaveLength(250);
    expect(new Set(pairs.map(({ at }) => at)).size).toBeGreaterThan(1);
  });

  test("compares only what has changed", async () => {
    const [one, two] = [kitchen(1), kitchen(2)];
    const [oneTwin, twoTwin] = [kitchen(1), kitchen(2)];
    await storeServices(open(), [one, two, oneTwin, twoTwin], NOW - DAY);
    await findDuplicates(open(), NOW);
    await open().query("update services set version = version + 1 where id = $1", [twoTwin.id]);
    await findDuplicates(open(), NOW + DAY);
    const kept = { ...orderPair(one.id, oneTwin.id), at: NOW };
    expect(await foundAt()).toEqual([kept, { ...orderPair(two.id, twoTwin.id), at: NOW + DAY }]);
    await open().query("update services set version = version + 1, name = 'Grace Shelter' where id = $1", [
      twoTwin.id,
    ]);
    await findDuplicates(open(), NOW + 2 * DAY);
    expect(await foundAt()).toEqual([kept]);
    await open().query("update services set deleted_at = now() where id = $1", [one.id]);
    await findDuplicates(open(), NOW + 3 * DAY);
    expect(await foundAt()).toEqual([]);
  });

  test("a pair that was edited after the search began is of that edit", async () => {
    await storeServices(open(), [kitchen(1), kitchen(1)], NOW - DAY);
    await open().query(
      "update services set name = name || ' ', updated_at = to_timestamp($1::float8 / 1000)",
      [NOW + 1],
    );
    await findDuplicates(open(), NOW);
    expect((await foundAt()).map(({ at }) => at)).toEqual([NOW + 1]);
  });
});
