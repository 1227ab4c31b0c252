const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Of any version, in either case. Apart from the checks of texts, whose library pages do without. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}
