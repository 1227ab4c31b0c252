import { BESIDE_FORMS } from "./hours-beside-forms.ts";
import { type Piece, textAt } from "./hours-pieces.ts";

/** No note of a known form is longer, in pieces. */
const LONGEST_NOTE = 24;

const DOCUMENTS = `a|an|your|valid|current|photo|picture|state|id|ids|i d|identification|proof|of|and|or|address|residency|residence|income|
  insurance|card|cards|social|security|birth|certificate|government|issued|documents|documentation|license|drivers|passport`;
const PLACE_KINDS =
  "wheelchair|accessible|back|front|side|rear|main|north|south|east|west|lower|upper|parking|fellowship|church|community";
const PLACES =
  "door|doors|entrance|lot|building|lobby|gate|level|basement|hall|cafeteria|gym|garage|kitchen|fairgrounds|fairground|pavilion|courthouse|firehouse";
const STREETS = `street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|highway|hwy|parkway|pkwy|place|
  terrace|way|circle|plaza`;
const UNITS = "session|visit|person|class|week|month|day|hour|family|household|child|meal|night|bag|year|box";
const CLOCK = "\\d{1,2}(?: : \\d{2})?(?: (?:am|pm|[ap] [.] m(?: [.])?))?|dark|midnight|noon";
const DAY_NAMES =
  "mon|monday|tue|tues|tuesday|wed|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|daily";
const DAY_LIST = `(?: (?:on )?(?:${DAY_NAMES})(?: (?:-|to|through|thru|,|and|&) (?:${DAY_NAMES})){0,6})?`;
const DIAS =
  "lunes|lun|martes|mar|miercoles|mie|jueves|jue|viernes|vie|sabado|sabados|sab|domingo|domingos|dom";
const LISTA = `(?: (?:los )?(?:${DIAS})(?: (?:-|a|al|,|y) (?:${DIAS})){0,6})?`;
const CORNER = `(?:\\d{1,3} (?:st|nd|rd|th)|(?!(?:${DAY_NAMES}) )\\p{L}{3,20})(?: (?:${STREETS}))?`;
const NUMBERS = "\\d{1,3}|one|two|three|four|once|twice";

/**
 * Notes of a known form, which limit neither days nor times: contacts, ages, costs, what to bring,
 * where to go in. Written over pieces with one space between each two. None of them begins with a day or a time.
 */
const NOTE_FORMS: readonly RegExp[] = compileForms([
  ...BESIDE_FORMS,
  // ages 6-12, grades K-5, ages 18 and up
  "(?:for )?(?:age|ages|aged|grade|grades|edades|grados) (?:\\d{1,2}|k)(?: (?:-|to|through|thru|and|a|y) \\d{1,2}| [+]| and (?:up|older|over|under|above|younger))?",
  // fee $5-$10, $25 per session
  `(?:(?:fee|fees|cost|costs|donation|admission|price|suggested donation)(?: (?:is|of|:))* )?\\$ \\d{1,4}(?: [.] \\d{2})?(?: (?:-|to) (?:\\$ )?\\d{1,4}(?: [.] \\d{2})?)?(?: (?:per|a|each|/) (?:${UNITS}))?`,
  // Room 4, Suite 200 B
  "(?:(?:in|at) )?(?:room|rm|suite|ste|apt|unit|salon|bldg|building|floor|piso)(?: [.#])? (?:\\d{1,5}(?: [a-z])?|[a-z])",
  // first floor, on 2nd Street
  `(?:on )?(?:the )?(?:\\d{1,3} (?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|primer|segundo) (?:floor|fl|piso|${STREETS})`,
  // at 100 Example Ave
  `at \\d{1,5}(?: (?:n|s|e|w|ne|nw|se|sw)(?: [.])?)?(?: \\p{L}{4,20}){1,3} (?:${STREETS})(?: [.])?`,
  // serves ZIP codes 33010 through 33016
  "(?:(?:serves|serving) )?zip (?:code|codes) \\d{5}(?: (?:-|to|through|thru|,|and|&) \\d{5}){0,5}",
  // closest bus: route 3
  "(?:(?:closest|nearest) )?(?:bus|buses)(?: :)?(?: (?:route|routes|line|lines|stop))? (?:\\d{1,3})(?: stops at (?:the )?door)?(?: every \\d{1,2} minutes)?",
  // one visit every 30 days; households may come once a month
  `(?:(?:limit|limited to) )?(?:(?:${NUMBERS}) (?:visit|visits|bag|bags|box|boxes)|(?:clients|families|family|household|households|people|visitors|guests) (?:may|can) (?:come|visit|shop|receive food|pick up food) (?:once|twice|\\d{1,2} times))(?: (?:per|every|each|a) (?:(?:\\d{1,3} )?(?:days|weeks|months)|${UNITS}))+`,
  // takes 2-3 weeks to process; allow 2 hours for your visit
  "(?:takes|allow|please allow) (?:about |up to )?\\d{1,3}(?: (?:-|to) \\d{1,3})? (?:minutes|hours|days|weeks)(?: to process| for processing| for your visit)?",
  // please bring photo ID
  `(?:(?:first time|first - time|new|all) (?:visitors|clients|guests|participants) )?(?:(?:please|must|should) )*(?:bring|show|provide)(?: (?:${DOCUMENTS}|,)(?! \\d))+(?: (?:dated|issued) within (?:the last )?\\d{1,3} (?:days|weeks|months))?`,
  `(?:(?:valid|photo|picture) )*(?:id|identification|proof of (?:address|residency|income))(?: is)? (?:required|needed|requested|preferred)`,
  // enter at the back door; free parking behind the building
  `(?:(?:please )?(?:enter|entrance|parking|free parking|line forms|line up|located|use|park) )?(?:at|on|in|behind|through|from|by|around) (?:the )?(?:(?:${PLACE_KINDS}) )*(?:${PLACES})(?: (?:on|off)(?: the)? \\p{L}{3,20} (?:${STREETS})(?: [.])?)?`,
  // wheelchair entrance on 3rd Ave
  `(?:(?:${PLACE_KINDS}) )*(?:${PLACES})(?: is)?(?: (?:on|off)(?: the)? (?:\\d{1,3} (?:st|nd|rd|th)|\\p{L}{4,20})(?: (?:${STREETS}))(?: [.])?)?`,
  // ring bell after 10pm; toque el timbre después de las 10 pm
  `(?:please )?(?:ring|use|press) (?:the )?(?:door )?(?:bell|doorbell|buzzer)(?: (?:for entry|to enter|to be let in|after (?:${CLOCK})${DAY_LIST}))?`,
  `(?:favor de )?(?:toque|tocar|toca|use|usar) (?:el )?timbre(?: (?:para entrar|despues de las? (?:${CLOCK})${LISTA}))?`,
  // outreach van parked at 5th & Main
  `(?:(?:outreach|mobile|food|medical|shower) )?(?:van|bus|truck|trailer|unit) (?:is )?parked at ${CORNER} (?:&|and) ${CORNER}`,
  // line starts at 3, numbers given out at 9, (doors open at 3:30)
  `(?:the )?(?:line (?:starts|forms|begins|opens)|registration (?:begins|starts|opens)|sign - (?:in|up) (?:begins|starts|opens)|sign (?:in|up) (?:begins|starts|opens)|check - in (?:begins|starts)|(?:numbers|tickets) (?:are )?given(?: out)?) (?:at )?(?:${CLOCK})`,
  `[(] doors open (?:at )?(?:${CLOCK}) [)]`,
  // (after the 10:30 service), después de la misa de las 10:30
  `(?:after|following) (?:the )?(?:${CLOCK}) (?:service|mass|worship|worship service|church service)`,
  `despues (?:de la|del) (?:misa|culto|servicio) de (?:las? )?(?:${CLOCK})`,
  "(?:with|for) (?:any )?questions|(?:con|para) preguntas|si tiene preguntas",
  "(?:please )?come early|(?:please )?arrive early|come early (?:to|for) (?:the )?(?:line|best selection)",
  // (revised 3/2024)
  "(?:revised|updated|last updated) \\d{1,2} / (?:\\d{1,2} / )?\\d{2,4}",
]);

/** (305) 555-0100 ext. 12; 1-800-555-0100. */
const PHONE_FORMS = compileForms([
  "(?:1 (?:[-.] )?)?(?:[(] )?\\d{3}(?: [)])?(?: [-.])? \\d{3}(?: [-.])? \\d{4}(?: ,)?(?: (?:ext|x|extension)(?: [.])? \\d{1,5})?",
]);

function compileForms(forms: readonly string[]): readonly RegExp[] {
  return forms.map((form) => new RegExp(`^(?:${form.replace(/\n\s*/gu, "")})(?= |$)`, "u"));
}

/** How many pieces a note of a known form takes; 0 where none begins. */
export function noteLength(pieces: readonly Piece[], index: number): number {
  const link = linkLength(pieces, index);
  return link > 0 ? link : formLength(pieces, index, NOTE_FORMS);
}

/** How many pieces a telephone number takes; 0 where none begins. */
export const phoneLength = (pieces: readonly Piece[], index: number): number =>
  formLength(pieces, index, PHONE_FORMS);

function formLength(pieces: readonly Piece[], index: number, forms: readonly RegExp[]): number {
  const some = pieces.slice(index, index + LONGEST_NOTE).map(({ text }) => text);
  const text = some.join(" ");
  for (const form of forms) {
    const [found] = form.exec(text) ?? [];
    if (found !== undefined) return found.split(" ").length;
  }
  return 0;
}

/**
 * Returns the length of `hours@example.org`, `https://example.org/visit`, `www.example.org`: all up to the next space.
 */
function linkLength(pieces: readonly Piece[], index: number): number {
  const isWeb = ["http", "https", "www"].includes(textAt(pieces, index));
  let length = 1;
  let isMail = false;
  while (length < LONGEST_NOTE && pieces[index + length]?.isGlued === true) {
    const text = textAt(pieces, index + length);
    if (text.startsWith("\n") || [")", "]", ";", ","].includes(text)) break;
    isMail ||= text === "@";
    length += 1;
  }
  if (textAt(pieces, index + length - 1) === ".") length -= 1;
  return (isWeb || isMail) && length > 2 ? length : 0;
}
