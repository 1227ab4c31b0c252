/** Generates forms of verbs, so that a table names a verb once and matches all of its forms. */

const VOWEL_CONSONANT = /[^aeiou][aeiou][bdgklmnprt]$/u;

/** Returns the stem to which endings with a vowel are added: lov(ing), stabb(ed), hurt(ing). */
function stemBefore(verb: string): string {
  if (verb.endsWith("e")) return verb.slice(0, -1);
  return VOWEL_CONSONANT.test(verb) ? verb + verb.slice(-1) : verb;
}

/** Returns the forms of a regular English verb: stab → stabs, stabbed, stabbing, stabbin. */
export function englishForms(verb: string): readonly string[] {
  const stem = stemBefore(verb);
  const past = verb.endsWith("e") ? verb : `${stem}e`;
  const third = /(?:s|sh|ch|x|z)$/u.test(verb) ? `${verb}es` : `${verb}s`;
  return [...new Set([verb, third, `${past}d`, `${stem}ing`, `${stem}in`, `${verb}ing`, `${verb}ed`])];
}

const AR = "o a as an amos aste aron aba aban ado ada ados adas e en es ara aran aria".split(" ");
const ER = "o e es en emos io iste ieron ia ian ido ida idos idas a an iera era".split(" ");
const PRONOUNS = ["me", "nos", "te", "se", "lo", "la", "le", "los", "las", "les"];

/**
 * Returns the folded forms of a Spanish verb, with attached pronouns: pegar → pega, pegó, pegando, pegarme, pegándome.
 *
 * @param changed the stem of the stressed forms if it differs: `encierr`
 */
export function spanishForms(verb: string, changed?: string): readonly string[] {
  const stem = verb.slice(0, -2);
  const isAr = verb.endsWith("ar");
  const ends = isAr ? AR : ER;
  const soft = isAr ? stem.replace(/c$/u, "qu").replace(/g$/u, "gu").replace(/z$/u, "c") : stem;
  const gerund = `${stem}${isAr ? "ando" : "iendo"}`;
  const forms = [verb, gerund];
  for (const base of changed === undefined ? [stem] : [stem, changed]) {
    for (const end of ends)
      forms.push(isAr && end.startsWith("e") ? soft.replace(stem, base) + end : base + end);
  }
  for (const pronoun of PRONOUNS) forms.push(`${verb}${pronoun}`, `${gerund}${pronoun}`);
  return [...new Set(forms)];
}
