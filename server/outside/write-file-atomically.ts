import { open, rename, rm } from "node:fs/promises";

/**
 * Writes a file that only this account reads. Nobody ever sees half of it under its name, and it survives a loss of
 * power.
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

/** Under what name a file stands until it is whole: after a loss of power, some may be left. */
export function partialPath(path: string): string {
  return `${path}.part`;
}
