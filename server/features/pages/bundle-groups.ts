import { relative, sep } from "node:path";

/**
 * Which modules come to the browser in one file, by their paths from the root; a path that ends with a slash stands
 * for all below it. Each file costs half a kilobyte of headers and compresses worse than a larger one. A module that
 * several groups name is in the first.
 */
export const BUNDLE_GROUPS = {
  /** What every page needs, and what both the list and the detail page need. */
  shared: [
    "domain/time/clock-time.ts",
    "web/browser/on-near-viewport.ts",
    "web/entry-browser.tsx",
    "web/features/home/ago.ts",
    "web/features/home/card.ts",
    "web/features/home/list-parameters.ts",
    "web/features/kudos/KudoButton.tsx",
    "web/features/kudos/use-kudo.ts",
    "web/ui/Status.tsx",
    "web/app-context/cookies.ts",
    "web/app-context/next-page-toast.ts",
    "web/app-context/instant-text.ts",
    "web/app-context/use-now.ts",
    "web/app-context/use-title.ts",
    "web/app-context/app-context.tsx",
    "web/app-context/visitor-place.ts",
  ],
  home: ["web/features/home/HomePage.tsx"],
  // Other parts use some of these words too; they come in one file all the same.
  "words-en": wordsOf("en"),
  "words-es": wordsOf("es"),
  // With something that needs the entry: else the bundler's own few lines become a file for every page.
  map: ["node_modules/leaflet/", "web/features/map/MapFrame.tsx", "web/features/map/pin-layer.ts"],
  /** The rules of hours. Pages that the server made do without. */
  hours: [
    "domain/schedule/clock-span.ts",
    "domain/schedule/entry-wire.ts",
    "domain/schedule/entry.ts",
    "domain/schedule/hours-line-text.ts",
    "domain/schedule/hours-lines.ts",
    "domain/schedule/hours-of.ts",
    "domain/schedule/occurrences.ts",
    "domain/schedule/opening-spans.ts",
    "domain/schedule/opening-status-rule.ts",
    "domain/schedule/week-view.ts",
    "domain/time/civil-date.ts",
    "domain/time/zone.ts",
    "web/features/service-page/hours-view.ts",
  ],
  /** What several other parts need. */
  parts: [
    "domain/words/language-names.ts",
    "web/features/feedback/MessageButton.tsx",
    "web/features/service-page/maps-link.ts",
    "web/ui/SvgIcon.tsx",
  ],
  /** The panels with all that they need: each file that they wait for would be felt by whoever opens one. */
  panels: [
    "domain/introduce/first-visit.ts",
    "domain/words/en/menu.ts",
    "domain/words/en/offline.ts",
    "domain/words/es/menu.ts",
    "domain/words/es/offline.ts",
    "web/browser/close-on-back.ts",
    "web/browser/message-drafts.ts",
    "web/features/account/session-reload.ts",
    "web/pages/page-access.ts",
    "web/shell/Panels.tsx",
    "web/shell/menu-words.ts",
    "web/ui/Panel.tsx",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The words of every page. */
function wordsOf(language: "en" | "es"): readonly string[] {
  const names = ["critical-alerts", "favourites", "home", "kudos", "places", "services", "shell"];
  return [`web/words/${language}.ts`, ...names.map((name) => `domain/words/${language}/${name}.ts`)];
}

/**
 * The groups as the bundler takes them.
 *
 * @param root the folder from which the paths go
 */
export function bundleGroups(root: string): { name: string; test: (id: string) => boolean }[] {
  return Object.entries<readonly string[]>(BUNDLE_GROUPS).map(([name, paths]) => ({
    name,
    test: (id) => {
      const path = relative(root, id).split(sep).join("/");
      return paths.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));
    },
  }));
}
