import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { staticPageEditor } from "#words/compiled/en/static-pages/static-page-editor.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { PINS, zoomToPins } from "./map-pins.ts";
import { NEUTRAL } from "./neutral-site.ts";
import { openPageAs } from "./sign-in-as.ts";

/**
 * Three presses of Escape leave right away. A press that closed something does not count, so someone who closes a sheet
 * and presses twice more stays on the page.
 */
const town = demonstrationTown();

const LIST = "/?tab=SHELTER";
const LAPTOP = { width: 1280, height: 900 };

/** Presses Escape, and then a key without effect: by then each press has been counted or not. */
async function press(page: Page, times: number): Promise<void> {
  for (let stroke = 0; stroke < times; stroke++) await page.keyboard.press("Escape");
}

async function staysAfter(page: Page, times: number): Promise<void> {
  const before = page.url();
  await press(page, times);
  await page.keyboard.press("Shift");
  expect(new URL(page.url()).origin).toBe(new URL(before).origin);
  expect(await page.evaluate(() => document.documentElement.hidden)).toBe(false);
}

async function leaves(page: Page): Promise<void> {
  await press(page, 3);
  await page.getByRole("heading", { name: "Sunny" }).waitFor();
}

async function list(visitor = {}): Promise<Page> {
  const { page } = await town().visit({ place: DEMO_HARBOR, leavesTo: NEUTRAL, ...visitor });
  await page.goto(LIST);
  await hydrated(page);
  return page;
}

const at =
  (role: Parameters<typeof signedInAs>[1], path: string, visitor = {}) =>
  async () =>
    openPageAs(town(), await signedInAs(town().app, role), path, { leavesTo: NEUTRAL, ...visitor });

/** Ways to open everything that Escape closes, and an element that is gone once it is closed. */
const CLOSED: readonly [name: string, open: () => Promise<Page>, opened: string][] = [
  ...(["menu", "place", "options"] as const).flatMap((panel): [string, () => Promise<Page>, string][] =>
    [{}, LAPTOP].map((size) => [
      `the ${panel}, ${size === LAPTOP ? "a small panel on a laptop" : "a sheet on a phone"}`,
      async () => {
        const page = await list(size);
        await page.locator(`button[value="${panel}"]`).first().click();
        return page;
      },
      "dialog[open]",
    ]),
  ),
  [
    "the search",
    async () => {
      const page = await list();
      await page.locator('button[value="search"]').first().click();
      await page.locator("form[role=search] input:focus").waitFor();
      await page.keyboard.type("soup");
      return page;
    },
    "form[role=search]",
  ],
  [
    "the card of a pin",
    async () => {
      const page = await list();
      await page.getByRole("button", { name: "Map", exact: true }).click();
      await page.getByText(/\d+ on this map/).waitFor();
      await zoomToPins(page);
      const pin = page.locator(PINS).first();
      await pin.focus();
      await page.keyboard.press("Enter");
      return page;
    },
    "section[data-escape]",
  ],
  [
    "the name of a pin on the map",
    async () => {
      const page = await list({ width: 1440, height: 900 });
      await page.locator(".leaflet-marker-icon").first().waitFor({ state: "attached" });
      await zoomToPins(page);
      await page.locator(PINS).first().hover();
      return page;
    },
    "[data-highlighted]",
  ],
  [
    "a form about the service",
    async () => {
      const page = await list();
      const link = page.locator('main li a[href^="/services/"]').first();
      await page.goto((await link.getAttribute("href")) ?? "");
      await hydrated(page);
      await page.getByRole("button", { name: "Report service info" }).click();
      return page;
    },
    "dialog[open]",
  ],
  [
    "the menu of a row",
    async () => {
      const page = await at("ADMINISTRATOR", "/manage_services", LAPTOP)();
      await page.getByRole("button", { name: /^More/ }).first().click();
      return page;
    },
    'main [aria-expanded="true"]',
  ],
  [
    "the form of an account",
    async () => {
      const page = await at("ADMINISTRATOR", "/manage_users", { width: 1440, height: 900 })();
      await page.locator('main a[href^="/users/"]').first().click();
      return page;
    },
    "section[data-escape]",
  ],
  [
    "the address of a link",
    async () => {
      const page = await at("ADMINISTRATOR", "/static_pages/FAQ", LAPTOP)();
      const tool = page.getByRole("button", { name: staticPageEditor.tools.link, exact: true }).first();
      await tool.and(page.locator(":enabled")).click();
      return page;
    },
    "[data-escape]",
  ],
];

test.each(CLOSED)("%s: Escape closes it, two more keep the page, three leave", async (_, open, opened) => {
  const page = await open();
  await page.locator(opened).first().waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(opened).count()).toBe(0);
  await staysAfter(page, 2);
  await leaves(page);
});

test("what is closed and opened again is closed again, however often and fast", async () => {
  const page = await list(LAPTOP);
  const menu = page.locator('button[value="menu"]').first();
  for (let time = 0; time < 3; time++) {
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  }
  await staysAfter(page, 2);
});

test("a field that Escape empties, or whose list of suggestions it closes, keeps the page", async () => {
  const { page } = await town().visit({ leavesTo: NEUTRAL });
  await page.goto("/organizations");
  await hydrated(page);
  const search = page.getByRole("main").getByRole("searchbox");
  await search.fill("house");
  await staysAfter(page, 3);
  expect(await search.inputValue()).toBe("");
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill("ana@");
  // Pages do not know of the browser's own suggestions, which the first press may have closed.
  await staysAfter(page, 3);
  await press(page, 1);
  await leaves(page);
});

test("a list of choices that is open keeps the page", async () => {
  const { page } = await town().visit({ leavesTo: NEUTRAL });
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => {
    const choices = document.createElement("select");
    choices.append(new Option("One"), new Option("Two"));
    document.getElementById("content")?.prepend(choices);
    choices.focus();
  });
  await staysAfter(page, 3);
  await press(page, 1);
  await leaves(page);
});
