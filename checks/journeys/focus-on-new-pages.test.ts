import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/**
 * People who use no mouse go from page to page: the focus is on the heading of each, and on the way back on the link by
 * which they had left. The filters are near the beginning of the list's page.
 */
const town = demonstrationTown();

const WORDS = { en: { home: homeEn, shell: shellEn }, es: { home: homeEs, shell: shellEs } } as const;

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1440, height: 900 };

/** Describes the focused element: its role by its tag, and its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return "nothing";
    return `${element.closest("main") === null ? "outside" : "main"} ${element.tagName} ${element.textContent}`;
  });
}

/** Expects the focus on the heading of the current page. */
async function expectHeadingFocused(page: Page): Promise<void> {
  const isOnHeading = () =>
    page.evaluate(() => {
      const heading = document.querySelector("main h1");
      const isWaiting = document.querySelector("main[aria-busy=true]") !== null;
      return !isWaiting && heading !== null && heading === document.activeElement;
    });
  await expect.poll(isOnHeading, { message: `${page.url()}: ${await focused(page)}` }).toBe(true);
}

/** Follows a link by the Enter key, within the document. */
async function follow(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first();
  await link.waitFor();
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
  await link.focus();
  await page.keyboard.press("Enter");
}

/** Whether the page changed without a new document. */
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-kept"));

/** Addresses of the pages that the menu leads to; the tutorial, which has no menu, is the last. */
async function listPaths(page: Page, links: string): Promise<string[]> {
  const all = await page
    .locator(links)
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const paths = new Set(all.filter((href) => href.startsWith("/") && !href.includes("?")));
  return [...paths].sort((a, b) => Number(a === "/introduce") - Number(b === "/introduce"));
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test.each([PHONE, LAPTOP])("the filters open by at most six keys, at $width", async (size) => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, ...size });
    for (const address of ["/?tab=SHELTER", "/?tab=FOOD&open=1", "/?q=soup"]) {
      await page.goto(address);
      await hydrated(page);
      const skip = page.getByRole("link", { name: words.shell.skipToFilters, exact: true });
      let presses = 0;
      const press = async (key: string) => {
        presses++;
        await page.keyboard.press(key);
      };
      while (!(await skip.evaluate((link) => link === document.activeElement)) && presses < 6)
        await press("Tab");
      await press("Enter");
      const filters = page.getByRole("button", { name: words.home.more });
      await expect.poll(() => filters.evaluate((button) => button === document.activeElement)).toBe(true);
      await press("Enter");
      await page.getByRole("dialog").waitFor();
      expect(presses).toBeLessThanOrEqual(6);
    }
  });

  test("from the list into a service and back", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const card = page.locator("main li h2 a").nth(2);
    const name = await card.textContent();
    await follow(page, `main li h2 a[href="${await card.getAttribute("href")}"]`);
    await page.waitForURL(/\/services\//);
    await expectHeadingFocused(page);
    expect(await focused(page)).toContain(name ?? "nothing");
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.waitForURL(/tab=SHELTER/);
    await expect.poll(() => focused(page)).toBe(`main A ${name}`);
    await page.goForward();
    await page.waitForURL(/\/services\//);
    await expectHeadingFocused(page);
  });

  test("a search from a service leads to what it found", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, ...LAPTOP });
    const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
    await page.goto(`/services/${service?.id}`);
    await hydrated(page);
    await page.getByRole("button", { name: words.shell.search, exact: true }).press("Enter");
    await page.getByRole("searchbox").fill("soup");
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL(/[?&]q=soup/);
    await expectHeadingFocused(page);
  });
});

/** Goes from one page of the menu to the next. */
async function goThrough(
  page: Page,
  paths: readonly string[],
  open: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await open(path);
    await follow(page, `nav a[href="${path}"]`);
    await page.waitForURL(({ pathname }) => pathname === path);
    await expectHeadingFocused(page);
    expect(await isSameDocument(page), path).toBe(true);
  }
}

test("each page of the visitors' menu", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/topics");
  await hydrated(page);
  const open = async () => {
    await page.getByRole("button", { name: shellEn.menu, exact: true }).press("Enter");
    await page.getByRole("dialog").waitFor();
  };
  await open();
  const paths = await listPaths(page, "dialog nav a");
  expect(paths.length).toBeGreaterThan(8);
  await page.keyboard.press("Escape");
  await goThrough(page, paths, open);
});

test("each page of an administrator's side bar and menu", async () => {
  const admin = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), admin, "/about", LAPTOP);
  await page.locator("nav a[href='/manage_users']").waitFor();
  const inBar = await listPaths(page, "nav a");
  expect(inBar.length).toBeGreaterThan(15);
  /** The menu has what the side bar has not. */
  const open = async (path: string) => {
    if (inBar.includes(path)) return;
    await page.getByRole("button", { name: shellEn.menu, exact: true }).press("Enter");
    await page.getByRole("dialog").waitFor();
  };
  await open("");
  const paths = new Set([...inBar, ...(await listPaths(page, "dialog nav a"))]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(paths.size).toBeGreaterThan(20);
  await goThrough(
    page,
    [...paths].filter((path) => path !== "/about"),
    open,
  );
});
