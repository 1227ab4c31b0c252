import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for a bed for the night, and their other senses. */
export const EMERGENCY: NeedPatterns = {
  said: phrases(`
    respite (?:care )?for (?:the |people who are |those who are )?homeless
    (?:doors|guests|hall|beds|mats|cots|stay)[a-z0-9 ]{0,30} ?pm (?:to|until|through) [4-9](?: [0-9]{2})? ?am
    (?:de|desde) (?:las )?[5-9] (?:pm|de la (?:tarde|noche)) (?:a|hasta) (?:las )?[5-9] (?:am|de la manana)
    hurricane (?:evacuation )?(?:shelters?|sites?|refuges?)
    evacuation (?:shelters?|sites?|centers?)
    (?:congregations?|church(?:es)?) (?:each week |[a-z]+ )?(?:opens?|hosts?|houses?) (?:its|their|a|the)? ?(?:hall|doors|guests|homeless)
    proteccion por [a-z0-9]+ (?:dias|meses|semanas)
    lights out
    (?:spend|stay|stays|sleep|se quedan?|quedarse) (?:for )?(?:up to |hasta (?:por )?|at most |as many as )?[a-z0-9]+ (?:nights|noches)
    (?:una|dos|tres|cinco|siete|diez|catorce|quince|treinta|[0-9]+) noches
    (?:in|into) (?:a |an |our )?(?:motels?|hotels?)
    [0-9]+ bed (?:facility|shelter|house|home|program|emergency|dorm\\w*|site|building|respite|homeless|residence)
    (?:crash|stay|shelter|inside) for the night
    [0-9]+ (?:dollars )?(?:a|per) night
    extended stay
    (?:secret|confidential|undisclosed|hidden|safe) (?:location|place|home|house|lodging)s? (?:for|where)
    (?:extra|floor|sleeping) mats
    overflow
    sanctioned encampment
    tents? (?:on|with|village|spaces)
    (?:recibe|recibimos|acoge|acogemos|acogen|reciben) a
    techo
    pueden? quedarse
    quedarse (?:mientras|hasta|con nosotros|aqui|a dormir)
    sleep(?:s|ing)? (?:safely|rough no)
    (?:a|safe|warm|dry|quiet) places? to (?:rest|lie down|be) (?:overnight|at night|tonight|for the night)
    (?:open|abre|abrimos|abierto) (?:[a-z]+ )?(?:all night|toda la noche|por la noche)
    host homes?
    homes? away from home
    rooms? for (?:families|relatives|patients|guests|women|men|mothers)
    (?:guest|hospitality) houses?
    casas? protegidas?
    (?:mujeres|hombres|familias|ninos|madres|jovenes|personas) (?:[a-z]+ ){0,3}hasta (?:por )?[a-z0-9]+ (?:noches|dias|semanas|meses)
    (?:night|nightly|emergency|free|temporary|overnight) lodging
    (?:[0-9]+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred) (?:cots?|beds|bunks|mats|spaces|slots for the night)
    plazas para (?:mujeres|hombres|familias|personas|jovenes)
    (?:motel|hotel) rooms?
    board and room
    (?:a|safe|temporary|dry|warm) places? to stay
    (?:hosts?|hosting|houses|housing) (?:[a-z]+ )?(?:families|guests|men|women) (?:[a-z]+ )?(?:overnight|nights?|in churches)
    (?:families|guests|people|men|women|anyone|persons|individuals) (?:[a-z]+ ){0,3}overnight
    tiny (?:homes?|houses?)
    (?:cabin|pallet|tiny home) (?:community|village|shelters?)
    homeless (?:help|hot) ?lines?
    (?:off|leaving|from) the streets?
    se duermen?
    (?:keeps?|keeping) (?:women|children|families|them) (?:[a-z]+ ){0,2}safe
    (?:hide|protects?|escape) (?:[a-z]+ ){0,4}for up to [a-z0-9]+ (?:days|weeks|nights)
    (?:for|of) up to [a-z0-9]+ (?:nights|weeks)
    (?:stay|stays|stayed|stay for|stays of|live here) (?:for )?(?:up to |as long as |at most |a maximum of |no more than )(?:[a-z0-9]+ )?[a-z0-9]+ (?:nights?|days?|weeks?)
    (?:typical|average|maximum|usual|longest) stay (?:is )?(?:of )?(?:up to )?[a-z0-9]+ (?:nights?|days?|weeks?)
    (?:estancia|estadia)s? (?:maxima |minima |promedio )?(?:de )?(?:hasta )?[a-z0-9]+ (?:noches?|dias?|semanas?)
    ran ?away
    runaway (?:and homeless )?youths?
    (?:nowhere|no place) (?:else )?(?:to|for them to) (?:go|stay|sleep)
    homeless (?:assistance )?(?:cent(?:er|re)|facility|campus|village)s?
    (?:stay|stays) (?:the night|overnight|here|with us)
    (?:se quedan?|quedarse) (?:hasta|a dormir|esta noche|la noche)
    (?:dan|damos|se da|ofrecemos|ofrece) (?:techo|posada|cama|albergue|hospedaje)
    shelters?
    sheltering
    (?:night|overnight|emergency|temporary|immediate|crisis|short term|interim|bridge|respite|recuperative|medical respite|homeless|safe|low barrier|drop in|bunk|crash|free) (?:[a-z]+ )?(?:beds?|cots?|lodging|accommodations?|housing|stays?)
    beds? (?:for|are|is|available|each|every|a|per|tonight|in|on|upstairs|nightly|open|given|assigned|first|by)
    [0-9]+ (?:[a-z]+ ){0,2}(?:beds?|cots?|mats?|bunks?)
    (?:place|somewhere|spot|space|room|bed|bunk|mat|cot) to (?:sleep|spend the night|stay (?:tonight|overnight|the night|for the night))
    (?:a|the|dry|safe|warm) (?:place|spot|roof|bed) for the night
    spend the night
    (?:sleeps?|sleeping) (?:in|at|on|here|inside|indoors|up to|[0-9]+|from|overnight|spaces?|rooms?|quarters|mats?|men|women|families|guests)
    (?:guests|men|women|families|people|residents|everyone|anyone|clients|mothers|youth) (?:[a-z]+ )?sleep
    (?:overnight|nightly) (?:stays?|guests?|program|lodging)
    nights? stays?
    dorm(?:s|itory|itories)?
    (?:room|rooms|stay|stays|lodging|housing) for (?:the night|one night|a night|up to [a-z0-9]+ (?:nights?|days?))
    safe ?(?:houses?|homes?|havens?|parking)
    (?:medical|recuperative) respite
    recuperative care
    respite (?:beds?|center for (?:the )?homeless|for homeless)
    (?:warming|cooling|warming and cooling|cooling and warming) (?:centers?|shelters?|sites?|stations?|rooms?)
    (?:cold|winter|severe|inclement|extreme) (?:weather|night) (?:[a-z]+ )?(?:shelter|beds|lodging|program|refuge)
    coordinated entry
    (?:hotel|motel)(?: and \\w+| or \\w+)? (?:vouchers?|stays?|rooms?|nights?|placements?)
    vouchers? for (?:an? )?(?:hotels?|motels?)
    rescue mission
    albergues?
    refugios?
    alojamientos? (?:temporal(?:es)?|de emergencia|nocturnos?|gratis|gratuito|de corto plazo|para)
    alojamos
    hospedajes?
    hospedamos
    (?:casas?|hogar(?:es)?) (?:seguras?|seguros?|de acogida|refugio|de paso|de noche|temporal)
    centros? de (?:acogida|calentamiento|enfriamiento|calefaccion)
    posada
    camas?
    literas?
    catres?
    dormitorios?
    dormir
    duermen?
    pasar la noche
    pernoct\\w+
    techo (?:por|para|y|seguro|esta noche|donde)
    entrada coordinada
    lugar (?:seguro )?(?:donde|para) (?:dormir|pasar la noche|quedarse)
  `),
  told: phrases(`
    refuges?
    cots?
    bunks?
    lodging
    low barrier
    twenty beds
  `),
  named: phrases(`
    cots?
    lodging
    dorms?
    mats
    family promise
    interfaith hospitality
    room in the inn
    tiny home
    beds?
    safe haven
    overnight
    nightly? lodging
    sleeping
    refuge
    warming
    cooling
    (?:men|women|womens|mens|family|youth|emergency) (?:and \\w+ )?(?:emergency )?(?:house|lodge)
    alojamiento
    hospedaje
  `),
  not: phrases(`
    dorms? for (?:[a-z]+ )?students
    residence life
    safe havens? (?:for (?:babies|newborns|infants)|law|baby|boxes?)
    bed brigade
    bunk beds? (?:and|to|for children)
    (?:build|builds|building|delivers?|delivering|assemble\\w*) (?:[a-z]+ )?beds
    (?:mismo|reparacion(?:es)? de|reparar su|arreglo de) techos?
    techos? (?:con goteras|rotos?|nuevos?)
    (?:recibe|reciben|recibimos) a (?:pacientes|clientes|voluntarios)
    [0-9]+ bed (?:[a-z]+ )?(?:hospital|nursing|skilled|detox\\w*|psychiatric|inpatient|acute|long term|rehabilitation)
    (?:dos|tres|[0-9]+) noches (?:a|por) (?:la )?semana
    hotel (?:lobby|ballroom|conference)
    shelters? rebates?
    install\\w* (?:an? )?(?:[a-z]+ )?shelters?
    (?:storm|tornado|safe room) shelters? (?:registr\\w+|rebates?|construction|install\\w*)
    tornado shelters?
    (?:hawk|bird|raptor|turtle|equine) shelters?
    shelter house
    (?:sleep|sleeping|sleeps) on the floor
    (?:new|twin|used|toddler) (?:twin )?beds
    beds for (?:kids|children)
    bunk beds
    (?:hotel|motel) (?:tax|industry|jobs|workers|and restaurant)
    (?:find|finding|need|look for|looking for|locate|secure|get) (?:a |safe |temporary )*(?:place|places) to (?:stay|sleep|live)
    overnight (?:parking|camp\\w*|field trips?|trips?|delivery|shipping|respite for caregivers|care|observation|sleep study)
    (?:transport\\w*|rides?|sign up|register|registry) (?:[a-z]+ ){0,8}special needs shelters?
    (?:camp|week|retreat|trip)s? (?:[a-z]+ ){0,3}overnight
    emergency food and shelter
    tax shelterw*
    (?:pets?|animals?|dogs?|cats?) (?:[a-z]+ ){0,3}(?:stay|stays)
    shelter plus care
    hospital stays?
    (?:animal|bus|tax|picnic|pet|dog|cat|rain|bomb|fallout|stray|wildlife|horse|no kill|open admission|humane society|park|transit|trolley|kill|county animal) (?:control |rescue |adoption |care )?(?:and )?shelters?
    shelters? (?:for (?:homeless |stray |abandoned |lost )?(?:animals?|pets?|dogs?|cats?)|pets?|dogs?|cats?|animals?|in place|rental|reservations?|requests?|at (?:the )?(?:bus|park)|permits?)
    (?:picnic|pavilion)s? (?:and|or|,) shelters?
    open admission shelter
    refugios? (?:de|para) (?:animales|mascotas|perros|gatos)
    albergues? (?:de|para) (?:animales|mascotas|perros|gatos)
    (?:no|not an?|not|nor|without|never|sin|ni) (?:[a-z]+ ){0,3}(?:shelters?|beds?|overnight|albergues?|camas?|dormir|sleep\\w*)
    (?:in|at|from|to|for|with|and|other|local|area|homeless|which|staying in|living in|leave|leaving|of) shelters\\b(?! for| provide)
    (?:refer|refers|referred|referring|referrals?|references?|connect\\w*|link\\w*|find|finding|locate|locating|access to|accessing|information (?:on|about)|search\\w*|placements? in|placement|transport\\w*|rides?|list of|availability of|calls? to) (?:[a-z]+ ){0,6}(?:shelters?|beds?|safe ?houses?|lodging)
    (?:refer\\w*|deriva\\w*|buscar|encontrar|informacion|lista) (?:[a-z]+ ){0,5}(?:albergues?|refugios?|camas?|hospedaje)
    shelters? (?:referrals?|placements?|searche?s?|lists?|information|advoca\\w+|availability|resources|system|dogs?|animals?|staff|volunteers?|diversion|guests only)
    (?:food|clothing|rent) (?:and|or) shelter costs?
    shelter costs?
    (?:food|clothing|water),? (?:and |or )?shelter (?:needs|to meet)
    basic needs (?:such as|like|including) (?:[a-z]+,? ){0,4}shelter
    (?:hospital|hospice|icu|inpatient|psychiatric|acute care|licensed|nursing|skilled nursing|flower|garden|raised|tanning|garden|detox|treatment|residential) beds?
    [0-9]+ (?:licensed |acute care |inpatient |hospital |skilled nursing |nursing |psychiatric |treatment )+beds?
    [0-9]+ beds? (?:[a-z]+ ){0,3}(?:hospital|nursing|facility|medical center)
    [0-9]+ bed (?:[a-z]+ ){0,4}(?:hospital|nursing|detox\\w*|psychiatric|unit|treatment)
    beds? (?:frames?|linens?|sheets?|bugs?|time|rails?|pans?|ridden|bound|sets?)
    (?:hospital|donated?|free|twin|deliver\\w*|giv\\w+|furniture,?|tables?,?|sofas?,?|chairs?,?|mattress\\w*,?|cribs?,?|dressers?,?|need|new|bunk|and) (?:and )?beds?
    beds? (?:and|or) (?:furniture|mattress\\w*|bedding|cribs?|dressers?|linens?)
    (?:college|university|student) (?:[a-z]+ )?dorm\\w*
    warming (?:up|trays?)
    global warming
    wildlife refuge
    mats? (?:and|or) (?:towels?|yoga)
    yoga mats?
    sleep (?:disorders?|apnea|study|studies|medicine|center|lab)
    safe sleep\\w*
    dormir (?:mejor|bien)
    bajo un mismo techo
    dormitorio de estudiantes
  `),
};
