import { compilePhrases } from "./any-of.ts";
import type { KindTexts } from "./kinds-of-service.ts";

/** Whether it is an office, about animals, giving or the like, where no one who needs help finds any. */
export function isAnotherMatter({ name, lead, organization }: KindTexts): boolean {
  const isForChildren = CARE_OF_CHILDREN.test(`${name} | ${lead}`);
  return (
    (OTHER_MATTERS.name.test(name) && !HELP_BY_OFFICERS.test(name)) ||
    OTHER_MATTERS.lead.test(lead) ||
    (!isForChildren && SIGHTS.test(name)) ||
    (!isForChildren && OTHER_MATTERS.organization.test(organization) && !HELP_OF_OFFICES.test(name))
  );
}

/** Help that offices give beside what they are there for. */
const HELP_OF_OFFICES = compilePhrases(`
  (?:assistance|help|clinic|self help|legal aid|social services|veterans|housing|food|shelter|benefits?)
`);

/** Matches help by the police and city halls for people in need. */
const HELP_BY_OFFICERS = compilePhrases(`
  victims? (?:services|assistance|advoca\\w+|program)
  police (?:athletic|activities) league
  (?:after ?school|vita|tax (?:help|aid|assistance))
  (?:ayuda|servicios) a (?:las )?victimas
`);

/** Places that people go to see. */
const SIGHTS = compilePhrases(`
  (?:museums?|museos?|zoo|zoologico|aquarium|acuario|art gallery|theat(?:er|re)|orchestra|golf|marina(?! (?:branch|clinic|library)))
`);

/** Care of children, and classes, that museums and the like give, too. */
const CARE_OF_CHILDREN = compilePhrases(`
  after ?school
  (?:summer|spring|winter|day) (?:break )?(?:camps?|programs?)
  (?:weeks of camp|campers)
  (?:preschool|head start|out of school|homework|spring break)
  [a-z]+ camp(?= \\|)
  (?:english|literacy|ged) (?:class(?:es)?|program|lessons)
  (?:english|literacy|ged) (?:class(?:es)?|program|lessons)
  campamentos?
  despues de (?:la escuela|clases)
`);

/** Matches offices, animals, giving and the like, where no one who needs help finds any. */
const OTHER_MATTERS: { readonly name: RegExp; readonly lead: RegExp; readonly organization: RegExp } = {
  name: compilePhrases(`
    police (?:department|station|dept|headquarters)
    sheriffs?
    fire (?:department|rescue|stations?)
    consulates?
    consulado
    embassy
    embajada
    commissioners?
    (?<!at |in )city (?:hall|council|commission|manager|clerk|attorney)
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
    (?<!hot )dogs
    dog (?:parks?|training|licens\\w+|adoptions?|rescue|shelter|walking)
    cats
    cat (?:adoptions?|rescue|shelter|network|alliance|clinic|colon(?:y|ies))
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
    (?<!tax |time )volunteer(?! (?:income tax|tax|lawyers?|attorneys?|legal|clinic|drivers?))(?:s|ing)? ?(?:opportunities|program|center|services|corps|training|orientation)?
    voluntari\\w+
    foster grandparents?
    senior companions? program
    rsvp
    chamber of commerce
    (?:convention|visitors?|tourist|tourism) (?:and (?:convention|visitors?|tourism|tourist) )?(?:bureaus?|boards?|councils?|offices?|centers?|authority|information)
    (?:oficina|consejo|direccion|informacion|camara) (?:de|del) turismo
    court (?:reporting|reporters?|administration)
    administrative offices? of the courts?
    historical society
    cemeter(?:y|ies)
    board (?:of(?! (?:public )?health)|meetings?)
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
    (?:detention|correctional) (?:cent(?:er|re)s?|facilit(?:y|ies)|institutions?)
    (?:county|city) jails?
    (?:customs|immigration and customs|drug) enforcement
    border patrol
    federal bureau of investigation
    public works
    property appraiser
    tax collector
    solid waste
    medical examiner
    crime watch
    tax shelters?
    customer service
    (?<!family |market |scattered |affordable |income |home |apartment )rentals?$
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
  `),
  organization: compilePhrases(`
    (?:convention|visitors?|tourism) (?:and [a-z]+ )?(?:bureau|office|council|authority)
    (?:oficina|consejo|direccion) (?:[a-z]+ )?de turismo
    (?:customs|drug) enforcement
    border patrol
    federal bureau of investigation
    (?:museums?|zoo|zoological|aquarium|jungle island|consulates?|board of commissioners|crime watch|humane society|spca|animal services|blood (?:bank|centers?|services))
  `),
  lead: compilePhrases(`
    \\| donors must
    (?:^|\\| )(?:we )?accepts? (?:clean|gently|used|donated|donations|new and)
    ^give (?:whole )?blood
    ^(?:provides? )?(?:challenging |meaningful )*volunteer opportunit\\w+
    is an open admission shelter
    (?:injured|orphaned|stray|lost|wild|abandoned) (?:[a-z]+ )?(?:birds?|animals?|wildlife|dogs|cats|turtles|raptors|horses)
    per seat
    ^(?:[a-z]+ ){0,3}(?:publishes|regulates|inspects)
    ^(?:plans|licenses)(?! foster)
    ^(?:[a-z]+ ){0,3}(?:gives|makes|awards) grants
    consulate general
    ^(?:[a-z]+ ){0,6}(?:promotes?|promoting|markets) (?:[a-z]+ ){0,3}(?:tourism|destination)
    ^(?:[a-z]+ ){0,6}(?:promueve|fomenta) el turismo
    sworn (?:positions|officers)
  `),
};
