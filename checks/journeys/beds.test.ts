import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { DEMONSTRATION_HASH, DEMONSTRATION_PASSWORD } from "#db/demo/people.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { beds as bedsEn } from "#words/compiled/en/beds/beds.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { beds as bedsEs } from "#words/compiled/es/beds/beds.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { checkCurrentLayout, checkLayout } from "./check-layout.ts";
import { accessibilityProblems, demonstrationTown, hydrated, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { addServiceAs } from "./seed-approvals.ts";
import { readServiceAs, SHELTER } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Someone at the desk of a shelter, with one hand and a bad network. */
const town = demonstrationTown();

const WORDS = {
  en: {
    increase: "One more free bed at Grace House",
    decrease: "One fewer free bed at Grace House",
    free: "Free beds at Grace House",
    saved: /^Saved · visitors see “4 beds · just now”/,
    queued: "You're offline. We'll send this when you're back online.",
    tooMany: "Available beds should be less than or equal to Total Beds",
    offline: shellEn.networkError,
    superseded: /^Someone posted a newer count: 7 free/,
    search: "Search",
    searchBox: "Search your shelters",
    noMatch: /None of your shelters match/,
    text: bedsEn,
    signInAgain: accountEn.signInAgain,
    update: accountEn.updateBeds,
    ago: servicesEn.hoursAgo(1),
    now: servicesEn.justNow,
  },
  es: {
    increase: "Una cama más en Grace House",
    decrease: "Una cama menos en Grace House",
    free: "Camas libres en Grace House",
    saved: /^Guardado · el público ve “4 camas · ahora mismo”/,
    queued: bedsEs.queued,
    tooMany: "Las camas libres no pueden ser más que el total",
    offline: shellEs.networkError,
    superseded: /^Alguien contó después: 7 libres/,
    search: "Buscar",
    searchBox: "Buscar en sus albergues",
    noMatch: /Ninguno de sus albergues coincide/,
    text: bedsEs,
    signInAgain: accountEs.signInAgain,
    update: accountEs.updateBeds,
    ago: servicesEs.hoursAgo(1),
    now: servicesEs.justNow,
  },
} as const;

async function freeBeds(): Promise<number | null> {
  const [row] = await town().app.read<{ availableBeds: number | null }[]>(
    "/services?search=name&q=Grace+House",
  );
  return row?.availableBeds ?? null;
}

/** Sets what the directory has, past the screen, as of a moment. */
async function waitForBeds(beds: number, at: number): Promise<void> {
  await town().app.database.query(
    "update services set available_beds = $1, beds_updated_at = to_timestamp($2::float8 / 1000), version = version + 1 where name = 'Grace House'",
    [beds, at],
  );
}

/** The counter of someone at the desk of Grace House, where an hour ago three beds were free; all of them with `all`. */
async function openBedsPage(
  { all, ...visitor }: Visitor & { all?: true },
  user?: UserForTest,
): Promise<Page> {
  const { app } = town();
  await waitForBeds(3, app.now - 3_600_000);
  const path = all === true ? "/available_beds" : "/available_beds?q=Grace+House";
  return openPageAs(town(), user ?? (await signedInAs(app, "SUPER USER")), path, visitor);
}

/** A browser's message about a cut network. */
const CUT = /net::ERR_FAILED/;

const ANSWERS = "**/api/**";
const COUNTS = "/api/services/update-available-beds";

const cutPages = new WeakSet<Page>();

/** Any answer of the network is away; the page's own files stay. */
async function cutNetwork(page: Page): Promise<void> {
  cutPages.add(page);
  await page.route(ANSWERS, (route) => (cutPages.has(page) ? route.abort() : route.fallback()));
}

/** The route stays: a request that it holds while it is taken away is never answered. */
function restoreNetwork(page: Page): void {
  cutPages.delete(page);
}

async function networkComesBack(page: Page): Promise<void> {
  restoreNetwork(page);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  const countsOneMoreOffline = async (page: Page) => {
    await page.getByRole("button", { name: words.increase }).waitFor();
    await cutNetwork(page);
    await page.getByRole("button", { name: words.increase }).click();
    await page.getByText(words.queued).waitFor();
  };

  test("beds are counted, bounded, kept without a network, and a later count of others stands", async () => {
    const page = await openBedsPage({ language, expects: CUT });
    await page.getByRole("button", { name: words.increase }).click();
    await page.getByText(words.saved).waitFor();
    expect(await freeBeds()).toBe(4);
    await checkCurrentLayout(page);

    await page.getByRole("spinbutton", { name: words.free }).fill("4000");
    await page.getByRole("spinbutton", { name: words.free }).press("Enter");
    await page.getByText(words.tooMany).waitFor();
    expect(await freeBeds()).toBe(4);
    // The error belongs to the field, which states the range of its number.
    const wrong = page.getByRole("spinbutton", { name: words.free });
    const facts = ["aria-invalid", "aria-valuemin", "aria-valuemax"].map((name) => wrong.getAttribute(name));
    expect(await Promise.all(facts)).toEqual(["true", "0", "20"]);
    const error = page.locator(`[id="${await wrong.getAttribute("aria-describedby")}"]`);
    await error.getByText(words.text.range(20)).waitFor();

    await cutNetwork(page);
    await page.getByRole("button", { name: words.decrease }).click();
    await page.getByRole("button", { name: words.decrease }).click();
    await page.getByText(words.queued).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await freeBeds()).toBe(4);
    await networkComesBack(page);
    await expect.poll(freeBeds).toBe(2);

    await cutNetwork(page);
    await page.getByRole("button", { name: words.decrease }).click();
    await page.getByText(words.queued).waitFor();
    // A colleague counts a minute later.
    await waitForBeds(7, (await page.evaluate(() => Date.now())) + 60_000);
    await networkComesBack(page);
    await page.getByText(words.superseded).waitFor();
    expect(await freeBeds()).toBe(7);
  });

  test("the age of a count shows, and an old one is confirmed with one click", async () => {
    const page = await openBedsPage({ language });
    const desk = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Grace House" }) });
    const stillRight = desk.getByRole("button", { name: words.text.confirm(3, "Grace House") });
    await desk.getByText(words.text.countedAgo(words.ago), { exact: true }).waitFor();
    expect(await stillRight.count()).toBe(0);
    await waitForBeds(3, town().app.now - 4 * 3_600_000);
    await page.reload();
    await hydrated(page);
    // The button is outside the announced region, and pressing it, which removes it, leaves the focus at its shelter.
    expect(await desk.getByRole("status").getByRole("button").count()).toBe(0);
    await stillRight.press("Enter");
    await desk.getByText(words.text.saved(3), { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Grace House");
    await page.reload();
    await hydrated(page);
    await desk.getByText(words.text.countedAgo(words.now), { exact: true }).waitFor();
  });

  test("a count that waits outlives a reload", async () => {
    const page = await openBedsPage({ language, expects: CUT });
    await countsOneMoreOffline(page);
    restoreNetwork(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(freeBeds).toBe(4);
  });

  test("a count that waits is sent from another page, which says so", async () => {
    const page = await openBedsPage({ language, expects: CUT });
    await countsOneMoreOffline(page);
    await page.goto("/terms_of_use");
    await hydrated(page);
    expect(await freeBeds()).toBe(3);
    await networkComesBack(page);
    await page.getByText(words.text.sentLater).waitFor();
    expect(await freeBeds()).toBe(4);
    // Nothing is left to send.
    expect(await page.evaluate(() => localStorage.getItem("bed-counts"))).toBeNull();
  });

  test("a count that waits is tried again from another page, though nothing says that the network is back", async () => {
    const page = await openBedsPage({ language, expects: CUT });
    await countsOneMoreOffline(page);
    const firstAttempt = page.waitForEvent("requestfailed", (request) => request.url().endsWith(COUNTS));
    await page.goto("/terms_of_use");
    await firstAttempt;
    restoreNetwork(page);
    await page.clock.fastForward(15_000);
    await page.getByText(words.text.sentLater).waitFor();
    expect(await freeBeds()).toBe(4);
  });

  test("a session that ended in the middle asks to sign in again, once, and loses no count", async () => {
    const { app } = town();
    const user = await signedInAs(app, "SUPER USER", { passwordHash: DEMONSTRATION_HASH });
    const page = await openBedsPage({ language, expects: /401/ }, user);
    await page.getByRole("button", { name: words.increase }).waitFor();
    await app.database.query("delete from sessions where user_id = $1", [user.user.id]);
    await page.getByRole("button", { name: words.increase }).click();
    const dialog = page.getByRole("dialog", { name: words.signInAgain.title });
    await dialog.getByRole("button", { name: words.signInAgain.cancel }).click();
    await page.getByText(words.text.signedOut).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.clock.fastForward(60_000);
    expect(await dialog.count()).toBe(0);
    expect(await freeBeds()).toBe(3);

    await page.getByRole("button", { name: words.text.signIn, exact: true }).click();
    await dialog.locator("input[type=password]").fill(DEMONSTRATION_PASSWORD);
    await dialog.locator("button[type=submit]").click();
    await page.getByText(words.saved).waitFor();
    expect(await freeBeds()).toBe(4);
  });

  test("of a shelter that nobody sees yet it is not said that visitors see its beds", async () => {
    const approve = (at: string) =>
      town().app.database.query(`update services set approved_at = ${at} where name = 'Grace House'`);
    await approve("null");
    const page = await openBedsPage({ language });
    await page.getByRole("button", { name: words.increase }).click();
    await page.getByText(words.text.savedBriefly, { exact: true }).waitFor();
    expect(await page.getByText(words.saved).count()).toBe(0);
    await approve("now()");
  });

  test("a shelter without numbers stands apart, gets both in its fields, and is counted from then on", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER");
    const { id } = await addServiceAs(app, owner, { ...SHELTER, totalBeds: null, availableBeds: null });
    const page = await openPageAs(town(), owner, "/available_beds", { language, expects: CUT });
    await page.getByRole("heading", { level: 2, name: words.text.uncounted }).waitFor();
    const desk = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: SHELTER.name }) });
    expect(await desk.getByRole("button", { name: words.text.increase(SHELTER.name) }).count()).toBe(0);
    await checkLayout(page);
    const free = desk.getByRole("textbox", { name: words.text.freeIn(SHELTER.name), exact: true });
    const total = desk.getByRole("textbox", { name: words.text.totalIn(SHELTER.name), exact: true });
    await free.fill("13");
    await free.press("Enter");
    await desk.getByText(words.text.required).waitFor();
    await total.fill("12");
    await total.press("Enter");
    await desk.getByText(words.tooMany).waitFor();
    await free.fill("3");
    await cutNetwork(page);
    await free.press("Enter");
    await desk.getByText(words.offline).waitFor();
    await networkComesBack(page);
    await desk.getByRole("button", { name: words.text.saveIn(SHELTER.name), exact: true }).click();
    await desk.getByText(words.text.saved(3), { exact: true }).waitFor();
    await checkLayout(page);
    expect(await readServiceAs(app, id, owner)).toMatchObject({ totalBeds: 12, availableBeds: 3 });

    await page.reload();
    await hydrated(page);
    await desk.getByText(words.text.total(12), { exact: true }).waitFor();
    expect(await page.getByRole("heading", { level: 2, name: words.text.uncounted }).count()).toBe(0);
    await desk.getByRole("button", { name: words.text.increase(SHELTER.name) }).click();
    await desk.getByText(words.saved).waitFor();
    expect(await readServiceAs(app, id, owner)).toMatchObject({ totalBeds: 12, availableBeds: 4 });
  });

  test("the oldest counts come first, and no row moves when one is counted", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER", { totalServices: 5 });
    const addCounted = async (name: string, hours: number) => {
      const { id } = await addServiceAs(app, owner, { ...SHELTER, name });
      await app.database.query(
        "update services set beds_updated_at = to_timestamp($1::float8 / 1000) where id = $2",
        [app.now - hours * 3_600_000, id],
      );
    };
    await addCounted("Counted An Hour Ago", 1);
    await addCounted("Counted Days Ago", 50);
    await addCounted("Counted This Morning", 4);
    const page = await openPageAs(town(), owner, "/available_beds", { language, width: 1440 });
    const names = () => page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
    const inOrder = ["Counted Days Ago", "Counted This Morning", "Counted An Hour Ago"];
    await expect.poll(names).toEqual(inOrder);
    await page.getByRole("heading", { level: 2, name: `${words.text.outdated} · 2` }).waitFor();
    await page.getByRole("heading", { level: 2, name: `${words.text.recent} · 1` }).waitFor();
    const heights = await page
      .getByRole("main")
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);

    // With the keyboard only: from number to number, by steps, by digits, and confirming the number as it is.
    const number = (name: string) =>
      page.getByRole("spinbutton", { name: words.text.freeIn(name), exact: true });
    const saved = (name: string, beds: number) =>
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name, exact: true }) })
        .getByText(words.text.saved(beds), { exact: true })
        .waitFor();
    const before = Number(await number("Counted Days Ago").inputValue());
    await number("Counted Days Ago").focus();
    await page.keyboard.press("+");
    await saved("Counted Days Ago", before + 1);
    await page.keyboard.press("ArrowDown");
    await saved("Counted Days Ago", before);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("c");
    await saved("Counted This Morning", before);
    await page.keyboard.press("PageDown");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await saved("Counted An Hour Ago", 1);
    expect(await number("Counted An Hour Ago").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await names()).toEqual(inOrder);
    await checkLayout(page);
  });

  test("from the list, a provider with a shelter adds one bed with two presses", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER");
    const { id } = await addServiceAs(app, owner, SHELTER);
    const page = await openPageAs(town(), owner, "/", { language });
    await page.getByRole("link", { name: words.update, exact: true }).click();
    await page.getByRole("button", { name: words.text.increase(SHELTER.name) }).click();
    await expect
      .poll(async () => (await readServiceAs(app, id, owner)).availableBeds)
      .toBe(SHELTER.availableBeds + 1);
    const other = await openPageAs(town(), await signedInAs(app, "AUTO USER"), "/", { language });
    expect(await other.getByRole("link", { name: words.update, exact: true }).count()).toBe(0);
  });

  test("somebody without a shelter sees that, whatever else they have", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER");
    await addServiceAs(app, owner, { name: "A Table and No Bed", type: ["FOOD"] });
    const page = await openPageAs(town(), owner, "/available_beds", { language });
    await page.getByText(words.text.none, { exact: true }).waitFor();
    expect(await page.getByRole("main").getByRole("listitem").count()).toBe(0);
    await page.getByText(words.text.noneHint, { exact: true }).waitFor();
    await page.getByRole("main").getByRole("link", { name: words.text.addShelter, exact: true }).waitFor();
    await checkLayout(page);
    await page.getByRole("main").getByRole("link", { name: words.text.manage, exact: true }).click();
    await page.getByRole("heading", { name: "A Table and No Bed" }).waitFor();
  });

  test("beds are counted by whom they are for, and visitors see how many are free for whom", async () => {
    const { app } = town();
    const { categories } = language === "en" ? servicesEn : servicesEs;
    const detail = language === "en" ? pageEn : pageEs;
    const [men, women, text] = [categories.MEN, categories.WOMEN, words.text];
    await app.database.query(
      `update services set available_beds = 22, version = version + 1,
              beds = jsonb_set(beds, '{0,free}', '20') where name = 'Armory Winter Cots'`,
    );
    const user = await signedInAs(app, "SUPER USER");
    const page = await openPageAs(town(), user, "/available_beds?q=Armory+Winter", { language });
    await page.getByRole("spinbutton", { name: text.freeIn(`Armory Winter Cots · ${women}`) }).waitFor();
    await page.getByRole("button", { name: text.increase(`Armory Winter Cots · ${men}`) }).click();
    await page.getByText(text.savedBriefly, { exact: true }).waitFor();
    await checkLayout(page);
    const read = async () => {
      const rows = await app.read<{ availableBeds: number; beds: { for: string; free: number }[] }[]>(
        "/services?search=name&q=Armory+Winter",
      );
      return rows.slice(0, 1).map(({ availableBeds, beds }) => [availableBeds, beds.map(({ free }) => free)]);
    };
    expect(await read()).toEqual([[23, [21, 2]]]);

    const [row] = await app.read<{ id: string }[]>("/services?search=name&q=Armory+Winter");
    await page.goto(page.url().replace(/available_beds.*/, `services/${row?.id}`));
    await page.getByText(`${men}: 21 ${detail.bedsFree(50, 21)}`).waitFor();
    await page.goto(page.url().replace(/services\/.*/, "?q=Armory+Winter"));
    await page.getByText(`${men} 21`).waitFor();
  });

  test("a shelter is found among many", async () => {
    const page = await openBedsPage({ all: true, language, width: 1440, dark: true });
    const shelters = page.getByRole("main").getByRole("listitem");
    await shelters.nth(3).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: words.search, exact: true }).click();
    await page.getByRole("searchbox", { name: words.searchBox }).fill("grace");
    await expect.poll(() => shelters.count()).toBe(1);
    await page.getByRole("searchbox", { name: words.searchBox }).fill("xyzzy");
    await page.getByText(words.noMatch).waitFor();
    await page.getByRole("main").getByRole("link", { name: words.text.showAll, exact: true }).click();
    await shelters.nth(3).waitFor();
  });
});
