import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { danger as dangerEn } from "#words/compiled/en/danger/danger.ts";
import { dangerPanel as panelEn } from "#words/compiled/en/danger/danger-panel.ts";
import { feedback as en } from "#words/compiled/en/feedback/feedback.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { danger as dangerEs } from "#words/compiled/es/danger/danger.ts";
import { dangerPanel as panelEs } from "#words/compiled/es/danger/danger-panel.ts";
import { feedback as es } from "#words/compiled/es/feedback/feedback.ts";
import {
  accessibilityProblems,
  DEMO_HARBOR,
  demonstrationTown,
  horizontalOverflow,
  hydrated,
} from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** People write: about the app, to a service, about a service; with pictures, and without a network. */
const connected = serviceForTest({ name: "Open Ears", isShowFlag: true, type: ["FOOD"] });
const quiet = serviceForTest({ name: "Quiet House", type: ["FOOD"] });
const town = demonstrationTown(() => [connected, quiet]);

const WORDS = {
  en: { ...en, menu: "Menu", entry: "Write to us", connect: /^Message /, report: "Report service info" },
  es: { ...es, menu: "Menú", entry: "Escríbanos", connect: /^Escribir a /, report: "Reportar un error" },
} as const;

/** Messages that name a danger, with the page's reply. */
const IN_DANGER = {
  en: {
    panel: panelEn,
    close: shellEn.close,
    text: "Hello, do you have a room? My husband hits me and last night he locked me in.",
    telling: "locked me in",
    sentence: dangerEn.sentences.PARTNER_VIOLENCE,
    dying: { text: "I don't want to live anymore.", sentence: dangerEn.sentences.SUICIDE },
  },
  es: {
    panel: panelEs,
    close: shellEs.close,
    text: "Hola, ¿tienen lugar? Mi marido me pega y anoche me encerró.",
    telling: "encerró",
    sentence: dangerEs.sentences.PARTNER_VIOLENCE,
    dying: { text: "Ya no quiero vivir.", sentence: dangerEs.sentences.SUICIDE },
  },
} as const;

const HERE = { longitude: -123.9, latitude: 39.87 };

async function picture(name: string) {
  const canvas = sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7" } });
  return { name, mimeType: "image/png", buffer: await canvas.png().toBuffer() };
}

let people = 0;
/** A new sender: each mail address gets only a few receipts a day. */
function newAddress(): string {
  people += 1;
  return `ana${people}@mail.example`;
}

/** The mails that the messages of this test have called for. */
function mailsSince(start: number): unknown[] {
  return town()
    .app.jobs.slice(start)
    .flatMap(({ name, data }) => (name === "mail" ? [Object(data).mail] : []));
}

async function checkLayout(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
}

/** Text that a screen reader reads after a control's name and role. */
function accessibleDescription(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];
  const field = (page: Page, name: keyof typeof en.labels) =>
    page.getByRole("textbox", { name: words.labels[name], exact: true });

  test("what is wrong is said under its field, nothing typed is lost, and a picture comes along", async () => {
    const start = town().app.jobs.length;
    const { page } = await town().visit({ language, expects: /413|415/ });
    await page.goto("/feedback");
    await hydrated(page);
    await checkLayout(page);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    for (const name of ["email", "subject", "message"] as const) {
      await page.getByText(words.errors.required[name], { exact: true }).waitFor();
      expect(await accessibleDescription(field(page, name))).toContain(words.errors.required[name]);
      expect(await field(page, name).getAttribute("aria-invalid")).toBe("true");
    }
    await page.getByRole("alert").getByText(words.summary(3)).waitFor();
    expect(await field(page, "email").evaluate((input) => input === document.activeElement)).toBe(true);
    await checkLayout(page);
    await field(page, "email").fill("ana@mail");
    await field(page, "subject").fill("Idea");
    await field(page, "message").fill("More showers, please.\nThank you.");
    await page.getByText(words.errors.notEmail).waitFor();
    expect(await page.getByText(words.errors.required.message, { exact: true }).count()).toBe(0);

    const chooser = page.getByLabel(words.pictures.choose);
    await chooser.setInputFiles([
      await picture("door.png"),
      { name: "drawing.png", mimeType: "image/png", buffer: Buffer.from("<svg xmlns='x'/>") },
    ]);
    const rows = page.getByRole("main").getByRole("listitem");
    await rows.nth(0).getByText(words.pictures.ready, { exact: true }).waitFor();
    await rows.nth(1).getByText(words.pictures.notPicture).waitFor();
    await checkLayout(page);

    await page.reload();
    await hydrated(page);
    await page.getByText(words.draft).waitFor();
    expect(await field(page, "message").inputValue()).toBe("More showers, please.\nThank you.");
    expect(await rows.count()).toBe(1);
    await chooser.setInputFiles([
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    ]);
    await field(page, "email").fill(newAddress());
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("alert").getByText(words.pictures.removeFirst).waitFor();
    await page.getByRole("button", { name: words.pictures.remove("notes.txt") }).click();
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.sent.feedback }).waitFor();
    await page.getByText(words.receipt).waitFor();
    await checkLayout(page);
    expect(mailsSince(start)).toEqual(["toAdministrators", "receipt"]);

    await page.getByRole("button", { name: words.another }).click();
    expect(await field(page, "message").inputValue()).toBe("");
  });

  test("only five pictures come along, and one that is dropped counts", async () => {
    const { page, context } = await town().visit({ language });
    await page.goto("/feedback");
    await hydrated(page);
    const names = [`a-long-name-${"of-a-picture-".repeat(8)}.png`, "2.png", "3.png", "4.png"];
    await page.getByLabel(words.pictures.choose).setInputFiles(await Promise.all(names.map(picture)));
    const dropped = await picture("dropped.png");
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], "dropped.png", { type: "image/png" }));
        return transfer;
      },
      [...dropped.buffer],
    );
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(4);
    const group = page.getByRole("group", { name: words.pictures.label(5) });
    await group.dispatchEvent("drop", { dataTransfer: data });
    await expect.poll(() => rows.count()).toBe(5);
    await expect.poll(() => rows.getByText(words.pictures.ready, { exact: true }).count()).toBe(5);
    expect(await page.getByLabel(words.pictures.choose).isVisible()).toBe(false);
    await group.dispatchEvent("drop", { dataTransfer: data });
    await page.getByText(words.pictures.tooMany(5)).waitFor();
    expect(await rows.count()).toBe(5);
    await checkLayout(page);
    await context.close();
  });

  test("a picture of an old draft is no longer there: the words still go", async () => {
    const { page, context } = await town().visit({ language, expects: /400/ });
    await page.goto("/feedback");
    await hydrated(page);
    await page.evaluate((email) => {
      const texts = { email, subject: "Last week", message: "With a picture." };
      const pictures = [{ name: `${"x".repeat(32)}.png`, label: "door.png" }];
      localStorage.setItem("draft.feedback", JSON.stringify({ texts, pictures }));
    }, newAddress());
    await page.reload();
    await hydrated(page);
    await page.getByText("door.png", { exact: true }).waitFor();
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("alert").getByText(words.pictures.gone).waitFor();
    expect(await field(page, "message").inputValue()).toBe("With a picture.");
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.sent.feedback }).waitFor();
    await context.close();
  });

  test("of two tabs the first stores the draft, and the second states that its own is not saved", async () => {
    const { page: first, context } = await town().visit({ language });
    await first.goto("/feedback");
    await hydrated(first);
    await field(first, "message").fill("Typed in the first");
    const second = await context.newPage();
    await second.goto("/feedback");
    await hydrated(second);
    await second.getByRole("status").filter({ hasText: words.draftInOtherTab }).waitFor();
    await checkLayout(second);
    expect(await field(second, "message").inputValue()).toBe("");
    await field(second, "message").fill("Typed in the second");
    await first.reload();
    await hydrated(first);
    await first.getByText(words.draft).waitFor();
    expect(await field(first, "message").inputValue()).toBe("Typed in the first");
    expect(await field(second, "message").inputValue()).toBe("Typed in the second");
    await context.close();
  });

  test("from the menu of the list it is a dialog over it", async () => {
    const start = town().app.jobs.length;
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: words.entry }).click();
    const dialog = page.getByRole("dialog", { name: words.titles.feedback });
    await dialog.waitFor();
    await checkLayout(page);
    await field(page, "subject").fill("Half a thought");
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get("tab")).toBe("FOOD");

    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: words.entry }).click();
    // The draft comes back once the browser has given this tab its lock.
    await expect.poll(() => field(page, "subject").inputValue()).toBe("Half a thought");
    await field(page, "email").fill(newAddress());
    await field(page, "message").fill("It helps.");
    await dialog.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("status").getByText(words.sent.feedback).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(mailsSince(start)).toEqual(["toAdministrators", "receipt"]);
  });

  test("a service that accepts messages gets one, with the place if the box is checked", async () => {
    const start = town().app.jobs.length;
    const { page } = await town().visit({
      language,
      place: `${HERE.longitude}|${HERE.latitude}|`,
      position: HERE,
    });
    await page.goto(`/services/${connected.id}`);
    await hydrated(page);
    await page.getByRole("button", { name: words.connect }).click();
    const dialog = page.getByRole("dialog", { name: words.titles.contact("Open Ears") });
    await dialog.getByText(words.intro.contact("Open Ears")).waitFor();
    await checkLayout(page);
    await field(page, "name").fill("Ana Pérez");
    await field(page, "email").fill(newAddress());
    await field(page, "phone").pressSequentially("3055550101");
    expect(await field(page, "phone").inputValue()).toBe("(305) 555-0101");
    await field(page, "message").fill("Do you open on Sunday?");
    await dialog.getByRole("checkbox", { name: words.location }).check();
    const sent = page.waitForRequest("**/api/feedbacks/service*");
    await dialog.getByRole("button", { name: words.send, exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      service: connected.id,
      coordinate: "-123.9|39.87",
      phone: "(305) 555-0101",
      type: "SERVICE",
      subject: words.subjectTo("Open Ears"),
    });
    await page.getByRole("status").getByText(words.sent.contact).waitFor();
    expect(mailsSince(start)).toEqual(["toService", "receipt"]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft"))),
    ).toEqual([]);
  });

  test("one that names a danger is sent, and beside it stand the lines made for that", async () => {
    const start = town().app.jobs.length;
    const { panel, close, text, telling, sentence } = IN_DANGER[language];
    const { page } = await town().visit({ language });
    await page.goto(`/services/${connected.id}`);
    await hydrated(page);
    await page.getByRole("button", { name: words.connect }).click();
    const dialog = page.getByRole("dialog", { name: words.titles.contact("Open Ears") });
    await dialog.waitFor();
    await field(page, "name").fill("Ana Pérez");
    await field(page, "email").fill(newAddress());
    await field(page, "phone").pressSequentially("3055550101");
    await field(page, "message").fill(text);
    const sent = page.waitForRequest("**/api/feedbacks/service*");
    await dialog.getByRole("button", { name: words.send, exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ service: connected.id, message: text });
    const heading = dialog.getByRole("heading", { name: words.sent.contact });
    await heading.waitFor();
    const lines = dialog.getByRole("region", { name: panel.title });
    await lines.getByText(sentence, { exact: true }).waitFor();
    expect(await lines.getByRole("link").first().getAttribute("href")).toBe("tel:+18007997233");
    expect(await lines.locator('a[href="tel:911"]').count()).toBe(1);
    await dialog.getByRole("status").getByText(sentence).waitFor({ state: "attached" });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await checkLayout(page);
    expect(mailsSince(start)).toEqual(["toService", "receipt"]);
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, { ...localStorage }, history.state]),
    );
    expect(kept).not.toContain(telling);
    expect(town().app.logged.join("\n")).not.toContain(telling);
    await dialog.getByRole("button", { name: close, exact: true }).last().click();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test("feedback that names a danger has the lines beside it, and so has a message that was refused", async () => {
    const { panel, dying } = IN_DANGER[language];
    const { page, context } = await town().visit({ language, expects: /429/ });
    await page.goto("/feedback");
    await hydrated(page);
    const lines = page.getByRole("region", { name: panel.title });
    await context.route("**/api/feedbacks/app*", (route) =>
      route.fulfill({ status: 429, json: { code: 429, key: "tooManyRequests", message: "" } }),
    );
    await field(page, "email").fill(newAddress());
    await field(page, "subject").fill("App");
    await field(page, "message").fill(dying.text);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("alert").getByText(words.tooManyMessages).waitFor();
    await lines.getByText(dying.sentence, { exact: true }).waitFor();
    await checkLayout(page);
    await context.unroute("**/api/feedbacks/app*");
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.sent.feedback }).waitFor();
    await lines.getByText(dying.sentence, { exact: true }).waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: words.another }).click();
    await expect.poll(() => lines.count()).toBe(0);
    await context.close();
  });

  test("another is reported on; where no place is known none is asked for", async () => {
    const start = town().app.jobs.length;
    const { page } = await town().visit({ language });
    await page.goto(`/services/${quiet.id}`);
    await hydrated(page);
    expect(await page.getByRole("button", { name: words.connect }).count()).toBe(0);
    await page.getByRole("button", { name: words.report, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.titles.report });
    await dialog.waitFor();
    expect(await dialog.getByRole("checkbox").count()).toBe(0);
    expect(await dialog.getByRole("textbox").count()).toBe(2);
    await field(page, "email").fill(newAddress());
    await field(page, "message").fill("The number is wrong.");
    const sent = page.waitForRequest("**/api/feedbacks/app*");
    await dialog.getByRole("button", { name: words.send, exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ service: quiet.id });
    await page.getByRole("status").getByText(words.sent.report).waitFor();
    expect(mailsSince(start)).toContain("toOwnerOfReported");
  });

  test("sent without a network it waits, shows it, and is sent with its picture when there is one", async () => {
    const start = town().app.jobs.length;
    const { page, context } = await town().visit({ language, expects: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto("/feedback");
    await hydrated(page);
    await context.setOffline(true);
    await page.getByLabel(words.pictures.choose).setInputFiles([await picture("door.png")]);
    await page.getByText(words.pictures.queued).waitFor();
    await field(page, "email").fill(newAddress());
    await field(page, "subject").fill("From the cellar");
    await field(page, "message").fill("No bars here.");
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.queued }).waitFor();
    await checkLayout(page);
    expect(mailsSince(start)).toEqual([]);
    const sent = page.waitForRequest("**/api/feedbacks/app*");
    await context.setOffline(false);
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ subject: "From the cellar", files: [expect.stringMatching(/\.png$/)] });
    await page.getByRole("status").getByText(words.queuedSent(1)).waitFor();
    expect(mailsSince(start)).toEqual(["toAdministrators", "receipt"]);
    expect(await page.evaluate(() => localStorage.getItem("waiting"))).toBeNull();
  });

  test("one that waited and is refused takes the place of no draft", async () => {
    const expects = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|400/;
    const { page: writer, context } = await town().visit({ language, expects });
    await writer.goto("/feedback");
    await hydrated(writer);
    await context.setOffline(true);
    await field(writer, "email").fill(newAddress());
    await field(writer, "subject").fill("From the cellar");
    await field(writer, "message").fill("Written first.");
    await writer.getByRole("button", { name: words.send, exact: true }).click();
    await writer.getByRole("heading", { level: 2, name: words.queued }).waitFor();
    await writer.close();
    await context.route("**/api/feedbacks/app*", (route) =>
      route.fulfill({ status: 400, json: { code: 400, key: "invalidRequest", message: "", fields: {} } }),
    );
    const first = await context.newPage();
    // The one with the form never sends it.
    await first.route("**/api/feedbacks/app*", (route) => route.abort());
    await context.setOffline(false);
    await first.goto("/feedback");
    await hydrated(first);
    const readSavedDraft = (page: Page) => page.evaluate(() => localStorage.getItem("draft.feedback") ?? "");
    // The form is open, so the message stays where it is.
    await field(first, "message").fill("Written second.");
    const second = await context.newPage();
    const refused = second.waitForResponse("**/api/feedbacks/app*");
    await second.goto("/about");
    await refused;
    await expect.poll(() => readSavedDraft(second)).toContain("Written second.");
    expect(await second.evaluate(() => localStorage.getItem("waiting"))).toBe("1");
    await field(first, "message").fill("");
    await first.close();
    await second.reload();
    await second.getByRole("alert").getByText(words.queuedRejected).waitFor();
    expect(await readSavedDraft(second)).toContain("Written first.");
    expect(await second.evaluate(() => localStorage.getItem("waiting"))).toBeNull();
    await context.close();
  });

  test("one that waits goes at the next visit, whatever page that begins with", async () => {
    const start = town().app.jobs.length;
    const { page, context } = await town().visit({ language, expects: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto(`/services/${quiet.id}`);
    await hydrated(page);
    await page.getByRole("button", { name: words.report, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.titles.report });
    await dialog.waitFor();
    await context.setOffline(true);
    await field(page, "email").fill(newAddress());
    await field(page, "message").fill("They have moved.");
    await dialog.getByRole("button", { name: words.send, exact: true }).click();
    await dialog.getByText(words.queued).waitFor();
    // Imitates a browser that was killed: the message is stored, but not its count.
    await page.evaluate(() => localStorage.removeItem("waiting"));
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto("/");
    await next.getByRole("status").getByText(words.queuedSent(1)).waitFor();
    expect(mailsSince(start)).toEqual(["toAdministrators", "toOwnerOfReported", "receipt"]);
  });

  test("without scripts the page explains it, and has a mail address", async () => {
    const { page } = await town().visit({ language, scripts: false });
    await page.goto(`/services/${quiet.id}`);
    await page.getByRole("button", { name: words.report, exact: true }).click();
    await page.waitForURL("**/feedback?*");
    const note = page.locator("noscript p").first();
    expect(await note.textContent()).toBe(words.needsScripts);
    expect(await page.locator('noscript a[href="mailto:help@amparo.example"]').isVisible()).toBe(true);
  });
});

test("a large photograph is made smaller on the phone, before it is sent", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const camera = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#000", noise } });
  const buffer = await camera.jpeg({ quality: 95 }).toBuffer();
  const { page, context } = await town().visit();
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get("file") : null;
      if (file instanceof Blob) document.documentElement.dataset["sent"] = String(file.size);
      send.call(this, body);
    };
  });
  await page.goto("/feedback");
  await hydrated(page);
  const answered = page.waitForResponse("**/api/files");
  await page
    .getByLabel(en.pictures.choose)
    .setInputFiles([{ name: "a.jpg", mimeType: "image/jpeg", buffer }]);
  expect(await (await answered).json()).toMatchObject({ width: 2560, height: 1920 });
  const sent = Number(await page.evaluate(() => document.documentElement.dataset["sent"]));
  expect(sent).toBeGreaterThan(10_000);
  expect(sent).toBeLessThan(buffer.length / 2);
  await context.close();
});

test("nothing is wider than a window, from the smallest phone to a laptop, dark", async () => {
  const { page } = await town().visit({ language: "es", width: 320, dark: true });
  await page.goto("/feedback");
  await hydrated(page);
  await page.getByRole("button", { name: es.send, exact: true }).click();
  await page.getByRole("alert").getByText(es.summary(3)).waitFor();
  for (const width of [320, 412, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await checkLayout(page);
  }
});
