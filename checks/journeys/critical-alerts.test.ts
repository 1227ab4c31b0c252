import { describe, expect, test } from "vitest";
import {
  accessibilityProblems,
  DEMO_HARBOR,
  demonstrationTown,
  horizontalOverflow,
  hydrated,
} from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** The bar under the header: what is urgent around the visitor, on every tab. */
const town = demonstrationTown();

const WORDS = {
  en: {
    bar: "Alerts",
    text: "Warming center open tonight - Grace House - Open till 11/21/26 6:00 AM",
    next: "Next alert",
    previous: "Previous alert",
    pause: "Pause alerts",
    play: "Resume alerts",
    dismiss: "Dismiss this alert",
    see: "See Grace House",
    food: "Food",
  },
  es: {
    bar: "Avisos",
    text: "Lugar cálido abierto esta noche - Grace House - Hasta el 21 nov, 6 a. m.",
    next: "Aviso siguiente",
    previous: "Aviso anterior",
    pause: "Pausar avisos",
    play: "Reanudar avisos",
    dismiss: "Cerrar este aviso",
    see: "Ver Grace House",
    food: "Comida",
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("alerts are in the first HTML, turn by themselves, are held, opened and dismissed", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    const bar = page.getByRole("region", { name: words.bar });
    const line = bar.locator("summary");
    const count = Number(/\d+\/(\d+)/.exec((await line.textContent()) ?? "")?.[1]);
    expect(count).toBeGreaterThan(1);
    await hydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    const shown = async () => /(\d+)\/\d+/.exec((await line.textContent()) ?? "")?.[1];
    const before = await shown();
    await page.clock.fastForward(6500);
    await expect.poll(shown).not.toBe(before);
    await bar.getByRole("button", { name: words.pause }).click();
    await bar.getByRole("button", { name: words.play }).waitFor();
    const paused = await shown();
    await page.clock.fastForward(20_000);
    expect(await shown()).toBe(paused);

    await line.click();
    for (let turns = 0; turns < count; turns++) {
      if (await bar.getByRole("link", { name: words.see }).isVisible()) break;
      await bar.getByRole("button", { name: words.next }).click();
    }
    await bar.getByRole("paragraph").filter({ hasText: words.text }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await bar.getByRole("button", { name: words.previous }).click();
    expect(await bar.getByRole("link", { name: words.see }).isVisible()).toBe(false);
    // A screen reader announces the alert that was turned to.
    const announced = async () => (await bar.getByRole("status").textContent())?.trim();
    await expect
      .poll(announced)
      .toBe((await bar.locator("details > div:not([hidden]) p").textContent())?.trim());

    await page.getByRole("link", { name: words.food, exact: true }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#FOOD");
    expect(await bar.count()).toBe(1);
    // Each alert is dismissed by itself, and stays away when the page is loaded again.
    const whole = bar.locator("details > div:not([hidden]) p");
    const dismissed: string[] = [];
    for (let left = count; left > 0; left--) {
      const text = (await whole.textContent()) ?? "";
      expect(dismissed).not.toContain(text);
      dismissed.push(text);
      await bar.getByRole("button", { name: words.dismiss }).click();
      if (left === 1) break;
      if (left > 2) await expect.poll(() => line.textContent()).toContain(`/${left - 1}`);
      await expect.poll(() => whole.textContent()).not.toBe(text);
      if (left === count) {
        await page.reload();
        await hydrated(page);
        await line.click();
      }
    }
    await expect.poll(() => bar.count()).toBe(0);
    await page.reload();
    expect(await bar.count()).toBe(0);
  });

  test("without scripts a press shows all of them", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, scripts: false });
    await page.goto("/?tab=WORK");
    const bar = page.getByRole("region", { name: words.bar });
    await bar.locator("summary").click();
    await bar.getByText(words.text).last().waitFor();
    expect(await bar.getByRole("link").count()).toBeGreaterThan(1);
  });
});

test("far away there are none, and where no place is known there are all", async () => {
  const { page } = await town().visit({ place: "-80.2|25.77|Miami, FL" });
  await page.goto("/?tab=SHELTER");
  expect(await page.getByRole("region", { name: "Alerts" }).count()).toBe(0);
  const elsewhere = await town().visit();
  await elsewhere.page.goto("/?tab=SHELTER");
  await elsewhere.page.getByRole("region", { name: "Alerts" }).waitFor();
});

test("with reduced motion they are turned by hand", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  const bar = page.getByRole("region", { name: "Alerts" });
  await bar.getByRole("button", { name: "Resume alerts" }).waitFor();
  const before = await bar.locator("summary").textContent();
  await page.clock.fastForward(30_000);
  expect(await bar.locator("summary").textContent()).toBe(before);
});

test("nothing moves while the page wakes", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry) Object.assign(window, { moved: Number(entry.value) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.clock.fastForward(13_000);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => ("moved" in window ? window.moved : null))).toBe(0);
});
