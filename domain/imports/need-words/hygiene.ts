import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for showers, laundry and what one needs to wash, and their other senses. */
export const HYGIENE: NeedPatterns = {
  said: phrases(`
    shower(?:ing)?
    sheets and towels
    toilets?
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
  told: phrases(`
    towels?
  `),
  named: phrases(`
    shower
    barber\\w*
    hair
    restroom
    personal (?:needs|care)
    wash
    laundry
  `),
  not: phrases(`
    (?:install\\w*|repair\\w*|leak\\w*|running|accessible|raised|adapted|low flow|high) (?:[a-z]+ ){0,2}toilets?
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
};
