interface Messages {
  readonly agesAt: (age: number) => string;
  readonly agesFromTo: (min: number, max: number) => string;
}

/** Adds ages of which both ends are stated. */
export function composeWaysIn<Given extends Messages>(messages: Given) {
  return {
    ...messages,
    agesBetween: (min: number, max: number): string =>
      min === max ? messages.agesAt(min) : messages.agesFromTo(min, max),
  };
}
