import type { WithholdingReason } from "#domain/listings/protection/withheld-place.ts";
import type { PlaceQuestionWords } from "../../en/places/place-question.ts";

const quoted = (found: readonly string[]) => found.map((words) => `«${words}»`).join(", ");

const BECAUSE: Readonly<Record<WithholdingReason, (found: readonly string[]) => string>> = {
  WORDS: (found) => `Ocultamos la calle de este lugar porque dice: ${quoted(found)}.`,
  SHARED_DOOR: () =>
    "Ocultamos la calle de este lugar porque otro servicio en la misma dirección está oculto.",
  SOURCE_FLAG: () => "Ocultamos la calle de este lugar porque su fuente dice que la dirección es privada.",
  EXCLUDED: () => "La fuente de este lugar ya no lo quiere en directorios.",
  PERSON: () => "Ocultamos la calle de este lugar porque alguien dijo que protege a personas.",
};

export const placeQuestion: PlaceQuestionWords = {
  title: "¿Esta dirección debe quedar en secreto?",
  because: BECAUSE,
  question: "¿Es un lugar cuya dirección debe quedar en secreto?",
  yes: "Sí, mantenerla en secreto",
  yesHint: "Borramos la calle aquí. El público solo ve la región.",
  no: "No, mostrar la dirección",
  isEnough:
    "La dirección se muestra 24 horas después de pulsar «No». Le avisamos por correo, y hasta entonces puede cambiar de idea.",
  needsAnother:
    "Si pulsa «No», otra persona tiene que aceptar: alguien del equipo o quien dirige el servicio. La dirección se muestra 24 horas después.",
  sureQuestion: "¿Mostrar esta dirección a todos?",
  sureHint: "Si aquí hay personas que se esconden de alguien, una dirección puede ponerlas en peligro.",
  sureYes: "Mostrarla en 24 horas",
  sureAsk: "Pedir que se muestre",
  back: "Volver",
  asked: (date) => `Usted pidió el ${date} mostrar la dirección. Otra persona tiene que aceptar.`,
  askedByOther: (date) => `Alguien pidió el ${date} mostrar la dirección.`,
  agree: "Acepto: mostrar la dirección",
  opens: (date) => `La dirección se muestra desde el ${date}. Hasta entonces se puede retirar.`,
  keep: "Dejarla oculta",
  hideQuestion: "¿Mantener esta dirección en secreto para siempre?",
  hideHint: "La calle se borra aquí. Para mostrarla algún día, tendría que escribirla de nuevo.",
  hideYes: "Mantenerla en secreto",
  kept: "Este servicio protege a personas, y por eso el público no ve su dirección.",
  openTitle: "¿Ya no protege a personas?",
  openHint: "Guardar no lo deshace. Pida aquí que se muestre la dirección.",
  done: "Guardado.",
  hidden: "Esta dirección queda en secreto.",
  stale: "Algo cambió. Mire de nuevo, por favor.",
  failed: "No se pudo. Inténtelo de nuevo.",
};
