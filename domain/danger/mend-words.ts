import { COMMON_WORDS } from "../chatbot/common-words.ts";
import { NOT_TYPOS } from "../chatbot/not-typos.ts";
import { soundOf } from "../chatbot/sound.ts";
import { isOneTypoApart } from "../search/one-typo.ts";

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5;
const MIN_SOUND_LENGTH = 3;
const MAX_LENGTH = 20;

/** As people shorten words on a phone. What is two words stands with a space. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
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
  im: "im",
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
  to: "to",
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
  ahi: "ahi",
  boy: "boy",
  ago: "ago",
  iso: "hizo",
  izo: "hizo",
  ise: "hice",
  ise2: "hice",
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
  amá: "mama",
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
};

/** Mends words of a text to those of a vocabulary. Everyday words of both languages stay what they are. */
export function wordMender(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  const bySound = new Map<string, string>();
  const byRest = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (!/^[a-z]+$/u.test(word)) continue;
    const sound = soundOf(word);
    if (word.length >= MIN_SOUND_LENGTH && !bySound.has(sound)) bySound.set(sound, word);
    if (word.length < MIN_LENGTH) continue;
    for (const rest of restsOf(word)) {
      const words = byRest.get(rest);
      if (words === undefined) byRest.set(rest, [word]);
      else words.push(word);
    }
  }
  const mended = (word: string): string => {
    if (vocabulary.has(word) || COMMON_WORDS.has(word) || NOT_TYPOS.has(word)) return word;
    if (word.length > MAX_LENGTH || word.length < MIN_SOUND_LENGTH || !/^[a-z]+$/u.test(word)) return word;
    const sounding = bySound.get(soundOf(word));
    if (sounding !== undefined && sounding.length >= MIN_SOUND_LENGTH) return sounding;
    if (word.length < MIN_LENGTH) return word;
    for (const rest of restsOf(word)) {
      const near = byRest.get(rest)?.find((known) => known[0] === word[0] && isOneTypoApart(word, known));
      if (near !== undefined) return near;
    }
    return word;
  };
  return (word) => (SHORT_FORMS[word] ?? mended(word)).split(" ");
}

/** A word, and the word without each of its letters in turn: two words of one slip share such a form. */
function restsOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
