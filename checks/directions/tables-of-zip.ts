import { text } from "node:stream/consumers";
import { openPromise } from "yauzl";
import type { Tables } from "./slow-reading.ts";

/** The texts of an archive by name. */
export async function tablesOfZip(file: string): Promise<Tables> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  const tables: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    tables[entry.fileName] = await text(await zip.openReadStreamPromise(entry, {}));
  }
  zip.close();
  return tables;
}
