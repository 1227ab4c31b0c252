import type { ArrivalsWords } from "../../en/directions/arrivals.ts";

export const arrivals: ArrivalsWords = {
  OPEN: "Abierto cuando llegue",
  CLOSED: "Cerrado cuando llegue",
  CLOSES_SOON: "Cierra poco después de que llegue",
  brief: { OPEN: "Abierto al llegar", CLOSED: "Cerrado al llegar", CLOSES_SOON: "Cierra poco después" },
  checking: "Calculando a qué hora llegaría.",
  hidden: (count) =>
    count === 1
      ? "Ocultamos 1 servicio. Estará cerrado cuando usted llegue."
      : `Ocultamos ${count} servicios. Estarán cerrados cuando usted llegue.`,
  noneHidden: "Que sepamos, ninguno estará cerrado cuando usted llegue.",
  show: "Mostrar todos",
};
