import type { ImportPlan } from "#domain/imports/import-plan.ts";
import type { ImportItemKind } from "#domain/imports/import-run.ts";
import type { SetAside } from "#domain/imports/source-record.ts";
import { toListing } from "#domain/listings/listing-facts.ts";
import { changedFields } from "#domain/services/changes.ts";
import type { Db } from "#server/base/sql/db.ts";
import { alreadyHere, type NewListing } from "#server/features/duplicates/already-here.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import type { CheckedRecord } from "./checked-record.ts";
import { printable } from "./import-limits.ts";
import type { KnownRecord } from "./queries.ts";
import { namesOfRecords, type RunItem } from "./run-queries.ts";
import type { SetAsideSink } from "./set-aside-file.ts";

/** Number of records of each kind that a preview lists. */
const LISTED = 200;

/** Collects the first records of each kind while an import is planned. */
export class PreviewItems {
  readonly #items = new Map<ImportItemKind, RunItem[]>();

  /** All collected items, grouped by kind. */
  get all(): readonly RunItem[] {
    return [...this.#items.values()].flat();
  }

  /** Receives what is set aside. */
  readonly setAside: SetAsideSink = {
    add: (items: readonly SetAside[]) =>
      this.#add(
        "SET_ASIDE",
        items.slice(0, LISTED).map(({ file, line, record, reason }) => ({
          externalId: record === null ? null : printable(record),
          serviceId: null,
          name: `${printable(file)}${line === null ? "" : `:${line}`}`,
          note: printable(reason),
          fields: [],
        })),
      ),
    drain: async () => {},
  };

  async addPlanned(db: Db, plan: ImportPlan<CheckedRecord, KnownRecord>): Promise<void> {
    await this.#addNew(db, plan.added.slice(0, this.#room("ADDED")));
    this.#add(
      "KEPT",
      plan.conflicts.slice(0, LISTED).map(({ record, known }) => toRunItem(record, known.serviceId)),
    );
    const changed = plan.changed.slice(0, this.#room("CHANGED"));
    const stored = await readManyStored(
      db,
      changed.map(({ known }) => known.serviceId),
    );
    this.#add(
      "CHANGED",
      changed.map(({ record, known }) => {
        const before = stored.get(known.serviceId)?.current;
        const fields = before === undefined ? [] : changedFields(before, toListing(record.outcome.facts));
        return { ...toRunItem(record, known.serviceId), fields };
      }),
    );
  }

  async addGone(db: Db, source: string, externalIds: readonly string[]): Promise<void> {
    const gone = await namesOfRecords(db, source, externalIds);
    this.#add(
      "GONE",
      gone.map((each) => ({ ...each, note: null, fields: [] })),
    );
  }

  /**
   * Adds new records with the service that each probably is under another id (rules duplicates 1–6), those with one
   * first.
   */
  async #addNew(db: Db, added: readonly CheckedRecord[]): Promise<void> {
    const here = await alreadyHere(db, added.map(toNewListing));
    const items = added.map((record, at) => {
      const service = here[at] ?? null;
      return { ...toRunItem(record, service?.id ?? null), note: service?.name ?? null };
    });
    this.#add("ADDED", [
      ...items.filter(({ serviceId }) => serviceId !== null),
      ...items.filter(({ serviceId }) => serviceId === null),
    ]);
  }

  #room(kind: ImportItemKind): number {
    return LISTED - (this.#items.get(kind)?.length ?? 0);
  }

  #add(kind: ImportItemKind, items: readonly Omit<RunItem, "kind">[]): void {
    const known = this.#items.get(kind) ?? [];
    known.push(...items.slice(0, this.#room(kind)).map((item) => ({ ...item, kind })));
    this.#items.set(kind, known);
  }
}

/**
 * Facts of a record to compare with others; null where its place is not public, so that no comparison reveals what it
 * is near to.
 */
function toNewListing({ outcome: { facts, withheld, organization } }: CheckedRecord): NewListing | null {
  if (withheld !== null || facts.isProtected === true || facts.place.visibility !== "EXACT") return null;
  const { name, description } = facts;
  const { address1, address2, city, state, zip } = facts.place;
  const { phone, phoneExtension, website, contactEmail } = facts;
  const where = { address1, address2, city, state, zip };
  const contact = { phone, phoneExtension, website, contactEmail };
  return { name, description, ...where, ...contact, organization: organization?.name ?? null };
}

function toRunItem({ externalId, outcome }: CheckedRecord, serviceId: string | null): Omit<RunItem, "kind"> {
  return { externalId, serviceId, name: outcome.facts.name, note: null, fields: [] };
}
