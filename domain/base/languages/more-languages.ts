import type { MainLanguage } from "./language.ts";

/**
 * Languages that are spoken where people come to services, and for which browsers have no name, or none in Spanish:
 * of the first peoples of America, of signs, of refugees.
 */
export const MORE_LANGUAGES: Readonly<Record<string, Readonly<Record<MainLanguage, string>>>> = {
  acr: { en: "Achi", es: "achí" },
  aii: { en: "Assyrian", es: "asirio" },
  ase: { en: "American Sign Language", es: "lengua de señas americana" },
  caa: { en: "Chʼortiʼ", es: "chortí" },
  cab: { en: "Garifuna", es: "garífuna" },
  cak: { en: "Kaqchikel", es: "kaqchikel" },
  cnh: { en: "Hakha Chin", es: "chin hakha" },
  ixl: { en: "Ixil", es: "ixil" },
  jac: { en: "Poptiʼ", es: "poptí" },
  jam: { en: "Jamaican Creole", es: "criollo jamaiquino" },
  kek: { en: "Qʼeqchiʼ", es: "q’eqchi’" },
  kjb: { en: "Qʼanjobʼal", es: "q’anjob’al" },
  ksw: { en: "Sʼgaw Karen", es: "karen sgaw" },
  kyu: { en: "Karenni", es: "karenni" },
  mam: { en: "Mam", es: "mam" },
  mfs: { en: "Mexican Sign Language", es: "lengua de señas mexicana" },
  mix: { en: "Mixtec", es: "mixteco" },
  mww: { en: "White Hmong", es: "hmong blanco" },
  nah: { en: "Nahuatl", es: "náhuatl" },
  trc: { en: "Triqui", es: "triqui" },
  tsz: { en: "Purépecha", es: "purépecha" },
  tzj: { en: "Tzʼutujil", es: "tz’utujil" },
  yua: { en: "Yucatec Maya", es: "maya yucateco" },
};

/** Three letters, or a script or a region besides: what a list of all codes of two letters has not. */
export const LONGER_TAGS: readonly string[] = [
  ...Object.keys(MORE_LANGUAGES),
  ..."ceb chk chr ckb din fil haw hmn ilo kos lkt luo nus pap quc rhg wuu yue zap".split(" "),
  ..."fa-AF pt-BR zh-Hans zh-Hant".split(" "),
];

/** Other names that people and their directories write, folded as search folds words. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  asl: "ase",
  assyrian: "aii",
  bengali: "bn",
  cambodian: "km",
  castellano: "es",
  chaldean: "syr",
  "chinese cantonese": "yue",
  "chinese mandarin": "zh",
  creole: "ht",
  "creole haitian": "ht",
  farsi: "fa",
  "french creole": "ht",
  garinagu: "cab",
  haitian: "ht",
  kanjobal: "kjb",
  kekchi: "kek",
  kreyol: "ht",
  "kreyol ayisyen": "ht",
  mandarin: "zh",
  "mandarin chinese": "zh",
  pilipino: "fil",
  quiche: "quc",
  "sign language": "ase",
  "sign language american": "ase",
  tagalog: "fil",
};
