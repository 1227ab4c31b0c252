/** What can be done with the service of a row. */
export interface RowCommands {
  onConfirm: () => void;
  onDelete: () => void;
  onUndo: () => void;
}
