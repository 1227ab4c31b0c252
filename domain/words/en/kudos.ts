/** The heart: a thank-you for a service, once from each browser. */
export const kudos = {
  thank: (name: string) => `Give kudos to ${name}`,
  refused: "Your kudo could not be counted. Please try again later.",
};

export type KudosWords = typeof kudos;
