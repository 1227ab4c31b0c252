import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { siteDescription as siteEn } from "#words/compiled/en/base/site-description.ts";
import { offline as en } from "#words/compiled/en/offline/offline.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { siteDescription as siteEs } from "#words/compiled/es/base/site-description.ts";
import { offline as es } from "#words/compiled/es/offline/offline.ts";
import { ICONS } from "../../base/pages/draw-icons.ts";

/** The web app manifest in one language. */
export function webManifest(language: Language): string {
  const { product } = wordsIn("shell", language, { en: shellEn, es: shellEs });
  const { tagline } = wordsIn("siteDescription", language, { en: siteEn, es: siteEs });
  const { favorites } = wordsIn("offline", language, { en, es });
  return JSON.stringify({
    id: "/",
    name: product,
    short_name: product,
    description: tagline,
    lang: language,
    dir: isRightToLeft(language) ? "rtl" : "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#6a46e5",
    categories: ["lifestyle", "health", "social"],
    icons: [
      ...ICONS.filter(({ purpose }) => purpose !== "apple").map(({ name, size, purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    // Shortcuts appear under the icon, where anyone holding the phone can read them: none may mention crisis or danger.
    shortcuts: [{ name: favorites, url: "/my_favorites" }],
  });
}
