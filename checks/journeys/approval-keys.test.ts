import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { demonstrationTown } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Someone who checks forty listings in an evening, and touches no mouse. */
const town = demonstrationTown();

test("what waits is selected, refused and approved by keys alone, from the moment the list is there", async () => {
  const lead = await signedInAs(town().app, "VOLUNTEER LEAD");
  const visitor = { width: 1440, height: 900, expects: /net::ERR_FAILED/ };
  const page = await openPageAs(town(), lead, "/manage_approvals", visitor);
  await page.getByRole("heading", { name: "Lighthouse Tiny Homes" }).waitFor();
  // A key that is held down counts once.
  await page.keyboard.down("x");
  await page.keyboard.down("x");
  await page.keyboard.up("x");
  expect(await page.getByRole("button", { name: "Approve 1 selected" }).count()).toBe(1);
  await page.keyboard.press("x");

  // A search finds by words apart, and hands the keys back to the list.
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox").fill("homes lighthouse");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=homes/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("DIV");
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Approve 1 selected" }).waitFor();
  await page.keyboard.press("x");

  await page.keyboard.press("r");
  await page.getByRole("dialog").waitFor();
  // Letters typed into the reason decide nothing.
  await page.keyboard.type("a x");
  expect(await page.getByRole("dialog").getByRole("textbox").inputValue()).toBe("a x");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // A reason that was put away, or did not get through, is there again.
  await page.keyboard.press("r");
  expect(await page.getByRole("dialog").getByRole("textbox").inputValue()).toBe("a x");
  await page.getByRole("dialog").getByRole("textbox").fill("No phone.");
  // Cut off, then held until `answer`: one route for both, so that none is missed between two.
  let isCutOff = true;
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/services\/(reject|approve)-services$/, async (route) => {
    if (isCutOff) return route.abort();
    asked.push(route.request().url());
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("dialog").getByRole("button", { name: "Send back", exact: true }).press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("alert").getByText("Can not connect to server").waitFor();
  isCutOff = false;
  await page.getByRole("button", { name: "Send back with a reason" }).press("Enter");
  expect(await page.getByRole("dialog").getByRole("textbox").inputValue()).toBe("No phone.");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Send back");

  // Pressing a key again before the reply decides nothing twice.
  await page.keyboard.press("a");
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press("a");
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Approve 1 selected" }).waitFor();
  answer.resolve();
  await page.getByText("Approved successfully", { exact: true }).waitFor();
  expect(asked).toHaveLength(1);
  await page.getByText("Nothing waiting for review matches “homes lighthouse”.", { exact: true }).waitFor();
});
