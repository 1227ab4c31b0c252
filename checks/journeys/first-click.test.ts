import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holdRequests } from "./hold-requests.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** From the first paint on a page answers clicks: by itself, by the server, or by saying that it is busy. */
const town = demonstrationTown();

/** Addresses of scripts and sheets that the page asks for from now on. */
function assetsRequestedBy(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/")) requested.push(request.url());
  });
  return requested;
}

/** Holds what the app consists of until it is let go. */
const blockApp = (page: Page) => holdRequests(page, "**/assets/**");

test("the app comes by itself, once the page is painted", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
});

describe("where data is saved", () => {
  test.each([
    ["the browser states it to the server", { savesData: true }],
    ["the browser states it to the page", { connection: { saveData: true, effectiveType: "4g" } }],
    ["the connection is slow", { connection: { saveData: false, effectiveType: "slow-2g" } }],
  ])("nothing comes before the first touch: %s", async (_, visitor) => {
    const { page } = await town().visit({ place: DEMO_HARBOR, hasWorker: true, ...visitor });
    const requested = assetsRequestedBy(page);
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.clock.fastForward(60_000);
    await page.waitForLoadState("networkidle");
    expect(requested).toEqual([]);
    await page.touchscreen.tap(100, 100);
    await hydrated(page);
    expect(requested.length).toBeGreaterThan(0);
  });

  test("a status that runs out brings the app", async () => {
    const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true });
    const requested = assetsRequestedBy(page);
    await page.goto("/?tab=SHELTER", { waitUntil: "networkidle" });
    expect(requested).toEqual([]);
    await page.clock.fastForward(24 * 3600_000);
    await hydrated(page);
  });
});

test("a click before the app is there is answered at once, and happens when it has come", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true });
  const release = await blockApp(page);
  await page.goto("/?tab=SHELTER");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  expect(await menu.getAttribute("aria-busy")).toBe("true");
  expect(await menu.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(1);
  release();
  await page.getByRole("dialog").getByRole("navigation", { name: "Menu" }).waitFor();
  expect(await page.locator('button[aria-busy="true"]').count()).toBe(0);
});

test.each([
  ["/?tab=SHELTER", "Filters"],
  ["/?tab=SHELTER", "Menu"],
  ["detail", "Menu"],
])("on %s what an early click on %s opens comes together with the app", async (address, name) => {
  const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true, width: 480 });
  const requested = assetsRequestedBy(page);
  const release = await blockApp(page);
  const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  await page.goto(address.replace("detail", `/services/${service?.id}`));
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  // No script has arrived yet, so nothing else can have requested these.
  await expect.poll(() => requested.filter((url) => url.includes("/panels-")).length).toBe(2);
  const early = requested.length;
  release();
  await page.getByRole("dialog").waitFor();
  expect(await page.locator('button[aria-busy="true"]').count()).toBe(0);
  // The dialog has waited for its sheet.
  expect(await page.getByRole("dialog").evaluate((dialog) => getComputedStyle(dialog).position)).toBe(
    "fixed",
  );
  const twice = requested.filter((url, index) => requested.indexOf(url) !== index);
  expect(twice).toEqual([]);
  // A service's page has no list, and the panels need none of it.
  expect(requested.some((url) => address === "detail" && /\/home-[\w-]+\.js/.test(url))).toBe(false);
  expect(early).toBeGreaterThan(4);
});

test("a panel that is on its way shows so", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  const release = await blockApp(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await expect.poll(() => menu.getAttribute("aria-busy")).toBe("true");
  release();
  await page.getByRole("dialog").getByRole("navigation", { name: "Menu" }).waitFor();
  expect(await page.locator('button[aria-busy="true"]').count()).toBe(0);
});

test("a panel that fails to load shows it, and the server opens it when there is a network again", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR, expects: /ERR_INTERNET|Failed/ });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await context.setOffline(true);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const message = page.getByText("Can not connect to server. Please check your network.");
  await menu.click();
  await message.waitFor();
  expect(await page.locator('button[aria-busy="true"]').count()).toBe(0);
  await menu.click();
  await message.waitFor();
  await context.setOffline(false);
  await menu.click();
  await page.getByRole("dialog").getByRole("navigation", { name: "Menu" }).waitFor();
});

test("where the app does not come within four seconds, the server answers", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, savesData: true });
  await blockApp(page);
  await page.goto("/?tab=SHELTER");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.clock.fastForward(4000);
  await page.waitForURL(/[?&]show=menu/, { waitUntil: "commit" });
  await page.getByRole("dialog").getByRole("navigation", { name: "Menu" }).waitFor();
});
