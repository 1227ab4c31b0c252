import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for medicine, and their other senses. */
export const MEDICAL: NeedPatterns = {
  said: phrases(`
    (?:prevent|preventing|reduce) falls?
    post ?partum
    lice
    clinicas? (?:medicas?|dental(?:es)?|moviles|movil|de (?:salud|la mujer|vacunas|la vista|ninos))
    blood pressure (?:checks?|readings?)
    (?:x ray|xray|laboratory|lab work)
    nurse practitioners?
    family practice
    recover(?:s|ing)? from (?:an? )?(?:illness|surgery|injury|operation)
    family medicine
    adult medicine
    diagnos(?:es|e|ing) (?:and|or) treats?
    dispensario
    foot care
    treats? (?:adults|children|patients|people|persons|wounds|feet|burns|minor|infants|animals? never)
    checkups,? (?:and )?shots
    shots
    falls? prevention
    (?:teeth|dental) cleanings?
    cleanings and fillings
    fillings
    nurses visit
    consultas? (?:medicas?|con el doctor)
    recetas? medicas?
    medicinas? a
    inpatient
    medical detoxw*
    (?:sick|well) (?:and well )?(?:child )?visits
    medical(?:ly)?
    clinical (?:care|services|trials?)
    dental
    dentists?
    dentures?
    orthodont\\w+
    optometr\\w+
    ophthalmolog\\w+
    eye (?:exams?|care|glasses|clinic|doctor|health)
    eyeglasses
    vision (?:care|exams?|screenings?|tests?|services|and hearing|hearing)
    hearing (?:tests?|aids?|screenings?|exams?|evaluations?)
    audiolog\\w+
    vaccin\\w+
    immuni[sz]ations?
    (?:flu|covid|allergy|baby|school) shots?
    (?:health|blood pressure|cancer|glucose|cholesterol|diabetes|vision|hearing|tb|tuberculosis|std|sti|hiv|breast|prostate|free|medical|wellness|skin|bone density|lead|newborn|sickle cell|[a-z]+ health) screenings?
    health fairs?
    (?:hiv|aids|std|sti|stds|hepatitis|hepatitis c|pregnancy|tb|covid(?: 19)?|blood|lab|laboratory|drug and alcohol|genetic|tuberculosis|strep|paternity dna)(?: (?:and|or) [a-z]+)? test(?:s|ing)?
    test(?:s|ing) for (?:hiv|stds?|stis?|hepatitis|tb|covid|sexually)
    (?:hiv|aids|hiv aids) (?:care|treatment|services|prevention|primary|medical|and std|case management and medical)
    pre exposure prophylaxis
    prep (?:and npep|services|clinic)
    mammogram\\w*
    pap (?:smears?|tests?)
    (?:school|sports?|camp|annual|well child|immigration|employment) physicals?
    physical exam\\w*
    check ?ups?
    well (?:child|baby|woman)
    prenatal
    perinatal
    ob ?gyn
    obstetric\\w*
    gynecolog\\w*
    midwi\\w+
    doulas?
    childbirth
    breast ?feeding
    lactation
    family planning
    birth control
    contracepti\\w+
    ultrasounds?
    sonograms?
    reproductive health
    sexual health
    womens health
    primary (?:health ?)?care
    (?:acute|inpatient|outpatient|ambulatory|emergency medical|trauma|intensive|tertiary|surgical|preventive|specialty|palliative|hospice|quality) (?:health ?|medical )?care
    health ?care (?:services?|center|clinic|system|for|facilit\\w+|provider for|programs?)
    (?:provides?|offers?|delivers?|receive|free|affordable|comprehensive|quality|home|low cost|community|deliver\\w*) (?:[a-z]+ )?health ?care
    (?:community |family |public |county |neighborhood |regional |school |student |mobile |rural |migrant |childrens )?health (?:centers?|clinics?|departments?|systems?|units?|services?|districts?|network|assessments?|exams?)
    hospitals?
    doctors?
    physicians?
    surger(?:y|ies)
    surgical
    nurses?
    nursing (?:care|homes?|services|facilit\\w+|visits?|center)
    skilled nursing
    urgent care
    emergency (?:room|medical|department)
    pharmac(?:y|ies|ists?)
    prescriptions?
    medications? (?:management|assistance|assisted|dispensing|help|are|for)
    (?:free|low cost|provides?|insulin|inhalers?|discounted) medic(?:ations?|ines?)
    (?:syringe|needle)s? (?:exchange|services|access|disposal)
    naloxone
    narcan
    hospice
    home health(?: care| aides?)?
    (?:physical|speech|occupational|respiratory|radiation|infusion|aquatic|speech and occupational|early intervention) therap(?:y|ies|ists?)
    dialysis
    oncolog\\w+
    cancer (?:treatment|care|center)
    pediatric\\w*
    cardiolog\\w+
    dermatolog\\w+
    podiatr\\w+
    chiropract\\w+
    acupuncture
    radiolog\\w+
    adult day (?:health|health ?care|care|services|center|program)
    (?:diabetes|asthma|chronic disease|hypertension) (?:management|care|education|prevention|self management|treatment)
    wound care
    treatment of (?:minor )?(?:injur\\w+|illness\\w*|diseases?)
    withdrawal
    diagnos(?:is|tic) (?:and treatment|services|evaluations?|testing)
    rehabilitation (?:hospital|after injury)
    paramedics?
    ambulance
    medic[oa]s?
    dentistas?
    dentales?
    vacunas?
    vacunacion(?:es)?
    examen(?:es)? (?:medicos?|fisicos?|de (?:la vista|los ojos|salud|sangre))
    pruebas? (?:[a-z]+ )?(?:de|del|para) (?:vih|embarazo|covid|ets|sida|sangre|hepatitis|tuberculosis)
    cuidado (?:prenatal|medico|de la salud|dental)
    farmacias?
    medicinas?
    medicamentos?
    centros? (?:comunitarios? )?de salud
    atencion (?:medica|primaria|dental|prenatal|de salud)
    servicios de salud(?! mental)
    hospital(?:es)?
    enfermer[oa]s?
    jeringas
    lentes
    mamografias?
    oftalmolog\\w+
    planificacion familiar
    anticonceptivos?
    presion (?:arterial|alta)
    salud (?:reproductiva|sexual|publica|dental|bucal)
    chequeos? (?:medicos?|de salud|gratis)?
  `),
  told: phrases(`
    clinicas?
    pain
    arthritis
    tests
    diabetes
    asthma
    apnea
    hypertension
    clinics?
    doctors?
    nurses?
    screenings?
    physicians?
    wounds?
  `),
  named: phrases(`
    health(?! (?:insurance|coverage|plan|education|occupations?|careers?|benefits?|ministry|law|information|foundation|council))
    wellness
    healthcare
    vision (?:care|center|services|program|clinic|screening)
    screenings?
    medicine
    immuni\\w+
    hiv
    std
    maternal
    salud
    medicina
  `),
  not: phrases(`
    (?:residents (?:of|in)|visits?|visiting|complaints (?:about|in)|avoid|outside of|problems in) (?:[a-z]+ )?nursing homes?
    tests? (?:homes?|houses?|water|soil|wells)
    clinicas? del? (?:inquilino|trabajador|inmigrante|arrendatario|consumidor)(?:es|s)?
    lead (?:testing|inspections?)
    screening for (?:[a-z]+ )?(?:home care|benefits|eligib\\w+|programs|services|medicaid|housing|employment)
    (?:placement|eye of|tb free|driving|reading|final|sat|act|ged|state|citizenship|drug|aptitude|smog|emission|achievement) tests
    benefits? screenings?
    (?:law|legal|immigration|tax|dmv) clinics?
    benefits? check ?ups?
    shots? (?:records?|fired|of|clock)
    shots (?:required|are required)
    a (?:long|big) shot
    (?:cash|food|financial|and) (?:and )?,?medical assistance
    medical (?:personnel|sciences?|assistance|providers?|professionals?|staff|community|information|examination)
    bring (?:[a-z]+ ){0,3}(?:medications?|prescriptions?)
    (?:diagnostic|psychological|educational|vocational) evaluations? for learning
    first aid
    clinical (?:trials|social workw*|supervision|psychology|director)
    medical(?:ly)? (?:bills?|transport\\w*|records?|insurance|equipment|supplies|appointments?|schools?|emergenc(?:y|ies)|assistance program|history|needs?|conditions?|reasons?|coverage|benefits?|expenses?|debts?|examiners?|legal|students?|marijuana|certificat\\w*|forms?|alert|research|journals?|visits|documentation|proof|leave|assistant|office|coding|billing|terminology|professions?|careers?|decisions?|director|alarm|issues|problems|therapy pets|foster|association|society|statement|clearance|needy|trips)
    (?:non ?medical|paramedical|non emergency medical|durable medical|pre medical)
    non medical
    (?:transport\\w*|rides?|trips?|escorts?|travel) (?:[a-z]+ ){0,4}(?:medical|doctors?|hospitals?|dental|clinics?|dialysis|pharmac\\w+|appointments?)
    (?:legal|law|restraining orders?|protective orders?|tax|job|jobs|citizenship|naturalization|immigration|immigrants?|dmv|record|records|expunge?ment|expunction|eviction|tenants?|landlords?|bike|bicycle|sports?|basketball|baseball|soccer|tennis|golf|football|resume|small claims|family law|housing|debt|divorce|custody|benefits|id|self help|advice|pro se|financial aid|fafsa|college|homebuyer|credit|car seat|repair|computer|tech|writing|swim|art|music|daca|asylum|veterans law|consumer|bankruptcy|foreclosure|warrant|ticket|driving|license|documents?|name change|probate|wills?|guardianship|vita|taxpayer|child support|reading|math|homework|skills|dance|volunteer|pet|vet|veterinary|animal|spay|spay neuter|neuter|vaccination clinic for pets|low cost vet|dog|cat|homeowners?|employment|business|renters?|workers?|wage|small business|entrepreneur\\w*|court|orders?|help) (?:and \\w+ )?clinics?
    clinics? (?:on|about|for) (?:tenants?|renters?|immigrants?|citizenship|taxes|evictions?|restraining|custody|divorce|resumes?|jobs?|pets?|dogs?|cats?|animals?|legal|naturalization|basketball|soccer|records?)
    clinicas? (?:legal(?:es)?|juridicas?|de (?:inmigracion|ciudadania|impuestos|empleo|desalojos?|inquilinos|mascotas|derechos)|veterinarias?)
    (?:animal|veterinary|vet|pet) (?:[a-z]+ )?(?:hospitals?|doctors?|medical|medicine|care)
    (?:pet|animal|dog|cat|rabies) (?:vaccin\\w+|immuni\\w+|shots?)
    vacunas? (?:para|de) (?:mascotas|perros|gatos|animales)
    proof of (?:[a-z]+ )?(?:immuni[sz]ations?|vaccin\\w+)
    (?:immuni[sz]ation|shot|vaccination|health|medical) records?
    (?:up to date|current) (?:with )?(?:immuni[sz]ations?|vaccin\\w+)
    (?:health|medical) insurance
    health ?care (?:enrollment|navigat\\w+|coverage|advoca\\w+|proxy|proxies|careers?|workers?|training|professionals?|jobs?|industry|power|directives?|decisions?|occupations?|fraud|options|costs?|bills?|plans?|surrogate|consumers?|reform)
    (?:students?|referrals?|referred|referring|refer|access|link\\w*|connect\\w*|navigat\\w+|applying) (?:[a-z]+ ){0,2}to (?:[a-z]+ ){0,3}(?:medical|dental|health ?care|doctors?|clinics?|hospitals?)
    (?:from|by|with|leaving|after|in|at|out of|to|of|and) (?:a |the |their |your |an |local |area |state )?(?:hospitals?|doctors?|physicians?|nurses?|clinics?)\\b(?! (?:visits?|care))
    (?:hospital|doctors?|physicians?|nurses?|medical|dental|school) (?:or \\w+ )?(?:referrals?|notes?|letters?|orders?|prescriptions?|statement|social workers?|assistants?|discharge)
    (?:hospital|school) (?:social|referral)
    (?:phone|telephone|intake|background|criminal|eligibility|tenant|applicant|initial|credit|film|movie|pre|call for|for|bus|security|is|required|after) screenings?
    (?:ged|entrance|citizenship|final|bar|civil service|license|licensing|hiset|placement) exams?
    examen(?:es)? de (?:ciudadania|ged|manejo)
    medical screening (?:required|before)
    (?:nursing|medical|dental|pharmacy|phlebotomy|certified nurs\\w+|licensed practical|registered) (?:assist\\w*|aides?|programs?|training|schools?|degrees?|technicians?|students?|class\\w*|license)
    nursing (?:mothers?|students?)
    (?:nurses?|doctors?) (?:and|or) (?:teachers?|lawyers?|police)
    (?:prescription|medication)s? (?:drug (?:abuse|misuse)|abuse|misuse|take back|drop|drop off|disposal)
    (?:expired|unused) (?:prescriptions?|medications?|medicines?)
    (?:mental|behavioral|emotional) health (?:centers?|clinics?|services?|assessments?|screenings?|care|systems?|hospitals?|units?|programs?|evaluations?)
    (?:mental|behavioral|spiritual|environmental|financial|animal|fiscal|economic) (?:health|wellness)
    salud (?:mental|conductual|emocional)
    health (?:education|and wellness (?:education|activities|workshops?)|careers?|occupations?|fraud|code|inspections?|permits?|and safety|insurance|plans?|information|professionals?|teachers?)
    financial wellness
    doctors? (?:without|of philosophy|degree)
    chequeos? de (?:cheques?|antecedentes)
    cambio de cheques
    trabajador(?:a|es)? medic[oa]s?
    tramites? medicos?
  `),
};
