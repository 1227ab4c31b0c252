import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROTECTION_KINDS } from "#domain/listings/protection/likely-protection.ts";
import type { ProtectionKind, ProtectionTexts } from "#domain/listings/protection/protection-texts.ts";

/** A listing that was written for practice, and what is right for it. */
export interface PracticeListing {
  readonly right: ProtectionKind;
  readonly texts: ProtectionTexts;
}

const FOLDER = join(import.meta.dirname, "training");
const COLUMNS = 4;

/** The listings that the weights are learned from. */
export function trainingListings(): readonly PracticeListing[] {
  return filesOfListings().flatMap(listingsOfFile);
}

export function listingsOfFile(name: string): readonly PracticeListing[] {
  return readPracticeListings(join(FOLDER, name));
}

/**
 * The listings of a file: lines `KIND | name | description | address`, the kind by its first letter.
 *
 * @throws for a line that is none
 */
export function readPracticeListings(file: string): readonly PracticeListing[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const columns = line.split("|").map((column) => column.trim());
      const [letter = "", name = "", description = "", address = ""] = columns;
      const right = PROTECTION_KINDS.find((kind) => kind.startsWith(letter));
      if (columns.length !== COLUMNS || right === undefined || letter === "" || name === "")
        throw new Error(`${file} has a line that is none: ${line}`);
      return { right, texts: { name, description, addressLines: [address] } };
    });
}

/** What the weights say that they were learned from. */
export function checksumOfListings(): string {
  const hash = createHash("sha256");
  for (const name of filesOfListings()) hash.update(name).update(readFileSync(join(FOLDER, name)));
  return hash.digest("hex");
}

/** The names of the files of listings to learn from. */
export function filesOfListings(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort();
}
