import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for food to take home, and their other senses. */
export const FOOD_PANTRIES: NeedPatterns = {
  said: phrases(`
    boxes? (?:are|is) (?:placed|put|loaded) (?:in|into)
    (?:helps?|assist\\w*|assistance) with (?:[a-z]+,? ){0,3}food(?! stamps)
    frutas y verduras
    food,? (?:and )?(?:clothing|shelter)
    farmers market (?:vouchers?|coupons?)
    (?:produce|food) by car
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
  told: phrases(`
    farm stands?
    food for (?:anyone|families|people|seniors|pupils|neighbors|those|all|children|students|households|the)
    food in backpacks
    community fridge
    refrigerator
    fruits?
    vegetables
    bread
    gleaners?
    alimentos
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
    (?:no|not|without|sin) (?:[a-z0-9]+ ){0,2}(?:food|pantry|groceries|comida|alimentos|despensa)
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
};
