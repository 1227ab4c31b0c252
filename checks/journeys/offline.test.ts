import type { BrowserContext, Page, Worker } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { ListedService } from "#domain/services/public-service.ts";
import {
  accessibilityProblems,
  awake,
  DEMO_HARBOR,
  demonstrationTown,
  MOMENT,
  type Visitor,
} from "./journey.ts";

/** One visit with a network, and then none: on a bus, in a basement, with no credit left. */
const town = demonstrationTown();

const WORDS = {
  en: {
    asOf: /No network: shown as of/,
    asOfSeen: /No network: only what you opened before/,
    noNetwork: /Can not connect to server/,
    place: /change the place/,
    save: "Save Demo Harbor, CA for offline use",
    saved: "Saved: Demo Harbor, CA",
    remove: "Remove",
    openNow: "Open now",
    call: /^Call/,
    results: /Results for/,
    favorite: /^Save/,
    crisis: "988 Suicide & Crisis Lifeline",
    waits: /Your message waits here/,
    sent: /sent/i,
    newVersion: "New version: reload",
    notFound: "Page not found",
    exit: "Exit",
  },
  es: {
    asOf: /Sin conexión: información de/,
    asOfSeen: /Sin conexión: solo lo que abrió antes/,
    noNetwork: /No hay conexión con el servidor/,
    place: /cambiar el lugar/,
    save: "Guardar Demo Harbor, CA para usar sin conexión",
    saved: "Guardado: Demo Harbor, CA",
    remove: "Quitar",
    openNow: "Abierto ahora",
    call: /^Llamar/,
    results: /Resultados/,
    favorite: /^Guardar/,
    crisis: /988/,
    waits: /Su mensaje espera/,
    sent: /envi/i,
    newVersion: "Versión nueva: volver a cargar",
    notFound: "Página no encontrada",
    exit: "Salir",
  },
} as const;

/** The browser says itself that it has no network, where nobody else can. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

interface Phone {
  page: Page;
  context: BrowserContext;
  worker: Worker;
}

/** A phone whose worker has come, and goes by the town's clock. */
async function phone(visitor: Visitor = {}, path = "/?tab=SHELTER"): Promise<Phone> {
  const { page, context } = await town().visit({
    place: DEMO_HARBOR,
    hasWorker: true,
    expects: NO_NETWORK,
    ...visitor,
  });
  await page.goto(path);
  await awake(page);
  const worker = await workerOf(context);
  return { page, context, worker };
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate((moment) => {
    Date.now = () => moment;
  }, MOMENT);
  return worker;
}

/** The worker has kept what this page shows. */
async function isKept(page: Page, cache: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
          return kept.length;
        }, cache),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function leaveNetwork({ context }: Phone): Promise<void> {
  await context.setOffline(true);
}

describe.each(["en", "es"] as const)("in %s", (language) => {
  const words = WORDS[language];

  test("home opens with what was seen, from when it is, and withdraws nothing that still holds", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await isControlled(page);
    await isKept(page, "seen-replies");
    const first = await page
      .getByRole("main")
      .getByRole("listitem")
      .first()
      .getByRole("link")
      .first()
      .textContent();
    await leaveNetwork(visit);
    await page.goto("/?tab=SHELTER");
    await page.getByText(words.asOfSeen).waitFor();
    expect(
      await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().textContent(),
    ).toBe(first);
    expect(await page.getAttribute("html", "lang")).toBe(language);
    expect(await accessibilityProblems(page)).toEqual([]);
    // What was never here is not said to be nowhere.
    await page.goto("/?tab=ALL&q=violin");
    await page.getByRole("main").getByText(words.noNetwork).first().waitFor();
  });

  test("a saved area answers everything: tabs, open now, a mistyped search, a page, distances", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await isControlled(page);
    await page.getByRole("button", { name: words.place }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: words.save }).click();
    await panel.getByText(words.saved).first().waitFor();
    expect(await panel.getByText(/kB/).textContent()).toMatch(/\d+ kB/);
    expect(await accessibilityProblems(page)).toEqual([]);
    const online = await town().app.read<ListedService[]>(
      `/services?type=SHELTER&isOpen=true&nearCoordinate=-123.9|39.87&limit=20&lang=${language}`,
    );
    const found = await town().app.read<ListedService[]>(
      `/services?q=shleter&nearCoordinate=-123.9|39.87&limit=20&lang=${language}`,
    );
    await leaveNetwork(visit);

    await page.goto("/?tab=SHELTER&open=1");
    await page.getByText(words.asOf).waitFor();
    const rows = page.getByRole("main").getByRole("listitem");
    expect(await namesIn(page)).toEqual(online.map(({ name }) => name));
    expect(await rows.first().textContent()).toContain(online[0]?.openStatus.text);

    await page.goto("/?tab=ALL&open=0&q=shleter");
    await page.getByRole("heading", { name: words.results }).waitFor();
    await rows.first().waitFor();
    expect(await namesIn(page)).toEqual(found.map(({ name }) => name));

    // One that was never opened.
    await rows.last().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: found.at(-1)?.name ?? "" }).waitFor();
    await page.getByText(words.asOf).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("opened services, favourites, crisis lines and unknown addresses are there", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await isControlled(page);
    const card = page.getByRole("main").getByRole("listitem").first();
    const name = (await card.getByRole("link").first().textContent()) ?? "";
    await card.getByRole("button", { name: words.favorite }).click();
    await isKept(page, "kept-favorites");
    const address = (await card.getByRole("link").first().getAttribute("href")) ?? "";
    await card.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await leaveNetwork(visit);

    await page.goto(address);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goto("/my_favorites");
    await page.getByRole("main").getByRole("link", { name, exact: true }).waitFor();
    await page.goto("/crisis_lines");
    await page.getByRole("main").getByText(words.crisis).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: words.notFound }).waitFor();
  });
});

/** The names in the list, once it stands. */
async function namesIn(page: Page): Promise<string[]> {
  const links = page.getByRole("main").locator("li :is(h2, h3) > a");
  await links.first().waitFor();
  return (await links.allTextContents()).map((text) => text.trim());
}
