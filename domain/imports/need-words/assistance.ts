import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for money, papers, rides and help with offices and courts, and their other senses. */
export const ASSISTANCE: NeedPatterns = {
  said: phrases(`
    crisis nurser(?:y|ies)
    pet pantr(?:y|ies)
    kibble
    grants? (?:to|for) (?:members|families|people|households|individuals|customers|residents)
    hardships?
    prestamos?
    microcreditos?
    we go with you
    vamos con usted
    lead paint
    belongings
    storage (?:bins?|lockers?|units?|space|for)
    guardar (?:sus )?(?:cosas|pertenencias)
    pertenencias
    naturalization
    green cards?
    work permits?
    (?:with|pay) the costs?
    (?:cost|price) of medicines?
    travel to (?:treatment|appointments)
    injunctions?
    (?:answers?|answering) questions (?:about|on)
    (?:mails|sends) brochures
    identity theft
    freeze credit
    bail
    wigs?
    mckinney vento
    students? (?:without|who (?:have|has) no) (?:a )?homes?
    (?:a |de )?denunciar?
    a la corte
    victimas
    (?:crime|hurricane|fire|trafficking) victims
    (?:hard of hearing|large print|braille) (?:phones|books|equipment)
    hearing aids? (?:bank|distribution|loans?)
    loan closet
    (?:borrow|lends?|loans?) (?:[a-z]+ )?(?:wheelchairs|equipment|walkers)
    (?:offers?|provides?|gives?|distributes?) (?:free |written )?information (?:on|about|regarding)
    help with (?:medicare|medicaid|insurance) claims?
    matched savings
    help after (?:storms?|fires?|disasters?)
    fair housing
    (?:asesoria|derechos) (?:laboral(?:es)?|de (?:los )?trabajadores)
    (?:lo|la|le|los) despid\\w+
    no le pagan
    complaints? (?:of|about) (?:discrimination|[a-z]+ homes)
    discrimination
    benefits? screening
    disputes?
    (?:registration|applications?) (?:help|assistance)
    peritaje|tramitar
    amplified phones
    issues? (?:id|ids|licenses)
    guardians? of
    mail ?box(?:es)?
    (?:people|those|anyone) without an address
    (?:list|lists) for (?:shelter|housing)
    (?:assess\\w*|screen\\w*) (?:for |of )?(?:people|persons|those|households|families) (?:who are |experiencing )?(?:homeless\\w*)
    rebates?
    (?:car|auto|automobile|vehicle) (?:repairs?|maintenance|payments?|insurance help)
    fix(?:es)? cars
    (?:free|used|refurbished|fix your|earn a) (?:[a-z]+ )?(?:bikes?|bicycles?)
    (?:friendly|weekly|volunteer|telephone) visit(?:ors?|ing|s)(?! by nurses)
    know your rights
    sus derechos
    (?:low income|senior|utility|fee|monthly|telephone|phone) (?:[a-z]+ ){0,2}discounts?
    discounts? (?:on|for) (?:[a-z]+ ){0,3}(?:utilit\\w+|phones?|bills?|fees?|households|seniors|trash|water|internet)
    (?:senior|free|courtesy|shopping|medical|community) (?:bus|vans?|shuttles?)
    curb to curb
    charity care
    free store
    pagamos (?:una |la |su )?(?:factura|renta|luz|cuenta)
    (?:divorcios?|custodia|visas u)
    a (?:caseworker|case manager|social worker|navigator|advocate)
    (?:birth|death|marriage) (?:and death )?(?:certificates?|records)
    (?:file|files|filing|compensation) (?:[a-z]+ )?claims?
    (?:drives?|driving|rides? for|takes?) (?:[a-z]+ )?(?:patients|people|seniors|older adults|veterans|elders|clients) (?:[a-z]+ ){0,2}(?:to|for) (?:treatment|appointments?|the doctor|doctors?|stores?|shopping|errands)
    represents? (?:[a-z]+ ){0,4}(?:tenants|clients|people|persons|families|immigrants|defendants|children|parents)
    replace what was lost
    visas?
    (?:pays?|paying) (?:part of|for) (?:[a-z]+ ){0,3}(?:cost|costs|bills?|rent|heating|child care|glasses)
    (?:food|cash|medical),? (?:and |or )?(?:cash|medical),? (?:and medical )?assistance
    cash,? (?:and |or )?medical assistance
    guardians? ad litem
    wage (?:theft|claims?|recovery)
    unpaid wages
    (?:sueldos?|salarios?) (?:no pagados|robados)
    robo de (?:salarios?|sueldos?)
    cobrar (?:sueldos|salarios)
    (?:provides?|offers?|providing|offering|free|gives?) (?:[a-z]+ )?information (?:and|,)? ?(?:about |on )?(?:local |community )?(?:resources|support|assistance|referrals?|services)
    home goods
    dishes
    drivers? licenses?
    passports?
    (?:safety|service) plan(?:s|ning)
    (?:going|go|goes|accompany) (?:with you |with them )?to court
    (?:caseworkers?|case managers?|social workers?|advocates?) (?:to )?(?:helps?|assists?|works?|meet|can|on site|available|and)
    rent(?:al)? (?:and [a-z]+ |or [a-z]+ )?(?:assistance|help|payments?|relief|subsid\\w+|supplement|arrears|deposits?|aid|support|vouchers?)
    (?:help|assist\\w*|pay|paying|assistance) (?:[a-z]+ ){0,4}(?:rents?|utilit(?:y|ies)|mortgages?|bills?)
    (?:past due|back|first months?|one months?) rent
    evict\\w+
    foreclosures?
    (?:utility|utilities)(?: bills?| assistance| payments?| deposits?| help| shut ?offs?)?
    liheap
    (?:energy|heating|electric|electricity|water|gas|light|power|fuel|heat) (?:and [a-z]+ )?(?:assistance|bills?|payments?|shut ?offs?|discounts?|help)
    weatheri[sz]ation
    security deposits?
    (?:financial|cash|direct|monetary|economic|material) (?:assistance|aid|help|relief|support)
    emergency (?:assistance|funds?|financial|cash|grants?|aid|relief|loans?)
    (?:disaster|hurricane|burial|funeral|cremation) (?:relief|assistance|aid|recovery)
    (?:short term|small|micro|no interest|auto|car|personal|interest free|low interest) loans?
    legal
    attorneys?
    lawyers?
    law (?:clinic|center|project|library)
    pro bono
    paralegals?
    immigration(?! (?:status|physicals?))
    (?:citizenship|naturalization) (?:applications?|assistance|services|help|forms?|clinics?)
    asylum
    (?:restraining|protective|protection|custody) orders?
    (?:court|victims?|legal|patient|family|client|personal|housing|individual|crime victim|survivor|system|health|tenant|parent|consumer) (?:advoca\\w+|accompaniment|assistance|services)
    advoca(?:cy|tes?) (?:services|for (?:victims|survivors|patients|clients|tenants))
    ombudsman
    tenants? (?:rights|counsel\\w+|assistance)
    mediation
    (?:consumer|discrimination|fair housing|wage) (?:complaints?|protection|claims?)
    notary
    tax (?:preparation|returns?|help|assistance|filing|services|clinics?|credits?|aide)
    (?:prepare|prepares|file|filing|do) (?:[a-z]+ )?tax(?:es)?
    (?:income|free) tax(?:es)?
    vita
    id (?:cards?|vouchers?|assistance|help|replacement)
    (?:get|getting|obtain\\w*|replace|replacing|help with|new|with|for) ids?
    (?:state|photo|replacement|free) (?:ids?|identification)
    identification (?:cards?|documents?|assistance)
    birth certificates?
    vital records
    social security (?:cards?|benefits?|disability|administration)
    ssi
    ssdi
    (?:mail|mailing) (?:address|service|pick ?up|drop)
    (?:receive|pick up|get|collect) (?:[a-z]+ )?mail
    transportation(?: services| assistance| vouchers?| to)?
    rides? to
    (?:door to door|dial a|paratransit|escorted|free|volunteer) (?:ride|rides|transport\\w*|drivers?)
    paratransit
    (?:bus|transit|metro|train|taxi|gas) (?:and \\w+ )?(?:pass(?:es)?|tokens?|vouchers?|tickets?|cards?|fare)
    furniture
    household (?:items|goods|furnishings|supplies|necessities)
    appliances
    mattress(?:es)?
    benefits? (?:enrollment|applications?|assistance|counsel\\w+|screenings?|eligibility|programs?|advoca\\w+|help|checkup|access)
    (?:public|government|entitlement|veterans?|va|federal|state|unemployment|disability|death|survivors?|social service) benefits?
    food stamps?
    snap
    calfresh
    ebt
    tanf
    calworks
    welfare
    general relief
    medicaid
    medi cal
    medicare
    kidcare
    healthy (?:families|kids)
    health insurance(?: enrollment| assistance)?
    (?:insurance|health coverage|marketplace|covered california|health plan) (?:enrollment|assistance|navigat\\w+|applications?|counsel\\w+)
    affordable care act
    case ?manage(?:ment|rs?)
    case ?work(?:ers?)?
    care (?:management|navigat\\w+)
    service coordinat\\w+
    social (?:services?|work services)
    social workers? (?:available|on staff|helps?|assists?)
    information (?:and|&)? ?(?:assistance|referrals?|referral services|resources)
    (?:information|community|resource|local)?,? ?referrals?
    (?:211|2 1 1)
    information (?:line|hotline)
    resource (?:centers?|navigat\\w+|guides?|specialists?|line|fair|director(?:y|ies)|rooms?)
    (?:patient|peer|resource|community health|housing|system) navigat\\w+
    wraparound
    housing (?:search|navigat\\w*|counsel\\w*|assistance|placement|referrals?|applications?|lists?|locat\\w+|stabili\\w+|help|information|access line)
    home ?(?:buyers?|buying|ownership)
    first time home
    down payment
    credit (?:counsel\\w+|repair|building|histor\\w+)
    (?:debt|budget|money|financial) (?:counsel\\w*|management|coach\\w*|planning|repair)
    home (?:repairs?|modifications?|improvements?|rehabilitation|delivered groceries)
    (?:minor|emergency|roof|plumbing) (?:home )?repairs?
    wheelchairs?(?! accessible| access| user)
    (?:durable )?medical (?:equipment|supplies)
    (?:walkers|assistive technology|ramps|adaptive equipment|hospital beds?)
    car ?seats?
    cribs?
    school supplies
    backpacks?
    (?:christmas|holiday) (?:toys?|gifts?|assistance|baskets?|help|presents?)
    toys
    gift cards?
    child support
    guardianship
    adoption(?! (?:of|center for) (?:pets?|animals?|dogs?))
    foster (?:care|parents?|famil\\w+|children)
    chore services?
    homemak\\w+
    (?:personal|in home|home|companion) care(?: services| aides?| attendants?)?
    in home (?:support\\w*|services|assistance)
    companion\\w*
    respite(?: care| services)?(?! beds?)
    caregivers? (?:support|resources|assistance|services)
    reassurance
    interpret(?:ers?|ing|ation)
    translation
    veterans? (?:services|affairs|assistance|claims?)
    refugee (?:resettlement|services|assistance)
    resettlement
    re ?entry (?:services|assistance|programs?|support)
    expunge?\\w+
    record (?:clearance|sealing|expunge?\\w+)
    pet (?:food|supplies|care)
    veterinar\\w+
    spay (?:and|or)? ?neuter
    supervised visit\\w*
    (?:hotline|call center) (?:provides?|offers?|for) (?:[a-z]+ )?(?:information|referrals?)
    donated (?:goods|items)
    basic (?:needs|necessities)
    vouchers?
    renta
    alquiler
    desaloj\\w+
    (?:recibos?|facturas?|cuentas?|pagos?) de (?:la |el )?(?:luz|gas|agua|electricidad|servicios)
    servicios (?:publicos|sociales|legales)
    (?:ayuda|asistencia|apoyo) (?:[a-z]+ )?(?:economica|financiera|legal|social|juridica|con (?:la |el |los |las )?(?:renta|alquiler|luz|gas|agua|servicios|tramites|facturas|impuestos|transporte)|para (?:solicitar|pagar|la renta|el alquiler|obtener|tramitar))
    (?:solicitar|solicitudes?|llenar|tramitar|tramites?|inscribirse|inscripcion) (?:[a-z]+ ){0,4}(?:calfresh|snap|medicaid|medi cal|estampillas|beneficios|ciudadania|documentos|seguro)
    estampillas(?: de (?:comida|alimentos))?
    (?:orientacion|asesoria|asistencia|ayuda|representacion|consulta)s? (?:legal(?:es)?|juridicas?|migratorias?|de inmigracion)
    abogad[oa]s?
    notari[oa]
    notaria
    inmigracion
    migratori[oa]s?
    ciudadania
    orden(?:es)? de (?:restriccion|proteccion|alejamiento)
    (?:acompanamiento|acompanan|acompanamos) (?:[a-z]+ ){0,2}(?:la corte|cortes?|tribunal(?:es)?)
    impuestos
    (?:su |la |una |de |tarjetas? de )?identificacion(?:es)?
    (?:actas?|certificados?) de nacimiento
    transporte
    (?:pases|boletos|vales|tarjetas) de (?:autobus|camion|metro|transporte|gasolina)
    muebles
    manejo de casos
    trabajador(?:a|as|es)? social(?:es)?
    informacion y (?:referencias?|recursos|orientacion)
    recursos comunitarios
    tramites
    utiles escolares
    mochilas
    juguetes
    correspondencia
    (?:recibir|recoger) (?:su )?(?:correo|correspondencia)
    ayuda de emergencia
    interprete\\w*
    traduccion(?:es)?
    cuidadores
  `),
  told: phrases(`
    help ?lines?
    lockers?
    advocates? (?:who|help|meet|go|assist|work|accompany|can|will|explain|support)
    information,
    transport
    pays? for
    bikes?
    a ride
    vans?
  `),
  named: phrases(`
    (?:help|safe|life|info) ?lines?
    rent(?:al)?
    legal
    law
    immigra\\w+
    refugees?
    taxe?s?
    furniture
    transport\\w*
    transit
    rides?
    mail
    benefits?
    referrals?
    (?:help|info|information|access|resource|assistance) ?(?:line|hotline|center|desk)s?
    hotlines?
    assistance
    emergency (?:services|assistance|aid)
    advoca\\w+
    ids?
    documents?
    social services?
    case management
    utilit\\w+
    energy
    wheelchairs?
    ombudsman
    victims?
    veterans?
    paratransit
    asistencia
    ayuda
    tramites
    recursos
    inmigracion
    transporte
  `),
  not: phrases(`
    (?:clases|cursos|examen) de ciudadania
    respite (?:care )?for (?:the )?homeless
    (?:food|groceries|snacks) in backpacks
    backpack (?:buddies|food|program for hunger)
    (?:doubles?|match\\w*|use|uses|spend|with|accepts?) (?:your |their |[a-z]+ )?(?:ebt|snap|calfresh)
    bail bonds?
    (?:without|free of|regardless|freedom from|not|any) discrimination
    discrimination (?:on|is|of any)
    vans? (?:accessible|parking)
    information,? (?:call|please|contact|visit)
    pays? for (?:itself|the class|own)
    human and social services
    pay (?:a|your|their|his|the) (?:[a-z]+ )?bills?
    transportation (?:to (?:some|the|and)|is|provided|available)
    start or stop service
    (?:hotel|motel|lodging|meal|food)(?: and \\w+| or \\w+)? vouchers?
    (?:make|makes|making|through|only through|a) (?:a |the |an )?(?:[a-z]+ )?referrals?
    (?:hospital|school) (?:social workers?|case managers?)
    (?:caseworkers?|case managers?|social workers?) (?:referrals?|letter|must)
    case management (?:plan|procedures?|order|conference)
    for rent
    (?:room|hall|pavilion|facility|equipment|meeting room|party|park|space) rentals?
    rentals? (?:of (?:rooms?|facilit\\w+|halls?)|facilit\\w+|space|hall)
    tax (?:exempt|deductible|receipts?|id|collector|deduction|shelter|roll)
    legal (?:guardians?|guardianship papers|residents?|residency|custody|holidays?|age|status|permanent|name|immigrants? only|citizens?|entity)
    legally
    (?:photo|valid|picture|government issued|current|school|student|proof of|drivers? license or|bring|must have|requires?|required|show|present|some form of|need|no|an) (?:[a-z]+ ){0,2}(?:ids?|identification)\\b(?! (?:cards? assistance|vouchers?))
    ids? (?:is |are |not )?(?:required|needed|requested)
    (?:se piden?|traiga|trae|muestre|presente|presentar|sin|con|requiere|necesita) (?:[a-z]+ ){0,3}identificacion(?:es)?
    identificacion (?:si|con foto|vigente|valida|requerida)
    correo electronico
    (?:e|voice|electronic|regular|by|via|us|direct|or) mail
    (?:parking|public|own|your|nearest|reliable|no|arrange|arranging|provide their own|accessible by public|provided by|not provide|mass|department of|director of|near) transportation
    transportation (?:is not|not|field trips?|industry|department|planning|authority|provided by parents)
    (?:by|with|requires?|agency|court|self|physicians?|doctors?|through|upon|on|hospital|written|accepts?|school|police|professional|without|need|needs|needed|from|cps|dcf|social worker|counselor|case manager|no) (?:a |an |the |for |self )?referrals?
    referrals? (?:from|by|required|only|needed|is required|are required|necessary|must|not)
    referral (?:source|form|process|basis)s?
    (?:accepts?|accepted|takes?|eligible for|receiving|recipients? of|have|(?<!help )(?<!helps )(?<!assistance )(?<!assists )with|on|payments?|private insurance|insurance|such as|sliding scale|most|covered by|enrolled in|qualify for|payment|uninsured) (?:[a-z]+,? ){0,3}(?:medicaid|medicare|medi cal|health insurance|food stamps|snap|tanf|ssi|ebt|calfresh)
    (?:medicaid|medicare|medi cal|insurance|ebt|snap)(?:,| and| or|,? and| &)* ?(?:[a-z]+ ){0,2}(?:is |are )?(?:accepted|insurance|recipients?|eligible|beneficiar\\w+|payments?|waiver|certified|approved|providers?|reimbursed)
    (?:medicaid|medicare) (?:and|or) (?:private|most|other)
    (?:no|without|regardless of|or lack) (?:[a-z]+ ){0,2}(?:insurance|health insurance|medicaid)
    sin importar su estado migratorio
    estado migratorio
    estatus migratorio
    regardless of (?:[a-z]+ ){0,3}(?:immigration|legal|insurance)
    immigration status
    animal welfare
    child welfare
    (?:general|public|community|social|their|the|and) welfare
    (?:library|resource) (?:books|materials) 
    self advoca\\w+
    financial aid
    (?:student|scholarships? and|college|educational) financial (?:aid|assistance)
    student loans?
    vouchers? (?:accepted|are accepted)
    accepts? (?:[a-z]+ ){0,3}vouchers?
    (?:law|legal) (?:enforcement|schools?|students?|degrees?|firm)
    legal (?:holidays|age)
    (?:adoption|adopt\\w*|foster\\w*) (?:a |of |your |for |and )?(?:[a-z]+ )?(?:pets?|animals?|dogs?|cats?|kittens?|pupp\\w+)
    (?:pets?|animals?|dogs?|cats?) (?:[a-z]+ )?(?:adoptions?|fostering)
    nutrition assistance program
    social (?:security number|services department referral)
    registered? (?:agents?)
    orientacion legal gratuita
    ayuda mutua
  `),
};
