import { FIXES } from "#domain/imports/fixes.ts";
import { HOURS_KINDS } from "#domain/imports/hours-of-record.ts";
import { CATEGORIES, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { printable } from "./import-limits.ts";
import type { ImportReport } from "./import-package.ts";
import type { STATED } from "./import-tally.ts";

const HOURS_WORDS = {
  read: "hours read",
  readInPart: "hours read in part",
  contact: "contact for hours",
  none: "hours unknown",
} as const satisfies Record<(typeof HOURS_KINDS)[number], string>;

const COORDINATES_WORDS = {
  source: "from the source",
  zip: "center of the ZIP code (approximate)",
  city: "center of the city (approximate)",
  none: "none",
  missing: "missing in the source, in all",
  contradicted: "not used: far from the address",
  crowded: "shared by many streets (approximate)",
} as const;

const MODEL_WORDS = {
  organization: "organization",
  program: "one of several sites of a program",
  topics: "topics, by its words",
  languages: "languages of the staff",
  ages: "ages",
  requiredDocuments: "what to bring",
  cost: "cost",
  howToApply: "how to apply",
  accessibility: "accessibility",
  serviceArea: "the area served",
} as const satisfies Readonly<
  Record<(typeof STATED)[number] | "organization" | "program" | "topics" | "ages", string>
>;

const FIX_TEXTS: Readonly<Record<string, string>> = {
  brokenCharacters: "broken characters",
  literalLineBreaks: "literal \\n",
  markers: "###…### markers",
  markup: "HTML",
};

type Row = readonly [label: string, count: number];

/**
 * The report of an import or its preview: what was imported, repaired and rejected, and why.
 *
 * @param setAsidePath the file with everything that was set aside
 */
export function reportLines(report: ImportReport, setAsidePath: string): readonly string[] {
  const { plan, setAside, isDryRun } = report;
  const { tally } = plan;
  return [
    `Source: ${printable(report.source)}${isDryRun ? " (preview: nothing was changed)" : ""}`,
    ...resumedLines(report),
    ...originLines(report),
    ...section("Values in the package", [...report.read]),
    ...section("Services", [
      ["in the package", plan.records],
      ["new", plan.added],
      ["changed", plan.changed],
      ["unchanged", plan.unchanged],
      ["not updated: edited here by a person", plan.conflicts.count],
      ["missing from the source (still listed)", plan.vanished.count],
    ]),
    ...section("Service types", [
      ...SERVICE_TYPES.map((type): Row => [type, tally.count(`type:${type}`)]),
      ["no type (found by search)", tally.count("type:none")],
    ]),
    ...section("Audiences", [
      ...CATEGORIES.map((category): Row => [category, tally.count(`category:${category}`)]),
      ["not known (ask)", tally.count("category:none")],
    ]),
    ...section("Stated of each service", [
      ...Object.entries(MODEL_WORDS).map(([part, words]): Row => [words, tally.count(`model:${part}`)]),
    ]),
    ...section("Coordinates", [
      ...Object.entries(COORDINATES_WORDS).map(
        ([kind, words]): Row => [words, tally.count(`coordinates:${kind}`)],
      ),
      ["addresses withheld", tally.count("withheld")],
      ["may be for survivors, ask", tally.count("question")],
    ]),
    ...section(
      "Hours",
      HOURS_KINDS.map((kind): Row => [HOURS_WORDS[kind], tally.count(`hours:${kind}`)]),
    ),
    ...section(
      "Cleaned",
      FIXES.map((fix): Row => [FIX_TEXTS[fix] ?? fix, tally.count(`fix:${fix}`)]),
    ),
    ...listed(
      "Not updated, because a person edited them here",
      plan.conflicts.named.map(({ externalId, name }) => `${externalId}  ${name}`),
      plan.conflicts.count,
    ),
    ...listed("Missing from the source, still listed here", plan.vanished.externalIds, plan.vanished.count),
    ...section("Neither shown nor set aside: values by column", report.unused.columns),
    ...section("Set aside, by reason", setAside.kinds),
    ...listed(
      "Set aside",
      setAside.first.map(({ file, line, record, reason }) =>
        [`${file}${line === null ? "" : `:${line}`}`, ...(record === null ? [] : [record]), reason].join(
          "  ",
        ),
      ),
      setAside.count,
    ),
    ...(setAside.count === 0 ? [] : ["", `Everything that was set aside is in ${setAsidePath}`]),
  ];
}

function resumedLines({ resumed, isDryRun }: ImportReport): readonly string[] {
  if (resumed === null) return [];
  const begun = new Date(resumed.startedAt).toISOString().slice(0, 16).replace("T", " ");
  const far = `${number(resumed.merged)} of ${number(resumed.total)} services`;
  return [
    `An import that began on ${begun} UTC stopped after ${far}${isDryRun ? "." : "; this one did the rest."}`,
  ];
}

/** Lines about the source of the data, its date, and what of it may be published. */
function originLines({ origin, licensedTerms, plan: { tally } }: ImportReport): readonly string[] {
  const { name, url, licence, taxonomyLicence } = origin;
  const undated = tally.count("date:none");
  return [
    `Shown as: ${printable(name)}${url === null ? "" : ` (${printable(url)})`}`,
    tally.dates === null
      ? "As of: date not known (--as-of records it)"
      : `As of: ${spanText(tally.dates)}${undated === 0 ? "" : `; date not known: ${number(undated)}`}`,
    `License: ${licence === null ? "not confirmed (--licence records it)" : printable(licence)}`,
    ...taxonomyLines(licensedTerms, taxonomyLicence),
  ];
}

const spanText = ({ oldest, newest }: { oldest: string; newest: string }): string =>
  oldest === newest ? newest : `${oldest} to ${newest}`;

function taxonomyLines(licensedTerms: number, licence: string | null): readonly string[] {
  if (licensedTerms === 0) return [];
  const terms = `Taxonomy: ${number(licensedTerms)} terms of the licensed 211 taxonomy`;
  if (licence !== null) return [`${terms}; license: ${printable(licence)}`];
  return [
    `${terms}. No license to publish them is recorded (--taxonomy-licence):`,
    "  their codes and names only sort services, and are not published.",
  ];
}

function section(title: string, rows: readonly Row[]): readonly string[] {
  const shown = rows.filter(([, count]) => count > 0);
  if (shown.length === 0) return [];
  return [
    "",
    title,
    ...shown.map(([label, count]) => `  ${printable(label).padEnd(38, " ")}${number(count).padStart(9)}`),
  ];
}

/** @param count of all items, of which the first are given */
function listed(title: string, items: readonly string[], count: number): readonly string[] {
  if (items.length === 0) return [];
  const more = count > items.length ? [`  … and ${number(count - items.length)} more`] : [];
  return ["", title, ...items.map((item) => `  ${printable(item)}`), ...more];
}

const number = (count: number): string => count.toLocaleString("en-US");
