import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NEEDS, type Need } from "#domain/services/enumerations.ts";

/** A service that was written for practice, and the needs that it meets. */
export interface PracticeService {
  readonly organization: string;
  readonly name: string;
  readonly description: string;
  readonly needs: readonly Need[];
}

const FOLDER = join(import.meta.dirname, "training");
const COLUMNS = 4;

/** Needs by the letters of the files of lines. */
const LETTERS: Readonly<Record<string, Need>> = {
  M: "MEALS",
  P: "FOOD_PANTRIES",
  E: "EMERGENCY",
  T: "TRANSITIONAL",
  D: "MEDICAL",
  C: "COUNSELING",
  L: "CLOTHES",
  H: "HYGIENE",
  X: "TECH",
  A: "ASSISTANCE",
  U: "EDUCATION",
  J: "EMPLOYMENT",
};

/** The services that the weights are learned from. @param without a part of the name of files to leave out */
export function trainingServices(without: string | null): readonly PracticeService[] {
  return filesOfServices()
    .filter((file) => without === null || !file.includes(without))
    .flatMap(readPracticeServices);
}

/** The services of the files whose name has this part. */
export function servicesOfAuthor(part: string): readonly PracticeService[] {
  return filesOfServices()
    .filter((file) => file.includes(part))
    .flatMap(readPracticeServices);
}

/** What the weights say that they were learned from. */
export function checksumOfServices(): string {
  const hash = createHash("sha256");
  for (const file of filesOfServices()) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.digest("hex");
}

function filesOfServices(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt") || name.endsWith(".jsonl"))
    .sort();
}

/**
 * Lines `letters | organization | name | description`, or one JSON object each.
 *
 * @throws for a line that is neither
 */
function readPracticeServices(file: string): readonly PracticeService[] {
  const lines = readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => (file.endsWith(".jsonl") ? serviceOfJson(line) : serviceOfLine(line)));
}

function serviceOfLine(line: string): PracticeService {
  const columns = line.split("|").map((column) => column.trim());
  const [letters = "", organization = "", name = "", description = ""] = columns;
  const needs = letters === "-" ? [] : Array.from(letters, (letter) => LETTERS[letter]);
  if (columns.length !== COLUMNS || needs.includes(undefined))
    throw new Error(`no service of practice: ${line}`);
  return { organization, name, description, needs: NEEDS.filter((need) => needs.includes(need)) };
}

function serviceOfJson(line: string): PracticeService {
  const row: unknown = JSON.parse(line);
  const written = row instanceof Object ? new Map<string, unknown>(Object.entries(row)) : new Map();
  const needs: unknown = written.get("needs");
  const text = (key: string): string => String(written.get(key) ?? "");
  if (!Array.isArray(needs) || text("name") === "") throw new Error(`no service of practice: ${line}`);
  return {
    organization: text("organization"),
    name: text("name"),
    description: text("description"),
    needs: NEEDS.filter((need) => needs.includes(need)),
  };
}
