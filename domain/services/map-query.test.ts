import { expect, test } from "vitest";
import { readServiceQuery } from "./list-query.ts";
import { aroundMiddle } from "./map-query.ts";

const NEAREST = { by: "distance", direction: "asc" };

test.each<[Record<string, string>, ReturnType<typeof aroundMiddle>["near"], unknown]>([
  [{ bounds: "-80.4,25.6,-80,26" }, { longitude: -80.2, latitude: 25.8 }, NEAREST],
  [{ bounds: "170,-10,-170,10" }, { longitude: 180, latitude: 0 }, NEAREST],
  [{ bounds: "-80.4,25.6,-80,26", sort: "open" }, { longitude: -80.2, latitude: 25.8 }, NEAREST],
  [{ nearCoordinate: "-80|25", sort: "open" }, { longitude: -80, latitude: 25 }, NEAREST],
  [
    { nearCoordinate: "-80|25", sort: "likes" },
    { longitude: -80, latitude: 25 },
    { by: "likes", direction: "desc" },
  ],
  [{ sort: "name" }, null, { by: "name", direction: "asc" }],
])("%j", (parameters, near, order) => {
  const query = readServiceQuery(parameters, 0);
  if (!query.ok) throw new Error(JSON.stringify(query.problem));
  const around = aroundMiddle(query.value);
  expect(around.order).toEqual(order);
  if (near === null) expect(around.near).toBeNull();
  else {
    expect(around.near?.longitude).toBeCloseTo(near.longitude, 9);
    expect(around.near?.latitude).toBeCloseTo(near.latitude, 9);
  }
});
