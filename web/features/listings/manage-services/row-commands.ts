import type { ManagedRow } from "./use-managed.ts";

/** Actions on the service of a row. */
export interface RowCommands {
  onConfirm: () => void;
  onDelete: () => void;
  /** Called when the service was closed for today, or opens as usual again. */
  onStatus: (openStatus: ManagedRow["service"]["openStatus"]) => void;
  onUndo: () => void;
}
