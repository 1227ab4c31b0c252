import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToConfirm } from "#checks/ask-to-confirm.ts";
import { type DemonstrationApp, openDemonstrationApp } from "#checks/demonstration-app.ts";
import { type CuttableConnection, openConnection } from "#checks/journeys/cuttable-connection.ts";
import { openNeutralSite } from "#checks/journeys/neutral-site.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { account } from "#words/compiled/en/accounts/account.ts";
import { shell } from "#words/compiled/en/base/shell.ts";
import { beds } from "#words/compiled/en/beds/beds.ts";
import { confirmations } from "#words/compiled/en/confirmations/confirmations.ts";
import { favourites } from "#words/compiled/en/favorites/favourites.ts";
import { serviceForm } from "#words/compiled/en/listings/service-form.ts";
import { searchBar } from "#words/compiled/en/search/search-bar.ts";
import { servicePage } from "#words/compiled/en/service-page/service-page.ts";
import { home } from "#words/compiled/en/services/home.ts";
import { map } from "#words/compiled/en/services/map.ts";
import { services } from "#words/compiled/en/services/services.ts";
import type { BrowserKind, DrivenBrowser, Role } from "./driven-browser.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/**
 * `npm run test:browsers`: the main journeys in the two engines that `npm test` does not have. They take what a
 * distribution packages, and are skipped with a line where it is not installed.
 */

const DEMO_HARBOR = encodeURIComponent("-123.9|39.87|Demo Harbor, CA");
const SHELTER = "Grace House";
/** About each of these one browser is asked. */
const CONFIRMED: Readonly<Record<string, string>> = {
  Firefox: "Veterans Landing",
  WebKit: "Sunrise Supportive Homes",
};
/** Of whom the shelter is one. */
const OWNER = DEMONSTRATION_PEOPLE.find(({ displayName }) => displayName === "Grace House");

let town: DemonstrationApp;
let neutral: Awaited<ReturnType<typeof openNeutralSite>>;

beforeAll(async () => {
  neutral = await openNeutralSite();
  town = await openDemonstrationApp({ now: null, exitUrl: `http://127.0.0.1:${neutral.port}/` });
});

afterAll(async () => {
  await town?.close();
  await neutral?.close();
});

describe.each<BrowserKind>([firefox, webkit])("$name", ({ name, missing, open }) => {
  if (missing.length > 0) {
    test.skip(`${name} is not on this machine: ${missing.join(" and ")} would have to be installed`);
    return;
  }
  let browser: DrivenBrowser;
  let connection: CuttableConnection;

  beforeAll(async () => {
    connection = await openConnection(town.app.address);
    browser = await open();
    // A page that is shown to those who have not read the introduction, too.
    await browser.open(`${connection.address}/crisis_lines`);
    await browser.setCookie(ACCESS_COOKIE, "true");
    await browser.setCookie("place", DEMO_HARBOR);
  });

  afterAll(async () => {
    await browser?.close();
    await connection?.close();
  });

  const visit = async (path: string) => {
    await browser.open(`${connection.address}${path}`);
    await becomes("window.isInteractive === true", true);
  };
  const appears = (role: Role, label: string) =>
    expect.poll(() => browser.has(role, label), { message: `${role} “${label}”` }).toBe(true);
  const becomes = (expression: string, value: unknown) =>
    expect.poll(() => browser.evaluate(expression), { message: expression }).toEqual(value);
  const text = async () => String(await browser.evaluate("document.querySelector('main').innerText"));
  const showsText = (part: string) => expect.poll(text).toContain(part);
  const countsCards = () => browser.evaluate("document.querySelectorAll('main li h2').length");

  test("a provider confirms a listing by the link of a mail, by keys alone", async () => {
    const { path } = await askToConfirm(town.app, town.database, CONFIRMED[name] ?? "");
    await visit(path);
    await browser.type("button", confirmations.right, "\n");
    await showsText(confirmations.confirmed);
    await becomes("document.activeElement.getAttribute('role')", "status");
  });

  test("a service is found by its type and by what is open, read, and can be called", async () => {
    await visit("/");
    await browser.click("link", services.types.SHELTER);
    await becomes("new URLSearchParams(location.search).get('tab')", "SHELTER");
    await browser.click("link", home.openNow);
    await becomes("new URLSearchParams(location.search).get('open')", "1");
    await browser.click("link", home.openNow);
    await becomes("new URLSearchParams(location.search).get('open')", null);
    await browser.click("link", SHELTER);
    await appears("heading", servicePage.eligibility);
    expect(await browser.evaluate("document.querySelector('h1').innerText")).toBe(SHELTER);
    await becomes(
      "document.querySelector('main a[href^=\"tel:\"]')?.getAttribute('href')",
      "tel:+15555550142",
    );
    expect(await browser.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await browser.back();
    await appears("link", SHELTER);
  });

  test("services are searched by words", async () => {
    await visit("/?tab=SHELTER");
    await browser.click("button", shell.search);
    await appears("searchbox", searchBar.searchLabel);
    await browser.type("searchbox", searchBar.searchLabel, "grace house\n");
    await becomes("new URLSearchParams(location.search).get('q')", "grace house");
    await appears("link", SHELTER);
    expect(await countsCards()).toBeGreaterThan(0);
  });

  test("the map draws its tiles and pins, and gives way to the list", async () => {
    await visit("/?tab=SHELTER");
    await browser.click("button", home.map);
    await becomes("document.querySelectorAll('.leaflet-tile-loaded').length > 0", true);
    await becomes("document.querySelectorAll('.leaflet-marker-icon').length > 0", true);
    await appears("button", map.zoomIn);
    await browser.click("button", home.list);
    await appears("link", SHELTER);
  });

  test("a favorite is saved, found in its list and removed", async () => {
    await visit("/?tab=SHELTER");
    const star = favourites.saveName(SHELTER);
    await browser.click("button", star);
    await becomes(`document.querySelector('[aria-pressed="true"]') !== null`, true);
    await browser.click("button", shell.menu);
    await browser.click("link", favourites.title);
    await becomes("location.pathname", "/my_favorites");
    await appears("link", SHELTER);
    await browser.click("button", star);
    await expect.poll(() => browser.has("link", SHELTER)).toBe(false);
  });

  test("the list starts without a network, once it was seen", async () => {
    await visit("/?tab=SHELTER");
    await becomes("navigator.serviceWorker.ready.then(({ active }) => active.state)", "activated");
    await becomes("navigator.serviceWorker.controller !== null", true);
    await visit("/?tab=SHELTER");
    await becomes(
      "caches.open('seen-replies').then((seen) => seen.keys()).then(({ length }) => length > 0)",
      true,
    );
    connection.cut();
    try {
      await visit("/?tab=SHELTER");
      await appears("link", SHELTER);
    } finally {
      connection.restore();
    }
  });

  test("the quick exit leaves at once and forgets the place", async () => {
    await visit("/?tab=SHELTER");
    await browser.click("link", shell.exit);
    await appears("heading", "Sunny");
    await browser.open(`${connection.address}/crisis_lines`);
    expect(await browser.evaluate("document.cookie.includes('place=')")).toBe(false);
    await browser.setCookie("place", DEMO_HARBOR);
  });

  describe("somebody who runs a shelter", () => {
    test("signs in", async () => {
      await visit("/login");
      await browser.type("textbox", account.labels.email, OWNER?.email ?? "");
      await browser.type("password", account.labels.password, `${DEMONSTRATION_PASSWORD}\n`);
      await becomes("location.pathname", "/");
      await visit("/update_profile");
      await showsText(OWNER?.email ?? "");
    });

    test("is shown what is missing in a form, and saves a change", async () => {
      await visit("/add_service?step=what");
      await appears("heading", serviceForm.steps.what.title);
      await browser.click("button", serviceForm.next(serviceForm.steps.where.next));
      await showsText(serviceForm.errors.required.name);
      const id = await browser.evaluate(
        `fetch("/api/services?search=name&q=Lantern+Street+Kitchen").then((reply) => reply.json()).then(([first]) => first.id)`,
      );
      await visit(`/services/${id}/edit?step=contact`);
      const extension = `${serviceForm.labels.phoneExtension} ${serviceForm.optional}`;
      await appears("textbox", extension);
      await browser.type("textbox", extension, "7");
      await browser.click("button", serviceForm.toCheck);
      await appears("heading", serviceForm.steps.check.title);
      await browser.click("button", serviceForm.check.sendEdit);
      await appears("heading", serviceForm.done.editPublic);
    });

    test("counts a free bed", async () => {
      await visit("/available_beds");
      await appears("button", beds.decrease(SHELTER));
      await browser.click("button", beds.decrease(SHELTER));
      await showsText("just now");
    });
  });
});
