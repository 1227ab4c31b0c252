import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { chatbot as chatEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { danger as dangerEn } from "#words/compiled/en/danger/danger.ts";
import { dangerPanel as panelEn } from "#words/compiled/en/danger/danger-panel.ts";
import { kiosk as kioskEn } from "#words/compiled/en/offline/kiosk.ts";
import { places as placesEn } from "#words/compiled/en/places/places.ts";
import { searchBar as barEn } from "#words/compiled/en/search/search-bar.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { chatbot as chatEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { danger as dangerEs } from "#words/compiled/es/danger/danger.ts";
import { dangerPanel as panelEs } from "#words/compiled/es/danger/danger-panel.ts";
import { kiosk as kioskEs } from "#words/compiled/es/offline/kiosk.ts";
import { places as placesEs } from "#words/compiled/es/places/places.ts";
import { searchBar as barEs } from "#words/compiled/es/search/search-bar.ts";
import { checkLayout } from "./check-layout.ts";
import {
  accessibilityProblems,
  DEMO_HARBOR,
  demonstrationTown,
  horizontalOverflow,
  hydrated,
} from "./journey.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

/** Texts of people in danger, wherever they are typed (rules danger-search 1–13). */
const town = demonstrationTown();

const WORDS = {
  en: {
    panel: panelEn,
    sentence: dangerEn.sentences.PARTNER_VIOLENCE,
    kiosk: kioskEn,
    chat: chatEn.page,
    shell: shellEn,
    bar: barEn,
    places: placesEn,
    danger: "my husband hits me",
    beginning: "my husband",
    telling: "husband",
    dying: "i want to die",
    keyword: "HOME",
    harmless: "shower",
  },
  es: {
    panel: panelEs,
    sentence: dangerEs.sentences.PARTNER_VIOLENCE,
    kiosk: kioskEs,
    chat: chatEs.page,
    shell: shellEs,
    bar: barEs,
    places: placesEs,
    danger: "mi esposo me maltrata",
    beginning: "mi esposo",
    telling: "maltrata",
    dying: "me quiero morir",
    keyword: "HOLA",
    harmless: "ducha",
  },
} as const;

/** Collects all that this browser holds of the visit: addresses, titles, history, storages, cookies and caches. */
async function heldByBrowser(page: Page): Promise<string> {
  const held = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      if (name.startsWith("app-")) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) cached.push(url);
    }
    return JSON.stringify([
      location.href,
      document.title,
      history.state,
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      cached,
    ]);
  });
  const cookies = await page.context().cookies();
  return decodeURIComponent(
    (held + JSON.stringify(cookies)).replaceAll("+", " ").replace(/%(?![\da-f]{2})/gi, "%25"),
  );
}

/** Records every address that a page requests, and those that it sends as referrers. */
function recordAddresses(page: Page): () => string {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  return () => decodeURIComponent(asked.join("\n").replaceAll("+", " "));
}

/** Pages of the same search take turns with the language, and `npm run test:full` has each in both. */
const pagesIn = (language: "en" | "es", paths: readonly string[]): readonly string[] =>
  paths.filter((_, at) => isFullScope || (at % 2 === 0) === (language === "en"));

describe.each(["en", "es"] as const)("in %s", (language) => {
  const words = WORDS[language];
  const panelOn = (page: Page) => page.getByRole("region", { name: words.panel.title });
  const openSearch = async (page: Page) => {
    await page.getByRole("button", { name: words.shell.search, exact: true }).click();
    return page.getByRole("searchbox");
  };

  test("the search shows the line first, above what is found, and nothing of the text is held", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, hasWorker: true });
    const asked = recordAddresses(page);
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await waitUntilControlled(page);
    town().app.logged.length = 0;
    const field = await openSearch(page);
    for (const [name, value] of [
      ["autocomplete", "off"],
      ["autocorrect", "off"],
      ["autocapitalize", "none"],
      ["spellcheck", "false"],
    ] as const)
      expect([name, await field.getAttribute(name)]).toEqual([name, value]);
    // A slow typist has already searched for the beginning, which names no danger; that search must go too.
    await field.fill(words.beginning);
    await page.waitForURL((url) => url.searchParams.get("q") === words.beginning);
    await expect.poll(() => heldByBrowser(page)).toContain(words.beginning);
    await field.fill(words.danger);
    await panelOn(page).waitFor();
    await panelOn(page).getByText(words.sentence).waitFor();
    const first = panelOn(page).getByRole("listitem").first();
    expect(await first.getByRole("link").first().getAttribute("href")).toBe("tel:+18007997233");
    await first.getByRole("link", { name: words.panel.textKeyword("START", "88788") }).waitFor();
    await panelOn(page).getByText(words.panel.anotherPhone).waitFor();
    // The panel stays while the text changes, and results are below it.
    await page.getByRole("main").getByRole("heading").nth(1).waitFor();
    await checkLayout(page);

    await expect.poll(() => heldByBrowser(page)).not.toContain(words.beginning);
    expect(await heldByBrowser(page)).not.toContain(words.telling);
    expect(asked()).not.toContain(words.danger);
    expect(town().app.logged.join("\n")).not.toContain(words.telling);
    const [tables] = await town().app.database.query<{ text: string }>(
      "select coalesce(json_agg(unmet_needs)::text, '') as text from unmet_needs",
    );
    expect(tables?.text).not.toContain(words.telling);

    // On return from a result's page the panel is there again; after a reload it is gone.
    await page.reload();
    await hydrated(page);
    expect(await panelOn(page).count()).toBe(0);
    for (const text of [words.telling, words.beginning])
      expect(await heldByBrowser(page)).not.toContain(text);
  });

  test("the panel stays until the field is cleared, and what is harmless has its address", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const field = await openSearch(page);
    await field.fill(words.harmless);
    await page.waitForURL((url) => url.searchParams.get("q") === words.harmless);
    await field.fill(words.danger);
    await field.press("Enter");
    await panelOn(page).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.has("q")).toBe(false);
    expect(await page.title()).not.toContain(words.telling);
    // Another wish in the same field leaves the panel there.
    await field.fill(words.harmless);
    await page.waitForURL((url) => url.searchParams.get("q") === words.harmless);
    await panelOn(page).getByText(words.sentence).waitFor();
    await page.getByRole("button", { name: words.bar.clear }).click();
    await expect.poll(() => panelOn(page).count()).toBe(0);
    await field.fill(words.harmless);
    await field.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === words.harmless);
    expect(await panelOn(page).count()).toBe(0);
  });

  test("without scripts the search is posted: what is harmless leads to its address, danger is answered at once", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, scripts: false });
    await page.goto("/?tab=FOOD&show=search");
    await page.getByRole("searchbox").fill(words.harmless);
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === words.harmless);
    expect(new URL(page.url()).searchParams.get("tab")).toBe("FOOD");

    await page.goto("/?tab=FOOD&show=search");
    await page.getByRole("searchbox").fill(words.danger);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("searchbox").press("Enter"),
    ]);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([200, "no-store"]);
    expect(await answer.text()).not.toContain(words.danger);
    await panelOn(page).getByText(words.sentence).waitFor();
    expect(decodeURIComponent(page.url())).not.toContain(words.telling);
    expect(await page.title()).not.toContain(words.telling);
    expect(await page.locator("#root").textContent()).not.toContain(words.danger);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  test.each(pagesIn(language, ["/?tab=FOOD", "/crisis_lines", "/organizations"]))(
    "posted to %s before scripts have come: they find the panel, and the text nowhere",
    async (path) => {
      const { page } = await town().visit({ language, place: DEMO_HARBOR });
      await page.goto(path);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.evaluate(
          ([action, text]) => {
            const form = Object.assign(document.createElement("form"), { method: "post", action });
            form.append(Object.assign(document.createElement("input"), { name: "q", value: text }));
            document.body.append(form);
            form.submit();
          },
          [path, words.danger] as const,
        ),
      ]);
      expect(answer.status()).toBe(200);
      await page.waitForLoadState();
      await hydrated(page);
      await panelOn(page).getByText(words.sentence).waitFor();
      expect(await page.content()).not.toContain(words.telling);
      expect(await heldByBrowser(page)).not.toContain(words.telling);
    },
  );

  test("a link that has such a text in its address loses it", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const reply = await page.goto(`/?tab=ALL&q=${encodeURIComponent(words.danger)}`);
    expect(reply?.headers()["cache-control"]).toBe("no-store");
    expect(await page.title()).not.toContain(words.telling);
    await panelOn(page).waitFor();
    await hydrated(page);
    await expect.poll(() => decodeURIComponent(page.url())).not.toContain(words.telling);
    await panelOn(page).waitFor();
  });

  test("without a network the phone judges by itself", async () => {
    const { page, context } = await town().visit({
      language,
      place: DEMO_HARBOR,
      hasWorker: true,
      expects: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
    });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await waitUntilControlled(page);
    const field = await openSearch(page);
    await field.fill(words.harmless);
    await page.waitForURL((url) => url.searchParams.get("q") === words.harmless);
    await context.setOffline(true);
    await field.fill(words.danger);
    await panelOn(page).getByText(words.sentence).waitFor();
    expect(await heldByBrowser(page)).not.toContain(words.telling);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("without a network the chat has the line, though no area is saved", async () => {
    const { page, context } = await town().visit({
      language,
      place: DEMO_HARBOR,
      hasWorker: true,
      expects: /ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/,
    });
    await page.goto("/chatbot");
    await hydrated(page);
    await waitUntilControlled(page);
    const field = page.getByRole("textbox", { name: words.chat.field });
    await context.setOffline(true);
    await field.fill(words.danger);
    await field.press("Enter");
    await page.getByRole("log").getByText(words.sentence).waitFor();
    await page
      .getByRole("link", { name: /SAFE|7233/ })
      .first()
      .waitFor();
    expect(await heldByBrowser(page)).not.toContain(words.telling);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a shared screen has numbers as text and no word for what happened", async () => {
    const { page } = await town().visit({ language, width: 1280, height: 900 });
    await page.goto("/?kiosk=1&tab=SHELTER");
    await page.getByRole("link", { name: words.kiosk.begin, exact: true }).click();
    await hydrated(page);
    const field = await openSearch(page);
    await field.fill(words.danger);
    const panel = panelOn(page);
    await panel.getByRole("link", { name: words.kiosk.start }).waitFor();
    await panel.getByText("800-799-7233").filter({ visible: true }).first().waitFor();
    expect(
      await panel
        .getByText(/viol|dom[eé]stic/i)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await panel.getByText(words.sentence).filter({ visible: true }).count()).toBe(0);
    // A line that is only texted has its word and number as well.
    await field.fill(words.dying);
    await panel
      .getByText(words.panel.textKeyword(words.keyword, "741741"))
      .filter({ visible: true })
      .waitFor();
    expect(
      await panel
        .getByText(/suicid/i)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await panel.getByRole("link", { name: words.kiosk.start }).click();
    await page.waitForURL((url) => url.pathname === "/" && url.search === "");
    await hydrated(page);
    expect(await panelOn(page).count()).toBe(0);
  });

  test.each(pagesIn(language, ["/crisis_lines", "/my_favorites", "/liaisons", "/regions", "/coordinators"]))(
    "the search of %s",
    async (path) => {
      const { page } = await town().visit({ language });
      const asked = recordAddresses(page);
      await page.goto(path);
      await hydrated(page);
      const field = await openSearch(page);
      await field.fill(words.danger);
      await panelOn(page).getByText(words.sentence).waitFor();
      expect(asked()).not.toContain(words.telling);
      expect(await heldByBrowser(page)).not.toContain(words.telling);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole("button", { name: words.bar.clear }).click();
      await expect.poll(() => panelOn(page).count()).toBe(0);
    },
  );

  test.each([true, false])("the search of organizations, with scripts: %s", async (scripts) => {
    const { page } = await town().visit({ language, scripts });
    const asked = recordAddresses(page);
    await page.goto("/organizations");
    if (scripts) await hydrated(page);
    const field = page.getByRole("searchbox");
    await field.fill(words.danger);
    await field.press("Enter");
    await panelOn(page).getByText(words.sentence).waitFor();
    expect(decodeURIComponent(page.url())).not.toContain(words.telling);
    expect(asked()).not.toContain(words.telling);
    // The results stay below.
    await page.getByRole("main").getByRole("listitem").last().waitFor();
    if (!scripts) expect(await page.locator("#root").textContent()).not.toContain(words.danger);
    else expect(await heldByBrowser(page)).not.toContain(words.telling);
    // A search that names no danger has an address, which can be passed on.
    await field.fill("harbor");
    await field.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === "harbor");
    expect(await panelOn(page).count()).toBe(0);
  });

  test.each(pagesIn(language, ["/", "/organizations", "/liaisons", "/crisis_lines"]))(
    "an address of %s that has such a text loses it, and without scripts says what helps",
    async (path) => {
      const address = `${path}?q=${encodeURIComponent(words.danger)}`;
      const { page } = await town().visit({ language });
      const reply = await page.goto(address);
      expect(reply?.headers()["cache-control"]).toBe("no-store");
      await hydrated(page);
      await expect.poll(() => decodeURIComponent(page.url())).not.toContain(words.telling);
      await panelOn(page).getByText(words.sentence).waitFor();
      const { page: still } = await town().visit({ language, scripts: false });
      const plain = await still.goto(address);
      await panelOn(still).getByText(words.sentence).waitFor();
      // No link or form of the page carries the text to another address, and its data does not repeat it.
      const written = (await plain?.text()) ?? "";
      const encoded = encodeURIComponent(words.danger);
      for (const text of [words.danger, encoded, encoded.replaceAll("%20", "+")])
        expect(written).not.toContain(text);
    },
  );

  test.each([true, false])("the picker of a place, with scripts: %s", async (scripts) => {
    const { page } = await town().visit({ language, scripts });
    await page.goto("/?show=place");
    if (scripts) await hydrated(page);
    const field = page.getByRole("searchbox");
    await field.fill(words.danger);
    if (!scripts) await field.press("Enter");
    await panelOn(page).getByText(words.sentence).waitFor();
    expect(decodeURIComponent(page.url())).not.toContain(words.telling);
    if (scripts) return expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto("/crisis_lines?show=place");
    await page.getByRole("searchbox").fill("Miami");
    await page.getByRole("searchbox").press("Enter");
    await page.waitForURL((url) => url.searchParams.get("place-search") === "Miami");
    expect(new URL(page.url()).pathname).toBe("/crisis_lines");
  });
});
