import { anyOf } from "./any-of.ts";
import type { KindTexts } from "./kinds-of-service.ts";

/** Whether it is an office, a matter of animals, of giving or the like: whoever needs help finds none there. */
export function isAnotherMatter({ name, lead, organization }: KindTexts): boolean {
  return (
    OTHER_MATTERS.name.test(name) ||
    OTHER_MATTERS.lead.test(lead) ||
    (OTHER_MATTERS.organization.test(organization) && !HELP_OF_OFFICES.test(name))
  );
}

/** Help that offices give beside what they are there for. */
const HELP_OF_OFFICES = anyOf(`
  (?:assistance|help|clinic|self help|legal aid|social services|veterans|housing|food|shelter|benefits?)
`);

/** Offices, animals, giving and the like: whoever needs help finds none there. */
const OTHER_MATTERS: { readonly name: RegExp; readonly lead: RegExp; readonly organization: RegExp } = {
  name: anyOf(`
    police (?:department|station|dept|headquarters)
    sheriffs?
    fire (?:department|rescue|stations?)
    consulates?
    consulado
    embassy
    embajada
    commissioners?
    city (?:hall|council|commission|manager|clerk|attorney)
    mayors?
    senators?
    congress\\w*
    representatives?
    (?:supervisor of )?elections?
    voter registration
    clerk of (?:the )?courts?
    (?:civil|criminal|probate|traffic|circuit|county) (?:case|court|division)\\w*(?: management)?
    jury
    animals?
    humane society
    spca
    pets? adoptions?
    dogs?
    cats?
    kennel
    bus shelters?
    (?:bus|trolley) stops?
    (?:picnic|park|pavilion) shelters?
    donations?
    donor
    donate
    donar
    donaciones
    blood (?:bank|drive|center|services|donation)\\w*
    banco de sangre
    volunteer(?:s|ing)? ?(?:opportunities|program|center|services|corps|training|orientation)?
    voluntari\\w+
    foster grandparents?
    senior companions? program
    rsvp
    museum
    museo
    zoo
    chamber of commerce
    historical society
    cemeter(?:y|ies)
    board (?:of|meetings?)
    fundrais\\w+
    gala
    newsletter
    (?:room|facility|pavilion|hall|shelter) rentals?
    refugio (?:de|para) animales
    epidemiolog\\w+
    surveillance
    environmental health
    code (?:enforcement|compliance)
    (?:building )?(?:permits?|inspections?)
    zoning
    public works
    property appraiser
    tax collector
    solid waste
    medical examiner
    crime watch
    tax shelters?
    customer service
    rentals?$
    gift shop
    residence life
    (?:drug|medication|prescription|pill)s? (?:take ?back|drop ?(?:off|box)|disposal)
    encampment (?:reporting|reports?|clean ?ups?)
    (?:foster care|citizen|case) review(?: board| panel)?
    (?:vaccination|immunization|student|school) (?:and \\w+ )?records
    transcripts
    choir
    cafeteria
    human resources
    medical records
    (?:wildlife|bird|raptor)s? (?:rescue|rehabilitation|center|shelter|sanctuary|hospital)
    billing
    pay (?:your )?bills?
    mosquito control
    neighborhood watch
    marriage licenses?
    (?:state|district|us|united states) attorneys?(?: office)?
    probation
    parole
    school board
    art gallery
    theat(?:er|re)
    orchestra
    golf
    marina
  `),
  organization: anyOf(`
    (?:museums?|zoo|zoological|aquarium|jungle island|consulates?|board of commissioners|crime watch|humane society|spca|animal services|blood (?:bank|centers?|services))
  `),
  lead: anyOf(`
    \\| donors must
    (?:^|\\| )(?:we )?accepts? (?:clean|gently|used|donated|donations|new and)
    ^give (?:whole )?blood
    ^(?:provides? )?(?:challenging |meaningful )*volunteer opportunit\\w+
    is an open admission shelter
    (?:injured|orphaned|stray|lost|wild|abandoned) (?:[a-z]+ )?(?:birds?|animals?|wildlife|dogs|cats|turtles|raptors|horses)
    per seat
    ^(?:[a-z]+ ){0,3}(?:plans|publishes|regulates|licenses|inspects)
    ^(?:[a-z]+ ){0,3}(?:gives|makes|awards) grants
    consulate general
    sworn (?:positions|officers)
  `),
};
