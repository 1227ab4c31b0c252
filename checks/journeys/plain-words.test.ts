import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listen as listenEn } from "#words/compiled/en/service-page/listen.ts";
import { plainWords as plainEn } from "#words/compiled/en/service-page/plain-words.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { listen as listenEs } from "#words/compiled/es/service-page/listen.ts";
import { plainWords as plainEs } from "#words/compiled/es/service-page/plain-words.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A service in short sentences, read aloud by a voice of the device. */
const town = demonstrationTown();

const WORDS = {
  en: {
    listen: listenEn,
    plain: plainEn,
    page: pageEn,
    voice: "en-US",
    bed: /^\d+ of \d+ beds? (was|were) free/,
  },
  es: { listen: listenEs, plain: plainEs, page: pageEs, voice: "es-MX", bed: /^Hace .* camas? libres? de/ },
} as const;

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "a service in plain words, seen and heard (%s)",
  async (language) => {
    const { listen, plain, page: words, voice, bed } = WORDS[language];
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await giveVoices(page, voice);
    await page.goto(await gracePath());
    await hydrated(page);

    const chip = page.getByRole("button", { name: words.plainWords });
    expect(await chip.getAttribute("aria-expanded")).toBe("false");
    await chip.press("Enter");
    // The button says its state, and keeps the focus.
    await expect.poll(() => chip.getAttribute("aria-expanded")).toBe("true");
    expect(await chip.evaluate((button) => button === document.activeElement)).toBe(true);
    const section = page.getByRole("region", { name: plain.title });
    await section.getByText(plain.needs.EMERGENCY).waitFor();
    await section.getByText(bed).waitFor();
    await page.reload();
    await hydrated(page);
    await section.getByText(plain.needs.EMERGENCY).waitFor();

    await page.getByRole("button", { name: words.listen }).click();
    const bar = page.getByRole("region", { name: listen.reading });
    await bar.getByRole("link").waitFor();
    const mark = page.locator("mark");
    expect(await mark.textContent()).toBe((await said(page))[0]);
    await page.evaluate(() => dispatchEvent(new Event("sentence-read")));
    await expect.poll(async () => (await said(page)).length).toBe(2);
    expect(await mark.textContent()).toBe((await said(page))[1]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await checkCurrentLayout(page);

    await bar.getByRole("button", { name: listen.pause }).click();
    const resume = bar.getByRole("button", { name: listen.resume });
    await resume.waitFor();
    await bar.getByRole("button", { name: listen.slower }).click();
    expect(await said(page)).toHaveLength(2);
    await resume.click();
    // Reading starts again from the beginning of the sentence.
    await expect.poll(async () => (await said(page)).slice(1)).toEqual(Array(2).fill((await said(page))[1]));
    await bar.getByRole("button", { name: listen.stop }).click();
    await bar.waitFor({ state: "detached" });
    expect(await mark.count()).toBe(0);
    await chip.click();
    await section.waitFor({ state: "detached" });
  },
);

test("a voice that sends the text to a company is not used", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await giveVoices(page, "en-US", false);
  await page.goto(await gracePath());
  await hydrated(page);
  await page.getByRole("button", { name: pageEn.listen }).click();
  // Voices may still load for two seconds of the page's own clock, which stands still.
  const bar = page.getByRole("region", { name: listenEn.reading });
  await bar.waitFor();
  await page.clock.fastForward(2_000);
  await bar.getByText(listenEn.noVoice).waitFor();
  expect(await said(page)).toEqual([]);
});

test("plain words need no scripts", async () => {
  const { page } = await town().visit({ scripts: false });
  await page.goto(await gracePath());
  await page.getByRole("link", { name: pageEn.plainWords }).click();
  await page.getByRole("heading", { name: plainEn.title }).waitFor();
  expect(await page.getByRole("button", { name: pageEn.listen }).isVisible()).toBe(false);
});

async function gracePath(): Promise<string> {
  const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  return `/services/${service?.id}`;
}

/** Texts that the page has read aloud, in order. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => ("said" in window && Array.isArray(window.said) ? window.said.map(String) : []));
}

/** Installs fake voices, since browsers of tests have none: nothing is read aloud, and a sentence ends on command. */
async function giveVoices(page: Page, lang: string, isLocal = true): Promise<void> {
  await page.addInitScript(
    ({ lang, isLocal }) => {
      const voice = { lang, localService: isLocal, default: true, name: lang, voiceURI: lang };
      const saidBefore: string[] = [];
      Object.assign(window, { said: saidBefore });
      let current: EventTarget | null = null;
      addEventListener("sentence-read", () => {
        const ended = current;
        current = null;
        ended?.dispatchEvent(new Event("end"));
      });
      class Utterance extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
      Object.defineProperty(window, "speechSynthesis", {
        value: Object.assign(new EventTarget(), {
          getVoices: () => [voice],
          speak(utterance: Utterance) {
            current = utterance;
            saidBefore.push(utterance.text);
          },
          cancel() {
            current = null;
          },
        }),
      });
    },
    { lang, isLocal },
  );
}
