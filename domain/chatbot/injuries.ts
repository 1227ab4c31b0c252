import { listed, type Topic } from "../services/topics/topic.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Body parts, as people name them when injured. */
const ENGLISH_PARTS = words(`
  arm leg wrist ankle foot feet hand finger fingers thumb toe toes nose rib ribs bone hip elbow knee shoulder collarbone jaw
  back neck skull
`);
const SPANISH_PARTS = {
  el: words("brazo tobillo pie dedo hueso hombro codo cuello"),
  la: words("pierna muñeca mano nariz costilla cadera rodilla clavícula espalda quijada"),
} as const;

function englishPhrases(part: string): string[] {
  const hurt = words("broke broken fractured sprained twisted dislocated burned burnt smashed jammed");
  return [
    ...words("broken fractured sprained dislocated burned burnt").map((state) => `${state} ${part}`),
    ...words("my his her a the").flatMap((whose) => hurt.map((verb) => `${verb} ${whose} ${part}`)),
    ...["is broken", "might be broken", "may be broken", "looks broken", "is burned"].map(
      (is) => `${part} ${is}`,
    ),
  ];
}

function spanishPhrases(article: "el" | "la", part: string): string[] {
  const end = article === "el" ? "o" : "a";
  const verbs = words(
    "rompí rompió quebré quebró fracturé fracturó torcí torció quemé quemó lastimé lastimó zafé zafó disloqué dislocó",
  );
  return [
    ...words("rot quebrad fracturad torcid quemad dislocad zafad").map((state) => `${part} ${state}${end}`),
    ...verbs.map((verb) => `${verb} ${article} ${part}`),
  ];
}

const FURNITURE =
  "(?:wheel ?)?(?:chair|table|couch|sofa|stool|desk|dresser|crib|bed|bench|walker|furniture)s?";
const FURNITURE_PARTS = "(?:legs?|arms?|foot|feet|back|neck)";
const MUEBLES = "(?:silla|mesa|sillon|sofa|cama|banco|mueble|cuna|escritorio|andador|banca)s?";
const PARTES_DE_MUEBLES = "(?:piernas?|patas?|brazos?|pies?|espalda|cuello)";
/** A broken thing rather than a broken bone: "my chair has a broken leg", "la silla tiene una pierna rota". */
const OF_FURNITURE = new RegExp(
  [
    `\\b${FURNITURE} (?:with|has|had|got|have) (?:\\w+ ){0,2}?(?:broken|broke) ${FURNITURE_PARTS}\\b`,
    `\\b(?:broken|broke|fix) (?:\\w+ )?${FURNITURE_PARTS} (?:of|on|from) (?:\\w+ )?${FURNITURE}\\b`,
    `\\b(?:broken|broke) ${FURNITURE} ${FURNITURE_PARTS}\\b`,
    `\\b${FURNITURE} ${FURNITURE_PARTS} (?:is|are|got) (?:broken|broke)\\b`,
    `\\b${FURNITURE_PARTS} (?:of|on) (?:\\w+ )?${FURNITURE} (?:is|are|got) (?:broken|broke)\\b`,
    `\\b${MUEBLES} (?:\\w+ )?(?:tiene|tienen|con|trae) (?:\\w+ ){0,2}?${PARTES_DE_MUEBLES} (?:rot|quebrad)[oa]s?\\b`,
    `\\b${PARTES_DE_MUEBLES} (?:rot[oa]s?|quebrad[oa]s?) de (?:\\w+ ){0,2}?${MUEBLES}\\b`,
    `\\b${PARTES_DE_MUEBLES} de (?:\\w+ ){0,2}?${MUEBLES} (?:\\w+ )?(?:rot|quebrad)[oa]s?\\b`,
    `\\b(?:rompio|quebro) (?:la|el|una|un) ${PARTES_DE_MUEBLES} (?:a|de) (?:\\w+ ){0,2}?${MUEBLES}\\b`,
  ].join("|"),
  "gu",
);

/** Removes broken parts of things, which injure no one, from a text. @param text folded words */
export function withoutBrokenThings(text: string): string {
  return text.replaceAll(OF_FURNITURE, (words) =>
    words.replaceAll(/\b(?:broken|broke|rot[oa]s?|quebrad[oa]s?|rompio|quebro)\b/gu, "."),
  );
}

/** Injuries that cannot wait, such as broken bones and burns, as people say them in both languages. */
export const INJURIES: Topic = {
  needs: ["MEDICAL"],
  isUrgent: true,
  words: [],
  asked: [
    ...ENGLISH_PARTS.flatMap(englishPhrases),
    ...SPANISH_PARTS.el.flatMap((part) => spanishPhrases("el", part)),
    ...SPANISH_PARTS.la.flatMap((part) => spanishPhrases("la", part)),
    ...listed(`
      broken bone, broken bones, fracture, fractures, sprain, dislocated, concussion, a burn, burns on, burn on, bad burn, burned
      myself, burnt myself, urgent care, an injury, ?injured, x ray, x rays, xray, splint,
      fractura, fracturas, huesos rotos, quemadura, quemaduras, ?me quemé, conmoción, esguince, torcedura, ?herida, ?herido, ?lesión,
      me lastimé, ?me caí, ?me di un golpe, radiografía, rayos x, sala de urgencias, urgencias, atención urgente, ?yeso
    `),
  ],
};
