import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for a cooked meal, and their other senses. */
export const MEALS: NeedPatterns = {
  said: phrases(`
    nutrition sites?
    cenan?
    se (?:sirve|da) de comer
    (?:dan|damos) de comer
    vegetarian
    langar
    free lunch
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
  told: phrases(`
    sandwich(?:es)?
    comida
    cena
    refreshments
    comer
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
    (?:bancos?|despensas?|canastas?|bolsas?|cajas?|estampillas|vales|cupones|distribucion|entrega|reparto) (?:[a-z]+ )?(?:de|para|con) (?:la )?comida
    comida (?:para (?:mascotas|perros|gatos|llevar a casa)|y ropa|enlatada)
    ropa y comida
    (?:reparten?|repartimos|entregan?|entregamos) (?:[a-z]+ )?comida
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
    (?:no|sin) (?:[a-z0-9]+ ){0,2}(?:meals?|lunch|comidas?)
    soup cans?
  `),
};
