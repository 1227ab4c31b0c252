interface Messages {
  readonly distance: {
    readonly under: string;
    readonly miles: (miles: string) => string;
    readonly underSpoken: string;
    readonly milesSpoken: (miles: string) => string;
  };
}

/** Adds distances, which are never 0: "under 0.1 mi". */
export function composeServices<Given extends Messages>(messages: Given) {
  const { distance } = messages;
  return {
    ...messages,
    miles: (miles: string): string => (Number(miles) === 0 ? distance.under : distance.miles(miles)),
    milesSpoken: (miles: string): string =>
      Number(miles) === 0 ? distance.underSpoken : distance.milesSpoken(miles),
  };
}
