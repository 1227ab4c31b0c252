import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { home as homeEn } from "#domain/words/en/home.ts";
import { home as homeEs } from "#domain/words/es/home.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** Nothing that comes later moves what somebody is about to press (rule home 25). */
const town = demonstrationTown();
const HERE = { longitude: -123.9, latitude: 39.87 };
const HOME = { en: homeEn, es: homeEs };

/** What moved on the page since it was opened, messages aside, as browsers measure it. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (
              "value" in entry &&
              typeof entry.value === "number" &&
              !("hadRecentInput" in entry && entry.hadRecentInput === true)
            )
              sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // What was buffered is told in a task of its own, before the frame after next.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 0)));
      }),
  );
}

describe.each(["en", "es"] as const)("in %s", (language) => {
  test("the list stays where it is while a location arrives, and its alert with it", async () => {
    const { page } = await town().visit({ language, width: 360, height: 740, position: HERE });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const alerts = page.getByRole("region", { name: /^(Alerts|Avisos)$/ });
    await alerts.waitFor();
    const before = await alerts.boundingBox();
    // Where it was allowed before, it is used at once.
    await page.getByRole("main").getByText(/\d mi/).first().waitFor();
    expect(await alerts.boundingBox()).toEqual(before);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test("home, with the picker, and a service's page stay where they are", async () => {
    const { page } = await town().visit({ language, width: 360, height: 740, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.getByRole("banner").locator('[value="place"]').click();
    await page.getByRole("dialog").waitFor();
    expect(await shifts(page)).toBeLessThan(0.01);
    const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
    await page.goto(`/services/${service?.id}`);
    await hydrated(page);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test("four cards are in sight on a small phone, and Filters with its count", async () => {
    const { page } = await town().visit({ language, width: 360, height: 740, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER&open=1");
    await hydrated(page);
    const filters = page.getByRole("button", { name: new RegExp(`^${HOME[language].more}.*1`) });
    const box = await filters.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.goto("/?tab=SHELTER&open=0");
    await hydrated(page);
    const tabs = (await page.locator('[aria-current="page"]').boundingBox())?.y ?? 0;
    const fourth = await page.getByRole("main").getByRole("heading", { level: 2 }).nth(3).boundingBox();
    expect((fourth?.y ?? tabs) + (fourth?.height ?? 0)).toBeLessThan(tabs);
  });
});
