import { isNorthAmerica } from "./north-america.ts";
import { isDialable } from "./numbering.ts";

/**
 * Whether a stored number may be offered as one to call (rule phones 5). Numbers of other countries, and texts longer
 * than a domestic number, are not judged.
 *
 * @param phone as stored, such as `(305) 555-0100`
 * @param country the English name of the listing's country
 */
export function mayBeCalled(phone: string, country: string): boolean {
  const text = phone.trim();
  const isAbroad = text.startsWith("+") && !text.startsWith("+1");
  if (isAbroad || !isNorthAmerica(country)) return true;
  const digits = text.replace(/\D/g, "");
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.length !== 10 || isDialable(national);
}
