import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { HARBOR_FRIENDS } from "#db/demo/organizations.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/contacts/crisis-lines/domestic-violence-hotline.ts";
import { FAVOURITES_ADDRESS, FAVOURITES_CACHE } from "#domain/static-pages/quick-exit/browser-data.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { favourites as favouritesEn } from "#words/compiled/en/favorites/favourites.ts";
import { favouritesPage as favouritesPageEn } from "#words/compiled/en/favorites/favourites-page.ts";
import { feedback as feedbackEn } from "#words/compiled/en/feedback/feedback.ts";
import { saveProtected as saveEn } from "#words/compiled/en/service-page/save-protected.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { sharing as sharingEn } from "#words/compiled/en/service-page/sharing.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { favourites as favouritesEs } from "#words/compiled/es/favorites/favourites.ts";
import { favouritesPage as favouritesPageEs } from "#words/compiled/es/favorites/favourites-page.ts";
import { feedback as feedbackEs } from "#words/compiled/es/feedback/feedback.ts";
import { saveProtected as saveEs } from "#words/compiled/es/service-page/save-protected.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { sharing as sharingEs } from "#words/compiled/es/service-page/sharing.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NEUTRAL } from "./neutral-site.ts";
import { waitUntilControlled } from "./wait-until-controlled.ts";

/** Traces that a protected service leaves on a phone that someone else may look through: as few as possible. */
const town = demonstrationTown();

const WORDS = {
  en: {
    page: pageEn,
    feedback: feedbackEn,
    sharing: sharingEn,
    save: saveEn,
    favourites: favouritesEn,
    list: favouritesPageEn,
    shell: shellEn,
    region: "Demo Coast County, CA",
    telling: /violen|shelter|safe house|Marigold/i,
  },
  es: {
    page: pageEs,
    feedback: feedbackEs,
    sharing: sharingEs,
    save: saveEs,
    favourites: favouritesEs,
    list: favouritesPageEs,
    shell: shellEs,
    region: "Condado de Demo Coast, CA",
    telling: /violen|albergue|casa segura|Marigold/i,
  },
} as const;
const PROTECTED = "Marigold House";
const OPEN = "Grace House";

async function findId(name: string): Promise<string> {
  const services = await town().app.read<{ id: string; name: string }[]>(
    `/services?limit=100&q=${encodeURIComponent(name)}`,
  );
  const found = services.find((service) => service.name === name);
  if (found === undefined) throw new Error(`The demonstration directory has no ${name}.`);
  return found.id;
}

const storedList = (page: Page, name: string) =>
  page.evaluate((list) => JSON.parse(localStorage.getItem(list) ?? "[]"), name);

/** The messages that wait in the browser. */
const waitingOn = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("outbox");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asked = opening.result.transaction("messages").objectStore("messages").getAll();
    return new Promise<{ serviceId: string }[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result);
    });
  });

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("its page begins with the hotline, names its region alone, and tells the history nothing", async () => {
    const { page } = await town().visit({ language, scripts: false });
    await page.goto(`/services/${await findId(PROTECTED)}`);
    const main = page.getByRole("main");
    const text = (await main.textContent()) ?? "";
    expect(
      text.startsWith(`${DOMESTIC_VIOLENCE_HOTLINE}: ${words.page.safetyLine} ${words.page.safety}`),
    ).toBe(true);
    const link = main.getByRole("link", { name: DOMESTIC_VIOLENCE_HOTLINE });
    expect(await link.getAttribute("href")).toBe("tel:+18007997233");
    expect(text).toContain(words.region);
    expect(text).not.toMatch(/Demo Harbor|of 14 beds|de 14 camas/);
    expect(await main.getByRole("link", { name: words.page.directions }).count()).toBe(0);
    // A message to oneself would stay among the phone's messages.
    expect(await main.locator('a[href^="sms:"]').count()).toBe(0);
    expect(await main.getByText(words.sharing.textHint).count()).toBe(0);
    expect(await page.title()).toBe("Amparo");
    const metadata = page.locator("head meta[content]");
    for (const content of await metadata.evaluateAll((all) => all.map((one) => one.getAttribute("content"))))
      expect(content).not.toMatch(/violen|Marigold|safe house|casa segura/i);
    // An ordinary service is named, so that a person finds it in the history.
    await page.goto(`/services/${await findId(OPEN)}`);
    expect(await page.title()).toContain(OPEN);
  });

  test("with scripts, too, its title is the product's alone", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.getByRole("link", { name: PROTECTED, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: PROTECTED }).waitFor();
    await expect.poll(() => page.title()).toBe("Amparo");
    await page.goBack();
    await expect.poll(() => page.title()).not.toBe("Amparo");
  });

  test("sharing passes on the number and what to do with it", async () => {
    const { page, context } = await town().visit({ language });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (what: unknown) => Object.assign(window, { shared: what }),
        configurable: true,
      });
    });
    await page.goto(`/services/${await findId(PROTECTED)}`);
    await hydrated(page);
    const button = page.getByRole("button", { name: words.sharing.share, exact: true });
    await button.click();
    await page.waitForFunction(() => "shared" in window);
    const call = words.sharing.callNumber("(555) 555-0131");
    expect(await page.evaluate(() => ("shared" in window ? window.shared : null))).toEqual({ text: call });
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await button.click();
    await page.getByText(words.sharing.numberCopied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(call);
  });

  test("saving asks first and says what stays; the exit forgets it, and keeps the others", async () => {
    const { page, context } = await town().visit({ language, leavesTo: NEUTRAL });
    const [shelter, other] = [await findId(PROTECTED), await findId(OPEN)];
    await page.goto(`/services/${other}`);
    await hydrated(page);
    await page.getByRole("main").getByRole("button", { name: words.page.save }).click();
    await page.getByText(words.favourites.added).waitFor();

    await page.goto(`/services/${shelter}`);
    await hydrated(page);
    const save = page.getByRole("main").getByRole("button", { name: words.page.save });
    await save.click();
    const question = page.getByRole("dialog", { name: words.save.question });
    await question.getByText(words.save.hint).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole("button", { name: words.save.no, exact: true }).click();
    await question.waitFor({ state: "detached" });
    expect(await storedList(page, "favorites")).toEqual([other]);
    // Escape closes the question, and does not count as one of the three presses that leave.
    await save.click();
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await save.click();
    await question.getByRole("button", { name: words.save.yes, exact: true }).click();
    await page.getByText(words.favourites.added).waitFor();
    expect(await storedList(page, "favorites")).toEqual([other, shelter]);

    // An entry that the service worker might store of them.
    await page.evaluate(
      async ([cache, address, details]) => (await caches.open(cache)).put(address, new Response(details)),
      [FAVOURITES_CACHE, FAVOURITES_ADDRESS, JSON.stringify([{ id: shelter, isProtected: true }])] as const,
    );
    for (let stroke = 0; stroke < 3; stroke++) await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Sunny" }).waitFor();
    const after = await context.newPage();
    await after.goto(`${town().app.address}/icon.svg`);
    expect(await storedList(after, "favorites")).toEqual([other]);
    expect(await after.evaluate(() => localStorage.getItem("guarded"))).toBeNull();
    expect(await after.evaluate((cache) => caches.has(cache), FAVOURITES_CACHE)).toBe(false);
  });

  test("one that was saved by an older version is known once the list has been opened", async () => {
    const { page, context } = await town().visit({ language, leavesTo: NEUTRAL });
    const ids = await Promise.all([PROTECTED, OPEN].map(findId));
    await page.goto("/about");
    await hydrated(page);
    await page.evaluate((list) => {
      localStorage.setItem("favorites", JSON.stringify(list));
      localStorage.setItem("version", "2.1");
    }, ids);
    await page.goto("/my_favorites");
    await page.getByRole("link", { name: PROTECTED, exact: true }).waitFor();
    await expect.poll(() => storedList(page, "guarded")).toEqual([ids[0]]);
    await page.getByRole("link", { name: words.shell.exit, exact: true }).click();
    await page.getByRole("heading", { name: "Sunny" }).waitFor();
    const after = await context.newPage();
    await after.goto(`${town().app.address}/icon.svg`);
    expect(await storedList(after, "favorites")).toEqual([ids[1]]);
  });

  test("the page of its organization is not named in the history either", async () => {
    const { page } = await town().visit({ language });
    const organization = { id: "01950000-0000-7000-8000-0000000000aa", name: "Quiet Friends" };
    await addOrganizations(town().app.database, [organization]);
    const { headers } = await signedInAs(town().app, "ADMINISTRATOR");
    const path = `/services/${await findId(PROTECTED)}`;
    expect((await sendJson(town().app, "PUT", path, { organization }, headers)).status).toBe(200);
    await page.goto(`/organizations/${organization.id}`);
    expect(await page.title()).toBe("Amparo");
    await hydrated(page);
    await page.getByRole("heading", { level: 1, name: organization.name }).waitFor();
    expect(await page.title()).toBe("Amparo");
    const metadata = page.locator("head meta[content]");
    for (const content of await metadata.evaluateAll((all) => all.map((one) => one.getAttribute("content"))))
      expect(content).not.toContain(organization.name);
    await page.goto(`/organizations/${HARBOR_FRIENDS.id}`);
    expect(await page.title()).toContain(HARBOR_FRIENDS.name);
  });

  test.each([
    ["", false],
    [", also without a network", true],
  ])(
    "the exit forgets what was typed to anybody, and messages to it that wait; those to others stay%s",
    async (_, isOffline) => {
      const expects = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
      const { page, context } = await town().visit({ language, leavesTo: NEUTRAL, expects, hasWorker: true });
      const [shelter, other] = [await findId(PROTECTED), await findId(OPEN)];
      const { send, titles, queued } = words.feedback;
      const { report } = words.page;
      const open = async (id: string) => {
        await page.goto(`/services/${id}`);
        await hydrated(page);
        await page.getByRole("button", { name: report, exact: true }).click();
        await page.getByRole("dialog", { name: titles.report }).waitFor();
        // A map tile that fails to load is an error of its own.
        await page.waitForLoadState("networkidle");
      };
      const write = async (message: string) => {
        await page.locator('[name="email"]').fill("ana@mail.example");
        await page.locator('[name="message"]').fill(message);
      };
      for (const id of [other, shelter]) {
        await open(id);
        // Cut off in the middle, the installation of the worker would wait for minutes.
        await waitUntilControlled(page);
        await context.setOffline(true);
        await write("Waits.");
        await page.getByRole("button", { name: send, exact: true }).click();
        await page.getByText(queued).waitFor();
        // Nothing is sent during the rest of the journey.
        await page.route("**/api/feedbacks/**", (route) => route.abort());
        await context.setOffline(false);
      }
      for (const id of [other, shelter]) {
        await open(id);
        await write("Drafted.");
        await expect
          .poll(() => page.evaluate((key) => localStorage.getItem(key), `draft.report.${id}`))
          .toContain("Drafted.");
      }
      await page.keyboard.press("Escape");
      await context.setOffline(isOffline);
      await page.locator("[data-exit]").first().click();
      await (isOffline ? page.waitForURL("**/away") : page.getByRole("heading", { name: "Sunny" }).waitFor());
      await context.setOffline(false);
      const after = await context.newPage();
      await after.goto(`${town().app.address}/icon.svg`);
      expect(
        await after.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft."))),
      ).toEqual([]);
      await expect
        .poll(async () => (await waitingOn(after)).map(({ serviceId }) => serviceId))
        .toEqual([other]);
      // The next visit counts the messages that are left to send.
      expect(await after.evaluate(() => localStorage.getItem("waiting"))).toBe("0");
    },
  );

  test("what the exit had no time to forget is not sent by the next visit", async () => {
    const { page, context } = await town().visit({ language });
    const [shelter, other] = [await findId(PROTECTED), await findId(OPEN)];
    await page.goto(`${town().app.address}/icon.svg`);
    await page.evaluate(
      async (ids) => {
        const opening = indexedDB.open("outbox", 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("messages", { keyPath: "sendingId" });
        await new Promise((resolve) => {
          opening.onsuccess = resolve;
        });
        const store = opening.result.transaction("messages", "readwrite").objectStore("messages");
        for (const [at, serviceId] of ids.entries())
          store.put({
            sendingId: crypto.randomUUID(),
            kind: "report",
            serviceId,
            ...(at === 0 ? { isProtected: true } : {}),
            texts: { email: "ana@mail.example", message: "Waits." },
            coordinate: null,
            language: "en",
            pictures: [],
          });
        localStorage.setItem("waiting", "0");
      },
      [shelter, other],
    );
    const sent: unknown[] = [];
    await context.route("**/api/feedbacks/**", (route) => {
      sent.push(route.request().postDataJSON().service);
      return route.fulfill({ json: {} });
    });
    await page.goto("/about");
    await page.getByRole("status").getByText(words.feedback.queuedSent(1)).waitFor();
    expect(sent).toEqual([other]);
    expect(await waitingOn(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("waiting"))).toBeNull();
  });

  test("on paper stand its name, its number and its hours, and not what it is", async () => {
    const { page } = await town().visit({ language });
    await page.goto(`/services/${await findId(PROTECTED)}`);
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    const sheet = (await page.getByRole("main").allInnerTexts()).join();
    expect(sheet).toContain(words.sharing.callNumber("(555) 555-0131"));
    expect(sheet.replace(PROTECTED, "")).not.toMatch(words.telling);
    expect(sheet).not.toContain(DOMESTIC_VIOLENCE_HOTLINE);
    expect(sheet).toContain(`/services/${await findId(PROTECTED)}`);
  });

  test("on the printed list it has its name, its number and its hours, too", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const ids = await Promise.all([PROTECTED, OPEN].map(findId));
    await page.addInitScript((favorites) => {
      localStorage.setItem("favorites", favorites);
      window.print = () => void Object.assign(window, { printed: true });
    }, JSON.stringify(ids));
    await page.goto("/my_favorites");
    await hydrated(page);
    await page.getByRole("button", { name: words.list.print }).click();
    await page.waitForFunction(() => "printed" in window);
    await page.emulateMedia({ media: "print" });
    const sheet = (await page.getByRole("main").allInnerTexts()).join();
    expect(sheet).not.toContain(DOMESTIC_VIOLENCE_HOTLINE);
    const rows = await page.getByRole("main").getByRole("listitem").allInnerTexts();
    const row = rows.find((text) => text.includes(PROTECTED)) ?? "";
    expect(row).toContain("(555) 555-0131");
    expect(row.replace(PROTECTED, "")).not.toMatch(words.telling);
    expect(row).not.toContain(words.region);
  });

  test("printed from the browser's menu, lists say no more of it either", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const ids = JSON.stringify([await findId(PROTECTED), await findId(OPEN)]);
    await page.addInitScript((favorites) => localStorage.setItem("favorites", favorites), ids);
    for (const path of ["/my_favorites", `/?q=${encodeURIComponent(PROTECTED)}`]) {
      await page.goto(path);
      await hydrated(page);
      await page.emulateMedia({ media: "print" });
      const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: PROTECTED });
      await cards.first().waitFor();
      const [card = ""] = await cards.allInnerTexts();
      expect(card).toContain("(555) 555-0131");
      expect(card.replaceAll(PROTECTED, "")).not.toMatch(words.telling);
      expect(card).not.toContain(words.region);
      await page.emulateMedia({ media: "screen" });
    }
  });
});

test("nothing under the icon of the installed app, and no name of it, speaks of crisis", async () => {
  for (const language of ["en", "es"]) {
    const reply = await town().app.get(`/manifest.webmanifest?lang=${language}`);
    const { name, short_name, shortcuts }: Record<string, unknown> = await reply.json();
    expect(JSON.stringify([name, short_name, shortcuts])).not.toMatch(/cris|viol|help|ayuda|danger|peligro/i);
  }
});
