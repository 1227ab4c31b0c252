import type { BrowserContext, Page, Worker } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { menu as menuEn } from "#words/compiled/en/base/menu.ts";
import { otherTabs as tabsEn } from "#words/compiled/en/base/other-tabs.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { chatbot as chatEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { forMe } from "#words/compiled/en/favorites/for-me.ts";
import { feedback as feedbackEn } from "#words/compiled/en/feedback/feedback.ts";
import { offlineBanner as offlineEn } from "#words/compiled/en/offline/offline-banner.ts";
import { askedPlace as askedPlaceEn } from "#words/compiled/en/services/asked-place.ts";
import { home } from "#words/compiled/en/services/home.ts";
import { listOptions } from "#words/compiled/en/services/list-options.ts";
import { menu as menuEs } from "#words/compiled/es/base/menu.ts";
import { otherTabs as tabsEs } from "#words/compiled/es/base/other-tabs.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { chatbot as chatEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { feedback as feedbackEs } from "#words/compiled/es/feedback/feedback.ts";
import { offlineBanner as offlineEs } from "#words/compiled/es/offline/offline-banner.ts";
import { askedPlace as askedPlaceEs } from "#words/compiled/es/services/asked-place.ts";
import { type CuttableConnection, openConnection } from "./cuttable-connection.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";
import { releases } from "./releases.ts";
import { signInAs } from "./sign-in-as.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

/** One visit with a network, and then none: on a bus, in a basement, with no credit left. */
const town = demonstrationTown();

const WORDS = {
  en: {
    countQueued: "You're offline. We'll send this when you're back online.",
    asOf: /You're offline. Shown as of/,
    asOfSeen: /You can see only what you opened before/,
    noNetwork: /Can not connect to server/,
    place: /change place/,
    save: "Save Demo Harbor, CA for offline use",
    saved: "Saved: Demo Harbor, CA",
    results: /Results for/,
    favorite: /^Save/,
    kudo: /Give kudos/,
    crisis: "988 Suicide & Crisis Lifeline",
    newVersion: "New version. Reload",
    networkBack: "You're back online. Show the latest",
    away: "No connection",
    form: feedbackEn,
    notFound: "Page not found",
    unseen: offlineEn.unseen,
    menu: menuEn,
    toHome: offlineEn.toHome,
    crisisLines: shellEn.crisisLines,
    exit: "Exit",
    savedOnly: "There may be more services",
    savedOnlyHint: "Without a connection, you see only what this phone has saved.",
    tryAgain: "Try again",
  },
  es: {
    countQueued: "Sin internet. Se enviará después.",
    asOf: /Sin internet: información de/,
    asOfSeen: /Sin internet: solo lo que abrió antes/,
    noNetwork: /No hay conexión\. Revise su internet/,
    place: /cambiar el lugar/,
    save: "Guardar Demo Harbor, CA para usar sin internet",
    saved: "Guardado: Demo Harbor, CA",
    results: /Resultados/,
    favorite: /^Guardar/,
    kudo: /gracias/,
    crisis: /988/,
    newVersion: "Hay una versión nueva: actualizar",
    networkBack: "Ya hay internet: ver lo más reciente",
    away: "Sin internet",
    form: feedbackEs,
    notFound: "Página no encontrada",
    unseen: offlineEs.unseen,
    menu: menuEs,
    toHome: offlineEs.toHome,
    crisisLines: shellEs.crisisLines,
    exit: "Salir",
    savedOnly: "Puede haber más servicios",
    savedOnlyHint: "Sin internet, solo se ve lo que guardó este dispositivo.",
    tryAgain: "Intentar de nuevo",
  },
} as const;

const CHAT = { en: chatEn, es: chatEs } as const;
const DANGER = { en: "my husband hits me", es: "mi esposo me pega" } as const;
const OTHER_TABS = { en: tabsEn, es: tabsEs } as const;
const ASKED_PLACE = { en: askedPlaceEn, es: askedPlaceEs };

/** The browser itself reports that it has no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

interface Phone {
  page: Page;
  context: BrowserContext;
  worker: Worker;
  connection: CuttableConnection;
}

/** Opens a phone whose worker is installed, and whose clock is the town's. */
async function phone(visitor: Visitor = {}, path = "/?tab=SHELTER"): Promise<Phone> {
  const connection = await openConnection(town().app.address);
  const { page, context } = await town().visit({
    place: DEMO_HARBOR,
    hasWorker: true,
    expects: NO_NETWORK,
    address: connection.address,
    ...visitor,
  });
  onTestFinished(() => connection.close());
  await page.goto(path);
  await hydrated(page);
  const worker = await waitForWorker(context);
  return { page, context, worker, connection };
}

async function waitForWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate((moment) => {
    Date.now = () => moment;
  }, NOW);
  return worker;
}

/** The worker has cached what this page shows. */
async function waitUntilCached(page: Page, cache: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const cached = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
        return cached.length;
      }, cache),
    )
    .toBeGreaterThan(0);
}

/** The worker has cached the document and the words of pages that were never opened. */
async function waitUntilPagesAreCached(page: Page, language: "en" | "es"): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined,
        `/shell?lang=${language}`,
      ),
    )
    .toBe(true);
}

/** The worker has cached what the help chat answers with. */
async function waitUntilChatIsCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("app-"));
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().some(({ url }) => url.includes("answer-offline"));
      }),
    )
    .toBe(true);
}

/** Goes offline: the browser is informed, and the connection is cut, which the browser does not do by itself. */
async function goOffline({ context, connection }: Phone): Promise<void> {
  await context.setOffline(true);
  connection.cut();
}

async function goOnline({ context, connection }: Phone): Promise<void> {
  connection.restore();
  await context.setOffline(false);
}

test("a page that was only viewed opens without a network afterwards", async () => {
  const visit = await phone();
  const { page } = visit;
  const name =
    (await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().textContent()) ??
    "";
  await waitUntilControlled(page);
  await waitUntilCached(page, "seen-replies");
  await goOffline(visit);
  await page.reload();
  await page.getByRole("main").getByRole("link", { name, exact: true }).waitFor();

  // Answers about the visitor need no network either.
  await hydrated(page);
  await page.getByRole("button", { name: home.more, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: listOptions.forMe }).click();
  await page.getByRole("dialog").getByLabel(forMe.age).fill("20");
  await page.keyboard.press("Escape");
  await page.getByText(forMe.notice).waitFor();
  const [first] = await page.getByRole("main").getByRole("listitem").allTextContents();
  expect(first).toContain(forMe.fits([forMe.fitting.AGE]));
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("beds that were counted without a network are sent from a cached page, which knows no user", async () => {
    const { app } = town();
    const visit = await phone({ language });
    const { page, context } = visit;
    await waitUntilControlled(page);
    await waitUntilCached(page, "seen-replies");
    await signInAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/available_beds");
    await hydrated(page);
    const more = page.getByRole("button", { name: /Grace House/ }).last();
    await more.waitFor();
    const free = async () => {
      const [row] = await app.read<{ availableBeds: number }[]>("/services?search=name&q=Grace+House");
      return row?.availableBeds ?? 0;
    };
    const before = await free();
    await goOffline(visit);
    await more.click();
    await page.getByText(words.countQueued).waitFor();
    await page.goto("/?tab=SHELTER");
    await page.getByText(words.asOfSeen).waitFor();
    expect(await free()).toBe(before);
    await goOnline(visit);
    // The next attempt comes half a minute after one that was cut off, which may have waited as long.
    await expect.poll(free, { timeout: 75_000 }).toBe(before + 1);
  });

  test("home opens with what was seen, from when it is, and withdraws nothing that still holds", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await waitUntilCached(page, "seen-replies");
    const first = await page
      .getByRole("main")
      .getByRole("listitem")
      .first()
      .getByRole("link")
      .first()
      .textContent();
    await goOffline(visit);
    await page.goto("/?tab=SHELTER");
    await page.getByText(words.asOfSeen).waitFor();
    expect(
      await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().textContent(),
    ).toBe(first);
    expect(await page.getAttribute("html", "lang")).toBe(language);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Offline, a search without saved data does not claim that there are no results.
    await page.goto("/?tab=ALL&q=violin");
    await page.getByRole("main").getByText(words.noNetwork).first().waitFor();
    await page.goto("/?tab=SHELTER");
    await page.getByText(words.asOfSeen).waitFor();
    await goOnline(visit);
    await page.getByRole("button", { name: words.networkBack }).click();
    await page.getByText(words.asOfSeen).waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("listitem").first().waitFor();
  });

  test("what was seen is found by what the session left on, whatever the address leaves out", async () => {
    const visit = await phone({ language }, "/?tab=SHELTER&open=1");
    await waitUntilControlled(visit.page);
    await waitUntilCached(visit.page, "seen-replies");
    const seen = await namesIn(visit.page);
    await goOffline(visit);
    await visit.page.goto("/");
    await expect.poll(() => namesIn(visit.page)).toEqual(seen);
  });

  test("a list with the little that was seen says why, and offers two ways on", async () => {
    const visit = await phone({ language }, "/?tab=SHELTER&need=EMERGENCY&open=1&for=MEN");
    const { page } = visit;
    await waitUntilControlled(page);
    await waitUntilCached(page, "seen-replies");
    await goOffline(visit);
    await page.goto("/?tab=SHELTER&open=0");
    await page.getByRole("heading", { name: words.savedOnly }).waitFor();
    const main = page.getByRole("main");
    await main.getByText(words.savedOnlyHint).waitFor();
    expect(await main.getByRole("listitem").count()).toBeLessThan(3);
    expect(await main.getByRole("link", { name: "211" }).getAttribute("href")).toBe("tel:211");
    expect(await accessibilityProblems(page)).toEqual([]);
    await goOnline(visit);
    await main.getByRole("button", { name: words.tryAgain }).click();
    await expect.poll(() => main.getByRole("listitem").count()).toBeGreaterThan(3);
  });

  test("a saved area answers everything: tabs, open now, a mistyped search, a page, distances", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await page.getByRole("button", { name: words.place }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: words.save }).click();
    await panel.getByText(words.saved).first().waitFor();
    expect(await panel.getByText(/kB/i).textContent()).toMatch(/\d+ kB/i);
    expect(await accessibilityProblems(page)).toEqual([]);
    await waitUntilChatIsCached(page);
    const online = await town().app.read<ListedService[]>(
      `/services?type=SHELTER&isOpen=true&nearCoordinate=-123.9|39.87&limit=20&lang=${language}`,
    );
    const found = await town().app.read<ListedService[]>(
      `/services?q=shleter&nearCoordinate=-123.9|39.87&limit=20&lang=${language}`,
    );
    const counts = await town().app.read<TypeCount[]>(
      "/services/count-by-type?q=shleter+food&nearCoordinate=-123.9|39.87",
    );
    await goOffline(visit);

    await page.goto("/?tab=SHELTER&open=1");
    await page.getByText(words.asOf).waitFor();
    const rows = page.getByRole("main").getByRole("listitem");
    expect(await namesIn(page)).toEqual(online.map(({ name }) => name));
    expect(await rows.first().textContent()).toContain(online[0]?.openStatus.text);

    await page.goto("/?tab=ALL&open=0&q=shleter");
    await page.getByRole("heading", { name: words.results }).waitFor();
    await rows.first().waitFor();
    expect(await namesIn(page)).toEqual(found.map(({ name }) => name));

    // A place that is typed is known by the services that are saved there.
    await page.goto("/?tab=ALL&open=0&q=shleter+00002");
    await page.getByText(ASKED_PLACE[language].near("00002")).waitFor();

    await page.goto("/?tab=SHELTER&open=0&q=shleter+food");
    await page.getByText(OTHER_TABS[language].inOtherTabs).waitFor();
    const inFood = counts.find(({ type }) => type === "FOOD")?.count ?? 0;
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`· ${inFood}$`) })
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: words.results }).waitFor();

    // One that was never opened.
    await rows.last().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: found.at(-1)?.name ?? "" }).waitFor();
    await page.getByText(words.asOf).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // The help chat answers from it, and for danger with the saved lines.
    const chat = CHAT[language];
    await page.goto("/chatbot");
    const log = page.getByRole("log");
    await page.getByRole("button", { name: chat.chips.sleepTonight, exact: true }).click();
    await log.getByRole("heading", { level: 2 }).first().waitFor();
    await page.getByText(words.asOf).waitFor();
    const field = page.getByRole("textbox", { name: chat.page.field });
    await field.fill("911");
    await page.getByRole("button", { name: chat.page.send }).click();
    await log.getByRole("link", { name: chat.page.call("911") }).waitFor();
    // A conversation about a danger stays one when the network goes.
    await goOnline(visit);
    await field.fill(DANGER[language]);
    await field.press("Enter");
    await log.getByText(chat.danger.sentences.PARTNER_VIOLENCE).waitFor();
    await goOffline(visit);
    await field.fill("zxcv");
    await field.press("Enter");
    await log.getByText(chat.danger.sentences.PARTNER_VIOLENCE).nth(1).waitFor();
    await page.goto("/topics");
    await page.getByRole("link", { name: /^(Dental care|Dentistas)$/ }).click();
    await page.getByRole("link", { name: "Second Saturday Dental", exact: true }).waitFor();
  });

  test("a saved area loses at the next contact what is withheld", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await page.getByRole("button", { name: words.place }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: words.save }).click();
    await panel.getByText(words.saved).first().waitFor();
    const { app } = town();
    const withheld = (
      await app.read<ListedService[]>("/services?type=FOOD&nearCoordinate=-123.9|39.87&limit=20")
    ).at(-1);
    const isInArea = () =>
      page.evaluate(async (id) => {
        const pack = await (await caches.open("kept-area")).match("/kept/area");
        return (await pack?.text())?.includes(id);
      }, withheld?.id ?? "");
    expect(await isInArea()).toBe(true);
    await app.database.query("update services set deleted_at = now() where id = $1", [withheld?.id]);

    await page.goto("/?tab=SHELTER");
    await expect.poll(isInArea).toBe(false);
    await goOffline(visit);
    await page.goto(`/services/${withheld?.id}`);
    await page.getByText(words.notFound).or(page.getByText(words.noNetwork)).first().waitFor();
    expect(await page.getByText(withheld?.name ?? "").count()).toBe(0);
  });

  test("what was seen and favourites lose at the next contact what is withheld, without a saved area", async () => {
    const visit = await phone({ language }, "/?tab=RESOURCES");
    const { page } = visit;
    await waitUntilControlled(page);
    const { app } = town();
    const listed = await app.read<ListedService[]>("/services?type=RESOURCES&nearCoordinate=-123.9|39.87");
    const addresses = listed.map(({ address1 }) => address1);
    const isAlone = (address: string | null) =>
      address !== null && addresses.indexOf(address) === addresses.lastIndexOf(address);
    const [withheld, hidden] = listed.filter(({ address1 }) => isAlone(address1));
    // A hidden service's gate is on its own page only.
    await app.database.query("update services set accessibility = 'The gate of ' || address1 where id = $1", [
      hidden?.id,
    ]);
    const cards = page.getByRole("main").getByRole("listitem");
    for (const name of [withheld?.name ?? "", hidden?.name ?? ""])
      await cards
        .filter({ has: page.getByRole("link", { name, exact: true }) })
        .getByRole("button", { name: words.favorite })
        .click();
    const stored = () =>
      page.evaluate(async () => {
        const texts: string[] = [];
        for (const name of await caches.keys()) {
          if (!/^(seen-replies|kept-favorites)$/.test(name)) continue;
          const cache = await caches.open(name);
          for (const request of await cache.keys())
            texts.push(`${await (await cache.match(request))?.text()}`);
        }
        return texts.join();
      });
    const timesStored = async (text: string | null | undefined) =>
      (await stored()).split(JSON.stringify(text)).length - 1;
    // The address is stored in the list and among the favorites.
    await expect.poll(() => timesStored(hidden?.address1)).toBeGreaterThanOrEqual(2);
    await expect.poll(() => timesStored(withheld?.id)).toBeGreaterThanOrEqual(2);
    await cards.getByRole("link", { name: hidden?.name ?? "", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: hidden?.name ?? "" }).waitFor();
    await expect.poll(stored).toContain("The gate of");
    await app.database.query("update services set deleted_at = now() where id = $1", [withheld?.id]);
    await app.database.query(
      `update services set address_visibility = 'AREA', address1 = null, address2 = null, accessibility = null
        where id = $1`,
      [hidden?.id],
    );

    await page.goto("/about");
    await expect.poll(() => timesStored(withheld?.id)).toBe(0);
    await expect.poll(() => timesStored(hidden?.address1)).toBe(0);
    await expect.poll(stored).not.toContain("The gate of");
    expect(await timesStored(hidden?.id)).toBeGreaterThanOrEqual(2);
    await goOffline(visit);
    await page.goto("/my_favorites");
    await page
      .getByRole("main")
      .getByRole("link", { name: hidden?.name ?? "", exact: true })
      .waitFor();
    expect(await page.getByText(withheld?.name ?? "").count()).toBe(0);
  });

  test("opened services, favourites, crisis lines and unknown addresses are there", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    const card = page.getByRole("main").getByRole("listitem").first();
    const name = (await card.getByRole("link").first().textContent()) ?? "";
    await card.getByRole("button", { name: words.favorite }).click();
    await waitUntilCached(page, "kept-favorites");
    const address = (await card.getByRole("link").first().getAttribute("href")) ?? "";
    await card.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await goOffline(visit);

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

  test("feedback that is written without a network waits, and goes when there is one", async () => {
    const start = town().app.jobs.length;
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await waitUntilPagesAreCached(page, language);
    await goOffline(visit);
    // A page that was never opened.
    await page.goto("/feedback");
    await hydrated(page);
    await page.getByRole("textbox", { name: words.form.labels.email, exact: true }).fill("rosa@mail.example");
    await page.getByRole("textbox", { name: words.form.labels.subject, exact: true }).fill("From the bus");
    await page.getByRole("textbox", { name: words.form.labels.message, exact: true }).fill("No bars here.");
    await page.getByRole("button", { name: words.form.send, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.form.queued }).waitFor();
    expect(town().app.jobs.slice(start)).toEqual([]);
    await goOnline(visit);
    await page.getByRole("status").getByText(words.form.queuedSent(1)).waitFor();
    expect(town().app.jobs.length).toBeGreaterThan(start);
  });

  test("a page that was not opened before says why, with two ways on", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await waitUntilCached(page, "seen-replies");
    await goOffline(visit);
    for (const [path, why, title] of [
      ["/privacy_policy", words.unseen, null],
      ["/services/0190a000-0000-7000-8000-0000000000ff", words.unseen, null],
      ["/forgot_password", words.menu.needsNetwork, null],
      // Offline pages do not know who is signed in, so they lead no one away to sign in.
      ["/manage_services", words.menu.needsNetwork, words.menu.manageServices],
      ["/liaisons", words.menu.needsNetwork, words.menu.liaisons],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole("main");
      await main.getByText(why, { exact: true }).waitFor();
      if (title !== null) await main.getByRole("heading", { name: title, level: 1, exact: true }).waitFor();
      await main.getByRole("button", { name: words.tryAgain, exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole("link", { name: words.crisisLines, exact: true }).click();
      await main.getByText(words.crisis).first().waitFor();
      await page.goBack();
      await main.getByRole("link", { name: words.toHome, exact: true }).click();
      await main.getByRole("listitem").first().waitFor();
    }
  });

  test("what needs the network shows that on a whole page", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await waitUntilCached(page, "seen-replies");
    await goOffline(visit);
    await page.goto("/login");
    await page.getByRole("main").getByText(words.noNetwork).waitFor();
    await page.getByRole("link", { name: words.exit, exact: true }).waitFor();
    // Offline the number of results, which a heading would state, is unknown.
    await page.goto("/?tab=SHELTER&for=WOMEN");
    await page.getByRole("main").getByRole("listitem").first().waitFor();
    await page.getByText(words.asOfSeen).waitFor();
    // An error stays until it is dismissed: the quick exit is in reach all the while.
    await page.getByRole("main").getByRole("button", { name: words.kudo }).first().click();
    await page.getByRole("alert").getByText(words.noNetwork).waitFor();
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    await page.getByRole("heading", { name: words.away }).waitFor();
  });

  test("the quick exit leads to a neutral page of ours, and what was seen is gone; what was saved is not", async () => {
    const { headers } = await signedInAs(town().app, "ADMINISTRATOR");
    const [far, near] = [`Line of Lake ${language}`, `Line of Mendocino ${language}`];
    for (const [name, area] of [
      [far, "Lake County, CA"],
      [near, "Mendocino County, CA"],
    ]) {
      const line = { name, area, description: "Someone to talk to", phone: "707-555-0142", time: "24/7" };
      await sendJson(town().app, "POST", "/crisis-lines", line, headers);
    }
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await waitUntilCached(page, "seen-replies");
    await page.getByRole("button", { name: words.place }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: words.save }).click();
    await panel.getByText(words.saved).first().waitFor();
    await goOffline(visit);
    await page.goto("/crisis_lines");
    // Lines of the saved area's county come first, as they do online.
    const lines = page.getByRole("main").getByRole("heading", { name: /^Line of/ });
    await expect.poll(async () => (await lines.allTextContents()).indexOf(far)).toBeGreaterThan(0);
    const order = await lines.allTextContents();
    expect(order.indexOf(near)).toBeLessThan(order.indexOf(far));
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    // The address is there before the page is.
    await page.getByRole("heading", { name: words.away }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/away");
    await expect.poll(() => listCaches(page)).not.toContain("seen-replies");
    expect(await listCaches(page)).toContain("kept-area");
    // The app is gone with the page: it would give the page its own title again.
    expect(await page.title()).toBe(words.away);
    // Reloaded, it is still a page that does not mention the site.
    await page.reload();
    await page.getByRole("heading", { name: words.away }).waitFor();
    expect(await page.content()).not.toMatch(/amparo/i);
  });

  test("what was saved goes too where that is ticked", async () => {
    const visit = await phone({ language });
    const { page } = visit;
    await waitUntilControlled(page);
    await page.getByRole("main").getByRole("button", { name: words.favorite }).first().click();
    await waitUntilCached(page, "kept-favorites");
    await page.evaluate(() => localStorage.setItem("exit", "all"));
    await goOffline(visit);
    await page.getByRole("link", { name: words.exit, exact: true }).click();
    await page.getByRole("heading", { name: words.away }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/away");
    await expect.poll(() => listCaches(page)).not.toContain("kept-favorites");
  });

  test("a new version is announced, takes over by a click, and what was half typed is there again", async () => {
    const { page, release, close } = await releases(town(), language, "/feedback");
    const message = page.getByRole("textbox", { name: words.form.labels.message, exact: true });
    await message.fill("I was about to say");
    await release();
    // The page does not reload while someone types.
    const reloadButton = page.getByRole("button", { name: words.newVersion });
    await reloadButton.waitFor();
    expect(await message.inputValue()).toBe("I was about to say");
    expect(await accessibilityProblems(page)).toEqual([]);
    const loaded = page.waitForEvent("load");
    await reloadButton.click();
    await loaded;
    await hydrated(page);
    await expect.poll(() => message.inputValue()).toBe("I was about to say");
    await expect.poll(() => isWaiting(page)).toBe(false);
    await close();
  });

  test("a new version takes over when another page is gone to and nothing is typed", async () => {
    const { page, release, close } = await releases(town(), language, "/?tab=SHELTER");
    await release();
    await page.getByRole("button", { name: words.newVersion }).waitFor();
    const loaded = page.waitForEvent("load");
    await page.getByRole("main").locator("li :is(h2, h3) > a").first().click();
    await loaded;
    expect(new URL(page.url()).pathname).toMatch(/^\/services\//);
    await expect.poll(() => isWaiting(page)).toBe(false);
    await close();
  });
});

test("going back after an exit without a network leads away again", async () => {
  // A visit with the browser's own clock: the journeys' clock hides how a page was come by.
  const context = await town().browser.newContext({ baseURL: town().app.address });
  await context.addCookies([{ name: ACCESS_COOKIE, value: "true", url: town().app.address }]);
  const page = await context.newPage();
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await waitUntilControlled(page);
  await context.setOffline(true);
  await page.goto("/crisis_lines");
  await page.getByRole("link", { name: WORDS.en.exit, exact: true }).click();
  await page.getByRole("heading", { name: WORDS.en.away }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: WORDS.en.away }).waitFor();
  expect(await page.content()).not.toMatch(/amparo/i);
  await context.close();
});

test("replies of a signed-in user, and those marked no-store, are not cached", async () => {
  const { page } = await phone({ expects: /401/ });
  await waitUntilControlled(page);
  await waitUntilCached(page, "seen-replies");
  const { cached } = await page.evaluate(async () => {
    await fetch("/api/services?q=sentinel&limit=1", { headers: { authorization: "Bearer x" } });
    await fetch("/api/auth/profile").catch(() => null);
    await fetch("/api/health");
    await new Promise((resolve) => setTimeout(resolve, 500));
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { cached: addresses.flat() };
  });
  expect(cached.filter((url) => /sentinel|auth|health/.test(url))).toEqual([]);
  // Counts are no services, and documents are never cached.
  expect(cached.filter((url) => /\/count|\?tab=/.test(url))).toEqual([]);
});

function listCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.waiting ?? null) !== null;
  });
}

/** Returns the names in the list, once it has rendered. */
async function namesIn(page: Page): Promise<string[]> {
  const links = page.getByRole("main").locator("li :is(h2, h3) > a");
  await links.first().waitFor();
  return (await links.allTextContents()).map((text) => text.trim());
}
