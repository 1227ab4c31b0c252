import type { NotFoundWords } from "../../en/base/not-found.ts";

export const notFoundPage: NotFoundWords = {
  notFoundHint: "Quizás el enlace es viejo o el servicio ya no está.",
  toHome: "Ir a la página de inicio",
  getHelpNow: "Ayuda ahora",
};
