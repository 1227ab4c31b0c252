import decodeQR from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sharing as sharingEn } from "#words/compiled/en/service-page/sharing.ts";
import { sharing as sharingEs } from "#words/compiled/es/service-page/sharing.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { tokenColor } from "./token-color.ts";

const MARKUP = `Anna's </title></script><img src="x" alt="">"<b>`;
/** A service whose texts look like HTML. */
const marked = serviceForTest({
  name: MARKUP,
  description: `${MARKUP} is open to everybody.`,
  type: ["FOOD"],
  place: { city: "Demo Harbor", state: "CA" },
});

/** A service is found from elsewhere, and taken along: shared, texted, printed. */
const town = demonstrationTown(() => [marked]);

const WORDS = {
  en: {
    share: "Share",
    text: "Text it to myself",
    print: "Print",
    copied: "Link copied.",
    copyIt: sharingEn.notCopied,
    from: "From Amparo",
    printList: "Print this list",
    scanList: "Scan to open this list on a phone",
    offer: "This link has 3 services for you to save.",
    accept: "Add to My Favorites",
  },
  es: {
    share: "Compartir",
    text: "Mandármelo por texto",
    print: "Imprimir",
    copied: "Enlace copiado",
    copyIt: sharingEs.notCopied,
    from: "De Amparo",
    printList: "Imprimir esta lista",
    scanList: "Escanee con la cámara para abrir esta lista",
    offer: "Este enlace trae 3 servicios.",
    accept: "Agregar a Mis favoritos",
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("the phone's own share sheet gets the name and the address", async () => {
    const { page, context } = await town().visit({ language });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (what: unknown) => Object.assign(window, { shared: what }),
      });
    });
    const path = `/services/${await findId("Grace House")}`;
    await page.goto(path);
    await page.getByRole("button", { name: words.share, exact: true }).click();
    await page.waitForFunction(() => "shared" in window);
    expect(await page.evaluate(() => ("shared" in window ? window.shared : null))).toEqual({
      title: "Grace House",
      text: "Grace House",
      url: `${town().app.address}${path}`,
    });
    await context.close();
  });

  test("without a share sheet the link is copied, and a message confirms it", async () => {
    const { page, context } = await town().visit({ language });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    const path = `/services/${await findId("Grace House")}`;
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: words.share, exact: true }).click();
    await page.getByText(words.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${town().app.address}${path}`);
    await context.close();
  });

  test("a link that cannot be copied is a failure, and stands selected in a field", async () => {
    const { page, context } = await town().visit({ language, width: 360, height: 740 });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("not allowed")) },
      });
    });
    const path = `/services/${await findId("Grace House")}`;
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: words.share, exact: true }).click();
    const field = page.getByRole("textbox", { name: words.copyIt });
    await field.waitFor();
    expect(await field.inputValue()).toBe(`${town().app.address}${path}`);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${town().app.address}${path}`);
    // The message looks like a failure, and is announced as one.
    const alert = page.getByRole("alert").filter({ has: field });
    await alert.getByText(words.copyIt).waitFor();
    const ground = await alert
      .locator("> *")
      .evaluate((message) => getComputedStyle(message).backgroundColor);
    expect(ground).toBe(await tokenColor(alert, "--closed-soft"));
    await page.clock.fastForward(30_000);
    expect(await field.isVisible()).toBe(true);
    await checkLayout(page);
    await context.close();
  });

  test("a text message holds the name, the phone and the address, and goes to nobody yet", async () => {
    const { page, context } = await town().visit({ language, scripts: false });
    const path = `/services/${await findId("Grace House")}`;
    await page.goto(path);
    const link = (await page.getByRole("link", { name: words.text }).getAttribute("href")) ?? "";
    expect(link).toMatch(/^sms:\?&body=/);
    const lines = decodeURIComponent(link.replace("sms:?&body=", "")).split("\n");
    expect(lines[0]).toBe("Grace House");
    expect(lines[1]).toMatch(/^\(555\) 555-01\d\d$/);
    expect(lines.at(-1)).toBe(`${town().app.address}${path}`);
    await context.close();
  });

  test("a page is printed on one sheet, in black on white, with the code of its address", async () => {
    const { page, context } = await town().visit({ language, dark: true, place: DEMO_HARBOR });
    await page.addInitScript(() => {
      window.print = () => void Object.assign(window, { printed: true });
    });
    const path = `/services/${await findId("Grace House")}`;
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await hydrated(page);
    expect(requested).not.toContain(`${path}/qr.svg`);
    await page.getByRole("button", { name: words.print, exact: true }).click();
    await page.waitForFunction(() => "printed" in window);
    expect(requested).toContain(`${path}/qr.svg`);
    await page.emulateMedia({ media: "print" });
    await page.getByText(words.from).waitFor();
    expect(
      await page.locator(`img[src="${path}/qr.svg"]`).evaluate((code) => code.clientWidth),
    ).toBeGreaterThan(90);
    for (const hidden of [words.share, words.print]) {
      expect(await page.getByRole("button", { name: hidden, exact: true }).isVisible()).toBe(false);
    }
    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--ground"),
    );
    expect(ground).toBe("#fff");
    const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await context.close();
  });
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("favourites in %s", (language) => {
  const words = WORDS[language];

  test("are printed on one sheet, and its code brings the same list to another phone", async () => {
    const { page, context } = await town().visit({ language, dark: true, place: DEMO_HARBOR });
    const names = ["Marigold House", "Grace House", "Harbor Food Pantry"];
    const ids = await Promise.all(names.map(findId));
    await page.addInitScript((favorites) => {
      localStorage.setItem("favorites", favorites);
      window.print = () => void Object.assign(window, { printed: true });
    }, JSON.stringify(ids));
    await page.goto("/my_favorites");
    await hydrated(page);
    await page.getByRole("button", { name: words.printList }).click();
    await page.waitForFunction(() => "printed" in window);
    expect(await page.getByText(words.scanList).isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    await page.getByText(words.scanList).waitFor();
    await page.getByText(words.from).waitFor();
    const rows = page.getByRole("main").getByRole("listitem");
    const printed = (await rows.allInnerTexts()).filter((text) => text !== "");
    expect(printed.map((text) => text.split("\n")[0])).toEqual(names);
    expect(printed[1]).toMatch(/\d+ .*, Demo Harbor, CA[\s\S]*\(555\) 555-01\d\d/);
    expect(printed[0]).not.toMatch(/\d+ [A-Z]\w+ (St|Ave|Rd)/);
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const address = readCode((await page.locator("figure svg path").getAttribute("d")) ?? "");
    await context.close();

    expect(address.startsWith(`${town().app.address}/my_favorites#`)).toBe(true);
    const other = await town().visit({ language });
    await other.page.goto(address);
    await other.page.getByText(words.offer).waitFor();
    const storedFavourites = () => other.page.evaluate(() => localStorage.getItem("favorites") ?? "");
    expect(await storedFavourites()).not.toContain(ids[0]);
    await other.page.getByRole("button", { name: words.accept }).click();
    await other.page.getByRole("link", { name: "Harbor Food Pantry", exact: true }).waitFor();
    const links = other.page.getByRole("main").getByRole("heading", { level: 2 });
    expect(await links.allInnerTexts()).toEqual(names);
    expect(new URL(other.page.url()).hash).toBe("");
    await other.page.reload();
    await other.page.getByRole("link", { name: "Harbor Food Pantry", exact: true }).waitFor();
    await other.context.close();
  });
});

/** Decodes the squares of a QR code. */
function readCode(path: string): string {
  const dots = [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const side = 4;
  const size = (Math.max(...dots.flat()) + 3) * side;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [x, y] of dots) {
    for (let row = y * side; row < (y + 1) * side; row++) {
      for (let column = x * side; column < (x + 1) * side; column++) {
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
  }
  return decodeQR({ width: size, height: size, data });
}

test("search engines read what a service is, and nothing of a hidden door", async () => {
  const { page } = await town().visit({ scripts: false });
  const data = async (name: string): Promise<string> => {
    await page.goto(`/services/${await findId(name)}`);
    return (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
  };
  const open = JSON.parse(await data("Grace House"));
  expect(open).toMatchObject({ "@context": "https://schema.org", "@type": "Service", name: "Grace House" });
  expect(open.availableChannel.serviceLocation.address.streetAddress).toMatch(/\d/);
  expect(open.availableChannel.serviceLocation.geo.latitude).toBeTypeOf("number");
  const { availableChannel, areaServed } = JSON.parse(await data("Marigold House"));
  expect(areaServed).toEqual({ "@type": "AdministrativeArea", name: "Demo Coast County, CA" });
  expect(availableChannel.serviceLocation.address).not.toHaveProperty("addressLocality");
  expect(availableChannel.serviceLocation).not.toHaveProperty("geo");
  expect(availableChannel.serviceLocation.address).not.toHaveProperty("streetAddress");
  expect(availableChannel.serviceLocation.address).not.toHaveProperty("postalCode");
});

test("what looks like HTML in a service's texts is text wherever it stands", async () => {
  const { page } = await town().visit({ scripts: false });
  await page.goto(`/services/${marked.id}`);
  expect(await page.title()).toContain(MARKUP);
  expect(await page.locator("meta[name=description]").getAttribute("content")).toContain(MARKUP);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(MARKUP);
  expect(await page.locator("img[src=x]").count()).toBe(0);
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structured ?? "").name).toBe(MARKUP);
});

test("every page that may be indexed names its site, in both languages", async () => {
  const { page } = await town().visit({ scripts: false });
  const index = await (await town().app.get("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(files.length).toBe(2);
  const places = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const found = places.map((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? ""));
  const titles = new Set<string>();
  for (const address of [...(found[0] ?? []), ...(found[1] ?? []).slice(0, 3)]) {
    const reply = await page.goto(address.replaceAll("&amp;", "&"));
    expect(reply?.status(), address).toBe(200);
    expect(await page.locator("link[rel=canonical]").getAttribute("href"), address).toBe(address);
    expect(await page.locator("link[hreflang=es]").getAttribute("href"), address).toContain("lang=es");
    expect((await page.locator("meta[name=description]").getAttribute("content"))?.length).toBeGreaterThan(
      20,
    );
    titles.add(await page.title());
  }
  expect(titles.size).toBe((found[0]?.length ?? 0) + 3);
});

async function findId(name: string): Promise<string> {
  const reply = await town().app.get(`/api/services?limit=100&q=${encodeURIComponent(name)}`);
  const services: { id: string; name: string }[] = await reply.json();
  const found = services.find((service) => service.name === name);
  if (found === undefined) throw new Error(`The demonstration directory has no ${name}.`);
  return found.id;
}
