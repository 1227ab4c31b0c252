import { compilePhrases } from "./any-of.ts";
import { PLAIN_BESIDE } from "./plain-beside.ts";
import { PLAIN_HEALTH } from "./plain-health.ts";
import type { PlainKind } from "./plain-kind.ts";
import { PLAIN_LEARNING } from "./plain-learning.ts";
import { PLAIN_NAMES } from "./plain-names.ts";
import { PLAIN_OFFICES } from "./plain-offices.ts";
import { PLAIN_SLEEP } from "./plain-sleep.ts";

const PLAIN_FOOD: readonly PlainKind[] = [
  {
    first: compilePhrases(`
      (?:(?<=[,|] )|and |provid\\w+ |offer\\w* |giv\\w+ |distribut\\w+ )(?:free )?emergency food(?! (?:and shelter|stamps|referrals?))
      (?:(?<=[,|] )|y |da |ofrece |reparte )(?:alimentos|comida|despensas) de emergencia
    `),
    adds: ["FOOD_PANTRIES"],
  },
  {
    name: compilePhrases(`
      wic(?: (?:program|office|clinic|nutrition|services?))?
    `),
    first: compilePhrases(`
      (?:^|\\| )(?:the )?wic (?:is|program|office|clinic|nutrition|provides|offers|gives|serves|es|ofrece|da)
      programa wic
      women,? infants,?(?: and)? children
      mujeres,? (?:bebes|infantes|lactantes),?(?: y)? ninos
    `),
    not: compilePhrases(`
      (?:accepts?|take) wic
      (?:referrals?|refers?|referred) (?:[a-z]+ ){0,3}to (?:[a-z]+ )?wic
      wic (?:approved|store|vendor|checks)
    `),
    adds: ["FOOD_PANTRIES"],
  },
];

const WHERE_NOTHING_ELSE_IS_FOUND: readonly PlainKind[] = [
  {
    organization: compilePhrases(`
      (?:department of (?:public )?health|health (?:department|district)|public health|departamento de salud|secretaria de salud)
    `),
    not: compilePhrases(`
      (?:licens\\w+|regulat\\w+|inspect\\w*|permits?|statistics|website|careers?|licencias?|permisos?|estadisticas?)
    `),
    isLast: true,
    adds: ["MEDICAL"],
  },
  {
    first: compilePhrases(`
      (?:cancer|alzheimers?|dementia|als|diabetes|epilepsy|parkinsons?|lupus|sclerosis|sickle cell|arthritis|kidney|leukemia|lymphoma|crohns?|colitis|cystic fibrosis|dystrophy|hemophilia|cerebral palsy)
      (?:demencia|alzheimer|epilepsia|esclerosis|leucemia)
    `),
    with: compilePhrases(`
      (?:support (?:groups?|programs?|network|services)|(?:guidance|care|services|help|hope) (?:and [a-z]+ ){0,3}(?:for|to) (?:[a-z]+ ){0,20}(?:patients|families|caregivers|individuals|people)|helps? patients|caregivers)
      (?:grupos? de apoyo|apoyo a (?:pacientes|familias|cuidadores)|cuidadores)
    `),
    isLast: true,
    adds: ["COUNSELING"],
  },
  {
    organization: compilePhrases(`
      (?:saint|st|saints),? vincent de ?paul
      san vicente de paul
    `),
    first: compilePhrases(`
      (?:saint|st|saints),? vincent de ?paul
      san vicente de paul
    `),
    isLast: true,
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:child|childrens) advocacy centers?
      child (?:sexual )?abuse
      abuso (?:sexual )?infantil
    `),
    not: compilePhrases(`
      (?:investigat\\w+|reports? of|prosecut\\w+|registry|research)
    `),
    isLast: true,
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      (?:foster (?:care|homes?|parents?|famil(?:y|ies))|adopti(?:ons?|ve parents?))
      (?:adopcion(?:es)?|familias? de acogida)
    `),
    not: compilePhrases(`
      (?:pets?|animals?|dogs?|mascotas)
    `),
    isLast: true,
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:suicid\\w*|crisis|emotional|stress|grief|mental health) (?:[a-z]+ )?(?:help|hot|life|warm|text)? ?lines?
      lineas? (?:[a-z]+ )?de (?:crisis|apoyo emocional|la vida|prevencion del suicidio)
    `),
    isLast: true,
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      (?:help|hot|info|information) ?lines?
      lineas? (?:telefonicas? )?(?:de|para) (?:ayuda|informacion|orientacion)
      (?:blind|visually impaired|deaf|hard of hearing|disabilit\\w+|disabled) (?:[a-z]+,? ){0,20}(?:independen\\w+|quality of life|caregivers?|supports?|services|resources)
      (?:independen\\w+|quality of life|supports?|services|resources) (?:[a-z]+,? ){0,20}(?:blind|visually impaired|deaf|hard of hearing|disabilit\\w+|disabled)
      (?:domestic violence|traffick\\w+|victims?|survivors|abused) (?:[a-z]+,? ){0,20}(?:supports?|services|helps?|helpers|assists?)
      (?:supports?|services|needs|helps?|helpers|assists?) (?:[a-z]+,? ){0,20}(?:domestic violence|traffick\\w+|victims?|survivors|abused)
      (?:apoyo|servicios|ayuda\\w*|independencia) (?:[a-z]+,? ){0,20}(?:ciegas?|ciegos?|sord[oa]s?|discapacidad\\w*|victimas|trata de personas|violencia)
    `),
    not: compilePhrases(`
      (?:sports?|recreation\\w*|athlet\\w+|clubs?|police|research|scientists|investigat\\w+|prosecut\\w+|staff|professionals?|deporte\\w*|polic\\w+)
    `),
    isLast: true,
    adds: ["ASSISTANCE"],
  },
];

/** Kinds that count only where nothing else is found come last. */
export const PLAIN_KINDS: readonly PlainKind[] = [
  ...PLAIN_FOOD,
  ...PLAIN_OFFICES,
  ...PLAIN_HEALTH,
  ...PLAIN_LEARNING,
  ...PLAIN_BESIDE,
  ...PLAIN_SLEEP,
  ...WHERE_NOTHING_ELSE_IS_FOUND,
  ...PLAIN_NAMES,
];
