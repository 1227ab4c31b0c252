import type { SmallTalk } from "./question.ts";

const PATTERNS: readonly (readonly [SmallTalk | "MORE", RegExp])[] = [
  [
    "PRIVACY",
    /^(?:y |and |but |pero |so )?(?:(?:is|are) (?:this|it|you|these|my messages?)(?: (?:chat|conversation|site|page|messages?))?(?: all)? (?:private|confidential|anonymous|secret|safe to use)|(?:es|esto es|este chat es|esta platica es)(?: (?:privad[oa]|confidencial|anonim[oa]|secret[oa]))(?: o no)?|(?:who|does (?:any|some)(?:one|body)|can (?:any|some)(?:one|body)) (?:else )?(?:can )?(?:reads?|sees?) (?:this|it|my messages?|what i (?:write|type))|(?:quien|alguien) (?:mas )?(?:puede )?(?:lee|leer|ve|ver) (?:esto|mis mensajes|lo que escribo)|(?:do you|will you|is this being|are you|is it|is this) (?:save|saved|keep|record|recorded|recording|store|stored|saving)(?: (?:this|it|my messages?|what i (?:write|type)|this chat))?|(?:guardan|graban|guarda|graba) (?:esto|mis mensajes|lo que escribo|este chat|todo)|(?:will|do|would) (?:you|they|this) (?:call|tell) (?:the )?(?:police|cops|my (?:parents|mom|dad|family))(?: on me)?|(?:van a|va a|vas a)? ?(?:llamar|avisar|decir(?:le)?)(?:an)? a (?:la policia|mis (?:papas|padres)|mi (?:mama|papa|familia))(?: si escribo(?: aqui)?)?)$/u,
  ],
  [
    "PRIVACY",
    /^(?:(?:is|are) (?:the|my) (?:chat|conversation|information|info|messages?|name)(?: (?:here|kept|really))? (?:private|confidential|anonymous|secret|safe)|(?:this|it) is (?:private|confidential|anonymous)(?: right)?|how (?:private|confidential|safe) is (?:this|it)(?: chat)?|(?:es|son) (?:privad[oa]s?|confidencial(?:es)?|anonim[oa]s?|secret[oa]s?) (?:este|esta|el|la|mis|lo que)(?: (?:chat|platica|conversacion|mensajes|escribo))?|(?:el chat|la (?:conversacion|platica)|esta (?:conversacion|platica)|mi (?:informacion|nombre)|lo que escribo) es (?:privad[oa]|confidencial|anonim[oa]|secret[oa])|(?:will|does) (?:any(?:one|body)|some(?:one|body)) know (?:i wrote|what i (?:write|wrote)))$/u,
  ],
  [
    "FORGET",
    /^(?:please )?(?:forget(?: (?:this|everything|it|me|all|what i said|the chat|this chat))*|delete(?: (?:this|my|the|chat|messages?|everything|conversation|history|it|all))+|clear(?: (?:this|my|the|chat|messages?|everything|conversation|history|it))*|erase(?: \w+){0,3}|start over|reset|new chat|olvid[ae](?:lo|te|rlo|r)?(?: (?:todo|esto|lo que dije|de mi|la conversacion|mis mensajes))*|borr(?:a|e|ar|alo|elo)(?: (?:todo|esto|el|la|mis|mi|chat|conversacion|mensajes?|historial|platica))*|empez(?:ar|emos) de nuevo|empieza de nuevo|comenzar de nuevo|reiniciar)(?: please| por favor| porfavor)?$/u,
  ],
  [
    "PERSON",
    /\b(?:(?:talk|speak|chat|connect me|get me|transfer me) (?:to|with) (?:a |an |some )?(?:real |live |actual |human |)?(?:person|human|someone|somebody|agent|operator|people|representative|rep|staff)(?: real)?(?: please| now)?$|(?:a )?(?:real|live|actual) (?:person|human)|human please|^(?:human|agent|operator|representative|person|persona|humano|operador|operadora|agente)$|are you (?:a )?(?:bot|robot|human|real)|(?:hablar|platicar|comunicarme|comuniqueme|comunica|hable|contactar|paseme) con (?:una |un |el |la |alguna )?(?:persona|humano|operador|operadora|agente|representante|alguien real|alguien de verdad|paseme con|pasame con|ser humano|trabajador)|persona real|persona de verdad|(?:gimme|give me|get me|deme|dame) (?:a|an|una|un)(?: real)? (?:person|human|persona|humano|operator)|alguien de verdad|(?:somebody|someone|anybody|anyone) real|(?:agent|agente|operador|operadora|persona|alguien) que me atienda|alguien que me (?:atienda|conteste|ayude en persona)|(?:eres|es usted|es) (?:un )?(?:robot|bot|humano|maquina|real))/u,
  ],
  [
    "LANGUAGE",
    /^(?:english|spanish|ingles|espanol)(?: (?:please|por favor|porfa)).*$|^(?:(?:do you |can you |you )?speak (?:english|spanish)|(?:hablas?|hablan|habla usted|se habla|puede hablar) (?:espanol|ingles)|(?:en |in )?(?:espanol|spanish|english|ingles)(?: please| por favor| porfavor)?)$/u,
  ],
  [
    "MORE",
    /^(?:(?:and |y |show |see |give |any |anything |something |dame |muestra(?:me)? |muestre(?:me)? |ver |hay |tienes? |tienen |do you have |have |got |quiero |want |ensename |i want |let me see |me |what |que )*(?:more|mas|else|next|otr[oa]s?|others?|another(?: one)?|more (?:options|places|results|please|of them|like (?:this|that))|mas (?:opciones|lugares|resultados|por favor|porfavor)|otras opciones|otros lugares|otra opcion|other (?:options|places|ones)|siguientes?|show more|keep going|continue|ver mas|algo mas|alguno mas|alguna otra|algun otro|what else|anything else|que mas|the rest|los demas|el resto|next page)(?: (?:one|ones|please|por favor|porfavor|places?|options?|lugar(?:es)?|opcion(?:es)?|there|hay|results|closer|nearer|mas|cerca|cerquita|cercanos?|baratos?|cheaper|tiene[ns]?|hay|that|are|those|too|far|list|de|la|lista))*)$/u,
  ],
  [
    "THANKS",
    /^(?:(?:ok|okay|great|perfect|good|oh|awesome|cool|bueno|muy|bien|perfecto|listo|si|yes|no|all|set) )*(?:thank(?:s| you)?|thx|ty|tysm|gracias|gracia|mil gracias|muchas gracias|muchisimas gracias|much appreciated|appreciate it|i appreciate (?:it|you)|se lo agradezco|te lo agradezco|muy amable|god bless(?: you)?|dios (?:lo|la|te|le) bendiga|bless you)(?: (?:you|so|very|much|a lot|lot|a|that|helped|thats|all|for|your|the|help|mucho|muchas|por|su|tu|la|ayuda|todo|muy|amable|bye|adios|mil|me|sirvio|ok|really|information|info|informacion|god|bless|dios|te|lo|bendiga|this|helping|mi|amor|corazon|mijo|mija|hermano|hermana|amigo|amiga|bro|man|dear|honey|sir|maam|senor|senora|senorita))*$/u,
  ],
  [
    "GREETING",
    /^(?:hi+|hello+|hey+|yo|sup|whats up|hola+|holi|ola|buen(?:os|as)?(?: (?:dias?|tardes?|noches?))?|good (?:morning|afternoon|evening|day)|howdy|greetings|que tal|que onda|saludos|hi there|hello there|hey there|disculpe|disculpa|perdon|oiga|oye)(?: (?:there|hola|buenas?|buenos|dias?|tardes?|noches?|good|morning|afternoon|evening|como|esta|estas|que|tal|amparo|how|are|you|everyone|amigo|amiga|a todos))*$/u,
  ],
  [
    "GOODBYE",
    /^(?:bye+(?: bye)?|goodbye|good bye|good night|see you(?: later)?|see ya|later|adios|hasta (?:luego|pronto|manana)|nos vemos|chao|chau|bai|cuidese)(?: (?:thanks|gracias|now|bye|adios))*$/u,
  ],
  [
    "HELP",
    /^(?:(?:please|por favor|porfavor|i|can|could|you|need|some|me|puede|puedes|podria|necesito|ocupo|quiero|want|a|su|tu|your|someone|alguien|que me|urgente|with) )*(?:help|ayuda|ayudame|ayudeme|ayudenme|ayudar|ayudarme|ayuden|assistance|asistencia|como funciona(?: esto)?|how does (?:this|it|this thing|this app|this chat|the chat|this site) work|what can (?:you|i) (?:do|ask|help with|say)|what do you do|que (?:puedes?|sabe[s]?|haces?|puedo)(?: (?:hacer|preguntar|pedir|usted))*|para que sirve(?: esto)?|instrucciones|instructions|faq|menu|opciones|options|how do i use (?:this|it)|como (?:se usa|lo uso|uso)(?: esto)?|what is this|que es esto|who are you|quien eres|quien es usted)(?: (?:please|me|por favor|porfavor|us|out|now|ahora|urgente|with|you|aqui|this))*$/u,
  ],
  [
    "YES",
    /^(?:yes+|yeah|yep|yup|yea|ya|sure|ok|okay|okey|oki|alright|correct|right|exactly|si+|claro|claro que si|por supuesto|dale|bueno|esta bien|de acuerdo|correcto|asi es|afirmativo|simon|sip|sounds good|perfect|perfecto|great|yes please|si por favor|si porfavor|please do|please|go ahead|of course|obvio|orale|ahuevo|vale)(?: (?:please|por|favor|porfavor|thats|it|right|correct|yes|si|claro|gracias|ok|sir|maam|senor|eso|es))*$/u,
  ],
  [
    "NO",
    /^(?:no+|nope|nah|not (?:really|now|today|that|this one|yet)|no (?:thanks|thank you|gracias|way|es eso|eso no|ese no|esa no|ninguno|por ahora|por el momento|quiero|its ok|that is wrong|that)|ninguno|ninguna|none(?: of (?:these|those|them))?|nel|negativo|never mind|nevermind|neither|tampoco|incorrect|wrong|para nada|nada|nothing)(?: (?:thanks|gracias|please|no|eso|sir|it|its|fine|ok|i|am|good|de|estos|esos|más|mas))*$/u,
  ],
];

/**
 * Classifies a message that asks for no service: greeting, thanks, yes, no and the like; null if it is not small talk.
 *
 * @param text folded words with one space between them
 */
export function smallTalkIn(text: string): SmallTalk | "MORE" | null {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Patterns of small talk within a message that is about nothing else, likeliest first. */
const WITHIN: readonly (readonly [SmallTalk | "MORE", RegExp])[] = [
  [
    "FORGET",
    /\b(?:forget|delete|erase|clear|olvida|olvide|borra|borre|borrar|elimina) (?:this|that|my|the|it|all|everything|lo|todo|esto|mis?|la|el|what)\b/u,
  ],
  [
    "PERSON",
    /\b(?:(?:real|actual|live) (?:person|human|people)|(?:talk|speak|hablar|platicar|comunicarme)(?: \w+){0,3} (?:person|human|somebody|someone|persona|alguien|operadora?)|representative|operator|operadora?)\b/u,
  ],
  ["LANGUAGE", /\b(?:(?:speak|habla|hablas|hablan|in|en) (?:english|spanish|espanol|ingles))\b/u],
  [
    "MORE",
    /\b(?:anything else|something else|what else|any others?|other (?:places?|ones?|options?)|another (?:one|place)|more (?:options|places)|show more|otr[oa]s? (?:lugar|lugares|opcion|opciones|sitio|lado)|(?:algo|alguno|alguna|hay|que) mas|mas opciones|otr[oa]s?)\b/u,
  ],
  [
    "THANKS",
    /\b(?:thanks?|thank you|thankyou|thx|ty|appreciate|gracias|agradezco|agradecid[oa]|bendiga|bless you)\b/u,
  ],
  [
    "HELP",
    /\b(?:how (?:do|does|can) (?:this|it|i|you)(?: \w+){0,2} (?:work|works|use)|como (?:funciona|se usa|uso)|que (?:puedes|puede|sabe|sabes) hacer|no (?:le )?(?:entiendo|se usar)|dont understand|(?:can|could) you help)\b/u,
  ],
];

/**
 * Finds what a longer message asks of the chat itself; null if it asks nothing. Greetings, farewells, yes, no and cries
 * for help count only as the whole message: "goodbye mom" is no farewell.
 */
export function smallTalkWithin(text: string): SmallTalk | "MORE" | null {
  return WITHIN.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
