import type { StaticPagesWords } from "../en/static-pages.ts";

export const staticPages: StaticPagesWords = {
  feedbackForm: "formulario de comentarios",
};
