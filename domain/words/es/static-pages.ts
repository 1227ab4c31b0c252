import type { StaticPagesWords } from "../en/static-pages.ts";
import { datesAndTimes } from "./dates-and-times.ts";

export const staticPages: StaticPagesWords = {
  feedbackForm: "formulario de comentarios",
  outdated: "La versión en inglés de esta página es más reciente.",
  sources: "De dónde viene la información",
  asOf: (month, year) => `con datos de ${month} de ${year}`,
  dateUnknown: "fecha desconocida",
  license: (licence) => `Licencia: ${licence}`,
  licenseUnknown: "Licencia sin confirmar",
  months: datesAndTimes.months,
};
