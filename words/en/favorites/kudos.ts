/** The heart: a thank-you for a service, once from each browser. */
export const kudos = {
  thank: (name: string) => `Give kudos to ${name}`,
  refused: "We couldn't count your kudos. Please try again later.",
};

export type KudosWords = typeof kudos;
