import { expect, test } from "vitest";
import { locationAt } from "../services/location-wire.ts";
import type { ListRequest } from "./list-request.ts";
import { savedPlacesIn } from "./saved-places-in.ts";

const row = (city: string, state: string, zip: string, point: readonly [number, number] | null) => ({
  city,
  state,
  zip,
  location: locationAt(point === null ? null : { longitude: point[0], latitude: point[1] }),
});
const ROWS = [
  row("Port Blue", "WA", "98001", [-122, 47]),
  row("Port Blue", "WA", "98002", [-123, 48]),
  row("Port Blue", "OR", "97001", [-124, 45]),
  row("Hollow", "WA", "98003", null),
];
/** Searches rows as GET /services does in that field. */
async function services({ q = "", search }: ListRequest) {
  return ROWS.filter(({ city, zip }) => (search === "zip" ? zip === q : city.toLowerCase().includes(q)));
}

test.each([
  ["food near 98001", "98001", "98001", [-122, 47]],
  ["comida en Port Blue, WA", "port blue", "Port Blue, WA", [-122.5, 47.5]],
  ["food in port blue", "port blue", "Port Blue, WA", [-122.5, 47.5]],
  ["food in port blue oregon", "port blue", "Port Blue, OR", [-124, 45]],
])("%s: where the services of that place are", async (message, text, name, [longitude, latitude]) => {
  const places = await savedPlacesIn(message, services);
  expect(places.get(text)).toMatchObject({ name, coordinates: { longitude, latitude } });
});

test.each(["food near 33130", "food in hollow, wa", "food"])("%s: no place is known", async (message) => {
  expect((await savedPlacesIn(message, services)).size).toBe(0);
});
