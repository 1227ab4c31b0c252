import { open, rename, rm } from "node:fs/promises";

/**
 * Writes a file readable by this account only, atomically and durably: it never exists incomplete, and survives a
 * loss of power.
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const part = partialPath(path);
  try {
    const file = await open(part, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Temporary name of a file until it is complete; some may be left after a loss of power. */
export function partialPath(path: string): string {
  return `${path}.part`;
}
