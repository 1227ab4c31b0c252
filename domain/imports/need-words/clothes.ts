import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for clothes, and their other senses. */
export const CLOTHES: NeedPatterns = {
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
  told: phrases(`
    bedding
    outfits?
    bras
    pajamas
  `),
  named: phrases(`
    uniforms?
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
    bring (?:[a-z]+,? ){0,3}(?:bedding|blankets?|sleeping bags?|pajamas|towels?|diapers?)
    sleeping bags? (?:required|needed)
    (?:wash|washing|launder|dry|clean|change of|changing|own|bring|wear|comfortable|appropriate|loose|extra|their|your|my|proper) (?:[a-z]+ )?(?:clothes|clothing|shoes|attire)
    clothes (?:washers?|dryers?|washing)
    (?:lavar?|lavado de|lave|lavamos) (?:su |la |tu )?ropa
    blanket (?:policy|primary|coverage)
    coat of arms
    sugar ?coat
    (?:donate|donates|donating|donations? of|donated? used|accepts? (?:donations|donated|gently|used|new)|collects?|collecting) (?:[a-z]+ ){0,4}(?:clothing|clothes|coats|ropa|shoes|diapers)
    (?:donar|donaciones de|dona) (?:[a-z]+ )?ropa
    (?:no|sin) (?:[a-z0-9]+ ){0,2}(?:clothing|clothes|ropa)
    (?:uniforms?|shoes|clothing|attire) (?:required|is required|are required)
    vouchers? to (?:our|the) thrift
    closet (?:space|organizer)
    (?:law|class action) suits?
    linens provided
    horse ?shoes
  `),
};
