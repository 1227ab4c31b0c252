import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** The files of a zip archive, as texts by their names. */
export async function unzipped(archive: Uint8Array): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(archive), { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry, {})));
  return files;
}
