import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { home } from "#domain/words/en/home.ts";
import { animationsEnd, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { seedApprovals } from "./seed-approvals.ts";
import { publicShelter } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Somebody who has no mouse goes through a page from its beginning to its end, and back (WCAG 2.1.2, 2.4.7, 2.4.11). */
const town = demonstrationTown();

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Where the focus is; null at either end of the page. */
interface Stop {
  readonly name: string;
  /** Some of it is in the window and under nothing else. */
  readonly isSeen: boolean;
  /** It, or what stands for it, has a ring. */
  readonly isMarked: boolean;
}

function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // A checkbox that is drawn by its label.
    const drawn = focused.closest("label") ?? focused;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const at = (share: number, from: number, to: number) => from + share * (to - from);
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [at(x, left, right), at(y, top, bottom)] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (drawn.contains(hit) || hit.contains(focused));
    });
    const hasRing = (element: Element, part?: string) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element, part);
      return outlineStyle !== "none" || boxShadow !== "none";
    };
    return {
      name: focused.getAttribute("aria-label") ?? focused.textContent ?? focused.tagName,
      isSeen,
      isMarked: hasRing(focused) || hasRing(focused, "::after") || hasRing(drawn) || hasSiblingRing(focused),
    };

    function hasSiblingRing(element: Element): boolean {
      return element.nextElementSibling !== null && hasRing(element.nextElementSibling);
    }
  });
}

/** @returns what one stops at without seeing it, on the way from one end to the other */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const faults: string[] = [];
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press(key);
    // The link past the header slides in and out.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await animationsEnd(page);
    const stop = await currentStop(page);
    if (stop === null) return faults;
    if (!stop.isSeen) faults.push(`${key}: ${stop.name} is covered`);
    if (!stop.isMarked) faults.push(`${key}: ${stop.name} has no ring`);
  }
  throw new Error(`${page.url()} has no end.`);
}

async function expectWalkable(page: Page): Promise<void> {
  // What slides in, such as the link past the header, is there at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await walk(page, "Tab")).toEqual([]);
  expect(await walk(page, "Shift+Tab")).toEqual([]);
}

test.each(WINDOWS)("the list, a service and the map, at $width", async (size) => {
  const { page } = await town().visit({ ...size, place: DEMO_HARBOR });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await expectWalkable(page);
  const [service] = await town().app.read<{ id: string }[]>("/services?search=name&q=grace+house");
  await page.goto(`/services/${service?.id}`);
  await hydrated(page);
  await expectWalkable(page);
  if (size.width > 900) return;
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  await page.getByRole("button", { name: home.map, exact: true }).click();
  await page.locator(".leaflet-marker-icon button").first().waitFor();
  await expectWalkable(page);
});

test.each(WINDOWS)("the form, the beds and the approvals, at $width", async (size) => {
  const { app } = town();
  const owner = await signedInAs(app, "USER", { totalServices: 50 });
  const { id } = await publicShelter(app, owner, `Night Harbor ${size.width}`);
  const page = await openPageAs(town(), owner, `/services/${id}/edit`, size);
  for (const path of [
    `/services/${id}/edit?step=where`,
    `/services/${id}/edit?step=hours`,
    "/available_beds",
    "/manage_services",
  ]) {
    await expectWalkable(page);
    await page.goto(path);
    await hydrated(page);
    await page.locator('main [aria-busy="true"]').waitFor({ state: "detached" });
  }
  await expectWalkable(page);

  const { lead } = await seedApprovals(app);
  const approvals = await openPageAs(town(), lead, "/manage_approvals", size);
  await approvals.getByRole("checkbox").first().waitFor();
  await expectWalkable(approvals);
});
