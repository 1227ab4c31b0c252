import type { KudosWords } from "../../en/favorites/kudos.ts";

export const kudos: KudosWords = {
  thank: (name) => `Dar las gracias a ${name}`,
  refused: "No se guardó su “gracias”. Inténtelo más tarde.",
};
