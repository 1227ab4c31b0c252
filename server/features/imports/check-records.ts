import { echoReason, originOfRecord, originText } from "#domain/hsds/record-origin.ts";
import { MAX_STREETS_AT_POINT, streetAtPoint } from "#domain/imports/crowded-point.ts";
import { factsOfRecord, type RecordFacts } from "#domain/imports/facts-of-record.ts";
import { isLicensedTerm } from "#domain/imports/licensed-taxonomy.ts";
import { type PrivateElsewhere, privateElsewhere } from "#domain/imports/private-scopes.ts";
import { isSameRecord, marksOfRecord } from "#domain/imports/same-record.ts";
import { joinRecords, type SetAside, type SourceRecord, strayRow } from "#domain/imports/source-record.ts";
import { type Door, doorKey, sharingHiddenDoor } from "#domain/listings/protection/shared-door.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  originsElsewhere,
  readIdentity,
  recordsHere,
  servicesWithMarks,
} from "#server/features/imports/sources/origin-queries.ts";
import type { StatedSource } from "#server/features/imports/sources/queries.ts";
import { buildOutcome } from "./checked-record.ts";
import { type LocatedRecord, locateRecords } from "./locate-records.ts";
import { hashId } from "./part-builder.ts";
import type { Progress } from "./progress.ts";
import {
  addRecords,
  createRecords,
  hideOutcome,
  type RecordToStage,
  recordsAtHiddenDoors,
  settleRecords,
} from "./record-queries.ts";
import type { SetAsideSink } from "./set-aside-file.ts";
import type { StagedPackage } from "./staged-package.ts";
import type { UnusedValues } from "./unused-values.ts";

/** Result of checking a package. */
export interface Checked {
  records: number;
  /** The first row that was set aside. */
  first: SetAside | null;
  /** Records that the source excludes from directories: ids of records, and of services for all of their records. */
  excluded: readonly string[];
  /** Terms of the licensed 211 taxonomy. */
  licensedTerms: number;
}

/** Facts that decide which date the data has, and which of it may be published. */
interface Publishing {
  readonly origin: StatedSource;
  /** ISO date: a later one is not believed. */
  readonly today: string;
}

async function countLicensedTerms(staged: StagedPackage): Promise<number> {
  let count = 0;
  for await (const row of staged.rows("taxonomy_terms")) if (isLicensedTerm(row)) count += 1;
  return count;
}

export interface CheckSinks {
  setAside: SetAsideSink;
  unused: UnusedValues;
  progress: Progress;
}

/**
 * Cleans and locates all records of a package, and stages what was made of them. Writes nothing to the directory.
 *
 * @param staging the connection of the staged package
 */
export async function checkRecords(
  staging: Db,
  staged: StagedPackage,
  publishing: Publishing,
  { setAside, unused, progress }: CheckSinks,
): Promise<Checked> {
  await createRecords(staging);
  progress.start("Checking", staged.count("services") ?? 0);
  let records = 0;
  let services = 0;
  let first: SetAside | null = null;
  const excluded: string[] = [];
  const elsewhere = privateElsewhere(await staged.privateRows());
  for await (const part of staged.parts()) {
    const joined = joinRecords(part.tables, part.earlier, elsewhere);
    const { taken, echoes } = await withoutEchoes(staging, publishing.origin.key, joined.records);
    const located = await locateRecords(staging, taken);
    const checked = located.map((each) => factsOfRecord(each.record, each.place, publishing.today));
    await addRecords(
      staging,
      located.flatMap((each, index) => {
        const outcome = checked[index];
        return outcome === undefined ? [] : toStage(records + index + 1, each, outcome, publishing);
      }),
    );
    const items = [...joined.setAside, ...echoes, ...checked.flatMap((outcome) => outcome.setAside)];
    first ??= items[0] ?? null;
    excluded.push(...joined.excluded);
    setAside.add(items);
    for (const { record } of located) for (const name of record.use.unused()) unused.add(name);
    await setAside.drain();
    records += located.length;
    services += part.tables.get("services")?.length ?? 0;
    progress.at(services);
  }
  for await (const rows of staged.strays()) {
    setAside.add(rows.map(strayRow));
    await setAside.drain();
  }
  await settleRecords(staging, MAX_STREETS_AT_POINT);
  await hideSharedDoors(staging, staged, publishing, elsewhere);
  progress.stop();
  return { records, first, excluded, licensedTerms: await countLicensedTerms(staged) };
}

/** Sets aside what comes from this directory itself, or is here from another source (rules harvest 12 and 24). */
async function withoutEchoes(
  staging: Db,
  source: string,
  records: readonly SourceRecord[],
): Promise<{ taken: SourceRecord[]; echoes: SetAside[] }> {
  const origins = records.map(originOfRecord);
  const stated = origins.filter((origin) => origin !== null);
  if (stated.length === 0) return { taken: [...records], echoes: [] };
  const elsewhere = new Set((await originsElsewhere(staging, source, stated)).map(originText));
  const own = await readIdentity(staging);
  const isHereToo = await sameRecords(staging, source, records);
  const taken: SourceRecord[] = [];
  const echoes: SetAside[] = [];
  for (const [at, record] of records.entries()) {
    const reason = echoReason(origins[at] ?? null, { own, elsewhere, isHereToo: isHereToo(record) });
    const { file, line } = record.service;
    if (reason === null) taken.push(record);
    else echoes.push({ file, line, record: record.externalId, reason });
  }
  return { taken, echoes };
}

/** Tells which records are of a package that was imported here, too. What came from this source before stays known. */
async function sameRecords(
  staging: Db,
  source: string,
  records: readonly SourceRecord[],
): Promise<(record: SourceRecord) => boolean> {
  const marked = records.flatMap((record) => {
    const marks = marksOfRecord(record);
    return marks.length === 0 ? [] : [{ record, marks, name: record.service.get("name") }];
  });
  const [here, known] = [
    await servicesWithMarks(
      staging,
      source,
      marked.flatMap(({ marks }) => marks),
    ),
    await recordsHere(
      staging,
      source,
      marked.map(({ record }) => record.externalId),
    ),
  ];
  const same = new Set(
    marked
      .filter((each) => !known.has(each.record.externalId) && isSameRecord(each, here))
      .map(({ record }) => record),
  );
  return (record) => same.has(record);
}

function toStage(
  number: number,
  located: LocatedRecord,
  outcome: RecordFacts,
  { origin, today }: Publishing,
): RecordToStage {
  const { record, place, timeZone } = located;
  const door = toDoor(located, outcome);
  const key = doorKey(door);
  const staged = buildOutcome(located, outcome, origin, today);
  const crowd = located.coordinates === "source" ? streetAtPoint(place) : null;
  return {
    number,
    serviceRow: record.service.number,
    externalId: record.externalId,
    outcome: JSON.stringify(staged),
    timeZone,
    doorKey: key === null ? null : hashId(key),
    door: key === null ? null : JSON.stringify(door),
    isHiding: key !== null && door.isWithheld,
    organizationId: staged.organization?.externalId ?? null,
    organization: jsonOrNull(staged.organization),
    isHidden: staged.withheld !== null,
    privateContacts: jsonOrNull(outcome.privateContacts),
    pointKey: crowd === null ? null : hashId(crowd.point),
    streetKey: crowd === null ? null : hashId(crowd.street),
  };
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function toDoor({ record, place }: LocatedRecord, { withheld }: RecordFacts): Door {
  return {
    organizationId: record.service.get("organization_id"),
    address1: place.address1,
    city: place.city,
    isWithheld: withheld !== null,
  };
}

/** Cleans the records that share a hidden door again, now as hidden ones. */
async function hideSharedDoors(
  staging: Db,
  staged: StagedPackage,
  { origin, today }: Publishing,
  elsewhere: PrivateElsewhere,
): Promise<void> {
  const behind = await recordsAtHiddenDoors(staging);
  const doors = behind.map(({ door }): Door => JSON.parse(door));
  const indexes = sharingHiddenDoor(doors);
  for (const [index, { number, serviceRow, externalId }] of behind.entries()) {
    if (!indexes.has(index)) continue;
    const part = await staged.part([serviceRow]);
    const { records } = joinRecords(part.tables, part.earlier, elsewhere);
    const [located] = await locateRecords(
      staging,
      records.filter((record) => record.externalId === externalId),
    );
    if (located === undefined)
      throw new Error(`The record ${externalId} behind a hidden door is not found again.`);
    const outcome = factsOfRecord(located.record, located.place, today, "SHARED_DOOR");
    const hidden = buildOutcome(located, outcome, origin, today);
    await hideOutcome(staging, number, JSON.stringify(hidden), jsonOrNull(hidden.organization));
  }
}
