import { useState } from "react";

/** Which row of a list is being edited: one at a time. */
export interface OpenRow {
  /** Its key; null: none. */
  key: number | null;
  /** Whether it was there before. */
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
