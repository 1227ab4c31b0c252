import { COMMON_WORDS } from "../base/text/common-words.ts";
import { NOT_TYPOS } from "../base/text/not-typos.ts";
import { isOneTypoApart } from "../base/text/one-typo.ts";
import { reduceToSound } from "../base/text/sound.ts";
import { TELLING_WORDS } from "./tables/telling-words.ts";

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;
const MIN_SOUND_LENGTH = 3;
const MAX_LENGTH = 20;
const LETTERS = /^[a-z]+$/u;

/** Abbreviations used on phones. A value with a space is two words. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: "you",
    ur: "your",
    r: "are",
    n: "and",
    w: "with",
    wit: "with",
    b4: "before",
    bc: "because",
    cuz: "because",
    thru: "through",
    tho: "though",
    tonite: "tonight",
    nite: "night",
    rn: "right now",
    atm: "right now",
    rite: "right",
    realy: "really",
    frm: "from",
    omw: "on his way",
    ppl: "people",
    nuthin: "nothing",
    nothin: "nothing",
    somethin: "something",
    sumthin: "something",
    sum1: "someone",
    some1: "someone",
    ne1: "anyone",
    gf: "girlfriend",
    bf: "boyfriend",
    bff: "friend",
    freind: "friend",
    hubs: "husband",
    alot: "a lot",
    d: "de",
    q: "que",
    k: "que",
    ke: "que",
    x: "por",
    pa: "para",
    pal: "para el",
    ta: "esta",
    tas: "estas",
    toy: "estoy",
    tan: "estan",
    tamos: "estamos",
    taba: "estaba",
    kiero: "quiero",
    kiere: "quiere",
    kieren: "quieren",
    kise: "quise",
    kita: "quita",
    xq: "porque",
    pq: "porque",
    porke: "porque",
    porq: "porque",
    tmb: "tambien",
    tb: "tambien",
    tbn: "tambien",
    aki: "aqui",
    aca: "aqui",
    qiero: "quiero",
    nomas: "solo",
    orita: "ahorita",
    horita: "ahorita",
    ay: "hay",
    asta: "hasta",
    ase: "hace",
    aser: "hacer",
    aora: "ahora",
    iso: "hizo",
    izo: "hizo",
    ise: "hice",
    ijo: "hijo",
    ija: "hija",
    ijos: "hijos",
    ijas: "hijas",
    ombre: "hombre",
    ombres: "hombres",
    apa: "papa",
    ama: "mama",
    jefita: "mama",
    jefito: "papa",
    mija: "hija",
    mijo: "hijo",
    bb: "bebe",
    ospital: "hospital",
    onde: "donde",
    dnd: "donde",
    tubo: "tuvo",
    tube: "tuve",
    biejo: "viejo",
    bibir: "vivir",
    vd: "verdad",
  }),
);

/**
 * Returns a function that corrects words to those of a vocabulary. Everyday words of both languages are left alone, and
 * a single-letter typo is only corrected to a telling word: "quedamos" is not a typo of "quemamos".
 */
export function wordMender(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  const bySound = new Map<string, string>();
  /**
   * Words by first letter and length: words one typo apart share the first letter, and their lengths differ by at most
   * one.
   */
  const byShape = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (!LETTERS.test(word) || word.length < MIN_SOUND_LENGTH) continue;
    const sound = reduceToSound(word);
    if (!bySound.has(sound)) bySound.set(sound, word);
    if (!TELLING_WORDS.has(word) || word.length < MIN_LENGTH) continue;
    const shape = toShape(word, 0);
    const words = byShape.get(shape);
    if (words === undefined) byShape.set(shape, [word]);
    else words.push(word);
  }
  const mended = (word: string): string => {
    if (vocabulary.has(word) || COMMON_WORDS.has(word) || NOT_TYPOS.has(word)) return word;
    if (word.length > MAX_LENGTH || word.length < MIN_SOUND_LENGTH || !LETTERS.test(word)) return word;
    const sounding = bySound.get(reduceToSound(word));
    if (sounding !== undefined) return sounding;
    if (word.length < MIN_LENGTH) return word;
    for (const longer of [0, 1, -1]) {
      const near = byShape.get(toShape(word, longer))?.find((known) => isOneTypoApart(word, known));
      if (near !== undefined) return near;
    }
    return word;
  };
  return (word) => (SHORT_FORMS.get(word) ?? mended(word)).split(" ");
}

function toShape(word: string, longer: number): string {
  return `${word[0]}${word.length + longer}`;
}
