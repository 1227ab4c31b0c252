import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Routes that answer GET and HEAD besides the declared calls (whose reads `checks/hostile/reading-calls.test.ts`
 * watches), and what each changes. Any page on the internet can make a browser send these, by a picture, a frame, a
 * link or a prefetch, so a route that changes anything states here how it tells our own pages from those.
 */
const NOTHING = "nothing";
const ROUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "server/app/app.ts": { "`${API_BASE}/*`": NOTHING },
  "server/features/embed/calendar/add-calendar.ts": { '"/services/:id/hours.ics"': NOTHING },
  "server/features/embed/add-embed.ts": {
    '"/embed.js"': NOTHING,
    '"/embed/:name"': NOTHING,
    '"/embed/words"': NOTHING,
    '"/embed"': NOTHING,
    '"/embed/try"': NOTHING,
  },
  "server/features/hsds/add-hsds.ts": { "`${API_BASE}/hsds/`": NOTHING },
  "server/features/offline/kiosk/add-kiosk.ts": {
    KIOSK_PATH: NOTHING,
    KIOSK_FORGET_PATH:
      "all that the browser holds; by the kiosk's cookie, and as a navigation of a page of ours",
  },
  "server/features/mail/add-outbox.ts": { '"/outbox"': NOTHING, '"/outbox/:name"': NOTHING },
  "server/features/mail/notices/add-unsubscribe.ts": { PATH: NOTHING },
  "server/features/offline/add-offline.ts": {
    '"/sw.js"': NOTHING,
    '"/manifest.webmanifest"': NOTHING,
    "`/${name}`": NOTHING,
  },
  "server/base/pages/add-pages.ts": {
    '"/*"':
      "cookies of what the address names: language, place, tab; a shared screen's by a page of ours alone, and by a typed address where it is one",
    '"/icon.svg"': NOTHING,
  },
  "server/features/static-pages/quick-exit/add-quick-exit.ts": {
    '"/exit"': "cookies, the HTTP cache and the session; by a page of ours or a typed address alone",
    '"/away"': NOTHING,
  },
  "server/features/hard-nights/roll-call/add-roll-call-page.ts": { PATH: NOTHING },
  "server/features/embed/search-engines/add-search-engine-files.ts": { path: NOTHING },
  "server/features/static-pages/security-contact/add-security-contact.ts": {
    '"/.well-known/security.txt"': NOTHING,
  },
  "server/features/accounts/social-sign-in/add-old-callback.ts": { '"/auth/twitter/callback"': NOTHING },
  "server/features/accounts/social-sign-in/add-social-sign-in.ts": {
    "`${API_BASE}/auth/:provider`": "a cookie that one sign-in began",
    "`${API_BASE}/auth/:provider/callback`": "a session; by that cookie and the state in it",
  },
  "server/features/places/tiles/add-tiles.ts": { BASEMAP_ADDRESS: NOTHING, "`${prefix}/:z/:x/:y`": NOTHING },
  "server/base/http/publish-contract.ts": {
    "`${API_BASE}/openapi.json`": NOTHING,
    "`${API_BASE}/docs`": NOTHING,
  },
};

const root = join(import.meta.dirname, "../..");

test("each route that reads is listed with what it changes", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "server"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && existsSync(join(root, file)));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const routes = text.matchAll(/\b(?:app|scope)\.(?:get|head|all)(?:<[^(]*>)?\(\s*([^,]+),/g);
    return [...routes].map(([, path = ""]) => `${file}: ${path.trim()}`);
  });
  const listed = Object.entries(ROUTES).flatMap(([file, paths]) =>
    Object.keys(paths).map((path) => `${file}: ${path}`),
  );
  expect(found.sort()).toEqual(listed.sort());
});
