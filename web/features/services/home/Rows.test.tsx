import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listGroups } from "#words/compiled/en/services/list-groups.ts";
import { pageWords } from "../../../app/pages/page-words.ts";
import { AppContext, type AppState } from "../../../base/app-context/app-context.tsx";
import { RequestAddress } from "../../../base/app-context/router.tsx";
import { readPreferences } from "../../../base/browser/cookies.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { listGroups as listGroupsPart } from "../../../base/shell/lazy-components.tsx";
import type { ServiceList } from "./list-cache.ts";
import { Rows } from "./Rows.tsx";

const NOW = Date.UTC(2026, 10, 20, 15);
const words = pageWords("en").common;
const nothing = (): void => {};

const APP: AppState = {
  language: "en",
  viewer: null,
  place: { longitude: -80.19, latitude: 25.77, label: "Miami", kind: "chosen" },
  preferences: readPreferences({}, null),
  links: {},
  origin: "http://localhost",
  now: NOW,
  found: null,
  words,
  callApi,
  isHydrated: false,
  openPanel: nothing,
  preloadPanels: nothing,
  choosePlace: nothing,
  typed: null,
  setTyped: nothing,
  savePreferences: nothing,
  showToast: nothing,
  setViewer: nothing,
};

const card = (name: string, category: Card["category"]): Card => ({
  id: name,
  name,
  category,
  state: "OPEN",
  text: "Open",
});
const LIST: ServiceList = {
  key: "",
  rows: [card("Women's Shelter", ["WOMEN"]), card("Kitchen", ["ALL"])],
  phase: "ready",
  isNetwork: false,
  hasMore: false,
  total: 2,
  suggestions: null,
  danger: null,
  at: NOW,
};

/** Headings and names, in their order. */
function drawn(): string[] {
  const html = renderToStaticMarkup(
    <RequestAddress value={{ ssrPath: "/" }}>
      <AppContext value={APP}>
        <Rows list={LIST} audience="WOMEN" now={NOW} />
      </AppContext>
    </RequestAddress>,
  );
  return [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]*>/g, ""),
  );
}

test("rows for an audience stand without headings until these have come", async () => {
  const names = ["Women&#x27;s Shelter", "Kitchen"];
  expect(drawn()).toEqual(names);
  await listGroupsPart.preload();
  expect(drawn()).toEqual([
    expect.stringContaining("1"),
    names[0],
    expect.stringContaining(listGroups.openToEveryone),
    names[1],
  ]);
});
