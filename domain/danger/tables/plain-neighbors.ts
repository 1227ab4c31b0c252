import { lines, PAST, pastBut } from "./plain-lines.ts";

/** Plain questions and cries of dangers that weights take for the one next to them. */

/** Fumes of cleaners that were mixed are breathed: fresh air helps, and not what helps after swallowing. */
export const FUMES = lines(
  `
  mixed/mixing/mixd/poured/combined & bleach/clorox/ammonia/cleaner/cleaners & cough/coughing/coughin/breathe/breath/breathing/chest/eyes/throat/fumes/fume/dizzy/smoke
  fumes ~3 from/of ~3 bleach/ammonia/cleaner/cleaners; bleach & ammonia/acid/vinegar & breathe/breath/coughing/fumes
  mezcle/mezclo/mezclamos/mezclando/revolvi/revolvio/revolvimos/eche & cloro/clorox/amoniaco/amonia/limpiador/limpiadores/acido & tos/toser/tosiendo/tose/tosemos/respirar/respiro/aire/pecho/ojos/garganta/vapor/vapores/bapor/humo/humito/mareo/marean
  humo/vapores/vapor ~3 cloro/amoniaco/limpiadores; cloro & amoniaco/amonia/acido/vinagre & respirar/respira/toser/vapores
  `,
  PAST,
  "!drank/drink/swallow/swallowed/mouth/boca/tome/tomo/tomaron/trago/trague/sip/cup/vaso/safe/malo",
);

/** Sleepless, with beliefs of one's own, or undressed in the street: an illness, unless someone is threatened. */
export const LOST_MIND = lines(
  `
  thinks/believes/says/swears/claims/convinced/insists ~2 hes/shes/he/she ~2 jesus/god/christ/messiah/prophet/president/virgin/satan/angel & OTHER
  thinks/believes/says/convinced ~6 chip/transmitter/antenna/microphones/fbi/cia/government ~3 in/inside/under/poisons/poisoned ~3 OTHER/arm/head/teeth/skin/brain/walls/vents/him/her/food
  thinks/believes/says ~3 replaced ~2 by ~2 robot/clone/impostor; taking/takes orders from ~1 radio/tv/television; talking/talks ~1 to ~1 angels/vent/vents/walls
  tearing/ripping/pulling/tore/ripped ~3 wires/walls/ceiling/outlets & microphones/fbi/voices/nights/slept/signals/cameras; had/having/gave/birth & baby & says/thinks/believes ~3 baby ~1 isnt/not/switched/demon/devil/evil & !i ~2 had
  psychotic break/episode & !history/class; manic & naked/awake/slept/sleep/nights/preaching
  naked/underwear/clothes ~8 street/traffic/highway/freeway/road/roof/snow & OTHER & slept/sleep/jesus/god/meds/manic/bipolar/schizophrenia/prophet/angels/preaching/blessing/virgin
  dice/cree/jura/piensa que es la?/el?/un?/una? jesus/jesucristo/cristo/dios/profeta/virgen/mesias/presidente/angel; se cree ~2 jesus/jesucristo/cristo/dios/profeta/virgen/mesias/presidente
  dice/cree/jura ~6 chip/transmisor/antena/antenas/microfonos/fbi/gobierno ~4 brazo/cabeza/dientes/piel/pared/paredes/comida
  dice/cree ~4 cambiaron ~3 robot/impostor; obedeciendo/obedece ~2 radio/tele; habla/hablando ~2 con ~1 los? ~1 angeles & OTHER
  arrancando/arranca/tumbando ~3 cables/paredes/pared/techo & microfonos/fbi/voces/noches/dormir/gobierno; parida/parir/pario/alivio/luz & dice/cree ~3 bebe/nino/nina/beba ~1 no/es ~1 suyo/suya/es/diablo/demonio/mundo
  brote/episodio/crisis ~1 psicotico/psicotica; psicosis & desnudo/desnuda/calle/duerme/dormir
  desnudo/desnuda/calzones/ropa ~8 calle/avenida/freeway/carretera/carros/trafico/nieve/techo & OTHER & duerme/dormir/jesus/jesucristo/dios/profeta/virgen/medicina/medicinas/pastillas/bipolar/esquizofrenia/angeles/predica/predicando/tele/radio
  `,
  pastBut("week/weeks/semana/semanas/hace/since/desde/after/despues"),
  "!WEAPON/hammer/martillo/axe/hacha/kill/kills/killing/matar/mate/mata/acabar/acabarla/drown/river/rio/bridge/puente/himself/herself/matarse/colgarse/HITS/RAPES/police/cops/cop/tased/policia/policias/guards/custodios/vodka/whiskey/drinking/lent/trago/toma/turkey/meth/crystal/crack/coke/cocaine/acid/shrooms/high/cristal/crico/criko/coca/song/church/iglesia & !dios ~1 es",
);

/** A baby who was shaken or thrown and is not as before needs help at once; who only fears to do it is a caregiver. */
export const SHAKEN = lines(
  `
  shook/shaken/slammed/sacudi/sacudio/zarandeo/zarandee/samarreo/avento & limp/floppy/sleepy/dazed/vomiting/vomits/throwing/wake/nurse/eyes/aguado/aguada/aguadito/aguadita/flojito/flojita/ido/ida/atontado/atontada/vomita/vomitando/despierta/ojos/dormido & baby/son/daughter/grandson/granddaughter/him/her/newborn/months/bebe/hijo/hija/nieto/nieta/nino/nina/recien/meses/lo/la
  threw/throws/slams/slammed ~2 baby/newborn/twins/him/her ~4 bed/couch/wall/floor/mattress/crib & baby/newborn/twins/infant & !i ~1 threw/slammed
  avento/avienta/aventaron ~2 bebe/beba/bebita/gemelos ~5 cama/sillon/pared/piso/cuna/colchon; lo/la avento/avienta ~4 cama/sillon/pared/piso/cuna/colchon & bebe/beba/bebita/gemelos
  `,
  "!nothing/nada/name/nombre/needle/almost/casi/crib/cuna/hand/hands/mano/manos/awake/up/hands/bridge/puente/dog/perro/pills/took/ago/year/years & !me ~1 avento",
);

/** A child who says an age or a grade and what an older one does. */
export const TOUCHED_YOUNG = lines(
  `
  youth pastor/leader/minister & pics/pictures/photos/touched/touches/touch/kissed/kisses/nudes/naked
  pastor/lider/encargado ~3 jovenes & fotos/beso/besa/toco/toca/manosea/manoseo
  OLDER & SAYS_YOUNG & DOES
  `
    .replaceAll(
      "OLDER",
      "coach/teacher/tutor/pastor/priest/trainer/cousin/uncle/stepbrother/stepdad/entrenador/maestro/profe/profesor/padre/sacerdote/primo/tio/hermanastro/padrastro",
    )
    .replaceAll(
      "SAYS_YOUNG",
      "im/am/tengo ~2 10/11/12/13/14/15/16/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen/diez/once/doce/trece/catorce/quince/dieciseis/6th/7th/8th/9th/10th/sixth/seventh/eighth/ninth/freshman/sophomore",
    )
    .replaceAll(
      "DOES",
      "skirt/shorts/falda/touched/touches/touching/kissed/kisses/kissing/rubbed/groped/nudes/toco/tocarlo/toca/tocar/beso/besa/manoseo/manosea",
    ),
  "!ago/years/hace/book/libro/movie/pelicula/college/universidad & !my ~2 girlfriend/boyfriend",
);

/** One's own end, by where one stands and what one holds. */
export const AT_THE_EDGE = lines(
  `
  other/wrong/outer side of ~1 rail/railing/guardrail/fence & bridge/parking/garage/deck/roof/overpass/level/floor
  feet/legs ~2 over/off/hanging/dangling ~4 edge/roof/ledge/bridge/rooftop; edge/ledge ~3 roof/rooftop/bridge/garage/overpass & feet/legs/hanging/dangling/down/jump
  one leg over ~6 ; id? rather ~1 hang/shoot/kill myself; rather ~1 blow ~1 my ~1 head/brains
  gun/pistol/barrel ~3 in/to/against ~1 my ~1 mouth/head/temple
  otro lado ~1 del ~1 barandal/baranda/barda/reja & puente/estacionamiento/azotea/piso/techo
  pies/piernas/pierna ~3 colgando/afuera/fuera ~4 azotea/puente/techo/edificio; azotea/puente/techo ~6 pies/piernas ~3 colgando/afuera/fuera
  pongo/puse/poniendo ~4 sien/boca/cabeza & pistola/arma/canon/fierro/escopeta/revolver; prefiero ~2 balazo/tiro/colgarme/ahorcarme/matarme
  `,
  pastBut("after/despues"),
  "!he/she/hes/shes/him/her/OTHER/dog/river/fish/fishing/boat/boats/pool/alberca/photo/foto/cuesta/tattoo",
);
/** Someone else's end, told to those around them. */
export const TOLD_TO_US = lines(
  `
  guest/client/resident/tenant/customer/student/lodger/boarder & said/says/told ~8 kill herself/himself/themselves; shell/hell/she/he ~2 walk/walking/step/stepping/jump/jumping ~2 in ~1 front ~2 train/bus/truck & said/says/told
  huesped/clienta/cliente/residente/inquilino/inquilina/senora/senor/muchacho/muchacha/alumno/alumna & dijo/dice ~10 avienta/aventar/aventarse/atraviesa/tira/tirar/tirarse ~2 al/a ~1 tren/metro/camion/vias/bus
  deported/deport/deportation/detention/detained & says/said/tried/threatens ~8 hang/kill/hanging ~1 himself/herself; says/said hell ~1 hang/kill himself & deport/deported/deportation/detention
  deportar/deporten/deportacion/deportan/detenido/detenida/migra & dice/dijo/intento ~6 cuelga/colgarse/ahorca/ahorcarse/mata/matarse/suicida/suicidarse & !me ~2 mata & !dice ~2 me
  `,
  "!news/noticias/movie/pelicula/ago/years/year/anos/myself/matarme/colgarme/group/grupo/book/libro",
);

/** A partner who breaks bones is one also where it is told as a joke. */
export const BROKEN_BY_PARTNER = lines(
  `
  PARTNER ~3 broke/cracked/busted/fractured/knocked/split ~1 my ~1 wrist/rib/ribs/jaw/nose/arm/hand/tooth/teeth/lip/finger/fingers/collarbone
  he/she/PARTNER ~2 bends/twists/twisted/yanks/crushes/slams/slammed ~1 my ~1 finger/fingers/arm/arms/wrist/wrists/hand ~3 back/behind/door/when/until/if/drawer; me ~1 dobla/tuerce/retuerce/machuca ~2 dedo/dedos/brazo/muneca/mano
  PARTNER ~3 gave/left ~1 me ~3 black ~1 eye/eyes; PARTNER ~3 broke ~2 bottle/plate/glass/chair ~2 on/over ~1 me/my
  PARTNER/principe/maridito/galan ~3 me ~1 volvio? ~1 a? ~1 quebro/rompio/partio/tumbo/revento/partir/quebrar/romper ~2 costilla/costillas/muneca/nariz/boca/diente/dientes/mandibula/brazo/mano/dedo/dedos/labio/ceja
  PARTNER/principe/maridito/galan ~3 me ~1 dejo ~3 ojo ~2 morado/azul/negro; PARTNER ~3 me ~1 rompio/quebro ~2 botella/plato/vaso/silla ~1 encima
  `,
  pastBut("last/yesterday/ayer/anoche/pasado/pasada/week/weeks/semana/semanas"),
  "!accident/accidente/accidentally/jugando/playing/soccer/futbol/pillow/tv/STRANGLES/neck/throat/cuello/RAPES/pregnant/embarazada/son/daughter/hijo/hija & !baby/bebe/bebes ~3 broke/brazo/arm & !ex ~1 jefe & !wont ~1 stop",
);

/** Children who stay behind when the grown people are taken. */
export const LEFT_BEHIND = lines(
  `
  took/taken/arrested/detained/deported & kids/children/boys/girls/twins/brother/sister ~8 alone/themselves/theyself/theirselves; took/arrested/detained/deported & kids/children/boys/girls/twins ~8 on ~1 their ~1 own
  llevo/llevaron/arresto/arrestaron/detuvieron/deportaron & ninos/ninas/hijos/hermanitos/gemelos ~8 solos/solas/solitos/solitas
  `,
  PAST,
  "!my ~1 kids/children & !mis ~1 hijos/ninos & !and/y ~1 i/yo & !with/con ~2 aunt/grandma/abuela/tia/neighbor/vecina",
);
export const KEPT_LIKE_ANIMALS = lines(
  `
  boy/girl/kid/child/toddler/nino/nina/nene/nena ~5 tied/chained/caged/amarrado/amarrada/encadenado/encadenada ~5 yard/post/cage/crate/dog/patio/poste/jaula/perro/arbol/tree
  kid/boy/girl/child/nino/nina ~5 in/en ~2 dog/jaula ~1 pen/cage/crate/perro
  `,
  PAST,
  "!school/escuela/game/juego/play/shoes/zapatos",
);

/** A home that treats someone badly, told in few words. */
export const TREATED_BADLY = lines(
  `
  nursing/home/aide/aides/caregiver/caretaker ~3 treats/treat/treating ~3 bad/badly/mean/rough/awful & PARENTS/RELATIVES/ELDERLY
  asilo/cuidadora/cuidador ~3 trata/tratan/tratando ~3 mal/feo & PARENTS/RELATIVES/ELDERLY
  `,
  PAST,
  "!no ~2 tratan ~1 mal & !dog/perro",
);

/** Someone who sells people looks for, finds, holds or hurts the writer or someone the writer knows. */
export const HUNTED_BY_PIMP = lines(
  `
  pimp/trafficker/madam ~6 looking/searching/after/found/finds/find/chasing/coming/hunting/outside/here/knows/caught/hit/hits/beat/beats/hurt/hurts/wont/took/takes/has/said/says/threatens/threatened/cut/kill
  escaped/escaping/ran/running/run/left/leaving/leave/away/hiding/hide ~4 pimp/trafficker/madam
  padrote/proxeneta/tratante ~6 busca/buscando/encontro/encuentra/persigue/afuera/sabe/pego/pega/golpea/golpeo/quita/quito/deja/tiene/viene/dice/dijo/amenaza/amenazo/corta/mata
  escape/escapo/escaparme/hui/huir/huyendo/escondida/escondiendome/salirme/dejar ~4 padrote/proxeneta/tratante
  `,
  "!movie/pelicula/song/cancion/book/libro/class/clase/game/juego/ride/training/foster",
);

/** Someone with power over the writer demands touch for it: rent, work, papers, a bed. */
export const MADE_TO_TOUCH = lines(
  `
  makes/made/making/forces/forced/wants/wanted/told ~1 me ~2 touch/touching/kiss/undress/strip ~1 him/her/it/them/for/naked
  makes/made/forces/forced ~1 me ~2 undress/strip; touches/touching/gropes/groping/groped ~1 me & landlord/boss/manager/foreman/guard/officer/staff/landlady/super
  me ~2 hace/hizo/obliga/obligo/pide/pidio/exige ~3 tocarlo/tocarla/besarlo/besarla/desvestirme/desnudarme/encuerarme
  me ~1 toca/manosea/toquetea/manoseo/toco & casero/casera/dueno/patron/jefe/encargado/capataz/guardia/oficial
  `,
  "!doctor/nurse/massage/masaje/movie/pelicula/song/cancion/dog/perro/wall/pared/screen/pantalla/hot/grass/ground/toes",
);

/** Fluid from the ear or the nose after a blow: the skull may be broken. */
export const CLEAR_FLUID = lines(
  `
  clear/watery ~2 stuff/fluid/liquid/water ~5 ear/ears; ear/ears ~4 leaking/dripping/draining ~2 clear/watery
  liquido/agua/aguita ~3 oido/oidos/oreja/nariz & golpe/cayo/caida/pego/choque/accidente/cabeza
  blood/bleeding/sangre ~5 ear/ears/oido/oidos & fell/fall/hit/crash/head/golpe/cayo/caida/choque/cabeza
  `,
  pastBut("after/despues/hace/desde/yesterday/ayer/anoche/last"),
  "!infection/infeccion/pierced/piercing/earring/arete/aretes/swim/swimming/alberca/shower/ducha/wax/cerilla/dog/cat/perro/gato/otitis",
);

/** An announced shooting, whatever it was announced in. */
export const ANNOUNCED_SHOOTING = lines(
  `
  gonna/going/will ~3 shoot ~1 up? ~2 school/church/mosque/synagogue/mall/office/workplace
  va/van/voy/iba ~2 a ~2 disparar/tirotear/balacear/matar ~6 escuela/prepa/secundaria/primaria/iglesia/mezquita/sinagoga/oficina/universidad
  `,
  PAST,
  "!hoops/basketball/basquet/scene/escena/photo/photos/fotos/wedding/boda/film/sign/clean/set/dress",
);

/** Girls who are to be cut. */
export const CUT_GIRLS = lines(
  "female genital ~1 mutilation/cutting; mutilacion ~1 genital/genitales; mutilar ~3 nina/ninas/hija/sobrina/hermana",
  PAST,
);
