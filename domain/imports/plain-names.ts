import { compilePhrases } from "./any-of.ts";
import type { PlainKind } from "./plain-kind.ts";

/** Kinds of services of which a directory often has no more than the name. */
export const PLAIN_NAMES: readonly PlainKind[] = [
  {
    name: compilePhrases(`
      (?:senior|independent) living
      (?:senior|elderly) (?:apartments|residences?|housing|villas?|homes)
      (?:vivienda|apartamentos|residencias?|hogar) (?:para|de) (?:ancianos|mayores|personas mayores|adultos mayores)
    `),
    isLast: true,
    adds: ["TRANSITIONAL"],
  },
  {
    name: compilePhrases(`
      (?:care|nursing|healthcare|rehabilitation|convalescent|transitional care) (?:center|centre|home|facility|hospital|pavilion)$
      (?:post acute|skilled nursing)(?: [a-z]+){0,2}$
      centro de (?:rehabilitacion|cuidados?)(?: [a-z]+){0,2}$
    `),
    not: compilePhrases(`
      (?:child|children|childrens|day|adult day|infant|kids?|pets?|animals?|pregnancy|family|baby|spiritual|soul|wildlife|drug|alcohol|diurno|ninos)
    `),
    isLast: true,
    adds: ["MEDICAL"],
  },
  {
    name: compilePhrases(`
      (?:abuse|violence|trauma|rape|assault|crisis) (?:and [a-z]+ )?(?:intervention|prevention|recovery|treatment|counseling) (?:center|centre|program|services)
      centros? de intervencion (?:en|de) (?:crisis|violencia)
    `),
    not: compilePhrases(`
      (?:substance|legal|police|housing|shelter)
    `),
    isLast: true,
    adds: ["COUNSELING"],
  },
  {
    name: compilePhrases(`
      multi ?(?:service|purpose)(?: [a-z]+){0,2} (?:center|centre)
      (?:community|social|human|family|neighborhood) (?:action|services?|resources?|assistance)(?: (?:agency|center|centre|council|corporation|department|network|partnership|programs?))?$
      united (?:progress|way)
      centro (?:comunitario )?de (?:recursos|servicios sociales|servicios multiples)
    `),
    first: compilePhrases(`
      multi ?purpose (?:senior |community )?(?:center|centre)
      (?:homeless|social|human) services$
      (?:comprehensive|supportive) (?:homeless|social|human) services
    `),
    isLast: true,
    adds: ["ASSISTANCE"],
  },
  {
    name: compilePhrases(`
      (?:federal )?credit union
      f ?cu$
      (?:savings|national|community|federal|trust) bank$
      ^bank of [a-z]+
      cooperativa de (?:ahorro|credito)
    `),
    not: compilePhrases(`
      (?:food|diaper|blood|milk|clothing|river|west|left|right|outer)
    `),
    isLast: true,
    adds: ["ASSISTANCE"],
  },
];
