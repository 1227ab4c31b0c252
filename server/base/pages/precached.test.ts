import { beforeAll, expect, test } from "vitest";
import { type Manifest, ROOT } from "#server/base/pages/web-files.ts";
import { precached, precachedWithArea } from "./precached.ts";

/** Files that the worker keeps from the start, without their hashes. */
let names: readonly string[] = [];
/** Files that are fetched with a saved area. */
let withArea: readonly string[] = [];

beforeAll(async () => {
  const { build } = await import("vite");
  let manifest: Manifest = {};
  await build({
    root: ROOT,
    logLevel: "error",
    build: { write: false },
    plugins: [
      {
        name: "manifest",
        enforce: "post",
        generateBundle: {
          order: "post",
          handler(_, bundle) {
            const file = bundle[".vite/manifest.json"];
            if (file?.type === "asset") manifest = JSON.parse(String(file.source));
          },
        },
      },
    ],
  });
  const withoutHash = (path: string) => path.replace(/-[\w-]{6,7}(?=\.\w+$)/, "");
  names = precached(manifest).map(withoutHash);
  withArea = precachedWithArea(manifest).map(withoutHash);
});

test.each([
  "entry-browser",
  "home",
  "ServicePage",
  "panels",
  "OfflineBanner",
  "words-en",
  "words-es",
  "service-page-es",
])("%s is there without a network", (name) => {
  expect(names).toContain(`/assets/${name}.js`);
});

test.each([
  "map",
  "pin-layer",
  "ServiceFormPage",
  "ApprovalsPage",
  "LoginPage",
  "EditableServiceCard",
  "ServiceTools",
  "account",
])("%s, which is of no use without one, is not", (name) => {
  expect(names).not.toContain(`/assets/${name}.js`);
});

test.each(["ChatbotPage", "answer-offline", "TopicsPage", "TopicPage"])(
  "%s is there once an area is saved, and not before",
  (name) => {
    expect(withArea).toContain(`/assets/${name}.js`);
    expect(names).not.toContain(`/assets/${name}.js`);
  },
);
