import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for a home for months, and their other senses. */
export const TRANSITIONAL: NeedPatterns = {
  said: phrases(`
    (?:hogar|casa|residencia) (?:de|para) (?:ancianos|adultos mayores|personas mayores)
    (?:one|two|six|nine|twelve|eighteen|[0-9]+) (?:year|month) (?:residency|residential|live in|stay|program of housing)
    residenc(?:y|ies) for
    internamiento
    (?:independent|senior|garden|elderly|efficiency|studio|furnished|family) apartments?
    (?:income restricted|income based|rent controlled|below market) (?:[a-z]+ )?(?:studios?|apartments?|units?|homes?|housing|rents?)
    studios?,? (?:and|for|waiting|one bedroom)
    spare (?:bed)?rooms?
    takes? in (?:a|an|young|up to)
    lives? in (?:our|one of our|these|the) (?:apartments|houses?|homes?|cottages?|units)
    lives? and (?:work|study|heal|recover|learn|grow)s?
    [0-9]+ units
    board and room
    homes? for (?:[a-z]+ ){0,2}(?:men|women|veterans|youth|mothers|families|girls|boys|those) (?:who|in|with|leaving|coming|from|and)
    hogar(?:es)? para (?:mujeres|hombres|madres|jovenes|familias|veteranos|ninas|ninos)
    (?:rooms?|housing|homes?|lodging|apartments?) (?:[a-z]+ ){0,7}up to [a-z0-9]+ (?:months?|years?)
    se quedan? (?:hasta )?[a-z0-9]+ (?:meses|anos)
    (?:live|lives|living) (?:here|together|with us)(?: with staff)?
    share the rent
    (?:men|women|adults|families|people) (?:[a-z]+ ){0,4}live here
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
  told: phrases(`
    housing and (?:jobs|services|support|treatment|meals)
    (?:treatment|meals|rehabilitation|shelter),? (?:and )?housing
    share a (?:house|home|room)
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
    live in (?:[a-z]+ ){0,5}(?:county|counties|city|area|poverty|district|zip|miami|florida|california|fear|the (?:county|city|area|district|community))
  `),
};
