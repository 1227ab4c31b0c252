import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for someone to talk to, and help with drugs and alcohol, and their other senses. */
export const COUNSELING: NeedPatterns = {
  said: phrases(`
    manej(?:o|ar) (?:del|el|de la|la) (?:enojo|ira|estres)
    groups? for (?:[a-z]+ )?(?:addict\\w*|alcohol\\w*|drugs?|grief|depression|anxiety|trauma|survivors)
    intensive outpatient
    (?:[a-z]+ )?anonymous
    harm (?:reduction|a child|themselves)
    quit ?lines?
    (?:stop|quit|quitting|stopping) (?:smoking|vaping|tobacco)
    dejar de fumar
    therapies
    listen(?:s|ers)? to (?:people|parents|callers|you|anyone|those|teens|children)
    (?:about|their) feelings
    internamiento
    (?:alcoholic|drogadict|adict)[oa]s
    (?:drug|alcohol)(?: and (?:drug|alcohol))? (?:program|classes)
    (?:le |les |las |los |te )?escucha(?:mos|n|r)
    lineas? (?:de ayuda|de apoyo|[0-9]+ horas|24 horas)
    equipos? movil(?:es)? de crisis
    (?:inpatient|outpatient|residential) (?:[a-z]+ )?programs? (?:for|of) (?:[a-z]+ ){0,3}(?:who drink|addict\\w*|alcohol\\w*|drugs?)
    (?:drinks? or uses?|use) drugs
    (?:alcohol and )?drug free place
    peer (?:coach\\w*|mentors? in recovery|specialists?)
    leave drugs
    (?:aa|na|ca) (?:meetings?|groups?)
    (?:meetings?|groups?) (?:of|for) (?:[a-z]+ )?(?:alcoholics|addicts|drinkers)
    (?:stop|stopped|quit) (?:drinking|using(?: drugs)?)
    drink(?:s|ing)? too much
    doce pasos
    (?:dejaron|dejar|dejan) (?:de beber|el alcohol|la bebida|las drogas)
    (?:text|warm|talk|chat|listening) ?lines?
    (?:trained )?listeners
    (?:teens?|people|peers) (?:who )?talk with other
    loss of a (?:loved one|child|spouse)
    lost (?:someone|a loved one|a child|a spouse)
    readjustment
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
  told: phrases(`
    trauma
    emotions?
    depression
    anxiety
    nightmares
    (?:people|anyone|those|person|persons) in crisis
    depresion
    ansiedad
    listens?
    someone who understands
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
    anonymous (?:tips?|calls?|testing|reports?|reporting|donors?|and confidential|hiv|or)
    (?:remain|is|are|confidential and|free and|and|stay|completely) anonymous
    (?:physical|speech|occupational|massage)[a-z, ]{0,40} therapies
    (?:stress|anxiety) tests?
    (?:heat|financial|water|housing) stress
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
    (?:no|without) (?:[a-z0-9]+ ){0,2}(?:counseling|therapy)
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
};
