import type { TextMessagesWords } from "../../en/chatbot/text-messages.ts";

const someone = (number: string) => `Alguien con quien hablar, a toda hora: ${number}.`;
const talk = (number: string) => `${someone(number)} ¿Emergencia? Llame al 911. Otra ayuda: 211.`;
const ambulance = (what: string) => `Llame al 911 ahora. ${what} Otra ayuda: 211.`;

export const textMessages: TextMessagesWords = {
  help: "Amparo: escriba qué necesita y una ciudad o código postal. Ejemplo: comida 33101. Solo contestamos; nunca escribimos primero. ALTO para terminar. ¿Emergencia? Llame al 911. Otra ayuda: 211.",
  stopped: "Ya no recibirá mensajes de nosotros. Escriba COMENZAR para volver a usar esto.",
  danger: {
    SUICIDE:
      "No está solo ni sola. Llame o escriba al 988 ahora, a toda hora. ¿Emergencia? Llame al 911. Otra ayuda: 211.",
    SUICIDE_FRIEND:
      "Llame o escriba al 988, con esa persona o por ella. ¿Emergencia? Llame al 911. Otra ayuda: 211.",
    PARTNER_VIOLENCE: talk("1-800-799-7233"),
    STRANGULATION: `Vaya a urgencias o llame al 911, aunque no haya marcas. ${someone("1-800-799-7233")} Otra ayuda: 211.`,
    TRACKING:
      "Llame desde otro teléfono: 1-800-799-7233. Antes no cambie nada en este. ¿Emergencia? Llame al 911.",
    SEXUAL_ASSAULT: talk("1-800-656-4673"),
    CHILD_HURT: talk("1-800-422-4453"),
    CHILD_ALONE: talk("1-800-786-2929"),
    ELDER: `Entre semana: 1-800-677-1116. ${talk("1-800-799-7233")}`,
    TRAFFICKING: talk("1-888-373-7888"),
    OVERDOSE:
      "Llame al 911 ahora y quédese con la persona. ¿No despierta? Dele naloxona. Otra ayuda: 1-800-222-1222, 988.",
    POISON:
      "Llame ahora al 1-800-222-1222. No la haga vomitar. Si se desplomó, respira mal o no despierta: llame al 911.",
    GAS: "Saque a todos al aire libre ahora. Luego llame al 911 desde afuera. No vuelva a entrar.",
    NOT_BREATHING: ambulance("Ponga el altavoz: le dicen qué hacer."),
    BLEEDING: ambulance("Apriete fuerte con un trapo limpio."),
    LABOR: ambulance("Con sangrado o parto, no camine."),
    HEAT: ambulance("Mientras llegan: sombra, agua en la piel y aire."),
    COLD: ambulance("Quítese del viento y la ropa mojada. No se frote ni camine con pies dormidos."),
    WITHDRAWAL: ambulance("O vaya a urgencias. No lo deje sin ayuda. Para hablar: 1-800-662-4357."),
    INFECTION:
      "Vaya hoy a urgencias. Tienen que atenderle sin dinero y sin papeles. ¿Peor? Llame al 911. Otra ayuda: 211.",
    INSULIN: "Vaya hoy a urgencias o a una farmacia. ¿Vómito o confusión? Llame al 911. Otra ayuda: 211.",
    MEDICAL: ambulance("Le dicen qué hacer mientras llega la ayuda."),
    WITNESS: "Llame al 911. No se meta entre ellos. Diga dónde es. No tiene que dar su nombre.",
    THREAT_TO_OTHERS:
      "Aléjese ahora. Llame o escriba al 988: alguien le escucha. ¿Emergencia? Llame al 911. Otra ayuda: 211.",
    CAREGIVER: `Ponga al bebé en la cuna, cierre la puerta y respire. ${someone("1-800-422-4453")} ¿Emergencia? Llame al 911.`,
    IMMIGRATION:
      "No tiene que abrir sin un papel firmado por un juez. Puede quedarse callado. Pida un abogado. Otra ayuda: 211.",
    POLICE_VIOLENCE:
      "Primero busque atención. Anote nombres, lugar y hora. Abogado gratis: 211. Para hablar: 988.",
  },
  followUps: {
    POLICE:
      "El 911 manda policía o ambulancia. Los otros números pueden pedir ayuda si una vida corre peligro.",
    PAPERS:
      "El 1-800-799-7233 y el 1-888-373-7888 no piden papeles ni su nombre. Para una ambulancia, diga: solo necesito una ambulancia.",
    CHILDREN: "Muchos lugares reciben niños. Pregunte antes: ¿Qué tienen que reportar?",
    TOLD_ON:
      "No le decimos a nadie. La línea puede tener que reportar lo que diga. Antes de dar su nombre, pregunte: ¿Qué tienen que reportar?",
    ARRESTED: "Llame al 911 ahora y quédese con la persona. Casi todos los estados protegen a quien llama.",
  },
  deleteThread:
    "Para borrar esta conversación: deje el dedo sobre ella en su lista de mensajes. Luego toque Eliminar.",
  otherHelp: "Para otra ayuda, escriba MÁS.",
  more: "Escriba MÁS para ver más.",
  lines: `Emergencia: 911. Para hablar, a toda hora: 988. ${someone("1-800-799-7233")} Cualquier ayuda: 211.`,
  person: "Una persona contesta en el 211 y en el 988, a toda hora.",
  notUnderstood:
    "No entendí. Escriba qué necesita y una ciudad o código postal. Ejemplo: comida 33101. O llame al 211.",
  whichPlace: "¿Dónde está? Escriba una ciudad o un código postal.",
  nothingFound: "No encontré nada así que pueda enviarle. Llame al 211.",
  unknownService: "No encontré un lugar con ese nombre que pueda enviarle. Llame al 211.",
  privacy: "Nadie lee esto ni lo guardamos. Su teléfono lo guarda hasta que lo borre.",
  forgotten: "Ya olvidé lo que preguntó.",
  failed: "No puedo buscar eso ahora. Llame al 211. ¿Emergencia? Llame al 911 o al 988.",
  miles: (miles) => `${miles} mi.`,
  inTown: (town) => `En ${town}.`,
  beds: (free) => (free === 1 ? "1 cama libre." : `${free} camas libres.`),
};
