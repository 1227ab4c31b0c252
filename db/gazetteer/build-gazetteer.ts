import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { writeCities, writeCounties, writePostalAreas } from "#domain/places/gazetteer-lines.ts";
import { gazetteer } from "./gazetteer.ts";

/**
 * Makes the committed files of the gazetteer from the registry packages: run it when one of these has a new
 * version, look at the difference, and keep the files.
 */

const { cities, areas, counties } = gazetteer();
write("cities.tsv.br", compress(writeCities(cities)));
write("postal-areas.tsv.br", compress(writePostalAreas(areas)));
write("counties.tsv.br", compress(writeCounties(counties)));
process.stdout.write(`${cities.length} cities, ${areas.length} postal areas, ${counties.length} counties\n`);

function write(name: string, bytes: Uint8Array): void {
  writeFileSync(join(import.meta.dirname, name), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}

/** The same text gives the same bytes. */
function compress(text: string): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });
}
