import type { Need } from "../services/enumerations.ts";
import { compilePhrases } from "./any-of.ts";

/**
 * Kinds of services, by their names or by the beginning of their descriptions. Long descriptions mention much that is
 * not what the service is for: an after-school program has snacks, "health education" and "social skills", and is
 * neither a kitchen nor a clinic. The texts are folded.
 */
export interface ServiceKind {
  /** Null: not by its name. */
  readonly name: RegExp | null;
  /** Its name may be that of a place alone: what the description begins with counts first. */
  readonly isPlace?: true;
  /** Matches the beginning of the description, where the name says nothing. */
  readonly lead: RegExp | null;
  /** Matches the organization, where neither says anything. */
  readonly organization: RegExp | null;
  /** Needs that its description can add. */
  readonly gives: readonly Need[];
  /** Needs that it always meets. */
  readonly adds: readonly Need[];
  /** Needs that its description adds by these words alone. */
  readonly also: Readonly<Partial<Record<Need, RegExp>>>;
}

const FOOD: readonly Need[] = ["MEALS", "FOOD_PANTRIES"];
const SHELTER: readonly Need[] = ["EMERGENCY", "TRANSITIONAL"];
const HEALTH: readonly Need[] = ["MEDICAL", "COUNSELING"];
const RESOURCES: readonly Need[] = ["CLOTHES", "HYGIENE", "TECH", "ASSISTANCE"];
const WORK: readonly Need[] = ["EDUCATION", "EMPLOYMENT"];

const ENROLLS = compilePhrases(`
  (?:assists?|assisting|helps?|helping|enroll\\w*|apply\\w*|applications?|sign up|signing up) (?:[a-z]+ ){0,10}(?:medi cal|medicaid|medicare|insurance|benefits|health coverage|kidcare|calfresh|snap|food stamps)
  case ?manage\\w+
  ayuda (?:[a-z]+ ){0,6}(?:medi cal|medicaid|seguro|beneficios)
`);
const MANAGES_CASES = compilePhrases(`
  case ?manage\\w+
  case ?work\\w*
  (?:information and )?referral services
  information and referrals?
  legal (?:services|advocacy|aid|assistance|help)
  court (?:advocacy|accompaniment|support)
  advoca(?:cy|tes?)
  supervised visit\\w*
  manejo de casos
`);

const CIVICS = compilePhrases(`
  (?:citizenship|civics|english|esl|ingles) (?:and civics )?(?:classes|class|courses?)
  clases de (?:ciudadania|ingles)
`);

const CARE_OF_FAMILIES = compilePhrases(`
  (?:case manage\\w+|foster care|adoptions?)
`);

const DEPENDENCE = compilePhrases(`
  (?:addict\\w*|substance\\w*|drugs|alcohol\\w*|drogas|adiccion\\w*)
`);

const HOUSES = compilePhrases(`
  (?:operates?|runs?|owns?|also|and) (?:provides? |offers? |operates? |runs? )?(?:[a-z]+ )?(?:housing for|transitional housing|supportive housing|apartments|group homes?|residential (?:treatment|program|facilit\\w+))
`);

const PAPERS_AND_WAGES = compilePhrases(`
  (?:help to apply|help applying|applications?|apply|enroll\\w*) (?:[a-z]+ ){0,6}(?:medi cal|medicaid|calfresh|snap|food stamps|benefits|tanf|calworks)
  (?:sueldos?|salarios?) (?:no pagados|robados)
  unpaid wages
  wage (?:theft|claims?)
`);

/** A house for people without homes. */
export const SHELTER_KIND: ServiceKind = {
  name: null,
  lead: null,
  organization: null,
  gives: [...FOOD, ...SHELTER, ...HEALTH, ...RESOURCES],
  adds: ["EMERGENCY"],
  also: {},
};

/** The likeliest first. */
export const SERVICE_KINDS: readonly ServiceKind[] = [
  {
    name: compilePhrases(`
      support groups?
      grupos? de apoyo
      (?:alcoholics|narcotics|cocaine|gamblers|overeaters|debtors|nicotine) anonymous
      (?:alcoholicos|narcoticos) anonimos
      al ?anon
      alateen
    `),
    lead: compilePhrases(`
      ^(?:an? |the |our |[a-z]+ ){0,3}support groups?(?!,)
    `),
    organization: null,
    gives: ["COUNSELING"],
    adds: ["COUNSELING"],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:legal|law(?! enforcement)|restraining orders?|protective orders?|eviction|tenants?|citizenship|naturalization|expunge?\\w+|record sealing|custody|divorce|small claims|self help (?:center|desk|program|legal|clinic|services?|law)|immigration|asylum|daca|guardianship|probate|benefits?|tax|taxes|vita)
      (?:orden(?:es)? de (?:restriccion|proteccion)|impuestos|inmigracion|ciudadania|legal(?:es)?)
      (?:calfresh|snap|food stamps?|medi cal|medicaid|medicare|insurance|tanf|calworks|ssi|estampillas)
      (?:rent|rental|utility|energy|mortgage|eviction|bill|financial|heating|electric|water|burial|emergency financial|weatherization) (?:and \\w+ )?(?:assistance|help|relief|prevention|bills?|program|aid|payment)
      (?:transportation|paratransit|furniture|rides?)
      liheap
      guardians? ad litem
      (?:housing authority)
      (?:physician|doctor|dentist|lawyer|attorney|medical|dental) referrals?(?: services?| line)?
      public defender\\w*
      vital (?:statistics|records)
    `),
    lead: compilePhrases(`
      ^represents? (?:[a-z]+ ){0,4}(?:tenants|clients|people|persons|families|immigrants|defendants)
      ^(?:[a-z]+ ){0,8}(?:legal|immigration) (?:services|aid|assistance|help|representation|advice|consult\\w+)
      (?:apply|applying|applications?|enroll\\w*|sign up|sign ups) (?:[a-z]+ ){0,4}(?:for|in|to) (?:[a-z]+ ){0,3}(?:calfresh|snap|food stamps?|medi cal|medicaid|medicare|tanf|ssi)
      (?:solicitar|solicitud(?:es)?|llenar|tramitar) (?:[a-z]+ ){0,4}(?:calfresh|snap|medi cal|medicaid|estampillas)
    `),
    organization: compilePhrases(`
      (?:legal (?:aid|services)|law center|guardians? ad litem)
    `),
    gives: ["ASSISTANCE"],
    adds: ["ASSISTANCE"],
    also: { EDUCATION: CIVICS },
  },
  {
    name: compilePhrases(`
      (?:community|outreach|administrative|main|business|walk in|intake|field|legal|satellite) offices?
      oficinas?
      (?:outreach|advocacy) (?:center|services|program)
      hot ?lines?
      (?:help|safe|life|warm|crisis|information|info|talk|text) ?lines?
      thrift (?:stores?|shops?)
    `),
    lead: null,
    organization: null,
    gives: [...FOOD, ...HEALTH, ...RESOURCES],
    adds: [],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:shelters?|albergues?|refugios?|safe ?house|casa segura|transitional|rescue mission|camas|dormitorios?|dormitory|beds|overnight)
    `),
    lead: compilePhrases(`
      (?:emergency|homeless|overnight|24 hour|temporary|night|winter|crisis|domestic violence|womens|family|mens) (?:[a-z]+ )?shelter
      shelter for
      (?:transitional|emergency|supportive) (?:housing|living)
      (?:albergue|refugio) (?:para|de|nocturno|temporal)
      casa hogar
      casa segura
      (?:overnight|emergency|shelter) beds
      (?:[0-9]+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty) beds (?:for|with|in)
      ^beds
      respite (?:care )?for (?:the )?homeless
    `),
    organization: null,
    gives: [...FOOD, ...SHELTER, ...HEALTH, ...RESOURCES],
    adds: [],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:rehab\\w*|recovery|recuperacion|sober|treatment|residential) (?:center|program|house|home|residence|community)s?
      (?:casas?|hogar(?:es)?|centros?) de (?:recuperacion|rehabilitacion|vida sobria)
      residential
      half ?way
      group homes?
    `),
    lead: compilePhrases(`
      residential (?:[a-z]+ ){0,2}(?:treatment|rehabilitation|recovery|substance|program)
      (?:sober|recovery) (?:living|homes?|houses?|residence)
      group homes?
    `),
    organization: null,
    gives: [...SHELTER, ...HEALTH],
    adds: [],
    also: { COUNSELING: DEPENDENCE },
  },
  {
    name: compilePhrases(`
      (?:medical|dental|health|surgical|vision|eye|dialysis|cancer|birth) (?:care )?centers?
      (?<!(?:legal|law|order|orders|tax|job|jobs|citizenship|naturalization|immigration|record|expungement|eviction|tenant|tenants|resume|claims|custody|help|advice|pet|vet|veterinary|animal|bike|computer|housing|neuter|skills|basketball|sports|benefits|id|dmv|debt|license|business) )clinics?
      clinicas?(?! (?:legal|juridica|del? (?:inquilino|trabajador|inmigrante|impuestos)))
      hospital
      dental
      immunizations?
      pharmacy
      farmacia
      medical
      urgent care
      hiv
      health systems?
      school health
    `),
    lead: compilePhrases(`
      ^(?:[a-z0-9]+ ){0,6}(?:medical|dental|health ?care|primary care) (?:and dental |and [a-z]+ )?(?:care|services|clinics?)
      nonprofit (?:academic )?(?:medical|hospital|health)
      ^(?:[a-z]+ ){0,5}(?:vaccin\\w+|immuni[sz]ations?)
    `),
    organization: null,
    gives: [...HEALTH],
    adds: [],
    also: { ASSISTANCE: ENROLLS, TRANSITIONAL: HOUSES },
  },
  {
    name: compilePhrases(`
      adult day (?:health |health)?(?:care|services?|center|program)
    `),
    lead: compilePhrases(`
      adult day (?:health |health)?(?:care|services?|center|program)
    `),
    organization: null,
    gives: [...FOOD, ...HEALTH],
    adds: ["MEDICAL"],
    also: {},
  },
  {
    name: compilePhrases(`
      senior (?:citizens? )?(?:activity )?centers?
      (?:golden age|older adult) (?:club|center)
      centros? (?:para|de) (?:adultos|personas) mayores
      centros? de (?:la )?tercera edad
    `),
    lead: null,
    organization: null,
    gives: [...FOOD, ...HEALTH, ...RESOURCES],
    adds: [],
    also: {},
  },
  {
    name: compilePhrases(`
      after ?school
      out of school
      camps?
      child ?care
      child development
      (?<!adult )day ?care
      pre ?school
      (?:early )?head start
      academy
      montessori
      kindergarten
      (?:university|college)(?! (?:hospital|health|clinic|medical))
      early (?:learning|childhood)
      learning center
      youth (?:enrichment|center|programs?|academy|club|development|leadership|sports)
      boys and girls clubs?
      (?:girl|boy) scouts?
      big brothers(?: big sisters)?
      tutor\\w*
      mentor\\w*
      parenting
      scholarships?
      athletic league
      campamento
      guarderia
      escuela
      preescolar
    `),
    lead: compilePhrases(`
      after ?school (?:[a-z]+ )?(?:and|care|programs?|programming|tutoring|activities|,)
      (?:provides?|offers?|free) (?:free |an? |full service |year round )*after ?school
      out of school
      (?:summer|winter|spring) (?:break )?camps?
      (?:full time|full day|quality|licensed) (?:child ?care|day ?care|care for children|preschool|pre school)
      pre ?school
      child ?care
      day ?care
      head start
      homework (?:help|assistance)
      academic (?:support|enrichment|assistance)
      nurturing parenting
      parenting (?:program|skills|classes)
      parents with (?:education|skills)
      (?:k|kindergarten) (?:to|through) (?:8th|12th|eighth|twelfth)
      (?:elementary|middle|high|charter|private) school (?:serving|for|with|that|located|offering)
      youth (?:development|crime prevention|enrichment)
      educational (?:program|services)
      despues de la escuela
    `),
    organization: null,
    gives: [...WORK],
    adds: ["EDUCATION"],
    also: { ASSISTANCE: CARE_OF_FAMILIES },
  },
  {
    name: compilePhrases(`
      elementary
      middle(?: school)?
      high school
      charter
      k 8
      schools?(?! (?:health|based|nurses?|clinics?|supply|supplies|uniforms?|food|pantr\\w+|meals?|lunch|breakfast|dental|physicals?|counsel\\w+|closet))
    `),
    isPlace: true,
    lead: null,
    organization: null,
    gives: [...WORK],
    adds: ["EDUCATION"],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:job|jobs|employment|careers?|workforce|vocational|apprentic\\w+|empleos?|trabajo|trabajadores|jornaleros)
    `),
    lead: compilePhrases(`
      ^(?:[a-z]+ ){0,6}(?:job|employment|vocational|career) (?:[a-z]+ )?(?:training|placement|search|services|counseling|readiness)
    `),
    organization: compilePhrases(`
      (?:vocational rehabilitation|career ?source|workforce|job corps|one stop career)
    `),
    gives: [...WORK],
    adds: ["EMPLOYMENT"],
    also: { ASSISTANCE: PAPERS_AND_WAGES },
  },
  {
    name: compilePhrases(`
      (?:esl|esol|ged|english|ingles|citizenship classes|adult education|literacy|alfabetizacion|clases)
    `),
    lead: null,
    organization: null,
    gives: [...WORK],
    adds: ["EDUCATION"],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:librar(?:y|ies)|bibliotecas?)
    `),
    lead: compilePhrases(`
      ^(?:[a-z]+ ){0,6}reading materials?
      librar(?:y|ies) system
      borrow\\w* books
    `),
    organization: compilePhrases(`
      (?:librar(?:y|ies)|bibliotecas?)
    `),
    gives: ["TECH", "EDUCATION"],
    adds: [],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:counsel\\w+|therapy|mental health|behavioral health|psych\\w+|grief|bereavement|consejeria|salud mental|terapia|substance abuse|rape crisis|addictions?|detox\\w*|sobering|anger management)
    `),
    lead: null,
    organization: null,
    gives: [...SHELTER, ...HEALTH],
    adds: [],
    also: { ASSISTANCE: MANAGES_CASES, TRANSITIONAL: HOUSES },
  },
  {
    name: compilePhrases(`
      (?:training|class(?:es)?|courses?|workshops?|lessons?)(?: program| center)?$
      ^(?:taller(?:es)?|cursos?|clases?|capacitacion)
    `),
    lead: null,
    organization: null,
    gives: [...WORK],
    adds: [],
    also: {},
  },
  {
    name: compilePhrases(`
      (?:pantry|food bank|food|soup kitchen|meals?|kitchen|comedor|despensa|banco de alimentos|lunch|breakfast|supper|dinner|desayuno|comida)
      (?:clothing|clothes|closet|diapers?|showers?|laundry|haircuts?|hygiene|barber\\w*|ropa|ropero|duchas?|lavanderia|toiletries|personal needs)
      (?:computers?|wifi|internet|computadoras|charging)
    `),
    lead: null,
    organization: null,
    gives: [...FOOD, ...RESOURCES],
    adds: [],
    also: {},
  },
];
