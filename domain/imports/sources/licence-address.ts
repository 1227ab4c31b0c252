const CREATIVE_COMMONS = /^CC[ -](BY(?:-NC)?(?:-SA|-ND)?)[ -](\d\.\d)$/iu;

/** Returns the web address of a license's text from its short name; null where none is known. */
export function licenceAddress(licence: string): string | null {
  if (/^https?:\/\/\S+$/u.test(licence)) return licence;
  if (/^CC0\b/iu.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const [, kind, version] = CREATIVE_COMMONS.exec(licence) ?? [];
  if (kind === undefined || version === undefined) return null;
  return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
}
