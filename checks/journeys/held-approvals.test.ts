import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import { approvals as en } from "#words/compiled/en/listings/approvals.ts";
import { approvals as es } from "#words/compiled/es/listings/approvals.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { coveredByMessage } from "./covered-by-message.ts";
import { demonstrationTown, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NEUTRAL } from "./neutral-site.ts";
import { editServiceAs, type SeededApprovals, seedApprovals } from "./seed-approvals.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A reviewer approves services, then undoes it or leaves the page. */
const town = demonstrationTown();

const WORDS = { en, es } as const;
const HOUR_MS = 3_600_000;
const LAPTOP = { width: 1440, height: 900 };
const APPROVE = "**/api/services/approve-services";

const EXIT = { en: "Exit", es: "Salir" } as const;

const names = (page: Page): Promise<string[]> => page.locator("[data-row] > :first-child").allTextContents();

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
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
    // The time of the message passes when the test says so, however long its own steps take.
    await page.clock.pauseAt(town().app.now + HOUR_MS);
    for (const name of ["Soup at the Old Cannery", "Community Fridge"]) {
      await page.getByRole("checkbox", { name: text.select(name) }).check();
    }
    await page.getByRole("button", { name: text.approveSelected(2) }).click();
    await page.getByRole("status").getByText(text.approved).waitFor();
    expect(await names(page)).toHaveLength(3);
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    return page;
  }

  test.each([360, 412, 1024, 1440])("at %d px Undo is in a message that covers nothing", async (width) => {
    const page = await approvingTwo({ width, height: 800 });
    expect(await coveredByMessage(page)).toEqual([]);
    const undo = page.getByRole("button", { name: text.undo });
    await undo.focus();
    await page.keyboard.press("Enter");
    await page.getByText(text.undone(2)).waitFor();
    expect(await names(page)).toHaveLength(5);
    expect(await undo.count()).toBe(0);
    // The services are selected as before.
    await page.getByRole("button", { name: text.approveSelected(2) }).waitFor();
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test("a key undoes it; the message goes after its time", async () => {
    const page = await approvingTwo(LAPTOP);
    await page.keyboard.press("z");
    await expect.poll(() => names(page)).toHaveLength(5);
    await expect.poll(statuses).toEqual([404, 404, 404, 404]);
    await page.keyboard.press("Shift+A");
    const message = page.getByRole("status").getByText(text.approved);
    await message.waitFor();
    await page.clock.runFor(OUTGOING_DELAY_MS);
    await expect.poll(() => message.count()).toBe(0);
    expect(await statuses()).toEqual([404, 404, 200, 200]);
  });

  test("an edit that is undone waits as it was proposed", async () => {
    const page = await openPageAs(town(), seeded.lead, "/manage_approvals", { language, ...LAPTOP });
    await page.locator("[data-row]").filter({ hasText: "Grace Night House" }).click();
    await page.getByRole("button", { name: text.approve, exact: true }).click();
    await page.getByRole("status").getByText(text.approved).waitFor();
    const shown = async () => (await town().app.read<{ name: string }>(`/services/${seeded.house.id}`)).name;
    expect(await shown()).toBe("Grace Night House for Women");
    await page.getByRole("button", { name: text.undo }).click();
    await page.getByText(text.undone(1)).waitFor();
    expect(await shown()).toBe("Grace Night House");
    await page.locator("ins", { hasText: "for Women" }).first().waitFor();
    await checkCurrentLayout(page);
  });

  test("leaving the page, by a link, the quick exit or closing it, changes nothing", async () => {
    const page = await approvingTwo({ ...LAPTOP, leavesTo: NEUTRAL });
    await page.goto("/crisis_lines");
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    await page.goBack();
    await page.getByRole("link", { name: EXIT[language], exact: true }).click();
    await page.waitForURL(NEUTRAL);
    expect(await statuses()).toEqual([404, 404, 200, 200]);
  });

  test("what was changed since is not undone, and the message says where it can be", async () => {
    const page = await approvingTwo(LAPTOP);
    await editServiceAs(town().app, seeded.grace, seeded.waiting[3] ?? seeded.house, { phone: "211" });
    await page.getByRole("button", { name: text.undo }).click();
    await page.getByRole("alert").getByText(text.notUndone(1)).waitFor();
    expect((await statuses()).filter((status) => status === 200)).toHaveLength(1);
  });

  test("what could not be sent is said, and waits", async () => {
    const page = await openPageAs(town(), seeded.lead, "/manage_approvals", {
      language,
      ...LAPTOP,
      expects: /net::ERR_FAILED/,
    });
    await page.route(APPROVE, (route) => route.abort());
    await page.getByRole("checkbox", { name: text.select("Community Fridge") }).check();
    await page.getByRole("button", { name: text.approveSelected(1) }).click();
    await page.getByRole("alert").getByRole("paragraph").waitFor();
    expect(await names(page)).toHaveLength(5);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });
});
