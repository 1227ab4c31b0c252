import { listed, type Topic } from "../search/topics/topic.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Parts of the body as people say them of an injury. */
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

/** What cannot wait: broken bones, burns and their kind, in the ways in which both languages say them. */
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
