interface Messages {
  readonly changes: {
    readonly none: string;
    readonly up: (points: number) => string;
    readonly down: (points: number) => string;
  };
}

/** Adds how far a share of services has changed. */
export function composeDirectoryHealth<Given extends Messages>(messages: Given) {
  const { none, up, down } = messages.changes;
  return {
    ...messages,
    /** @param points percentage points */
    change: (points: number): string => {
      if (points === 0) return none;
      return points > 0 ? up(points) : down(-points);
    },
  };
}
