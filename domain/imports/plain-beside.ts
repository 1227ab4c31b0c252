import { anyOf } from "./any-of.ts";
import type { PlainKind } from "./plain-kind.ts";

/** The name is all that is known. */
const IS_SILENT = /^[^|]*\| $/u;

/** Matches programs that libraries hold for readers; texts are without accents. */
const LIBRARY_PROGRAMS =
  "(?:reading clubs?|summer reading|homework|literacy|tutor\\w*|childrens programs?|programs for (?:children|kids|teens|all ages)|(?:school|class),? (?:class )?(?:and [a-z]+ )?(?:group )?visits)";
/** Such programs teach; what a library lends or prints besides stays a resource. */
const PROGRAMS_OF_LIBRARY: Pick<PlainKind, "not" | "adds" | "lacks" | "unless"> = {
  not: anyOf(`
    friends of (?:[a-z]+ ){0,3}librar(?:y|ies)
    (?:food|shelter|clinic|counsel\\w*|legal|tax|taxes|support groups?|health|meals?|lunch)
  `),
  adds: ["EDUCATION"],
  lacks: ["RESOURCES"],
  unless: anyOf(`
    (?:computers?|internet|wi ?fi|wireless|print(?:ing|ers?)|fax|notary|passports?|tech|charging|hotspots?|laptops?|bookmobile|deaf|hearing|blind|braille|talking books)
  `),
};

/** Kinds that long descriptions name beside what the service is, and those named in a few words alone. */
export const PLAIN_BESIDE: readonly PlainKind[] = [
  {
    first: anyOf(`
      (?:provides?|gives?|distributes?|offers?) (?:free )?food(?:,| to (?:the )?(?:low|needy|poor|homeless|hungry|families|individuals|people|anyone|those|residents|seniors)| and (?:clothing|clothes))
      (?:turkeys?|hams?|thanksgiving|food|groceries|grocery) (?:[a-z]+ ){0,2}(?:giveaways?|baskets?)
      (?:ofrece|da|damos|reparte|regala) (?:comida|alimentos)(?:,| a (?:las )?(?:familias|personas|quien)| y ropa)
      (?:canastas|entrega) de (?:pavos?|navidad|alimentos)
    `),
    not: anyOf(`
      (?:pets?|animals?|dogs?|cats?|restaurants?|food (?:stamps|drives?|safety|handlers?|service)|mascotas|restaurantes)
    `),
    adds: ["FOOD_PANTRIES"],
  },
  {
    first: anyOf(`
      (?:senior|elders?|elderly) day (?:health )?(?:care|services|center|program)
      day care (?:services )?(?:for|to) (?:the )?(?:elderly|elders|seniors|older|adults)
    `),
    adds: ["MEDICAL"],
    lacks: ["WORK"],
    unless: anyOf(`
      (?:classes|lessons|intergenerational|children|jobs?)
    `),
  },
  {
    first: anyOf(`
      (?:credit|debts?|budget|financial|money|foreclosure|mortgage|homebuyers?|home ?ownership|housing|pre purchase|bankruptcy|reverse mortgage) (?:and [a-z]+ )?(?:capability |management |literacy |crisis )?(?:counsel(?:ing|ors?)|coach(?:ing|es)?)
      counsel(?:ing|ors?) (?:[a-z]+ ){0,8}(?:credit|debts?|budgets?|mortgages?|foreclosures?)
      credit (?:reports?|scores?|repair)
      (?:asesoria|consejeria|orientacion) (?:de |en )?(?:credito|deudas|financiera|presupuesto|hipoteca\\w*|vivienda)
    `),
    not: anyOf(`
      (?:family counseling|individual counseling|group counseling|mental health|substance|therap\\w+|psycho\\w+|clinic|salud mental|terapia)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["HEALTH"],
    unless: anyOf(`
      (?:mental|therap\\w+|substance|medical|clinic|health|grief|salud|terapia)
    `),
  },
  {
    name: anyOf(`
      workers? comp(?:ensation)?
      (?:unemployment|reemployment) (?:compensation|insurance|benefits|assistance|claims)
      (?:compensacion (?:a|para) trabajadores|seguro de desempleo)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["WORK"],
    unless: anyOf(`
      (?:job (?:search|training|placement|leads|fairs?)|vocational|resumes?|career|bolsa de trabajo|capacitacion)
    `),
  },
  {
    first: anyOf(`
      (?:in|during|attend\\w*|have|at) (?:a |the |their |family )?(?:court|hearings?|courthouse|proceedings)
    `),
    with: anyOf(`
      (?:child ?care|drop in care|care for (?:their |the )?children|cuidado de ninos)
    `),
    not: anyOf(`
      (?:shelter|foster|violence|custody|legal|lawyers?|attorneys?)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["WORK"],
  },
  {
    first: anyOf(`
      (?:child ?care|day ?care|school readiness|preschool) (?:[a-z]+ )?(?:financial assistance|subsid\\w+|vouchers?|aid)
      (?:help\\w*|assist\\w*) (?:[a-z]+,? ){0,8}(?:pay|paying|with the cost|afford) (?:[a-z]+ ){0,3}(?:child ?care|day ?care|preschool)
      child ?care resources? and referrals?(?= |$)
      (?:ayuda|subsidios?|apoyo) (?:[a-z]+ ){0,4}(?:pagar|para) (?:[a-z]+ ){0,3}(?:guarderia|cuidado (?:infantil|de ninos))
    `),
    not: anyOf(`
      (?:accepts?|accepted|takes?|accepting) (?:[a-z]+ ){0,4}(?:vouchers?|subsid\\w+|assistance)
      (?:vouchers?|subsid\\w+) (?:are )?(?:accepted|welcome)
      (?:se aceptan|acepta\\w*) (?:[a-z]+ ){0,3}(?:vales|subsidios?)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: anyOf(`
      (?:light )?housekeeping(?:,? |[^a-z])
      (?:homemaker (?:services|help|aides?)|homemaking|personal care aides?|companion(?:ship)? (?:care|services|visits))
      (?:quehaceres|limpieza ligera|cuidado personal en (?:el hogar|casa))
    `),
    with: anyOf(`
      (?:seniors?|elder\\w*|older|disab\\w+|frail|independent\\w*|at home|in home|ancianos|mayores|discapacidad\\w*)
    `),
    not: anyOf(`
      (?:shelter|assisted living|facilit\\w+|apartments?|nursing homes?|jobs?|training|hotels?|hospitals?|residences?|board|beds?|permanent)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["SHELTER", "FOOD"],
    unless: anyOf(`
      (?:home delivered meals|meals on wheels|congregate|hot meals|comidas? (?:a|calientes?))
    `),
  },
  {
    first: anyOf(`
      librar(?:y|ies)
    `),
    with: anyOf(`
      ${LIBRARY_PROGRAMS}
      (?:summer|educational|learning|science|technology) (?:[a-z]+ ){0,3}(?:programming|programs?)
    `),
    ...PROGRAMS_OF_LIBRARY,
  },
  {
    organization: anyOf(`
      librar(?:y|ies)
    `),
    with: anyOf(`
      ${LIBRARY_PROGRAMS}
    `),
    ...PROGRAMS_OF_LIBRARY,
  },
  {
    first: anyOf(`
      (?:people|persons|adults|individuals|families|someone|loved ones?|those) (?:[a-z]+ ){0,3}(?:with|of|living with) (?:[a-z]+ ){0,3}(?:mental illness\\w*|mental health conditions?|schizophrenia|bipolar)
    `),
    with: anyOf(`
      (?:courses?|class(?:es)?|sessions?|units|peers?|recovery|wellness)
    `),
    not: anyOf(`
      (?:jobs?|employ\\w*|vocational|students?|schools?|academic|ged|work|legal|lawyers?|club ?house|housing|shelter|camps?)
    `),
    adds: ["COUNSELING"],
    lacks: ["WORK", "RESOURCES"],
    unless: anyOf(`
      (?:case manage\\w*|advoca\\w+|benefits|referrals?|legal|transport\\w*|jobs?|employ\\w*|information)
    `),
  },
  {
    name: anyOf(`
      healthy start
      (?:nurse family partnership|prenatal (?:care|program|clinic|services))
    `),
    first: anyOf(`
      infant (?:mortality|deaths?)
      mortalidad infantil
    `),
    not: anyOf(`
      (?:research|statistics|data|grants|funding|insurance|medicaid)
    `),
    adds: ["MEDICAL"],
  },
  {
    first: anyOf(`
      police (?:athletic|activities) leagues?
      (?:musical?|arts?) (?:education|programs?|instruction|lessons)
      (?:educacion|clases|programas?) (?:de musica|musical(?:es)?)
    `),
    with: anyOf(`
      (?:children|youth|kids|students|teens?|young people|ninos|jovenes)
    `),
    not: anyOf(`
      (?:therap\\w+|seniors|elder\\w*|terapia)
    `),
    adds: ["EDUCATION"],
  },
  {
    name: anyOf(`
      (?:estate planning|wills|living wills?|advance directives?|powers? of attorney|testamentos?)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: anyOf(`
      (?:enroll\\w*|appl\\w+|link\\w*|connect\\w*|sign\\w*|help\\w*|assist\\w*) (?:[a-z]+,? ){0,10}(?:health insurance|medicaid|kid ?care|health coverage|marketplace|chip)
      (?:free|low cost|subsidi[sz]ed|cheap) (?:or [a-z]+ [a-z]+ )?health insurance
      (?:health )?insurance (?:enrollment|enrolment|navigat\\w+|counsel(?:ing|ors?))
      (?:inscribir\\w*|solicitar|ayud\\w+) (?:[a-z]+,? ){0,8}(?:seguro (?:medico|de salud)|medicaid)
    `),
    not: anyOf(`
      (?:mammograms?|exams?|vaccines|immunizations|dental|prenatal)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["HEALTH"],
    unless: anyOf(`
      (?:clinics?|exams?|screenings?|nurses?|nursing|treat\\w*|counsel\\w*|vaccin\\w+|immuni\\w+|physicians?|doctors?|dental|therap\\w+|testing|tests|medical care|prenatal|primary care(?! (?:centers?|providers?))|hospital|clinicas?|enfermer\\w+|vacunas|consejeria)
    `),
  },
  {
    first: anyOf(`
      (?:acting|theat(?:er|re)|performing arts?|performance skills|on stage|orchestras?|choirs?|chorus|ballet|dance) (?:classes|lessons|skills|school|program|camps?|academy|instruction)?
    `),
    with: anyOf(`
      (?:class(?:es)?|lessons|camps?|learn|teach\\w*|skills|clases)
    `),
    not: anyOf(`
      (?:therap\\w+|counsel\\w*|clinic|mental health|terapia)
    `),
    adds: [],
    lacks: ["HEALTH"],
  },
  {
    name: anyOf(`
      (?:lpcc?|lmft|lcsw|licsw|lcpc|lmhc|lcmhc|psyd|phd|ladc|cadc|bcba|mft)
      treatment (?:cent(?:er|re)s?|foundation|services|programs?|of|solutions)
      research treatment
      (?:autism|aba|neuro(?:feedback|therapy)|mindful(?:ness)?|emdr|biofeedback|psych\\w*)
    `),
    with: IS_SILENT,
    not: anyOf(`
      (?:school|academy|society|association|fund|museum|legal|residences?|housing|walk|water|waste\\w*|sewage)
    `),
    adds: ["COUNSELING"],
  },
  {
    name: anyOf(`
      ,? (?:md|do|dds|dmd|dc|dpt|od|aprn|fnp)(?:, (?:pa|pc|llc|pllc|inc))?$
      (?:occupational medicine|physical therapy|chiropractic|optometry|orthopedics?|pediatrics|dermatology|cardiology|urgent care|surgical|surgery|dentistry|orthodontics|podiatry|midwif\\w+|acupuncture)
    `),
    with: IS_SILENT,
    not: anyOf(`
      (?:school|academy|society|foundation|association|museum|baltimore|animal|veterinary|pet)
    `),
    adds: ["MEDICAL"],
  },
  {
    name: anyOf(`
      (?:for|of) (?:the )?homeless(?:ness)?
      (?:para|de) (?:las )?personas sin hogar
    `),
    with: IS_SILENT,
    adds: ["ASSISTANCE"],
  },
  {
    first: anyOf(`
      (?:pets?|animals?|dogs?|cats?|mascotas)
    `),
    with: anyOf(`
      (?:pet (?:food|owners?|supplies)|veterinar\\w+|feeds? (?:[a-z]+ ){0,5}pets|animal care|comida para mascotas)
    `),
    not: anyOf(`
      (?:groceries|canned|human|families eat|pantry for people|horses?)
    `),
    adds: [],
    lacks: ["FOOD", "HEALTH"],
    unless: anyOf(`
      (?:groceries|produce|canned|meals? (?:for|to) (?:people|seniors|families)|counsel\\w*|therap\\w+)
    `),
  },
  {
    name: anyOf(`
      (?:diapers?|hygiene|personal needs|personal care|pet|clothing|baby|toiletries) (?:pantry|bank|closet)
      banco de panales
    `),
    adds: [],
    lacks: ["FOOD"],
    unless: anyOf(`
      (?:food|groceries|meals?|canned|comida|alimentos)
    `),
  },
  {
    first: anyOf(`
      (?:academic|career|college|educational|vocational|employment|admissions?|guidance|pre admission) (?:and [a-z]+ )?(?:counsel(?:ing|ors?)|advis(?:ing|ors?|ement)|coach(?:ing|es)?)
      financial (?:independence|stability|literacy|capability)
      (?:asesoria|orientacion|consejeria) (?:academica|vocacional|laboral)
    `),
    adds: [],
    lacks: ["HEALTH"],
    unless: anyOf(`
      (?:mental|therap\\w+|substance|clinics?|medical|behavioral health|health (?:care|services|center)|(?:family|individual|group|personal|crisis|grief) (?:and [a-z]+ )?counseling|crisis|grief|nurs\\w+|drug|screenings?|psych\\w*|salud|terapia)
    `),
  },
  {
    first: anyOf(`
      (?:services|supports?|assistance) (?:for|to) (?:[a-z]+ ){0,3}(?:developmental\\w*|intellectual\\w*),? (?:and [a-z]+ )?disab\\w+
      (?:servicios|apoyo) (?:para|a) (?:[a-z]+ ){0,3}discapacidad (?:intelectual|del desarrollo)
    `),
    not: anyOf(`
      (?:after ?school|camps?|students?|schools?|therap\\w+|jobs?|employ\\w+|preschool|early intervention|police)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: anyOf(`
      (?:safelink|lifeline) (?:wireless|phones?|service|program|telephone)
      (?:wireless|cell ?phone|telephone|internet) service (?:[a-z]+ ){0,6}(?:income eligible|low income|eligible households)
    `),
    not: anyOf(`
      (?:suicide|crisis|988)
    `),
    adds: ["TECH"],
  },
  {
    first: anyOf(`
      (?:provides?|offers?|providing|offering|with|and|,) (?:[a-z]+ ){0,2}job placement
      bolsa de trabajo
    `),
    adds: ["EMPLOYMENT"],
  },
];
