import { describe, expect, test } from "vitest";
import { chatbot as en } from "#words/compiled/en/chatbot/chatbot.ts";
import { kiosk } from "#words/compiled/en/offline/kiosk.ts";
import { chatbot as es } from "#words/compiled/es/chatbot/chatbot.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { NEUTRAL } from "./neutral-site.ts";

/** The help chat: by tapping and by writing, on a narrow phone. */
const town = demonstrationTown();

describe.each([
  ["en", en, "my husband hits me"],
  ["es", es, "mi esposo me pega"],
] as const)("in %s", (language, words, danger) => {
  test("chips and a message are answered, and danger shows the numbers", async () => {
    const { page, context } = await town().visit({
      language,
      place: DEMO_HARBOR,
      width: 320,
      leavesTo: NEUTRAL,
    });
    await page.goto("/chatbot");
    await hydrated(page);
    const log = page.getByRole("log");
    const field = page.getByRole("textbox", { name: words.page.field });
    await field.fill(danger);
    await field.press("Enter");
    const panel = page.getByRole("region", { name: words.page.danger });
    await panel.getByRole("link", { name: words.page.call("911") }).waitFor();
    await panel.getByRole("link", { name: words.page.call("800-799-7233") }).waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    // The first sentence is visible, below the panel that stays.
    const sentence = log.getByText(words.danger.sentences.PARTNER_VIOLENCE);
    const under = async () => {
      const [above, said] = [await panel.boundingBox(), await sentence.boundingBox()];
      return above !== null && said !== null && said.y >= above.y + above.height;
    };
    await expect.poll(under).toBe(true);
    expect(await sentence.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    );
    await checkBothSchemes(page, "chatbot");
    await field.fill(words.chips.sleep);
    await field.press("Enter");
    await log.getByRole("heading", { level: 2 }).first().waitFor();
    // Each link says how long the walk is, and whether the service is open on arrival.
    const ways = log.getByRole("link").filter({ hasText: /\d min (?:walk|a pie)\./ });
    await ways.first().waitFor();
    expect(await ways.first().getAttribute("href")).toMatch(/^\/services\/[-\da-f]+\?directions=1$/);
    // A visitor who leaves and comes back finds nothing of the conversation, and nothing of it was stored.
    await page.goto("/about");
    await page.goBack();
    await hydrated(page);
    await log.getByText(words.greeting).waitFor();
    expect(await page.getByText(danger).count()).toBe(0);
    expect(await panel.count()).toBe(0);
    await page.getByRole("button", { name: words.chips.foodNow, exact: true }).click();
    await log.getByText(words.opensNextNow).waitFor();
    // A service that opens later has the way there, and no warning that it is closed now.
    const later = `${words.way.seeWay("Lantern Street Kitchen")} ${words.way.directions}`;
    await log.getByRole("link", { name: later, exact: true }).waitFor();
    expect(await log.getByText(words.way.onArrival.CLOSED).count()).toBe(0);
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(await stored()).not.toContain(danger);
    // The exit is in reach, and takes the talk along.
    await field.fill(danger);
    for (let stroke = 0; stroke < 3; stroke++) await field.press("Escape");
    await page.getByRole("heading", { name: "Sunny" }).waitFor();
    await page.goto("/chatbot");
    await hydrated(page);
    await log.getByText(words.greeting).waitFor();
    expect(await log.getByText(words.opensNextNow).count()).toBe(0);
    expect(await field.inputValue()).toBe("");
    expect(await stored()).not.toContain(danger);
    await context.close();
  });
});

test("a shared screen has numbers as text and no word for what happened", async () => {
  const { page, context } = await town().visit({ width: 1280, height: 900 });
  await page.goto("/?kiosk=1");
  await page.getByRole("link", { name: kiosk.begin, exact: true }).click();
  await page.goto("/chatbot");
  await hydrated(page);
  const field = page.getByRole("textbox", { name: en.page.field });
  await field.fill("my husband hits me");
  await field.press("Enter");
  const panel = page.getByRole("region", { name: en.page.danger });
  await panel.getByText("800-799-7233").filter({ visible: true }).first().waitFor();
  expect(
    await panel
      .getByText(/violence|suicide/i)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect(await panel.getByText(en.page.anotherPhone).isVisible()).toBe(false);
  await panel.getByRole("link", { name: kiosk.start }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await context.close();
});

test("without scripts the common questions and the numbers are there", async () => {
  const { page, context } = await town().visit({ scripts: false });
  await page.goto("/chatbot");
  await page.getByText(en.page.questions).click();
  await page.getByRole("main").getByRole("link", { name: "988" }).first().waitFor();
  expect(await page.getByRole("link", { name: en.page.anyHelp }).getAttribute("href")).toBe("tel:211");
  expect(await page.getByText(en.page.withoutScripts).isVisible()).toBe(true);
  await context.close();
});
