import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { UNDO_MS } from "#domain/contract/limits.ts";
import { approvals as en } from "#domain/words/en/approvals.ts";
import { approvals as es } from "#domain/words/es/approvals.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { coveredByMessage } from "./covered-by-message.ts";
import { demonstrationTown, hydrated, type Visitor } from "./journey.ts";
import { NEUTRAL } from "./neutral-site.ts";
import { type SeededApprovals, seedApprovals } from "./seed-approvals.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Somebody approves several services at once, and thinks better of it or leaves. */
const town = demonstrationTown();

const WORDS = { en, es } as const;
const HOUR_MS = 3_600_000;
const LAPTOP = { width: 1440, height: 900 };
const APPROVE = "**/api/services/approve-services";

const EXIT = { en: "Exit", es: "Salir" } as const;

const names = (page: Page): Promise<string[]> => page.locator("[data-row] > :first-child").allTextContents();

describe.each(["en", "es"] as const)("in %s", (language) => {
  const text = WORDS[language];
  let seeded: SeededApprovals;
  beforeEach(async () => {
    const { app } = town();
    await app.database.query("delete from pending_edits");
    await app.database.query("delete from services where approved_at is null");
    seeded = await seedApprovals(app);
  });
  const statuses = () =>
    Promise.all(seeded.waiting.map(async ({ id }) => (await town().app.get(`/api/services/${id}`)).status));

  /** Selects the first two rows, which are services 2 and 3 of those that wait, and approves them. */
  async function approvingTwo(visitor: Visitor): Promise<Page> {
    const page = await openPageAs(town(), seeded.lead, "/manage_approvals", { language, ...visitor });
    // The ten seconds pass when the test says so, however long its own steps take.
    await page.clock.pauseAt(town().app.now + HOUR_MS);
    for (const name of ["Soup at the Old Cannery", "Community Fridge"]) {
      await page.getByRole("checkbox", { name: text.select(name) }).check();
    }
    await page.getByRole("button", { name: text.approveSelected(2) }).click();
    await page.getByRole("status").getByText(text.held(2)).waitFor();
    expect(await names(page)).toHaveLength(3);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    return page;
  }

  test.each([360, 412, 1024, 1440])("at %d px Undo is in a message that covers nothing", async (width) => {
    const page = await approvingTwo({ width, height: 800 });
    expect(await coveredByMessage(page)).toEqual([]);
    await page.getByRole("button", { name: text.undo }).click();
    expect(await names(page)).toHaveLength(5);
    expect(await page.getByText(text.held(2)).count()).toBe(0);
    // They are selected as before.
    await page.getByRole("button", { name: text.approveSelected(2) }).waitFor();
    await page.clock.runFor(2 * UNDO_MS);
    await page.goto("/");
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test("a key undoes it, within ten seconds", async () => {
    const page = await approvingTwo(LAPTOP);
    await page.keyboard.press("z");
    await expect.poll(() => names(page)).toHaveLength(5);
    await page.keyboard.press("Shift+A");
    await page.getByText(text.held(2)).waitFor();
    await page.clock.runFor(UNDO_MS);
    await expect.poll(statuses).toEqual([404, 404, 200, 200]);
    // It is too late.
    await page.keyboard.press("z");
    expect(await names(page)).toHaveLength(3);
  });

  test("it is sent when the reviewer leaves by a link", async () => {
    const page = await approvingTwo({});
    await page.locator("header").getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(statuses).toEqual([404, 404, 200, 200]);
  });

  test.each([true, false])("the quick exit cancels it, online or not: %s", async (isOnline) => {
    const page = await approvingTwo({ ...LAPTOP, leavesTo: NEUTRAL, expects: /ERR_INTERNET/ });
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.context().setOffline(!isOnline);
    await page.getByRole("link", { name: EXIT[language], exact: true }).click();
    await page.waitForURL(isOnline ? NEUTRAL : "/away");
    await page.context().setOffline(false);
    if (!isOnline) await page.clock.runFor(2 * UNDO_MS);
    expect(sent.filter((url) => url.includes("approve-services"))).toEqual([]);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test("it is sent when another page is opened", async () => {
    const page = await approvingTwo(LAPTOP);
    await page.goto("/crisis_lines");
    await expect.poll(statuses).toEqual([404, 404, 200, 200]);
  });

  test("the next decision sends it first", async () => {
    const page = await approvingTwo(LAPTOP);
    // Axe needs a clock that runs; what is sent after ten seconds is the same.
    await page.clock.resume();
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: text.approve, exact: true }).click();
    await expect.poll(() => names(page)).toHaveLength(2);
    await expect.poll(statuses).toEqual([404, 404, 200, 200]);
  });

  test("what could not be sent is said, and waits again", async () => {
    const page = await approvingTwo({ ...LAPTOP, expects: /net::ERR_FAILED/ });
    await page.route(APPROVE, (route) => route.abort());
    await page.clock.runFor(UNDO_MS);
    await page.getByRole("alert").getByText(text.notApprovedYet(2)).waitFor();
    await expect.poll(() => names(page)).toHaveLength(5);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test("also on the page that the reviewer has gone to", async () => {
    const page = await approvingTwo({ expects: /net::ERR_FAILED/ });
    await page.route(APPROVE, (route) => route.abort());
    await page.locator("header").getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("alert").getByText(text.notApprovedYet(2)).waitFor();
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test("what was lost with the page is sent on return", async () => {
    const page = await approvingTwo(LAPTOP);
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => {});
    });
    await page.clock.resume();
    await page.goto("/crisis_lines");
    await hydrated(page);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await page.goto("/manage_approvals");
    await expect.poll(statuses).toEqual([404, 404, 200, 200]);
    await expect.poll(() => names(page)).toHaveLength(3);
  });
});
