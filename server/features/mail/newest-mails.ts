import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Number of mails that the list shows. */
const SHOWN = 200;

/** Names of the mails in this folder, newest first; none where there is no folder yet. */
export async function newestMails(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  return mails
    .sort((a, b) => b.at - a.at || b.name.localeCompare(a.name))
    .slice(0, SHOWN)
    .map(({ name }) => name);
}
