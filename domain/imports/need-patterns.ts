import type { Need } from "../services/enumerations.ts";

/**
 * By which words an import takes a service to meet a need (rule imports 12). The texts are folded: small letters, no
 * accents, no punctuation but the commas.
 *
 * It reads whole descriptions, in which most services are mentioned beside what they give. So these patterns are
 * narrower in what they take from a text than the keywords of a search, and wider in what a name may say.
 */
export interface NeedPatterns {
  /** What says it anywhere. */
  readonly said: RegExp;
  /** What says it in a name alone, which is about nothing else; null: nothing more. */
  readonly named: RegExp | null;
  /** The same words in another sense. They count for nothing. */
  readonly not: RegExp | null;
}

const AFTER_NO = "(?:[a-z0-9]+ ){0,2}";

export const NEED_PATTERNS: Readonly<Record<Need, NeedPatterns>> = {
  MEALS: {
    said: phrases(`
      soup kitchens?
      community (?:kitchen|lunch|supper|dinner|breakfast|meal)s?
      (?:hot|free|community|congregate|prepared|home delivered|nutritious|daily|evening|noon|balanced|warm|cooked|weekend|holiday|communal|to go|regular|healthy|group|two|three|serves?|serving|served|provides?|including|includes?) (?:[a-z]+ )?meals?
      meals? (?:are|is) (?:served|provided|offered|available)
      meals? (?:on wheels|programs?|sites?|delivery|service|ministry|to go)
      meals
      breakfasts?
      lunch(?:es)?
      dinners?
      suppers?
      feeding (?:programs?|the|ministry|sites?|people|families)
      feeds? (?:the )?(?:hungry|homeless|people|anyone|families|children)
      dining (?:room|hall|center|site|program)
      hot (?:food|soup)
      soup
      comedor(?:es)?
      comidas? (?:calientes?|gratis|preparadas?|a domicilio)
      comidas
      desayunos?
      almuerzos?
      cenas?
      meriendas?
      ollas? comun(?:es)?
      platos? (?:de comida|calientes?)
      sopa
      (?:sirven?|servimos|se sirve|ofrece|ofrecemos|dan|damos) (?:[a-z]+ )?comida
    `),
    named: phrases(`
      meals?
      (?:community |mission |free )?kitchen
      cafe
      comidas?
      feeding
      loaves
    `),
    not: phrases(`
      (?:annual|awards?|fundraising|gala|holiday party) dinner
      dinner (?:gala|theater|dance|auction)
      lunch (?:break|hour|and learn)
      (?:closed|close|closes) (?:for|during|at|from)? ?(?:[a-z]+ )?lunch
      (?:closed|except) [a-z0-9 ]{0,20}lunch
      (?:before|after|during|over) (?:breakfast|lunch|dinner)
      free (?:and|or) reduced (?:price )?(?:lunch|meals?)
      reduced (?:price )?(?:lunch|meals?)
      (?:commercial|teaching|test|shared|full|modern|your own) kitchen
      kitchen (?:appliances?|cabinets?|utensils?|supplies|items|facilities|privileges|access|remodel\\w*|ware)
      (?:cook|prepare|make|making|preparing|cooking) (?:your |their |his |her )?(?:own )?meals?
      (?:no|sin) ${AFTER_NO}(?:meals?|lunch|comidas?)
      soup cans?
    `),
  },
  FOOD_PANTRIES: {
    said: phrases(`
      (?:food|mobile|choice|community|fresh|school|campus|produce|senior|church|neighborhood|our|the) pantr(?:y|ies)
      food ?banks?
      food (?:and \\w+ )?(?:closets?|cupboards?|shelf|shelves|box(?:es)?|bags?|baskets?|parcels?|packages?|distributions?|giveaways?|assistance|vouchers?|pick ?ups?|lockers?|rescue|deliver(?:y|ies)|supplies|support|aid|hampers?|ministry|staples|cards?|pantr(?:y|ies))
      (?:emergency|free|donated|surplus|supplemental|perishable|nonperishable|non perishable|canned|usda|weekend|fresh|healthy|holiday|baby|nutritious) (?:or frozen )?(?:and \\w+ )?foods?
      canned goods
      groceries
      grocery (?:bags?|distributions?|vouchers?|delivery|cards?|gift cards?|assistance|programs?|boxes)
      (?:bags?|boxes|box|baskets?|parcels?) of (?:[a-z]+ )?(?:food|groceries|produce)
      (?:free|fresh|farm) (?:fruits?|produce|vegetables)
      fruits? and (?:fresh )?vegetables
      produce (?:distribution|stand|market|giveaway)
      (?:distributes?|distributing|gives? out|giving out|hands? out|handing out|delivers?|gives?|giving|provides?|offers?|get|receive|pick up) (?:[a-z]+ ){0,2}food
      commodit(?:y|ies)(?: food)?
      community gardens?
      food and (?:clothing|shelter|hygiene|rent\\w*|utility|water|diapers?|household|toiletries|financial|medicine)
      (?:clothing|shelter|diapers),? (?:and )?food
      wic
      women,? infants,? (?:and|&)? ?children
      despensas?
      bancos? de (?:alimentos|comida)
      (?:canastas?|bolsas?|cajas?|paquetes?) (?:basicas?|de (?:alimentos|comida|mandado|viveres|despensa))
      alimentos? (?:gratis|gratuitos?|de emergencia|basicos?|frescos|no perecederos|enlatados|y ropa)
      (?:distribucion|entrega|reparto) (?:[a-z]+ )?de (?:alimentos|comida|viveres|despensas?)
      (?:reparten?|repartimos|entregan?|entregamos|damos|dan|regalan?|regalamos|ofrecemos|recoger|recoja) (?:[a-z]+ ){0,2}(?:alimentos|comida|despensas?|viveres|mandado)
      viveres
      mandado
      abarrotes
      comida y ropa
      ropa y comida
      huertos? comunitarios?
      (?:cupones|vales) (?:de|para) (?:comida|alimentos|viveres)
    `),
    named: phrases(`
      pantr(?:y|ies)
      foods?
      cupboard
      groceries
      grocery
      produce
      harvest
      alimentos
      comida
    `),
    not: phrases(`
      food,? cash
      (?:care|clothes|clothing|school|kindness) (?:closet )?pantry
      emergency food and shelter (?:national )?(?:board|program)
      food (?:handlers?|handling|service|services|safety|industry|allerg\\w+|courts?|trucks?|stamps?|for thought|addict\\w*|inspections?|preparation|science|drives?|insecur\\w+|deserts?|permits?|poisoning|system|justice|policy|and drug|and beverage)
      (?:diaper|hygiene|personal needs|personal care|clothing|clothes|pet|pet food|dog|school supply|school supplies|baby|furniture|linen|toiletr\\w+|necessities|cleaning|baby supply) (?:and \\w+ )?(?:pantr(?:y|ies)|cupboard|bank|closet)
      (?:pet|dog|cat|animal|fast|junk|soul) foods?
      foods? (?:for|to) (?:pets?|dogs?|cats?|animals?)
      comida para (?:mascotas|perros|gatos)
      (?:no|not|without|sin) ${AFTER_NO}(?:food|pantry|groceries|comida|alimentos|despensa)
      estampillas de (?:comida|alimentos)
      whole ?foods
      (?:food|produce) (?:donations?|donors?)
      (?:donate|donating|donations? of|collects?|collecting|sort|sorting|pack|packing) (?:[a-z]+ )?(?:food|canned goods|groceries|produce)
      food (?:resources|referrals?)
      (?:refer\\w*|directions?|links?|connect\\w*) to (?:[a-z]+ ){0,2}(?:food|pantr(?:y|ies))\\w*
      hungry for
      harvest (?:festival|fest|time)
      alimentos y bebidas
      manipula\\w+ de alimentos
    `),
  },
  EMERGENCY: {
    said: phrases(`
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
    named: phrases(`
      beds?
      safe haven
      overnight
      nightly? lodging
      sleeping
      refuge
      warming
      cooling
      homeless (?:men|women|families|youth|veterans)
      (?:men|women|womens|mens|family|youth|emergency) (?:and \\w+ )?(?:emergency )?(?:house|lodge)
      alojamiento
      hospedaje
    `),
    not: phrases(`
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
  },
  TRANSITIONAL: {
    said: phrases(`
      (?:stay|stays|stayed|stay for|stays of|live here|live) (?:for )?(?:up to |as long as |at most |a maximum of |no more than )(?:[a-z0-9]+ )?[a-z0-9]+ (?:months?|years?)
      (?:typical|average|maximum|usual|longest) stay (?:is )?(?:of )?(?:up to )?[a-z0-9]+ (?:to [a-z0-9]+ )?(?:months?|years?)
      (?:estancia|estadia)s? (?:maxima |minima |promedio )?(?:de )?(?:hasta )?[a-z0-9]+ (?:meses|mes|anos?)
      [0-9]+ (?:[a-z]+ )?(?:apartments|units|studios) (?:of|for|in)
      residents? pays?
      rent is (?:[a-z]+ )?(?:based|thirty|30|set)
      (?:habitation|habilitation) (?:group )?homes?
      residential habilitation
      shelter plus care
      transitional (?:[a-z]+ )?(?:housing|living|shelters?|homes?|apartments?|residences?)
      rapid re ?housing
      (?:permanent|supportive|supported|affordable|low income|low cost|subsidi[sz]ed|public|income based|independent living|second stage|sober|recovery|shared|scattered site|low rent|senior|elderly|veterans?|student free|section 8|section 202|long term|safe and) (?:supportive |rental |subsidized |and \\w+ )?(?:housing|apartments?|residences?|living (?:homes?|units?|environment|facilit\\w+))
      (?:low to moderate|low and moderate|moderate|low) income (?:rental |senior |family |housing )?(?:housing|apartments?|units|complex\\w*|families live)
      affordable (?:rental|homes|units)
      housing (?:for (?:low|seniors|older|the elderly|people|persons|adults|individuals|families|veterans|men|women|youth|formerly)|choice vouchers?|developments?|complex(?:es)?|units?|communit(?:y|ies))
      section 8
      group homes?
      sober (?:living|homes?|houses?)
      half ?way houses?
      (?:recovery|three quarter|oxford|boarding|rooming) (?:houses?|homes?|residences?)
      residential (?:[a-z]+ ){0,3}(?:treatment|programs?|rehabilitation|recovery|facilit(?:y|ies)|services|care|settings?|homes?|communit(?:y|ies))
      (?:live in|months? residential|long term residential)
      residence for
      residents? (?:live|stay|may stay|reside)
      (?:single room occupancy|sro)
      board and care
      assisted living
      adult family care homes?
      room and board
      maternity homes?
      foster group
      independent living (?:apartments?|units?|facilit\\w+|communit\\w+)
      viviendas? (?:[a-z]+ )?(?:de transicion|transicional(?:es)?|transitorias?|de apoyo|con apoyo|permanentes?|asequibles?|economicas?|subsidiadas?|publicas?|accesibles?|de bajo costo|de bajos ingresos|para)
      casas? de (?:recuperacion|transicion|medio camino|rehabilitacion|vida sobria)
      hogar(?:es)? (?:grupal(?:es)?|de (?:transicion|recuperacion|rehabilitacion|grupo)|sobrios?|para (?:hombres|mujeres|jovenes|madres|veteranos))
      realojamiento rapido
      apartamentos? (?:economicos?|de bajo costo|de renta baja|subsidiados?|asequibles?|para)
      vida sobria
      (?:programa|tratamiento|centro) residencial
      residencias? para
    `),
    named: phrases(`
      residential
      residences?
      apartments?
      group home
      (?:senior|elderly|veterans?|family|supportive) housing
      housing program
      housing
      viviendas?
      apartamentos?
      residencia
    `),
    not: phrases(`
      housing (?:authority|counsel\\w*|court|code|discrimination|law|rights|policy|search|navigat\\w*|referrals?|advoca\\w*|assistance|information|applications?|stability|issues|problems|needs|questions|resources|department|inspection\\w*|help|clinic|legal|lists?|access|rehab\\w*|lines?|finance|education|center for equal)
      fair housing
      (?:refer|refers|referred|referring|referrals?|connect\\w*|link\\w*|find|finding|locate|locating|obtain\\w*|secur\\w+|access to|accessing|information (?:on|about)|search\\w*|apply\\w*|applications?|assist\\w* (?:with|in)) (?:[a-z]+ ){0,6}(?:housing|apartments?|section 8|viviendas?)
      (?:refer\\w*|deriva\\w*|buscar|encontrar|conseguir|informacion|lista) (?:[a-z]+ ){0,5}(?:viviendas?|apartamentos?)
      (?:no|not|non|sin) (?:[a-z]+ ){0,2}(?:residential|housing|viviendas?)
      (?:in|to|from) (?:a )?(?:residential (?:areas?|homes?|settings?|facilit\\w+|neighborhoods?)|assisted living|nursing|group homes?)
      residential (?:customers?|areas?|building|neighborhood|construction|properties|property|energy|weatherization|repairs?|owners?|trash|waste|recycling|service areas?)
      (?:non|not) residential
      medical residency
      independent living skills
      (?:residences?|apartments?) (?:office|meeting)
      live in (?:[a-z]+ ){0,5}(?:county|counties|city|area|poverty|district|zip|miami|florida|california|fear|apartments|the)
    `),
  },
  MEDICAL: {
    said: phrases(`
      medical detoxw*
      (?:sick|well) (?:and well )?(?:child )?visits
      medical(?:ly)?
      clinics?
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
      chemotherapy
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
      clinicas?
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
      optometr\\w+
      planificacion familiar
      anticonceptivos?
      presion (?:arterial|alta)
      salud (?:reproductiva|sexual|publica|dental|bucal)
      chequeos? (?:medicos?|de salud|gratis)?
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
  },
  COUNSELING: {
    said: phrases(`
      (?:emotional|behavior|behavioral)(?: and| or|, or| and or)? (?:[a-z]+ )?(?:emotional|behavioral|behavior) (?:needs|problems|issues|health|difficulties|disorders)
      client centered
      (?:spiritual healing|healing groups?)
      talk (?:with|to) (?:a|an|someone|trained) (?:[a-z]+ )?(?:counselor|listener|therapist|someone|peer)
      (?:couples|family|individual|group|marriage|youth) (?:[a-z]+ )?(?:counselw+|therapy)
      counsell?ing
      counsell?ors?
      psycho ?therap\\w+
      therapy
      therapists?
      therapeutic
      psychiatr\\w+
      psycholog\\w+
      psycho ?social
      psycho ?education\\w*
      (?:mental|behaviou?ral|emotional) (?:health|wellness)
      emotional (?:support|well ?being|healing)
      (?:[a-z]+ )?support (?:groups?|circles?)
      peer (?:led )?(?:support|groups?|counsel\\w+|recovery)
      (?:substance|drug|alcohol|tobacco|opioid|chemical)s?(?: (?:and|or|&)? ?(?:drug|alcohol|other drug|substance)s?)? (?:use|abuse|misuse|dependency|dependence|addiction|disorder)?s? ?(?:disorders? )?(?:and \\w+ \\w* ?)?(?:treatment|prevention|counseling|programs?|services|recovery|rehab\\w*|intervention|support|detox\\w*|evaluations?|assessments?|therapy|cessation|outpatient|education|screenings?|use treatment)
      (?:smoking|nicotine|tobacco) cessation
      (?:addictions?|recovery) (?:treatment|services|programs?|counseling|support|meetings?|groups?|coach\\w*|center|residence|homes?|houses?|medicine|specialists?|community)
      (?:residential|inpatient|outpatient|day|drug|alcohol|trauma|addiction|abuse|rehabilitation|medication assisted|intensive) (?:[a-z]+ )?treatment
      (?:recover|recovery|recovering|healing|freedom|sobriety|leave|quit|overcome|overcoming|dejan|dejar) (?:[a-z]+ ){0,3}(?:addictions?|alcohol|drugs|substance|drogas|adiccion(?:es)?)
      (?:12|twelve) steps?
      (?:alcoholics|narcotics|cocaine|gamblers|overeaters|debtors|sex addicts|marijuana) anonymous
      al ?anon
      alateen
      detox\\w*
      withdrawal
      methadone
      suboxone
      buprenorphine
      drug (?:and alcohol )?(?:rehab\\w*|counsel\\w+|treatment|court treatment)
      suicide (?:prevention|hotline|intervention|crisis|lifeline|and crisis)
      suicid\\w+
      crisis (?:intervention|counsel\\w+|lines?|hotlines?|stabili[sz]ation|support|response|text|care|services|center)
      (?:grief|bereavement)(?: support| counsel\\w+| groups?)?
      anger management
      batterers?
      domestic violence (?:[a-z]+ )?(?:support|counsel\\w+|groups?|hotline|intervention)
      stress management
      rape crisis
      (?:sexual assault|rape|victims?|trauma|abuse) (?:[a-z]+ )?(?:counsel\\w+|recovery|treatment|therapy|healing)
      trauma (?:informed therapy|recovery)
      play therapy
      case management and counseling
      someone to talk to
      consejeria
      consejer[oa]s?
      terapias?
      terapeutas?
      apoyo emocional
      grupos? de (?:apoyo|ayuda mutua|duelo)
      psicolog\\w+
      psiquiatr\\w+
      salud (?:mental|conductual|emocional|del comportamiento)
      adiccion(?:es)?
      (?:alcoholicos|narcoticos|neuroticos) anonimos
      (?:abuso|uso|consumo) de (?:sustancias|drogas|alcohol)
      (?:alcohol|drogas) y (?:las |el )?(?:drogas|alcohol)
      desintoxicacion
      duelo
      prevencion del suicidio
      manejo (?:del enojo|de la ira|del estres)
      linea(?: \\w+)? de (?:crisis|ayuda emocional)
    `),
    named: phrases(`
      counsel\\w+
      therapy
      rehab\\w*
      recovery
      (?:substance|drug|alcohol|addiction|sobriety|sober|sobering)s?(?: \\w+)?
      mental
      behavioral
      grief
      crisis
      suicide
      psych\\w+
      trauma
      support groups?
      recuperacion
      bienestar emocional
      consejer\\w+
    `),
    not: phrases(`
      (?:credit|housing|financial|debt|career|careers|employment|academic|college|pre admission|admissions?|insurance|hicap|budget|budgeting|homeownership|homebuyer|home buyer|foreclosure|legal|benefits?|nutrition\\w*|job|vocational|mortgage|rental|rent|tax|enrollment|genetic|business|medicare|educational|education|student loan|loan|retirement|reverse mortgage|money|small business|citizenship|immigration|diet|dietary|breastfeeding|lactation|educacional|guidance|consumer|pre purchase|homeless prevention|default|hecm|fitness|health insurance|spiritual|pastoral|biblical|rehabilitation|pregnancy options|placement|contraceptive|family planning) (?:and \\w+ |or \\w+ |, \\w+ )?counsel\\w+
      counsel\\w+ (?:on|about|for|regarding|in) (?:[a-z]+ ){0,2}(?:credit|debt|housing|medicare|insurance|careers?|employment|college|loans?|benefits?|nutrition|mortgage\\w*|foreclosure|citizenship|immigration|jobs?|budget\\w*|home\\w*)
      (?:camp|school|guidance|academic|college|career|employment|vocational|housing|admissions|financial aid|job|credit|hicap|insurance|benefits|rehabilitation|high school|loan|enrollment|trained) counselors?
      consejeria (?:de (?:credito|vivienda|deudas|empleo)|financiera|academica|legal|vocacional)
      consejer[oa]s? (?:academic[oa]s?|de (?:vivienda|empleo))
      (?:physical|speech|occupational|respiratory|radiation|infusion|hormone|aquatic|hormonal|massage|language|speech and occupational|physical and occupational|occupational and physical|physical,? occupational,? (?:and )?speech|occupational,? physical,? (?:and )?speech) therap\\w+
      (?:physical|occupational|speech)(?:,| and)? (?:physical|occupational|speech)?,? ?(?:and )?(?:speech|physical|occupational)? ?therap\\w+
      therapeutic (?:recreation|riding|foster|horse\\w*|massage)
      recreation\\w* therap\\w+
      therapists? (?:physical|occupational)
      terapias? (?:fisicas?|del habla|ocupacional(?:es)?)
      (?:no|without) ${AFTER_NO}(?:counseling|therapy)
      (?:disaster|hurricane|debt|job|asset|economic|financial|file|data|restitution|collection) recovery
      recovery (?:from (?:surgery|injury|disasters?|hurricane|illness)|act|of (?:assets|property|debts?|fees|costs?))
      (?:energy|financial|housing|rent|heating|eviction|food|family financial|utility|water) crisis
      crisis (?:assistance (?:for|with) (?:rent|utilities)|nursery|management training|pregnancy)
      (?:energy|low income home energy) [a-z ]{0,20}crisis
      (?:with|facing|have|has|having|suffering from|diagnosed with|history of|due to|despite|experiencing|struggling with|challenges of|of|or|and|living with|including) (?:a |an |the |severe |serious |chronic |persistent |their |co occurring |significant |developmental disabilities or |physical |both )*(?:mental (?:health|illness\\w*)|substance (?:use|abuse)|drug (?:use|abuse)|psychiatric|addictions?|behavioral health|psychological) (?:disabilit\\w+|disorders?|illness\\w*|conditions?|issues?|problems?|challenges?|diagnos\\w+|needs|concerns)
      (?:mental health|psychology|counseling) (?:first aid|degrees?|interns?|students?|professionals?|training|advocacy|court|law|association|board|awareness)
      (?:drug|alcohol) (?:free (?:workplace|zone|environment|community)|testing|store|screening)
      referr?(?:als?|ed|ing|s)? (?:[a-z]+ ){0,3}(?:to|for) (?:[a-z]+,? ){0,4}(?:counsel\\w+|therapy|mental health|treatment|support groups?|behavioral health)
      pet therapy
    `),
  },
  CLOTHES: {
    said: phrases(`
      clothing
      clothes
      clothes closets?
      coats?
      jackets
      blankets?
      sleeping bags?
      diapers?
      shoes
      socks
      underwear
      (?:school )?uniforms
      (?:professional|interview|business|work|infant|baby|career) (?:attire|wear|suits?|clothing|clothes)
      attire
      thrift (?:stores?|shops?)
      layettes?
      linens
      baby (?:items|supplies|clothes|clothing)
      ropas?
      ropero
      cobijas?
      frazadas?
      mantas?
      panal(?:es)?
      zapatos
      abrigos
      chaquetas
      vestimenta
      prendas
      uniformes
      pantalones
    `),
    named: phrases(`
      closet
      wardrobe
      boutique
      thrift
      dress for success
      suits?
      cradle
      panales
    `),
    not: phrases(`
      (?:wash|washing|launder|dry|clean|change of|changing|own|bring|wear|comfortable|appropriate|loose|extra|their|your|my|proper) (?:[a-z]+ )?(?:clothes|clothing|shoes|attire)
      clothes (?:washers?|dryers?|washing)
      (?:lavar?|lavado de|lave|lavamos) (?:su |la |tu )?ropa
      blanket (?:policy|primary|coverage)
      coat of arms
      sugar ?coat
      (?:donate|donates|donating|donations? of|donated? used|accepts? (?:donations|donated|gently|used|new)|collects?|collecting) (?:[a-z]+ ){0,4}(?:clothing|clothes|coats|ropa|shoes|diapers)
      (?:donar|donaciones de|dona) (?:[a-z]+ )?ropa
      (?:no|sin) ${AFTER_NO}(?:clothing|clothes|ropa)
      (?:uniforms?|shoes|clothing|attire) (?:required|is required|are required)
      vouchers? to (?:our|the) thrift
      closet (?:space|organizer)
      (?:law|class action) suits?
      linens provided
      horse ?shoes
    `),
  },
  HYGIENE: {
    said: phrases(`
      showers?
      laundry
      laundr(?:omats?|ies)
      washers?(?: and dryers?)?
      wash (?:[a-z]+ )?clothes
      (?:public |free |clean )?restrooms?
      (?:public|free|clean|use of|open) (?:bathrooms?|toilets?)
      (?:bathrooms?|toilets?) (?:are|open|available|and showers?|facilities)
      porta ?pott(?:y|ies)
      toiletr(?:y|ies)
      (?:personal )?hygiene
      (?:feminine|menstrual|period|sanitary) (?:hygiene|products?|supplies|items|pads|napkins)
      tampons
      hair ?cuts?
      barbers?
      shampoo
      soap
      toothpaste
      toothbrush\\w*
      razors?
      deodorant
      duchas?
      ducharse
      banarse
      regaderas?
      lavanderia
      lava(?:r|do de|mos)? (?:su |la |tu )?ropa
      (?:banos|sanitarios|inodoros)(?: publicos| portatiles)?
      aseo(?: personal)?
      higiene
      cortes? de (?:pelo|cabello)
      toallas sanitarias
      peluquer\\w+
      jabon
      champu
      rasuradoras?
      pasta de dientes
    `),
    named: phrases(`
      shower
      barber\\w*
      hair
      restroom
      personal (?:needs|care)
      wash
      laundry
      barber\\w*
    `),
    not: phrases(`
      (?:baby|bridal|wedding) showers?
      (?:dental|oral|sleep|mental|food) hygiene
      higiene (?:dental|bucal|oral)
      hygienists?
      money laundering
      (?:barber|hair|cosmetology|barbering) (?:school|academy|college|training|program|license|class\\w*)
      hair (?:loss|school|prosthes\\w+)
      (?:grab bars?|ramps?|doors?|chairs?|seats?|safety) (?:[a-z]+ ){0,3}(?:showers?|bathrooms?|toilets?)
      (?:shower|bath|toilet|bathroom) (?:chairs?|bench\\w*|seats?|stools?|bars?|rails?|modifications?|repairs?|remodel\\w*|transfer)
      (?:assist\\w*|help) (?:with|in) (?:[a-z]+,? ){0,4}(?:hygiene|laundry|showers?)
      (?:light housekeeping|housekeeping|cooking|shopping|errands|meal preparation|bathing|grooming|cleaning)(?:,| and|, and) (?:personal )?(?:laundry|hygiene)
      (?:laundry|hygiene)(?:,| and|, and) (?:shopping|housekeeping|errands|cooking|meal preparation)
      no (?:[a-z]+ )?showers?
      hand washing
      (?:car|power|pressure) wash\\w*
    `),
  },
  TECH: {
    said: phrases(`
      wi ?fi
      internet(?: access| service| use| connection| stations?)?
      (?:public|free|use of|use our|access to) (?:[a-z]+ )?computers?
      computers? (?:access|labs?|use|usage|stations?|are available|available|terminals?|with internet|and internet|and printers?|for (?:public|online|job|use))
      computers
      (?:free|low cost|refurbished|discounted|loaner|borrow|lend\\w*) (?:[a-z]+ )?(?:laptops?|tablets?|chromebooks?|computers?|phones?|cell ?phones?)
      laptops?
      (?:phone|device|cell ?phone|mobile)s? charging
      charg(?:e|ing) (?:your |their |a )?(?:cell )?(?:phones?|devices?|stations?|outlets?)
      outlets? to charge
      lifeline (?:phones?|program|telephone)
      hotspots?
      digital (?:navigat\\w+|inclusion|access|equity)
      printing
      tech (?:help|support|access)
      computadoras?
      cargar (?:[a-z]+ ){0,2}(?:telefonos?|celular(?:es)?)
      carga de (?:telefonos?|celulares)
      (?:telefonos?|celulares) gratis
      estaciones? de carga
      imprim\\w+
    `),
    named: phrases(`
      computers?
      technology
      tech
      internet
      wifi
      charging
      phones?
      digital
      computacion
    `),
    not: phrases(`
      internet (?:addiction|crimes?|safety|fraud|predators?|based|scams?)
      (?:on|via|through|over|by) the internet
      computer (?:classes?|training|instruction|skills|literacy|courses?|education|programming|science|technology|repair|workshops?|tutoring|coding|games?|assisted|crimes?|basics|lessons)
      (?:clases|cursos|talleres) de (?:computacion|computadoras?)
      clases de computadora
      (?:assistive|adaptive|information|green|medical|technical|bio|institute of) technology
      technology (?:careers?|training|classes?|skills|education|center for learning|education center|institute|college|program)
      (?:electric|ev|vehicle|car) (?:[a-z]+ )?charging
      (?:over the|by|on the|via|telephone|call|hot ?line|help|main|text|your) (?:phones?|telephone)
      phones? (?:numbers?|lines?|counsel\\w+|calls?|screening|intake|interview|hours|system|support|only|appointments?|assessment)
      high tech
      nail tech
      printing (?:press|trade)
    `),
  },
  ASSISTANCE: {
    said: phrases(`
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
      help ?lines?
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
    named: phrases(`
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
      (?:accepts?|accepted|takes?|bills?|eligible for|receiving|recipients? of|have|with|on|payments?|private insurance|insurance|such as|sliding scale|most|covered by|enrolled in|qualify for|payment|uninsured) (?:[a-z]+,? ){0,3}(?:medicaid|medicare|medi cal|health insurance|food stamps|snap|tanf|ssi|ebt|calfresh)
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
  },
  EDUCATION: {
    said: phrases(`
      presentations? and discussions?
      (?:power ?point|multimedia) presentations?
      undergraduate
      (?:degree|certificate|diploma) programs?
      early intervention
      ged
      hiset
      high school (?:diploma|equivalency|completion)
      (?:esl|esol|ell|efl)
      english (?:classes?|as a (?:second|new|foreign)|language (?:classes?|instruction|learners?|program)|lessons|conversation)
      (?:spanish|citizenship|computer|cooking|art|arts|literacy|adult|parenting|educational|financial literacy|academic|enrichment|evening|free|language|basic skills|job readiness|life skills|vocational|money management|homebuyer|training|reading|math|college|technology|sewing|gardening) (?:and [a-z]+ )?(?:classes?|courses?|lessons|workshops)
      (?:offers?|provides?|teach\\w*|take|attend) (?:[a-z]+ )?(?:classes|courses|lessons|workshops|instruction)
      classes (?:in|on|for|are|include)
      workshops
      computer (?:classes?|training|instruction|skills|literacy|courses?|education|lessons)
      tutor(?:s|ing|ials?|ial)?
      mentors?
      mentoring
      mentorship
      homework
      literacy
      after ?school
      out of school
      before and after school
      academic\\w*
      pre ?school\\w*
      pre ?k(?:indergarten)?
      vpk
      nursery school
      kindergarten
      (?:early )?head start
      early (?:learning|childhood|education|care and education)
      (?:child|children|infants?|toddlers?|kids) ?(?:day )?care
      childcare
      day ?care(?: centers?| for children)?
      summer (?:camps?|programs?|learning|enrichment|academy|school)
      (?:day|spring|winter|spring break|winter break|sports|holiday|youth|teen) (?:break )?camps?
      camps
      (?:adult|basic|continuing|special|alternative|community|postsecondary|higher|technical|vocational|parent|parenting|general|bilingual|prevention|family life|christian|exceptional student|early childhood|financial|childhood|arts?) education
      educational (?:programs?|services|opportunit\\w+|workshops?|support|enrichment|classes|activities|assistance|seminars|presentations?)
      education (?:programs?|center|services|and training|classes|workshops|courses|for (?:children|adults|parents|youth))
      (?:charter|elementary|middle|high|public|private|magnet|alternative|vocational|technical|trade|montessori|adult|catholic|k 8|k 12) schools?
      college (?:prep\\w*|readiness|access|applications?|admissions?|courses|entrance|degrees?|tours?|education)
      (?:associate|bachelor\\w*|masters?) degrees?
      scholarships?
      financial aid
      student (?:loans?|financial)
      parent(?:ing|s)? (?:[a-z]+ )?(?:class(?:es)?|skills|education|programs?|workshops?|training|support and education|courses?|curriculum|groups?)
      parent child
      nurturing
      home visit\\w*
      school readiness
      (?:youth|teen|girls|boys|character|leadership|child|positive youth) (?:[a-z]+ )?(?:development|enrichment|leadership|empowerment|clubs?|programs?|activities)
      life ?skills
      (?:social|study|leadership|reading|basic|academic) skills
      stem
      test prep\\w*
      sat (?:and act )?prep\\w*
      (?:financial|computer|digital|family|health) literacy
      training (?:programs?|classes|courses|for)
      certifications?
      (?:music|dance|art|swimming|swim|sports|theater|drama) (?:and [a-z]+ )?(?:lessons|classes|instruction|programs?|training)
      seminars
      driver(?:s)? education
      clases?
      cursos?
      talleres
      escuelas? (?:para|de|preescolar|secundaria|nocturna)
      tutorias?
      becas?
      alfabetizacion
      guarderias?
      cuidado (?:infantil|de (?:los )?ninos)
      preescolar(?:es)?
      despues de (?:la escuela|clases)
      ingles (?:como|para|gratis|basico)
      campamentos?
      (?:ayuda con|hacer) (?:la |las |su )?tareas?
      educacion (?:para|de|basica|temprana|especial|financiera|infantil)
      crianza
      mentores?
      mentorias?
      preparatoria
      diploma
      capacitacion
    `),
    named: phrases(`
      schools?(?! (?:health|based|nurses?|clinics?|supply|supplies|uniforms?|food|pantr\\w+|meals?|lunch|breakfast|dental|physicals?|counsel\\w+|board|district|closet))
      academy
      class(?:es)?
      courses?
      camps?
      education\\w*
      learning
      literacy
      tutor\\w*
      mentor\\w*
      college
      university
      institute
      elementary
      middle
      k 8
      montessori
      preschool
      child ?(?:care|development)
      childrens? (?:center|academy|learning)
      day ?care
      (?:early )?head start
      youth (?:enrichment|center|program\\w*|academy|club|development|leadership|services program)
      after ?school
      scholars
      boys and girls clubs?
      girl scouts?
      boy scouts?
      big brothers
      4 h
      training
      parent\\w*
      summer
      enrichment
      scholarships?
      ingles
      escuela
      clases?
      talleres
      esl
      ged
      kids
    `),
    not: phrases(`
      (?:world|first|middle|working|business|high) class
      class (?:action|members?|rings?|of)
      classes? (?:members?)
      old school
      (?:middle|high|elementary|public|charter|private|same|their|in|at|after|from|to|the|local|attend\\w*|going to|leave|left|completed|graduat\\w+|some|area|between) (?:high |middle |elementary |public |charter )?schools?\\b(?! (?:diploma|equivalency|completion|program))
      (?:health|nutrition|patient|community|public|safety|sex|sexual health|diabetes|hiv|aids|drug|alcohol|std|hiv aids|prenatal|consumer|prevention and|breastfeeding|childbirth|peer|cancer|disease|voter|legal|wellness|hygiene|substance abuse|fire|fire safety|outreach and|rights|dental|oral health|mental health|family|environmental|disaster|donor|professional|physical|driver|medication|preventive|prevention|relapse|counseling and|information and|advocacy and|support and|screening and|treatment and|testing and) education\\b
      (?:fitness|exercise|yoga|zumba|aerobics?|childbirth|birthing|lamaze|breastfeeding|prenatal|diabetes|nutrition|smoking cessation|dance fitness|wellness|health|anger management|group|tai chi|cpr|first aid|recovery|chair|meditation|bible|water|swim|cessation|batterers?|dui|traffic) (?:and [a-z]+ )?(?:class(?:es)?|courses?|workshops?)
      (?:department|board|secretary|superintendent) of education
      education (?:fund|level|department|foundation|board)
      (?:health|nutrition) literacy
      (?:free )?child ?care (?:is|is provided|is available|provided|available|during|while|on site|for participants|assistance|subsid\\w+|referrals?|resource|financial|licens\\w+|vouchers?|center licens\\w+|providers?|complaints?)
      cuidado de ninos (?:gratis )?(?:durante|mientras)
      guarderia durante
      adult day ?care
      day ?care for (?:adults|seniors|the elderly|older|dogs|pets)
      (?:dog|doggy|pet|doggie|senior|elder) day ?care
      school (?:supplies|uniforms?|clothes|physicals?|id|shots?|personnel|board|districts?|shoes|age|aged|referrals?|social workers?|nurses?|hours|year|days?|zone|bus|immuni\\w+|counselors?|clothing|based (?:health|mental))
      back to school
      (?:camp|boot camp) ?(?:pendleton|ground|site|sites|grounds|fire)
      camp(?:ing|grounds?|sites?)
      (?:staff|volunteer|foster parent|sensitivity|dog|potty|obedience|docent|crisis|cpr|professional|board|caregiver|pet|puppy|guide dog|weight|strength|toilet|provider|law enforcement|agency|technical assistance and|training of) trainings?
      (?:house|home) training
      training (?:for (?:staff|volunteers|professionals|law enforcement|providers|dogs|caregivers|pets|agencies|clergy))
      (?:volunteers?|volunteer opportunities|serve|become|as|are|by) (?:as )?(?:a )?(?:tutors?|mentors?)\\b
      peer mentor\\w*
      financial (?:literacy|education) (?:and )?(?:credit|debt)
      home visit\\w* (?:nurse|by nurse|medical)
      kids ?(?:in|at|are|hotline|line)
      mobile homes?
      birth certificat\\w+
      certification (?:of|required|as)
      capacitacion (?:para el trabajo|laboral)
      colegio de abogados
      clases? (?:de )?(?:ejercicio|zumba|yoga|parto|prenatales?)
    `),
  },
  EMPLOYMENT: {
    said: phrases(`
      (?:job|jobs|work|employment|career|vocational|occupational|workforce|trade) (?:and [a-z]+ |or [a-z]+ )?(?:training|search\\w*|placements?|readiness|fairs?|skills|clubs?|clinics?|assistance|development|leads?|listings?|preparation|prep|counsel\\w+|coach\\w*|services|opportunit\\w+|seekers?|referrals?|programs?|preparedness|experience|workshops?|planning|center|banks?|boards?|support|exploration|retention|rehabilitation|education|advancement|help|hunt\\w*|board|applications?|guidance|advice)
      (?:find|finding|get|getting|keep|obtain\\w*|looking for|seeking|secur\\w+|gain\\w*|for|into|help with|day labor|meaningful|permanent|temporary|competitive|supported|summer|paid) (?:and [a-z]+ )?(?:an? |good |paid |full time |meaningful |gainful |summer |youth )?(?:jobs?|work|employment)
      employment
      (?:[a-z]+ )?resumes?(?: (?:writing|help|assistance|building|prep\\w*|review|workshops?|and))
      (?:write|writing|update|bring|build\\w*|your|review) (?:[a-z]+ )?resumes?
      (?:mock |practice |job |practice an )interview\\w*
      interview (?:skills|practice|prep\\w*|coaching|techniques|clothing|suits?)
      careers?
      vocational
      workforce
      apprentic\\w+
      life ?skills
      internships?
      entrepreneur\\w*
      (?:small )?business (?:development|training|assistance|counsel\\w+|plans?|start ?ups?|loans?)
      (?:day )?labor(?:ers?)? (?:center|hall|pool)
      on the job
      hir(?:e|es|ing) (?:[a-z]+ )?(?:day laborers?|workers|events?|halls?|fairs?)
      job
      jobs
      empleos?
      (?:buscar|encontrar|conseguir|bolsa de|capacitacion para el|busca de|buscan|centro de|feria de|entrevistas? de|solicitudes de) (?:un |de )?(?:trabajo|empleo)
      trabajadores (?:del dia|jornaleros)
      jornaleros
      (?:su |el |hacer (?:su |un )?)curriculum(?: vitae)?
      hojas? de vida
      vocacional(?:es)?
      (?:capacitacion|formacion|orientacion|entrenamiento) (?:laboral|profesional|para el (?:trabajo|empleo))
      laboral(?:es)?
      oficios
      habilidades para la vida
      pasantias?
      emprendedor\\w*
    `),
    named: phrases(`
      jobs?
      careers?
      work
      workforce
      employment
      vocational
      hiring
      trabajo
      empleos?
    `),
    not: phrases(`
      (?:preparedness|readiness) (?:for|in) (?:disasters?|emergencw+)
      (?:proof|verification|letter|loss|source|place|evidence) of (?:employment|job|work)
      (?:employment|job) (?:verification|status|history|discrimination|law|records?|physicals?|opportunit\\w+ (?:with|at|within|in) (?:the|our)|application for|with the (?:city|county|agency)|income|loss|security number|eligibility|rights|issues)
      (?:unemployment|un employment)
      equal (?:employment )?opportunit\\w+
      (?:full time|part time|current|seasonal|maintain|must have|lost|loss of|lose|losing|due to|such as|have|has|while|age of) (?:[a-z]+ )?(?:employment|jobs?|work)
      (?:will|to|classes|services|groups?) resumes?
      (?:intake|phone|telephone|personal|initial|in person|admission|eligibility|screening|required|oral history) interview\\w*
      interview (?:required|is required|by appointment)
      (?:social|field|volunteer|court ordered|community|case|home|class|clinical|energy|dental|group|house|out of|at|good|great|body|yard|charity|hard|we|to|who|not|school) work\\b(?! (?:experience|readiness|training|skills))
      trabajo (?:social|voluntario|comunitario|en (?:el|la|equipo))
      trabajador(?:a|es|as)? social(?:es)?
      (?:after|before) work
      career (?:criminals?|day only)
      odd jobs?
      health careers? 
    `),
  },
};

/** Phrases, one a line, as one pattern over folded words. */
function phrases(text: string): RegExp {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return new RegExp(`\\b(?:${lines.join("|")})(?![a-z0-9])`, "gu");
}
