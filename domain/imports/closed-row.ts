import type { SourceRow } from "../hsds/source-row.ts";

const IS_CLOSED = /^(?:true|t|yes|y|1|s[ií]|x|closed|cerrado|cerrada)$/iu;

/** Whether the row has a column `closed` that says so, in any table. */
export const saysClosed = (row: SourceRow): boolean => IS_CLOSED.test(row.get("closed"));

/** Begins the description of a closing: "Closed for inventory", "We are closed", "No service", "Cerrado por vacaciones". */
const BEGINS_CLOSED =
  /^(?:(?:we|office|oficina|estamos|estaremos|permanecer[aá]|is|are|will|be|temporarily|temporalmente) ){0,4}(?:closed|closure|cerrad[oa]s?|cierre|no (?:services?|hours|distribution|food|meals?|servicios?|hay servicio|atenci[oó]n|habr[aá] servicio))\b/iu;
/** What alone names a closing beside its dates. */
const NAMES_CLOSING =
  /^(?:(?:the|holiday|christmas|thanksgiving|memorial|labor|school|winter|spring|summer|fall|annual|staff|federal|public|vacaciones|receso|d[ií]as?|de|del|la|el|los|feriado|semana) ){0,4}(?:holidays?|break|recess|vacation|shutdown|vacaciones|receso|feriados?|festivos?|christmas|thanksgiving|easter|new year'?s?(?: day| eve)?|navidad|a[nñ]o nuevo|semana santa|acci[oó]n de gracias)$/iu;
/** Says when in the dates it is closed: "Closed Mondays", "closed on holidays", "Closed 12-1". */
const NAMES_DAYS =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|day|days|sday|nesday|rsday|urday|urdays)?\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|weekends?|fines? de semana)\b|\b(?:on|all|los|en|most|some) (?:\w+ )?(?:holidays|feriados|festivos)\b/iu;

/** `opens_at` "Closed", a day or dates without times that a description calls closed, or a column `closed` that says so. */
export function isClosedRow(row: SourceRow): boolean {
  if (saysClosed(row)) return true;
  const times = [row.get("opens_at"), row.get("closes_at")].filter((text) => text !== "");
  const words = times.length > 0 ? times : [row.get("description")];
  if (words.every((text) => /^(?:closed|cerrado)\.?$/iu.test(text))) return true;
  return times.length === 0 && hasDatesAlone(row) && describesClosing(row.get("description"));
}

const describesClosing = (text: string): boolean =>
  (BEGINS_CLOSED.test(text) || NAMES_CLOSING.test(text)) && !NAMES_DAYS.test(text);

/** Whether a row has a first and a last date and no day within them. */
const hasDatesAlone = (row: SourceRow): boolean =>
  (row.get("valid_from") || row.get("dtstart")) !== "" &&
  (row.get("valid_to") || row.get("until")) !== "" &&
  ["byday", "weekday", "bymonthday", "freq"].every((column) => row.get(column) === "");
