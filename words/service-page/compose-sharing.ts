interface Messages {
  readonly scanWhole: string;
  readonly scanFirst: (max: number) => string;
}

/** Adds what the code of a printed list opens. */
export function composeSharing<Given extends Messages>(messages: Given) {
  return {
    ...messages,
    scanList: (count: number, max: number): string =>
      count > max ? messages.scanFirst(max) : messages.scanWhole,
  };
}
