import { useCallback, useMemo, useState } from "react";
import type { ManagedRow } from "./use-managed.ts";

export interface Selection {
  /** Ids in the order of the list. */
  readonly ids: readonly string[];
  readonly isAll: boolean;
  /** Whether any row can be selected. */
  readonly isPossible: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  selectAll(): void;
  clear(): void;
}

/** The selected rows; those that are deleted, or are not in the list any more, are not among them. */
export function useSelection(rows: readonly ManagedRow[] | null): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selectable = useMemo(
    () =>
      rows?.flatMap(({ service, isDeleted }) => (isDeleted || !isSelectable(service) ? [] : [service.id])) ??
      [],
    [rows],
  );
  const ids = useMemo(() => selectable.filter((id) => selected.has(id)), [selectable, selected]);
  const toggle = useCallback(
    (id: string) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return {
    ids,
    isAll: ids.length > 0 && ids.length === selectable.length,
    isPossible: selectable.length > 0,
    has: (id) => ids.includes(id),
    toggle,
    selectAll: () => setSelected(new Set(selectable)),
    clear: () => setSelected(new Set()),
  };
}

/** Whether an action can apply to several such services together. */
export function isSelectable({ may }: ManagedRow["service"]): boolean {
  return may.confirm || may.delete;
}
