import { estimateRoles } from "./clause-roles.ts";
import { isMonthName } from "./date-forms.ts";
import type { Tokens } from "./hours-clause-split.ts";
import type { SectionRank } from "./hours-section-words.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";
import { MAY_NARROW } from "./hours-told-words.ts";

/** The name of a place or of what is given there, before the first days and times of a text. */

const GIVEN: ReadonlySet<SectionRank> = new Set(["DOOR", "PROGRAM", "MEAL", "DESK"]);

const OF_TITLE: ReadonlySet<HoursToken["kind"]> = new Set([
  "UNKNOWN",
  "NAME",
  "FILLER",
  "NOTE",
  "SECTION",
  "DASH",
  "COLON",
  "COMMA",
  "SLASH",
  "AND",
  "OPEN",
  "CLOSE",
  "STOP",
  "LINE",
  "BLANK",
  "CELL",
]);

/** What may stand behind it. */
const BEHIND: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "CLOCK",
  "ORDINAL",
  "EVERY",
  "ALWAYS",
  "SEASON",
  "MONTH_DAYS",
  "BETWEEN",
  "OPENS",
  "DATE",
]);

/** Words by which it would be no name, or the name of something without an open door. */
const OF_NO_TITLE =
  /^(?:whatsapp|lines?|call|calls|calling|called|llam\p{L}+|phones?|telefon\p{L}*|text\p{L}*|hotline|helpline|linea|fax|zoom|online|virtual\p{L}*|remote|webinar|website|donat\p{L}*|donac\p{L}*|donor\p{L}*|volunt\p{L}*|staff|personal|emplead\p{L}*|employees?|appointments?|appts?|citas?|reserv\p{L}*|schedul\p{L}*|regist\p{L}*|inscri\p{L}*|orientat\p{L}*|orientac\p{L}*|intake|intakes|ingres\p{L}*|delivery|deliveries|deliver\p{L}*|entregas?|domicilio|outreach|home|hogar|closed|closing|cerrad\p{L}*|cierre|cierres|shut|temporar\p{L}*|suspend\p{L}*|cancel\p{L}*|former\p{L}*|old|previous|viejo|anterior|moved|moving|relocat\p{L}*|new|nuev\p{L}*|starting|beginning|begin\p{L}*|effective|until|till?|after|before|since|except|unless|if|si|when|whenever|cuando|while|by|only|just|solo|solamente|unicamente|not|no|without|sin|never|may|might|vary|varies|varian?|usually|sometimes|emergency|emergencies|emergencias?|weather|frio|cold|snow|freez\p{L}*|temperatures?|members?|membership|soci\p{L}+|residents?|residentes|enrolled|eligible|employees|tenants|inquilin\p{L}*|parishioners|feligreses|referral\p{L}*|referred|referid\p{L}*|private|internal|members-only|school|escolar|summer|winter|verano|invierno|season\p{L}*|temporada|holidays?|week|weeks|semanas?|month|months|mes|today|hoy|tomorrow|manana|last|ultim\p{L}*|next|proxim\p{L}*|other|others|otr\p{L}*|alternate|instead|meeting|meetings|juntas?|reunion\p{L}*|court|hearing|interviews?|entrevistas?|drop-off|dropoff|truck|warehouse|bodega|lunch|break|almuerzo|security|gate|building|lot|parking|lobby|box|responds?|within|quarterly|some|select|most|many|during|durante|hold|camp|tours?|rarely|seldom|serves?|accepts?|rented|rents|out|off|box|dropbox|kiosk|atm|mailbox|office)$/u;

/** For whom something is, which a name may say. */
const PEOPLE =
  /^(?:adults?|kids|child|children|famil(?:y|ies)|seniors?|veterans?|moms|mothers|parents|youth|teens?|households?|vets?|nin[oa]s|adultos|familias|jovenes|mayores|you|county|city|run|time|hours?|day|days|night|available)$/u;

/** Probability at which the first sentence may be about something else than the door. */
const LEAST_DOUBT = 0.75;

const LONGEST_TITLE = 24;

/** Returns the tokens behind the title of a text; null where it has none, or one whose words may narrow the hours. */
export function withoutTitle(tokens: Tokens): Tokens | null {
  let end = 0;
  while (end < tokens.length && isInTitle(tokens, end)) end += 1;
  const title = tokens.slice(0, end);
  const hasWords = title.some(({ kind }) => kind === "UNKNOWN" || kind === "NAME" || kind === "ORDINAL");
  if (!hasWords || end > LONGEST_TITLE || !BEHIND.has(tokens[end]?.kind ?? "LINE") || !title.every(isOfTitle))
    return null;
  // "Walk-ins (women) Mon 9-5": brackets are whole.
  const opened = title.filter(({ kind }) => kind === "OPEN").length;
  if (opened !== title.filter(({ kind }) => kind === "CLOSE").length) return null;
  // "Doors open 6 pm": the words right before a time say what it begins.
  while (end > 0 && tokens[end - 1]?.kind === "FILLER") end -= 1;
  const length = tokens.slice(end).findIndex(isStatementEnd);
  const first = [...title, ...tokens.slice(title.length, length < 0 ? tokens.length : end + length)];
  if (estimateRoles(first)("remote", "appointed", "other", "closing") > LEAST_DOUBT) return null;
  const heading = title.find(({ kind }) => kind === "SECTION");
  return [...(heading === undefined ? [] : [heading]), ...tokens.slice(end)];
}

/** `fire station 3:`, `corner of 5th and Walnut`, `tienda de segunda:` */
function isInTitle(tokens: Tokens, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token === undefined || OF_TITLE.has(token.kind)) return token !== undefined;
  if (token.kind === "ORDINAL")
    return next?.kind === "COLON" || (next?.kind === "AND" && tokens[index + 2]?.kind === "UNKNOWN");
  return token.kind === "CLOCK" && /^\d{1,3}$/u.test(token.text) && next?.kind === "COLON";
}

function isOfTitle(token: HoursToken): boolean {
  if (["ORDINAL", "CLOCK", "TO"].includes(token.kind)) return true;
  if (token.kind === "SECTION") return GIVEN.has(token.rank);
  if (token.kind === "NOTE")
    return !/^(?:at|in|inside|en) (?!rm\b|room\b|suite\b)|\bparked\b/u.test(token.text);
  const words = token.text.split(/[^\p{L}\d]+/u);
  return !words.some(
    (word) =>
      OF_NO_TITLE.test(word) ||
      (MAY_NARROW.has(word) && !PEOPLE.test(word)) ||
      isMonthName(word) ||
      /^\p{L}$|\d{4}/u.test(word),
  );
}
