import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { noPermission as noPermissionEn } from "#words/compiled/en/accounts/no-permission.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { approvals as approvalsEn } from "#words/compiled/en/listings/approvals.ts";
import { localSearch as searchEn } from "#words/compiled/en/search/local-search.ts";
import { servicePage as detailEn } from "#words/compiled/en/service-page/service-page.ts";
import { noPermission as noPermissionEs } from "#words/compiled/es/accounts/no-permission.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { approvals as approvalsEs } from "#words/compiled/es/listings/approvals.ts";
import { localSearch as searchEs } from "#words/compiled/es/search/local-search.ts";
import { servicePage as detailEs } from "#words/compiled/es/service-page/service-page.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { editServiceAs, type SeededApprovals, seedApprovals } from "./seed-approvals.ts";
import { seedFeedback } from "./seed-feedback.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Someone checks an evening's listings at a laptop, with the keyboard; and on the way, on a phone. */
const town = demonstrationTown();

const WORDS = {
  en: { text: approvalsEn, detail: detailEn, search: searchEn, shell: shellEn },
  es: { text: approvalsEs, detail: detailEs, search: searchEs, shell: shellEs },
} as const;

const LAPTOP = { width: 1440, height: 900 };

const opened = (user: UserForTest, visitor: Visitor): Promise<Page> =>
  openPageAs(town(), user, "/manage_approvals", visitor);

/** Names in the list, in its order. */
const names = (page: Page): Promise<string[]> => page.locator("[data-row] > :first-child").allTextContents();
const rowNamed = (page: Page, name: string) => page.locator("[data-row]", { hasText: name });
const review = (page: Page) => page.locator("section[aria-labelledby=reviewed]");

async function isPublic(id: string): Promise<boolean> {
  return (await town().app.get(`/api/services/${id}`)).status === 200;
}

async function shownName(id: string): Promise<string> {
  const service: { name: string } = await (await town().app.get(`/api/services/${id}`)).json();
  return service.name;
}

const mails = () => town().app.jobs.flatMap(({ name, data }) => (name === "mail" ? [data] : []));

/** Returns how far the page and its scrollable parts are scrolled, in pixels. */
const scrolledBy = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("body *")]
      .map(({ scrollTop }) => scrollTop)
      .filter((top) => top > 0),
  );

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, detail, search, shell } = WORDS[language];
  let seeded: SeededApprovals;
  beforeEach(async () => {
    const { app } = town();
    await app.database.query("delete from pending_edits");
    await app.database.query("delete from services where approved_at is null");
    seeded = await seedApprovals(app);
    app.jobs.length = 0;
  });
  const waiting = (at: number): { id: string; name: string } => {
    const service = seeded.waiting[at];
    if (service === undefined) throw new Error("Less waits than the test is about.");
    return service;
  };

  test("where nothing waits any more, messages that do are one press away", async () => {
    const { app } = town();
    await app.database.query("delete from pending_edits");
    await app.database.query("delete from services where approved_at is null");
    await app.database.query("delete from feedbacks");
    await seedFeedback(app);
    const page = await opened(seeded.lead, { language, ...LAPTOP });
    await page.getByText(text.none).waitFor();
    const first = page.locator("main").getByRole("link").first();
    await expect.poll(() => first.textContent()).toMatch(/^(?:Read|Leer) \d/);
    await first.click();
    await page.waitForURL(/\/feedbacks/);
  });

  test("an edit stands side by side, field by field; an unconfirmed address is marked", async () => {
    const page = await opened(seeded.lead, { language, ...LAPTOP });
    const unconfirmed = text.unconfirmed([]).replace(/: \.$/, "");
    await page.getByRole("heading", { level: 1, name: text.waiting }).waitFor();
    // Services are grouped by tab, the longest wait first.
    expect(await names(page)).toEqual([
      "Soup at the Old Cannery",
      "Community Fridge",
      "Grace Night House",
      "Lighthouse Family Rooms",
      "Bay Dental Van",
    ]);
    await rowNamed(page, "Grace Night House").click();
    const row = (field: RegExp) => review(page).getByRole("row").filter({ hasText: field });
    const summary = row(/Emergency shelter/).first();
    await summary.locator("del", { hasText: "meals" }).waitFor();
    await summary.locator("ins", { hasText: "dinner and breakfast, showers" }).waitFor();
    await row(/for Women/)
      .locator("ins", { hasText: "for Women" })
      .waitFor();
    await review(page).getByText(text.immediateNote).waitFor();
    // The place is a map, and coordinates are not read out.
    await review(page).getByRole("region", { name: text.map }).waitFor();
    expect(await review(page).textContent()).not.toMatch(/\d\.\d{2,}, ?-?\d/);
    // The preview has the new name and a picture of the week; unchanged fields are folded.
    const preview = page.getByRole("complementary", { name: text.preview });
    await preview.getByText(/^Grace Night House for Women\. /).waitFor();
    expect(await preview.getByRole("button", { name: /Grace/ }).count()).toBe(0);
    await preview.getByRole("img", { name: detail.weekPicture }).waitFor();
    expect(await review(page).getByRole("row").filter({ hasText: "95437" }).isVisible()).toBe(false);
    await review(page)
      .getByText(/15 (fields|datos)/)
      .click();
    await review(page).getByRole("row").filter({ hasText: "95437" }).waitFor();
    // Hours and phone became public right away, so they do not wait.
    expect(await review(page).locator("ins, del").getByText("555-0131").count()).toBe(0);
    expect(await review(page).getByText(unconfirmed).count()).toBe(0);
    await checkLayout(page);

    await rowNamed(page, "Bay Dental Van").click();
    await review(page).getByText(unconfirmed).waitFor();
    await review(page).getByRole("cell", { name: "Dental care on wheels" }).waitFor();
    // The second letter is Cyrillic.
    await review(page)
      .getByText(text.deceptiveHosts(["bаydental.example"]))
      .waitFor();
    await checkLayout(page);
  });

  test("by keyboard: next, select, approve, refuse with a reason", async () => {
    const page = await opened(seeded.lead, { language, ...LAPTOP });
    const current = page.locator("[data-row][aria-current]");
    // Even where everything can scroll, a key scrolls only the next review, which begins at its top.
    await page.setViewportSize({ width: LAPTOP.width, height: 520 });
    await rowNamed(page, "Soup at the Old Cannery").click();
    await review(page).getByRole("cell", { name: "Soup at the Old Cannery" }).hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrolledBy(page)).toEqual([120]);
    await page.keyboard.press("x");
    await page.getByRole("button", { name: text.approveSelected(1) }).waitFor();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: text.approveSelected(1) }).waitFor({ state: "detached" });
    expect(await scrolledBy(page)).toEqual([120]);
    await page.keyboard.press("j");
    await expect.poll(() => current.textContent()).toMatch(/Community Fridge/);
    await expect.poll(() => scrolledBy(page)).toEqual([]);
    await page.keyboard.press("k");
    await expect.poll(() => current.textContent()).toMatch(/Soup at the Old Cannery/);
    await expect.poll(() => scrolledBy(page)).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await page.keyboard.press("a");
    await expect.poll(() => isPublic(waiting(2).id)).toBe(true);
    // The next one is looked at, and the keys go on.
    await expect.poll(() => current.textContent()).toMatch(/Community Fridge/);
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: text.refuse });
    await dialog.getByRole("button", { name: text.send }).click();
    await dialog.getByText(text.reasonMissing).waitFor();
    await checkLayout(page, "dialog");
    // Typed letters decide nothing.
    await dialog.getByLabel(text.reason).fill("");
    await page.keyboard.type("a jar of keys");
    await dialog.getByRole("button", { name: text.send }).click();
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(await isPublic(waiting(3).id)).toBe(false);
    const grace = seeded.grace.user.id;
    expect(mails()).toEqual([
      { mail: "serviceApproved", serviceId: waiting(2).id, userId: grace, isEdit: false },
      {
        mail: "serviceRefused",
        serviceId: waiting(3).id,
        userId: grace,
        isEdit: false,
        reason: "a jar of keys",
      },
    ]);

    // Decides on the two selected services, whichever is in view.
    await expect.poll(() => current.textContent()).toMatch(/Grace Night House/);
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByRole("button", { name: text.approveSelected(2) }).waitFor();
    await checkLayout(page);
    // On a phone the list, with the focus in it, had made room for the review.
    await current.focus();
    await page.keyboard.press("Shift+A");
    await expect.poll(() => names(page)).toEqual(["Bay Dental Van"]);
    await expect.poll(() => shownName(seeded.house.id)).toBe("Grace Night House for Women");
    // Each decision is sent by itself.
    await expect.poll(() => isPublic(waiting(0).id)).toBe(true);
  });

  test("all at once; then nothing waits", async () => {
    const page = await opened(seeded.lead, { language });
    await page.getByRole("checkbox", { name: text.selectAll }).check();
    await page.getByRole("button", { name: text.approveSelected(5) }).click();
    await page.getByText(text.none).waitFor();
    await checkLayout(page);
    for (const { id } of seeded.waiting) await expect.poll(() => isPublic(id)).toBe(true);
  });

  test("what changed since it was looked at is not decided, and is shown as it is now", async () => {
    const page = await opened(seeded.lead, { language, ...LAPTOP });
    await rowNamed(page, "Grace Night House").click();
    await editServiceAs(town().app, seeded.grace, seeded.house, {
      name: "Grace Night House of Another Name",
    });
    await page.getByRole("button", { name: text.approve, exact: true }).click();
    await page.getByText(text.changed(1)).waitFor();
    await review(page).locator("ins", { hasText: "of Another Name" }).waitFor();
    expect(await shownName(seeded.house.id)).toBe("Grace Night House");
    await page.getByRole("button", { name: text.approve, exact: true }).click();
    await expect.poll(() => shownName(seeded.house.id)).toBe("Grace Night House of Another Name");
  });

  test("a search; on a phone the list gives way to the one that is looked at", async () => {
    const page = await opened(seeded.lead, { language });
    await rowNamed(page, "Community Fridge").waitFor();
    await page.getByRole("button", { name: shell.search, exact: true }).click();
    const box = page.getByRole("searchbox", { name: search.approvals.label });
    await box.fill("fridge");
    await expect.poll(() => names(page)).toEqual(["Community Fridge"]);
    await rowNamed(page, "Community Fridge").click();
    await review(page).getByRole("cell", { name: "Meals and a place to rest" }).waitFor();
    expect(await rowNamed(page, "Community Fridge").isVisible()).toBe(false);
    await checkLayout(page);
    await page.getByRole("button", { name: text.back }).click();
    await rowNamed(page, "Community Fridge").waitFor();
    await box.fill("xyzzy");
    await page.getByText(text.noMatch("xyzzy")).waitFor();
    await page.getByRole("link", { name: text.manage }).waitFor();
    await page.getByRole("link", { name: text.showAll }).click();
    await page.waitForURL((url) => url.search === "");
    await rowNamed(page, "Bay Dental Van").waitFor();
  });

  test("volunteers look and decide nothing; administrators take away", async () => {
    const { app } = town();
    const page = await opened(await signedInAs(app, "VOLUNTEER"), { language, ...LAPTOP });
    await page.getByText(text.readOnly).waitFor();
    await rowNamed(page, "Soup at the Old Cannery").click();
    for (const name of [text.approve, text.refuse, text.remove]) {
      expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
    }
    // Without rights to decide there are no checkboxes.
    expect(await page.getByRole("checkbox").count()).toBe(0);
    for (const key of ["x", "a", "r", "Shift+A"]) await page.keyboard.press(key);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("j");
    await expect
      .poll(() => page.locator("[data-row][aria-current]").textContent())
      .toMatch(/Community Fridge/);
    await checkLayout(page);
    expect(await isPublic(waiting(2).id)).toBe(false);

    const administrator = await opened(await signedInAs(app, "ADMINISTRATOR"), { language, ...LAPTOP });
    await rowNamed(administrator, "Soup at the Old Cannery").click();
    await review(administrator).getByRole("button", { name: text.remove, exact: true }).click();
    const dialog = administrator.getByRole("dialog", {
      name: text.removeQuestion(["Soup at the Old Cannery"]),
    });
    await checkLayout(administrator, "dialog");
    await dialog.getByRole("button", { name: text.yes, exact: true }).click();
    await expect.poll(() => names(administrator)).toHaveLength(4);
    expect((await app.get(`/api/services/${waiting(2).id}`, seeded.grace.headers)).status).toBe(404);
  });

  test("providers see why it does not open, and guests are led away", async () => {
    const { app, visit } = town();
    const provider = await opened(seeded.grace, { language, expects: /403/ });
    const { title } = { en: noPermissionEn, es: noPermissionEs }[language];
    await provider.getByRole("heading", { level: 1, name: title }).waitFor();
    const { page } = await visit({ language });
    await page.goto("/manage_approvals");
    await page.waitForURL(/\/login\?next=%2Fmanage_approvals/);
    expect((await app.get("/api/services/waiting", seeded.grace.headers)).status).toBe(403);
    expect((await app.get("/api/services/waiting")).status).toBe(401);
  });
});
