/** Hints of some browsers about the connection; others give none. */
export interface ConnectionHint {
  readonly saveData?: boolean;
  /** One of `4g`, `3g`, `2g`, `slow-2g`. */
  readonly effectiveType?: string;
}

/** Whether nothing loads without a touch: the visitor saves data, or the connection is slow. */
export function savesData({ saveData, effectiveType = "" }: ConnectionHint = {}): boolean {
  return saveData === true || effectiveType.endsWith("2g");
}
