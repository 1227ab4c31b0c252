import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locationOffer as offerEn } from "#words/compiled/en/places/location-offer.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { locationOffer as offerEs } from "#words/compiled/es/places/location-offer.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** Nothing that loads later moves a control that someone is about to press (rule home 25). */
const town = demonstrationTown();
const HERE = { longitude: -123.9, latitude: 39.87 };
const OFFER = { en: offerEn, es: offerEs };
const HOME = { en: homeEn, es: homeEs };

/** Sum of layout shifts since the page was opened, except for messages, as browsers measure it. */
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
        // Buffered entries are delivered in a task of their own, before the frame after next.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 0)));
      }),
  );
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  test("the list stays where it is while a location arrives, and its alert with it", async () => {
    const { page } = await town().visit({ language, width: 360, height: 740, position: HERE });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const alerts = page.getByRole("region", { name: /^(Alerts|Avisos)$/ });
    await alerts.waitFor();
    const before = await alerts.boundingBox();
    // A position that was allowed before is used right away.
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

  test.each(["SHELTER", "FOOD"])(
    "without a place, with the alert and the offer of the location, four cards of %s are in sight",
    async (tab) => {
      const { page } = await town().visit({ language, width: 360, height: 740 });
      await page.goto(`/?tab=${tab}`);
      await hydrated(page);
      await page.getByRole("region", { name: /^(Alerts|Avisos)$/ }).waitFor();
      await page.getByRole("button", { name: OFFER[language].use }).waitFor();
      const top = (await page.locator('[aria-current="page"]').boundingBox())?.y ?? 0;
      const shares = await page
        .getByRole("main")
        .getByRole("listitem")
        .evaluateAll((cards, end) => {
          const boxes = cards.map((card) => card.getBoundingClientRect());
          return boxes.map(({ y, height }) => Math.max(0, Math.min(end, y + height) - y) / height);
        }, top);
      // A fourth card with a lot of text shows at least its name, its audience and its hours.
      expect(shares.filter((share) => share > 0.6).length).toBeGreaterThanOrEqual(4);
    },
  );

  test("beds of a card on a small phone stand beside its kudos, or below", async () => {
    const { page } = await town().visit({ language, width: 360 });
    for (const address of ["/?tab=SHELTER", "/?tab=SHELTER&q=bed+for+a+man+with+a+dog"]) {
      await page.goto(address);
      await hydrated(page);
      const cards = page.getByRole("main").getByRole("listitem");
      await cards.first().waitFor();
      for (const width of [328, 336, 344, 352, 360, 368, 376, 384, 392, 400]) {
        await page.setViewportSize({ width, height: 740 });
        const covered = await cards.evaluateAll((all) =>
          all.flatMap((card) => {
            const bed = card.querySelector("p > span > svg")?.getBoundingClientRect();
            const written = document.createRange();
            const kudos = card.querySelector("p > button");
            if (bed === undefined || kudos === null) return [];
            written.selectNodeContents(kudos);
            const isOver = [...written.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                left < bed.right && right > bed.left && top < bed.bottom - 4 && bottom > bed.top + 4,
            );
            return isOver ? [card.querySelector("h2, h3")?.textContent] : [];
          }),
        );
        expect(covered, `${address} at ${width}`).toEqual([]);
      }
    }
  });

  test.each([320, 360])("the first need beside Open now is whole at %d px", async (width) => {
    const { page } = await town().visit({ language, width, place: DEMO_HARBOR });
    for (const open of [0, 1]) {
      await page.goto(`/?tab=SHELTER&open=${open}`);
      await hydrated(page);
      const bar = page.getByRole("navigation", { name: HOME[language].filters });
      const all = await bar.getByRole("link", { name: HOME[language].all, exact: true }).boundingBox();
      const filters = await bar.getByRole("button").last().boundingBox();
      // The text ends before the area in which chips fade out.
      expect((all?.x ?? 360) + (all?.width ?? 0)).toBeLessThan((filters?.x ?? 0) - 4);
    }
  });

  test("with letters twice as large the bars that stay leave more than three quarters of the screen", async () => {
    const { page } = await town().visit({ language, width: 360, height: 740, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
    );
    expect(staying).toBeLessThan(740 / 4);
    const [card] = await page.getByRole("main").getByRole("listitem").all();
    expect((await card?.boundingBox())?.height).toBeLessThan(255);
  });
});
