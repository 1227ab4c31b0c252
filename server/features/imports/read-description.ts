import path from "node:path";
import { type ByteBudget, readText } from "./decoded-text.ts";
import type { ImportLimits } from "./import-limits.ts";
import type { PackageFile } from "./package-files.ts";

const DESCRIPTION_FILE = "datapackage.json";

export function isDescription({ name }: PackageFile): boolean {
  return path.posix.basename(name).toLowerCase() === DESCRIPTION_FILE;
}

/** The data package description among the files of one package. */
export function descriptionIn(files: readonly PackageFile[]): PackageFile | null {
  return files.find(isDescription) ?? null;
}

/** Reads the description, parsed JSON; null where it is broken, which does not make the tables unusable. */
export async function readDescription(
  file: PackageFile,
  limits: ImportLimits,
  budget: ByteBudget,
): Promise<unknown> {
  const text = await readText(file, limits, budget, async (pieces) => {
    const parts: string[] = [];
    for await (const piece of pieces) parts.push(piece);
    return parts.join("");
  });
  try {
    return JSON.parse(text.replace(/^\ufeff/u, ""));
  } catch {
    return null;
  }
}
