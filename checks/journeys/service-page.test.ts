import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/contacts/crisis-lines/domestic-violence-hotline.ts";
import { kudos as kudosEn } from "#words/compiled/en/favorites/kudos.ts";
import { servicePage as en } from "#words/compiled/en/service-page/service-page.ts";
import { servicePage as es } from "#words/compiled/es/service-page/service-page.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

const DEMO = { city: "Demo Harbor", state: "CA" } as const;
const SOURCE = "Walk-in hours for new guests are posted on the blue board beside the gate.";

/** The source says more than the page. */
const sourced = serviceForTest({
  name: "Blue Board Shelter",
  description: "Beds and showers.",
  sourceDescription: `Beds and showers. ${SOURCE}`,
  type: ["SHELTER"],
  place: DEMO,
});
/** The same for a protected listing. */
const protectedSourced = serviceForTest({
  name: "Quiet Gate",
  description: "Beds and showers.",
  sourceDescription: `Beds and showers. ${SOURCE}`,
  type: ["SHELTER"],
  place: { ...DEMO, visibility: "HIDDEN" },
});

/** The page of one service, on a phone, on a laptop and on paper. */
const town = demonstrationTown(() => [sourced, protectedSourced]);

const WORDS = {
  en: {
    ...en,
    share: "Share",
    call: /^Call/,
    connect: "Message Grace House",
    save: /^Save/,
    until: /^Until [A-Z][a-z]+ \d+/,
  },
  es: {
    ...es,
    share: "Compartir",
    call: /^Llamar/,
    connect: "Escribir a Grace House",
    save: /^Guardar/,
    until: /^Hasta el (\d+|1\.º) de [a-z]+/,
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test.each([
    { width: 1024, height: 768, dark: language === "en" },
    { width: 1440, height: 900, dark: language === "es" },
  ])("a wide window has facts left, and call, beds, hours and map in sight right: %o", async (window) => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, ...window });
    await page.goto(`/services/${await findId("Grace House")}`);
    await hydrated(page);
    const main = page.getByRole("main");
    const map = page.getByRole("region", { name: /^(Map: where|Mapa: dónde)/ });
    await map.waitFor();
    const left = await edge(main.getByRole("heading", { level: 2, name: words.eligibility }));
    const right = [
      main.getByRole("link", { name: words.call }).first(),
      main.getByRole("region", { name: words.bedsTitle }),
      main.getByRole("heading", { level: 2, name: words.hours }),
    ];
    for (const part of right) expect(await edge(part)).toBeGreaterThan(left + 400);
    expect(await edge(map)).toBeGreaterThan(left + 400);
    await checkCurrentLayout(page);
    // Scrolls to the end of the facts.
    await main.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }),
    );
    for (const part of [...right, map]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 100)).toBeLessThanOrEqual(window.height);
    }
  });

  test("a phone has one column, in the order in which the facts are needed", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${await findId("Grace House")}`);
    await hydrated(page);
    const main = page.getByRole("main");
    const parts = [
      main.getByRole("link", { name: words.call }).first(),
      main.getByRole("region", { name: words.bedsTitle }),
      ...[words.eligibility, words.hours, words.about, words.contact, words.wrong].map((name) =>
        main.getByRole("heading", { level: 2, name }),
      ),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await checkCurrentLayout(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await checkCurrentLayout(page);
  });

  test("there is one star and one way there, and share is in the header", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${await findId("Grace House")}`);
    await hydrated(page);
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: words.share, exact: true }).waitFor();
    expect(await header.getByRole("button", { name: /Grace House/ }).count()).toBe(0);
    const main = page.getByRole("main");
    const star = page.getByRole("button", { name: /^(Save|Saved|Guardar|Guardado) Grace House$/ });
    expect(await star.count()).toBe(1);
    await star.click();
    expect(await star.getAttribute("aria-pressed")).toBe("true");
    // The address is text: Directions has the map app, too.
    await main
      .getByText(/Lantern St/)
      .first()
      .waitFor();
    expect(
      await main
        .getByRole("link")
        .filter({ hasText: /Lantern St/ })
        .count(),
    ).toBe(0);
    expect(
      await main.locator('a[href*="openstreetmap.org/"]:not([href*="copyright"]), a[href^="geo:"]').count(),
    ).toBe(0);
  });

  test("kudos are a button with words after the question whether they take one, and a click is answered", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${await findId("Grace House")}`);
    await hydrated(page);
    const main = page.getByRole("main");
    const kudos = main.getByRole("button", { name: new RegExp(`^(${words.giveKudos}|${words.kudosGiven})`) });
    const count = async () => Number(/\d+/.exec((await kudos.textContent()) ?? "")?.[0]);
    const before = await count();
    await kudos.click();
    await page.getByRole("status").getByText(words.kudosThanks).waitFor();
    await main.getByRole("button", { name: words.kudosGiven }).waitFor();
    expect(await kudos.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(count).toBe(before + 1);
    await kudos.click();
    expect(await count()).toBe(before + 1);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("an alert says until when", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, scripts: false });
    await page.goto(`/services/${await findId("Grace House")}`);
    await page.getByRole("main").getByText(words.until).waitFor();
  });

  test("every page asks whether something is wrong, and those who take messages have theirs among the contacts", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 1024, height: 768 });
    await page.goto(`/services/${await findId("Grace House")}`);
    const main = page.getByRole("main");
    const wrong = main.getByRole("heading", { level: 2, name: words.wrong });
    const report = main.getByRole("button", { name: words.report });
    const connect = main.getByRole("button", { name: words.connect });
    await wrong.waitFor();
    await report.waitFor();
    const contact = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: words.contact }) });
    await contact.getByRole("button", { name: words.connect }).waitFor();
    await page.goto(`/services/${sourced.id}`);
    await wrong.waitFor();
    await report.waitFor();
    expect(await connect.count()).toBe(0);
  });

  test("a way to reach them is a link over its whole row, with no underlined icon", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${await findId("Grace House")}`);
    const rows = page.getByRole("main").getByRole("listitem").getByRole("link");
    expect(await rows.count()).toBeGreaterThan(3);
    const school = page.getByRole("main").getByRole("link", { name: words.liaisons, exact: true });
    expect((await school.boundingBox())?.x).toBe((await rows.first().boundingBox())?.x);
    for (const row of [...(await rows.all()), school]) {
      const box = await row.boundingBox();
      expect(box?.width).toBeGreaterThan(300);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(await row.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("none");
    }
  });

  test("what the source says more is on the sheet, and a protected listing's sheet is short", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${sourced.id}`);
    await hydrated(page);
    const more = page.getByText(SOURCE).filter({ visible: true });
    expect(await more.count()).toBe(0);
    await page.emulateMedia({ media: "print" });
    await more.waitFor();
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await page.getByText(words.restOfText).click();
    await more.waitFor();

    await page.goto(`/services/${protectedSourced.id}`);
    await hydrated(page);
    const safety = page.getByText(words.safety).filter({ visible: true });
    await safety.waitFor();
    await page.emulateMedia({ media: "print" });
    // A sheet that someone finds says neither what it is nor whom to call instead (rule favorites 8).
    await safety.waitFor({ state: "detached" });
    expect((await page.getByRole("main").allInnerTexts()).join()).not.toContain(DOMESTIC_VIOLENCE_HOTLINE);
    expect(await more.count()).toBe(0);
    const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("a protected listing has no map, pin or kudos, and its hotline comes first, on a laptop too", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 1024, height: 768 });
    await page.goto(`/services/${protectedSourced.id}`);
    await hydrated(page);
    const main = page.getByRole("main");
    expect((await main.textContent())?.startsWith(DOMESTIC_VIOLENCE_HOTLINE)).toBe(true);
    expect(await main.getByRole("button", { name: new RegExp(words.giveKudos) }).count()).toBe(0);
    expect(await main.getByRole("button", { name: kudosEn.thank("Quiet Gate") }).count()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.locator("[data-map]").count()).toBe(0);
    await checkCurrentLayout(page);
  });

  test("the browser's own Print has numbers in place of buttons, on every list", async () => {
    const { page, context } = await town().visit({ language, place: DEMO_HARBOR });
    const saved = JSON.stringify([await findId("Grace House"), await findId("Harbor Food Pantry")]);
    await page.addInitScript((ids) => localStorage.setItem("favorites", ids), saved);
    for (const { path, number } of [
      { path: "/?tab=SHELTER", number: "(555) 555-0142" },
      { path: "/my_favorites", number: "(555) 555-0142" },
      { path: "/crisis_lines", number: "988" },
    ]) {
      await page.goto(path);
      await hydrated(page);
      const main = page.getByRole("main");
      await main.getByRole("listitem").first().waitFor();
      await page.emulateMedia({ media: "print" });
      await main.getByText(number).filter({ visible: true }).first().waitFor();
      expect(await page.getByRole("button").filter({ visible: true }).count(), path).toBe(0);
      const drawn = await framedLinks(page);
      expect(drawn, path).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
    await context.close();
  });

  test("in a low window the buttons and the whole map stay in sight, and the column has no scrolling of its own", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 1366, height: 650 });
    await page.goto(`/services/${await findId("Grace House")}`);
    await hydrated(page);
    const call = page.getByRole("main").getByRole("link", { name: "(555) 555-0142" }).first();
    const map = page.locator("[data-map]").filter({ visible: true });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await map.waitFor();
    // Once more, for the page is as high as what it shows.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const box = await map.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(299);
    const scrolls = await map.evaluate((element) => {
      for (let above = element.parentElement; above !== null; above = above.parentElement) {
        if (getComputedStyle(above).overflowY === "auto" && above.scrollHeight > above.clientHeight)
          return true;
      }
      return false;
    });
    expect(scrolls).toBe(false);
    const above = await call.boundingBox();
    expect(above?.y).toBeGreaterThan(0);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  });

  test("without scripts a wide window has both columns, and nothing that does nothing", async () => {
    const { page } = await town().visit({ language, scripts: false, width: 1024, height: 768 });
    await page.goto(`/services/${await findId("Grace House")}`);
    const main = page.getByRole("main");
    const left = await edge(main.getByRole("heading", { level: 2, name: words.eligibility }));
    expect(await edge(main.getByRole("link", { name: words.call }).first())).toBeGreaterThan(left + 400);
    expect(await main.getByRole("button", { name: new RegExp(words.giveKudos) }).count()).toBe(0);
    expect(await main.getByRole("heading", { level: 2, name: words.hours }).isVisible()).toBe(true);
  });
});

/** Visible links that look like buttons. */
function framedLinks(page: Page): Promise<string[]> {
  return page
    .getByRole("link")
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).borderTopWidth !== "0px").map((link) => link.outerHTML),
    );
}

/** Returns where an element begins, in pixels from the left. */
async function edge(part: Locator): Promise<number> {
  return (await part.boundingBox())?.x ?? Number.NaN;
}

async function findId(name: string): Promise<string> {
  const found = await town().app.read<{ id: string; name: string }[]>(
    `/services?limit=100&q=${encodeURIComponent(name)}`,
  );
  const service = found.find((one) => one.name === name);
  if (service === undefined) throw new Error(`The demonstration directory has no ${name}.`);
  return service.id;
}
