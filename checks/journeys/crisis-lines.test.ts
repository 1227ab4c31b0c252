import { describe, expect, test } from "vitest";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A visitor who needs to talk to a person right now. */
const town = demonstrationTown();

const WORDS = {
  en: {
    title: "Crisis lines",
    entry: "All crisis lines",
    menu: "Menu",
    call: /^Call 988/,
    text: /^Text HOME to|^Text .+ 988|^Text 988/,
    search: "Search",
    box: "Search crisis lines",
    veterans: "veteran",
    none: /No crisis line matches/,
    all: "Show all lines",
  },
  es: {
    title: "Líneas de crisis",
    entry: "Todas las líneas de crisis",
    menu: "Menú",
    call: /^Llamar al 988/,
    text: /^Texto al 988|^Mande .+ al 988/,
    search: "Buscar",
    box: "Buscar líneas de crisis",
    veterans: "veterano",
    none: /Ninguna línea/,
    all: "Ver todas las líneas",
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("the menu leads there; lines are called, texted and searched", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/");
    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: words.entry }).click();
    await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
    const lines = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => lines.count()).toBeGreaterThan(5);
    const first = lines.first();
    expect(await first.getByRole("link", { name: words.call }).getAttribute("href")).toBe("tel:988");
    expect(await first.getByRole("link", { name: words.text }).first().getAttribute("href")).toMatch(
      /^sms:988/,
    );
    for (const chat of await lines.getByRole("link", { name: /Chat/ }).all()) {
      expect(await chat.getAttribute("href")).toMatch(/^https:\/\//);
    }
    await checkLayout(page);

    const count = await lines.count();
    await page.getByRole("button", { name: words.search, exact: true }).click();
    await page.getByRole("searchbox", { name: words.box }).fill(words.veterans);
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByRole("searchbox", { name: words.box }).fill("xyzzy");
    await page.getByText(words.none).waitFor();
    await checkLayout(page);
    await page.getByRole("link", { name: words.all }).click();
    await expect.poll(() => lines.count()).toBe(count);
  });

  test("it is whole without scripts, and searches", async () => {
    const { page } = await town().visit({ language, scripts: false });
    const reply = await page.goto("/crisis_lines");
    expect(reply?.status()).toBe(200);
    expect(await page.title()).toBe(`${words.title} · Amparo`);
    const lines = page.getByRole("main").getByRole("listitem");
    expect(await lines.count()).toBeGreaterThan(5);
    await page.getByRole("button", { name: words.search, exact: true }).click();
    await page.getByRole("searchbox", { name: words.box }).fill(words.veterans);
    await page.getByRole("searchbox", { name: words.box }).press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(words.veterans);
    expect(await lines.count()).toBeLessThan(5);
  });
});

test("more lines come before the end is reached", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR });
  const reply = await town().app.get("/api/crisis-lines?limit=1");
  const [line]: { id: string }[] = await reply.json();
  await context.route("**/api/crisis-lines?*", (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get("skip"));
    const count = Math.max(0, Math.min(25, 60 - skip));
    return route.fulfill({
      json: Array.from({ length: count }, (_, n) => ({
        ...line,
        id: `line-${skip + n}`,
        name: `Line ${skip + n}`,
      })),
    });
  });
  await page.goto("/my_favorites");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "All crisis lines" }).click();
  const lines = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => lines.count()).toBe(25);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => lines.count()).toBe(50);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => lines.count()).toBe(60);
});

test("a search grows although the lines before it are still waiting for more", async () => {
  const { page, context } = await town().visit({ place: DEMO_HARBOR });
  const [line] = await town().app.read<{ id: string }[]>("/crisis-lines?limit=1");
  const answer = Promise.withResolvers<void>();
  const waiting: string[] = [];
  await context.route(/\/api\/crisis-lines(\/search)?(\?|$)/, async (route) => {
    const request = route.request();
    // The search text travels in the body.
    const asked: { skip: string; q?: string } =
      request.method() === "POST"
        ? request.postDataJSON()
        : { skip: new URL(request.url()).searchParams.get("skip") ?? "0" };
    const skip = Number(asked.skip);
    const q = asked.q ?? "all";
    if (q === "all" && skip > 0 && waiting.push(q) === 1) await answer.promise;
    await route.fulfill({
      json: Array.from({ length: 25 }, (_, n) => ({
        ...line,
        id: `${q}-${skip + n}`,
        name: `${q} ${skip + n}`,
      })),
    });
  });
  await page.goto("/my_favorites");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "All crisis lines" }).click();
  const lines = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => lines.count()).toBe(25);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => waiting.length).toBe(1);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search crisis lines" }).fill("night");
  await page.getByRole("heading", { name: "night 0", exact: true }).waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return lines.count();
    })
    .toBeGreaterThanOrEqual(50);
  answer.resolve();
});

test("without a network the page shows it, and a click retries", async () => {
  const { page, context } = await town().visit({ expects: /Failed to load|ERR_INTERNET/ });
  await page.goto("/my_favorites");
  await hydrated(page);
  await context.route("**/api/crisis-lines?*", (route) => route.abort("internetdisconnected"));
  await page.getByRole("contentinfo").getByRole("link", { name: "All crisis lines" }).click();
  await page.getByRole("alert").getByText("Can not connect to server. Please check your network.").waitFor();
  await context.unroute("**/api/crisis-lines?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(5);
});
