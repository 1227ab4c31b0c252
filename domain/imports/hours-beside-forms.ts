/**
 * Notes with times or numbers of their own, which are no hours of the door, as `hours-notes.ts` writes forms: lines that
 * form before it opens, what happens in a night's shelter, whom to call after hours, who is welcome too.
 */

const TIME = "\\d{1,2}(?: : \\d{2})?(?: (?:am|pm|[ap](?! \\d)|[ap] [.] m(?: [.])?))?";
/** Matches a time that does not continue. */
const AT = `(?:at |@ )?${TIME}(?! (?:[-:]|to|til|till|until|a|p|am|pm|hasta|thru|and|&|y)(?: |$))`;
/** Matches the end of the sentence. */
const ALONE = "(?= [.;)!]| \\n|$)";
const WHO = "(?:please |pls )?(?:do not|no|never)";
const CALLED =
  "(?:our |the |a |toll |free |24 |hour |hr |- |crisis |hot|help|emergency |on |call |answering |after |hours )+(?:line|hotline|helpline|number|service|nurse)";
/** Words of people who come, without any that leave others out. */
const PEOPLE =
  "(?!only|not|no|if|with|after|until|solo|members?|residents?|by|referr|appointment|staff)(?:\\p{L}{2,16}|\\d{1,2} [+]|[&,])";

export const BESIDE_FORMS: readonly string[] = [
  // please do not line up before 4:30; doors do not open early
  `${WHO} (?:line up|lining up|queue|queue up|queueing|form a line)(?: outside| at the door| on the sidewalk)?(?: before ${AT}| early| too early)`,
  "(?:the )?(?:door|doors) (?:do|does|will) not open (?:early|before then|sooner)",
  `(?:favor de |por favor )?no (?:haga|hagan|hacer|se forme|se formen)(?: fila| cola)? antes de las? ${AT}`,
  "(?:la puerta|las puertas) no se abren? (?:antes|temprano)",
  // lights out 10, wake-up 5:30, dinner 6
  `(?:lights (?:out|off)|quiet time|quiet hours begin|curfew for guests|wake (?:- )?up(?: call)?|se apagan las luces|luces fuera|despertar) (?:a las? )?${AT}`,
  `(?:hot )?(?:dinner|supper|breakfast|snack|soup|coffee|cena|desayuno)(?: is)?(?: served| se sirve)?(?: a las?)? ${AT}`,
  `(?:se )?sirven? (?:la |el )?(?:cena|desayuno|almuerzo|comida)(?: a las?)? ${AT}(?: en punto)?`,
  // congregate lunch served at 11:45
  `(?:congregate |hot |noon |senior |community |free )*(?:lunch|meals?)(?: is| are)? served (?:at |@ )${AT}${ALONE}`,
  // after hours call the toll free line; evenings and weekends call 911
  `(?:after|outside)(?: -| of)?(?: office| business| regular| open)? (?:hours|hrs)(?: ,)?(?: please)? (?:call|dial|phone|contact) (?:${CALLED}|911|988|211)${ALONE}`,
  `(?:nights|evenings|weekends|nights and weekends|nights & weekends|when closed|when we are closed|if closed|in an emergency|for emergencies|emergencies)(?: ,| :)?(?: please)? (?:call|dial|phone) (?:${CALLED}|911|988|211)${ALONE}`,
  `(?:fuera de horario|fuera de horas|en emergencias?|si esta cerrado|cuando este cerrado)(?: ,)? (?:llame|llamar) al (?:911|988|211)${ALONE}`,
  // (seniors 60+ and everyone else welcome)
  `[(] (?:${PEOPLE} ){1,8}(?:are )?(?:welcome|invited) [)]`,
  // (after the Spanish service), after 8 & 10:30 mass
  `(?:after|following) (?:the )?(?:spanish|english|early|late|last|first|second|morning|evening|noon|sunday|main) (?:language )?(?:service|services|mass|masses|worship|misa)`,
  `(?:after|following) (?:the )?(?:${TIME} )(?:(?:and|&|,) ${TIME} ){0,2}(?:mass|masses|service|services|worship)`,
  // half-price day: 1st Sat
  "(?:half - price|half price|discount|senior discount|bag|dollar|sale|senior|student) (?:day|days|sale)(?: is| :)?(?: (?:every|on|the|\\d (?:st|nd|rd|th)|last|first|second|third|fourth|mon|tue|tues|wed|thu|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|of|each|month)){1,6}",
  // si llueve, en la cafeteria
  "(?:si llueve|en caso de lluvia|if it rains|if raining|in case of rain)(?: ,)?(?: (?:misma hora|mismo horario|same time|same hours|en|in|la|el|the|cafeteria|salon|gimnasio|gym|hall|adentro|inside|indoors|,)){1,8}",
  // St. Anthony, San Juan
  "(?:st|saint|sts|san|santa|santo|our lady of|nuestra senora de)(?: [.])?(?: (?:the|la|las|los))? (?!fri|sat|sun|mon|tue|wed|thu|closed|only)\\p{L}{3,14}(?: s)?",
  // at Lincoln park, in the Garcia hall
  `(?:at|in|inside|en|behind|near|across from|next to|located at|frente a|junto a|detras de) (?:the |la |el |our |del )?(?:(?!only|not|if|when|until|except|closed|from|after|before|and|or|by|appoint|your|my|su |sus |tu |each|any|some|various|several|different|other|another|varios|distint|mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|dom|summer|winter|school)\\p{L}{2,16} ){1,3}(?:lot|hall|church|parish|center|park|plaza|library|gym|basement|chapel|annex|building|house|temple|iglesia|parroquia|parque|salon|biblioteca|gimnasio|edificio|capilla|templo|cafeteria)`,
  // serving since 1998, est. 2004
  "(?:serving|open|here)(?: the community| our neighbors)? since (?:19|20)\\d{2}|(?:est|established)(?: [.])?(?: in)? (?:19|20)\\d{2}",
  // 2 bags per family, 1 visit a week, limit 1 per household
  "(?:limit(?: of)?|max|maximum|up to) (?:\\d{1,2}|one|two|three) (?:bags?|boxes|box|items?|visits?|showers?|loads?|minutes|min|meals?|plates?|servings?)(?: ?(?:per|a|each|/) (?:person|family|household|visit|week|month|day|guest))?",
  "\\d{1,2} (?:minute|min|minutes|minutos)(?: limit| max| showers?| per person| por persona)?",
  // 40 beds, 25 seats
  "\\d{1,3} (?:beds|cots|mats|seats|camas|lugares|cupos)(?: available| disponibles)?",
];
