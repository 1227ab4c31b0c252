/** Codes of five or six digits, to which people write: 741741, 22522. */
const TEXT_CODE = /^[2-9]\d{4,5}$/;

/** A short number that takes text messages and no calls. */
export function isTextCode(number: string): boolean {
  return TEXT_CODE.test(number);
}
