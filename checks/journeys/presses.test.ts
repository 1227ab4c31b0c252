import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { home } from "#domain/words/en/home.ts";
import { services } from "#domain/words/en/services.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** How many presses what people came for takes, besides what they write. */
const town = demonstrationTown();

/** Counts what it presses; what is pressed is in sight, or it would take another press to get there. */
function counter(): { press: (what: Locator) => Promise<void>; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    async press(what) {
      await what.waitFor();
      const box = await what.boundingBox();
      const height = what.page().viewportSize()?.height ?? 0;
      expect((box?.y ?? -1) >= 0 && (box?.y ?? height) + (box?.height ?? 0) <= height).toBe(true);
      count++;
      await what.click();
    },
  };
}

const FIRST_CALL = /^Call /;

test("a returning visitor calls the first service with one press", async () => {
  const { page } = await town().visit({ width: 360, height: 740, place: DEMO_HARBOR });
  await page.goto("/");
  const call = page.getByRole("main").getByRole("link", { name: FIRST_CALL }).first();
  expect(await call.getAttribute("href")).toMatch(/^tel:/);
  const box = await call.boundingBox();
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740);
});

test("on a first visit it takes two, and the first is to the list", async () => {
  const { page } = await town().visit({ width: 360, height: 740, isNew: true });
  await page.goto("/");
  await hydrated(page);
  const { press, count } = counter();
  await press(page.getByRole("link", { name: /^Continue to/ }));
  const call = page.getByRole("main").getByRole("link", { name: FIRST_CALL }).first();
  await call.waitFor();
  expect(await call.getAttribute("href")).toMatch(/^tel:/);
  expect(count() + 1).toBe(2);
});

test("food that is open near a ZIP code takes four presses and its digits", async () => {
  const { page } = await town().visit({ width: 360, height: 740 });
  await page.goto("/");
  await hydrated(page);
  const { press, count } = counter();
  await press(page.getByRole("banner").locator('[value="place"]'));
  await page.getByRole("searchbox").fill("00001");
  await press(page.getByRole("dialog").getByRole("link", { name: /00001/ }).first());
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await press(page.getByRole("link", { name: services.types.FOOD, exact: true }));
  await page
    .getByRole("link", { name: services.types.FOOD, exact: true })
    .and(page.locator("[aria-current]"))
    .waitFor();
  await press(page.getByRole("link", { name: home.openNow, exact: true }));
  await page.locator('[aria-current="true"]', { hasText: home.openNow }).waitFor();
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  expect(count()).toBe(4);
});
