import type { KudosWords } from "../en/kudos.ts";

export const kudos: KudosWords = {
  thank: (name) => `Dar un aplauso a ${name}`,
  refused: "No se pudo contar su aplauso. Inténtelo más tarde.",
};
