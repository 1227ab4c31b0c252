import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import { prepareWords } from "#words/base/prepare-words.ts";
import { catalogues, wordsIn } from "#words/base/words-in.ts";
import { dangerPanel as panelEn } from "#words/compiled/en/danger/danger-panel.ts";
import { embed as en } from "#words/compiled/en/embed/embed.ts";
import { embedTrial as trialEn } from "#words/compiled/en/embed/embed-trial.ts";
import { map as mapEn } from "#words/compiled/en/services/map.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { dangerPanel as panelEs } from "#words/compiled/es/danger/danger-panel.ts";
import { embed as es } from "#words/compiled/es/embed/embed.ts";
import { embedTrial as trialEs } from "#words/compiled/es/embed/embed-trial.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { checkLayout } from "./check-layout.ts";
import { appInEveryLanguage } from "./every-language.ts";
import { accessibilityProblems, demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** The page of one's own that the guide to the API ends with. */
const GUIDE = readFileSync(join(import.meta.dirname, "../../docs/api.md"), "utf8");
const OWN_PAGE = /```html\n([\s\S]+?)```/.exec(GUIDE)?.[1] ?? "";

/** Lists on pages of other sites (rules embed 1–9). */
const town = demonstrationTown();
const HARBOR = "-123.9|39.87";

const everyLanguage = appInEveryLanguage(town);

/** A site that allows no more than the list needs. */
let site: StubServer;
let body = "";
/** The directory that it takes the script from; null: that of the town. */
let source: string | null = null;
beforeAll(async () => {
  site = await stubServer(({ path }) => {
    const address = source ?? town().app.address;
    const policy = `default-src 'none'; script-src ${address}; connect-src ${address}; frame-src ${address}; img-src data:`;
    const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Town library</title><main><h1>Town library</h1>${body}</main><script src="${address}/embed.js"></script>`;
    if (path === "/guide") {
      const guide = OWN_PAGE.replace("https://help.example", address);
      const icon = '<link rel="icon" href="data:,">';
      return { headers: { "content-type": "text/html" }, body: guide.replace("</html>", `${icon}</html>`) };
    }
    return {
      status: path === "/" ? 200 : 404,
      headers: { "content-type": "text/html", "content-security-policy": policy },
      body: html,
    };
  });
});
afterAll(() => site?.close());
beforeEach(() => {
  source = null;
});

async function open(list: string, language: "en" | "es" = "en"): Promise<Page> {
  body = list;
  const { page } = await town().visit({ language, signsInAt: [site.url] });
  await page.goto(`${site.url}/`);
  return page;
}

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, a library's page lists services, and shows their map by a press", async (language, text) => {
  const page = await open(
    `<amparo-list place="${HARBOR}" type="SHELTER" limit="20" lang="${language}"></amparo-list>`,
    language,
  );
  const list = page.getByRole("region", { name: text.label });
  const service = list.getByRole("link", { name: /^Grace House \(/ });
  await service.waitFor();
  expect(await service.getAttribute("href")).toMatch(
    new RegExp(`^${town().app.address}/services/[-\\da-f]{36}\\?lang=${language}$`),
  );
  expect(await list.getByRole("listitem").count()).toBeGreaterThan(3);
  await list
    .getByText(language === "en" ? /open till/iu : /abierto hasta/iu)
    .first()
    .waitFor();
  expect(await list.locator("a[href^='tel:']").count()).toBeGreaterThan(0);
  await checkLayout(page);
  expect(await page.context().cookies(town().app.address)).toEqual([
    expect.objectContaining({ name: expect.stringMatching(/access/i) }),
  ]);

  await list.getByRole("button", { name: text.showMap }).click();
  const map = page.frameLocator("iframe");
  await map.getByRole("application", { name: text.map }).waitFor();
  await map.locator(".canvas button").first().waitFor();
  await page.getByRole("button", { name: text.hideMap }).click();
  expect(await page.locator("iframe").count()).toBe(0);
});

test.each([
  ["en", "my husband hits me"],
  ["es", "mi esposo me maltrata"],
] as const)(
  "in %s, a text that names a danger has the lines made for it above the list",
  async (language, q) => {
    const page = await open(
      `<amparo-list place="${HARBOR}" q="${q}" lang="${language}"></amparo-list>`,
      language,
    );
    const call = page.locator("amparo-list .danger a[href='tel:+18007997233']");
    await call.waitFor();
    expect(await page.locator("amparo-list .danger a").first().getAttribute("href")).toBe("tel:+18007997233");
    const words = wordsIn("dangerPanel", language, { en: panelEn, es: panelEs });
    await page.locator("amparo-list .danger").getByText(words.anotherPhone).waitFor();
    expect(await page.locator("amparo-list .danger a[href^='https:']").count()).toBeGreaterThan(0);
    await checkLayout(page);
  },
);

test("without scripts the page in its frame says what helps, and is not stored", async () => {
  const { page } = await town().visit({ scripts: false });
  const reply = await page.goto(`/embed?place=${HARBOR}&q=my%20husband%20hits%20me`);
  expect(reply?.headers()["cache-control"]).toBe("no-store");
  await page.locator(".danger a[href='tel:+18007997233']").waitFor();
  await page.locator(".danger").getByText(panelEn.anotherPhone).waitFor();
  const harmless = await page.goto(`/embed?place=${HARBOR}&q=shower`);
  expect(harmless?.headers()["cache-control"]).toBe("no-cache");
  expect(await page.locator(".danger").count()).toBe(0);
});

test("a pin of the map tells what stands there, and Escape leads back to it", async () => {
  const { page } = await town().visit();
  await page.goto(`/embed?place=${HARBOR}&type=SHELTER`);
  const pin = page.locator(".canvas button:has(svg)").first();
  await pin.press("Enter");
  const link = page.locator(".card a.name");
  await link.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await link.press("Escape");
  await link.waitFor({ state: "hidden" });
  await expect.poll(() => pin.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each([320, 1024])(
  "without a place, the map of the frame begins where there are pins, at %i pixels",
  async (width) => {
    const { page } = await town().visit({ width });
    // The town is at the coast, which is not in view where a phone begins.
    await page.goto("/embed?type=SHELTER");
    const pins = page.locator(".canvas .leaflet-marker-icon button");
    await pins.first().waitFor();
    const inView = () =>
      pins.evaluateAll(
        (all) =>
          all.filter((pin) => {
            const { x, y, right, bottom } = pin.getBoundingClientRect();
            const frame = document.getElementById("map")?.getBoundingClientRect();
            return x >= 0 && right <= innerWidth && y >= 0 && bottom <= (frame?.bottom ?? 0);
          }).length,
      );
    await expect.poll(inView).toBeGreaterThan(0);
    await expect.poll(() => page.locator(".map-message").textContent()).toBe("");
  },
);

test("the script of a list is small, and comes without cookies", async () => {
  const { get } = town().app;
  const reply = await get("/embed.js", { "accept-encoding": "br" });
  expect(Number(reply.headers.get("content-length"))).toBeLessThan(30_000);
  expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  expect(reply.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  for (const path of ["/embed.js", "/embed?lang=es&place=33101", "/embed/try"]) {
    expect((await get(path, { cookie: "place=x" })).headers.get("set-cookie"), path).toBeNull();
  }
});

test.each([
  ["en-XA", "ltr", "en-XA"],
  ["ar-XB", "rtl", "ar"],
] as const)(
  "in %s, where it is switched on, a list and its map speak it and no other further language",
  async (language, direction, asked) => {
    const { address } = everyLanguage();
    await prepareWords(language);
    const { embed: text, map } = catalogues(language, { embed: en, map: mapEn });
    // The page around it says what its readers speak; the directory knows what comes nearest.
    body = `<div lang="${asked}"><amparo-list place="${HARBOR}" type="SHELTER" limit="20"></amparo-list></div>`;
    source = address;
    const { page } = await town().visit({ width: 360, signsInAt: [site.url, address] });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/`);
    const list = page.getByRole("region", { name: text.label });
    const service = list.getByRole("link", { name: /^Grace House \(/ });
    await service.waitFor();
    expect(await service.getAttribute("href")).toMatch(new RegExp(`\\?lang=${language}$`));
    expect(await list.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    await checkLayout(page);

    await list.getByRole("button", { name: text.showMap }).click();
    const frame = page.frameLocator("iframe");
    await frame.getByRole("application", { name: text.map }).waitFor();
    await frame.locator(".canvas button").first().waitFor();
    await frame.getByRole("link", { name: /^Grace House \(/ }).waitFor();
    await expect.poll(() => frame.locator(".map-message").textContent()).toBe("");
    expect(await frame.locator("html").getAttribute("lang")).toBe(language);
    await frame
      .locator(
        `.canvas button[aria-label*="${map.pin.OPEN}"], .canvas button[aria-label*="${map.pin.CLOSED}"]`,
      )
      .or(frame.locator(".canvas button", { hasText: /\d/ }))
      .first()
      .waitFor();
    expect(requested.filter((path) => path === "/embed/words" || /-X[AB]/.test(path))).toEqual([
      "/embed/words",
      `/embed/embed-map-${language}.js`,
    ]);
  },
);

test("a language that is not switched on is English in a list, and nothing but its words is asked for", async () => {
  const page = await open(`<div lang="fr"><amparo-list place="${HARBOR}" limit="1"></amparo-list></div>`);
  await page.getByRole("region", { name: en.label }).getByRole("listitem").waitFor();
});

test("only the page of the map may be framed", async () => {
  const { get } = town().app;
  const framed = await get("/embed");
  expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(framed.headers.get("x-frame-options")).toBeNull();
  for (const path of ["/", "/embed/try", "/login"]) {
    const reply = await get(path);
    expect(reply.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(reply.headers.get("x-frame-options"), path).toBe("DENY");
  }
});

test("a page that stands by itself names its icon, so that no browser asks for one that is not there", async () => {
  const { get } = town().app;
  for (const path of ["/embed", "/embed/try", "/api/docs", "/"]) {
    const reply = await get(path);
    const icon = /<link rel="icon" href="([^"]+)"/.exec(await reply.text())?.[1] ?? "";
    expect([path, (await get(icon)).status]).toEqual([path, 200]);
    expect(reply.headers.get("content-security-policy"), path).toMatch(/img-src[^;]* 'self'/);
  }
});

test("a status ends when it runs out, also where no new one can be had", async () => {
  body = `<amparo-list place="${HARBOR}" type="SHELTER" limit="20"></amparo-list>`;
  const { page } = await town().visit({ signsInAt: [site.url], expects: /ERR_FAILED/ });
  await page.goto(`${site.url}/`);
  const list = page.getByRole("region", { name: en.label });
  await list
    .getByText(/open till/iu)
    .first()
    .waitFor();
  await page.route("**/api/services?*", (route) => route.abort());
  await page.clock.fastForward("24:00:00");
  await list.getByText(servicesEn.statusUnknown).first().waitFor();
  expect(await list.getByText(/open till \d/iu).count()).toBe(0);
});

test.each([
  ['type="SHOES" audience="NOBODY"', en.wrongOptions("type, audience")],
  ['place="Nowhereville, ZZ"', en.unknownPlace("Nowhereville, ZZ")],
  ['q="zzzzqqq"', en.none],
])("a list with %s says what to mend", async (attributes, message) => {
  body = `<amparo-list ${attributes}></amparo-list>`;
  const { page } = await town().visit({ signsInAt: [site.url], expects: /400/ });
  await page.goto(`${site.url}/`);
  await page.getByText(message).waitFor();
});

test("a list says nothing as HTML, and an attribute that changes draws it anew", async () => {
  const page = await open(`<amparo-list place="<img src=x onerror=alert(1)>"></amparo-list>`);
  await page.getByText(en.unknownPlace("<img src=x onerror=alert(1)>")).waitFor();
  await page.locator("amparo-list").evaluate((list, place) => list.setAttribute("place", place), HARBOR);
  await page.getByRole("region", { name: en.label }).getByRole("listitem").first().waitFor();
});

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, the page in the frame reads without scripts", async (language, text) => {
  const { page } = await town().visit({ language, scripts: false });
  await page.goto(`/embed?place=${HARBOR}&type=SHELTER&limit=20&lang=${language}`);
  await page.getByRole("heading", { level: 1, name: text.map }).waitFor();
  await page.getByRole("link", { name: "Grace House" }).waitFor();
});

test.each(
  languageCases(import.meta.filename, [
    ["en", trialEn, en],
    ["es", trialEs, es],
  ]),
)("in %s, one puts a list together and copies two lines", async (language, text, list) => {
  const { page } = await town().visit({ language });
  await page.goto("/embed/try");
  await page.getByLabel(text.options.place).fill(HARBOR);
  await page.getByLabel(text.options.type).selectOption("SHELTER");
  await page.getByRole("button", { name: text.show }).click();
  const { address } = town().app;
  const lines = `<script src="${address}/embed.js" defer></script>\n<amparo-list place="${HARBOR}" type="SHELTER"></amparo-list>`;
  await expect.poll(() => page.locator("pre").textContent()).toBe(lines);
  await page.getByRole("region", { name: list.label }).getByRole("listitem").first().waitFor();
  await checkLayout(page);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.each(
  languageCases(import.meta.filename, [
    ["en", trialEn, servicesEn, en, { code: "GROCERIES", name: "name" }],
    ["es", trialEs, servicesEs, es, { code: "GROCERIES", name: "nameEs" }],
  ]),
)(
  "in %s, topic, audience, organization and length are chosen by keyboard",
  async (language, text, services, list, { code, name }) => {
    const { app } = town();
    const topics = await app.read<{ code: string; name: string; nameEs: string }[]>("/topics");
    const topic = topics.find((each) => each.code === code)?.[name] ?? "";
    const organizations = await app.read<{ id: string; name: string }[]>(
      "/organizations?sort=services&limit=2",
    );
    const [organization = { id: "", name: "" }] = organizations;
    const { page } = await town().visit({ language, width: 360 });
    await page.goto("/embed/try");
    const show = () => page.getByRole("button", { name: text.show }).press("Enter");

    await page.getByLabel(text.options.organization).pressSequentially("Quxquux");
    await show();
    await page.getByText(text.unknownOrganization).waitFor();
    const unknown = page.getByLabel(text.options.organization);
    expect(await unknown.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("pre").textContent()).not.toContain("organization=");
    await checkLayout(page);

    await unknown.fill(organization.name);
    await unknown.press("Enter");
    const chosen = page.getByRole("combobox", { name: text.options.organization });
    await chosen.waitFor();
    expect(await chosen.inputValue()).toBe(organization.id);
    // A list box is left by Tab, and its rows are found by their first letters.
    await page.getByRole("combobox", { name: text.options.topic }).focus();
    await page.keyboard.type(topic);
    await page.getByRole("combobox", { name: text.options.audience }).focus();
    await page.keyboard.type(services.categories.FAMILIES);
    await page.getByLabel(text.options.limit).focus();
    await page.keyboard.type("3");
    await show();
    const element = `<amparo-list topic="${code}" audience="FAMILIES" organization="${organization.id}" limit="3"></amparo-list>`;
    await expect.poll(() => page.locator("pre").textContent()).toContain(element);
    expect(await page.getByRole("combobox", { name: text.options.topic }).inputValue()).toBe(code);
    await page.getByText(list.none).or(page.getByRole("listitem").first()).first().waitFor();
    await checkLayout(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

test("the page of the guide shows three services", async () => {
  const { page } = await town().visit({ signsInAt: [site.url] });
  await page.goto(`${site.url}/guide`);
  await expect.poll(() => page.getByRole("region", { name: en.label }).getByRole("listitem").count()).toBe(3);
});
