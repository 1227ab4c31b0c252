import type { DangerFamily } from "../danger-families.ts";
import { lines, PAST } from "./plain-lines.ts";
import {
  ANNOUNCED_SHOOTING,
  AT_THE_EDGE,
  BROKEN_BY_PARTNER,
  CLEAR_FLUID,
  CUT_GIRLS,
  FUMES,
  HUNTED_BY_PIMP,
  KEPT_LIKE_ANIMALS,
  LEFT_BEHIND,
  LOST_MIND,
  MADE_TO_TOUCH,
  SHAKEN,
  TOLD_TO_US,
  TOUCHED_YOUNG,
  TREATED_BADLY,
} from "./plain-neighbors.ts";

/**
 * Plain questions and cries that need no weighing: how to die, a fire, an attacker, a missing child. They are too short
 * for the weights, which are trained on stories. Words that make one harmless follow `!`.
 */

/** Excludes questions about an animal, a pest or a pain, or about how another person may die in peace. */
const OTHERS =
  "!dog/dogs/cat/cats/puppy/perro/perros/perra/gato/gatos/gata/mascota/plant/plants/roach/roaches/bug/bugs/bedbugs/ants/mice/rats/lice/worms/weeds/piojos/lombrices/parasitos/chinches/cucarachas/ratas/ratones/hormigas/hongos/bacterias/hospice/hospicio/paliativos/paliativo/PARENTS/RELATIVES & !dolor ~1 de";
/** Excludes texts in which something was swallowed: these are an overdose or a poisoning, not a question. */
const SWALLOWED =
  "!took/swallowed/ate/drank/tome/tomo/tomaron/trago/trague/comio/comiendo/gave/di/dio/already/had/feel/fine/OTHER";

const HOW_TO_DIE = lines(
  `
  painless/painlessly/peaceful/peacefully/quick/quickest/quickly/easy/easiest/easily/fast/fastest/surest/best ~1 way/ways/method/methods ~1 to/for? ~1 die/death/suicide; painless/peaceful ~1 way/ways to go; least painful way ~1 to
  how ~3 to/i/can ~2 die ~2 without/painlessly/peacefully/quick/quickly/fast/easy/easily; die/death/dying without ~2 pain/suffering/hurting; painless/painlessly death/die; die painlessly
  how to? die & !hair/eggs/shirt/shirts/shoes/clothes/fabric/egg/wool/jeans/cut; ways to die & !million/many/west; how ~1 do/can/could/would/should i die; how to kill/hang/drown myself/yourself
  what ~4 take/drink/swallow/eat/use/mix ~2 to die; what ~3 take/drink/swallow ~2 so ~1 i die; something ~2 take/drink to die; pills/meds/poison/drugs to die
  what/which ~2 pills/pill/meds/medicine/medicines/medication/drug/drugs/poison ~2 kill/kills ~1 you/me/u/fast/quick/quickly/yourself/fastest/instantly/myself; pills ~1 that kill/kills ~1 you/me/fast/quick/quickly
  how ~1 much/many ~3 DRUGS/insulin/pills/tylenol/advil/fentanyl/aspirin/ibuprofen/acetaminophen ~3 fatal/lethal/deadly/kill/kills/die ~1 ; how ~1 much/many ~3 DRUGS/insulin/pills ~3 to ~1 kill/die/od
  lethal/fatal/deadly ~1 dose/dosage/amount/quantity/overdose; dose/amount ~6 is/be lethal/fatal/deadly; dose ~2 kills/kill ~1 you/me/u
  can/will/would/could/do/does ~2 you/u/i/one/someone/it ~2 die/kill ~3 from/of/if/with/by/taking/you/me ~4 DRUGS/insulin/pills/tylenol/advil/ibuprofen/aspirin; can/will/would ~2 too ~1 many/much DRUGS/insulin/pills/ibuprofen ~3 kill ~1 you/me/u
  como morir/morirme/morirse/matarme/suicidarme/ahorcarme; como ~2 me ~1 puedo ~1 morir/matar; como ~1 puedo ~1 morir/morirme/matarme; como ~1 me ~1 mato; como ~3 muere ~2 sin ~1 dolor/sufrir
  morir/morirme/muerte/morirse/matarme/suicidarme/suicidio ~4 sin ~1 dolor/dolores/sufrir/sufrimiento/duela; muerte indolora/rapida/tranquila; morir rapido/rapidamente/tranquilo/tranquila/durmiendo
  formas/forma/manera/maneras/modo/metodo/metodos ~2 de/para ~2 morir/morirme/morirse/matarme/suicidarme/matarse/suicidarse
  que/algo ~4 tomar/tomo/tome/tomarme/beber/beberme/trago/tragar/tragarme/comer ~3 para/pa ~1 morir/morirme/morirse/matarme/suicidarme/despertar; pastillas/pastilla/veneno/medicina/remedio ~1 para/pa ~1 morir/morirme/matarme/suicidarme
  que/cual/cuales ~2 pastillas/pastilla/medicina/medicinas/medicamento/medicamentos/veneno/droga ~2 mata/matan/matar ~2 rapido/mas/uno/una/persona/te/me/gente; que ~1 pastillas ~2 mata/matan
  cuantas/cuantos/cuanta/cuanto ~2 DRUGS/insulina/pastillas/paracetamol/aspirinas/ibuprofeno ~3 mata/matan/matar/matarme/morir/morirme/mueres/muere/muero/mortal/letal/lethal/fatal
  con ~1 cuantas/cuantos/cuanta ~4 mueres/muere/muero/morir/mata/matan; dosis/cantidad ~3 mortal/letal/lethal/fatal; mortal/letal/lethal dosis
  puede/puedes/puedo/podria ~2 morir/morirse/morirme/matar/matarme/matarte ~4 DRUGS/insulina; me ~1 muero ~1 si ~1 tomo/trago ~3 DRUGS/pastillas/muchas
  `,
  PAST,
  OTHERS,
  SWALLOWED,
);

const PLACE =
  "house/houses/home/apartment/apt/building/kitchen/room/bedroom/garage/trailer/roof/basement/stove/couch/casa/edificio/apartamento/departamento/cocina/cuarto/recamara/cochera/garaje/traila/techo/sotano/estufa/carpa/tent/sofa/colchon/mattress/hotel/motel/albergue/shelter";
const FIRE = lines(
  `
  ${PLACE} ~2 on fire/flames; ${PLACE} ~2 in flames; ${PLACE} is/are burning & !up; on fire ~2 ${PLACE} & help/hurry/now/trapped/inside
  theres/there/is ~2 fire ~1 in/inside/at ~2 ${PLACE}; ${PLACE} ~1 caught/catching ~1 fire & now/help/just/hurry/trapped/inside/right
  fire ~1 in/inside ~1 my/our/the/this ${PLACE} & now/help/hurry/trapped/smoke/inside/just/stuck
  hay/ay ~3 fuego/incendio/lumbre/llamas ~3 ${PLACE}/vecino/vecina/arriba/abajo/aqui
  se ~1 esta/estan/esta/sta ~2 quemando/incendiando/prendiendo/ardiendo ~2 ${PLACE}; ${PLACE} ~2 se esta/estan/sta ~1 quemando/incendiando/prendiendo/ardiendo; ${PLACE} ~3 en ~1 llamas/fuego; incendio ~1 en ~2 ${PLACE} & ayuda/ahorita/ahora/atrapado/atrapados/atrapada/humo/dentro/adentro/urgente
  esta/estan/sta ardiendo ~2 ${PLACE}; ${PLACE} ~1 esta/sta ardiendo
  `,
  PAST,
  "!comida/frijoles/food/was/were/had/fueron/hubo/perdimos/lost/burned/burnt/sale/sales/extinguisher/extintor/alarm/department/station/pit/wood/place/fireplace/calefaccion/artificiales/set/sets/prendio/prendieron/threatens/threatened/amenaza/quiere & !estufa ~2 de & !bomberos ~2 trabajo & !people ~1 in & !gente ~1 adentro",
);

const NO_ATTACK =
  "!college/lol/haha/hijo/hijos/hija/nieto/pension/rent/precio/precios/proof/vest/casero/landlord/TRACKER/ice/migra/papeles/papers/undocumented/video/PARTNER/sangrando/punalada/apunalaron/stabbed/shot/bleeding & !lockdown ~1 drill";
const SHOOTER = lines(
  `
  active ~1 shooter; shooter ~3 in/at/inside/outside/here; tirador ~1 activo; hay ~2 tirador; hay ~2 hombre/tipo/alguien ~2 disparando
  `,
  PAST,
  NO_ATTACK,
);
/** People robbed or beaten by strangers are the ones hurt, and are not told to keep out of it. */
const ROBBED = lines(
  `
  robbed/mugged/carjacked/jacked/robbing/robbery ~3 at/by/with ~2 gun/gunpoint/knife/knifepoint/machete/pistol; robbed/mugged/carjacked at? gunpoint/knifepoint; held ~2 up at? gunpoint/knifepoint/gun; armed ~1 robbery & now/just/i/me/happening; pulled/pointed ~2 gun/knife ~3 robbed/wallet/purse/money/phone; got/was/been/were/just mugged/carjacked
  me/nos ~1 estan/esta asaltando/robando/atracando; me/nos acaban/acaba ~1 de asaltar/robar/atracar; im/we/being/getting ~2 robbed/mugged & now/help/right/just
  asaltaron/asalto/asaltando/asaltan/robaron/robo/robando/atracaron/atraco ~4 cuchillo/pistola/navaja/arma/machete/puno/fierro/punta; mano armada; robaron/quitaron/asaltaron ~6 punta ~1 de ~1 pistola/cuchillo/navaja
  `,
  PAST,
  NO_ATTACK,
);
const JUMPED = lines(
  `
  i/we/im/he/she/they/son/daughter/brother/sister/dad/mom/friend/husband/kid/just ~2 was/were/got/been/being/getting/just ~1 jumped; they/guys/people/dudes/kids/someone/somebody/men/gang ~2 jumped ~1 me/us/him/her/my; got/was/been jumped by/outside/at/near/walking/last/tonight/today/yesterday
  me/nos brincaron/golpearon/golpiaron/patearon/madrearon ~2 entre ~2 ; me/nos brincaron ~2 & !encima
  `,
  "!ago/year/years/ano/anos/battery/start/started/cables/car/truck/rope/fence/bail/ship/queue/line/off/from/bridge/out/over/cat/dog/class/movie/book/game/in/ahead/gun/pistola/raped/violaron/PARTNER/scared/conclusions & !jumped ~1 up/down/on",
);

const CRASH = lines(
  `
  crash/wreck/accident/collision/pileup/rollover/crashed ~6 hurt/injured/trapped/pinned/unconscious & people/person/someone/somebody/driver/passenger/kids/theyre/hes/shes/everyone/everybody/he/she/man/woman/inside/help/trapped
  people/person/someone/driver/passenger/trapped ~4 in/inside/after/from ~2 car/cars/crash/wreck/vehicle/accident/truck & crash/wreck/accident/trapped/crashed/overturned/flipped/pinned
  car/truck/van ~2 flipped/overturned/rolled ~1 over? & people/inside/help/trapped/hurt/just/someone; just ~2 car/bad/had/in/got ~3 accident/wreck/crash; bad car accident/wreck/crash; car accident/wreck/crash ~2 people/injured/hurt/help
  choque/choques/chocaron/choco/accidente/volcadura/volco/colision ~8 herido/heridos/herida/heridas/atrapado/atrapada/atrapados/atrapadas/prensado/prensada/prensados/inconsciente/lastimados/lastimado/lastimada/muertos
  heridos/herido/atrapados/atrapado/atrapada/lastimados ~6 choque/accidente/volcadura/volcado; se ~1 volco/volteo ~3 carro/camioneta/troca/camion; acabamos ~1 de chocar; quedo/quedaron/esta/estan ~1 prensado/prensada/prensados/prensadas ~4 carro/camioneta/troca/camion/maquina/fierros; accidente/choque ~2 feo/grave/fuerte/horrible & carro/carros/carretera/freeway/hay/ayuda
  `,
  PAST,
  "!work/job/trabajo/bill/bills/biles/disability/witness/testigo/settlement/leve/nobody/nadie/parking/copy/copia/gate & !back ~1 pain & !neck ~1 pain & !sin ~1 heridos & !no ~3 heridos & !stuck ~2 traffic & !HITS ~1 me",
);

const BITTEN = lines(
  `
  pico/picado/picada/picaron/mordio/mordido/mordida/mordedura/picadura ~3 vibora/culebra/serpiente/cascabel/coralillo; vibora/culebra/serpiente/cascabel ~3 pico/mordio/picado/mordido
  snake/rattlesnake/rattler/copperhead/cottonmouth/moccasin ~3 bit/bitten/got/bite/bites ~1 me/him/her/my/us/a ~1 ; bit/bitten ~3 by ~2 snake/rattlesnake/rattler/copperhead/cottonmouth/moccasin; snake/rattlesnake ~1 bite ~2 on/help/what ~1 my/leg/ankle/hand/do/to/foot/arm
  `,
  PAST,
  "!drink/bar/plant/perro/dog/cat/gato/tattoo/anecdota/hike/story/best & !tio ~1 lo",
);
const STUNG = lines(
  `
  pico/picado/picada/picaron/picadura/pincho ~4 alacran/escorpion; pico/picado/picada/picaron/picadura/mordio ~4 viuda negra; pico/picadura/mordio ~4 arana violinista; alacran/escorpion ~3 pico/picado/picada
  stung/stinged/sting/stings ~3 scorpion; scorpion ~2 stung/sting/got ~1 ; bit/bitten ~3 black ~1 widow; brown ~1 recluse ~3 bit/bite; black ~1 widow ~2 bit/bite
  `,
  PAST,
  "!perro/dog/cat/gato/tattoo/cuenta/story/cuentos/lengua/tongue/garganta/throat/ronchas/hives/respirar/respiro/breathe",
);
const ALLERGY = lines(
  `
  allergic/alergica/allergy/alergico ~2 reaction/reaccion & severe/breathe/breathing/throat/swelling/swollen/swelled/tongue/lips/closing/epipen/help/hives/now/bad/serious; severe/bad/serious/having ~2 allergic/allergy; anaphylactic ~1 shock; going into anaphylaxis
  stung/sting/pico/picado/picada/picadura & hives/ronchas & throat/garganta/tongue/lengua/lips/labios/breathe/respirar/respiro
  throat/tongue/lips/garganta/lengua/labios ~5 closing/tight/swelling/swollen/cierra/cerrando/hincha/hinchando & stung/sting/pico/picado/picada/picadura/shrimp/peanut/peanuts/camaron/cacahuate/marisco/mariscos/nueces
  reaccion ~2 alergica/alergia & respira/respirar/respiro/garganta/hinchada/hinchado/hinchando/hincha/hincho/labios/lengua/grave/severa/fuerte/ayuda/ahoga/ahogando/ronchas/ahorita/urgente; alergia/alergico/alergica ~6 no ~2 respirar/respira/respiro; choque ~1 anafilactico; hinchando/hincho/hincha ~4 garganta/lengua/labios & alergia/alergico/alergica/camaron/cacahuate/abeja/nuez/medicina/comio/comi
  `,
  PAST,
  "!form/forma/pantry/despensa/list/lista/meds/refill/menu/mold/moho/dust/polen/pollen/seasonal/test/prueba/perro/dog/cat/gato & !food ~1 bank",
);

const OWN_CHILD =
  "daughter/son/kid/kids/child/children/baby/toddler/girl/boy/grandson/granddaughter/niece/nephew/hija/hijo/hijos/hijas/nino/nina/bebe/nieto/nieta/sobrino/sobrina/hijito/hijita/nene/nena/daugther/daugter";
const GONE = lines(
  `
  my/our ~4 ${OWN_CHILD} ~1 is/has/went/been/gone/got/was/are ~2 missing/disappeared/vanished/lost; my ~2 ${OWN_CHILD} missing/disappeared; missing ${OWN_CHILD}/child/kid
  cant/cannot/not/couldnt ~1 find ~1 my/our ~4 ${OWN_CHILD}; where ~1 is my ${OWN_CHILD} & cant/lost/missing/gone/help; lost ~1 my ${OWN_CHILD} & store/mall/park/find/help/crowd/beach/fair/now
  my ~3 ${OWN_CHILD} ~2 didnt/hasnt/never/not ~1 come/came/come ~2 home & school/night/since/phone/worried/where/answer/scared
  no ~1 encuentro/encontramos/hallo ~1 a? ~1 mi/mis ~3 ${OWN_CHILD}; se ~1 me? perdio/desaparecio/perdieron ~2 mi/mis/el/la ~2 ${OWN_CHILD}; mi/mis ~3 ${OWN_CHILD} ~2 desaparecio/desaparecieron/desaparecida/desaparecido/perdido/perdida; mi/mis ~3 ${OWN_CHILD} ~1 se perdio/perdieron
  mi/mis ~3 ${OWN_CHILD} ~1 no aparece/aparecen/regresa/regreso/volvio/llego ~2 & casa/escuela/anoche/telefono/contesta/preocupada/preocupado/desesperada/se/donde/aparece/aparecen; desaparecida/desaparecido ~1 mi ${OWN_CHILD}; no aparece/aparecen ~2 mi/mis ~2 ${OWN_CHILD}
  `,
  "!school/class/clase/ago/year/ano/pasado/found/encontre/encontramos/classes/shot/shots/vaccine/vaccines/vaccination/tooth/teeth/shoes/coat/backpack/work/appointment/appointments/meals/lunch/homework/credits/days/payment/papers/papeles/support/custody/ex/ice/migra/inmigracion/immigration/detuvo/detenido/detained/arrested/jail/carcel/father/dad/papa/daycare/job/trabajo/cita/vacuna/vacunas/diente/dientes/zapatos/mochila/matematicas/math/clases/dog/perro/cat/gato/chihuahua/puppy/years/ago/anos/death/cancer/drooling/battery/remote/weight/peso/oportunidad/apetito/seguro/insurance/medicaid/way/interest/interes/virginidad/game/juego/beca/pregnancy/embarazo/miscarriage/aborto/sangrando/bleeding/murio/died/court/corte/toy/juguete/wallet/keys/birth/acta/certificate/id/sleep/hours & !phone ~1 number & !bus ~1 pass & !missing ~1 their/his/her/some/a/an/one/out/coats/clothes & !si ~1 no",
);

const BY_ICE = lines(
  `
  PARTNER/hell/he ~6 threatens/threatened/threatening/threat/threatend/says/said/keeps/gonna/going/wants/tries/will/would ~8 call/calls/calling/report/reports/turn/send/deport/deported/tell ~5 ice/immigration/deport/deported/inmigracion/migra/uscis
  PARTNER/he ~4 threatens/threatened/threatening/threat/threatend ~5 deport/deported/deportation
  if ~1 i ~6 he/hell/she/shell/husband/boyfriend/wife ~3 call/calls/report/reports/deport/turn/tell/get/have ~4 ice/immigration/deport/deported/uscis/migra
  hell/shell/he ~2 call/report/turn/get ~3 ice/immigration/deported ~2 if ~1 i ~3 leave/call/tell/go/talk
  `,
  "!LANDLORDS/boss/jefe/patron/supervisor/foreman/coworker/manager/employer/owner/contractor/neighbor/neighbors/detained/arrested/took/detention/raid/officer/agent/deputy/cop & !lawyer ~1 says",
);
const COMES_BACK = lines(
  `
  orden/ordenes ~2 restriccion/alejamiento/proteccion ~8 sigue/siguen/viene/vino/vuelve/llego/llega/afuera/aparece/aparecio/busca/buscando/llama/llamando/respeta/acerca/rompe/rompio & !quiero/pedir/sacar/como/solicitar/necesito
  sigue/siguen/viene/vino/aparece/aparecio/busca/buscando ~8 orden/ordenes ~2 restriccion/alejamiento/proteccion & !quiero/pedir/sacar/como/solicitar/necesito
  restraining/protective/protection order ~8 comes/coming/came/shows/showing/showed/keeps/still/outside/calls/calling/follows/violated/violating/violates/broke & !need/get/file/how/want
  hide/hiding/esconderme/esconder/escondida/escondo ~4 from/de ~2 PARTNER; PARTNER ~4 got/gets/getting/is/released/sale/salio/saliendo/out ~3 out/jail/prison/carcel/prision & hide/hiding/scared/afraid/safe/find/kill/looking/miedo/esconderme/esconder/segura/buscar/buscando/encuentre/matar/mate/threatened/amenazo
  `,
  "!TRACKER/gps/airtag/job/trabajo/apply/application/ice/migra/surprise/present/gift/regalo & !CHILD ~2 hide",
);
const TOOK = "took/takes/taken/tomo/tome/tomado/gave/di/dio/dimos/given/had";
const MEDS =
  "pills/pill/meds/medicine/medicines/medication/dose/pastilla/pastillas/medicina/medicinas/medicamento/tylenol/remedio/presion/warfarin/warfarina/coumadin/eliquis/thinner/thinners/anticoagulante/digoxin/digoxina/metoprolol";
const USUAL = "day/dia/diario/daily/supposed/insurance/purpose/proposito/die/morir";
const TWICE = lines(
  `
  ${TOOK} ~5 twice/double/doubled/doble & ${MEDS} & !${USUAL}
  ${TOOK} ~5 two times & ${MEDS} & !${USUAL}
  ${TOOK} ~5 dos veces & ${MEDS} & !${USUAL}
  double ~1 dose/dosed & mistake/accident/accidentally/took/gave/kid/baby/mom/grandma/meds/pills; doble ~1 dosis & error/accidente/tomo/tome/di/dio/nino/mama/abuela
  `,
  PAST,
  "!answer/pale/respond/responde/levantar/legs/wake/breathing/breathe/despierta/respira/die/narcan/OPIOID/metadona/cierran/insulin/insulina/high/recipe/receta/refill",
);

const BLEEDS_PREGNANT = lines(
  "pregnant/preg/embarazada/embarazo & pad/pads/toalla/toallas/clots/coagulos & soaked/soaking/filled/filling/llene/lleno/llenando/empapo/empape/hour/hora/minutes/minutos; pregnant/preg/embarazada/embarazo/prenada/encinta & bleeding/bleed/bleeds/sangro/sangra/sangrando/sangrado/hemorragia",
  "!nose/gums/gum/test/tests/pressure/donate/type/encias/nariz/presion/analisis/examen/prueba/tipo/work/ago/last/after/hace/class/clase/clases/book/libro/HITS/dog/perra/cat/gata & !not/no/isnt ~2 pregnant/embarazada",
);

/** Hearing voices, without words about hurting anyone or about medicine that ran out. */
const HEARS_VOICES = lines(
  `
  hear/hears/hearing/heard ~2 voices & i/im/ive/he/she/hes/shes/my/head/hearing/keep
  oigo/oye/oyendo/escucho/escucha/escuchando ~2 voces
  voices/voces ~3 in/inside/en/dentro ~2 my/mi/head/cabeza; voices ~2 wont/dont ~1 stop; voces ~1 no ~2 callan/paran/dejan
  `,
  "!RAGE/killing/hurting/push/jump/salte/muera/myself/PARTNER/baby/bebe/neighbor/neighbors/vecino/vecina/vecinos/next/wall/walls/pared/door/puerta/outside/upstairs/downstairs/afuera/arriba/abajo/yelling/screaming/gritos/radio/tv/music/musica/choir/coro/lesson/lessons/alcohol/drinking/drink/drank/vodka/whiskey/beer/booze/tomar/tomado/toma/trago/cerveza/cruda/malilla/detox/detoxing/desintoxicando/STOPPED/shaking/temblando/tiembla/temblar/suda/sudando/sudor/sweating/sweats/klonopin/clonazepam/rivotril/xanax/stable/estable/clubhouse/club/lastimar/lastime/dano/hurt/drown/ahogue/mate/cuelgue/hang/WEAPON/knife/meds/medicine/medication/medicina/medicinas/pastillas/pills/doctor/psych/psychiatrist/psiquiatra/seroquel/risperdal/risperidona/haldol/zyprexa/abilify/shot/inyeccion/counseling/therapist/terapia/support & !raise ~2 voices & !hear ~1 our",
);
const CANNOT_GO_ON = lines(
  `
  no ~1 puedo seguir con/en esto; no ~1 puedo ~1 seguir asi/viviendo; ya no ~1 puedo seguir; no ~1 quiero seguir con ~1 esto/vida
  cant/cannot go on ~1 like/anymore/living; cant/cannot go on ~1 this way; cannot/cant keep ~1 living
  `,
  "!dieta/diet/trabajo/trabajos/job/jobs/work/escuela/school/clase/clases/class/tarea/homework/estudios/estudiando/curso/proyecto/project/tratamiento/treatment/renta/rent/bills/pagos/deuda/deudas/debt/trip/vacation/viaje/PARTNER/HITS/HURTS/he/hes/el/pain/dolor/carro/car/juego/game/manejando/driving/pagando/paying/novia/relacion/relationship/jefe/boss/casero/landlord/roommate/baby/bebe",
);
const EX = "ex/exnovio/exnovia/exmarido/exesposo/exesposa/exboyfriend/exgirlfriend/exhusband/exwife/expareja";
const EX_OUTSIDE = lines(
  `
  ${EX} ~2 esta/anda/sigue/llego/vino ~2 afuera/fuera/enfrente; ${EX} ~2 esta/anda/sigue/llego ~2 en ~1 mi puerta/ventana/porton
  ${EX} ~2 is/outside/sitting/parked/standing/waiting ~2 outside/front ~3 my/our/house/home/door/work/apartment/window
  `,
  "!TRACKER/gps/airtag/rastreador/localizador/kids/hijos/visita/visitation/pick/recoger/town/pueblo/ciudad/pais/country/trabajando/prision/carcel/jail/prison",
);
const RENT_FOR_SEX = lines(
  `
  LANDLORDS ~8 sex/sexo/sexual/sexuales/sexually/acostarme/acueste/acostarse & rent/renta/alquiler/lease/deposit/deposito/depa/cuarto
  sex/sexo ~4 rent/renta/alquiler & for/instead/por/cambio/trade/exchange/pay/pagar/vez/lugar; LANDLORDS ~6 sleep ~1 with ~1 him/her & rent
  `,
  "!raped/rape/violo/violar/forced/forcing/obligo/touched/toco/grabbed/offender/offenders/registry/ofensor/same/mismo/couple/pareja/discrimination/discriminacion/harassment/loud/noisy",
);
const STILL = lines(
  `
  tirado/tirada/acostado/acostada/desplomado/desplomada/inconsciente/desmayado/desmayada/lying/laying/collapsed/unconscious ~8 no/not/isnt/wont/aint/doesnt/nt ~3 mueve/moviendo/responde/reacciona/despierta/moving/move/respond/responding/waking & SOMEONE_LYING
  no/not/isnt/wont ~2 mueve/moving/move/responde/responding ~8 tirado/tirada/inconsciente/lying/laying/unconscious & SOMEONE_LYING
  `.replaceAll(
    "SOMEONE_LYING",
    "senor/senora/hombre/mujer/muchacho/muchacha/persona/alguien/viejito/viejita/anciano/anciana/joven/tipo/man/woman/guy/lady/person/someone/somebody/dude/homeless/indigente",
  ),
  PAST,
  "!HITS/golpearon/golpean/beating/beaten/shot/stabbed/sangre/sangrando/blood/bleeding/OPIOID/DRUGS/narcan/needle/jeringa/pills/pastillas/took/tomo/overdose/sobredosis/dog/perro/cat/gato/car/carro/line/truth/snow/nieve/frio/cold/hot/calor/estatua/statue",
);

const CAR =
  "car/van/truck/suv/jeep/vehicle/carro/troca/camioneta/camioneton/coche/auto/bumper/fender/defensa/hood/seat/trunk/cajuela/asiento/wheel/llanta";
const HIDDEN_DEVICE = lines(
  `
  device/devices/gadget/gadgets/gizmo/box/thing/thingy/beeper/disc/disk ~5 magnet/magnets/magnetic/taped/stuck/hidden/blinking ~6 ${CAR}; ${CAR} ~6 device/gadget/gizmo/box/thing ~5 magnet/magnets/magnetic/taped/hidden/blinking
  apple/air ~1 tag/tags ~8 ${CAR} & found/find/hidden/mine; aparato/aparatito/cosa/cosita/cosito/bolita ~2 apple ~8 ${CAR}; ${CAR} ~8 aparatito/cosita/cosito/bolita ~2 apple
  magnet/magnetic ~3 device/gadget/gizmo/box/thing ~6 ${CAR}
  aparato/aparatito/dispositivo/cosa/cosita/caja/cajita/chunche/botoncito/cosito/disco ~5 iman/imanes/magnetico/magnetica/pegado/pegada/pegadito/pegadita/escondido/escondida ~6 ${CAR}; ${CAR} ~6 aparato/aparatito/dispositivo/cosa/cosita/caja/cajita ~5 iman/imanes/pegado/pegada/escondido/escondida
  `,
  PAST,
  "!toll/tag/mechanic/mecanico/repair/reparar/noise/ruido/engine/motor/insurance/seguro/lend/loan/ticket/boot/shop/taller/sell/vendo/vender",
);

/** Excludes other partings: from work, from animals, of people who travel. */
const NO_FAREWELL =
  "!party/fiesta/dog/dogs/cat/cats/perro/perrito/gato/mascota/pet/puppy/vet/veterinario/coworker/coworkers/boss/retirement/graduation/church/choir/airport/aeropuerto/deported/deportation/deportan/deportaron/class/gym/army/hospice/visit/visita/viewing/funeral ~1 home";
/**
 * Farewells to readers, to everyone, or for the last time; someone who only ends a conversation does not use these
 * words.
 */
const FAREWELL = lines(
  `
  goodbye/bye/farewell ~1 to? ~1 whoever/whomever/anyone/anybody/anyone/someone/somebody ~2 reads/reading/read/finds/find/found/sees/cares/cared/loved/knew
  whoever/anyone/anybody ~2 reads/reading/finds/find/sees ~6 goodbye/farewell; reading this ~2 goodbye/farewell
  this is my/our? ~1 goodbye/farewell & !card/song/dance/lap; goodbye cruel? world; goodbye all/everyone/everybody & !thanks/thank/hello
  just/only ~2 want/wanted/wanna/need/needed ~1 to? say ~1 goodbye ~3 someone/somebody/anyone/anybody/everyone
  tell ~3 CHILD/kids/children/mom/dad/mother/wife/husband/family/sister/brother ~2 i/im ~3 goodbye/sorry & goodbye/always/loved
  adios/despido/despedida/despidiendo/despidiendome/despedirme ~2 quien/quienes/quienquiera/cualquiera/alguien ~2 lea/lee/leen/encuentre/vea/escuche/sea
  adios ~1 mundo/mundito; adios ~1 a? todos & !gracias/thanks/hola; esta/esto/este ~1 es ~1 mi ~1 despedida/adios & !fiesta/trabajo/curso
  solo/nomas/nada ~3 quiero/queria/vengo/venia ~1 a? despedirme; diganle/diganles/digale/dile/diles ~4 hijos/hijas/hijo/hija/mama/esposa/esposo/familia/hermano/hermana ~3 quise/ame/perdonen/perdone/perdon/amo ~2
  made/make ~2 my ~1 mind & labeled/labelled/letters/envelopes/note/notes/burial/funeral/headstone; mind ~1 is ~1 made up & labeled/labelled/letters/envelopes/note/notes/gun/pills
  ready/time/going ~1 to? join ~1 her/him/them/my ~3 tonight/now/soon/today & died/passed/gone/buried/heaven/lost
  lista/listo/hora ~2 de/para ~1 reunirme/alcanzarlo/alcanzarla/irme ~3 el/ella/ellos/mi & murio/fallecio/enterre/enterramos/cielo/perdi
  `,
  PAST,
  NO_FAREWELL,
);
const LAST_FAREWELL = lines(
  "my/the/this last/final/only goodbye/farewell; mi/el ultimo/final adios; mi/la ultima/final despedida",
  NO_FAREWELL,
  "!funeral/funerals/funerales/velorio/entierro/cremation/cremacion/burial/mom/mother/dad/father/mama/papa/abuelo/abuela/grandma/grandpa",
);

/** Plain questions and cries in order of precedence. */
export const PLAIN: readonly (readonly [DangerFamily, string])[] = [
  ["GAS", `${FIRE}\n${FUMES}`],
  ["WITNESS", SHOOTER],
  ["THREAT_TO_OTHERS", ANNOUNCED_SHOOTING],
  ["NOT_BREATHING", STILL],
  ["POISON", STUNG],
  ["POISON", TWICE],
  ["SEXUAL_ASSAULT", MADE_TO_TOUCH],
  ["TRAFFICKING", `${RENT_FOR_SEX}\n${HUNTED_BY_PIMP}`],
  ["MEDICAL", `${ROBBED}\n${JUMPED}\n${CRASH}\n${BITTEN}\n${ALLERGY}\n${LOST_MIND}\n${CLEAR_FLUID}`],
  ["CHILD_HURT", `${SHAKEN}\n${CUT_GIRLS}\n${TOUCHED_YOUNG}\n${KEPT_LIKE_ANIMALS}`],
  ["ELDER", TREATED_BADLY],
  ["SUICIDE_FRIEND", TOLD_TO_US],
  ["LABOR", BLEEDS_PREGNANT],
  ["CHILD_ALONE", `${GONE}\n${LEFT_BEHIND}`],
  ["TRACKING", HIDDEN_DEVICE],
  ["PARTNER_VIOLENCE", `${BY_ICE}\n${COMES_BACK}\n${EX_OUTSIDE}\n${BROKEN_BY_PARTNER}`],
  [
    "SUICIDE",
    `${HOW_TO_DIE}\n${HEARS_VOICES}\n${CANNOT_GO_ON}\n${FAREWELL}\n${LAST_FAREWELL}\n${AT_THE_EDGE}`,
  ],
];
