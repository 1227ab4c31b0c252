import { FIXES } from "#domain/imports/fixes.ts";
import { HOURS_KINDS } from "#domain/imports/hours-of-record.ts";
import type { SetAside } from "#domain/imports/source-record.ts";
import { CATEGORIES, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { printable } from "./import-limits.ts";
import type { ImportReport } from "./import-package.ts";

/** How many rejected rows, and names, the table lists; the rest is only counted. */
const SHOWN = 200;

const HOURS_WORDS = {
  read: "hours read",
  readInPart: "hours read in part",
  contact: "hours to be asked for",
  none: "no hours told",
} as const satisfies Record<(typeof HOURS_KINDS)[number], string>;

const COORDINATES_WORDS = {
  source: "from the source",
  zip: "centre of the ZIP (approximate)",
  city: "centre of the city (approximate)",
  none: "none",
} as const;

const FIX_TEXTS: Readonly<Record<string, string>> = {
  brokenCharacters: "broken characters",
  literalLineBreaks: "literal \\n",
  markers: "###…### markers",
  markup: "HTML",
};

/** The report of an import or its preview: what was imported, repaired and rejected, and why. */
export function reportLines(report: ImportReport): readonly string[] {
  const { plan, records, setAside, isDryRun } = report;
  const lines: string[] = [];
  const section = (title: string, rows: readonly (readonly [string, number])[]): void => {
    const shown = rows.filter(([, count]) => count > 0);
    if (shown.length === 0) return;
    lines.push(
      "",
      title,
      ...shown.map(
        ([label, count]) => `  ${label.padEnd(34, " ")}${count.toLocaleString("en-US").padStart(9)}`,
      ),
    );
  };
  const count = (is: (record: (typeof records)[number]) => boolean): number => records.filter(is).length;
  lines.push(`Source: ${printable(report.source)}${isDryRun ? " (preview: nothing was changed)" : ""}`);
  section("Services", [
    ["in the package", records.length],
    ["new", plan.added.length],
    ["changed", plan.changed.length],
    ["unchanged", plan.unchanged.length],
    ["left alone: changed by a person", plan.conflicts.length],
    ["vanished from the source (kept)", plan.vanished.length],
  ]);
  section("Tabs", [
    ...SERVICE_TYPES.map(
      (type) => [type, count(({ outcome }) => outcome.facts.type.includes(type))] as const,
    ),
    ["no type (found by search)", count(({ outcome }) => outcome.facts.type.length === 0)],
  ]);
  section("Audiences", [
    ...CATEGORIES.map(
      (category) => [category, count(({ outcome }) => outcome.facts.category.includes(category))] as const,
    ),
    ["not known (ask)", count(({ outcome }) => outcome.facts.category.length === 0)],
  ]);
  const origins = ["source", "zip", "city", "none"] as const;
  section("Coordinates", [
    ...origins.map(
      (origin) =>
        [COORDINATES_WORDS[origin], count(({ located }) => located.coordinates === origin)] as const,
    ),
    [
      "missing in the source, in all",
      count(({ located }) => located.coordinates !== "source" && !located.isContradicted),
    ],
    ["not believed: far from the address", count(({ located }) => located.isContradicted)],
    ["addresses hidden", count(({ outcome }) => outcome.hidden !== null)],
  ]);
  section(
    "Hours",
    HOURS_KINDS.map((kind) => [HOURS_WORDS[kind], count(({ outcome }) => outcome.hours === kind)] as const),
  );
  section(
    "Cleaned",
    FIXES.map((fix) => [FIX_TEXTS[fix] ?? fix, count(({ outcome }) => outcome.fixes.has(fix))] as const),
  );
  listed(
    lines,
    "Left alone, for a person has changed them",
    plan.conflicts.map(({ record }) => `${record.externalId}  ${record.outcome.facts.name}`),
  );
  listed(
    lines,
    "Vanished from the source, kept here",
    plan.vanished.map(({ externalId }) => externalId),
  );
  section("Set aside, by reason", reasons(setAside));
  listed(
    lines,
    "Set aside, line by line",
    setAside.map((each) => `${each.file}${each.line === null ? "" : `:${each.line}`}  ${each.reason}`),
  );
  return lines;
}

function listed(lines: string[], title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  lines.push("", title, ...items.slice(0, SHOWN).map((item) => `  ${printable(item)}`));
  if (items.length > SHOWN) lines.push(`  … and ${(items.length - SHOWN).toLocaleString("en-US")} more`);
}

/** Reasons that differ only in quoted text are counted as one. */
function reasons(setAside: readonly SetAside[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { reason } of setAside) {
    const kind = reason
      .replace(/"[^"]*"/gu, "…")
      .replace(/\d+/gu, "n")
      .slice(0, 34);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
