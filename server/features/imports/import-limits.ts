import { OperatorError } from "#server/base/process/operator-error.ts";

/** Limits of an import, as of one that a stranger may have made. A package beyond them is refused before it fills the memory or the disk. */
export interface ImportLimits {
  /** Files in a package. */
  files: number;
  /** Bytes of one file, unpacked. */
  fileBytes: number;
  /** Bytes of one JSON file, unpacked: it is parsed as a whole, which takes about four times its size in memory. */
  jsonBytes: number;
  /** Bytes of all files that are read, unpacked. */
  totalBytes: number;
  /** Bytes of a zip file. */
  zipBytes: number;
  /** Characters of one row of a CSV file, however many lines it spans. */
  rowCharacters: number;
  /** Rows of all tables. */
  rows: number;
  /** Nesting depth of JSON. */
  depth: number;
  /** Services that are merged in one transaction. */
  batch: number;
}

export const IMPORT_LIMITS: ImportLimits = {
  files: 1000,
  fileBytes: 256 * 1024 * 1024,
  jsonBytes: 64 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
  zipBytes: 512 * 1024 * 1024,
  rowCharacters: 1024 * 1024,
  rows: 10_000_000,
  depth: 30,
  // Few enough that no one waits for one.
  batch: 200,
};

/**
 * Limits for input that the operator chose: a package on the server's own disk, or the copy of an API. An export of a
 * directory with a million services stays within them several times over. Memory use does not grow with them: tables
 * are read row by row, and JSON files one by one.
 */
export const OPERATOR_LIMITS: ImportLimits = {
  ...IMPORT_LIMITS,
  files: 20_000,
  fileBytes: 32 * 1024 ** 3,
  totalBytes: 128 * 1024 ** 3,
  zipBytes: 32 * 1024 ** 3,
  rows: 500_000_000,
};

/** A package that cannot be imported. The message is the one line that the operator reads. */
export class PackageError extends OperatorError {
  override name = "PackageError";
}

/** Merging failed. What was merged stays, and the next import of the package goes on from there. */
export class ImportStoppedError extends OperatorError {
  override name = "ImportStoppedError";
}

/** `3.5 MB` */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`;
}

/** A name from a package, made safe to print on a terminal. */
export function printable(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "?");
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain;
}
