/** Which telephone numbers can exist by the North American Numbering Plan (rule phones 4). */

/** Area code and exchange begin with 2–9; a number that begins otherwise reaches no one, or someone else. */
const DIALABLE = /^[2-9]\d{2}[2-9]\d{6}$/;
/** Services of three digits: 211, 911, 988. */
const SERVICE_CODE = /^(?:[2-9]11|988)$/;
/** Codes of five or six digits that receive text messages: 741741, 22522. */
const TEXT_CODE = /^[2-9]\d{4,5}$/;

/** Whether area code and exchange of ten digits begin with 2–9. */
export function isDialable(tenDigits: string): boolean {
  return DIALABLE.test(tenDigits);
}

/** Whether a phone dials a short number as it is: three digits for calls, five or six for text messages. */
export function isShortCode(digits: string): boolean {
  return SERVICE_CODE.test(digits) || TEXT_CODE.test(digits);
}

/** Whether a short number takes text messages but no calls. */
export function isTextCode(number: string): boolean {
  return TEXT_CODE.test(number);
}

/** Toll-free area codes, whose exchanges follow other rules. */
const TOLL_FREE = /^8(?:00|22|33|44|55|66|77|88)/;
/** Area code, exchange and line. */
const NORTH_AMERICAN = /^([2-9][0-8]\d)([2-9]\d\d)\d{4}$/;

/** Whether a call to these ten digits costs the caller nothing. */
export function isTollFree(tenDigits: string): boolean {
  return TOLL_FREE.test(tenDigits);
}

/**
 * Whether a telephone number can exist under the numbering plan (rule directory-health 8). Service codes such as 211
 * and 988 and text codes can. Numbers of other countries, and texts with more than a number, are not judged.
 *
 * @param phone as stored, such as `(305) 555-0100`
 */
export function canBePhone(phone: string): boolean {
  const text = phone.trim();
  if (/\p{L}|[,;/]/u.test(text) || (text.startsWith("+") && !text.startsWith("+1"))) return true;
  const digits = text.replace(/\D/g, "");
  if (SERVICE_CODE.test(digits)) return true;
  if (digits.length === 5 || digits.length === 6) return true;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  const [, area = "", exchange = ""] = NORTH_AMERICAN.exec(national) ?? [];
  if (area === "" || /^(?:37|96)/.test(area) || area.endsWith("11")) return false;
  return TOLL_FREE.test(area) || !exchange.endsWith("11");
}
