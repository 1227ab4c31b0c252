/** Spanish names of offices, organizations and neighborhoods that directories list in English. Folded words. */
const IN_ENGLISH: readonly (readonly [string, string])[] = [
  ["seguro social", "social security"],
  ["ejercito de salvacion", "salvation army"],
  ["cruz roja", "red cross"],
  ["caridades catolicas", "catholic charities"],
  ["defensor(?:ia|es)? public[oa]s?", "public defender"],
  ["fiscalia(?: (?:estatal|del estado))?", "state attorney"],
  ["alcoholicos anonimos", "alcoholics anonymous"],
  ["narcoticos anonimos", "narcotics anonymous"],
  ["jugadores anonimos", "gamblers anonymous"],
  ["veteranos de guerra", "veterans"],
  ["departamento de salud", "department of health"],
  ["departamento de ninos y familias", "department of children and families"],
  ["bomberos", "fire rescue"],
  ["cortes? de familia|tribunal de familia", "family court"],
  ["cortes?|tribunal(?:es)?|juzgados?", "court"],
  ["consulado (?:general )?(?:de|del)", "consulate general of"],
  ["inmigracion y naturalizacion", "citizenship and immigration"],
  ["escuelas publicas", "public schools"],
  ["biblioteca", "library"],
  ["oficina de correos", "post office"],
  ["hospital de ninos", "children s hospital"],
  ["clubes? de ninos y ninas", "boys and girls clubs"],
  ["banco de alimentos", "food bank"],
  ["pequen[oa] haba(?:na|nna)", "little havana"],
  ["pequen[oa] haiti", "little haiti"],
  ["pequen[oa]", "little"],
  ["iglesia catolica", "catholic church"],
  ["aduanas?", "customs"],
  ["oficina de impuestos", "tax collector"],
  ["elecciones", "elections"],
];

const PATTERN = new RegExp(
  `\\b(?:${IN_ENGLISH.map(([spanish], at) => `(?<n${at}>${spanish})`).join("|")})\\b`,
  "gu",
);

/**
 * Replaces such names by their English ones: "seguro social de la pequeña habana" asks for the Little Havana office of
 * Social Security.
 *
 * @param text folded words
 * @returns the same text if it has none
 */
export function withNamesInEnglish(text: string): string {
  return text.replaceAll(PATTERN, (said: string, ...rest: unknown[]) => {
    const groups = rest[rest.length - 1];
    if (typeof groups !== "object" || groups === null) return said;
    const named = Object.entries(groups).find(([, value]) => value !== undefined);
    return IN_ENGLISH[Number(named?.[0].slice(1))]?.[1] ?? said;
  });
}
