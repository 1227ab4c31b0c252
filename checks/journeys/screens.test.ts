import { describe, expect, test } from "vitest";
import { checkBothSchemes } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, horizontalOverflow, hydrated } from "./journey.ts";

/** Every screen and its states, in both languages and color schemes: no axe findings and no horizontal overflow. */
const town = demonstrationTown();

const SCREENS: readonly { name: string; path: string; panel?: { en: string; es: string } }[] = [
  { name: "list", path: "/?tab=SHELTER" },
  { name: "list for an audience", path: "/?tab=SHELTER&for=WOMEN" },
  { name: "search", path: "/?q=ducha&show=search" },
  { name: "empty list", path: "/?tab=SHELTER&need=TRANSITIONAL&open=1&for=LGBT" },
  { name: "menu", path: "/", panel: { en: "Menu", es: "Menú" } },
  { name: "options", path: "/", panel: { en: "Filters", es: "Filtros" } },
  { name: "picker", path: "/?show=place&place-search=demo" },
  { name: "not found", path: "/nowhere" },
];

describe.each(["en", "es"] as const)("in %s", (language) => {
  test.each(SCREENS)("$name", async ({ path, panel }) => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, expects: /404/ });
    await page.goto(path);
    await hydrated(page);
    if (panel !== undefined) {
      await page.getByRole("button", { name: panel[language], exact: true }).click();
      await page.getByRole("dialog").waitFor();
    }
    await checkBothSchemes(page);
  });

  test.each(["Grace House", "Marigold House", "Valley Motel Vouchers"])("the page of %s", async (name) => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${await findId(name)}`);
    await hydrated(page);
    await checkBothSchemes(page);
  });

  test("nothing is wider than a window, from the smallest phone to a laptop", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, expects: /404/ });
    for (const path of ["/", "/?for=DISABLED", "/nowhere", `/services/${await findId("Grace House")}`]) {
      await page.goto(path);
      for (const width of [320, 412, 1024, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await horizontalOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 320, height: 740 });
    }
  });
});

test("what is pressed most can be pressed with a thumb", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, expects: /404/ });
  const idHarbor = await findId("Grace House");
  for (const path of [
    "/",
    "/?tab=SHELTER&need=TRANSITIONAL&open=1&for=LGBT",
    "/nowhere",
    `/services/${idHarbor}`,
  ]) {
    await page.goto(path);
    const phoneLinks = page.locator('main a[href^="tel:"]');
    expect(await phoneLinks.count(), path).toBeGreaterThan(0);
    for (const phoneLink of await phoneLinks.all()) {
      expect((await phoneLink.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    }
  }
});

test("a page that does not exist says so, with a way home", async () => {
  const { page } = await town().visit({ expects: /404/ });
  const reply = await page.goto("/no/such/page");
  expect(reply?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.getByRole("navigation", { name: "Service types" }).waitFor();
});

test("the language is changed for the page one is on, and kept", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/?tab=FOOD");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Español" }).click();
  await page.getByRole("link", { name: "Comida", exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  await page.goto("/");
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
});

test("Escape closes the menu and gives the focus back", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.goto("/");
  await hydrated(page);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the position is asked for at a click only, rounded, and orders the list", async () => {
  const { page } = await town().visit({ position: { longitude: -123.894343, latitude: 39.873618 } });
  // One that was allowed before is used without a click.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "permissions", { value: { query: async () => ({ state: "prompt" }) } });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(decodeURIComponent(request.url())));
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.getByRole("button", { name: /Choose a place/ }).click();
  await page.getByRole("button", { name: /Use my current location/ }).click();
  await page.getByRole("button", { name: /Current Location/ }).waitFor();
  await expect
    .poll(() => page.getByRole("main").getByRole("listitem").first().textContent())
    .toContain("Grace House");
  expect(requested.filter((address) => address.includes("-123.894343"))).toEqual([]);
  expect(requested.some((address) => address.includes("-123.894|39.874"))).toBe(true);
});

async function findId(name: string): Promise<string> {
  const reply = await town().app.get(`/api/services?limit=100&q=${encodeURIComponent(name)}`);
  const services: { id: string; name: string }[] = await reply.json();
  const found = services.find((service) => service.name === name);
  if (found === undefined) throw new Error(`The demonstration directory has no ${name}.`);
  return found.id;
}
