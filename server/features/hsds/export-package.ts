import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import type { ExportFormat } from "#domain/hsds/export-format.ts";
import type { HsdsService } from "#domain/hsds/hsds-records.ts";
import { type LicenceTerms, licenceTerms, strictest } from "#domain/hsds/licence-terms.ts";
import { sourcesOfRecord } from "#domain/hsds/service-to-hsds.ts";
import type { Source } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { WholeServiceBody } from "#server/features/services/service-columns.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { NO_FILTER, readServicesAfter } from "./hsds-queries.ts";
import { mapServices } from "./map-services.ts";
import { readOrganizationSources } from "./organization-queries.ts";
import { DESCRIPTION_FILE, PackagePart, type PartKind } from "./package-part.ts";
import { type CountedSource, SourceCount } from "./source-count.ts";

export interface ExportOptions {
  readonly format: ExportFormat;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Folder where files wait until they can be sent, with room for the unpacked tables. */
  readonly folder: string;
  /** Ends the export. */
  readonly interruption?: AbortSignal;
}

/** Counts of what an export wrote and left out. */
export interface ExportReport {
  /** Services in the package itself, and in its part under share-alike licenses. */
  readonly services: number;
  readonly shareAlike: number;
  /** Sources whose license forbids passing them on. */
  readonly leftOut: readonly CountedSource[];
}

/** Services that are read in one statement. */
const BATCH = 100;

const OPEN: PartKind = { name: "amparo-export", prefix: "", isSent: true };
/** The part that has to keep its license. It has its own name, by which an import distinguishes its records. */
const SHARE_ALIKE: PartKind = {
  name: "amparo-export-share-alike",
  prefix: "share-alike/",
  isSent: false,
};

/**
 * Writes everything that the public sees as a zip archive with an HSDS package. Services are read and sent a few at a
 * time, so that memory does not grow with the directory.
 */
export async function exportPackage(
  db: Db,
  to: Writable,
  { format, now, folder, interruption }: ExportOptions,
): Promise<ExportReport> {
  const waiting = await mkdtemp(path.join(folder, "export-"));
  const archive = new ArchiveWriter(to, waiting, now);
  const stop = () => archive.stop(interruption?.reason);
  interruption?.addEventListener("abort", stop, { once: true });
  try {
    const parts = {
      open: new PackagePart(archive, OPEN, format),
      shareAlike: new PackagePart(archive, SHARE_ALIKE, format),
    };
    const leftOut = new SourceCount();
    for (let after: string | null = null; ; ) {
      const bodies: WholeServiceBody[] = await readServicesAfter(db, NO_FILTER, after, BATCH);
      const last = bodies.at(-1);
      if (last === undefined) break;
      after = last.id;
      const records = await mapServices(db, bodies, "full", now);
      const organizations = await readOrganizationSources(
        db,
        bodies.flatMap(({ organization }) => organization?.id ?? []),
      );
      for (const record of records) {
        place(record, organizations.get(record.organization?.id ?? ""), { parts, leftOut });
      }
      archive.throwIfStopped();
      for (const part of [parts.open, parts.shareAlike]) await part.flush();
    }
    const { services } = parts.shareAlike;
    const shareAlike = services === 0 ? null : { path: `${SHARE_ALIKE.prefix}${DESCRIPTION_FILE}`, services };
    await parts.open.finish(now, leftOut.all, shareAlike);
    if (shareAlike !== null) await parts.shareAlike.finish(now, leftOut.all, null);
    await archive.finish();
    return { services: parts.open.services, shareAlike: parts.shareAlike.services, leftOut: leftOut.all };
  } catch (error) {
    archive.stop(error);
    throw error;
  } finally {
    interruption?.removeEventListener("abort", stop);
    await rm(waiting, { recursive: true, force: true });
  }
}

/** Puts a service where its sources allow it. @param ofOrganization the source of its organization */
function place(
  record: HsdsService,
  ofOrganization: Source | undefined,
  { parts, leftOut }: { parts: Readonly<Record<"open" | "shareAlike", PackagePart>>; leftOut: SourceCount },
): void {
  const sources = sourcesOfRecord(record);
  const terms = strictest(sources.map(({ licence }) => licenceTerms(licence)));
  if (terms === "forbids") {
    leftOut.add(sources.filter(({ licence }) => licenceTerms(licence) === "forbids"));
  } else if (ofOrganization === undefined || mayStandIn(terms, ofOrganization)) {
    parts[terms].add(record, sources, ofOrganization);
  } else parts[terms].add(withNameOfOrganization(record), sources);
}

/** Whether facts of a source may be in a part of the archive. */
function mayStandIn(part: LicenceTerms, { licence }: Source): boolean {
  const terms = licenceTerms(licence);
  return terms === "open" || terms === part;
}

/** Replaces a record's organization by what the service itself states about it: id and name. */
function withNameOfOrganization(record: HsdsService): HsdsService {
  if (record.organization === undefined) return record;
  const { id, name } = record.organization;
  return { ...record, organization: { id, name, description: name } };
}
