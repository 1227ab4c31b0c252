/** Area codes of numbers that cost the caller nothing, whose next three digits follow other rules. */
const TOLL_FREE = /^8(?:00|22|33|44|55|66|77|88)/;
/** Area code, exchange and line of the North American Numbering Plan. */
const NORTH_AMERICAN = /^([2-9][0-8]\d)([2-9]\d\d)\d{4}$/;

/**
 * Whether a telephone number can exist by the North American Numbering Plan (rule directory-health 8). Service codes
 * such as 211, 988 and short codes for text messages can; numbers of other countries, and texts with more than a number,
 * are not judged.
 *
 * @param phone as stored, such as `(305) 555-0100`
 */
export function canBePhone(phone: string): boolean {
  const text = phone.trim();
  if (/\p{L}|[,;/]/u.test(text) || (text.startsWith("+") && !text.startsWith("+1"))) return true;
  const digits = text.replace(/\D/g, "");
  if (digits === "988" || /^[2-9]11$/.test(digits)) return true;
  if (digits.length === 5 || digits.length === 6) return true;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  const [, area = "", exchange = ""] = NORTH_AMERICAN.exec(national) ?? [];
  if (area === "" || /^(?:37|96)/.test(area) || area.endsWith("11")) return false;
  return TOLL_FREE.test(area) || !exchange.endsWith("11");
}
