import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { dayClosings as closingsEn } from "#words/compiled/en/listings/day-closings.ts";
import { dayClosings as closingsEs } from "#words/compiled/es/listings/day-closings.ts";
import { checkCurrentLayout, checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { addPublicService } from "./seed-approvals.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A desk that is closed or closes early for today only, from one's services and from the page of one. */
const town = demonstrationTown();

const WORDS = { en: closingsEn, es: closingsEs } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Open on Friday at ten, the time of the journeys. */
const SCHEDULES = ["MONDAY", "FRIDAY", "SATURDAY"].map((day) => ({
  type: "WEEKLY",
  day,
  startTime: "8:00 AM",
  endTime: "5:00 PM",
}));

/** Presses visible controls, and counts the presses. */
function counter() {
  let count = 0;
  return {
    count: () => count,
    async press(what: Locator) {
      await what.click();
      count++;
    },
  };
}

async function providerWithService(name: string) {
  const { app } = town();
  const owner = await signedInAs(app, "USER", { totalServices: 50 });
  const lead = await signedInAs(app, "VOLUNTEER LEAD");
  const service = await addPublicService(app, owner, lead, { name, schedules: SCHEDULES });
  const seen = async () => (await app.read<PublicService>(`/services/${service.id}`)).openStatus.state;
  return { owner, service, seen };
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const text = WORDS[language];

  test("two presses from one's services, on a phone; visitors see it at once, and it ends by itself", async () => {
    const { app } = town();
    const { owner, service, seen } = await providerWithService(`Harbor Day Room ${language}`);
    expect(await seen()).toBe("OPEN");
    const page = await openPageAs(town(), owner, "/manage_services", { language });
    const { press, count } = counter();
    await press(page.getByRole("button", { name: text.buttonNamed(service.name) }));
    const dialog = page.getByRole("dialog", { name: text.title(service.name) });
    await dialog.getByRole("button", { name: text.closed.TODAY, exact: true }).waitFor();
    await checkCurrentLayout(page, "dialog");
    await press(dialog.getByRole("button", { name: text.closed.TODAY, exact: true }));
    await page.getByText(text.saved("").trim()).waitFor();
    expect(count()).toBe(2);
    expect(await seen()).toBe("CLOSED");
    // The button of the message leaves its words their room.
    const words = await page.getByRole("status").getByText(text.saved("").trim()).boundingBox();
    expect(words?.width).toBeGreaterThan(140);
    await page
      .getByRole("main")
      .getByText(/Closed until|Cerrado hasta/)
      .first()
      .waitFor();
    // The next day it is over, with no press.
    const now = app.now;
    app.now = now + DAY_MS;
    expect(await seen()).toBe("OPEN");
    app.now = now;
    // The press in the message takes effect right away too.
    await page.getByRole("status").getByRole("button", { name: text.asUsual, exact: true }).click();
    await expect.poll(seen).toBe("OPEN");
  });

  test("two presses from the page of the service; earlier than usual, and back", async () => {
    const { owner, service, seen } = await providerWithService(`Harbor Kitchen ${language}`);
    const page = await openPageAs(town(), owner, `/services/${service.id}`, {
      language,
      width: 1440,
      height: 900,
    });
    const { press, count } = counter();
    await press(page.getByRole("button", { name: text.buttonNamed(service.name) }));
    const dialog = page.getByRole("dialog", { name: text.title(service.name) });
    const three = dialog.getByRole("button", { name: text.time(15 * 60), exact: true });
    await three.waitFor();
    await checkLayout(page, "dialog");
    await press(three);
    await page.getByText(text.saved("").trim()).waitFor();
    expect(count()).toBe(2);
    expect(await seen()).toBe("OPEN");
    const { app } = town();
    const status = await app.read<PublicService>(`/services/${service.id}`);
    expect(status.openStatus.text).toBe("Open till 3:00 PM");

    await page.getByRole("button", { name: text.buttonNamed(service.name) }).click();
    await dialog.getByRole("button", { name: text.asUsual, exact: true }).click();
    await expect
      .poll(async () => (await app.read<PublicService>(`/services/${service.id}`)).openStatus.text)
      .toBe("Open till 5:00 PM");
  });

  test("in the table of a laptop, letters in the dialog are none of the table", async () => {
    const { owner, service } = await providerWithService(`Harbor Closet ${language}`);
    const page = await openPageAs(town(), owner, "/manage_services", { language, width: 1440, height: 900 });
    await page.getByRole("button", { name: text.buttonNamed(service.name) }).click();
    const dialog = page.getByRole("dialog", { name: text.title(service.name) });
    await dialog.getByRole("button", { name: text.closed.TODAY, exact: true }).waitFor();
    await page.keyboard.press("e");
    await page.keyboard.press("x");
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/manage_services");
  });
});
