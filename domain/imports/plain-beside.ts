import { compilePhrases } from "./any-of.ts";
import type { PlainKind } from "./plain-kind.ts";

/** The name is all that is known. */
const IS_SILENT = /^[^|]*\| $/u;

/** Matches programs that libraries hold for readers; texts are without accents. */
const LIBRARY_PROGRAMS =
  "(?:reading clubs?|summer reading|homework|literacy|tutor\\w*|childrens programs?|programs for (?:children|kids|teens|all ages)|(?:school|class),? (?:class )?(?:and [a-z]+ )?(?:group )?visits)";
/** Such programs teach; what a library lends or prints besides stays a resource. */
const PROGRAMS_OF_LIBRARY: Pick<PlainKind, "not" | "adds" | "lacks" | "unless"> = {
  not: compilePhrases(`
    friends of (?:[a-z]+ ){0,3}librar(?:y|ies)
    (?:food|shelter|clinic|counsel\\w*|legal|tax|taxes|support groups?|health|meals?|lunch)
  `),
  adds: ["EDUCATION"],
  lacks: ["RESOURCES"],
  unless: compilePhrases(`
    (?:computers?|internet|wi ?fi|wireless|print(?:ing|ers?)|fax|notary|passports?|tech|charging|hotspots?|laptops?|bookmobile|deaf|hearing|blind|braille|talking books)
  `),
};

/** Kinds that long descriptions name beside what the service is, and those named in a few words alone. */
export const PLAIN_BESIDE: readonly PlainKind[] = [
  {
    first: compilePhrases(`
      (?:provides?|gives?|distributes?|offers?) (?:free )?food(?:,| to (?:the )?(?:low|needy|poor|homeless|hungry|families|individuals|people|anyone|those|residents|seniors)| and (?:clothing|clothes))
      (?:turkeys?|hams?|thanksgiving|food|groceries|grocery) (?:[a-z]+ ){0,2}(?:giveaways?|baskets?)
      (?:ofrece|da|damos|reparte|regala) (?:comida|alimentos)(?:,| a (?:las )?(?:familias|personas|quien)| y ropa)
      (?:canastas|entrega) de (?:pavos?|navidad|alimentos)
    `),
    not: compilePhrases(`
      (?:pets?|animals?|dogs?|cats?|restaurants?|food (?:stamps|drives?|safety|handlers?|service)|mascotas|restaurantes)
    `),
    adds: ["FOOD_PANTRIES"],
  },
  {
    first: compilePhrases(`
      (?:senior|elders?|elderly) day (?:health )?(?:care|services|center|program)
      day care (?:services )?(?:for|to) (?:the )?(?:elderly|elders|seniors|older|adults)
    `),
    adds: ["MEDICAL"],
    lacks: ["WORK"],
    unless: compilePhrases(`
      (?:classes|lessons|intergenerational|children|jobs?)
    `),
  },
  {
    first: compilePhrases(`
      (?:credit|debts?|budget|financial|money|foreclosure|mortgage|homebuyers?|home ?ownership|housing|pre purchase|bankruptcy|reverse mortgage) (?:and [a-z]+ )?(?:capability |management |literacy |crisis )?(?:counsel(?:ing|ors?)|coach(?:ing|es)?)
      counsel(?:ing|ors?) (?:[a-z]+ ){0,8}(?:credit|debts?|budgets?|mortgages?|foreclosures?)
      credit (?:reports?|scores?|repair)
      (?:asesoria|consejeria|orientacion) (?:de |en )?(?:credito|deudas|financiera|presupuesto|hipoteca\\w*|vivienda)
    `),
    not: compilePhrases(`
      (?:family counseling|individual counseling|group counseling|mental health|substance|therap\\w+|psycho\\w+|clinic|salud mental|terapia)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["HEALTH"],
    unless: compilePhrases(`
      (?:mental|therap\\w+|substance|medical|clinic|health|grief|salud|terapia)
    `),
  },
  {
    name: compilePhrases(`
      workers? comp(?:ensation)?
      (?:unemployment|reemployment) (?:compensation|insurance|benefits|assistance|claims)
      (?:compensacion (?:a|para) trabajadores|seguro de desempleo)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["WORK"],
    unless: compilePhrases(`
      (?:job (?:search|training|placement|leads|fairs?)|vocational|resumes?|career|bolsa de trabajo|capacitacion)
    `),
  },
  {
    first: compilePhrases(`
      (?:in|during|attend\\w*|have|at) (?:a |the |their |family )?(?:court|hearings?|courthouse|proceedings)
    `),
    with: compilePhrases(`
      (?:child ?care|drop in care|care for (?:their |the )?children|cuidado de ninos)
    `),
    not: compilePhrases(`
      (?:shelter|foster|violence|custody|legal|lawyers?|attorneys?)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["WORK"],
  },
  {
    first: compilePhrases(`
      (?:child ?care|day ?care|school readiness|preschool) (?:[a-z]+ )?(?:financial assistance|subsid\\w+|vouchers?|aid)
      (?:help\\w*|assist\\w*) (?:[a-z]+,? ){0,8}(?:pay|paying|with the cost|afford) (?:[a-z]+ ){0,3}(?:child ?care|day ?care|preschool)
      child ?care resources? and referrals?(?= |$)
      (?:ayuda|subsidios?|apoyo) (?:[a-z]+ ){0,4}(?:pagar|para) (?:[a-z]+ ){0,3}(?:guarderia|cuidado (?:infantil|de ninos))
    `),
    not: compilePhrases(`
      (?:accepts?|accepted|takes?|accepting) (?:[a-z]+ ){0,4}(?:vouchers?|subsid\\w+|assistance)
      (?:vouchers?|subsid\\w+) (?:are )?(?:accepted|welcome)
      (?:se aceptan|acepta\\w*) (?:[a-z]+ ){0,3}(?:vales|subsidios?)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:light )?housekeeping(?:,? |[^a-z])
      (?:homemaker (?:services|help|aides?)|homemaking|personal care aides?|companion(?:ship)? (?:care|services|visits))
      (?:quehaceres|limpieza ligera|cuidado personal en (?:el hogar|casa))
    `),
    with: compilePhrases(`
      (?:seniors?|elder\\w*|older|disab\\w+|frail|independent\\w*|at home|in home|ancianos|mayores|discapacidad\\w*)
    `),
    not: compilePhrases(`
      (?:shelter|assisted living|facilit\\w+|apartments?|nursing homes?|jobs?|training|hotels?|hospitals?|residences?|board|beds?|permanent)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["SHELTER", "FOOD"],
    unless: compilePhrases(`
      (?:home delivered meals|meals on wheels|congregate|hot meals|comidas? (?:a|calientes?))
    `),
  },
  {
    first: compilePhrases(`
      librar(?:y|ies)
    `),
    with: compilePhrases(`
      ${LIBRARY_PROGRAMS}
      (?:summer|educational|learning|science|technology) (?:[a-z]+ ){0,3}(?:programming|programs?)
    `),
    ...PROGRAMS_OF_LIBRARY,
  },
  {
    organization: compilePhrases(`
      librar(?:y|ies)
    `),
    with: compilePhrases(`
      ${LIBRARY_PROGRAMS}
    `),
    ...PROGRAMS_OF_LIBRARY,
  },
  {
    first: compilePhrases(`
      (?:people|persons|adults|individuals|families|someone|loved ones?|those) (?:[a-z]+ ){0,3}(?:with|of|living with) (?:[a-z]+ ){0,3}(?:mental illness\\w*|mental health conditions?|schizophrenia|bipolar)
    `),
    with: compilePhrases(`
      (?:courses?|class(?:es)?|sessions?|units|peers?|recovery|wellness)
    `),
    not: compilePhrases(`
      (?:jobs?|employ\\w*|vocational|students?|schools?|academic|ged|work|legal|lawyers?|club ?house|housing|shelter|camps?)
    `),
    adds: ["COUNSELING"],
    lacks: ["WORK", "RESOURCES"],
    unless: compilePhrases(`
      (?:case manage\\w*|advoca\\w+|benefits|referrals?|legal|transport\\w*|jobs?|employ\\w*|information)
    `),
  },
  {
    name: compilePhrases(`
      healthy start
      (?:nurse family partnership|prenatal (?:care|program|clinic|services))
    `),
    first: compilePhrases(`
      infant (?:mortality|deaths?)
      mortalidad infantil
    `),
    not: compilePhrases(`
      (?:research|statistics|data|grants|funding|insurance|medicaid)
    `),
    adds: ["MEDICAL"],
  },
  {
    first: compilePhrases(`
      police (?:athletic|activities) leagues?
      (?:musical?|arts?) (?:education|programs?|instruction|lessons)
      (?:educacion|clases|programas?) (?:de musica|musical(?:es)?)
    `),
    with: compilePhrases(`
      (?:children|youth|kids|students|teens?|young people|ninos|jovenes)
    `),
    not: compilePhrases(`
      (?:therap\\w+|seniors|elder\\w*|terapia)
    `),
    adds: ["EDUCATION"],
  },
  {
    name: compilePhrases(`
      (?:estate planning|wills|living wills?|advance directives?|powers? of attorney|testamentos?)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:enroll\\w*|appl\\w+|link\\w*|connect\\w*|sign\\w*|help\\w*|assist\\w*) (?:[a-z]+,? ){0,10}(?:health insurance|medicaid|kid ?care|health coverage|marketplace|chip)
      (?:free|low cost|subsidi[sz]ed|cheap) (?:or [a-z]+ [a-z]+ )?health insurance
      (?:health )?insurance (?:enrollment|enrolment|navigat\\w+|counsel(?:ing|ors?))
      (?:inscribir\\w*|solicitar|ayud\\w+) (?:[a-z]+,? ){0,8}(?:seguro (?:medico|de salud)|medicaid)
    `),
    not: compilePhrases(`
      (?:mammograms?|exams?|vaccines|immunizations|dental|prenatal)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["HEALTH"],
    unless: compilePhrases(`
      (?:clinics?|exams?|screenings?|nurses?|nursing|treat\\w*|counsel\\w*|vaccin\\w+|immuni\\w+|physicians?|doctors?|dental|therap\\w+|testing|tests|medical care|prenatal|primary care(?! (?:centers?|providers?))|hospital|clinicas?|enfermer\\w+|vacunas|consejeria)
    `),
  },
  {
    first: compilePhrases(`
      (?:acting|theat(?:er|re)|performing arts?|performance skills|on stage|orchestras?|choirs?|chorus|ballet|dance) (?:classes|lessons|skills|school|program|camps?|academy|instruction)?
    `),
    with: compilePhrases(`
      (?:class(?:es)?|lessons|camps?|learn|teach\\w*|skills|clases)
    `),
    not: compilePhrases(`
      (?:therap\\w+|counsel\\w*|clinic|mental health|terapia)
    `),
    adds: [],
    lacks: ["HEALTH"],
  },
  {
    name: compilePhrases(`
      (?:lpcc?|lmft|lcsw|licsw|lcpc|lmhc|lcmhc|psyd|phd|ladc|cadc|bcba|mft)
      treatment (?:cent(?:er|re)s?|foundation|services|programs?|of|solutions)
      research treatment
      (?:autism|aba|neuro(?:feedback|therapy)|mindful(?:ness)?|emdr|biofeedback|psych\\w*)
    `),
    with: IS_SILENT,
    not: compilePhrases(`
      (?:school|academy|society|association|fund|museum|legal|residences?|housing|walk|water|waste\\w*|sewage)
    `),
    adds: ["COUNSELING"],
  },
  {
    name: compilePhrases(`
      ,? (?:md|do|dds|dmd|dc|dpt|od|aprn|fnp)(?:, (?:pa|pc|llc|pllc|inc))?$
      (?:occupational medicine|physical therapy|chiropractic|optometry|orthopedics?|pediatrics|dermatology|cardiology|urgent care|surgical|surgery|dentistry|orthodontics|podiatry|midwif\\w+|acupuncture)
    `),
    with: IS_SILENT,
    not: compilePhrases(`
      (?:school|academy|society|foundation|association|museum|baltimore|animal|veterinary|pet)
    `),
    adds: ["MEDICAL"],
  },
  {
    name: compilePhrases(`
      (?:for|of) (?:the )?homeless(?:ness)?
      (?:para|de) (?:las )?personas sin hogar
    `),
    with: IS_SILENT,
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:pets?|animals?|dogs?|cats?|mascotas)
    `),
    with: compilePhrases(`
      (?:pet (?:food|owners?|supplies)|veterinar\\w+|feeds? (?:[a-z]+ ){0,5}pets|animal care|comida para mascotas)
    `),
    not: compilePhrases(`
      (?:groceries|canned|human|families eat|pantry for people|horses?)
    `),
    adds: [],
    lacks: ["FOOD", "HEALTH"],
    unless: compilePhrases(`
      (?:groceries|produce|canned|meals? (?:for|to) (?:people|seniors|families)|counsel\\w*|therap\\w+)
    `),
  },
  {
    name: compilePhrases(`
      (?:diapers?|hygiene|personal needs|personal care|pet|clothing|baby|toiletries) (?:pantry|bank|closet)
      banco de panales
    `),
    adds: [],
    lacks: ["FOOD"],
    unless: compilePhrases(`
      (?:food|groceries|meals?|canned|comida|alimentos)
    `),
  },
  {
    first: compilePhrases(`
      (?:academic|career|college|educational|vocational|employment|admissions?|guidance|pre admission) (?:and [a-z]+ )?(?:counsel(?:ing|ors?)|advis(?:ing|ors?|ement)|coach(?:ing|es)?)
      financial (?:independence|stability|literacy|capability)
      (?:asesoria|orientacion|consejeria) (?:academica|vocacional|laboral)
    `),
    adds: [],
    lacks: ["HEALTH"],
    unless: compilePhrases(`
      (?:mental|therap\\w+|substance|clinics?|medical|behavioral health|health (?:care|services|center)|(?:family|individual|group|personal|crisis|grief) (?:and [a-z]+ )?counseling|crisis|grief|nurs\\w+|drug|screenings?|psych\\w*|salud|terapia)
    `),
  },
  {
    first: compilePhrases(`
      (?:services|supports?|assistance) (?:for|to) (?:[a-z]+ ){0,3}(?:developmental\\w*|intellectual\\w*),? (?:and [a-z]+ )?disab\\w+
      (?:servicios|apoyo) (?:para|a) (?:[a-z]+ ){0,3}discapacidad (?:intelectual|del desarrollo)
    `),
    not: compilePhrases(`
      (?:after ?school|camps?|students?|schools?|therap\\w+|jobs?|employ\\w+|preschool|early intervention|police)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:safelink|lifeline) (?:wireless|phones?|service|program|telephone)
      (?:wireless|cell ?phone|telephone|internet) service (?:[a-z]+ ){0,6}(?:income eligible|low income|eligible households)
    `),
    not: compilePhrases(`
      (?:suicide|crisis|988)
    `),
    adds: ["TECH"],
  },
  {
    first: compilePhrases(`
      (?:provides?|offers?|providing|offering|with|and|,) (?:[a-z]+ ){0,2}job placement
      bolsa de trabajo
    `),
    adds: ["EMPLOYMENT"],
  },
];
