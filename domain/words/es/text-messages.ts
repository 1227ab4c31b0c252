import type { TextMessagesWords } from "../en/text-messages.ts";

const someone = "Alguien con quien hablar, a toda hora: 1-800-799-7233.";

export const textMessages: TextMessagesWords = {
  help: "Amparo: escriba qué necesita y una ciudad o código postal. Ejemplo: comida 33101. Solo contestamos; nunca escribimos primero. ALTO para terminar. ¿Emergencia? Llame al 911. Otra ayuda: 211.",
  stopped: "Ya no recibirá mensajes de nosotros. Escriba COMENZAR para volver a usar esto.",
  danger: {
    SUICIDE:
      "No está solo ni sola. Llame o escriba al 988 ahora, a toda hora. ¿Emergencia? Llame al 911. Otra ayuda: 211.",
    OVERDOSE:
      "Llame al 911 ahora. Quédese con la persona. Dele naloxona si tiene. Otra ayuda: 988, 1-800-222-1222.",
    VIOLENCE: `¿Emergencia? Llame al 911. ${someone} O al 988. Otra ayuda: 211.`,
    SEXUAL_ASSAULT: `¿Emergencia? Llame al 911. ${someone} O al 1-800-656-4673. Otra ayuda: 211.`,
    TRAFFICKING: `¿Emergencia? Llame al 911. ${someone} O al 1-888-373-7888. Otra ayuda: 211.`,
    CHILD: `¿Emergencia? Llame al 911. ${someone} O al 1-800-422-4453. Otra ayuda: 211.`,
    MEDICAL: "¿Emergencia? Llame al 911 ahora. Otra ayuda: 988 o 211.",
  },
  deleteThread:
    "Para borrar esta conversación: deje el dedo sobre ella en su lista de mensajes. Luego toque Eliminar.",
  otherHelp: "Para otra ayuda, escriba MÁS.",
  more: "Escriba MÁS para ver más.",
  lines: `Emergencia: 911. Para hablar, a toda hora: 988. ${someone} Cualquier ayuda: 211.`,
  person: "Una persona contesta en el 211 y en el 988, a toda hora.",
  notUnderstood:
    "No entendí. Escriba qué necesita y una ciudad o código postal. Ejemplo: comida 33101. O llame al 211.",
  whichPlace: "¿Dónde está? Escriba una ciudad o un código postal.",
  nothingFound: "No encontré nada así que pueda enviarle. Llame al 211.",
  unknownService: "No encontré un lugar con ese nombre que pueda enviarle. Llame al 211.",
  forgotten: "Ya olvidé lo que preguntó.",
  failed: "No puedo buscar eso ahora. Llame al 211. ¿Emergencia? Llame al 911 o al 988.",
  miles: (miles) => `${miles} mi.`,
  beds: (free) => (free === 1 ? "1 cama libre." : `${free} camas libres.`),
};
