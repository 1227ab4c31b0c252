import { compilePhrases } from "./any-of.ts";
import type { PlainKind } from "./plain-kind.ts";

const SLEEPS = compilePhrases(`
  (?:shelters?|beds?|housing|overnight|safe (?:house|home)s?|safehouse|(?<!non )residential|group homes?|apartments?|lives? (?:in|here|there)|living (?:in|here))
  (?:residents?|residence|stays?|rooms?|nights?|sober|halfway|board|temporary|transitional|violence|victims|survivors|battered|homeless\\w*)
  (?:maternity|pregnant|months?|weeks?|roof|rents?|rent free|renta|moves? in|sleeps?|sleeping|dorm\\w*|hotel|motel|ran away|runaways?|inmates|parole|facility|homes? for|families whose|veterans|recovery)
  (?:refugios?|albergues?|camas?|viviendas?|hospedaje|dormir|casa segura|(?<!no )residencial(?:es)?|residentes|estancias?|noches?|meses|semanas|techo|confidencial|sin hogar|migrantes)
`);

/** Places where people sleep, and what only sounds like them. */
export const PLAIN_SLEEP: readonly PlainKind[] = [
  {
    // An agency may call itself a house.
    name: compilePhrases(`
      (?:house|casa|home|haven)
    `),
    with: compilePhrases(`
      (?:counseling|therap(?:y|ies|ists?)|outpatient|mental health|substance (?:abuse|use)|prevention|psychotherapy|child (?:sexual )?abuse|immigrants|immigration)
      (?:consejeria|terapias?|salud mental|prevencion|ambulatori[oa]|inmigrantes)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: SLEEPS,
  },
  {
    first: compilePhrases(`
      room,? (?:and )?board
      (?:cuarto|habitacion|alojamiento),? y (?:comidas?|alimentos)
    `),
    not: compilePhrases(`
      (?:college|tuition|students?|scholarships?|universit\\w+|camps?|volunteers?|boarding school|trades?|job corps|allowance|estudiantes|universi\\w+)
    `),
    adds: ["TRANSITIONAL"],
  },
  {
    first: compilePhrases(`
      (?:provid\\w+|offer\\w*|giv\\w+) (?:[a-z]+,? ){0,8}(?<!and )(?:emergency |temporary |overnight )?shelter (?:to|for) (?:the )?(?:homeless|individuals|families|men|women|people|persons|youth|children|those|victims|runaways)
      (?:emergency|temporary|overnight) shelter (?:[a-z]+ ){0,8}(?:is|are) (?:also )?(?:provided|offered|available|given)
      (?:food|meals|clothing|clothes)(?:, [a-z]+(?: [a-z]+)?){0,4},? and (?:emergency |temporary |overnight )?shelter (?:to|for)
      (?:ofrece\\w*|da|damos|brinda\\w*) (?:[a-z]+,? ){0,8}y (?:albergue|techo) (?:a|para)
    `),
    not: compilePhrases(`
      (?:animals?|pets?|dogs?|cats?|refer|refers|referrals? to|grants|funds|funding|mascotas|perros)
    `),
    adds: ["EMERGENCY"],
  },
  {
    first: compilePhrases(`
      residential (?:[a-z]+ ){0,3}(?:program|treatment|facility|rehabilitation)
      (?:programa|tratamiento|centro) residencial
    `),
    with: compilePhrases(`
      (?:substance (?:abuse|use)|addict\\w*|chemical dependen\\w+|alcohol\\w*|drug (?:abuse|problems?|treatment)|adicci\\w+|drogas)
    `),
    not: compilePhrases(`
      (?:non residential|outpatient only|no residencial)
    `),
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      (?:in ?patient|baker act|psychiatric (?:units?|hospitals?|stabilization)|crisis stabilization|hospitali[sz]ation)
      (?:hospitalizacion|internamiento psiquiatrico)
    `),
    not: compilePhrases(`
      (?:residential|sober|transitional|housing|recovery (?:houses?|homes?|residences?)|shelters?)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: compilePhrases(`
      (?:shelters?|residential|sober|halfway|supportive housing|transitional|refugio|albergue)
    `),
  },
  {
    name: compilePhrases(`
      (?:assisted living|alf|nursing (?:homes?|center|and rehab\\w*)|retirement (?:homes?|communit(?:y|ies))|convalescent)
    `),
    not: compilePhrases(`
      (?:low income|affordable|subsidi[sz]ed|homeless\\w*|complaints?|ombudsman|referrals?)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: compilePhrases(`
      (?:low income|affordable|subsidi[sz]ed|homeless\\w*|hud|section 8)
    `),
  },
  {
    first: compilePhrases(`
      (?:[0-9]+|one|two|three|four|five|seven) nights? (?:stays? )?(?:in|at) (?:a |an |our )?(?:hotels?|motels?)
      (?:[0-9]+|una|dos|tres) noches? (?:de |en )(?:un )?(?:hotel|motel)
    `),
    adds: ["EMERGENCY"],
  },
  {
    first: compilePhrases(`
      (?:home|house|roof|exterior) (?:repairs?|rehab\\w*|beautification|improvements?|modifications?|painting|weatherization)
      (?:reparacion|pintura|arreglo) de (?:casas?|viviendas?|techos?)
    `),
    not: compilePhrases(`
      (?:shelter|apartments?|transitional|rental units|builds?|albergue)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["SHELTER"],
  },
  {
    first: compilePhrases(`
      safe haven(?: laws?)?
    `),
    with: compilePhrases(`
      (?:newborns?|babies|baby|infants?)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: compilePhrases(`
      (?:shelters?|beds|maternity home)
    `),
  },
  {
    first: compilePhrases(`
      (?:mortgages?|home ?buyers?|home ?ownership|(?:buy|buying|purchase|purchasing) (?:a |their |your )?(?:first )?homes?|hud (?:certified|approved)|housing counseling)
      (?:hipotecas?|comprar? (?:su |una )?(?:primera )?casa)
    `),
    not: compilePhrases(`
      (?:habitat|sweat equity|builds?|rental (?:housing|units)|apartments?|shelters?|transitional)
    `),
    adds: ["ASSISTANCE"],
    lacks: ["SHELTER"],
    unless: compilePhrases(`
      (?:apartments?|permanent (?:homes?|housing)|rental (?:housing|units)|shelters?|transitional housing|supportive housing|sweat equity|public housing|builds)
    `),
  },
  {
    first: compilePhrases(`
      (?:foster (?:care|homes?|parents?|famil(?:y|ies))|adopti(?:ons?|ve))
      (?:adopcion(?:es)?|familias? de acogida|crianza temporal)
    `),
    not: compilePhrases(`
      (?:pets?|animals?|dogs?|group homes?|shelters?|aged out|former foster|residential|apartments?|transitional|independent living|age out|mascotas)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: compilePhrases(`
      (?:group homes?|shelters?|residential|apartments?|transitional|maternity home|viviendas?|albergue)
    `),
  },
];
