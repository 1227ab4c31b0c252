/** Notes that promise or ask something which takes nothing from the hours, by the classes of what they say. */

const listed = (...phrases: readonly string[]): string => phrases.join(" | ");

/** Every word of the first list before every word of the second. */
const joined = (first: readonly string[], second: readonly string[]): string =>
  listed(...first.flatMap((one) => second.map((other) => `${one} ${other}`)));

/** Groups that are welcome besides others. */
const GUESTS = [
  "all",
  "all ages",
  "all faiths",
  "all people",
  "all genders",
  "everyone",
  "everybody",
  "everyone else",
  "anyone",
  "anybody",
  "families",
  "children",
  "kids",
  "pets",
  "service animals",
  "newcomers",
  "new people",
  "new members",
  "beginners",
  "visitors",
  "guests",
  "the public",
  "neighbors",
  "couples",
];
const WELCOME = [
  "welcome",
  "are welcome",
  "is welcome",
  "always welcome",
  "are invited",
  "is invited",
  "welcomed",
];

/** Ways in which people come in. */
const COMING = `first come | first-come | first come first serve | first come, first serve | first-come, first-serve |
  1st come 1st served | 1st come, 1st served | come as you are | come anytime | come any time | come whenever |
  come anytime during the night | come any time during the night | come anytime during the day | come anytime during open hours |
  come any time during open hours | come on in | come in anytime | walk in anytime | walk in any time | walk right in | just walk in |
  just walk right in | just walk up | just show up | just come in | just come | show up anytime | drop in anytime | drop in any time |
  walk in any time of night | walk in any time of day | walk in anytime of night | walk in anytime of day |
  stop by | stop in | stop by anytime | come by | come by anytime | drop by | drop by anytime | no questions asked |
  no appts | no appts . | no sign-up | no sign up | no signup | no sign-up needed | no sign up needed | no signup needed | no registration |
  no registration needed | no registration required | no reservation needed | no reservations | no reservation |
  no reservations needed | no referral | no referral needed | no referral required | no referrals needed | no id |
  no papers needed | no paperwork | no paperwork needed | no proof of income | no proof of address | no ids |
  no reservation required | no membership needed | no membership required | no strings attached | no waiting list |
  walk-in ok | walk-in okay | walk in ok | drop-ins ok | drop ins ok | walk-up ok | walk ups ok | walk-ups welcome | walk ups welcome |
  open to all | open to everyone | open to anyone | open to anyone in need | free to all | free for all | free to everyone |
  free and open to all | free & open to all | anyone in need | for anyone in need | all are served`;

/** Ways in which something is given, which do not change when. */
const WAYS = joined(
  [
    "drive-thru",
    "drive thru",
    "drive-through",
    "drive through",
    "drive-up",
    "drive up",
    "walk-up",
    "walk up",
    "curbside",
    "curbside pickup",
    "to-go",
    "to go",
    "take-out",
    "takeout",
    "carry-out",
    "carry out",
    "grab and go",
    "grab-and-go",
    "grab & go",
    "dine-in",
    "dine in",
    "sit-down",
    "sit down",
  ],
  ["only", "service", "service only", "meals only", "meal only", "style", "meals", "available"],
);

/** Requests to visitors that close nothing. */
const ASKED = `bring a bag | bring bags | bring your own bag | bring your own bags | please bring a bag | please bring bags |
  please bring your own bags | bring a towel | bring your own towel | bring quarters | bring your own soap | please be on time |
  please be prompt | be on time | no late entry | no late arrivals | no exceptions | no early entry | no early arrivals |
  no pets | no dogs | no smoking | no alcohol | no weapons | wear a mask | masks optional | masks required | please wear a mask |
  please wait outside | wait outside | please ring the bell | ring the bell | knock | please knock | knock loudly | please knock loudly | take a number | please take a number | look for the sign |
  look for the red door | follow the signs | free parking available | parking available | parking in rear | ada accessible |
  handicap accessible | accessible | air conditioned | coffee served | snacks provided | light snacks provided`;

/** Greetings, and remarks about where the text was printed. */
const GREETING = `see you there | see you then | we hope to see you | god bless | god bless you | blessings | peace |
  welcome | come join us | join us | please join us | all invited | thats it | thats all | that is all | thats it folks |
  from the bulletin | bulletin | church bulletin | parish bulletin | from our bulletin | announcement | announcements |
  reminder | please note | note | notice | holiday note | holiday notes | holiday notice | new hours | our new hours | new schedule | updated hours | new times | hours update |
  no matter the weather | regardless of weather | in any weather | open rain or shine | even in bad weather | even if it snows |
  straight through | straight thru | all day long | continuous | continuously | without a break | no break | in the same place |
  same place | same location | and we mean it | yes even sundays`;

const SPANISH = `todos bienvenidos | todos son bienvenidos | todas las personas son bienvenidas | bienvenidos | bienvenidos todos |
  bienvenidas | sean bienvenidos | familias bienvenidas | ninos bienvenidos | mascotas bienvenidas | abierto para todos |
  abierto a todos | para todos | para toda la familia | gratis para todos | totalmente gratis | es gratis | sin costo alguno |
  pase sin cita | pasen sin cita | adelante | entre cuando quiera | entre a cualquier hora |
  venga cuando quiera | llegue cuando quiera | venga sin cita | llegue sin cita | puede venir sin cita | solo llegue |
  solo venga | nada mas llegue | sin preguntas | no se piden papeles | no pedimos papeles | no se piden documentos |
  no pedimos documentos | no se requieren documentos | no se necesitan documentos | no se necesita identificacion |
  no pedimos identificacion | sin identificacion | sin documentos | sin papeles | no hace falta registrarse | sin registro |
  sin registrarse | no se necesita referencia | sin referencia | se atiende por orden de llegada | orden de llegada |
  llegue temprano | favor de llegar temprano | tocar la puerta | toque la puerta | favor de tocar la puerta | tome un numero | traiga bolsas | traiga su bolsa | traiga sus bolsas | traer bolsas | traiga toalla |
  favor de traer bolsas | los esperamos | lo esperamos | las esperamos | los esperamos a todos | dios los bendiga |
  bendiciones | mil gracias | muchas gracias | del boletin | boletin | boletin parroquial | aviso | avisos | anuncio |
  anuncios | nota | nuevo horario | nuestro nuevo horario | horario nuevo | horario normal | horario habitual | horario regular |
  corrido | horario corrido | sin parar | de corrido | sin interrupcion | en el mismo lugar | caiga en el dia que caiga |
  caiga en el dia que sea | caiga el dia que caiga | sin importar el dia | aunque sea feriado | aunque llueva | con o sin lluvia |
  no se permite entrar tarde | sin excepcion | sin excepciones | sea puntual | ser puntuales | atencion en espanol |
  hablamos espanol | atendemos en espanol | personal bilingue | servicio bilingue | entrada libre | entrada gratis |
  entrada gratuita | estacionamiento gratis | hay estacionamiento`;

/** Ways in which people may come in during open hours, in every order of the words. */
const ANY_TIME = listed(
  joined(
    joined(
      ["", "you may", "you can", "guests may", "people may", "clients may", "feel free to"],
      ["come", "come in", "come by", "enter", "walk in", "arrive", "drop in", "check in"],
    ).split(" | "),
    [
      "at any hour",
      "at any time",
      "any time",
      "anytime",
      "at any hour of the night",
      "at any time of the night",
      "at any time of night",
      "any hour",
      "any hour of the night",
      "at all hours",
      "anytime of the night",
      "any time during the night",
    ],
  ),
  joined(
    joined(
      ["", "puede", "pueden", "se puede", "usted puede", "favor de"],
      ["entrar", "venir", "llegar", "pasar", "llegue", "pase", "venga"],
    ).split(" | "),
    [
      "a cualquier hora",
      "a cualquier hora de la noche",
      "a cualquier hora del dia",
      "cuando quiera",
      "cuando guste",
      "en cualquier momento",
      "a toda hora",
    ],
  ),
);

const LIMITS = `come-and-go | come and go | come & go | no curfew | no other public hours | no other hours | no other stops | no other days |
  not open before that date | not open before then | two days only | one day only | one time only | this day only | these days only |
  three days only | unico dia | unica fecha | solo ese dia | solo esos dias | dos dias solamente | un solo dia | chapel optional | service optional |
  misma hora | mismo horario | mismo lugar | lockers available | showers available | laundry available | meals provided | dinner provided |
  breakfast provided | cots provided | bedding provided | registration on site | registration on-site | on-site registration | register on site |
  register at the door | registro en el lugar | inscripcion en el lugar | cena incluida | desayuno incluido | doors locked other times`;

export const PLAIN_NOTES = listed(
  joined(GUESTS, WELCOME),
  COMING,
  ASKED,
  GREETING,
  SPANISH,
  ANY_TIME,
  LIMITS,
  WAYS,
);
