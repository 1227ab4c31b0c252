import { useState } from "react";

/** The row of a list that is being edited: one at a time. */
export interface OpenRow {
  /** Key of the row; null: none is open. */
  key: number | null;
  /** Whether the row existed before. */
  isChange: boolean;
  open(key: number, isChange?: boolean): void;
  close(): void;
}

const NONE = { key: null, isChange: false };

export function useOpenRow(): OpenRow {
  const [{ key, isChange }, setOpen] = useState<{ key: number | null; isChange: boolean }>(NONE);
  return {
    key,
    isChange,
    open: (row, isOld = false) => setOpen({ key: row, isChange: isOld }),
    close: () => setOpen(NONE),
  };
}
