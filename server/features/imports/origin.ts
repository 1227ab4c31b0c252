import type { PackageDescription } from "#domain/imports/package-description.ts";
import type { Actor } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  type DatedRecord,
  renewDates,
  renewRevisions,
  type StatedSource,
  servicesOfSource,
} from "#server/features/imports/sources/queries.ts";

/** Statements of the operator about the source of a package; null: not stated. */
export interface OperatorStatement {
  /** ISO date of the data, where the package states none. */
  readonly asOf: string | null;
  readonly licence: string | null;
  readonly url: string | null;
  /** License to publish codes and names of the 211 taxonomy. */
  readonly taxonomyLicence: string | null;
}

export const NOTHING_STATED: OperatorStatement = {
  asOf: null,
  licence: null,
  url: null,
  taxonomyLicence: null,
};

/**
 * The source as it is to be recorded. The operator's statement takes precedence over the package's, except for the
 * date: the package's is closer to the data. Where neither states anything, what was recorded before stays.
 */
export function resolveOrigin(
  key: string,
  named: string | null,
  {
    described,
    stated,
    before,
  }: { described: PackageDescription; stated: OperatorStatement; before: StatedSource | null },
): StatedSource {
  return {
    key,
    name: named ?? described.name ?? before?.name ?? key,
    url: stated.url ?? described.url ?? before?.url ?? null,
    licence: stated.licence ?? described.licence ?? before?.licence ?? null,
    taxonomyLicence: stated.taxonomyLicence ?? before?.taxonomyLicence ?? null,
    asOf: described.asOf ?? stated.asOf,
  };
}

/** A source by the name under which its records are stored, and its id. */
export interface ImportSource {
  readonly key: string;
  readonly id: number;
  /** The run that records how to undo the import; absent: nothing is recorded. */
  readonly run?: RecordedRun | null;
  /** The person who approved it without such a run; absent: the operator. */
  readonly actor?: Actor | undefined;
}

/** An import in the browser, or a harvest, whose writes are recorded so that it can be undone. */
export interface RecordedRun {
  readonly id: string;
  /** Who started it; SYSTEM where the account is gone, OPERATOR where a harvest needed no one. */
  readonly actor: Actor | "SYSTEM" | "OPERATOR";
}

/** Services whose rows are renewed in one statement. */
const BATCH = 500;

/** Whether pages have to show something different about a source than before. */
export function isShownOtherwise(before: StatedSource | null, origin: StatedSource): boolean {
  const shown = ({ name, url, licence }: StatedSource) => JSON.stringify([name, url, licence]);
  return before !== null && shown(before) !== shown(origin);
}

/** Renews all services of a source, so that nothing cached shows what was recorded of it before. */
export async function renewServices(bulk: Db, key: string): Promise<void> {
  const held: string[] = [];
  let after: string | null = null;
  for (;;) {
    const ids: readonly string[] = await servicesOfSource(bulk, key, after, BATCH);
    after = ids.at(-1) ?? null;
    if (after === null) break;
    const renewed = new Set(await renewRevisions(bulk, ids, false));
    held.push(...ids.filter((id) => !renewed.has(id)));
  }
  // One at a time: the transaction that is waited for holds nothing that others wait for.
  for (const id of held) await renewRevisions(bulk, [id], true);
}

/** Renews the dates of records that the source repeats, waiting for no one while it holds others. */
export async function renewRecordDates(
  bulk: Db,
  source: ImportSource,
  records: readonly DatedRecord[],
): Promise<void> {
  const left = await renewDates(bulk, source, records, false);
  for (const record of records.filter(({ externalId }) => left.includes(externalId))) {
    await renewDates(bulk, source, [record], true);
  }
}
