import type { FeedbackWords } from "../../en/feedback/feedback.ts";
import { phoneField } from "../base/phone-field.ts";
import { messageSubject } from "./message-subject.ts";

export const feedback: FeedbackWords = {
  phoneField,
  titles: {
    contact: (name) => `Escribir a ${name}`,
    report: "Reportar un error",
    feedback: "Escríbanos",
  },
  intro: {
    contact: (name) => `Su mensaje le llega a ${name}.`,
    report: (name) =>
      `¿Qué está mal o qué falta sobre ${name}? Su reporte llega a quienes cuidan este directorio.`,
    feedback: () => "¿Qué funciona, qué no y qué falta? Leemos todos los mensajes.",
  },
  claim: { hint: "¿Trabaja en este servicio?", link: "Es mi organización" },
  mustReport: "Si cuenta que dañan a un niño o a una persona mayor, quizás el personal tenga que reportarlo.",
  urgent:
    "No leemos esto de inmediato. Si está en peligro, llame al 911. En una crisis, llame o mande un texto al 988.",
  labels: {
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    subject: "Asunto",
    message: "Mensaje",
  },
  hints: {
    email: "Para responderle. No enviamos publicidad.",
    phone: "10 dígitos",
  },
  subjectTo: messageSubject,
  errors: {
    required: {
      name: "Escriba su nombre",
      email: "Escriba su correo electrónico",
      phone: "Escriba su teléfono",
      subject: "Escriba un asunto",
      message: "Escriba su mensaje",
    },
    notEmail: "Escriba el correo completo, como ana@example.org.",
    notPhone: "Escriba un número de teléfono de 10 dígitos.",
    tooLong: (label, max) => `${label}: use menos de ${max} letras.`,
    other: "Revise este dato.",
  },
  summary: (count) => (count === 1 ? "Revise 1 dato." : `Revise ${count} datos.`),
  location: "Enviar dónde estoy ahora",
  locationHint: "Solo el lugar aproximado (unos 100 metros), y solo si marca esta casilla.",
  send: "Enviar",
  sending: "Enviando…",
  sent: {
    contact: "Mensaje enviado. ¡Gracias!",
    report: "Reporte enviado. ¡Gracias!",
    feedback: "Mensaje enviado. ¡Gracias!",
  },
  receipt: "Le enviamos un correo para confirmar que lo recibimos.",
  another: "Escribir otro",
  toList: "Volver a la lista",
  queued:
    "Sin internet. Su mensaje se guarda aquí y se envía cuando haya internet, aunque salga de esta página.",
  queuedCount: (count) =>
    count === 1
      ? "Un mensaje se enviará cuando haya internet."
      : `${count} mensajes se enviarán cuando haya internet.`,
  queuedSent: (count) =>
    count === 1 ? "Se envió su mensaje pendiente." : `Se enviaron ${count} mensajes pendientes.`,
  queuedRejected: "Un mensaje pendiente no se pudo enviar. Su texto está de nuevo en el formulario.",
  cannotQueue:
    "Sin internet, y este navegador no puede guardar mensajes. Su texto sigue aquí: inténtelo después.",
  tooManyMessages:
    "Demasiados mensajes desde aquí. Espere un rato e inténtelo de nuevo; su texto sigue aquí.",
  failed: "Algo salió mal. Inténtelo de nuevo: su texto sigue aquí.",
  gone: "Este servicio ya no está en la lista.",
  draft: "Recuperamos lo que había escrito.",
  draftInOtherTab: "Este formulario ya está abierto en otra ventana. En esta no guardamos lo que escriba.",
  needsScripts: "Para usar este formulario, active JavaScript. También puede escribirnos por correo.",
  pictures: {
    label: (max) => `Fotos (hasta ${max})`,
    hint: "PNG, JPEG o WebP, hasta 10 MB cada una. Les quitamos los datos del lugar y del teléfono.",
    choose: "Elegir fotos",
    drop: "o suéltelas aquí",
    remove: (name) => `Quitar ${name}`,
    removed: (name) => `Se quitó ${name}`,
    progress: (name, percent) => `${name}: ${percent}\u00a0%`,
    ready: "lista",
    queued: "se enviará con internet",
    working: "en revisión",
    notPicture: "No es una imagen PNG, JPEG o WebP.",
    tooLarge: "Pesa más de 10 MB.",
    tooManyPixels: "La foto es demasiado grande.",
    failed: "No se pudo enviar.",
    retry: "Intentar de nuevo",
    tooMany: (max) => `Solo se pueden enviar ${max} fotos.`,
    gone: "Las fotos se guardan solo un día. Revíselas y envíe otra vez.",
    removeFirst: "Quite las fotos que no se pueden enviar.",
    number: (at) => `Foto ${at}`,
  },
};
