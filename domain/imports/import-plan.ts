/** An imported record. */
export interface IncomingRecord {
  externalId: string;
  /** Hash of the facts, hexadecimal. */
  fingerprint: string;
}

/** A record of an earlier import. */
export interface KnownRecord extends IncomingRecord {
  /** Whether no one has edited, confirmed or deleted the service since. */
  isAsImported: boolean;
}

export interface ImportPlan<Incoming extends IncomingRecord, Known extends KnownRecord> {
  added: readonly Incoming[];
  changed: readonly { record: Incoming; known: Known }[];
  unchanged: readonly Incoming[];
  /** Changed by both the source and a person: the person's version stays. */
  conflicts: readonly { record: Incoming; known: Known }[];
  /** Known, but no longer in the package. Reported, never deleted. */
  vanished: readonly Known[];
}

/** Plans what an import does with each record. A record equal to its last import is left unchanged. */
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
