import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * One deliberate violation of every import rule, in every way to write an import. Each must fail with the
 * message that names where the code belongs.
 */

interface ImportRule {
  /** A file that may not import the target. */
  from: string;
  /** Targets as written with a package import, and relative to `from`; or the package's own name only. */
  targets: readonly string[];
  /** The beginning of the linter's message. */
  message: string;
}

const IMPORT_RULES: readonly ImportRule[] = [
  {
    from: "domain/beds/rule.ts",
    targets: ["#server/base/sql/db.ts", "../../server/base/sql/db.ts"],
    message: "domain/ is what is true, without a database",
  },
  {
    from: "domain/base/time/zone.ts",
    targets: ["#server/base/sql/db.ts", "../../server/base/sql/db.ts"],
    message: "domain/ is what is true, without a database",
  },
  {
    from: "domain/beds/rule.test.ts",
    targets: ["#server/base/sql/db.ts", "../../server/base/sql/db.ts"],
    message: "domain/ is what is true, without a database",
  },
  {
    from: "domain/beds/rule.ts",
    targets: ["#words/base/words-in.ts", "../../words/base/words-in.ts"],
    message: "domain/ is what is true, in no language",
  },
  {
    from: "domain/base/languages/language.ts",
    targets: ["#words/base/words-in.ts", "../../../words/base/words-in.ts"],
    message: "domain/ is what is true, in no language",
  },
  {
    from: "words/beds/bed-text.ts",
    targets: ["#server/base/sql/db.ts", "../../server/base/sql/db.ts"],
    message: "words/ is what is said, without a database",
  },
  {
    from: "words/beds/bed-text.ts",
    targets: ["#web/base/pages/home-query.ts", "../../web/base/pages/home-query.ts"],
    message: "words/ is what is said, whatever shows it",
  },
  {
    from: "words/beds/bed-text.ts",
    targets: ["#db/demo/town.ts", "../../db/demo/town.ts"],
    message: "words/ knows no table",
  },
  {
    from: "words/beds/bed-text.ts",
    targets: ["node:fs", "node:fs/promises"],
    message: "words/ runs in the browser",
  },
  {
    from: "words/beds/bed-text.ts",
    targets: ["react", "fastify", "@fastify/static", "pg", "zod/mini"],
    message: "words/ uses no package",
  },
  {
    from: "words/beds/bed-text.test.ts",
    targets: ["#server/base/sql/db.ts", "../../server/base/sql/db.ts"],
    message: "words/ is what is said, without a database",
  },
  {
    from: "domain/beds/rule.ts",
    targets: ["#web/base/pages/home-query.ts", "../../web/base/pages/home-query.ts"],
    message: "domain/ is what is true, whoever looks at it",
  },
  {
    from: "domain/beds/rule.ts",
    targets: ["#db/demo/town.ts", "../../db/demo/town.ts"],
    message: "domain/ knows no table",
  },
  {
    from: "domain/beds/rule.ts",
    targets: ["node:fs", "node:fs/promises"],
    message: "domain/ runs in the browser",
  },
  {
    from: "domain/beds/rule.ts",
    targets: ["react", "react-dom/server", "fastify", "@fastify/static", "pg"],
    message: "domain/ uses no package but",
  },
  { from: "domain/base/contract/call.ts", targets: ["zod"], message: "The browser pays for it" },
  {
    from: "server/app/app.ts",
    targets: ["#web/app/entry-server.tsx", "../web/entry-server.tsx", "react", "react-dom/server"],
    message: "server/ loads the built page by its path",
  },
  {
    from: "server/base/settings/config.ts",
    targets: ["#web/base/pages/home-query.ts", "../web/paths.ts"],
    message: "server/ loads the built page by its path",
  },
  {
    from: "server/features/beds/queries.ts",
    targets: ["#web/base/pages/home-query.ts", "../../../web/paths.ts"],
    message: "server/ loads the built page by its path",
  },
  {
    from: "server/features/beds/routes.test.ts",
    targets: ["#web/base/pages/home-query.ts", "../../../web/paths.ts"],
    message: "server/ loads the built page by its path",
  },
  {
    from: "server/features/beds/update-beds.ts",
    targets: ["#server/features/service-page/service-routes.ts", "../services/routes.ts"],
    message: "A feature uses a sibling's queries or parts, never its routes",
  },
  {
    from: "server/features/beds/feature.ts",
    targets: ["#web/base/pages/home-query.ts", "../../../web/paths.ts"],
    message: "server/ loads the built page by its path",
  },
  {
    from: "server/features/beds/feature.ts",
    targets: [
      "#server/features/service-page/service-routes.ts",
      "../services/topics/topic-routes.ts",
      "../services/feature.ts",
    ],
    message: "A feature uses a sibling's queries or parts, never its routes",
  },
  {
    from: "web/base/shell/Header.tsx",
    targets: ["#server/app/app.ts", "../../server/app/app.ts"],
    message: "web/ asks the server only by the calls",
  },
  {
    from: "web/features/beds/BedGauge.tsx",
    targets: ["#server/app/app.ts", "../../../server/app.ts"],
    message: "web/ asks the server only by the calls",
  },
  {
    from: "web/base/browser/storage.ts",
    targets: ["#server/app/app.ts", "../../server/app/app.ts"],
    message: "web/ asks the server only by the calls",
  },
  {
    from: "web/features/beds/beds.test.ts",
    targets: ["#server/app/app.ts", "../../../server/app.ts"],
    message: "web/ asks the server only by the calls",
  },
  {
    from: "web/features/beds/BedGauge.tsx",
    targets: ["#web/features/services/home/HomePage.tsx", "../home/HomePage.tsx"],
    message: "A feature uses a sibling's parts, never its pages",
  },
  {
    from: "web/features/beds/BedGauge.tsx",
    targets: ["#web/features/services/feature.tsx", "../services/public-pages.tsx"],
    message: "A feature uses a sibling's parts, never its door",
  },
  {
    from: "web/features/beds/feature.tsx",
    targets: ["../services/home/HomePage.tsx", "../UsersPage.tsx"],
    message: "The door of a feature opens on its own pages alone",
  },
  {
    from: "web/base/shell/Header.tsx",
    targets: ["node:path"],
    message: "web/ runs in the browser: what needs Node",
  },
  {
    from: "web/base/shell/Header.tsx",
    targets: ["#db/demo/town.ts", "../../db/demo/town.ts"],
    message: "web/ knows no table",
  },
  {
    from: "db/demo/town.ts",
    targets: ["#server/app/app.ts", "../../server/app/app.ts"],
    message: "db/ is data and the scripts that make it: what runs",
  },
  {
    from: "db/demo/town.ts",
    targets: ["#web/base/pages/home-query.ts", "../../web/base/pages/home-query.ts"],
    message: "db/ is data and the scripts that make it: what is seen",
  },
  ...[
    "domain/beds/rule.ts",
    "domain/base/time/zone.ts",
    "words/beds/bed-text.ts",
    "server/wire/beds.ts",
    "server/features/beds/queries.ts",
    "server/features/beds/feature.ts",
    "web/base/shell/Header.tsx",
    "web/features/beds/BedGauge.tsx",
    "web/features/beds/feature.tsx",
    "web/base/browser/storage.ts",
    "db/demo/town.ts",
  ].map((from) => ({
    from,
    targets: ["#checks/running-app.ts", `${"../".repeat(from.split("/").length - 1)}checks/running-app.ts`],
    message: "Nothing imports checks/",
  })),
];

const WAYS_TO_IMPORT: Readonly<Record<string, (target: string) => string>> = {
  static: (target) => `import "${target}";`,
  dynamic: (target) => `void import("${target}");`,
  "type-only": (target) => `import type {} from "${target}";`,
};

/** Globals that a rule may receive as arguments, but not import. */
const FORBIDDEN_GLOBALS: readonly (readonly [file: string, code: string, name: string])[] = [
  ["domain/beds/rule.ts", "Date.now()", "Date"],
  ["domain/beds/rule.ts", "Temporal.Now.instant()", "Temporal"],
  ["domain/beds/rule.ts", "performance.now()", "performance"],
  ["domain/beds/rule.ts", "process.platform", "process"],
  ["domain/beds/rule.ts", 'fetch("/api/services")', "fetch"],
  ["domain/beds/rule.ts", "window.innerWidth", "window"],
  ["domain/beds/rule.ts", "document.title", "document"],
  ["domain/beds/rule.ts", 'new Intl.NumberFormat("en")', "Intl"],
  ["domain/base/time/zone.ts", "Date.now()", "Date"],
  ["words/beds/bed-text.ts", "Date.now()", "Date"],
  ["web/base/shell/Header.tsx", 'localStorage.getItem("x")', "localStorage"],
  ["web/features/beds/BedGauge.tsx", 'sessionStorage.getItem("x")', "sessionStorage"],
];

interface Violation {
  title: string;
  file: string;
  /** One line. */
  code: string;
  category: string;
  message: string;
}

const VIOLATIONS: readonly Violation[] = [
  ...IMPORT_RULES.flatMap(({ from, targets, message }) =>
    targets.flatMap((target) =>
      Object.entries(WAYS_TO_IMPORT).map(([way, code]) => ({
        title: `${from} → ${target}, ${way}`,
        file: from,
        code: code(target),
        category: "lint/style/noRestrictedImports",
        message,
      })),
    ),
  ),
  ...FORBIDDEN_GLOBALS.map(([file, code, name]) => ({
    title: `${file} reaches for ${name}`,
    file,
    code: `void (() => ${code});`,
    category: "lint/style/noRestrictedGlobals",
    message: `Do not use the global variable ${name}`,
  })),
  {
    title: "two files that import each other",
    file: "domain/circle/one.ts",
    code: 'import { two } from "./two.ts"; export const one = () => two;',
    category: "lint/suspicious/noImportCycles",
    message: "This import is part of a cycle",
  },
  {
    title: "the other of the two",
    file: "domain/circle/two.ts",
    code: 'import { one } from "./one.ts"; export const two = () => one;',
    category: "lint/suspicious/noImportCycles",
    message: "This import is part of a cycle",
  },
  {
    title: "a file that only passes on another's exports",
    file: "domain/beds/index.ts",
    code: 'export * from "./rule.ts";',
    category: "lint/performance/noReExportAll",
    message: "Do not use export all",
  },
  {
    title: "a default export",
    file: "domain/beds/gauge.ts",
    code: "export default function gauge() {}",
    category: "lint/style/noDefaultExport",
    message: "Avoid default exports",
  },
];

/** Code that must pass, or the rules above would hold by refusing everything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "domain/allowed/rule.ts": [
    "zod/mini",
    "@orama/stemmers/english",
    "@photostructure/tz-lookup",
    "#domain/beds/rule.ts",
    "./other.ts",
    "../beds/rule.ts",
  ],
  "words/allowed/bed-text.ts": ["#domain/beds/rule.ts", "./other.ts", "../base/words-in.ts"],
  "server/features/allowed/show-beds.ts": [
    "#words/beds/bed-text.ts",
    "node:fs",
    "fastify",
    "#domain/beds/rule.ts",
    "../services/queries.ts",
    "#server/base/sql/db.ts",
  ],
  "web/features/allowed/feature.tsx": ["./BedsPage.tsx", "./beds/BedsPage.tsx", "../listings/field-words.ts"],
  "web/features/allowed/Gauge.tsx": [
    "#words/beds/bed-text.ts",
    "react",
    "#domain/beds/rule.ts",
    "../home/ServiceCard.tsx",
    "#web/base/pages/home-query.ts",
  ],
};

/** Files of `domain/` that compose sentences still. Each move to `words/` makes the list shorter, and none is added. */
const MAX_FILES_WITH_WORDS = 20;

interface Finding {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
}

const root = join(import.meta.dirname, "../..");
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
let folder = "";
let findings: Finding[] = [];

function listViolations(file: string): string[] {
  return VIOLATIONS.filter((violation) => violation.file === file).map((violation) => violation.code);
}

async function write(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), `${lines.join("\n")}\n`);
}

async function lint(): Promise<Finding[]> {
  const args = [biome, "lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none", "."];
  return await new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout).diagnostics);
      } catch (error) {
        reject(new Error(`The linter gave no findings: ${stderr}`, { cause: error }));
      }
    });
  });
}

describe("each import rule has a violation that fails with its message", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "amparo-arrows-"));
    await Promise.all(["biome.json", "package.json"].map((file) => cp(join(root, file), join(folder, file))));
    for (const file of new Set(VIOLATIONS.map((violation) => violation.file)))
      await write(file, listViolations(file));
    for (const [file, targets] of Object.entries(ALLOWED)) {
      await write(
        file,
        targets.map((target) => `import "${target}";`),
      );
    }
    findings = await lint();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(VIOLATIONS)("$title", ({ file, code, category, message }) => {
    const line = listViolations(file).indexOf(code) + 1;
    const there = findings.filter(({ location }) => location.path === file && location.start.line === line);
    expect(
      there.filter((finding) => finding.category === category).map(({ message }) => message),
    ).toContainEqual(expect.stringContaining(message));
  });

  test.each(Object.keys(ALLOWED))("what %s may import passes", (file) => {
    const there = findings.filter(({ location }) => location.path === file);
    expect(there.filter(({ category }) => category === "lint/style/noRestrictedImports")).toEqual([]);
  });
});

test("few files of domain/ know words, and they become fewer", () => {
  const overrides: readonly { includes: readonly string[] }[] = JSON.parse(
    readFileSync(join(root, "biome.json"), "utf8"),
  ).overrides;
  const named = overrides.flatMap(({ includes }) =>
    includes.length > 1 && includes.every((name) => /^domain\/.*\w\.ts$/.test(name)) ? includes : [],
  );
  expect(named.length).toBeLessThanOrEqual(MAX_FILES_WITH_WORDS);
  expect(named.filter((file) => !/"#words\//.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
