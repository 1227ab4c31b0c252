import { DAYS, type Day, type Period } from "../services/opening-hours/entry.ts";
import type { DayPart } from "./believable-span.ts";
import { ASIDES, type AsideMeaning } from "./hours-aside-words.ts";
import { HOLIDAY_NAMES, type HolidayMeaning } from "./hours-holiday-words.ts";
import { PLAIN_NOTES } from "./hours-idle-notes.ts";
import { LEAVING } from "./hours-leaving-words.ts";
import { NAMES, type NameMeaning } from "./hours-name-words.ts";
import { SECTIONS, type SectionMeaning } from "./hours-section-words.ts";
import { LAST_WALK_INS, OTHER_TIMES, WALK_INS_WELCOME } from "./hours-walk-in-words.ts";

/**
 * The meaning of a word or phrase. `FILLER` has no effect on the hours; `NOTE` does not restrict them. An `ASIDE` does
 * not either, but the days and times behind it are those of an appointment or of the telephone, not of an open door;
 * its own days, or its part of them, are so too.
 */
export type Meaning =
  | { kind: "DAYS"; days: readonly Day[]; part?: DayPart }
  | HolidayMeaning
  | { kind: "HOLIDAYS_INCLUDED" }
  | { kind: "NO" }
  | { kind: "ORDINAL"; period: Period }
  | { kind: "OF_MONTH" }
  | { kind: "EVERY" }
  | { kind: "TO" }
  | { kind: "AND" }
  | { kind: "BETWEEN" }
  | { kind: "ALWAYS" }
  | { kind: "CLOSED" }
  | { kind: "PAUSE" }
  | { kind: "EXCEPT" }
  | { kind: "APPOINTMENT" }
  | AsideMeaning
  | { kind: "MONTHLY_ON" }
  | { kind: "ALTERNATE" }
  | { kind: "SEASON_NAME" }
  | { kind: "REST_OF_YEAR" }
  | { kind: "EVE" }
  | { kind: "OUT" }
  /** `isWalkIn`: it limits walk-ins alone; others may come later with an appointment. */
  | { kind: "LAST_ENTRY"; isWalkIn?: boolean }
  | { kind: "OTHER_TIMES" }
  /** Precedes the opening time; of no consequence before a span. */
  | { kind: "OPENS" }
  /** Precedes the day on which it opens again. */
  | { kind: "REOPENS" }
  /** Precedes what holds after a closing. */
  | { kind: "SEQUEL" }
  | { kind: "VARIES" }
  | { kind: "PURPOSE" }
  | { kind: "PART"; part: DayPart }
  | SectionMeaning
  | NameMeaning
  | { kind: "NOTE" }
  | { kind: "NOTHING" }
  | { kind: "FILLER" };

const WORKDAYS = DAYS.slice(0, 5);
const WEEKEND = DAYS.slice(5);

const days = (...names: Day[]): Meaning => ({ kind: "DAYS", days: names });
const NIGHTLY: Meaning = { kind: "DAYS", days: DAYS, part: "NIGHT" };
const nth = (period: Period): Meaning => ({ kind: "ORDINAL", period });
const part = (of: DayPart): Meaning => ({ kind: "PART", part: of });

const FILLER: Meaning = { kind: "FILLER" };
const NOTE: Meaning = { kind: "NOTE" };

/**
 * The words and phrases of opening hours in English and Spanish by their meaning, separated by bars, in lower case
 * without accents and apostrophes.
 */
export const VOCABULARY: readonly (readonly [Meaning, string])[] = [
  [days("MONDAY"), "monday | mondays | mon | mons | mo | lunes | lun"],
  [days("TUESDAY"), "tuesday | tuesdays | tues | tue | tu | martes | mart"],
  [
    days("WEDNESDAY"),
    `wednesday | wednesdays | wendsday | wensday | wenesday | wendesday | wedensday | weds | wed | we |
     miercoles | mie | mier`,
  ],
  [days("THURSDAY"), " thr |thursday | thursdays | thurs | thur | thu | th | jueves | jue"],
  [days("FRIDAY"), "friday | fridays | fri | fris | fr | viernes | vie | vier"],
  [days("SATURDAY"), "saturday | saturdays | sat | sats | sa | sabado | sabados | sab"],
  [days("SUNDAY"), "sunday | sundays | sun | suns | su | domingo | domingos | dom"],
  [
    days(...WORKDAYS),
    `weekday | weekdays | week days | workdays | business days | entre semana | dias de semana |
     dias laborables | dias laborales | dias habiles | lmmjv | l m mi j v | l m x j v | lmxjv | l m m j v | l-m-m-j-v | l,m,m,j,v | l/m/m/j/v | m-f | m - f | m to f | m through f | m thru f |
     l-v | l - v | l a v | mtwthf | mtwrf | m t w th f | m, t, w, th, f | m,t,w,th,f | m/t/w/th/f`,
  ],
  [
    days(...WORKDAYS.slice(0, 4)),
    "m-th | m - th | m-thu | m-thur | m-thurs | mtwth | mtwr | l-j | l a j | l m m j | l-m-m-j | l,m,m,j | l, m, m, j | l/m/m/j | l m mi j | l m x j",
  ],
  [days(...DAYS.slice(1, 5)), "t-f | t - f | tu-f | tues-f | tue-f"],
  [days(...DAYS.slice(2, 5)), "w-f | w - f"],
  [days(...DAYS.slice(0, 6)), "m-sa | m - sa | m-sat | l-s | l a s"],
  [days("MONDAY", "WEDNESDAY", "FRIDAY"), "mwf | m/w/f | m-w-f | m w f | m,w,f | m, w & f | m, w and f"],
  [days("MONDAY", "WEDNESDAY"), "mw | m/w | m & w | m and w"],
  [
    days("TUESDAY", "THURSDAY"),
    "tth | tuth | t th | tu th | t/th | tu/th | t & th | t and th | tu & th | t,th | tuthu",
  ],
  [days(...WEEKEND), "weekend | weekends | fin de semana | fines de semana | los fines de semana"],
  [
    days(...DAYS),
    `daily | everyday | all week long | all days | 7 days/wk | every day | each day | every day of the week | 7 days a week | 7 days per week |
     7 days/week | 7 days | seven days a week | seven days per week | seven days | all week | m-su |
     every day of the year | 365 days a year | 365 days per year | 365 days | 7 days weekly |
     todos los dias | cada dia | diario | diaria | diariamente | toda la semana | l-d | l a d |
     7 dias a la semana | los 7 dias de la semana | 7 dias por semana | 7 dias | siete dias a la semana |
     los siete dias de la semana | los 365 dias del ano | 365 dias al ano | los 365 dias | 365 dias | 365 dias del ano |
     365 days/year | 365 days of the year | los 365 dias al ano | todos los dias de la semana |
     seven days/week | 7days a week | a diario | 7 days week | seven days week`,
  ],
  [
    NIGHTLY,
    "7 nights a week | seven nights a week | 7 nights per week | every night of the week | 7 nights | nightly | every night | each night | all nights | todas las noches | cada noche",
  ],
  [nth("FIRST"), "1st | first | 1 st | primer | primero | primera | 1er | 1ro | 1ra | 1o | 1°"],
  [nth("SECOND"), "2nd | second | 2 nd | segundo | segunda | 2do | 2da | 2o | 2°"],
  [nth("THIRD"), "3rd | third | 3 rd | tercer | tercero | tercera | 3er | 3ro | 3ra | 3o | 3°"],
  [nth("FOURTH"), "4th | fourth | 4 th | cuarto | cuarta | 4to | 4ta | 4o | 4°"],
  [nth("FIFTH"), "5th | fifth | 5 th | quinto | quinta | 5to | 5ta | 5o | 5°"],
  [nth("LAST"), "last | ultimo | ultima"],
  [
    { kind: "OF_MONTH" },
    `of the month | of each month | of ea month | of ea. month | ea month | of every month | of month | in the month | in each month | each month |
     every month | per month | a month | monthly | of the month only | in the month only | del mes |
     de cada mes | cada mes | al mes | de mes | de todos los meses | todos los meses`,
  ],
  [{ kind: "EVERY" }, "every | each | cada | todo | todos los | todas las"],
  [
    { kind: "TO" },
    `to | til | till | until | thru | through | a | al | hasta | hasta las | hasta la | a las | a la`,
  ],
  [{ kind: "NO" }, "no | sin | not"],
  [{ kind: "BETWEEN" }, "between | between the hours of | entre | entre las | entre la"],
  [{ kind: "AND" }, "and | y | e | & | + | and also | and then | also | plus | tambien | y tambien | then"],
  [
    { kind: "ALWAYS" },
    `24 hours | 24 hrs | always open | open always | siempre abierto | 24 hour service | 24-hour service | 24 hour services | 24 hr | 24 hour | 24hours | 24-hours | 24-hour | 24 hours a day |
     24 hours per day | 24 hours/day | 24 hrs/day | 24/7 | 24-7 | 24 / 7 | 24x7 | 24h | 24hrs | 24hr |
     24 hours daily | 24 horas | las 24 horas | 24 horas al dia | las 24 horas del dia | 24 horas diarias |
     24 hs | 24 h | 24/7/365 | 24 hours/7 days a week | 24 hours/7 days | around the clock | round the clock |
     24 hours-a-day | 24 horas/7 dias | 24 hrs a day | 24 hrs per day | twenty-four hours a day |
     twenty four hours a day | twenty-four hours | 24 hours every day | las 24 horas diarias | 24 hours day |
     all day every day | all day, every day`,
  ],
  [
    { kind: "CLOSED" },
    `permanecera cerrado | permanecera cerrada | estara cerrado | estara cerrada | estaran cerrados | permaneceran cerrados | was closed | were closed | we were closed | estuvo cerrado | estuvimos cerrados | closures: | closure: |
     holiday closures: | closed dates: | dates closed: | cierres: | not on | not on the | no abre los | no abre el | closed to new arrivals | closed to newcomers | closed to new guests | el local permanece cerrado | closed | close | closes | closing | closing at | close early | closes early | closing early | close early at | closes early at | closing early at |
     will close | will close at | cierra temprano | cerramos temprano | off | observes | we observe | observing | cerrado | cerrada | cerrados | cerradas | cierra | cierran | not open |
     temporarily closed | closed temporarily | is temporarily closed | currently closed | cerrado temporalmente |
     cerrada temporalmente | temporalmente cerrado | temporalmente cerrada | closed now |
     no abre | no esta abierto | no esta abierta | no estan abiertas | no abren | no abrimos | is closed | are closed | will be closed | we are closed | permanece cerrado | esta cerrado |
     estamos cerrados | office closed | offices closed | oficina cerrada | clinic closed | closed all day |
     not available | sin servicio | no hay servicio | no hay servicios | no hours | cerramos | estaremos cerrados |
     permanecemos cerrados | we close | we will be closed | no atendemos | no se atiende |
     no se atiende al publico | no hay atencion | no hay atencion al publico | no abre al publico | descansamos |
     descansan | descansa | se descansa | descanso | dia de descanso | no laboramos | no se labora |
     no trabajamos | no hay | we lock up | we lock | we lock at | lock up | locks up | lock up at | locks up at | we shut | we shut down | shut down | shuts down | lock | locks | lock at | locks at`,
  ],
  [
    { kind: "PAUSE" },
    `staff meeting | staff meetings | staff mtg | staff mtgs | team meeting | team meetings | all staff meeting |
     staff training | reunion de personal | reunion del personal | junta de personal | for lunch | for staff lunch | for a staff lunch | lunch break | lunch hour | for a lunch break | for prayer | para almorzar | por almuerzo |
     para almuerzo | para el almuerzo | hora de almuerzo | a la hora del almuerzo | por el almuerzo |
     during lunch | at lunch | for break | staff lunch | for dinner break | lunch closure`,
  ],
  [
    { kind: "EXCEPT" },
    `but | exc | exc. | excl | excl. | except | except for | except on | excepting | excluding | other than | not including | but not |
     excepto | excepto los | excepto el | excepto en | menos | menos los | salvo | no incluye`,
  ],
  [
    { kind: "APPOINTMENT" },
    `by appointment | by appointment only | by appt | by appt only | appointment only | appointments only |
     by appointments only | by appointments | appt only | appointment required | appointments required |
     with appointment | with appointment only | con cita | con cita previa | solo con cita |
     solo con cita previa | por cita | por cita previa | previa cita | mediante cita |
     mediante cita previa | solo por cita | solamente con cita | unicamente con cita | cita previa |
     services by appointment only | services provided by appointment only | se requiere cita |
     hours by appointment | hours by appointment only | solo con previa cita | available by appointment |
     call for an appointment | call for appointment | call for appt | call ahead for appointment | call ahead for an appointment |
     please call ahead for appointment | please call ahead for an appointment | please call for an appointment |
     please call for appointment | llame antes para cita | favor de llamar para cita | favor de llamar para hacer cita | call to schedule an appointment | call to schedule |
     w/ appointment | w/ an appointment | w/ appt | w/ appointment only | w/ appt only | with prior appointment | upon appointment |
     appointments | appointment | citas | cita | por cita solamente | con cita solamente | con cita unicamente |
     solo citas | bajo cita | requiere cita | se necesita cita | necesita cita | cita requerida | cita obligatoria |
     by scheduled appointment | by prior appointment | by prior appointment only | by scheduled appointment only |
     appt | appts | appt required | appts only | make an appointment | schedule an appointment |
     con cita previa solamente | previa cita solamente | haga una cita | haga su cita | llame para hacer cita | llame para cita |
     call to make an appointment | llame para una cita | llame para hacer una cita |
     staff only | staff only hours | solo personal | solo para el personal | upon request | by request | on request | by arrangement | by special arrangement | by prior arrangement |
     a solicitud | previa solicitud | con previa solicitud | bajo solicitud | a pedido | scheduled patients |
     scheduled clients | scheduled appointments | scheduled appointments only | pacientes citados | citados |
     pacientes con cita | solo pacientes citados | personas con cita`,
  ],
  [
    { kind: "VARIES" },
    "vary | may vary | varies | hours vary | hours may vary | call for hours | call for times | llame para horario",
  ],
  [
    { kind: "PURPOSE" },
    `winter break | spring break | fall break | summer break | holiday break | christmas break | thanksgiving break |
     por junta de personal | por reunion de personal | por junta | por reunion | por capacitacion |
     por capacitacion del personal | por entrenamiento | receso de invierno | receso de primavera | vacaciones de invierno | for staff training | for staff mtg | for staff mtgs | for a staff meeting | for a team meeting | for team meeting |
     for team meetings | for all staff meeting | for training | for staff meeting | for staff meetings | for meetings | for cleaning |
     for renovation | for renovations | for inventory | for maintenance | for vacation | for summer vacation |
     for remodeling | for construction | for repairs | for a move | due to construction | due to renovations |
     due to repairs | por remodelacion | por renovacion | por reparaciones | por construccion | por obras |
     for summer break | for winter break | moving | we are moving | were moving | for moving | due to moving |
     for our move | due to a move | nos mudamos | nos estamos mudando | por mudanza | mudanza | por vacaciones | por vacaciones de verano | por inventario | due to staff meeting | due to staff meetings |
     due to a staff meeting | due to staff training |
     por mantenimiento`,
  ],
  [
    NOTE,
    `open during lunch | open for lunch | open through lunch | no lunch closure | no lunch break |
     does not close for lunch | for directions | for information | for more information | for details | see |
     call to make an appointment or walk in | call for an appointment or walk in | by appointment or walk-in |
     by appointment or walk in | appointment or walk-in | no cost | no charge | free of charge | no fee |
     no insurance needed | no insurance required | no insurance necessary | no id required | no id needed |
     no documents required | no documents needed | sin costo | closed-toe shoes required | enter |
     walk-ins welcome | walk ins welcome | walk-ins are welcome | walkins welcome | walk-in welcome |
     walk-ins accepted | walk ins accepted | walk-ins and appointments | walk-in or by appointment |
     walk-in and by appointment | walk-ins or by appointment | no appointment necessary |
     no appointment needed | no appointment required | no appointments necessary | appointment not required |
     appointment not necessary | appointments not required | drop-ins welcome | sin cita | sin cita previa |
     no se necesita cita | no necesita cita | no se requiere cita | no requiere cita |
     se aceptan visitas sin cita | extended hours available | no appts taken | no appointments taken | thank you for calling | gracias por llamar | gracias por llamar a | thank you | gracias | wheelchair accessible |
     free parking | free | gratis | all welcome | all are welcome | everyone welcome | everyone is welcome |
     first come first served | first come, first served | first-come, first-served | first-come first-served |
     por orden de llegada | on a first come first served basis | se habla espanol | bilingual |
     english and spanish | in english and spanish | en ingles y espanol | se habla ingles | local time |
     hora local | rain or shine | rain, snow or shine | llueva o truene | llueva o no | llueva o no llueva |
     con lluvia o sol | come in person | please come in person | venga en persona | acuda en persona |
     no appt needed | no appt necessary | no appt required | no appt | no appts necessary | no appts needed |
     no appointment | despues no se abre la puerta | despues no se abre | despues se cierra la puerta |
     despues ya no se abre la puerta | after that the door is locked | after that the doors are locked |
     no hace falta hacer cita | no hace falta cita previa | no es necesario hacer cita | no es necesaria cita |
     no necesita hacer cita | no se necesita hacer cita | no tiene que hacer cita | no hay que hacer cita |
     donations accepted same hours | donations accepted same hrs | donations accepted during business hours |
     donations accepted during store hours | even if it falls on a weekend | even if it falls on a weekend or holiday |
     even on weekends | aunque caiga en fin de semana | sorry for any inconvenience | sorry for the inconvenience |
     we apologize for any inconvenience | we apologize for the inconvenience | thank you for your patience |
     thank you for your understanding | thanks for your patience | disculpe las molestias | disculpen las molestias |
     gracias por su comprension | gracias por su paciencia | happy holidays | felices fiestas |
     w/o appointment | w/o an appointment | w/o appt | without appointment | without an appointment | without appt |
     without appts | sin necesidad de cita | no hace falta cita | then the door is locked | then the doors are locked | in person | en persona | any time | anytime | at any time | a cualquier hora`,
  ],
  [
    { kind: "OPENS" },
    `abre sus puertas a las | abren sus puertas a las | abrimos nuestras puertas a las | we open our doors at | we open our doors | open our doors at | we open the doors at | abrimos las puertas a las | do not open til | do not open till | do not open until | do not open before | does not open til | does not open till |
     does not open until | we do not open til | we do not open till | we do not open until | we do not open before |
     not open until | no abrimos hasta las | no abre hasta las | no abren hasta las | opens | opens at | opening at | opens late at | opening late at | we open at | will open at | abre | abre a las |
     abrimos | abrimos a las | abren | abren a las | delayed opening | late opening`,
  ],
  [
    { kind: "REOPENS" },
    `reopening | reopen | reopens | will reopen | we reopen | we will reopen | reopening on | reopens on | will reopen on |
     we reopen on | we will reopen on | back | back on | back open | returning | returning on | open again | open again on |
     reabrimos | reabrimos el | reabre | reabre el | reabriremos el | regresamos | regresamos el | volvemos el`,
  ],
  [
    { kind: "SEQUEL" },
    `after that | afterwards | afterward | after which | thereafter | and thereafter | from then on | then open |
     despues de eso | despues | luego | a partir de entonces | de ahi en adelante`,
  ],
  [{ kind: "OTHER_TIMES" }, OTHER_TIMES],
  [{ kind: "LAST_ENTRY", isWalkIn: true }, LAST_WALK_INS],
  [NOTE, WALK_INS_WELCOME],
  ...ASIDES,
  [
    { kind: "MONTHLY_ON" },
    `monthly on | monthly on the | every month on | every month on the | cada mes el | mensualmente el`,
  ],
  [
    { kind: "ALTERNATE" },
    `every other | every other week | every other week on | alternate | alternating | alternate weeks |
     every 2 weeks | every two weeks | every 2 weeks on | every two weeks on | biweekly | bi-weekly | biweekly on |
     bi-weekly on | cada dos | cada 2 | cada dos semanas | cada 2 semanas | cada dos semanas los | cada dos semanas el |
     cada quince dias | cada 15 dias | cada quince dias los | quincenal | quincenalmente | alternos | alternas |
     semanas alternas`,
  ],
  [
    { kind: "SEASON_NAME" },
    `in winter | in the winter | during winter | during the winter | in summer | in the summer | during summer |
     during the summer | winter | summer | spring | fall | autumn | winter season | summer season | winter months | summer months |
     school year | the school year | during the school year | during school year | academic year |
     ano escolar | el ano escolar | durante el ano escolar | ciclo escolar |
     winter hours | summer hours | winter schedule | summer schedule | winter only | summer only | seasonal |
     seasonal hours | seasonally | season | cold weather | cold-weather | cold season | invierno | verano | otono | primavera |
     horario de invierno | horario de verano | horas de invierno | horas de verano | temporada |
     temporada de invierno | temporada de verano | temporada de frio`,
  ],
  [
    { kind: "REST_OF_YEAR" },
    `rest of the year | rest of year | the rest of the year | remainder of the year | the remainder of the year |
     all other months | other months | the other months | resto del ano | el resto del ano | los demas meses |
     los otros meses`,
  ],
  [
    { kind: "EVE" },
    `day before holidays | day before a holiday | day before each holiday | day before every holiday |
     day before any holiday | days before holidays | day before the holiday | day before all holidays | holiday eves |
     day before federal holidays | day before a federal holiday | day before legal holidays | day before public holidays |
     day before major holidays | day before a major holiday | day before each federal holiday |
     eve of holidays | eves of holidays | vispera | visperas | vispera de feriados | vispera de dias feriados |
     visperas de feriados | visperas de dias feriados | vispera de los feriados | vispera de un feriado |
     dia antes de feriados | dia antes de los feriados | dia antes de un feriado | dia antes de dias feriados |
     dia antes de cada feriado | dia anterior a los feriados | dia anterior a un feriado`,
  ],
  [
    { kind: "OUT" },
    `${LEAVING} | out by | everyone out | everyone out at | all out by | all out at | everyone leaves by | todos salen a las |
     todos fuera a las | everyone out by | everybody out by | guests out by | must be out by | leave by | guests leave by |
     must leave by | guests must leave by | you must leave by | exit by | guests exit by | guests must exit by |
     check-out | check out | checkout | check-out by | check out by | check-out at | check out at | salida |
     salida a las | salida a la | salida antes de las | se sale a las | hay que salir a las | deben salir a las |
     deben salir antes de las | debe salir a las`,
  ],
  [{ kind: "LAST_ENTRY", isWalkIn: true }, "curfew by"],
  [
    { kind: "LAST_ENTRY" },
    `last intake | last intake at | last entry | last entry at | last admission | last admission at | last check-in |
     last check-in at | last check in at | last seating | last seating at | no entry after | no entrance after |
     no admittance after | no admission after | no admissions after | no one admitted after | nobody admitted after |
     no check-in after | no check in after | no intake after | no intakes after | must check in by |
     must check-in by | check in by | check-in by | must arrive by | please arrive by | arrive by | please arrive before | arrive before | must be in by |
     last client | last client at | last clients at | last client signed in at | last client signed in | last client seen at |
     last client taken at | last patient | last person | sign in by | sign-in by | must sign in by | last patient at | last patient seen at | last person in at | last sign-in | last sign-in at |
     last sign in at | sign-in closes | sign in closes | sign-in ends | sign in ends | sign-up closes at | sign-up closes | sign-in ends at | sign in ends at | sign-in closes at | last ticket at | last number at |
     line cut off | line cut off at | line cutoff | line cutoff at | line cut-off | line cut-off at | line is cut off at |
     line closes at | line ends at | pantry line cut off | pantry line cut off at | pantry line cutoff |
     pantry line cutoff at | pantry line closes at | food line cut off | food line cut off at | food line closes at |
     cut off | cut off at | cutoff | cutoff at | cut-off | cut-off at | ultima ficha | ultima ficha a las |
     ultima ficha a la | ultimo turno | ultimo turno a las | ultimo turno a la | ultimo numero a las |
     ultima persona a las | ultimo cliente a las | se dan fichas hasta las | se entregan fichas hasta las |
     fichas hasta las | la fila se corta a las | se corta la fila a las | la fila cierra a las |
     doors close | doors close at | door closes at | doors lock at | doors locked at | intake ends at |
     ultima entrada | ultima entrada a las | ultima admision a las | no se admite a nadie despues de las |
     no se permite entrar despues de las | no se permite la entrada despues de las | no hay entrada despues de las |
     no se recibe a nadie despues de las | nadie entra despues de las | hay que llegar antes de las |
     llegar antes de las | debe llegar antes de las | llegue antes de las | las puertas se cierran a las | la puerta se cierra a las | la puerta cierra a las | las puertas cierran a las |
     se cierran las puertas a las | se cierra la puerta a las`,
  ],
  [part("MORNING"), "morning | mornings | in the morning | manana | mananas | por la manana | en la manana"],
  [
    part("AFTERNOON"),
    `afternoon | afternoons | in the afternoon | tarde | tardes | por la tarde | por las tardes`,
  ],
  [part("EVENING"), "evening | evenings | eves | in the evening | en la tarde"],
  [
    part("NIGHT"),
    `night | nights | overnight | at night | noche | noches | por la noche | de noche |
     nocturno | overnight hours | overnight shelter | night shelter | next day | the next day |
     the next morning | the following morning | following morning | next morning | del dia siguiente |
     dia siguiente`,
  ],
  ...SECTIONS,
  [
    { kind: "NOTHING" },
    `n/a | na | none | unknown | not known | tbd | tba | ninguno | ninguna | no disponible |
     no information | not provided | not specified | null | no hours listed | no hours given`,
  ],
  [
    FILLER,
    `run | runs | open for | please come on | please come | please visit | visit us | visit us on | join us on | venga los | venga el | visitenos | will be open | estara abierto | estara abierta | estaremos abiertos | fuera de eso | por lo demas | aparte de eso | fuera de esas fechas | puertas abiertas | now back to | now back to regular hours | back to regular hours | back to normal hours | exceptions: | exception: |
     excepciones: | sharp | en punto | @ | were here | we are here | estamos aqui | otherwise | mid-day | mid day | doors | doors open | daytime | daytime hours | diurno | horario diurno | puertas | las puertas | puerta | year round | year-round | all year | all year round |
     all year long | throughout the year | 52 weeks a year | 12 months a year | todo el ano | durante todo el ano |
     served | is served | are served | se sirve | se sirven | hours | hour | hrs | hr | hours of operation | hours of service | operating hours | business hours |
     open hours | opening hours | service hours | hours are | hours of business | regular hours |
     normal hours | current hours | hours open | days and hours | days/hours | days | day |
     dates and times | schedule | schedules | time | times | operation | operating | operational |
     operates | open | opened | opening | we are open | is open | are open | now open | open from |
     our hours will be | hours will be | the hours will be | our new hours will be | nuestro horario sera | el horario sera | held | meets | meet | runs | weekly | only | regular | normal | standard | general | our | we are |
     are | is | the following | the | on | at | from | of | its | this | hours of | available | offered |
     following service | following the service | following worship | following church | following mass |
     after service | after services | after the service | after church | after worship | after mass |
     despues de misa | despues de la misa | despues del culto | despues del servicio | hrs . |
     provided | usual | typical | horario | horarios | hora | horas | horario de atencion |
     horario de servicio | horario de oficina | abierto | abierta | abiertos |
     atiende | se atiende | atendemos | atencion | horas de atencion | horas de servicio | horas de operacion | de |
     del | el | la | las | los | en | desde | desde las | desde la | de las | de la | solo | solamente | esta abierto | esta abierta | estan abiertos | estan abiertas |
     unicamente | semanal | semanalmente | nuestro | nuestro horario es | es | son | dia | dias | both |
     each week | every week | a week | per week | of the week | cada semana | de la semana`,
  ],
  ...HOLIDAY_NAMES,
  [
    { kind: "HOLIDAYS_INCLUDED" },
    `incl holidays | incl. holidays | even holidays | even on holidays | incl all holidays | incl. all holidays |
     including major holidays | holidays too | including holidays | including all holidays | holidays included | all holidays included |
     open holidays | open on holidays | open on all holidays | open all holidays | including weekends and holidays |
     incluyendo feriados | incluso feriados | incluidos feriados | feriados incluidos | incluyendo dias feriados`,
  ],
  [NOTE, PLAIN_NOTES],
  ...NAMES,
];
