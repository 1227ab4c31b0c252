import { relative, sep } from "node:path";

/**
 * Which modules are bundled into one file, by paths from the root; a path with a trailing slash includes
 * everything below. Each extra file costs half a kilobyte of headers and compresses worse. A module in several
 * groups goes to the first.
 */
export const BUNDLE_GROUPS = {
  /** Modules of every page, and those that the list and the detail page share. */
  shared: [
    "domain/beds/stale-count.ts",
    "domain/static-pages/introduce/first-visit.ts",
    "domain/base/phone/call-link.ts",
    "domain/base/phone/numbering.ts",
    "words/services/card-time.ts",
    "domain/services/freshness.ts",
    "domain/services/protection.ts",
    "domain/services/remote-service.ts",
    "domain/base/time/clock-time.ts",
    "domain/base/languages/language.ts",
    "domain/base/languages/locale.ts",
    "domain/base/numbers/with-commas.ts",
    "words/base/duration-text.ts",
    "words/base/iso-parts.ts",
    "words/base/month-name.ts",
    "words/base/words-in.ts",
    "words/services/compose-services.ts",
    "web/base/browser/before-router.ts",
    "web/base/browser/device-storage.ts",
    "web/base/browser/on-near-viewport.ts",
    "web/base/browser/server-clock.ts",
    "web/app/entry-browser.tsx",
    "web/base/service-card/ago.ts",
    "web/base/service-card/card.ts",
    "web/base/service-card/list-marks.ts",
    "web/features/services/home/list-parameters.ts",
    "web/features/services/home/load-rows.ts",
    "web/base/service-card/KudoButton.tsx",
    "web/base/service-card/use-kudo.ts",
    "web/base/ui/Status.tsx",
    "web/base/browser/cookies.ts",
    "web/base/app-context/next-page-toast.ts",
    "web/base/app-context/router.tsx",
    "web/base/app-context/use-languages.ts",
    "web/base/app-context/use-now.ts",
    "web/base/app-context/use-search.ts",
    "web/base/app-context/use-title.ts",
    // The list needs it, and so do the panels, which would otherwise bring the list to every page.
    "web/base/app-context/use-typed-text.ts",
    "web/base/app-context/app-context.tsx",
    "web/base/browser/visitor-place.ts",
    "web/base/calls/when-resolved.ts",
  ],
  home: ["web/features/services/home/HomePage.tsx"],
  /** Marks on the cards of a list; their file loads on its own. */
  arrivals: ["web/features/directions/ArrivalMarks.tsx", "web/features/directions/load-arrivals.ts"],
  /** The answers of visitors about themselves, which lists and the form use. */
  "for-me": [
    "domain/favorites/for-me/for-me.ts",
    "words/compiled/en/favorites/for-me.ts",
    "words/compiled/es/favorites/for-me.ts",
    "web/base/browser/kept-about-me.ts",
    "web/features/favorites/for-me/show-for-me.tsx",
  ],
  // Other pages use some of these texts too, yet all are in one file.
  "words-en": listWordFiles("en"),
  "words-es": listWordFiles("es"),
  /**
   * The rules of opening hours and the names of languages, which server-rendered pages do not need. They come before
   * the words of hours, which would otherwise take what both languages compose with into the file of one.
   */
  hours: [
    "domain/base/languages/more-languages.ts",
    "domain/services/opening-hours/clock-span.ts",
    "domain/services/opening-hours/entry-wire.ts",
    "domain/services/opening-hours/entry.ts",
    "domain/services/opening-hours/hours-line-text.ts",
    "domain/services/opening-hours/hours-lines.ts",
    "domain/services/opening-hours/hours-of.ts",
    "domain/services/opening-hours/occurrences.ts",
    "domain/services/opening-hours/opening-spans.ts",
    "domain/services/opening-hours/opening-status-rule.ts",
    "domain/services/opening-hours/status-text.ts",
    "domain/services/opening-hours/week-view.ts",
    "domain/base/time/civil-date.ts",
    "domain/base/time/zone.ts",
    "domain/base/languages/language-names.ts",
    "words/services/compose-opening-hours.ts",
    "web/base/service-card/hours-view.ts",
    "web/features/service-page/load-details.ts",
  ],
  // Other texts have weekdays too, and hours are wherever they are.
  "opening-hours-en": listHoursWords("en"),
  "opening-hours-es": listHoursWords("es"),
  // Includes a module that imports the entry: otherwise the bundler's runtime becomes an extra file of every page.
  "map-view": [
    "node_modules/leaflet/",
    "web/features/services/map/MapCentreNotice.tsx",
    "web/features/services/map/MapFrame.tsx",
    "web/features/services/map/pin-layer.ts",
  ],
  // Includes a module that imports the entry, for the same reason.
  "pin-zone": [
    "domain/places/time-zone.ts",
    "node_modules/@photostructure/tz-lookup/",
    "web/features/listings/service-form/hours/find-zone.ts",
  ],
  /** Pages with an account need it; the list and the page of a service do not. */
  "page-table": ["web/base/shell/badge-counts.ts", "web/base/pages/page-table.ts"],
  /** The shared parts that the list's offer, its map and the line about the network use, and no others. */
  "list-parts": [
    "web/base/app-context/instant-text.ts",
    "web/base/browser/close-on-back.ts",
    "web/base/browser/position.ts",
  ],
  /** Modules shared by several other groups. */
  parts: [
    "domain/base/phone/may-be-called.ts",
    "domain/base/phone/north-america.ts",
    "web/features/feedback/MessageButton.tsx",
    "web/features/directions/has-directions.ts",
    "web/base/pages/organization-path.ts",
    "web/base/service-card/as-of-text.ts",
    // The inbox shows hours, too.
    "web/base/service-card/load-hours-view.ts",
    "web/base/service-card/maps-link.ts",
    "web/features/service-page/ServicePage.module.css",
    "web/features/service-page/WeekStrip.tsx",
    "web/base/shell/PageFailure.tsx",
    "web/base/ui/SvgIcon.tsx",
    "words/service-page/compose-sharing.ts",
  ],
  /** Stands before the panels, which read the saved area too: a list without a place would bring them all for it. */
  "location-offer": ["web/base/browser/saved-area.ts", "web/features/places/LocationOffer.tsx"],
  /** The panels with all their dependencies: each further file would delay opening one. */
  panels: [
    "words/compiled/en/services/list-options.ts",
    "words/compiled/en/base/menu.ts",
    "words/compiled/en/offline/offline.ts",
    "words/compiled/en/search/search-bar.ts",
    "words/compiled/es/services/list-options.ts",
    "words/compiled/es/base/menu.ts",
    "words/compiled/es/offline/offline.ts",
    "words/compiled/es/search/search-bar.ts",
    "web/base/browser/message-drafts.ts",
    "web/base/shell/session-reload.ts",
    "web/base/pages/page-access.ts",
    "web/app/Panels.tsx",
    "web/base/shell/menu-words.ts",
    "web/base/ui/Panel.tsx",
    "web/base/ui/place-by-button.ts",
  ],
  /** Modules that forms share; the entry names each file of the form for messages as well. */
  "form-parts": [
    "domain/base/contract/contact-rules.ts",
    "domain/base/languages/further-languages.ts",
    "domain/base/languages/languages.ts",
    "web/base/app-context/use-draft-lock.ts",
    "web/base/calls/upload-file.ts",
    "web/base/calls/use-busy.ts",
    "web/base/calls/use-call.ts",
    "web/base/ui/FormField.module.css",
    "web/base/ui/FormField.tsx",
    "web/base/ui/PhoneField.tsx",
    "web/base/ui/use-phone-input.ts",
    "domain/base/phone/calling-codes.ts",
    "domain/base/phone/keypad.ts",
    "domain/base/phone/matches-after.ts",
    "domain/base/phone/read-extension.ts",
    "domain/base/phone/read-phones.ts",
    "domain/base/phone/typed-phone.ts",
    "domain/base/phone/words-of-number.ts",
  ],
  /** The form for messages on its page and in its dialog. */
  "message-form": [
    "web/features/feedback/MessageForm.module.css",
    "web/features/feedback/MessageForm.tsx",
    "web/features/feedback/feedback-words.ts",
    "web/features/feedback/message.ts",
    "web/features/feedback/upload-picture.ts",
  ],
  /** The entry names each style sheet that can come later: one file for these three. */
  dialogs: [
    "web/base/ui/EditableRow.module.css",
    "web/base/ui/ConfirmDialog.module.css",
    "web/base/ui/ConfirmDialog.tsx",
    "web/base/ui/Dialog.module.css",
    "web/base/ui/Dialog.tsx",
  ],
  /** One file too, for what appears where nothing was found. */
  "nothing-found": [
    "web/features/services/empty-states/NationalCrisisLines.module.css",
    "web/features/services/empty-states/NationalCrisisLines.tsx",
    "web/features/services/empty-states/NoResults.module.css",
    "web/features/services/empty-states/NoResults.tsx",
    "web/features/services/empty-states/NotFoundPage.module.css",
    "web/features/services/empty-states/NotFoundPage.tsx",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

function listHoursWords(language: "en" | "es"): readonly string[] {
  return [
    `words/compiled/${language}/base/weekdays.ts`,
    `words/compiled/${language}/services/opening-hours.ts`,
  ];
}

/** The texts of every page. */
function listWordFiles(language: "en" | "es"): readonly string[] {
  const names = [
    "alerts/critical-alerts",
    "base/dates-and-times",
    "favorites/favourites",
    "services/home",
    "favorites/kudos",
    "places/places",
    "services/services",
    "base/shell",
  ];
  return [`web/base/words/${language}.ts`, ...names.map((name) => `words/compiled/${language}/${name}.ts`)];
}

/**
 * The groups in the bundler's format.
 *
 * @param root the folder that the paths are relative to
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
