import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { LANGUAGES, ownName } from "#domain/base/languages/languages.ts";
import { PAGES } from "#web/base/pages/page-table.ts";
import { prepareWords } from "#words/base/prepare-words.ts";
import { catalogues } from "#words/base/words-in.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { servicePage as servicePageEn } from "#words/compiled/en/service-page/service-page.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { checkCurrentLayout, checkLayout } from "./check-layout.ts";
import { appInEveryLanguage } from "./every-language.ts";
import { DEMO_HARBOR, demonstrationTown, horizontalOverflow, hydrated } from "./journey.ts";
import { signInAs } from "./sign-in-as.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

/** An operator who has switched on every language that there is. */
const town = demonstrationTown();
const app = appInEveryLanguage(town);

const loadPageWords = async (language: Language) => {
  await prepareWords(language);
  return catalogues(language, { home: homeEn, servicePage: servicePageEn, shell: shellEn });
};

describe.each([
  ["en-XA", "ltr"],
  ["ar-XB", "rtl"],
] as const)("in %s", (language, direction) => {
  test("from the menu's switch to a list and a service, none of which scrolls sideways", async () => {
    const { page } = await town().visit({ place: DEMO_HARBOR, address: app().address });
    const words = await loadPageWords(language);
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: ownName(language), exact: true })
      .click();
    await page.waitForURL(/lang=/);
    await hydrated(page);
    const root = page.locator("html");
    expect(await root.getAttribute("lang")).toBe(language);
    expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    await checkLayout(page);

    // The cookie keeps it.
    await page.getByRole("link", { name: "Grace House", exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.servicePage.hours }).waitFor();
    await checkLayout(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole("heading", { level: 2, name: words.servicePage.hours }).waitFor();
    expect(await root.getAttribute("lang")).toBe(language);
    await checkLayout(page);
  });

  test("pins stand on the map where they stand in English", async () => {
    const mapIn = async (one: Language) => {
      const { page } = await town().visit({ place: DEMO_HARBOR, address: app().address });
      const words = await loadPageWords(one);
      await page.goto(`/?tab=SHELTER&lang=${one}`);
      await hydrated(page);
      await page.getByRole("button", { name: words.home.map, exact: true }).click();
      await page.locator("[data-map] .leaflet-marker-icon button").first().waitFor();
      return page;
    };
    const [page, english] = [await mapIn(language), await mapIn("en")];
    // Pins are rendered again while the map loads, so both are read until they agree.
    await expect
      .poll(async () => {
        const [there, here] = [await pinsOn(page), await pinsOn(english)];
        const elsewhere = there.filter((pin) => !here.includes(pin));
        return { areThere: here.length > 0, elsewhere, more: there.length - here.length };
      })
      .toEqual({ areThere: true, elsewhere: [], more: 0 });
  });

  test("without a network the app is there in it, once it was seen", async () => {
    const { page, context } = await town().visit({
      place: DEMO_HARBOR,
      address: app().address,
      hasWorker: true,
      expects: /Failed to load|ERR_INTERNET/,
    });
    const words = await loadPageWords(language);
    await page.goto(`/?tab=SHELTER&lang=${language}`);
    await hydrated(page);
    await waitUntilControlled(page);
    // The shell comes last of the language's files, and the list after them.
    const isKept = () =>
      page.evaluate(async (address) => {
        const isShellKept = (await caches.match(address, { ignoreVary: true })) !== undefined;
        return isShellKept && (await (await caches.open("seen-replies")).keys()).length > 0;
      }, `/shell?lang=${language}`);
    // The browser's own wait would take a promise for a yes.
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: words.shell.menu, exact: true }).waitFor();
    await page.getByRole("link", { name: "Grace House", exact: true }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator("html").evaluate((element) => getComputedStyle(element).direction)).toBe(
      direction,
    );
    await context.setOffline(false);
  });

  test("without scripts", async () => {
    const { page } = await town().visit({ place: DEMO_HARBOR, address: app().address, scripts: false });
    const words = await loadPageWords(language);
    await page.goto(`/?tab=FOOD&lang=${language}`);
    await page.getByRole("button", { name: words.shell.menu, exact: true }).waitFor();
    const alternates = page.locator('link[rel="alternate"]');
    const languages = await alternates.evaluateAll((links) =>
      links.map((link) => link.getAttribute("hreflang")),
    );
    expect(languages).toEqual([...LANGUAGES, "x-default"]);
  });
});

test("without a network before the documents of a language have come, the app is there in English", async () => {
  const { page, context } = await town().visit({
    place: DEMO_HARBOR,
    address: app().address,
    hasWorker: true,
    expects: /Failed to load|ERR_INTERNET/,
  });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await waitUntilControlled(page);
  await context.setOffline(true);
  await page.goto("/?tab=SHELTER&lang=ar-XB");
  await page.getByRole("button", { name: shellEn.menu, exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await context.setOffline(false);
});

test("a language that is not switched on is none", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER&lang=ar-XB");
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.locator("html").getAttribute("dir")).toBeNull();
  expect(await page.locator("a[hreflang]").allInnerTexts()).toEqual(["Español"]);
});

test.each([360, 1024])("from right to left, the form and the reviews fit at %i pixels", async (width) => {
  const { page, context } = await town().visit({ width, place: DEMO_HARBOR, address: app().address });
  await signInAs(context, app(), await signedInAs(app(), "ADMINISTRATOR"));
  const words = await loadPageWords("ar-XB");
  const [house] = await app().read<{ id: string }[]>("/services?q=grace+house&limit=1");
  const steps = ["where", "who"].map((step) => `/services/${house?.id}/edit?step=${step}&`);
  const open = async (path: string) => {
    await page.goto(`${path}lang=ar-XB`);
    await hydrated(page);
    await page.getByRole("status").filter({ hasText: words.shell.loading }).waitFor({ state: "detached" });
  };
  for (const path of [...steps, "/manage_approvals?"]) {
    await open(path);
    await checkLayout(page);
  }
  const later = ["hours", "contact", "entry", "spanish", "special", "check"];
  for (const path of [...later.map((step) => `/services/${house?.id}/edit?step=${step}&`), "/webhooks?"]) {
    await open(path);
    await checkCurrentLayout(page, undefined, path);
  }
  // A house number stands before its street, and a phone number keeps its order.
  await open(`/services/${house?.id}/edit?step=check&`);
  await expect.poll(() => runsLeftToRight(page, "214 Lantern St")).toEqual([true]);
  if (width >= 1024) {
    await open(`/services/${house?.id}?`);
    await expect
      .poll(async () => new Set(await runsLeftToRight(page, "(555) 555-0142")))
      .toEqual(new Set([true]));
  }
  await open("/webhooks?");
  // An address begins with https:// in every language.
  const address = page.locator("input[type=url]");
  expect(await address.evaluate((input) => getComputedStyle(input).direction)).toBe("ltr");
});

/** Pages without an id in their path; those about one thing have tests of their own. */
const PLAIN_PAGES = Object.values(PAGES)
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));

test.each(["en-XA", "ar-XB"] as const)("in %s no page scrolls sideways on a phone", async (language) => {
  const { page, context } = await town().visit({
    width: 360,
    place: DEMO_HARBOR,
    address: app().address,
    // Links of mails without their tokens.
    expects: /400/,
  });
  await signInAs(context, app(), await signedInAs(app(), "ADMINISTRATOR"));
  const words = await loadPageWords(language);
  const wide: string[] = [];
  expect(PLAIN_PAGES.length).toBeGreaterThan(40);
  for (const path of PLAIN_PAGES) {
    await page.goto(`${path}?lang=${language}`);
    await hydrated(page);
    await page.getByRole("status").filter({ hasText: words.shell.loading }).waitFor({ state: "detached" });
    if ((await horizontalOverflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});

/** Returns the pins' distances from the corner of the map, all at one moment. */
function pinsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const corner = document.querySelector("[data-map]")?.getBoundingClientRect();
    return [...document.querySelectorAll("[data-map] .leaflet-marker-icon button")].map((pin) => {
      const { x, y } = pin.getBoundingClientRect();
      return `${Math.round(x - (corner?.x ?? 0))} ${Math.round(y - (corner?.y ?? 0))}`;
    });
  });
}

/** Says for each place where the text is shown whether its last letter is to the right of its first. */
function runsLeftToRight(page: Page, text: string): Promise<boolean[]> {
  return page.evaluate((text) => {
    const shown: boolean[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(text) ?? -1;
      if (start < 0) continue;
      const [first, last] = [start, start + text.length - 1].map((at) => {
        const letter = document.createRange();
        letter.setStart(node, at);
        letter.setEnd(node, at + 1);
        return letter.getBoundingClientRect();
      });
      if (first === undefined || last === undefined || first.width === 0) continue;
      shown.push(first.x < last.x);
    }
    return shown;
  }, text);
}
