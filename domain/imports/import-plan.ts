/** A record as an import brings it. */
export interface IncomingRecord {
  externalId: string;
  /** Of the facts, in hexadecimal digits. */
  fingerprint: string;
}

/** A record as an earlier import left it. */
export interface KnownRecord extends IncomingRecord {
  /** Nobody has edited, confirmed or deleted the service since. */
  isAsImported: boolean;
}

export interface ImportPlan<Incoming extends IncomingRecord, Known extends KnownRecord> {
  added: readonly Incoming[];
  changed: readonly { record: Incoming; known: Known }[];
  unchanged: readonly Incoming[];
  /** The source has changed, and so has a person: the person's version stands. */
  conflicts: readonly { record: Incoming; known: Known }[];
  /** Known, and not in the package any more. They are reported, never removed. */
  vanished: readonly Known[];
}

/** What an import will do with each record. A record equal to its last import is left alone whatever else was done. */
export function planImport<Incoming extends IncomingRecord, Known extends KnownRecord>(
  incoming: readonly Incoming[],
  known: readonly Known[],
): ImportPlan<Incoming, Known> {
  const byId = new Map(known.map((record) => [record.externalId, record]));
  const come = new Set(incoming.map((record) => record.externalId));
  const added: Incoming[] = [];
  const changed: { record: Incoming; known: Known }[] = [];
  const unchanged: Incoming[] = [];
  const conflicts: { record: Incoming; known: Known }[] = [];
  for (const record of incoming) {
    const before = byId.get(record.externalId);
    if (before === undefined) added.push(record);
    else if (before.fingerprint === record.fingerprint) unchanged.push(record);
    else if (before.isAsImported) changed.push({ record, known: before });
    else conflicts.push({ record, known: before });
  }
  return {
    added,
    changed,
    unchanged,
    conflicts,
    vanished: known.filter((record) => !come.has(record.externalId)),
  };
}
