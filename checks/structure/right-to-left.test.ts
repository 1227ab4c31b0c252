import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Style sheets say start and end, because left and right would be wrong in languages from right to left. */

const ROOT = join(import.meta.dirname, "../..");
const SHEETS = globSync("web/**/*.css", { cwd: ROOT }).sort();

/** Styles at a point of a map, where left is west in every language, and the one rule that turns the text. */
const PHYSICAL: Readonly<Record<string, readonly string[]>> = {
  "web/features/listings/approvals/PlaceMap.module.css": ["left: -12px"],
  "web/features/feedback/inbox/WrittenAtMap.module.css": ["left: -10px"],
  "web/features/services/map/leaflet.css": ["left: 0"],
  "web/features/services/map/mark-on-map.module.css": ["left: -15px"],
  "web/features/services/map/pins.module.css": ["left: -22px"],
  "web/features/listings/service-form/ServiceForm.module.css": ["left: -22px"],
  "web/base/ui/base.css": ["text-align: right"],
};

const SIDE = /^(left|right)$|-(left|right)(-|$)/;
const FOUR_SIDES = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/;

/** Lists each declaration of a sheet, without its comments. */
function declarations(sheet: string): { name: string; value: string }[] {
  const text = readFileSync(join(ROOT, sheet), "utf8").replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, "");
  return text.split(/[{};]/).flatMap((part) => {
    const at = part.indexOf(":");
    const name = part.slice(0, at).trim();
    return /^[a-z-]+$/.test(name) ? [{ name, value: part.slice(at + 1).trim() }] : [];
  });
}

/** Splits a value at spaces outside of brackets. */
function splitValue(value: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const character of value) {
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (depth === 0 && /\s/.test(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part !== "");
}

function isPhysical(name: string, value: string): boolean {
  const values = splitValue(value);
  const [first, second, third, fourth] = values;
  if (FOUR_SIDES.test(name)) return values.length === 4 && second !== fourth;
  if (name === "border-radius" && !values.includes("/"))
    return values.length > 1 && (first !== (second ?? first) || (third ?? first) !== (fourth ?? second));
  if (/^(text-align|float|clear)$/.test(name)) return /^(left|right)$/.test(value);
  return !name.startsWith("--") && SIDE.test(name);
}

test.each([
  ["margin-left", "4px", true],
  ["left", "0", true],
  ["border-top-right-radius", "4px", true],
  ["text-align", "right", true],
  ["float", "left", true],
  ["inset", "0 auto 0 0", true],
  ["padding", "1px 2px 3px calc(1px * (2 + 3))", true],
  ["border-radius", "4px 0 0 4px", true],
  ["border-radius", "4px 0", true],
  ["margin", "0 auto", false],
  ["padding", "1px calc(2px + 1px) 3px calc(2px + 1px)", false],
  ["border-radius", "4px 4px 0 0", false],
  ["inset-inline-start", "0", false],
  ["text-align", "start", false],
])("%s: %s is physical: %s", (name, value, expected) => {
  expect(isPhysical(name, value)).toBe(expected);
});

test("no style sheet says left or right, but on maps", () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  const found = SHEETS.flatMap((sheet) => {
    const physical = declarations(sheet)
      .filter(({ name, value }) => isPhysical(name, value))
      .map(({ name, value }) => `${name}: ${value}`);
    return physical.length === 0 ? [] : [[sheet, [...new Set(physical)]] as const];
  });
  expect(Object.fromEntries(found)).toEqual(PHYSICAL);
});
