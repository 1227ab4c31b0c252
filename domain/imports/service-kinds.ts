import type { Need } from "../services/enumerations.ts";

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
  /** By the beginning of the description, where the name says nothing. */
  readonly lead: RegExp | null;
  /** By the organization, where neither says anything. */
  readonly organization: RegExp | null;
  /** What its description can add. */
  readonly gives: readonly Need[];
  /** What it gives in any case. */
  readonly adds: readonly Need[];
  /** What its description adds by these words alone. */
  readonly also: Readonly<Partial<Record<Need, RegExp>>>;
}

/** The texts of a service, folded. */
export interface KindTexts {
  readonly name: string;
  /** The beginning of the description. */
  readonly lead: string;
  readonly organization: string;
}

const FOOD: readonly Need[] = ["MEALS", "FOOD_PANTRIES"];
const SHELTER: readonly Need[] = ["EMERGENCY", "TRANSITIONAL"];
const HEALTH: readonly Need[] = ["MEDICAL", "COUNSELING"];
const RESOURCES: readonly Need[] = ["CLOTHES", "HYGIENE", "TECH", "ASSISTANCE"];
const WORK: readonly Need[] = ["EDUCATION", "EMPLOYMENT"];

/** Whether it is an office, a matter of animals, of giving or the like: whoever needs help finds none there. */
export function isAnotherMatter({ name, lead, organization }: KindTexts): boolean {
  return (
    OTHER_MATTERS.name.test(name) ||
    OTHER_MATTERS.lead.test(lead) ||
    (OTHER_MATTERS.organization.test(organization) && !HELP_OF_OFFICES.test(name))
  );
}

/**
 * The kinds that a service may be of, the likeliest first.
 *
 * @param named needs that the name says
 */
export function kindsOf(
  { name: title, lead, organization }: KindTexts,
  named: ReadonlySet<Need>,
): readonly ServiceKind[] {
  const isNamed = ({ name }: ServiceKind): boolean => name?.test(title) ?? false;
  const fits = ({ gives }: ServiceKind): boolean => [...named].every((need) => gives.includes(need));
  const kinds = [
    ...(named.size === 0 && HOUSE.test(title) && WITHOUT_HOME.test(lead) ? [SHELTER_KIND] : []),
    ...SERVICE_KINDS.filter((kind) => kind.isPlace !== true && isNamed(kind)),
    ...SERVICE_KINDS.filter((kind) => fits(kind) && (kind.lead?.test(lead) ?? false)),
    ...SERVICE_KINDS.filter(isNamed),
  ];
  if (kinds.length > 0 || named.size > 0) return kinds;
  return SERVICE_KINDS.filter((kind) => kind.organization?.test(organization) ?? false);
}

/** A house that says for whom it is, and not what it is. */
const HOUSE = words(`
  (?:house|home|haven|nest|lodge|inn|manor|villa|village|landing|mission|campus|covenant)(?: (?:inc|for (?:women|men|youth|families|mothers)))?$
  ^(?:la |el )?(?:casa|hogar|posada)
`);
const WITHOUT_HOME = words(`
  (?:experiencing|facing|in) homelessness
  homeless (?:men|women|families|people|persons|individuals|adults|youths?|veterans|mothers|teens|young|and|single|pregnant|single men|single women|or)
  (?:without|have no|no) (?:homes?|housing|place to (?:live|stay|sleep)|roof)
  unhoused
  ran away
  runaways?
  (?:fleeing|escaping|battered|leaving) (?:[a-z]+ )?(?:women|violence|abuse|abusers?|partners?|relationships?|homes?)
  (?:sin|perdieron su|no tienen) (?:hogar|techo|casa|vivienda|donde)
  situacion de (?:calle|sin hogar)
  huyen de
`);

const ENROLLS = words(`
  (?:assists?|assisting|helps?|helping|enroll\\w*|apply\\w*|applications?|sign up|signing up) (?:[a-z]+ ){0,10}(?:medi cal|medicaid|medicare|insurance|benefits|health coverage|kidcare|calfresh|snap|food stamps)
  case ?manage\\w+
  ayuda (?:[a-z]+ ){0,6}(?:medi cal|medicaid|seguro|beneficios)
`);
const MANAGES_CASES = words(`
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

/** Help that offices give beside what they are there for. */
const HELP_OF_OFFICES = words(`
  (?:assistance|help|clinic|self help|legal aid|social services|veterans|housing|food|shelter|benefits?)
`);

const WAGES = words(`
  (?:sueldos?|salarios?) (?:no pagados|robados)
  unpaid wages
  wage (?:theft|claims?)
`);

/** Offices, animals, giving and the like: whoever needs help finds none there. */
const OTHER_MATTERS: { readonly name: RegExp; readonly lead: RegExp; readonly organization: RegExp } = {
  name: words(`
    police (?:department|station|dept|headquarters)
    sheriffs?
    fire (?:department|rescue|stations?)
    consulates?
    consulado
    embassy
    embajada
    commissioners?
    city (?:hall|council|commission|manager|clerk|attorney)
    mayors?
    senators?
    congress\\w*
    representatives?
    (?:supervisor of )?elections?
    voter registration
    clerk of (?:the )?courts?
    (?:civil|criminal|probate|traffic|circuit|county) (?:case|court|division)\\w*(?: management)?
    jury
    animals?
    humane society
    spca
    pets? adoptions?
    dogs?
    cats?
    kennel
    bus shelters?
    (?:bus|trolley) stops?
    (?:picnic|park|pavilion) shelters?
    donations?
    donor
    donate
    donar
    donaciones
    blood (?:bank|drive|center|services|donation)\\w*
    banco de sangre
    volunteer(?:s|ing)? ?(?:opportunities|program|center|services|corps|training|orientation)?
    voluntari\\w+
    foster grandparents?
    senior companions? program
    rsvp
    museum
    museo
    zoo
    chamber of commerce
    historical society
    cemeter(?:y|ies)
    board (?:of|meetings?)
    fundrais\\w+
    gala
    newsletter
    (?:room|facility|pavilion|hall|shelter) rentals?
    refugio (?:de|para) animales
    epidemiolog\\w+
    surveillance
    environmental health
    code (?:enforcement|compliance)
    (?:building )?(?:permits?|inspections?)
    zoning
    public works
    property appraiser
    tax collector
    solid waste
    medical examiner
    crime watch
    tax shelters?
    (?:state|district|us|united states) attorneys?(?: office)?
    probation
    parole
    school board
    art gallery
    theat(?:er|re)
    orchestra
    golf
    marina
  `),
  organization: words(`
    (?:museums?|zoo|zoological|aquarium|jungle island|consulates?|board of commissioners|ballet|orchestra|theat(?:er|re)|crime watch|humane society|spca|animal services|blood (?:bank|centers?|services))
  `),
  lead: words(`
    \\| donors must
    (?:^|\\| )(?:we )?accepts? (?:clean|gently|used|donated|donations|new and)
    ^give (?:whole )?blood
    ^(?:provides? )?(?:challenging |meaningful )*volunteer opportunit\\w+
    is an open admission shelter
    consulate general
    sworn (?:positions|officers)
  `),
};

const SHELTER_KIND: ServiceKind = {
  name: null,
  lead: null,
  organization: null,
  gives: [...FOOD, ...SHELTER, ...HEALTH, ...RESOURCES],
  adds: ["EMERGENCY"],
  also: {},
};

/** The likeliest first. */
const SERVICE_KINDS: readonly ServiceKind[] = [
  {
    name: words(`
      support groups?
      grupos? de apoyo
      (?:alcoholics|narcotics|cocaine|gamblers|overeaters|debtors|nicotine) anonymous
      (?:alcoholicos|narcoticos) anonimos
      al ?anon
      alateen
    `),
    lead: words(`
      ^(?:an? |the |our |[a-z]+ ){0,3}support groups?
    `),
    organization: null,
    gives: ["COUNSELING"],
    adds: ["COUNSELING"],
    also: {},
  },
  {
    name: words(`
      (?:legal|law(?! enforcement)|restraining orders?|protective orders?|eviction|tenants?|citizenship|naturalization|expunge?\\w+|record sealing|custody|divorce|small claims|self help|immigration|asylum|daca|guardianship|probate|benefits?|tax|taxes|vita)
      (?:orden(?:es)? de (?:restriccion|proteccion)|impuestos|inmigracion|ciudadania|legal(?:es)?)
      (?:calfresh|snap|food stamps?|medi cal|medicaid|medicare|insurance|tanf|calworks|ssi|estampillas)
      (?:rent|rental|utility|energy|mortgage|eviction|bill|financial|heating|electric|water|burial|emergency financial|weatherization) (?:and \\w+ )?(?:assistance|help|relief|prevention|bills?|program|aid|payment)
      (?:transportation|paratransit|furniture|rides?)
      liheap
      guardians? ad litem
      (?:housing authority)
    `),
    lead: words(`
      ^(?:[a-z]+ ){0,8}(?:legal|immigration) (?:services|aid|assistance|help|representation|advice|consult\\w+)
      (?:apply|applying|applications?|enroll\\w*|sign up|sign ups) (?:[a-z]+ ){0,4}(?:for|in|to) (?:[a-z]+ ){0,3}(?:calfresh|snap|food stamps?|medi cal|medicaid|medicare|tanf|ssi)
      (?:solicitar|solicitud(?:es)?|llenar|tramitar) (?:[a-z]+ ){0,4}(?:calfresh|snap|medi cal|medicaid|estampillas)
    `),
    organization: words(`
      (?:legal (?:aid|services)|law center|guardians? ad litem)
    `),
    gives: ["ASSISTANCE"],
    adds: ["ASSISTANCE"],
    also: {},
  },
  {
    name: words(`
      (?:community|outreach|administrative|main|business|walk in|intake|field|legal|satellite) offices?
      oficinas?
      (?:outreach|advocacy) (?:center|services|program)
      hotlines?
      help ?lines?
      thrift (?:stores?|shops?)
    `),
    lead: null,
    organization: null,
    gives: [...FOOD, ...HEALTH, ...RESOURCES],
    adds: [],
    also: {},
  },
  {
    name: words(`
      (?:shelters?|albergues?|refugios?|safe ?house|casa segura|transitional|rescue mission|camas|dormitorios?|dormitory|beds|overnight)
    `),
    lead: null,
    organization: null,
    gives: [...FOOD, ...SHELTER, ...HEALTH, ...RESOURCES],
    adds: [],
    also: {},
  },
  {
    name: words(`
      (?:rehab\\w*|recovery|recuperacion|sober|treatment|residential) (?:center|program|house|home|residence|community)s?
      (?:casas?|hogar(?:es)?|centros?) de (?:recuperacion|rehabilitacion|vida sobria)
      residential
      half ?way
      group homes?
    `),
    lead: words(`
      residential (?:[a-z]+ ){0,2}(?:treatment|rehabilitation|recovery|substance|program)
      (?:sober|recovery) (?:living|homes?|houses?|residence)
      group homes?
    `),
    organization: null,
    gives: [...SHELTER, ...HEALTH],
    adds: [],
    also: {},
  },
  {
    name: words(`
      (?:medical|dental|health|surgical|vision|eye|dialysis|cancer|birth) (?:care )?centers?
      (?<!(?:legal|law|order|orders|tax|job|jobs|citizenship|naturalization|immigration|record|expungement|eviction|tenant|tenants|resume|claims|custody|help|advice|pet|vet|veterinary|animal|bike|computer|housing|neuter|skills|basketball|sports|benefits|id|dmv|debt|license|business) )clinics?
      clinica
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
    lead: words(`
      ^(?:[a-z0-9]+ ){0,6}(?:medical|dental|health ?care|primary care) (?:and dental |and [a-z]+ )?(?:care|services|clinics?)
      nonprofit (?:academic )?(?:medical|hospital|health)
      ^(?:[a-z]+ ){0,5}(?:vaccin\\w+|immuni[sz]ations?)
    `),
    organization: null,
    gives: [...HEALTH],
    adds: [],
    also: { ASSISTANCE: ENROLLS },
  },
  {
    name: words(`
      after ?school
      out of school
      camps?
      child ?care
      child development
      day ?care
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
    lead: words(`
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
    also: {},
  },
  {
    name: words(`
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
    name: words(`
      (?:job|jobs|employment|careers?|workforce|vocational|apprentic\\w+|empleos?|trabajo|trabajadores|jornaleros)
    `),
    lead: words(`
      ^(?:[a-z]+ ){0,6}(?:job|employment|vocational|career) (?:[a-z]+ )?(?:training|placement|search|services|counseling|readiness)
    `),
    organization: words(`
      (?:vocational rehabilitation|career ?source|workforce|job corps|one stop career)
    `),
    gives: [...WORK],
    adds: ["EMPLOYMENT"],
    also: { ASSISTANCE: WAGES },
  },
  {
    name: words(`
      (?:esl|esol|ged|english|ingles|citizenship classes|adult education|literacy|alfabetizacion|clases)
    `),
    lead: null,
    organization: null,
    gives: [...WORK],
    adds: ["EDUCATION"],
    also: {},
  },
  {
    name: words(`
      (?:librar(?:y|ies)|bibliotecas?)
    `),
    lead: words(`
      ^(?:[a-z]+ ){0,6}reading materials?
      librar(?:y|ies) system
      borrow\\w* books
    `),
    organization: words(`
      (?:librar(?:y|ies)|bibliotecas?)
    `),
    gives: ["TECH", "EDUCATION"],
    adds: [],
    also: {},
  },
  {
    name: words(`
      (?:counsel\\w+|therapy|mental health|behavioral health|psych\\w+|grief|bereavement|consejeria|salud mental|terapia|substance abuse|addictions?|detox\\w*|sobering|anger management)
    `),
    lead: null,
    organization: null,
    gives: [...HEALTH],
    adds: [],
    also: { ASSISTANCE: MANAGES_CASES },
  },
  {
    name: words(`
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

/** Words or phrases, one a line, as a pattern over folded text. */
function words(text: string): RegExp {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return new RegExp(`(?<![a-z0-9])(?:${lines.join("|")})(?![a-z0-9])`, "u");
}
