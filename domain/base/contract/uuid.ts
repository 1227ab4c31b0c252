const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Accepts any UUID version in either case. Separate from the text checks, whose library not every page loads. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}
