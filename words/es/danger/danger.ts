import type { DangerTexts } from "../../en/danger/danger.ts";

export const danger: DangerTexts = {
  sentences: {
    SUICIDE:
      "Qué bueno que escribió. Llame o escriba al 988 ahora: alguien lo va a escuchar, y no tiene que dar su nombre.",
    SUICIDE_FRIEND:
      "Si puede, quédese con esa persona. Llame al 988 con ella o por ella. Si sabe dónde está y está pasando ahora, llame al 911.",
    PARTNER_VIOLENCE:
      "Lamento lo que le está pasando. Usted no lo merece. En la línea le ayudan a planear lo más seguro, se quede o se vaya.",
    STRANGULATION:
      "Que le aprieten el cuello puede lastimar por dentro, aun horas después y sin marcas. Vaya a urgencias o llame al 911, sobre todo si le cuesta respirar, tragar o hablar.",
    TRACKING:
      "Si alguien puede estar vigilando este teléfono, use otro: el de una amistad o el de la biblioteca. No quite un rastreador ni cambie contraseñas antes de hablar con la línea.",
    SEXUAL_ASSAULT:
      "Lamento lo que pasó. No hizo nada malo, y usted decide qué sigue. Puede recibir atención médica sin llamar a la policía.",
    CHILD_HURT:
      "Gracias por escribirlo. Ningún niño merece esto. Llame o escriba a Childhelp: lo escuchan y le ayudan a decidir qué hacer.",
    CHILD_ALONE:
      "¿Hay un niño pequeño solo ahora? Llame al 911. Si es joven y está por su cuenta, Runaway Safeline le ayuda a encontrar un lugar seguro.",
    ELDER:
      "Nadie merece este trato, a ninguna edad. Eldercare Locator le dice qué oficina cerca de usted protege a las personas mayores.",
    TRAFFICKING:
      "Usted no hizo nada malo, y hay ayuda. Esta línea no pide papeles, y no tiene que dar su nombre.",
    OVERDOSE:
      "Llame al 911 ahora y quédese con la persona. Si pudo tomar opioides o no despierta, dele naloxona y acuéstela de lado.",
    POISON:
      "Llame ahora a la línea de envenenamientos: 1-800-222-1222. No la haga vomitar. ¿Se desplomó, convulsiona, respira mal o no despierta? Llame al 911.",
    GAS: "Saque a todos al aire libre. Llame al 911 desde afuera. No vuelva a entrar. ¿Es gas? No toque interruptores.",
    NOT_BREATHING:
      "Llame al 911 ahora y ponga el altavoz. Le van a decir cómo presionar el pecho o despejar la garganta.",
    BLEEDING: "Llame al 911 ahora. Apriete fuerte la herida con un trapo limpio, y no suelte.",
    LABOR: "Llame al 911 ahora. ¿Sangrado o parto? No camine. Acuéstese de lado y abríguese.",
    HEAT: "¿Hay confusión, desmayo, o la piel está caliente y sin sudor? Llame al 911. Mientras llegan: sombra, agua en la piel y aire.",
    COLD: "Llame al 911. Quítese del viento y la ropa mojada. No se frote, no camine con pies dormidos o negros, ni los caliente al fuego.",
    WITHDRAWAL:
      "Temblar, ver cosas o convulsionar al dejar el alcohol o las pastillas: llame al 911 o vaya a urgencias. No lo deje sin ayuda.",
    INFECTION:
      "Si hay rayas rojas, mal olor o fiebre, vaya hoy a urgencias. Tienen que atenderle sin dinero y sin papeles.",
    INSULIN:
      "Vaya hoy a urgencias o pregunte en una farmacia. ¿Vómito, confusión, respiración rápida o no despierta? Llame al 911.",
    MEDICAL: "Llame al 911 ahora. Le van a decir qué hacer mientras llega la ayuda.",
    WITNESS:
      "Llame al 911. No se meta entre ellos. Diga dónde es y si ve un arma. No tiene que dar su nombre.",
    THREAT_TO_OTHERS:
      "Aléjese ahora. Llame o escriba al 988: lo escuchan, y no tiene que dar su nombre. Si cree que puede hacerlo, llame al 911.",
    CAREGIVER:
      "Ponga al bebé boca arriba en la cuna, cierre la puerta y respire diez minutos. Luego llame o escriba: alguien lo va a escuchar.",
    IMMIGRATION:
      "No tiene que abrir la puerta sin un papel firmado por un juez. Puede quedarse callado. Pida un abogado, y no firme nada antes. Las líneas de abajo no piden papeles.",
    POLICE_VIOLENCE:
      "Si tiene heridas, primero busque atención. ¿Son graves? Llame al 911 y diga: solo necesito una ambulancia. Anote nombres, lugar y hora. El 211 le busca abogado gratis.",
  },
  ofOthers: {
    PARTNER_VIOLENCE:
      "¿Está pasando ahora? Llame al 911 y no se meta entre ellos. Esta línea también ayuda a amistades y familiares: escuche, créale y deje que decida.",
    SEXUAL_ASSAULT:
      "Dígale que no hizo nada malo y deje que decida qué sigue. Puede recibir atención médica sin llamar a la policía. Esta línea también ayuda a amistades.",
    TRAFFICKING:
      "Esta línea también es para quien lo ve. No pide papeles, y nadie tiene que dar su nombre. No intervenga por su cuenta.",
  },
  followUps: {
    CANNOT_TALK:
      "No tiene que hablar. Mande un mensaje al 988, o la palabra START al 88788. En muchos lugares también puede escribir al 911.",
    POLICE:
      "El 911 manda policía o ambulancia. Las otras líneas pueden pedir ayuda si una vida corre peligro o si nombra a un niño a quien lastiman.",
    PAPERS:
      "Las líneas de violencia en el hogar y de trata no piden papeles ni su nombre. Para una ambulancia, diga: solo necesito una ambulancia.",
    COST: "Estas líneas son gratis. En urgencias tienen que atenderle primero, aunque no pueda pagar.",
    LANGUAGE:
      "Sí. El 988, el 911 y las líneas nacionales tienen personas o intérpretes en español. Diga “español” cuando contesten.",
    CHILDREN:
      "Muchos lugares seguros reciben niños. Pregunte antes qué tienen que reportar: si lastiman a un niño, puede que tengan que pedir ayuda.",
    PET: "Algunos lugares seguros aceptan mascotas, o saben quién la puede cuidar un tiempo. Diga que la tiene cuando llame.",
    HUNG_UP: "Lo siento. Intente otra vez o use otra: mande HOLA al 741741, escriba al 988 o llame al 211.",
    NO_NARCAN:
      "Llame al 911: la ambulancia la trae. Mientras tanto, incline la cabeza hacia atrás y sople en la boca cada cinco segundos. Casi todos los estados protegen a quien llama.",
    PRIVACY:
      "Nadie lee esto, y no lo guardamos. Su teléfono puede recordar lo que escribe. Si alguien lo revisa, use otro.",
    TOLD_ON:
      "No le decimos a nadie. La línea puede tener que reportarlo si una vida corre peligro. Lo mismo si lastiman a un menor, aunque sea usted. Antes de dar su nombre, pregunte: “¿Qué tienen que reportar?”",
    ARRESTED:
      "Llame al 911 ahora y quédese con la persona: diga que alguien necesita una ambulancia. Casi todos los estados protegen a quien llama por una sobredosis.",
    STAYS:
      "Usted sabe mejor qué es seguro. No tiene que irse para recibir ayuda: en la línea le ayudan a hacer un plan.",
  },
  need: "¿No está a salvo? Estas líneas contestan a toda hora.",
  needs: {
    SUICIDE: "¿Piensa en el suicidio, o le preocupa alguien? Esta línea contesta a toda hora.",
    CHILD_HURT: "¿Le preocupa un niño? Esta línea contesta a toda hora y le ayuda a decidir qué hacer.",
    ELDER: "¿Le preocupa una persona mayor? Esta línea le dice qué oficina protege a las personas mayores.",
    POISON: "Esta línea contesta a toda hora. ¿Se desplomó, respira mal o no despierta? Llame al 911.",
    IMMIGRATION: "Un abogado le puede ayudar, muchas veces gratis. El 211 sabe quién lo hace cerca de usted.",
  },
};
