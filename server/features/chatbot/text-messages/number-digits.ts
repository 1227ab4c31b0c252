/** Parses the digits of a phone number as gateways write it: `+13055550100`; null where the text is not one. */
export function numberDigits(number: string): string | null {
  const written = number.trim();
  return /^\+?\d{3,15}$/u.test(written) ? written.replace("+", "") : null;
}
