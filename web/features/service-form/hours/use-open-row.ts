import { useState } from "react";

/** Which row of a list is being edited: one at a time. */
export interface OpenRow {
  /** Its key; null: none. */
  key: number | null;
  open(key: number): void;
  close(): void;
}

export function useOpenRow(): OpenRow {
  const [key, setKey] = useState<number | null>(null);
  return { key, open: setKey, close: () => setKey(null) };
}
