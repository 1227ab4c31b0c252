/**
 * Frequent words of both languages. They reveal the language of a message, are never taken for a typo of another word,
 * and are not names of places.
 */

const ENGLISH = `a about after again all also always am an and another any anybody anyone anything anywhere are
  around as ask at away back bad be because been before being best better big boy bring but buy by call came can
  cant car care case cause change check city close closed closest come cost could country day days dear did didnt
  different do does doesnt doing dollar dollars done dont door down each early eat eating else english enough
  even evening ever every everybody everyone everything far fast feel few find fine first fix for found friday
  friend friends from full fun gave get gets getting girl give gives giving go goes going gone gonna good got
  gotta great guy had hard has hasnt have havent having he hear hello her here hers hey hi him himself his hope
  hot hour hours how hows i id if ill im in into is isnt it its ive just keep kind kindly knew know known large
  last late later least leave left less let lets like line little live lives living location long longer look
  looking lot lots love made make makes making man many may maybe me mean might mind mine minute miss monday month
  months more morning most move much must my myself name nan near nearby nearest need needed needing needs never
  new next nice night no nobody noon nope nor not nothing now number of off offer offers office often oh ok okay
  old on once one only open opened opening opens or other our out over own pay people person pick place places
  plan please pls point put question quick quit quite read ready real really right run said same saturday saw say
  says season second see seem seen send set several she should show sign since single sir sit six small so some
  somebody someone something sometimes somewhere soon sorry stand start started still stop stuff such sunday sure
  take taken takes taking talk tell ten than thank thanks that thats the their them then there theres these they
  theyre thing things think third this those though three through thursday thx till time times tired to today
  together told tomorrow tonight too took town try trying tuesday turn two u under understand until up ur us use
  used usually very visit wait waiting walk wanna want wanted wants was wasnt way we wednesday week weekend weeks
  well went were what whats when where wheres which while who whole whom whos why will wish with within without
  wont word words work would wrong yall yeah year years yes yesterday yet you young your youre zip area center
  currently directions downtown eastside westside north south east west hers provide provides services service
  brah bruh bro dude stupid thing rey reina apart babe bae sweetie falling bomb gimme january february april june july august september october november december lol lmao haha hahaha omg idk jus tho fr anymore anyway asap ago able actually apparently apply available cheap complete could decide easy either entire
  especially exactly family folks hand hands happy head help hold idea inside instead issue kinda kid low lady
  matter maybe mention middle neighborhood none outside overdue past plus possible problem program programs
  quickly rather recommend regular serve serves shes hes sort spot street suite support supposed theirs til
  trouble whatever whenever wherever deal deals killer miss missed fish`;

const SPANISH = `naci nacio nacimos a abierta abierto abiertos abran abre abren acaba acabo adios ahi ahora ahorita al algo alguien
  algun alguna algunos alla alli amigo amiga ando antes anos apenas aqui area asi aun aunque ayer bien buen buena
  buenas bueno buenos busca buscamos buscando buscar busco cada calle casi centro cerca cercana cercano cerrado
  cerrar cierra cierran ciudad como con conmigo conoce conocen consigo conseguir contra cosa cosas creo cual cuales
  cualquier cuando cuanta cuantas cuanto cuantos cuesta da dame dan dar de deben debo decir deja dejar del demas
  dentro desde despues dia dias dice dicen digame dime dio donde dos el ella ellas ellos en encontrar encuentro
  entonces entre era eres es esa esas ese eso esos espanol esta estaba estado estamos estan estar estas este esto
  estos estoy favor fin fue fuera gente gracias gran grande gusta gustaria ha haber habla hablan hace hacer hacia han
  hasta hay hice hizo hola hora horas hoy igual ir iremos jueves junto la las le lejos les lo los luego lugar lugares
  lunes llega llegar llego lleva llevan llevar manana martes mas me media medio mejor menos mes mi mia mientras miercoles mio mis
  misma mismo momento mucha muchas mucho muchos muy nada nadie necesita necesitamos necesitan necesitando necesito
  ni ningun ninguna no noche nombre nomas nos nosotros nuestra nuestro nueva nuevo numero nunca o ocupo ocupamos
  ofrecen ojala otra otras otro otros para parte pasa pero persona personas poca poco pocos podemos podria podrian
  poner por porfa porfavor porque pronto pudiera pueda puede pueden puedo pues que queda quedan quedar quien quienes
  quiera quiere quieren quiero quisiera recibir reciben regalan sabe saben saber sabes sabado se sea segunda segundo
  seguir semana semanas senor senora ser seria si sido siempre sin sirve sobre sola solamente solo somos son soy su
  sus tal tambien tampoco tan tarde te temprano tendra tener tengo tercera tercero tiempo tiene tienen toda todas
  todavia todo todos tome trae traer tras tres tu tus un una unas uno unos urge urgente usted ustedes va vamos van
  varios vas vaya ve veces ver vez viernes vive vivir vivo voy y ya yo zona abogo domingo ninos hijo hija hijos hijas
  mama papa hermano hermana esposo esposa familia enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre malos buenas bomba millas millon jaja jajaja jeje jejeje mijo mija vio salio anda pasos necesitaba andamos mal malo mala siento siente sentir mata cuidado caso nochebuena navidad estaria ocupa podre pueblo barrio rumbo`;

const listed = (text: string): string[] => text.split(/\s+/u);

const ENGLISH_WORDS = new Set(listed(ENGLISH));
const SPANISH_WORDS = new Set(listed(SPANISH));

export function isCommonEnglish(word: string): boolean {
  return ENGLISH_WORDS.has(word);
}

export function isCommonSpanish(word: string): boolean {
  return SPANISH_WORDS.has(word);
}

/** All of them, for the lexicon. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([...ENGLISH_WORDS, ...SPANISH_WORDS]);

/** Maps abbreviations and misspellings to the word they mean, by folded form. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "2nite": "tonight",
    "2night": "tonight",
    tonite: "tonight",
    "2day": "today",
    "2moro": "tomorrow",
    "2morrow": "tomorrow",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tomorow: "tomorrow",
    tommorow: "tomorrow",
    tommorrow: "tomorrow",
    manna: "manana",
    plz: "please",
    pls: "please",
    u: "you",
    ur: "your",
    r: "are",
    b4: "before",
    nite: "night",
    nites: "nights",
    rn: "now",
    w: "with",
    wit: "with",
    n: "and",
    q: "que",
    k: "que",
    ke: "que",
    xq: "porque",
    pq: "porque",
    x: "por",
    xfa: "porfa",
    xfavor: "porfavor",
    ban: "van",
    toy: "estoy",
    ta: "esta",
    pa: "para",
    sewerslide: "suicide",
    aki: "aqui",
    serca: "cerca",
    oy: "hoy",
    aora: "ahora",
    orita: "ahorita",
    horita: "ahorita",
    lonch: "lonche",
    nesesito: "necesito",
    nececito: "necesito",
    necesitto: "necesito",
    wher: "where",
    were2: "where",
    kno: "know",
    sumthing: "something",
    sum: "some",
    fone: "phone",
    cel: "celular",
    cell: "phone",
    apt: "apartment",
    dr: "doctor",
    docs: "doctor",
    meds: "medicine",
    mon: "monday",
    tue: "tuesday",
    tues: "tuesday",
    wed: "wednesday",
    thu: "thursday",
    thur: "thursday",
    thurs: "thursday",
    fri: "friday",
    bf: "boyfriend",
    gf: "girlfriend",
    hubby: "husband",
    soi: "soy",
    boi: "voy",
    tmb: "tambien",
    tb: "tambien",
    tbn: "tambien",
    grax: "gracias",
    grx: "gracias",
    thnx: "thanks",
    tnx: "thanks",
    d: "de",
    dnd: "donde",
    onde: "donde",
    ond: "donde",
    nxt: "next",
    wk: "week",
    yrs: "years",
    bout: "about",
    cuz: "because",
    bc: "because",
    shud: "should",
    tmw: "tomorrow",
    "2mrw": "tomorrow",
    tmrow: "tomorrow",
    wknd: "weekend",
    finde: "weekend",
    finsemana: "weekend",
    hs: "hours",
    hrs: "hours",
    appt: "appointment",
    abt: "about",
    ppl: "people",
    sumwhere: "somewhere",
    gud: "good",
    frm: "from",
    ayuden: "ayuda",
    nececita: "necesita",
    necesto: "necesito",
    nesecito: "necesito",
  }),
);
