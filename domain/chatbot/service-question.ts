import type { ServiceQuestionKind } from "./question.ts";
import { topicsIn } from "./topics-in.ts";

/** A question about one service: its kind, and the rest of the text, which may contain the name. */
export interface AskedOfService {
  readonly kind: ServiceQuestionKind;
  readonly rest: string;
}

const PATTERNS: readonly (readonly [AskedOfService["kind"], RegExp])[] = [
  [
    "SCHEDULE",
    /\b(?:(?:what|que|what are the|which|what is|whats|cual(?:es)? (?:es|son)) (?:time|times|hours?|horas?|horarios?|schedule|days|dias)(?: (?:do|does|is|are|will|tiene|tienen|abren?|cierran?|the|el|la|los|de|esta|estan|open|opens|close|closes))*|(?:a|hasta|desde|de) que horas?(?: (?:abren?|cierran?|abriran?|esta[n]? abiert[oa]s?|atienden?|dan|sirven|estan?|empiezan?|es|puedo ir))*|cuando (?:abren?|cierran?|esta[n]? abiert[oa]s?|atienden?)|when (?:do|does|is|are|will|s)?(?: (?:they|it|the|that|this))*((?: \w+){0,5}) (?:open|opens|close|closes|closed|start|opening)|when (?:do|does) (?:they|it)|^when (?:do|does)((?: \w+){1,5})(?= +\. *$)|(?:opening |business |office )?(?:hours|schedule)(?: (?:of|for|at))?|hours of operation|(?:los |el |su |sus |cual es el )?horarios?(?: (?:de|del|para|tiene|tienen|de la|de los))*|(?:que )?dias (?:abren?|atienden?))\b/u,
  ],
  [
    "DIRECTIONS",
    /\b(?:how (?:(?:do|can|could|would|should|does) (?:i|we|you|one|somebody|someone)|to|am i supposed to) (?:get|go|walk|drive|ride|make it)(?: (?:to|there|over|here|it|the))*|(?:get |give me |need )?directions(?: (?:to|for|there|please))*|direction (?:to|there)|como (?:le hago para )?llego en (?:el )?(?:bus|camion|guagua|tren|metro|carro)|(?:which|what) (?:bus|buses|train|subway|metro|line|route|way)(?: (?:do|does|should|can|i|take|takes|goes|go|get|gets|me|to|there|is|it|will|the|route|line|stops|near))*|best way to get(?: (?:to|there))*|(?:is there )?a bus (?:to|there|that goes)(?: (?:there|to))*|route to|como (?:le hago para )?(?:llego|llegar|llegamos|llegan|se llega|puedo llegar|podemos llegar|me voy|voy|hago para llegar|hago para ir)(?: (?:a|al|alla|ahi|hasta|alli|desde|aqui|de))*|que (?:camion|bus|autobus|guagua|tren|metro|ruta|micro|colectivo|linea)(?: (?:me|nos|dejan?|llevan?|llegan?|van?|pasan?|tomo|agarro|cojo|debo|tengo|que|puedo|tomar|agarrar|coger|para|a|al|hasta|ahi|alla|por|ir|llegar))*|(?:mandame|dame|deme|cual es|ensename) la ruta(?: (?:a|al|pal|para|del|de))*|por donde (?:me voy|voy|llego|se llega|es)|(?:indicaciones|instrucciones) (?:para llegar|a|al|de como llegar)|(?:cual es )?(?:el camino|la ruta) (?:a|al|para|hacia))\b/u,
  ],
  [
    "DISTANCE",
    /\b(?:how (?:far|close|many (?:miles|blocks|minutes))(?: (?:away|is|are|from|to|me|it|here))*|what(?:s| is) the (?:address|distance)(?: (?:of|for|to))*|(?:the )?address(?: (?:of|for|to))*|where (?:is|s|are|exactly is)(?: (?:it|that|this|the))*|wheres|located|distance (?:to|from)|how long (?:to|does it take)(?: (?:walk|get|to|there))*|(?:a )?que (?:tan lejos|distancia|tanto)(?: (?:esta|queda|de|estan|es))*|(?:a )?cuant[oa]s? (?:millas?|cuadras?|minutos?|lejos)(?: (?:son|esta|queda|estan|de|hay))*|donde (?:queda|esta|estan|se encuentra|es|queda exactamente|mero)(?: (?:el|la|eso|ese|esa))*|(?:cual es )?(?:la |su )?direccion(?: (?:de|del|de la|exacta))*|(?:is|are) (?:it|that|they|this|there)(?: (?:really|very|too|that))? (?:far|close)|(?:esta|queda|quedan|estan) (?:muy )?(?:lejos|cerca)|que tan cerca(?: (?:esta|queda))*)\b/u,
  ],
  [
    "PHONE",
    /\b(?:(?:what(?:s| is) )?(?:the |their |its |a )?(?:phone|telephone|contact|tel)(?: (?:number|info|information|details))(?: (?:of|for|to|at))*|(?:what(?:s| is) )(?:the |their |its )(?:phone|number)(?: (?:of|for|to|at))*|(?:the |their |its )(?:number|phone)(?: (?:of|for|to|at))*|number (?:for|of|to)|phone of|(?:how (?:do|can) i |can i |i want to |could i )(?:call|contact|reach)(?: (?:them|it|the))*|call (?:them|it|the \w+ one)|(?:cual es |dame |me da |deme |tiene |tienen )?(?:el |su |un )?(?:numero|telefono|tel)(?: (?:de|del|telefono|de telefono|telefonico|de la|para|contacto))+|(?:cual es|dame|deme|me da) (?:el |su )?(?:numero|telefono)|(?:el|su) (?:numero|telefono)$|a que numero(?: (?:llamo|llamar|marco))*|como (?:los |lo |la |les |me )?(?:contacto|llamo|comunico|puedo llamar|puedo contactar)(?: (?:con|a|al|ellos))*|llamar(?:les|los|lo)? (?:a|al)|email (?:of|for)|correo de)\b/u,
  ],
  [
    "BEDS",
    /\b(?:(?:do|does)(?: (?:they|it|the|that))?((?: \w+){0,5}) have (?:any |a |free |open |available )*beds?(?: (?:left|available|open|free))*|how many (?:free |open |available )?(?:beds?|spots?|spaces?)(?: (?:are|does|do|at|left|there|available|in))*((?: \w+){0,5}?)(?: (?:have|has|got))?$|(?:any |are there |is there |free |open |available |hay )*(?:a )?beds?(?: (?:available|left|open|free))* (?:at|in)|bed availability(?: (?:at|in|for|of))*|(?:tienen?|hay|quedan?|cuantas|habra|tendran?)(?: \w+){0,2} camas?(?: (?:disponibles?|libres?|hay|quedan|tienen|tiene))*(?: (?:en|para))?|camas? (?:disponibles?|libres?|en)(?: en)?)\b/u,
  ],
  [
    "SERVICE",
    /\b(?:tell me (?:more )?about|more (?:info|information|details) (?:about|on)|(?:info|information|details) (?:about|on|for)|what (?:is|about)|whats|(?:mas )?(?:info|informacion|detalles|datos) (?:de|del|sobre|acerca de)|(?:digame|dime|cuenteme|cuentame|hableme|hablame) (?:mas )?(?:de|del|sobre|acerca de)|que es|show me|ensename|muestreme|muestrame|open)(?: (?:the|el|la|los|las))?\b/u,
  ],
];

/** Whether the service that was spoken of last is meant. */
const THAT_ONE =
  /\b(?:it|that one|this one|that place|this place|they|them|there|their|its|that|ese|esa|eso|este lugar|ese lugar|esa|alli|ahi|alla|ellos|su|sus|les|los)\b/u;

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|number (?:1|one)|numero (?:1|uno)|(?:el|la) (?:1|uno)|primer[oa]?|option (?:1|one)|opcion (?:1|uno|una)|top one)\b|^(?:1|uno|one)$/u,
  /\b(?:second|2nd|number (?:2|two)|numero (?:2|dos)|(?:el|la) (?:2|dos)|segund[oa]|option (?:2|two)|opcion (?:2|dos))\b|^(?:2|dos|two)$/u,
  /\b(?:third|3rd|number (?:3|three)|numero (?:3|tres)|(?:el|la) (?:3|tres)|tercer[oa]?|option (?:3|three)|opcion (?:3|tres))\b|^(?:3|tres|three)$/u,
  /\b(?:fourth|4th|number (?:4|four)|numero (?:4|cuatro)|(?:el|la) (?:4|cuatro)|cuart[oa]|option (?:4|four)|opcion (?:4|cuatro))\b|^(?:4|cuatro|four)$/u,
  /\b(?:fifth|5th|number (?:5|five)|numero (?:5|cinco)|(?:el|la) (?:5|cinco)|quint[oa]|option (?:5|five)|opcion (?:5|cinco))\b|^(?:5|cinco|five)$/u,
];
const LAST = /\b(?:the last(?: one)?|el ultimo|la ultima)\b/u;

/** How someone travels is not part of the place's name. */
const BY_RIDE =
  /\b(?:(?:by|on|via|en|por) (?:the |a |el |la )?(?:bus|buses|train|subway|metro|ferry|foot|transit|public transit|public transportation|autobus|camion|guagua|tren|transporte publico|transbordador)|(?:a )?pie|caminando)\b/gu;

/** Reads the kind of question that a text asks about a service; null if it asks none. */
export function askedOfService(text: string): AskedOfService | null {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found !== null) {
      const rest = [
        text.slice(0, found.index),
        ...found.slice(1),
        text.slice(found.index + found[0].length),
      ].join(" ");
      return { kind, rest: kind === "DIRECTIONS" ? rest.replace(BY_RIDE, " ") : rest };
    }
  }
  return null;
}

/**
 * Whether a question has a need beside the telephone that it asks for: "the telephone of" a name asks for no
 * telephones.
 */
export function asksBesidePhone({ kind, rest }: AskedOfService): boolean {
  if (kind !== "PHONE") return true;
  const { strong, situations, weak } = topicsIn(rest.split(" ").filter((word) => word !== ""));
  return strong.length + situations.length + weak.length > 0;
}

/** Returns which row of the list is meant, from 0; -1: the last; null: none. */
export function ordinalIn(text: string): number | null {
  if (LAST.test(text)) return -1;
  const row = ORDINALS.findIndex((pattern) => pattern.test(text));
  return row < 0 ? null : row;
}

export function meansThatOne(text: string): boolean {
  return THAT_ONE.test(text);
}

const CLOSING =
  /\b(?:hasta que hora|until (?:when|what time)|how late|clos(?:e|es|ing)|shuts?|cierran?|cerrar|cierre)\b/u;

/** Whether a question about hours is about closing: "what time does it close". */
export function asksForClosing(text: string): boolean {
  return CLOSING.test(text);
}

const MEANS_NOW = /\b(?:now|ahora|ahorita)\b/u;

/** Whether the present moment is meant: "what time does it open?" has none. */
export function saysNow(text: string): boolean {
  return MEANS_NOW.test(text);
}
