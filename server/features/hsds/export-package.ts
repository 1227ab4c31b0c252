import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { licenceTerms, strictest } from "#domain/hsds/licence-terms.ts";
import type { WholeServiceBody } from "#server/features/services/service-columns.ts";
import type { Db } from "#server/sql/db.ts";
import { NO_FILTER, readServicesAfter } from "./hsds-queries.ts";
import { mapServices } from "./map-services.ts";
import { type ExportFormat, PackagePart } from "./package-part.ts";
import { type CountedSource, SourceCount } from "./source-count.ts";

/** What an export wrote, and what it left out. */
export interface ExportReport {
  /** Of the package itself, and of its part under share-alike licences. */
  readonly services: number;
  readonly shareAlike: number;
  /** Sources whose licence forbids to pass them on. */
  readonly leftOut: readonly CountedSource[];
}

/** Services that are read in one statement. */
const BATCH = 500;
/**
 * Writes everything that the public sees as an HSDS package. Services are read and written a few at a time, so that
 * memory does not grow with the directory.
 *
 * @param now epoch milliseconds
 */
export async function exportPackage(
  db: Db,
  file: string,
  format: ExportFormat,
  now: number,
): Promise<ExportReport> {
  const folder = await mkdtemp(path.join(tmpdir(), "amparo-export-"));
  try {
    const parts = {
      open: new PackagePart(path.join(folder, "open"), "", format),
      shareAlike: new PackagePart(path.join(folder, "share-alike"), "share-alike/", format),
    };
    const leftOut = new SourceCount();
    for (let after: string | null = null; ; ) {
      const bodies: WholeServiceBody[] = await readServicesAfter(db, NO_FILTER, after, BATCH);
      const last = bodies.at(-1);
      if (last === undefined) break;
      after = last.id;
      const records = await mapServices(db, bodies, "full", now);
      for (const [at, { sources }] of bodies.entries()) {
        const record = records[at];
        const terms = strictest(sources.map(({ licence }) => licenceTerms(licence)));
        if (record === undefined) continue;
        if (terms === "forbids") {
          leftOut.add(sources.filter(({ licence }) => licenceTerms(licence) === "forbids"));
        } else await parts[terms].add(record, sources);
      }
    }
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }));
    for (const part of [parts.open, parts.shareAlike]) {
      if (part === parts.shareAlike && part.services === 0) continue;
      await part.finish(zip, now, leftOut.all);
    }
    zip.end();
    await written;
    return { services: parts.open.services, shareAlike: parts.shareAlike.services, leftOut: leftOut.all };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
