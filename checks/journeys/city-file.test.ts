import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { cityFile as en } from "#words/compiled/en/offline/city-file.ts";
import { services as enServices } from "#words/compiled/en/services/services.ts";
import { cityFile as es } from "#words/compiled/es/offline/city-file.ts";
import { services as esServices } from "#words/compiled/es/services/services.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, horizontalOverflow } from "./journey.ts";
import { NOW } from "./now.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator makes the file of a place, and someone opens it from a memory card. */
const town = demonstrationTown();

test("the file is made by a button, and answers without internet in both languages", async () => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/city_file", { place: DEMO_HARBOR, expects: /400/ });
  await page.getByLabel(en.place).fill("Quxville");
  await page.getByRole("button", { name: en.make }).click();
  await page.getByText(en.errors.unknown).waitFor();
  await page.getByLabel(en.place).fill("Demo Harbor, CA");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: en.make }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("amparo-demoharborca-2026-11-20.html");
  await page
    .getByRole("status")
    .getByText(/is ready/)
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), "amparo-memory-card-"));
  try {
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    await page.close();
    await readOffline(pathToFileURL(path).href);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function readOffline(address: string): Promise<void> {
  const context = await town().browser.newContext({
    offline: true,
    viewport: { width: 320, height: 700 },
    locale: "es-US",
  });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("console", (line) => line.type() === "error" && problems.push(line.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => request.url() === address || problems.push(request.url()));
    await page.clock.install({ time: NOW });
    await page.goto(address);
    await page.getByRole("heading", { name: es.file.title("Demo Harbor, CA") }).waitFor();
    const rows = page.getByRole("article");
    const some = await rows.count();
    expect(some).toBeGreaterThan(1);
    await page.getByLabel(es.file.openNow).check();
    await expect.poll(() => rows.count()).toBeLessThan(some);
    await expect.poll(() => rows.first().locator(".status").textContent()).toContain("Abierto");
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: esServices.types.SHELTER, exact: true }).click();
    await expect.poll(() => rows.count()).toBeLessThan(some);
    await page.getByRole("button", { name: es.file.all, exact: true }).click();
    await page.getByText("English", { exact: true }).click();
    await page.getByRole("heading", { name: en.file.title("Demo Harbor, CA") }).waitFor();
    const atTen = await rows.count();
    await page.clock.setFixedTime(NOW + 15 * 3_600_000);
    await page.clock.runFor(30_000);
    await expect.poll(() => rows.count()).toBeLessThan(atTen);
    await page.getByLabel(en.file.openNow).uncheck();
    await page.getByLabel(en.file.search).fill("shelter");
    await page.getByText(en.file.filters).click();
    await page.getByLabel(en.file.near).fill("00003");
    await rows.first().getByText(en.file.details).click();
    await rows.first().getByText(`${en.file.audiences}:`).waitFor();
    await page.getByLabel(en.file.audience).selectOption({ label: enServices.categories.WOMEN });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.clock.setFixedTime(NOW - 5 * 24 * 3_600_000);
    await page.clock.runFor(30_000);
    await page.getByText(en.file.wrongClock).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}
