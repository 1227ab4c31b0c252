import type { MailWords } from "../../en/mail/mail.ts";

/** Lo que dicen los correos. */
export const mail: MailWords = {
  footer: (product, origin) => `${product} · ${origin}`,
  noReply: "Nadie lee las respuestas a este correo.",
  notYou: "Si no fue usted, no tiene que hacer nada.",
  confirmEmail: {
    subject: (product) => `Confirme su correo para ${product}`,
    intro: (product) => `Alguien, seguramente usted, usó este correo para una cuenta en ${product}.`,
    link: "Confirmar este correo",
    lasts: "El enlace sirve por siete días.",
    why: "Solo después de eso le llegarán los mensajes de quienes necesitan sus servicios.",
    notYou: "Si no fue usted, abra el enlace y elija “Yo no creé esta cuenta”.",
  },
  welcome: {
    subject: (product) => `Le damos la bienvenida a ${product}`,
    intro: (product) => `Su cuenta en ${product} está lista.`,
    next: "Agregue sus servicios y mantenga al día sus horarios y camas: así los encontrará quien los necesita.",
    link: "Ir a sus servicios",
  },
  resetPassword: {
    subject: (product) => `Una contraseña nueva para ${product}`,
    intro: (product) =>
      `Alguien, seguramente usted, pidió una contraseña nueva para la cuenta de ${product} con este correo.`,
    link: "Elegir una contraseña nueva",
    lasts: "El enlace sirve una sola vez, por una hora.",
    notYou: "Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.",
  },
  invitation: {
    subject: (product) => `Le invitamos a ${product}`,
    intro: (product) => `Alguien que administra ${product} le invita a colaborar.`,
    roles: {
      USER: "Podrá agregar sus servicios y mantenerlos al día.",
      "AUTO USER": "Podrá mantener sus servicios al día. Sus cambios serán públicos sin revisión.",
      VOLUNTEER: "Podrá confirmar servicios y proponer cambios.",
      "VOLUNTEER LEAD": "Podrá editar servicios y revisar cambios.",
      "SUPER USER": "Podrá editar servicios, revisar cambios, actualizar camas y poner avisos.",
      ADMINISTRATOR: "Podrá administrar servicios, personas y funciones.",
    },
    link: "Elegir una contraseña",
    lasts: "El enlace sirve una sola vez, durante 7 días.",
    notYou: "Si no le interesa, no tiene que hacer nada.",
  },
  confirmListings: {
    subject: (service) => `¿Sigue siendo correcto? ${service}`,
    subjectOfMany: (count) => `¿Sigue siendo correcto? ${count} servicios`,
    intro: (product) =>
      `La gente busca ayuda en ${product}. Por favor, revise si lo que aparece sobre ustedes sigue siendo correcto. Toma diez segundos y no necesita una cuenta.`,
    link: "Revisar la información",
    change: "Si algo cambió, puede decírnoslo en la misma página.",
    lasts: "Cada enlace sirve una sola vez, durante 30 días.",
    notYou: "Si no conoce este servicio, no tiene que hacer nada.",
  },
  rollCall: {
    subject: (service) => `¿Abren hoy? ${service}`,
    subjectOfMany: (count) => `¿Abren hoy? ${count} servicios`,
    intro: (product) =>
      `El tiempo es peligroso y la gente busca ayuda en ${product}. Díganos si hoy abren. Toma diez segundos y no necesita una cuenta.`,
    link: "Decir si hoy abren",
    lasts: "Cada enlace sirve una vez, mientras dure el mal tiempo.",
    notYou: "Si no conoce este servicio, no tiene que hacer nada.",
  },
  rollCallPage: {
    title: "¿Abren hoy?",
    intro:
      "Si responde que no, el público verá hasta la medianoche que está cerrado. Las otras respuestas no cambian su horario.",
    details: {
      title: "Si abren (puede dejarlo vacío)",
      until: "¿Hasta qué hora puede llegar la gente?",
      beds: "¿Cuántas camas quedan?",
      overflow: "¿Hay más lugar aparte de las camas?",
      pets: "¿Se pueden llevar mascotas?",
      yes: "Sí",
      no: "No",
      unknown: "No sé",
    },
    answers: { YES: "Sí, abrimos como siempre", NO: "No, hoy está cerrado", LIMITED: "Abrimos, con límites" },
    done: {
      YES: "Gracias. El público verá lo que usted dijo y a qué hora.",
      NO: "Gracias. El público verá que está cerrado hasta la medianoche.",
      LIMITED: "Gracias. El público verá que abren con límites.",
    },
    dead: "Este enlace venció o ya se usó.",
    home: "Ir a la lista de servicios",
  },
  enrollPasskey: {
    subject: (product) => `Cree una llave de acceso para ${product}`,
    intro: (product) =>
      `Alguien, seguramente usted, entró a ${product} con la contraseña correcta. Esta cuenta necesita también una llave de acceso.`,
    link: "Crear una llave de acceso",
    lasts: "El enlace sirve una sola vez, durante una hora.",
    notYou: "Si no fue usted, alguien conoce su contraseña. No abra el enlace. Elija una contraseña nueva.",
  },
  signInChanged: {
    subject: (product) => `Cambió la manera de entrar a su cuenta de ${product}`,
    what: {
      passkeyAdded: (product) => `Se agregó una llave de acceso a su cuenta de ${product}.`,
      passkeyRemoved: (product) => `Se quitó una llave de acceso de su cuenta de ${product}.`,
      passkeysReset: (product) =>
        `Alguien que administra ${product} quitó las llaves y los códigos de su cuenta. Usted puede agregar otros.`,
      recoveryCodeUsed: (product) => `Alguien entró a su cuenta de ${product} con un código de recuperación.`,
    },
    link: "Ver sus llaves de acceso",
    notYou: "Si no fue usted, elija una contraseña nueva y quite toda llave que no sea suya.",
  },
  toService: {
    subject: (service) => `Un mensaje sobre ${service}`,
    intro: (service) => `Alguien escribió a ${service}:`,
    noOwner:
      "Este servicio no tiene un responsable con correo confirmado; por eso el mensaje le llega a usted.",
    answer: "Si responde a este correo, su respuesta llega a la persona que escribió.",
    from: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    about: "Asunto",
    where: "Dónde estaba la persona",
    pictures: (count) => (count === 1 ? "Llegó con una foto." : `Llegó con ${count} fotos.`),
    link: "Ver el servicio",
  },
  toAdministrators: {
    subjectReport: (service) => `Un reporte sobre ${service}`,
    subjectOpinion: (subject) => `Comentario: ${subject}`,
    introReport: (service) => `Alguien reportó algo sobre ${service}:`,
    introOpinion: (product) => `Alguien escribió sobre ${product}:`,
    answer: "Si responde a este correo, su respuesta llega a la persona que escribió.",
  },
  claimToAdministrators: {
    subject: (service) => `Alguien dice que trabaja en ${service}`,
    intro: (service) => `Alguien pide ocuparse de ${service}:`,
    call: "Llame al número publicado, no al de arriba. Pregunte si esta persona trabaja allí.",
    listed: "Número publicado",
    extension: (extension) => `ext. ${extension}`,
    link: "Decidir",
  },
  claimLink: {
    subject: (service) => `¿Trabaja usted en ${service}?`,
    intro: (service, product) => `Usted pidió ocuparse de ${service} en ${product}.`,
    link: "Sí, es mi organización",
    lasts: "El enlace sirve una sola vez, durante 7 días.",
    notYou: "Si usted no lo pidió, no abra el enlace. Así nada cambia.",
  },
  claimLinkToListing: {
    subject: (service) => `¿Trabaja esta persona en ${service}?`,
    intro: (service, product) =>
      `Esta persona pide ocuparse de ${service} en ${product} y cambiar su información:`,
    know: "¿Conoce a esta persona y le corresponde hacerlo? Entonces abra el enlace.",
    link: "Decidir",
    lasts: "El enlace sirve una sola vez, durante 7 días.",
    notKnown: "Si no, no haga nada. Así nada cambia.",
    why: (mails) =>
      `Su correo está en la información del servicio. Recibirá como máximo ${mails} correos así en 30 días.`,
  },
  claimGranted: {
    subject: (service) => `Ahora usted se ocupa de ${service}`,
    intro: (service) => `Ya puede actualizar ${service} y confirmar su información.`,
    link: "Ir a sus servicios",
  },
  claimEnded: {
    subject: (service) => `${service} ya tiene responsable`,
    intro: (service) => `Usted pidió ocuparse de ${service}. Ahora lo hace otra persona.`,
    next: "Si no es correcto, avísenos en la página del servicio.",
    link: "Ver el servicio",
  },
  claimProved: {
    subject: (service) => `${service} tiene nuevo responsable`,
    intro: (service) => `Esta persona se ocupa ahora de ${service}, gracias a un enlace por correo:`,
    next: "Si no es correcto, cambie al responsable en el formulario del servicio.",
    link: "Abrir el servicio",
  },
  toOwnerOfReported: {
    subject: (service) => `Lo que alguien reportó sobre ${service}`,
    intro: (service) => `Alguien que vio ${service} reportó esto:`,
    check:
      "Si es cierto, cambie el servicio, por favor. Quienes cuidan este directorio también lo recibieron.",
    link: "Ver el servicio",
  },
  receipt: {
    subject: (product) => `${product} recibió su mensaje`,
    thanks: "Gracias. Su mensaje llegó y alguien lo leerá.",
    notNow:
      "No lo leemos de inmediato. Si está en peligro, llame al 911. En una crisis, llame o mande un texto al 988.",
    notYou: "Si usted no nos escribió, otra persona puso su correo. No tiene que hacer nada.",
  },
  serviceApproved: {
    subjectNew: (service) => `${service} ya es público`,
    subjectEdit: (service) => `Sus cambios a ${service} ya son públicos`,
    introNew: (service) => `${service} fue aprobado. Ya lo puede encontrar todo el mundo.`,
    introEdit: (service) => `Sus cambios a ${service} fueron aprobados. Ya los ve todo el mundo.`,
    link: "Ver el servicio",
  },
  serviceRefused: {
    subjectNew: (service) => `${service} no fue aprobado`,
    subjectEdit: (service) => `Sus cambios a ${service} no fueron aprobados`,
    introNew: (service) => `${service} no fue aprobado. Este es el motivo:`,
    introEdit: (service) =>
      `Sus cambios a ${service} no fueron aprobados; lo que era público sigue igual. Este es el motivo:`,
    next: "Puede cambiarlo y enviarlo otra vez.",
    link: "Ir a sus servicios",
  },
  waitingForReview: {
    subject: (count) => (count === 1 ? "Un servicio espera revisión" : `${count} servicios esperan revisión`),
    newServices: (count) => (count === 1 ? "Un servicio nuevo." : `${count} servicios nuevos.`),
    edits: (count) =>
      count === 1 ? "Cambios a un servicio público." : `Cambios a ${count} servicios públicos.`,
    link: "Revisarlos",
    often: "Este correo llega como máximo una vez por hora, y solo cuando algo espera.",
  },
  placeWithheld: {
    subject: (service) => `${service}: no mostramos dónde está`,
    intro: (service) =>
      `Lo que se dice de ${service} parece un lugar donde las personas necesitan estar a salvo de alguien. Por eso el público ahora solo ve la región.`,
    next: "¿Su dirección debe quedar en secreto? Responda sí o no. Hasta entonces sigue oculta, y usted la sigue viendo.",
    link: "Responder",
  },
  placeAsked: {
    subject: (service) => `¿Debe mostrarse la dirección de ${service}?`,
    intro: (service) => `Alguien pidió mostrar de nuevo la dirección de ${service}.`,
    next: "Nada cambia hasta que otra persona acepte. Usted puede aceptar o dejarla oculta.",
    link: "Decidir",
  },
  placeOpens: {
    subject: (service) => `La dirección de ${service} se mostrará en 24 horas`,
    intro: (service) => `Se acordó mostrar la dirección de ${service}.`,
    next: "Si eso puede poner a alguien en peligro, déjela oculta. Tiene 24 horas.",
    link: "Ver el servicio",
  },
  placeTownAtMost: {
    subject: (service) => `${service}: el público ya no ve la calle`,
    intro: (service) =>
      `${service} protege a personas. El público ahora ve a lo sumo la ciudad, sin calle, código postal ni pin. Si la ciudad tiene menos de 50 000 habitantes, ve solo el condado.`,
    next: "No tiene que hacer nada. Usted sigue viendo toda la dirección al editar el servicio. Ahí también puede pedir que se muestre la calle.",
    link: "Ver el servicio",
  },
  streetInWords: {
    subject: (service) => `${service}: se quitó una calle de sus textos`,
    intro: (service) =>
      `Los textos de ${service} nombraban la calle de otro servicio de la misma organización, que mantiene su dirección en secreto. El público ya no ve esa calle.`,
    next: "No tiene que hacer nada. Por favor, no vuelva a nombrar la calle.",
    link: "Ver el servicio",
  },
  doorAsked: {
    subject: (service) => `¿Mostrar a todos la calle de ${service}?`,
    intro: (service) =>
      `Alguien con su cuenta pidió mostrar a todos la calle de ${service}, que protege a personas.`,
    next: "Nada cambia hasta que usted lo confirme ahí. Si no fue usted, retírelo y cambie su contraseña.",
    link: "Confirmar o retirar",
  },
  doorOpens: {
    subject: (service) => `Todos verán la calle de ${service} en 24 horas`,
    intro: (service) => `Usted confirmó que todos pueden ver la calle de ${service}.`,
    next: "Si eso puede poner a alguien en peligro, retírelo. Tiene 24 horas. Si no fue usted, cambie su contraseña.",
    link: "Ver el servicio",
  },
  unreadPhones: {
    subject: (count) =>
      count === 1
        ? "Un servicio que protege a personas no tiene un teléfono que podamos leer"
        : `${count} servicios que protegen a personas no tienen un teléfono que podamos leer`,
    intro: (count) =>
      count === 1
        ? "No pudimos leer el número que la fuente da para este servicio. El público ve en su lugar la línea de ayuda y el 211."
        : "No pudimos leer los números que las fuentes dan para estos servicios. El público ve en su lugar la línea de ayuda y el 211.",
    next: "Escriba el número correcto.",
    more: (count) => `Y ${count} más. Los encuentra en «Estado del directorio».`,
  },
  harvestWaits: {
    subject: (source) => `Hay cambios de ${source} en espera`,
    reasons: {
      REVIEW: (source) => `Hay algo nuevo en ${source}. Se incorpora cuando usted lo apruebe.`,
      MANY: (source) =>
        `Muchos servicios de ${source} cambiarían o ya no están allí. Puede ser un error, por eso le preguntamos antes.`,
    },
    unchanged: "Todavía no ha cambiado nada.",
    link: "Ver los cambios",
  },
  notices: {
    why: "Usted recibe este correo por su función o por sus servicios.",
    choose: "Elegir cuándo le escribimos",
    end: "No recibir más estos correos",
  },
  dailyDigest: {
    subject: "Su resumen del día",
    intro: "Esto espera por usted:",
    newServices: (count) =>
      count === 1 ? "1 servicio nuevo por revisar." : `${count} servicios nuevos por revisar.`,
    edits: (count) =>
      count === 1 ? "Cambios en 1 servicio público." : `Cambios en ${count} servicios públicos.`,
    harvests: (count) =>
      count === 1 ? "Cambios de otro directorio." : `Cambios de otros ${count} directorios.`,
    messages: (count) => (count === 1 ? "1 mensaje sin leer." : `${count} mensajes sin leer.`),
    deletionRequests: (count) =>
      count === 1 ? "1 solicitud de eliminar una cuenta." : `${count} solicitudes de eliminar una cuenta.`,
    approved: (count) =>
      count === 1 ? "Se aprobó 1 de sus servicios." : `Se aprobaron ${count} de sus servicios.`,
    refused: (count) =>
      count === 1
        ? "1 de sus servicios necesita un cambio."
        : `${count} de sus servicios necesitan un cambio.`,
    links: {
      approvals: "Revisar ahora",
      harvests: "Ver los cambios",
      messages: "Leer los mensajes",
      people: "Ir a las personas",
      services: "Ir a sus servicios",
    },
  },
  unsubscribe: {
    title: "No recibir más estos correos",
    intro: "Puede entrar y cambiarlo cuando quiera en su perfil.",
    button: "No recibir más estos correos",
    done: "Listo. Ya no le enviaremos estos correos.",
    dead: "Este enlace ya no sirve. Entre para elegir cuándo le escribimos.",
    home: "Ir a la lista de servicios",
  },
  webhookDisabled: {
    subject: "Los cambios ya no se envían a otro programa",
    intro: (host) => `Desactivamos los avisos (webhook) a ${host}, porque no aceptó nuestros mensajes.`,
    lost: "Revise el programa y después active los avisos otra vez. Los cambios de ese tiempo no se envían.",
    link: "Ir a los avisos",
  },
  deletionRequested: {
    subject: "Alguien pide que se elimine su cuenta",
    intro: "Esta persona pide que se elimine su cuenta y lo que contiene:",
    name: "Nombre",
    email: "Correo electrónico",
    promise: "Prometemos confirmarlo en 3 días hábiles y eliminarla en los 3 días siguientes.",
    link: "Ir a las personas",
  },
  outbox: {
    title: "Bandeja de salida",
    intro:
      "Correos que esta demostración habría enviado, primero los más nuevos. Ninguno salió de esta computadora.",
    empty: "Todavía no hay correos.",
    unreadable: "Este correo no se puede leer.",
    to: "Para",
    from: "De",
    replyTo: "Las respuestas van a",
    date: "Fecha",
    asText: "Como texto",
    asHtml: "Como HTML, sin su aspecto",
    back: "Todos los correos",
    home: "Ir a la página principal",
  },
};
