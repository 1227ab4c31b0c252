import type { FeedbackWords } from "../en/feedback.ts";

export const feedback: FeedbackWords = {
  titles: {
    contact: "Contáctenos",
    report: "Informar de un error",
    feedback: "Comentarios",
  },
  intro: {
    contact: (name) => `Su mensaje le llega a ${name}.`,
    report: (name) =>
      `¿Qué está mal o qué falta sobre ${name}? Su aviso les llega a quienes mantienen este directorio.`,
    feedback: () => "¿Qué funciona, qué no y qué falta? Leemos todos los mensajes.",
  },
  urgent: "Nadie lee esto en el momento. En peligro, llame al 911; en una crisis, llame o escriba al 988.",
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
  errors: {
    required: {
      name: "Escriba su nombre",
      email: "Escriba su correo electrónico",
      phone: "Escriba su teléfono",
      subject: "Escriba un asunto",
      message: "Escriba su mensaje",
    },
    notEmail: "Escriba un correo electrónico válido.",
    notPhone: "Escriba un número de teléfono de 10 dígitos.",
    tooLong: (label, max) => `${label}: menos de ${max} caracteres.`,
    other: "Revise este campo.",
  },
  summary: (count) => (count === 1 ? "Revise un campo." : `Revise ${count} campos.`),
  location: "Enviar dónde estoy ahora",
  locationHint: "Solo redondeado a unos 100 metros, y solo si marca esta casilla.",
  send: "Enviar",
  sending: "Enviando…",
  sent: {
    contact: "Mensaje enviado. ¡Gracias!",
    report: "Aviso enviado. ¡Gracias!",
    feedback: "Comentario enviado. ¡Gracias!",
  },
  receipt: "Le enviamos un breve acuse de recibo a su correo.",
  another: "Escribir otro",
  toList: "Volver a la lista",
  queued:
    "Sin conexión. Su mensaje espera aquí y se envía en cuanto haya conexión, aunque salga de esta página.",
  queuedCount: (count) =>
    count === 1 ? "Un mensaje espera la conexión." : `${count} mensajes esperan la conexión.`,
  queuedSent: (count) =>
    count === 1 ? "Se envió su mensaje pendiente." : `Se enviaron ${count} mensajes pendientes.`,
  queuedRejected: "Un mensaje pendiente no se pudo enviar. Su texto está de nuevo en el formulario.",
  cannotQueue:
    "Sin conexión, y este navegador no puede guardar mensajes. Su texto sigue aquí: inténtelo de nuevo.",
  tooManyMessages:
    "Demasiados mensajes desde aquí. Espere un rato e inténtelo de nuevo; su texto sigue aquí.",
  failed: "Algo salió mal, inténtelo de nuevo. Su texto sigue aquí.",
  gone: "Este servicio ya no está en la lista.",
  draft: "Recuperamos lo que había escrito.",
  draftInOtherTab: "Este formulario ya estaba abierto en otra pestaña. En esta no se guarda un borrador.",
  needsScripts: "Este formulario necesita JavaScript. También puede escribirnos por correo.",
  pictures: {
    label: (max) => `Fotos (hasta ${max})`,
    hint: "PNG, JPEG o WebP, 10 MB cada una. Se les quitan el lugar y el dispositivo.",
    choose: "Elegir fotos",
    drop: "o suéltelas aquí",
    remove: (name) => `Quitar ${name}`,
    removed: (name) => `Se quitó ${name}`,
    progress: (name, percent) => `${name}: ${percent} %`,
    ready: "lista",
    queued: "espera la conexión",
    working: "en revisión",
    notPicture: "No es una imagen PNG, JPEG o WebP.",
    tooLarge: "Pesa más de 10 MB.",
    tooManyPixels: "Tiene demasiados píxeles.",
    failed: "No se pudo enviar.",
    retry: "Intentar de nuevo",
    tooMany: (max) => `Solo se pueden enviar ${max} fotos.`,
    gone: "Las fotos se guardan solo un día. Revíselas y envíe otra vez.",
    removeFirst: "Quite las fotos que no se pueden enviar.",
    number: (at) => `Foto ${at}`,
  },
};
