import { test } from "vitest";
import { home } from "#words/compiled/en/services/home.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { expectWalkable, WINDOWS } from "./walk-by-tab.ts";

/** A visitor without a mouse goes through a page from its beginning to its end, and back. */
const town = demonstrationTown();

test.each(WINDOWS)("the list, a service and the map, at $width", async (size) => {
  const { page } = await town().visit({ ...size, place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await expectWalkable(page);
  const [service] = await town().app.read<{ id: string }[]>("/services?search=name&q=grace+house");
  await page.goto(`/services/${service?.id}`);
  await hydrated(page);
  await expectWalkable(page);
  if (size.width > 900) return;
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.getByRole("button", { name: home.map, exact: true }).click();
  await page.locator(".leaflet-marker-icon button").first().waitFor();
  await expectWalkable(page);
});
