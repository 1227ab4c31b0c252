import { createHash } from "node:crypto";
import { originOfRecord, type RecordOrigin } from "#domain/hsds/record-origin.ts";
import type { RecordFacts } from "#domain/imports/facts-of-record.ts";
import type { Fix } from "#domain/imports/fixes.ts";
import { organizationWithoutLicensedTerms, withoutLicensedTerms } from "#domain/imports/licensed-taxonomy.ts";
import { marksOfRecord, type RecordMark } from "#domain/imports/same-record.ts";
import { dateOfRecord } from "#domain/imports/source-date.ts";
import { sourcesStatedIn } from "#domain/imports/stated-sources.ts";
import type { SourceOfFields } from "#domain/services/source.ts";
import type { StatedSource } from "#server/features/imports/sources/queries.ts";
import type { LocatedRecord } from "./locate-records.ts";
import type { SettledRecord } from "./record-queries.ts";

/** Result of checking a record, as it is staged. */
export interface Outcome
  extends Pick<
    RecordFacts,
    "facts" | "withheld" | "question" | "hours" | "organization" | "program" | "isComplete" | "bedsCountedAt"
  > {
  /** Text of a closing that could not be read; absent or "": there is none. */
  unreadClosing?: string;
  /** A person has decided about its place before: it is not withheld. Absent: no person has. */
  isAnswered?: boolean;
  fixes: readonly Fix[];
  coordinates: LocatedRecord["coordinates"];
  isContradicted: boolean;
  /** ISO date of its facts in the source; null where it is not known. */
  asOf: string | null;
  /** The record's first directory; null where its source does not say. */
  origin: RecordOrigin | null;
  /** The records of packages that it is, as its source states them. */
  marks: readonly RecordMark[];
  /** The sources that its source names in turn. */
  statedSources: readonly SourceOfFields[];
}

/** A record of a package, cleaned and ready to be merged. */
export interface CheckedRecord {
  externalId: string;
  /** Hash of the facts, hexadecimal. */
  fingerprint: string;
  outcome: Outcome;
  /** True where many streets have the same point. */
  isCrowded: boolean;
}

/** @param today ISO date: a later one is not believed */
export function buildOutcome(
  located: LocatedRecord,
  {
    facts,
    withheld,
    question,
    hours,
    unreadClosing,
    organization,
    program,
    isComplete,
    bedsCountedAt,
    fixes,
  }: RecordFacts,
  { asOf, taxonomyLicence }: StatedSource,
  today: string,
): Outcome {
  const { record, coordinates, isContradicted } = located;
  return {
    facts: taxonomyLicence === null ? withoutLicensedTerms(facts) : facts,
    withheld,
    question,
    hours,
    unreadClosing,
    organization: taxonomyLicence === null ? organizationWithoutLicensedTerms(organization) : organization,
    program,
    isComplete,
    bedsCountedAt,
    fixes: [...fixes],
    coordinates,
    isContradicted,
    asOf: dateOfRecord(record, today) ?? asOf,
    origin: originOfRecord(record),
    marks: marksOfRecord(record),
    statedSources: sourcesStatedIn(record),
  };
}

/** Adds what follows from the other records of the package. */
export function checkedRecord(settled: SettledRecord, usualTimeZone: string): CheckedRecord {
  const outcome: Outcome = JSON.parse(settled.outcome);
  const { externalId, isCrowded } = settled;
  const { facts } = outcome;
  const complete = outcome.isComplete
    ? facts
    : {
        ...facts,
        timeZone: settled.timeZone ?? usualTimeZone,
        place: isCrowded ? { ...facts.place, isApproximate: true } : facts.place,
      };
  return {
    externalId,
    fingerprint: fingerprintFacts({ ...outcome, facts: complete }),
    outcome: { ...outcome, facts: complete },
    isCrowded,
  };
}

/** Hashes the facts. Fields are always in the same order, so that equal facts give equal text. */
function fingerprintFacts({ facts, organization, program }: Outcome): string {
  const named = organization === null ? null : [organization.externalId, organization.name];
  return createHash("sha256")
    .update(JSON.stringify([facts, named, program]))
    .digest("hex");
}
