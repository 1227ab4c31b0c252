import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { noPermission as noPermissionEn } from "#words/compiled/en/accounts/no-permission.ts";
import { crisisLineForm as lineEn } from "#words/compiled/en/contacts/crisis-line-form.ts";
import { crisisLines as linesEn } from "#words/compiled/en/contacts/crisis-lines.ts";
import { manageServices as manageEn } from "#words/compiled/en/listings/manage-services.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { listOptions as optionsEn } from "#words/compiled/en/services/list-options.ts";
import { noPermission as noPermissionEs } from "#words/compiled/es/accounts/no-permission.ts";
import { crisisLineForm as lineEs } from "#words/compiled/es/contacts/crisis-line-form.ts";
import { crisisLines as linesEs } from "#words/compiled/es/contacts/crisis-lines.ts";
import { manageServices as manageEs } from "#words/compiled/es/listings/manage-services.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { listOptions as optionsEs } from "#words/compiled/es/services/list-options.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { addPublicService, sendAs } from "./seed-approvals.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Public lists as seen by the people who may change their rows. */
const town = demonstrationTown();

const WORDS = {
  en: {
    manage: manageEn,
    noPermission: noPermissionEn,
    home: { ...homeEn, ...optionsEn },
    lines: linesEn,
    line: lineEn,
  },
  es: {
    manage: manageEs,
    noPermission: noPermissionEs,
    home: { ...homeEs, ...optionsEs },
    lines: linesEs,
    line: lineEs,
  },
} as const;

const opened = (user: UserForTest, path: string, visitor: Visitor): Promise<Page> =>
  openPageAs(town(), user, path, { place: DEMO_HARBOR, ...visitor });

const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

const hasFocus = (element: Element) => element === document.activeElement;

/** Swipes a finger across a row, to the left where `by` is below zero. */
async function swipe(page: Page, name: string, by: number): Promise<void> {
  const found = row(page, name);
  await found.scrollIntoViewIfNeeded();
  await found.evaluate((element, across) => {
    const box = element.getBoundingClientRect();
    const y = box.top + 12;
    const from = box.left + box.width / 2;
    const fire = (type: string, x: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: "touch",
          pointerId: 1,
          clientX: x,
          clientY: y,
        }),
      );
    // No real pointer is down, so there is nothing to capture.
    element.setPointerCapture = () => {};
    fire("pointerdown", from);
    fire("pointermove", from + across / 2);
    fire("pointermove", from + across);
    fire("pointerup", from + across);
  }, by);
}

async function readStatus(path: string): Promise<number> {
  return (await town().app.get(`/api${path}`)).status;
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { manage, noPermission, home, lines, line } = WORDS[language];

  test("on the list a service is deleted by a press or a swipe, after a yes, and comes back", async () => {
    const { app } = town();
    const lead = await signedInAs(app, "VOLUNTEER LEAD");
    const name = `Swiped Away in ${language}`;
    const { id } = await addPublicService(app, lead, lead, {
      name,
      location: { coordinates: [-123.9, 39.87] },
    });
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const page = await opened(administrator, "/?tab=FOOD", { language });
    const own = row(page, name);
    await own.waitFor();
    // A row is quiet until its menu is opened.
    expect(await page.getByRole("main").getByText(manage.delete, { exact: true }).count()).toBe(0);
    const menu = own.getByRole("button", { name: manage.moreOf(name), exact: true });
    await menu.click();
    await expect
      .poll(() => own.getByRole("link", { name: manage.editNamed(name) }).evaluate(hasFocus))
      .toBe(true);
    await checkLayout(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: manage.deleteQuestion });
    await dialog.getByRole("button", { name: manage.no, exact: true }).click();
    expect(await readStatus(`/services/${id}`)).toBe(200);
    await checkLayout(page);

    await swipe(page, name, -160);
    await dialog.getByRole("button", { name: manage.yes, exact: true }).click();
    await page.getByRole("main").getByText(manage.deleted(name)).waitFor();
    await expect.poll(() => readStatus(`/services/${id}`)).toBe(404);
    await checkLayout(page);
    // A list that is come back to knows it.
    await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first().click();
    await page.waitForURL(/\/services\//);
    await page.goBack();
    await page.getByRole("main").getByText(manage.deleted(name)).waitFor();
    await page.getByRole("main").getByRole("button", { name: manage.undo }).click();
    await own.waitFor();
    expect(await readStatus(`/services/${id}`)).toBe(200);

    const editing = page.getByRole("dialog", { name: manage.editQuestion });
    await swipe(page, name, 160);
    await editing.getByRole("button", { name: manage.no, exact: true }).click();
    expect(new URL(page.url()).pathname).toBe("/");
    await swipe(page, name, 160);
    await checkLayout(page);
    await editing.getByRole("button", { name: manage.yes, exact: true }).click();
    await page.waitForURL(`**/services/${id}/edit`);
  });

  test("a browser that saves data shows the menus before anything is touched", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const page = await opened(administrator, "/?tab=FOOD", { language, savesData: true });
    await page
      .getByRole("main")
      .getByRole("button", { name: manage.moreOf("") })
      .first()
      .waitFor();
    await page.goto("/crisis_lines");
    await page
      .getByRole("main")
      .getByRole("button", { name: line.moreOf("") })
      .first()
      .waitFor();
  });

  test("a provider sees the menu on their own services only, a guest on none", async () => {
    const { app, visit } = town();
    const lead = await signedInAs(app, "VOLUNTEER LEAD");
    const provider = await signedInAs(app, "USER", { totalServices: 5 });
    const name = `Own Table in ${language}`;
    await addPublicService(app, provider, lead, { name, location: { coordinates: [-123.9, 39.87] } });
    const page = await opened(provider, "/?tab=FOOD", { language });
    await row(page, name)
      .getByRole("button", { name: manage.moreOf(name), exact: true })
      .waitFor();
    expect(await page.getByRole("button", { name: manage.moreOf("") }).count()).toBe(1);

    const guest = await visit({ language, place: DEMO_HARBOR });
    const requested: string[] = [];
    guest.page.on("request", (request) => requested.push(request.url()));
    await guest.page.goto("/?tab=FOOD");
    await hydrated(guest.page);
    await row(guest.page, name).waitFor();
    await guest.page.waitForLoadState("networkidle");
    expect(await guest.page.getByRole("button", { name: manage.moreOf("") }).count()).toBe(0);
    expect(requested.filter((url) => /Editable|RowActions|manage-services/.test(url))).toEqual([]);
  });

  test("crisis lines are added, edited, changed by two, and deleted by administrators", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const page = await opened(administrator, "/crisis_lines", { language, expects: /409/ });
    await page.getByRole("link", { name: lines.add }).click();
    await page.getByRole("heading", { level: 1, name: line.add }).waitFor();
    const field = (label: string) =>
      page.getByRole("textbox", { name: new RegExp(`^${label}( \\(|$)`) }).first();
    await page.getByRole("button", { name: line.save }).click();
    await page.getByText(line.errors.required(line.labels.name)).waitFor();
    await checkLayout(page);
    const name = `Harbor Night Line ${language}`;
    await field(line.labels.name).fill(name);
    await field(line.labels.description).fill("Somebody listens, all night.");
    await field(line.labels.area).fill("Demo Harbor");
    await field(line.labels.time).fill("8 PM to 8 AM");
    // Drafts survive a reload.
    await page.reload();
    await hydrated(page);
    await expect.poll(() => field(line.labels.name).inputValue()).toBe(name);
    await field(line.labels.phone).fill("5555550142");
    await page.getByRole("button", { name: line.save }).click();
    await page.getByText(line.added).waitFor();
    const found: { id: string; phone: string; version: number }[] = await app.read(
      `/crisis-lines?search=name&q=${encodeURIComponent(name)}`,
    );
    const [restored] = found;
    if (restored === undefined) throw new Error("The line was not kept.");
    expect(restored.phone).toBe("(555) 555-0142");

    await page.goto(`/crisis_lines?q=${encodeURIComponent(name)}`);
    await hydrated(page);
    const more = row(page, name).getByRole("button", { name: line.moreOf(name), exact: true });
    await more.click();
    await row(page, name)
      .getByRole("link", { name: line.editNamed(name) })
      .click();
    await page.getByRole("heading", { level: 1, name: line.edit }).waitFor();
    await field(line.labels.area).fill("All of Demo Harbor");
    await sendAs(app, administrator, ["PUT", `/crisis-lines/${restored.id}`], { time: "Always" });
    await page.getByRole("button", { name: line.save }).click();
    await page.getByText(line.conflict).waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: line.save }).click();
    await page.getByText(line.updated).waitFor();

    await page.goto(`/crisis_lines?q=${encodeURIComponent(name)}`);
    await hydrated(page);
    await row(page, name).getByText("All of Demo Harbor").waitFor();
    await more.click();
    await checkLayout(page);
    await row(page, name)
      .getByRole("button", { name: line.deleteNamed(name) })
      .click();
    const dialog = page.getByRole("dialog", { name: line.deleteQuestion });
    await dialog.getByRole("button", { name: line.no, exact: true }).click();
    expect(await readStatus(`/crisis-lines/${restored.id}`)).toBe(200);
    await swipe(page, name, -160);
    await dialog.getByRole("button", { name: line.yes, exact: true }).click();
    await page.getByText(line.deleted).waitFor();
    await expect.poll(() => row(page, name).count()).toBe(0);
    expect(await readStatus(`/crisis-lines/${restored.id}`)).toBe(404);
  });

  test("the keyboard alone moves a crisis line, and the focus stays on its button", async () => {
    const page = await opened(await signedInAs(town().app, "ADMINISTRATOR"), "/crisis_lines", { language });
    await hydrated(page);
    const headings = page.getByRole("main").getByRole("listitem").getByRole("heading");
    const [, second = "", third = ""] = await headings.allTextContents();
    const down = page.getByRole("button", { name: line.moveNamed.down(second) });
    await down.focus();
    await page.keyboard.press("Enter");
    await page.getByText(line.moved.down(second)).waitFor();
    await expect.poll(() => headings.allTextContents()).toEqual(expect.arrayContaining([third, second]));
    expect((await headings.allTextContents()).slice(1, 3)).toEqual([third, second]);
    await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: line.moveNamed.up(second) }).press("Enter");
    await page.getByText(line.moved.up(second)).waitFor();
    expect((await headings.allTextContents()).slice(1, 3)).toEqual([second, third]);
    await checkLayout(page);
  });

  test("guests and providers find no way to crisis lines' forms, and may not open them", async () => {
    const { app, visit } = town();
    const guest = await visit({ language });
    await guest.page.goto("/crisis_lines");
    await hydrated(guest.page);
    expect(await guest.page.getByRole("link", { name: lines.add }).count()).toBe(0);
    expect(await guest.page.getByRole("button", { name: line.moreOf("") }).count()).toBe(0);
    await guest.page.goto("/crisis_lines/new");
    await guest.page.waitForURL(/\/login\?next=%2Fcrisis_lines%2Fnew/);
    const user = await signedInAs(app, "USER");
    const provider = await opened(user, "/crisis_lines/new", { language, expects: /403/ });
    await provider.getByRole("heading", { level: 1, name: noPermission.title }).waitFor();
    expect(await provider.getByRole("textbox").count()).toBe(0);
  });

  test("administrators alone sort by kudos, for their session, around a place", async () => {
    const { app } = town();
    const page = await opened(await signedInAs(app, "ADMINISTRATOR"), "/?tab=SHELTER", { language });
    const likes = async () =>
      (await page.getByRole("main").getByRole("button", { pressed: false }).allTextContents()).flatMap(
        (text) => /^\d+/.exec(text)?.[0] ?? [],
      );
    const sorted = (counts: readonly string[]) =>
      [...counts].sort((one, other) => Number(other) - Number(one));
    await page.getByRole("button", { name: home.more }).click();
    const toggle = page.getByRole("button", { name: new RegExp(`^${home.topKudos}`) });
    await toggle.click();
    await checkLayout(page);
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await likes()).length).toBeGreaterThan(3);
    await expect
      .poll(async () => JSON.stringify(await likes()) === JSON.stringify(sorted(await likes())))
      .toBe(true);
    // The choice lasts for the session, and the server renders the same list.
    const html = await (await page.request.get("/?tab=SHELTER")).text();
    expect(html).toContain('"topKudos":true');

    const provider = await opened(await signedInAs(app, "USER"), "/?tab=SHELTER", { language });
    await provider.context().addCookies([{ name: "toggles", value: "0..1", url: app.address }]);
    await provider.goto("/?tab=SHELTER");
    await hydrated(provider);
    expect(await provider.content()).not.toContain('"topKudos":true');
    await provider.getByRole("button", { name: home.more }).click();
    await provider.getByRole("heading", { name: home.audience }).waitFor();
    expect(await provider.getByRole("button", { name: new RegExp(`^${home.topKudos}`) }).count()).toBe(0);
  });
});
