import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holdRequests } from "./hold-requests.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { PINS, zoomToPins } from "./map-pins.ts";
import { NEUTRAL } from "./neutral-site.ts";

/** The browser's Back closes what lies over the page before it leaves the page. */
const town = demonstrationTown();

const HOME = "/?tab=SHELTER";

async function home(): Promise<Page> {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/about");
  await page.goto(HOME);
  await hydrated(page);
  return page;
}

const readPagePath = (page: Page) => `${new URL(page.url()).pathname}${new URL(page.url()).search}`;

describe("Back closes", () => {
  test.each(["Menu", "Choose a place", "Filters"])("%s, and leaves the page after that", async (name) => {
    const page = await home();
    const opener = page.getByRole("button", { name: name === "Choose a place" ? /Demo Harbor/ : name });
    const card = page.getByRole("main").getByRole("listitem").nth(3);
    await page.evaluate(() => scrollTo(0, 300));
    const before = await card.boundingBox();
    for (const _ of ["once", "and again"]) {
      // Clicks without the scrolling that precedes a pointer's click.
      await opener.first().dispatchEvent("click");
      await page.getByRole("dialog").waitFor();
      await page.goBack();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(readPagePath(page)).toBe(HOME);
    }
    // The position may be restored within some frames.
    await expect.poll(() => card.boundingBox()).toEqual(before);
    await page.goBack();
    expect(readPagePath(page)).toBe("/about");
  });

  test("a dialog that was closed by hand leaves nothing behind", async () => {
    const page = await home();
    for (const _ of ["once", "and again"]) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.waitForFunction(() => history.state?.isOver !== true);
    }
    await page.goBack();
    expect(readPagePath(page)).toBe("/about");
  });

  test("a filter that is taken off in the sheet stays off when its last button closes it", async () => {
    const page = await home();
    const sheet = page.getByRole("dialog");
    for (const audience of ["Pets allowed", "Everyone"]) {
      await page.getByRole("button", { name: /^Filters/ }).click();
      await sheet.getByRole("link", { name: audience, exact: true }).click();
      await expect
        .poll(() => sheet.getByRole("link", { name: audience, exact: true }).getAttribute("aria-current"))
        .toBe("true");
      await sheet.getByRole("link", { name: /^Show \d+ service/ }).click();
      await sheet.waitFor({ state: "detached" });
      // The step back over the sheet's own entry.
      await page.waitForFunction(() => history.state?.isOver !== true);
    }
    await page.getByRole("main").getByText("12 services", { exact: true }).waitFor();
    const kept = await page.context().cookies();
    expect(kept.find(({ name }) => name === "toggles")?.value).toBe("0.");
  });

  test("what was chosen in it stays chosen", async () => {
    const page = await home();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Open now" }).click();
    await expect.poll(() => readPagePath(page)).toContain("open=1");
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(readPagePath(page)).toContain("open=1");
    expect(await page.getByRole("link", { name: "Open now" }).getAttribute("aria-current")).toBe("true");
    await page.goBack();
    expect(readPagePath(page)).toBe("/about");
  });

  test("nothing twice where a link of it was followed", async () => {
    const page = await home();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "My Favorites" }).click();
    await page.getByRole("heading", { level: 1, name: "My Favorites" }).waitFor();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect.poll(() => readPagePath(page)).toBe(HOME);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
    await page.waitForFunction(() => history.state?.isOver !== true);
    await page.goBack();
    await expect.poll(() => readPagePath(page)).toBe("/about");
  });

  test("the form that another dialog led to", async () => {
    const page = await home();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Write to us" }).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(readPagePath(page)).toBe(HOME);
    await page.goBack();
    await expect.poll(() => readPagePath(page)).toBe("/about");
  });

  test("the card of a pin", async () => {
    const page = await home();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.getByText(/\d+ on this map/).waitFor();
    await zoomToPins(page);
    const pin = page.locator(PINS).first();
    await pin.focus();
    await pin.press("Enter");
    const card = page.locator("section[tabindex='-1']");
    await card.waitFor();
    await page.goBack();
    await card.waitFor({ state: "detached" });
    expect(readPagePath(page)).toBe(HOME);
  });
});

test("the quick exit from an open dialog leaves nothing to come back to", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR, leavesTo: NEUTRAL });
  await page.goto(HOME);
  await hydrated(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  // The first closes the dialog, which takes a step back, and that arrives while the others leave.
  const keyboard = await context.newCDPSession(page);
  const events = [1, 2, 3, 4, 5, 6].flatMap(() => ["keyDown", "keyUp"] as const);
  const escapeKey = { key: "Escape", code: "Escape", windowsVirtualKeyCode: 27 };
  await Promise.all(events.map((type) => keyboard.send("Input.dispatchKeyEvent", { type, ...escapeKey })));
  await page.getByText("Sunny").waitFor();
  // Going back leads either out of the site or to pages that leave again right away.
  await page.goBack().catch(() => {});
  await expect.poll(() => page.url()).not.toContain(town().app.address);
});

test("on the way from a page to the list stands what the list will be, and nothing jumps", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/about");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const release = await holdRequests(context, "**/assets/**");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  const main = page.getByRole("main");
  await expect.poll(() => main.getAttribute("aria-busy")).toBe("true");
  const first = main.locator("[aria-hidden=true] > div").first();
  const before = await first.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  const card = main.getByRole("listitem").first();
  await card.waitFor();
  const bar = await page.getByRole("region", { name: "Alerts" }).boundingBox();
  expect(((await card.boundingBox())?.y ?? 0) - (bar?.height ?? 0)).toBeCloseTo(before?.y ?? 0, 0);
});
