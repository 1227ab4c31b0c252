const CREATIVE_COMMONS = /^CC[ -](BY(?:-NC)?(?:-SA|-ND)?)[ -](\d\.\d)$/iu;

/** Where a licence can be read, from its short name; null for one that has no known address. */
export function licenceAddress(licence: string): string | null {
  if (/^https?:\/\/\S+$/u.test(licence)) return licence;
  if (/^CC0\b/iu.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, kind, version] = CREATIVE_COMMONS.exec(licence) ?? [];
  if (kind === undefined || version === undefined) return null;
  return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
}
