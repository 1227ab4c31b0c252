import { compilePhrases } from "./any-of.ts";
import type { PlainKind } from "./plain-kind.ts";

/** Libraries, transit, housing authorities and other offices. */
export const PLAIN_OFFICES: readonly PlainKind[] = [
  {
    name: compilePhrases(`
      librar(?:y|ies)(?: (?:system|branch|district|services?|annex|main|north|south|east|west))?$
      ^(?:public |main |county |city |branch ){0,3}librar(?:y|ies)
      (?:public|county|regional|branch|community|municipal) librar(?:y|ies)(?! (?:lot|parking))
      biblioteca
      bookmobile
      bibliobus
    `),
    with: compilePhrases(`
      (?:books?|magazines|collections?|catalog|materials|internet|computers?|wifi|librar(?:y|ies) (?:system|cards?|is|has|offers?))
      (?:libros?|revistas|computadoras|biblioteca (?:publica|municipal|ofrece|presta|tiene)|periodicos|prestamo)
      ^[^|]*\\| $
    `),
    first: compilePhrases(`
      librar(?:y|ies) system
      (?:this|our|branch|public) librar(?:y|ies) (?:offers?|provides?|is|has|lends?|serves?)
      ^(?:[a-z]+, )?[^|]*\\| (?:[a-z]+ ){0,6}reading (?:and media )?materials?
      (?:makes available|lends?|borrow|check out) (?:[a-z]+ )?books
      available for checkout
      biblioteca (?:publica|municipal|ofrece|presta)
      (?:presta|prestan|prestamo de) libros
    `),
    not: compilePhrases(`
      friends of (?:[a-z]+ ){0,3}librar(?:y|ies)
      (?:at|in|behind) (?:the )?(?:[a-z]+ ){0,3}library
      en la biblioteca
    `),
    adds: ["ASSISTANCE"],
  },
  {
    organization: compilePhrases(`
      (?:librar(?:y|ies)|bibliotecas?)
    `),
    not: compilePhrases(`
      friends of (?:[a-z]+ ){0,3}librar(?:y|ies)
    `),
    with: compilePhrases(`
      (?:books?|librar(?:y|ies)|magazines|reading|story|catalog|checkout|materials|catalogo|collections?|libros?|biblioteca|lectura|revistas)
    `),
    isLast: true,
    adds: ["ASSISTANCE"],
  },
  {
    name: compilePhrases(`
      (?:public|mass|rapid|area|county|city|metro|metropolitan|regional|local|rural|valley) (?:transit|transportation)
      transit (?:authority|agency|district|system|services?|center|hub|routes?)
      (?:tri|metro) ?(?:rail|mover|bus)
      (?:light|commuter|passenger) (?:rail|trains?|bus(?:es)?)
      bus (?:services?|lines?|routes?|systems?|terminal|schedules?)
      fixed routes?(?: services?)?
      (?:city |town |free |county ){0,3}(?:trolley|trolleys|streetcar|shuttle|ferry)(?: services?| system| bus)?$
      dial a (?:ride|bus)
      railroad
      railway
      trains?$
      autobuses
      trenes?
      tranvia
      transporte publico
      rutas? de (?:autobus(?:es)?|camion(?:es)?|tren(?:es)?)
    `),
    first: compilePhrases(`
      serves? (?:[a-z0-9]+ ){0,2}stations
      (?:bus|rail|train|trolley|transit|shuttle) (?:routes|lines) (?:run|serve|connect|cover|operate|from|between|throughout|in)\\w*
      (?:operates?|runs?) (?:[a-z0-9]+ ){0,4}(?:buses|bus routes|trains|trolleys|streetcars|ferries)
      commuter (?:rail|trains?|bus)
      (?:trenes|autobuses|camiones) (?:que )?(?:corren|recorren|van|salen|pasan|cada|entre)
      rutas? de (?:autobus(?:es)?|camion(?:es)?|tren(?:es)?)
    `),
    not: compilePhrases(`
      (?:bus|trolley) (?:stops?|shelters?)
      (?:model|toy) (?:trains?|railroads?)
      jobs?
      villages?
    `),
    adds: ["ASSISTANCE"],
  },
  {
    name: compilePhrases(`
      ^(?:routes?|lines?|rutas?|lineas?) [0-9a-z]+$
      (?:express|local|crosstown|night) (?:routes?|lines?)
    `),
    with: compilePhrases(`
      (?:connects|stops? (?:at|every)|every [a-z0-9]+ (?:minutes|hours?)|runs (?:between|from|every))
      (?:pasa (?:por|cada)|recorre|paradas? en|cada (?:media hora|[a-z0-9]+ minutos|hora))
    `),
    adds: ["ASSISTANCE"],
    lacks: ["HEALTH", "WORK"],
  },
  {
    first: compilePhrases(`
      (?:farm ?workers?|low income|migrants?|community services|trabajadores (?:del campo|agricolas)|bajos ingresos)
    `),
    with: compilePhrases(`
      emergency (?:services|assistance|funds?|aid)
      (?:ayuda|asistencia|servicios) de emergencia
    `),
    not: compilePhrases(`
      (?:hospital|medical|clinic|physicians?|shelter|dental|hospitales|albergue)
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      consumer (?:protection|complaints?|affairs|fraud)
      protect\\w* consumers
      proteccion (?:al|del) consumidor
      quejas de (?:los )?consumidores
    `),
    adds: ["ASSISTANCE"],
  },
  {
    first: compilePhrases(`
      (?:section 8|section eight|seccion 8|public housing|housing choice vouchers?|vivienda publica|housing authority)
    `),
    with: compilePhrases(`
      (?:provides?|offers?|owns?|manages?|operates?) (?:[a-z0-9,]+ ){0,6}(?:housing|apartments|homes|units)
      housing (?:to|for)
      (?:affordable|subsidized|low income) (?:housing|apartments|homes|units)
      (?:viviendas?|apartamentos) (?:para|economic[ao]s|a familias|a bajo|de bajo)
      rent is [a-z0-9]+ (?:percent )?of income
    `),
    not: compilePhrases(`
      (?:evict\\w*|legal|lawyers?|attorneys?|search|landlords?|lunch|meals?|job|camps?|after ?school|discriminat\\w+)
      help\\w* (?:[a-z]+ ){0,4}(?:apply|applying|find|fill)
      (?:desalojo\\w*|abogad\\w+|ayud\\w+ a (?:llenar|solicitar|buscar))
    `),
    adds: ["TRANSITIONAL"],
    lacks: ["RESOURCES"],
    unless: compilePhrases(`
      (?:rent|rental|utility|financial) (?:assistance|help)
      (?:utilit\\w+|mortgages?|loans?|case ?manage\\w*|legal|counsel\\w*|self sufficiency|referrals?|advoca\\w+|transport\\w*|social services)
      (?:manejo de casos|servicios sociales|transporte|consejeria|ayuda con la renta)
    `),
  },
];
