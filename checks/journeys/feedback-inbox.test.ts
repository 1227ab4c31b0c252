import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { claimPath } from "#domain/mail/mail-links.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { menu as menuEn } from "#words/compiled/en/base/menu.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { feedbackInbox as en } from "#words/compiled/en/feedback/feedback-inbox.ts";
import { claims as claimsEn } from "#words/compiled/en/listings/claims.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { menu as menuEs } from "#words/compiled/es/base/menu.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { feedbackInbox as es } from "#words/compiled/es/feedback/feedback-inbox.ts";
import { claims as claimsEs } from "#words/compiled/es/listings/claims.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { seedFeedback } from "./seed-feedback.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Someone reads what visitors wrote, puts it right, and clears it away. */
const town = demonstrationTown();

const WORDS = {
  en: {
    text: en,
    form: formEn,
    account: accountEn,
    menu: menuEn,
    shell: shellEn,
    claims: claimsEn,
    report: "Report service info",
  },
  es: {
    text: es,
    form: formEs,
    account: accountEs,
    menu: menuEs,
    shell: shellEs,
    claims: claimsEs,
    report: "Reportar un error",
  },
} as const;
const LAPTOP = { width: 1440, height: 900 };

const messages = (page: Page): Promise<string[]> =>
  page.locator("main li a > :first-child").allTextContents();

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, form, account, menu, shell, claims, report } = WORDS[language];
  let graceId: string;
  beforeEach(async () => {
    const { app } = town();
    await app.database.query("delete from feedbacks");
    graceId = (await seedFeedback(app)).grace.id;
  });
  const openInbox = async (role: Role, visitor: Visitor = LAPTOP, query = "") =>
    openPageAs(town(), await signedInAs(town().app, role), `/feedbacks${query}`, { language, ...visitor });
  /** Opens a message by a text of its row, and waits for its title where that differs. */
  const openMessage = async (page: Page, row: RegExp, title: RegExp | string = row) => {
    await page.getByRole("link", { name: row }).click();
    await page.getByRole("heading", { name: title, level: 2 }).waitFor();
  };
  const aboutGrace = text.asksAbout("Maria", "Grace House");
  const stored = () =>
    town().app.database.query<{ subject: string; isArchived: boolean }>(
      `select subject, is_archived as "isArchived" from feedbacks where subject like 'Closed%'`,
    );

  test("each role has its tabs, and messages about one service stand together", async () => {
    const lead = await openInbox("VOLUNTEER LEAD");
    await lead.getByRole("heading", { name: text.group("Grace House", 2) }).waitFor();
    const tabs = lead.getByRole("navigation", { name: text.which }).getByRole("link");
    // The numbers come after the page.
    await expect.poll(() => tabs.allTextContents()).toEqual([`${text.tabs.service} · 3`, text.tabs.archive]);
    const admin = await openInbox("ADMINISTRATOR", {});
    await expect.poll(() => messages(admin)).toHaveLength(2);
    await admin.getByRole("link", { name: text.tabs.service }).click();
    await expect.poll(() => messages(admin)).toHaveLength(3);
    await checkCurrentLayout(admin);
    const user = await openInbox("USER", { width: 320, height: 640 });
    await user.getByText(text.none).waitFor();
    await checkCurrentLayout(user);
  });

  test("the newest message comes first, whichever service it is about", async () => {
    const { app } = town();
    const [first] = await app.database.query<{ service: string }>(
      "select service_id as service from feedbacks where subject = 'Thank you'",
    );
    const sent = await sendJson(app, "POST", "/feedbacks/service", {
      name: "Maria",
      email: "maria@mail.example",
      phone: "(555) 555-0199",
      service: first?.service,
      subject: "Thank you again",
      message: "It was good.",
    });
    expect(sent.status).toBe(200);
    const page = await openInbox("VOLUNTEER LEAD");
    await page.getByText("It was good.").waitFor();
    const all = await page.locator("main li a").allTextContents();
    const order = ["It was good.", "There is a paper", "I rang twice", "I ate there"];
    expect(order.map((words) => all.findIndex((text) => text.includes(words)))).toEqual([0, 1, 2, 3]);
  });

  test("the menu's button counts what waits, right after one's own action, in every tab", async () => {
    // Counts that viewers share are cached for some seconds, and the app's clock stands still.
    town().app.now += 60_000;
    const page = await openInbox("VOLUNTEER LEAD");
    const count = (of: Page) =>
      of.getByRole("button", { name: shell.menu, exact: true }).evaluate((button) => ({
        shown: Number(button.dataset.count),
        described: document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent,
      }));
    let shown = 0;
    const settled = async () => {
      const now = await count(page);
      shown = now.shown;
      return shown > 3 && now.described === account.waiting(shown);
    };
    await expect.poll(settled).toBe(true);
    const other = await page.context().newPage();
    await other.goto("/feedbacks");
    await expect.poll(() => count(other)).toEqual({ shown, described: account.waiting(shown) });
    await openMessage(page, /Closed on weekends/, aboutGrace);
    const fewer = { shown: shown - 1, described: account.waiting(shown - 1) };
    await expect.poll(() => count(page)).toEqual(fewer);
    await expect.poll(() => count(other)).toEqual(fewer);
    await page.getByRole("button", { name: shell.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: shell.feedback, exact: true }).waitFor();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: new RegExp(`^${menu.feedbacks} ?2$`) })
      .waitFor();
    await checkCurrentLayout(page, "dialog");
  });

  test("who runs a service asks for it by its report, and an administrator grants it", async () => {
    const { app } = town();
    await app.database.query("update services set owner_id = null where id = $1", [graceId]);
    const ana = await signedInAs(app, "USER");
    const page = await openPageAs(town(), ana, `/services/${graceId}`, { language, ...LAPTOP });
    await page.getByRole("button", { name: report, exact: true }).click();
    await page.getByRole("link", { name: claims.title }).click();
    await page.getByLabel(claims.phone).fill("3055550100");
    await page.getByLabel(claims.message).fill("I am the director.");
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: claims.send }).click();
    await page.getByText(claims.sent).waitFor();
    const administrator = await openInbox("ADMINISTRATOR", { width: 360, height: 800 }, "?tab=service");
    await openMessage(administrator, new RegExp(text.kinds.CLAIM));
    await administrator.getByRole("link", { name: /555/ }).waitFor();
    await checkCurrentLayout(administrator);
    await administrator.getByRole("button", { name: text.claim.grant }).click();
    await checkCurrentLayout(administrator, "dialog");
    await administrator.getByRole("dialog").getByRole("button", { name: text.yes, exact: true }).click();
    await administrator.getByText(text.claim.granted).waitFor();
    await page.goto(`/services/${graceId}/claim`);
    await page.getByText(claims.hasOwner).waitFor();
  });

  test("the reader of the listed email sees who asks and lets them, by a link that works once", async () => {
    const { app } = town();
    await app.database.query(
      "update services set owner_id = null, contact_email = 'desk@grace.example' where id = $1",
      [graceId],
    );
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    await sendJson(app, "POST", `/services/${graceId}/confirm`, {}, administrator.headers);
    const ana = await signedInAs(app, "USER", { displayName: "Ana Ruiz" });
    const page = await openPageAs(town(), ana, `/services/${graceId}/claim`, { language, ...LAPTOP });
    await page.getByLabel(claims.phone).fill("3055550100");
    await page.getByLabel(claims.message).fill("I am the director.");
    await page.getByLabel(claims.ask("desk@grace.example")).check();
    await page.getByRole("button", { name: claims.send }).click();
    await page.getByText(claims.listedEmailAsked).waitFor();
    const [claim] = await app.database.query<{ id: string }>("select id from feedbacks where type = 'CLAIM'");
    const job = { mail: "claimLinkToListing", feedbackId: claim?.id ?? "" } as const;
    const [mail] = await findRecipients(app.database, job, app.now);
    const facts = await mail?.facts();
    const path = facts?.mail === "claimLinkToListing" ? claimPath(facts.token) : "";
    const { page: desk } = await town().visit({ language, width: 360, height: 800, expects: /400/ });
    await desk.goto(path);
    await desk.getByText("Ana Ruiz").waitFor();
    await checkCurrentLayout(desk);
    await desk.getByRole("button", { name: claims.accept.other.button }).click();
    await desk.getByText(claims.accept.other.done("Grace House")).waitFor();
    await desk.reload();
    await desk.getByText(claims.accept.dead).waitFor();
    await checkCurrentLayout(desk);
  });

  test("a message opens with its pictures, which go around by keys and by finger, and with its place", async () => {
    const page = await openInbox("VOLUNTEER LEAD", { width: 412, height: 915 }, "?tab=service");
    await openMessage(page, /Closed on weekends/, aboutGrace);
    await page.getByText(text.atDoor).waitFor();
    // Scrolling uncovers targets that the buttons at the bottom half cover, so they are not too small.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: text.openPicture(1, 3) }).click();
    const viewer = (at: number) => page.getByRole("dialog", { name: text.picture(at, 3) });
    await viewer(1).waitFor();
    await checkCurrentLayout(page, "dialog");
    await page.keyboard.press("ArrowLeft");
    await viewer(3).waitFor();
    await page.keyboard.press("ArrowRight");
    await viewer(1).waitFor();
    await page.getByRole("button", { name: text.nextPicture }).click();
    await viewer(2).waitFor();
    const picture = page.getByRole("dialog").getByRole("img");
    for (const [type, clientX] of [
      ["pointerdown", 300],
      ["pointerup", 100],
    ] as const) {
      await picture.dispatchEvent(type, { clientX, pointerType: "touch" });
    }
    await viewer(3).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // Back is the list, where it is read now.
    await page.goBack();
    await expect.poll(() => messages(page)).toHaveLength(3);
    expect(await page.getByText(`${text.unread}.`).count()).toBe(2);
  });

  test("it is archived and comes back; what is deleted can be restored for a minute", async () => {
    const page = await openInbox("VOLUNTEER LEAD", LAPTOP, "?tab=service");
    await openMessage(page, /Closed on weekends/, aboutGrace);
    await page.getByRole("button", { name: text.archive, exact: true }).click();
    await page.getByText(text.archiveQuestion).waitFor();
    await page.getByRole("button", { name: text.yes, exact: true }).click();
    await page.getByText(text.archived).waitFor();
    await expect.poll(() => messages(page)).toHaveLength(2);
    await page.getByRole("link", { name: text.tabs.archive, exact: true }).click();
    await openMessage(page, /Closed on weekends/, aboutGrace);
    await page.getByRole("button", { name: text.restore }).click();
    await page.getByText(text.noneArchived).waitFor();
    await page.getByRole("link", { name: text.tabs.service }).click();
    await openMessage(page, /Closed on weekends/, aboutGrace);
    const remove = async () => {
      await page.getByRole("button", { name: text.delete, exact: true }).click();
      await page.getByText(text.deleteQuestion).waitFor();
      await page.getByRole("button", { name: text.yes, exact: true }).click();
      await page.getByRole("status").getByText(text.deleted).waitFor();
    };
    await remove();
    await expect.poll(() => messages(page)).toHaveLength(2);
    expect(await stored()).toEqual([]);
    await page.getByRole("button", { name: text.undo }).press("Enter");
    await page.getByText(text.undone).waitFor();
    await expect.poll(() => messages(page)).toHaveLength(3);
    await openMessage(page, /Closed on weekends/, aboutGrace);
    await remove();
    expect(await stored()).toEqual([]);
    await page.goto("/feedbacks?tab=service");
    expect(await stored()).toEqual([]);
  });

  test("a question is named after who asks, and is answered by one press: a call, then a reply", async () => {
    const phone = await openInbox("VOLUNTEER LEAD", { width: 360, height: 740 }, "?tab=service");
    await openMessage(phone, /The bell does not ring/, aboutGrace);
    // The service's statements on common questions stand beside it, the same for every question.
    const says = phone.getByRole("region", { name: text.says.title });
    await says.getByText(text.says.pets.name, { exact: true }).waitFor();
    const lines = await says.locator("dd").allTextContents();
    expect(lines.join("\n")).toMatch(
      language === "en" ? /AM[\s\S]*Women, Families/ : /m\.[\s\S]*Mujeres, Familias/,
    );
    expect(lines.every((line) => line !== "")).toBe(true);
    await phone.getByText(text.sorts.question.mark, { exact: true }).waitFor();
    await phone.getByRole("paragraph").filter({ hasText: "The bell does not ring" }).waitFor();
    const presses = phone.getByRole("group", { name: text.actions });
    const call = presses.getByRole("link", { name: text.call("(555) 555-0199"), exact: true });
    expect(await call.getAttribute("href")).toBe("tel:+15555550199");
    const order = await presses.locator("a, button").allTextContents();
    expect(order).toEqual([
      text.call("(555) 555-0199"),
      text.reply,
      text.markAnswered,
      text.archive,
      text.delete,
    ]);
    await checkCurrentLayout(phone);
    const laptop = await openInbox("ADMINISTRATOR", { width: 1440, height: 900 }, "?tab=app");
    await laptop.getByRole("link", { name: new RegExp(text.report("Grace House")) }).click();
    await laptop.getByText(text.sorts.report.mark, { exact: true }).waitFor();
    const first = laptop.getByRole("group", { name: text.actions }).locator("a, button").first();
    expect(await first.textContent()).toBe(text.fix);
    const tops = await laptop
      .getByRole("group", { name: text.actions })
      .locator("a, button")
      .evaluateAll((each) => each.map((press) => Math.round(press.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await checkCurrentLayout(laptop);
  });

  test.each([1024, 1440])("what puts a message away stands together at the right (%i px)", async (width) => {
    const page = await openInbox("VOLUNTEER LEAD", { width, height: 900 }, "?tab=service");
    await openMessage(page, /The bell does not ring/, aboutGrace);
    const bar = page.getByRole("group", { name: text.actions });
    const readBox = async (name: string) =>
      (await bar.getByRole("button", { name, exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [archive, remove, around] = [
      await readBox(text.archive),
      await readBox(text.delete),
      await bar.boundingBox(),
    ];
    expect(remove.y).toBe(archive.y);
    const free = (around?.x ?? 0) + (around?.width ?? 0) - remove.x - remove.width;
    // At most the bar's own padding.
    expect(free).toBeLessThanOrEqual(24);
  });

  test("after a reply the bar asks whether it was answered; the question leaves the tab, and can come back", async () => {
    const page = await openInbox("VOLUNTEER LEAD", { width: 360, height: 740 }, "?tab=service");
    await openMessage(page, /The bell does not ring/, aboutGrace);
    const bar = page.getByRole("group", { name: text.actions });
    // Keeps the test from opening a mail program.
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true }),
    );
    expect(await bar.getByText(text.didYouAnswer("Maria")).count()).toBe(0);
    await bar.getByRole("link", { name: text.reply }).click();
    await bar.getByText(text.didYouAnswer("Maria"), { exact: true }).waitFor();
    // The page may have been away for the mail.
    await page.reload();
    await hydrated(page);
    await bar.getByText(text.didYouAnswer("Maria"), { exact: true }).waitFor();
    await checkCurrentLayout(page);
    await bar.getByRole("button", { name: text.yesAnswered, exact: true }).click();
    await page.getByText(text.nowAnswered).waitFor();
    await expect.poll(() => messages(page)).toHaveLength(2);
    const tabs = page.getByRole("navigation", { name: text.which }).getByRole("link");
    await expect.poll(() => tabs.allTextContents()).toEqual([`${text.tabs.service} · 2`, text.tabs.archive]);
    await page.getByRole("button", { name: text.undo, exact: true }).click();
    await page.getByText(text.waitsAgain).waitFor();
    await expect.poll(() => messages(page)).toHaveLength(3);
    // Answered at the desk's own telephone, without a press of ours.
    await openMessage(page, /The bell does not ring/, aboutGrace);
    expect(await bar.getByText(text.didYouAnswer("Maria")).count()).toBe(0);
    await bar.getByRole("button", { name: text.markAnswered, exact: true }).click();
    await expect.poll(() => messages(page)).toHaveLength(2);
    await page.getByRole("link", { name: text.tabs.archive, exact: true }).click();
    await page
      .getByRole("link", { name: /The bell does not ring/ })
      .getByText(text.answered, { exact: true })
      .waitFor();
    await openMessage(page, /The bell does not ring/, aboutGrace);
    await page.getByText(/answered just now|contestada ahora/).waitFor();
    expect(await page.getByText(text.sorts.question.mark).count()).toBe(0);
    await checkCurrentLayout(page);
  });

  test("inside a tab messages are chosen by what they are, where there is a choice", async () => {
    const page = await openInbox("ADMINISTRATOR", {}, "?tab=app");
    const kinds = page.getByRole("navigation", { name: text.whichKind });
    await expect.poll(() => messages(page)).toHaveLength(2);
    await kinds.getByRole("link", { name: text.sorts.report.filter, exact: true }).click();
    await expect.poll(() => messages(page)).toHaveLength(1);
    await page.getByRole("link", { name: new RegExp(text.report("Grace House")) }).waitFor();
    await page.getByRole("link", { name: text.tabs.service }).click();
    await expect.poll(() => messages(page)).toHaveLength(3);
    await kinds.getByRole("link", { name: text.sorts.claim.filter, exact: true }).click();
    await page.getByText(text.noneOfKind, { exact: true }).waitFor();
    await checkCurrentLayout(page);
    const owner = await openInbox("USER", {});
    await owner.getByText(text.none).waitFor();
    expect(await owner.getByRole("navigation", { name: text.whichKind }).count()).toBe(0);
  });

  test("one press opens the service in the form, and what is saved there is fixed", async () => {
    const page = await openInbox("ADMINISTRATOR", LAPTOP, "?tab=service");
    await openMessage(page, /Closed on weekends/, aboutGrace);
    const reply = await page.getByRole("link", { name: text.reply }).getAttribute("href");
    expect(reply).toBe(
      `mailto:maria%40mail.example?subject=${encodeURIComponent(text.replySubject("Closed on weekends now"))}`,
    );
    await page.getByRole("link", { name: text.fix }).click();
    await page.waitForURL((url) => url.pathname === `/services/${graceId}/edit`);
    await page.goto(`/services/${graceId}/edit?step=check`);
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("button", { name: form.done.fixed }).click();
    await page.getByText(form.done.archived).first().waitFor();
    expect(await stored()).toEqual([{ subject: "Closed on weekends now", isArchived: true }]);
    await page.getByRole("link", { name: form.done.toMessages }).click();
    await page.waitForURL((url) => url.pathname === "/feedbacks");
  });

  test("the search of the page finds words of subject and message in the tab in view", async () => {
    const page = await openInbox("VOLUNTEER LEAD", LAPTOP);
    await page.getByRole("searchbox", { name: text.search }).fill("weekends door");
    await page.keyboard.press("Enter");
    await expect.poll(() => messages(page)).toHaveLength(1);
    await page.getByRole("searchbox", { name: text.search }).fill("(zebra%");
    await page.keyboard.press("Enter");
    await page.getByText(text.noMatch("(zebra%")).waitFor();
  });
});
