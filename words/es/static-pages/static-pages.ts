import type { StaticPagesWords } from "../../en/static-pages/static-pages.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

export const staticPages: StaticPagesWords = {
  feedbackForm: "formulario de comentarios",
  outdated: "La versión en inglés de esta página es más reciente.",
  sources: "De dónde viene la información",
  asOf: (month, year) => `con datos de ${month} de ${year}`,
  dateUnknown: "fecha desconocida",
  license: (licence) => `Licencia: ${licence}`,
  licenseUnknown: "Licencia sin confirmar",
  modelTitle: "¿Alguien más lee lo que escribo al chatbot?",
  model:
    "Cuando el chatbot no entiende un mensaje, manda esas palabras a un programa externo. Puede ser de otra empresa. No recibe su ubicación ni su nombre, a menos que usted los escriba. Nunca mandamos los mensajes en los que reconocemos un peligro.",
  months: datesAndTimes.months,
};
