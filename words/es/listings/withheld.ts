import type { WithheldWords } from "../../en/listings/withheld.ts";

export const withheld: WithheldWords = {
  title: "Lugares por proteger",
  intro:
    "Estos servicios pueden ayudar a personas que necesitan estar a salvo de alguien. Lo que está oculto sigue oculto hasta que usted decida.",
  none: "No hay nada que decidir.",
  reasons: {
    WORDS: "Palabras que nos alertaron:",
    SHARED_DOOR: "Otro servicio en la misma dirección está oculto.",
    SOURCE_FLAG: "La fuente dice que esta dirección es privada.",
    PERSON: "Alguien dijo que este servicio protege a personas.",
    EXCLUDED: "La fuente ya no quiere este servicio en directorios, y alguien lo editó aquí.",
  },
  hiddenNow: "El público solo ve la región. La dirección se guarda para quienes pueden editarla.",
  asked: "La dirección es pública. ¿Debe serlo?",
  askedToStay: "Es público. ¿Debe quedarse?",
  stillNames: (fields) => `Todavía nombran el pueblo o la calle: ${fields.join(", ")}.`,
  found: (date) => `Encontrado el ${date}`,
  hide: "Ocultar para siempre",
  hideQuestion: (name) => `¿Ocultar para siempre la dirección de ${name}?`,
  hideHint: "La calle se borra aquí. Tendría que escribirla de nuevo.",
  hideYes: "Ocultar y borrar",
  no: "Volver",
  open: "Pedir que se muestre",
  agree: "Aceptar que se muestre",
  keep: "Dejarla oculta",
  show: "Puede ser pública",
  withhold: "Ocultarla ahora",
  stays: "Puede quedarse",
  leave: "Quitarlo del sitio",
  askedByYou:
    "Usted pidió mostrarla. Otra persona tiene que aceptar: alguien más del equipo o quien dirige el servicio.",
  askedByYouAlone: "Usted pidió mostrarla. Alguien más del equipo tiene que aceptar.",
  askedByOther: (date) =>
    `Alguien pidió mostrarla el ${date}. Si usted acepta, se mostrará 24 horas después.`,
  opens: (date) => `Se mostrará el ${date}, a menos que alguien la deje oculta.`,
  done: "Guardado.",
  failed: "No se pudo. Inténtelo de nuevo.",
  stale: "Otra persona ya lo decidió.",
  more: "Ver más",
};
