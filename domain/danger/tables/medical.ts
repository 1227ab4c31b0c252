/** Emergencies of the body. */

export const MEDICAL = {
  NOT_BREATHING: `
    gasping/boqueando/boquea/jadea/jadeando/gurgling & turning/purple/blue/morado/azul/wont/cant/chest/collapsed/floor/puso & !shot/drugs/needle
    atraganto/atragantado/choking/atoro/atorado/choked ~10 azul/blue/hablar/talk/purple/morado/respira/breathe/tose/cough/help/ayuda
    stuck/atorado/atorada/atoro ~4 throat/garganta/esofago/windpipe & !phone & !HANDS
    throat/garganta ~5 stuck/atorado/atorada/grape/food/bone/candy/coin/hueso/comida/moneda/espina
    CHILD/dad/mom/papa/mama/grandpa/abuela/husband/he/she ~4 atraganto/choking/atoro/ahoga/ahogando/ahogo ~6 & !deudas/manos/cuello/neck/hands & !me ~1 ahogo & !in ~2 debt
    azul/morado/moradito/blue/purple/gray/grey/azulito ~5 blandito/aguado/aguadito/flojito/limp/ruido/floppy/llora/cry/crying/mueve/moving & baby/bebe/newborn/nene/nena/recien/infant & !frio/cold
    bebe/baby/newborn/nene/nena/infant ~6 azul/morado/moradito/blue/purple/gray/grey & !cold/frio/ojos/eyes/luz/clothes/bruise/bruises
    baby/infant/newborn/bebe ~6 cold ~3 grey/gray/blue/stiff; cold ~2 and/y ~2 kinda? grey/gray/blue/stiff ~8 baby/months/crib/nap/hes/shes
    NOT_ANY ~3 BREATHING & !asthma/asma & !mold/dust/moho/polvo/gas/asthma/heat/hands/neck/throat/almohada/manos/cuello/pillow & !peace/room & !OPIOID/needle/inyecto/shot & !HITS/against/held & !stress/nose/nariz/tapada & !tell/sewerslide
    stopped/quit/dejo/stops/paro ~2 de? ~1 BREATHING
    no ~2 esta ~1 respirando
    choking/chokin/choke/choked ~4 on/food/hotdog/grape/candy/meat/something/baby/toddler/cant/lego/coin/penny/help/steak/bone & !rent/internet/connection/bills
    CHILD/he/she/grandpa/dad/mom/baby/toddler/husband ~2 choking/chokin & !CHILD ~2 choking ~2 me & !her/him ~1 choking ~1 me & !choking ~1 me/her/him
    atoro/atora/atorado/atorada/atragantando/atraganto/atragantado/atragantada/atraganta ~5 uva/comida/carne/hueso/dulce/algo/garganta/salchicha/moneda/juguete/pan/tortilla/un/una
    se ~2 atoro/atraganto/ahoga/ahogando/ahogo/asfixia & CHILD/comida/uva/carne/tose/respira/alberca/agua/hueso/garganta/azul/morado/abuelo/abuela/senor/papa & !deudas/HANDS/me ~1 ahogo
    pool/piscina/alberca/tina/bathtub/tub/lake/river/rio/lago/pond/canal/mar/playa & drown/drowned/drowning/breathing/breathin/pulled/blue/limp/ahogo/ahogado/ahogada/ahogando/respira/respirando/sacaron/sacamos/morado/fondo/face-down/floating/flotando/reacciona/unresponsive/underwater & !open/hours/public/publica/party/class/classes/clases/free
    drowned/drowning/ahogado ~3 in/pool/en/help/alberca & !debt/bills/deudas/work/biles/paperwork/trabajo/homework
    cpr/rcp & know/how/do/now/collapsed/breathing/fell/not/se/ayuda/hacer/pulse & !class/clase/certif/certificar/training/course/curso/saturday/entrenamiento
    no/without/cant/sin/find ~3 pulse/heartbeat/pulso/latidos & !oximeter
    heart/corazon ~3 stopped/paro/dejo/detuvo & !broken
    turned/turning/turn/going/puso/poniendo/esta/pone/is/went/hes/shes/lips/cara/face ~4 blue/azul/purple/morado/morada/grey/gray/kinda & baby/newborn/infant/bebe/recien/toddler/months/meses/crib/cuna/nap/weeks & !cold/frio & !bruise
    baby/newborn/infant/bebe/recien/months/meses & limp/cold/lifeless/unresponsive/blue/gray/grey/flojo/floja/frio/aguado/aguadito/morado/azul/moradita/heladita & nap/wake/move/breathing/crib/months/found/get/floppy/cuna/despierta/respira/mueve/reacciona/siesta/levantar/despertar/llora/went & !furnace/heat/blanket/diaper/coat/house/room/tent/help ~1 with
    gasping/jadeando/boqueando ~4 air/breath/fish/aire/like/pez & !HANDS
    lying/laying/found/tirado/tirada/collapsed/fell/cayo/down/desplomo ~8 not/no/isnt/aint/unresponsive ~2 moving/breathing/respira/mueve/responding/responde/reacciona/breathin & !legs/piernas & !snow/nieve/cold/frio/ice/hielo/OPIOID/needle
    uva/grape/hotdog/salchicha/candy/dulce/coin/moneda/meat/carne ~6 throat/garganta/stuck/atorada/atorado/atoro & cough/tose/breathe/respira/talk/habla/blue/cant/ya/ni/no/air
    suffocating/asfixiando/asfixiandose & baby/bebe/help/cant/he/she/nino/ayuda & !apt/apartment/rent/renta/suegra/HANDS
  `,
  BLEEDING: `
    lost/losing/cut/sliced/chopped/took/tore/perdio/perdi/corto/rebano/arranco/volo ~3 end/ends/tip/tips/top/part/half/punta/puntas/pedazo/mitad ~3 finger/fingers/thumb/toe/toes/dedo/dedos/pulgar & !ago/hace/years/anos
    towels/towel/toallas/toalla/trapos/rags/shirts ~6 soaked/empapadas/empapada/through/llenas/already/full/red/sangre/blood & stitches/sigue/stop/cut/bleeding/sangre/van/been/stopping/para/still/puntadas/empapadas & !laundry/shower
    through/empapado/empapadas ~3 4/5/6/3/2/two/three/four/five/varias ~2 towels/toallas/pads/shirts
    hay/theres ~2 sangre/blood ~4 todos/everywhere/lados/piso/floor/over/por/walls
    dog/pitbull/perro/animal/rat/horse/cat ~2 bit/bite/mordio/attacked/ataco/mauled/bitten ~8 face/deep/hondo/honda/cara/blood/bleeding/sangre/bone/neck/cuello/hole/flesh/carne/profundo
    mordio ~3 perro ~4 hondo/feo/cara/sangre/hueso/pierna
    metieron/clavaron/metio/clavo/enterro/enterraron/encajo/encajaron ~3 navaja/cuchillo/picahielo/puñal/fierro/vidrio/varilla & !amenaza
    someone/somebody/he/they/guy/alguien ~4 cut/stabbed/slashed/shot/corto/apunalo ~2 him/her/me/my/friend/brother/lo/la ~6 knife/gun/camp/bottle/machete/razor/cuchillo/navaja/fight
    le/me/lo ~1 dieron/pegaron/metieron ~3 balazo/balazos/tiro/tiros/machetazo/navajazo/punalada/cuchillada/plomazo/plomazos
    le/lo/la/me/nos ~1 dispararon/balearon/balacearon/tiraron ~3 ; dispararon ~2 a ~3 mi/el/un
    lost/cut/chopped/sliced/perdio/perdi/corto/corte ~4 finger/fingers/dedos/dedo/thumb/toe ~6 saw/sierra/blade/machine/maquina/door/mower/grinder/table/off/accident
    sliced/slashed/gashed/rajo/abrio/raje ~4 hand/arm/leg/foot/wrist/head/mano/brazo/pierna/cabeza/pie ~4 open/deep/bad/knife/glass/vidrio/honda/feo
    sale/salio/saliendo/brota/chorrea ~4 mucha? ~2 sangre/blood
    head/cabeza ~8 blood/bleeding/sangre/sangra/sangrando ~6 pouring/down/everywhere/mucha/stop/lot/para/out
    white ~3 down ~2 in ~1 there ; see ~3 white/fat/muscle/tendon/meat ~4 & cut/nail/knife/gash/hand/leg/arm/went
    BLOOD ~8 MUCH_BLOOD & !donate/donation/drive/donar/test/work/pressure/sugar/money/presion/type/laboratorio & !HITS ~2 money
    NOT_ANY/no/wont/cant ~4 stop/stopping/para/parar/detener/controlar ~4 BLOOD
    BLOOD ~4 NOT_ANY ~3 stop/stopping/para/parar/controlar
    losing/lost/perdiendo/perdio/pierdo ~3 BLOOD & !test
    blood/sangre ~3 everywhere/over/floor/all/shirt/todas/todo/piso/partes/charco/chorros
    got/been/was/just/i/he/she/they/me/lo/la/le/mi/hes/friend/brother ~4 WOUNDS & !flu/shot ~1 record/shots & !shot ~3 clinic/for/down/record/up & !hot ~1 shot & !last ~1 year
    me/lo/la/le/nos ~2 apunalaron/balacearon/balearon/acuchillaron/dispararon/picaron/pegaron/dieron/metieron ~4 tiro/balazo/balazos/machetazo/navajazo/cuchillo/cuchillada/punalada/pierna/panza/brazo/pecho/espalda
    me/lo/la/le ~1 apunalaron/balacearon/balearon/acuchillaron/dispararon/tirotearon
    stabbed/shot/apunalado/baleado/apunalaron & leg/stomach/arm/back/chest/side/pierna/brazo/estomago/espalda/pecho/bleeding/me/him/her & !flu/covid/records/shot ~2 for
    cut/cuts/sliced/slice/slashed/gash/corto/corte/cortada/cortaron/rajo/abrio/rebano/saw/grinder/knife/machete/sierra/vidrio/glass/chainsaw/nail/hatchet & deep/bone/artery/finger/wrist/arm/hand/leg/head/neck/hueso/arteria/dedo/mano/brazo/pierna/cabeza/profunda/hondo/honda/blood/white/gushing/spurting/chorro/chorros/chorritos/off & BLOOD/deep/bone/artery/off/white/spurting/hueso/arteria/honda/profunda/hondo/chorro/chorros/chorritos/tendon/rojo/stop & !class/hair/pelo/cut ~1 off ~2 power & !hours/benefits/myself & !lights/water/snap
    see/veo/ve/ven/sticking/salio/out/through/exposed ~4 bone/hueso/tendon/tendons & !soup/dog
    brinca/spurting/squirting/pumping/sale/spraying/chorro/chorros/chorritos ~6 rojo/red/blood/sangre/arm/brazo/neck/leg/pierna/vidrio
    finger/fingers/hand/dedo/dedos/mano/toe/thumb/leg/foot ~5 cut/sliced/chopped/severed/ripped/off/arranco/amputo/mocho/volo/corto/cortado/arrancado ~2 off/con/la/se/saw/sierra/maquina & !warts/nails/cold/frost/frio & !hair & !benefits
    pregnant/preg/embarazada/weeks/semanas/meses/miscarriage/miscarrying/postpartum/aborto/parto/birth/due & BLOOD/soaking/soaked/clots/coagulos/pad/pads/hemorragia & !test/work/pressure/presion
    soaking/soaked/soak/empapando/lleno ~4 pad/pads/towel/towels/toalla/toallas/shirt/sheets & !laundry/rain
    coughing/vomiting/throwing/puking/pooping/peeing/vomita/vomito/vomitando/tosiendo/tose/orina/orinando/spitting/escupe ~4 BLOOD
    tourniquet/torniquete & !class/training
    BLOOD ~3 head/ears/ear/cabeza/oido/oidos/neck/cuello & !pressure
    bleeding ~2 out/bad; desangrando/desangra/desangrandose
    nail/clavo/nailgun/gun/bala/bullet/stake/varilla/rebar/fierro ~8 went/through/atraveso/clavo/stuck/hand/leg/foot/mano/pierna/pie/hueso & white/deep/blood/through/bone/see/atraveso/sangre/hueso/down/adentro & !fungus/salon
    hemorrhage/hemorrhaging/hemorragia
    varices/nosebleed ~6 hour/hours/stop/hora/horas
  `,
  LABOR: `
    PREGNANT & bleeding/bleed/bled/blood/gushing/clots/hemorrhaging/sangrando/sangro/sangra/sangre/sangrado/manchando/hemorragia/coagulos & !nose/gums/test/tests/pressure/donate/type/encias/nariz/presion/analisis/examen/prueba/tipo/work
    months/weeks/meses/semanas ~2 along/pregnant/gestation/embarazo/embarazada & bleeding/bleed/blood/gushing/clots/spotting/sangrando/sangro/sangre/sangrado/manchando/hemorragia & !nose/gums/test/tests/pressure/encias/nariz/presion/analisis/examen/prueba/work
    miscarrying/miscarriage & !group/grupo/counseling/grief/year/years/last/ago/since/after/loss/history & think/having/have/am/hospital/er/where/what/now/blood/bleeding/cramps/clots/help/just
    amenaza de aborto; aborto espontaneo & donde/hospital/que/hago/sangre/creo/atienden/emergencia & !ano/anos/grupo/duelo; creo ~2 abortando; estoy abortando
    passed/passing ~2 tissue & weeks/pregnant/bleeding; perdiendo/perdi ~2 bebe & sangre/sangro/sangrando/coagulos/hospital/creo & !ano/anos/grupo/duelo
    mancho/manchando/manchado/spotting ~5 semanas/weeks/meses & !prenatal
    baby/bebe ~3 is? ~1 coming/viene/nace/naciendo/nacer/viniendo & !home/christmas/formula/soon/stroller/diapers/supplies & now/tent/car/ya/here/help/ride/early/street/carro/calle/fast/aqui/ahorita/casa/hospital/alone/sola/way/motel/troca/bathroom/bano
    ya ~2 viene/nace/va ~2 el/la/a ~2 bebe/nacer/nino; va ~1 a ~1 nacer/parir/aliviarse; ya ~2 se ~1 le? ~1 ve ~3 cabeza/cabecita; asoma ~3 cabeza/cabecita
    shes/she/girlfriend/wife/sister/im/esposa/hermana/mujer/novia/cunada/puja ~5 pushing/pujando/puja/pujar/parir/pariendo & !cart/me/stroller/HITS/her ~2 check & !walker
    girlfriend/wife/she/sister/esposa/mujer/novia/hermana/hija/daughter/friend ~4 having/tener/teniendo/parir ~2 the/a/her/el/al/un ~1 baby/bebe
    dar/dando/dara/dio ~2 a ~1 luz & troca/carro/aqui/casa/freeway/calle/ahorita/ya/bano/hospital/mujer/esposa/va/esta & !clases/curso/recibo/luz ~2 cortaron
    nacio/born/had/tuvo/pario ~4 nino/nina/bebe/baby ~8 bano/bathroom/cordon/cord/toilet/car/floor/tent/placenta/alone/sola/casa/carro/help/ago
    cord/cordon/placenta ~8 baby/bebe/nino/cut/cortar/pegado/attached/out/do/nacio/bathroom
    bajando/bajo/salio/chorro/tirando/cae/cayo ~3 agua/liquido/water & semanas/weeks/embarazada/pregnant/meses/months/piernas/panza/pansa/bebe & !calle/techo/lluvia
    semanas/weeks/months/meses ~12 pains/dolores/contractions/contracciones/agua/water/pressure/push/pujar/poop/popo/back/waves/panza/pansa/cramping/ratito & cada/every/push/pujar/down/legs/poop/popo/waves/broke/aprieta/bajando/minutes/minutos/regular/gotta/rompio/apart/strong/fuertes/piernas/chorro & !old/waitlist/baby ~2 food
    poop/popo/push/pujar/cagar/ganas ~10 months/weeks/semanas/meses/pregnant/embarazada/due & feel/gotta/ganas/siento/need/bad/fuerte/waves
    back/espalda/panza/pansa/stomach/belly ~4 waves/oleadas/tightening/aprieta/dura/hard ~8 months/weeks/pregnant/embarazada/semanas/meses/min/ratito/minutes/apart
    water/agua/fuente ~3 broke/broken/breaking/rompio/rompieron/revento/breaks/reventaron & !heater/pipe/main/patio/line/bill/repair/repara/bottle/calentador & !fuente ~1 de ~1 agua
    rompio/rompieron/revento ~2 fuente & !patio/agua/jardin
    baby/bebe ~4 coming/comin/come/viene/nace/nacer/sale/saliendo/naciendo/out/crowning & now/right/here/help/early/ya/ahorita/car/carro/pushing/head/cabeza/street/calle/home/casa/fast/ayuda/way/sola/alone/hospital/ahora & !diaper/formula/shower/due/supplies/clothes/ropa/carseat/crib & !home ~2 soon
    having/have/tener/tengo ~2 the/my/a/el/mi/un ~1 baby/bebe ~4 now/right/here/ya/ahorita/aqui/calle/street/car/tent
    i ~1 see/feel ~2 head ; head ~2 out/coming/crowning/showing; ve/veo/siento/asoma ~3 cabeza/cabecita & bebe/pujar/pujando/parto/dolores
    contractions/contraction/contracciones/contraccion & !negotiation
    labor/parto ~5 started/starting/early/now/think/pains/active/hours/dolores/empezo/labor/alone/prematuro & !day/laborer/work/job/laboral/temp & !day ~1 labor
    in/into/going/estoy/esta ~2 de? ~1 labor/parto & !day ~1 labor & !department/law
    labor ~1 pains; dolores ~2 de? ~1 parto
    pains/dolores/cramps/dolor/pain/calambres/tightening/panza ~5 every/cada/apart/minutes/minutos/min/seguidos/seguidas/seguido & !month/mes/day/dia/week/hours & !kidney
    push/pushing/pujar/pujando/pujos & baby/bebe/pains/dolores/contractions/pregnant/weeks/need/urge/feel/quiero/ganas/semanas/sister/head/embarazada/hermana/wife/mucha/hermana/meses & !cart/car/pushing ~1 me/her & !shove/PARTNER ~2 pushing
    water/wet/gush/leaking/fluid/agua/liquido/mojada ~6 down/legs/leg/between/piernas/pierna/everywhere/mojo/chorro & due/weeks/months/pregnant/pee/baby/early/preg/embarazada/semanas/pipi/meses/orines/bebe/orina/october/september/january/june
    PREGNANT & popo/poop/push/pressure/pujar/presion/cagar/bathroom/bano ~4 fuerte/strong/need/ganas/feel/down/hard/muy/abajo & !pressure ~2 pills
    embarazada/pregnant/preg & bebe/baby ~5 no/not/stopped/hasnt/dejo ~4 mueve/move/moving/moved/moverse/kicking/patea
    mucus ~1 plug; tapon ~1 mucoso; umbilical/cordon/cord ~3 out/neck/salio/coming & baby/bebe
    water/fuente/contractions/dolores & tent/street/car/calle/sola/alone/carpa/nadie/ride/carro & pregnant/baby/bebe/embarazada/parto/semanas/months/meses/fuente
    due ~4 today/weeks/days/month/week & pains/cramps/bleeding/water/pushing/contractions/wet
    aliviar/aliviarme/aliviarse ~4 ya/ahorita/voy/va/esta/hospital/esposa/mujer/senora & !dolor/estres/estres/pena/tos/gripe
    voy ~2 a? ~1 parir/aliviarme; pariendo/parir/dando ~2 a? luz
    placenta/afterbirth & out/baby/nacio/sale/born/no/not/bleeding
    gave/just/dio/born/nacio/naciendo ~3 birth/luz/nacio/bathroom/bano/toilet/street/home/car & baby/bebe & now/here/help/alone/sola/cord/cordon/just/acaba/bano/bathroom/cut/cortar
  `,
  HEAT: `
    piel/skin/body/cuerpo/he/she/her/him/esta ~3 caliente/hot/ardiendo/burning/hirviendo/red/rojo/roja & carro/car/techo/roof/campo/field/sol/sun/calor/heat/110/108/105/106/107/112/bench/outside/afuera/roofing/obra/seca/dry/sweating/sudar & collapsed/cayo/sense/sentido/confused/confundida/confundido/dry/seca/responde/weird/car/carro/sudar/sweating/vomit/desmayo/kid/nino/passed/limp/talking & !infected/wound/leg/pierna/engine
    left/deje/dejo/dejaron/forgot/olvide ~4 my/al/el/a/the/mi/a ~2 CHILD ~4 car/carro/truck/troca/van & hot/ardiendo/heat/calor/caliente/sun/sweating/red/limp
    baby/kid/dog/toddler/nino/bebe/child ~4 locked/left/stuck/encerrado/trapped ~4 car/carro/van/truck & out/95/90/100/hot/window/windows/heat/summer/target/walmart/parking/sol/calor/crying/sleeping/estacionamiento/alone & !cold
    deje/dejo/stopped/quit/ya ~3 de? ~1 no? ~1 sudar/suda/sweating/sudo ~6 ; sudar/sudo/suda/sweating ~8 mareado/mareada/sick/dizzy/sun/sol/campo/fil/field/confused/incoherencias/caliente/hot/calor/incoherente & !drinking/tomar/alcohol/chest/pecho/frio
    fil/field/fields/campo/obra/roofing/techo/roof/warehouse/bodega/kitchen/construction/cosecha/pizca ~14 suda/sudar/incoherencias/incoherente/mareado/collapsed/desmayo/cayo/confused/dizzy/vomitando/throwing/calor/tonterias/sentido/sense & calor/caliente/heat/hot/sun/sol/suda/sudar/agua/water/sweating/incoherencias/skin/piel/sentido/fil & !pay/paid/HITS
    dice/diciendo/says/saying/hablando/talking ~4 cosas/puras/things/nonsense/tonterias/crazy/incoherencias/stuff/disparates ~8 & calor/heat/hot/sol/sun/caliente/100/104/105/106/107/108/110/112/fil/rojo/red/sudar/sweating/ac
    no ~3 ac/air/aire/fan/ventilador/clima ~10 throwing/vomitando/vomiting/dizzy/mareada/mareado/confused/confundida/faint/desmayo/passed/weird/raro
    over/its/hace/esta/like ~4 95/96/97/98/99/100/101/102/103/104/105/106/107/108/109/110/112/115/118/120 & dizzy/throwing/confused/passed/nonsense/sweating/sense/faint/collapsed/red/vomit/crazy/limp/mareado/vomita/responde/desmayo/weird & !fever/fiebre/calentura/dollars/rent
    heat ~1 stroke; stroke ~3 heat; golpe/golpes ~1 de ~1 calor
    passed/fainted/collapsed/desmayo/desmayado/desmaya/desmayo ~4 from/por/del/con/in ~3 heat/calor/sun/sol
    HOT & HEAT_SIGNS & !radiator/engine/fever/fiebre/calentura/flu/shower/food/wound/infected/herida/detox/drinking/drink/alcohol/hot ~1 meal/hot ~1 sauce/leg/pierna/insulin/insulina/azucar/sugar/HITS/stove/generator & !heat ~2 bill & !herida/skin ~2 red & !niebe/nieve/snow/nevando & !FROSTBITTEN ~1 fingers & !CHILD ~6 105 & !a/with ~1 105
    heat/sun/calor/sol ~4 stroke/exhaustion/strok/golpe/insolacion & !class
    golpe ~2 de ~1 calor; insolacion/insolado/insolada/heatstroke/sunstroke
    HOT & stopped/quit/not/dejo/no/isnt/ya/dry ~3 sweating/sweat/suda/sudar/sudando/sweatin & !class
    hot/heat/caliente/calor/105/104/106/107/108/110/112/115/100/sun/sol/attic/roof/field/fields/fil/warehouse/obra/techo/car/carro/trailer/traila ~16 confused/sense/collapsed/passed/fainted/unconscious/crazy/desmayo/desmayado/desmayada/desvaria/confundido/confundida/raro/raras/rara/delirando/desvariando/incoherente/responde/throwing/vomiting/vomitando/cramps/calambres/dizzy/mareado/mareada/limp/wake/despierta/sentido/tonterias/dropped/drunk/tambalea & !fever/fiebre/calentura/infection/rash/wound/herida/drugs/pills/wheels/HITS
    crew/boss/foreman/work/working/jefe/mayordomo/patron/field/fields/fil/roof/roofing/obra/row/harvest/cosecha ~12 water/agua/sun/sol/heat/calor/shade/sombra/break/descanso & sense/collapsed/sat/down/passed/fainted/dizzy/confused/vomiting/throwing/cramps/desmayo/cayo/mareado/desplomo/vomitando/responde/tirado/sudar/suda/calambres/raro & !pay/paid/pagan
    baby/kid/toddler/dog/bebe/nino/nina/child/kids/ninos/infant ~8 locked/inside/left/trapped/encerrado/encerrada/adentro/dejaron/stuck ~5 car/carro/truck/van/troca & hot/heat/calor/sun/sol/windows/vidrios/sweating/crying/parking/red/sudando/llorando/estacionamiento
    no/without/sin/broke/dont/tiene ~3 ac/air/conditioning/aire/fan/ventilador/clima & dizzy/confused/faint/passed/sweating/vomiting/weird/raro/raras/mareada/mareado/desmayo/confundida/talking/hot/105/104/106/108/110/responde/wake/throwing/weak/hablando & grandma/mother/mom/mama/abuela/abuelita/she/he/baby/wife/husband/dad/im/my/mi/old/neighbor/vecina/bebe & !fan ~2 program & !window ~1 unit
    hot/heat/caliente/sun/calor & outside/all ~1 day/no ~1 water/sin ~1 agua/afuera & dizzy/threw/vomit/vomiting/cramping/cramps/faint/headache/mareado/mareada/vomite/vomitando/calambres/desmayar/stopped/goosebumps/weak & !period
    skin/piel & hot/dry/caliente/seca/ardiendo/hirviendo & sun/heat/calor/sol/confused/outside/sweat/suda/confundido/confundida/water/agua & !rash/infected/red ~1 line
    103/104/105/106/107/108/110/112 ~4 outside/degrees/grados/inside/trailer/here/apartment/room/afuera/adentro/today/hoy & confused/sweating/dizzy/throwing/talking/weird/wake/red/passed/faint/raro/vomita/desmayo/mareada/hablando/rara/suda & !fever
    overheated/overheating/asoleado/asoleada/acalorado/acalorada & !car/engine/phone/carro/motor/cel/laptop
  `,
  COLD: `
    nos/me/se ~3 a? ~1 congelar; congelarnos/congelarme/congelarse & esta/noche/calle/carro/van/afuera/grados/hoy
    ice ~1 cold ~4 confused/and/wont/stiff/mumbling; helado/helada/heladito/heladita/frio/fria/cold/freezing ~6 confused/confundido/confundida/mumbling/raro/rara/slurring/llora/limp/mueve/responde/despierta/stiff/tieso/habla/crying & !sore/medicine/turkey
    congelaron/congelo/congelando/congelan/frozen/froze/freezing ~5 pies/manos/dedos/feet/hands/fingers/toes/foot/pie/orejas/ears & !food/pipes
    feet/hands/toes/fingers/pies/manos/dedos ~5 frozen/congelados/congeladas/congelaron/ice/hielo/duras/hard ~4 & !food
    hands/manos/feet/pies/fingers/dedos ~6 numb/duras/duros/hard/dormidas/dormidos/tiesas/entumidas/entumidos/stiff/wax/purple/white/blancos/moradas ~8 & outside/afuera/slept/dormi/cold/frio/snow/night/tent/freezing/street/calle/hielo/ice/winter & !carpal/sprain
    cant ~3 move ~2 my ~1 fingers/toes/hands & snow/snowing/cold/wet/freezing/outside/ice
    snow/snowing/nieve/nevando/blizzard/hielo/ice/sleet ~14 wet/hours/shaking/numb/sleepy/sueno/lips/blue/kid/baby/lost/mojado/mojada/temblar/tiemblo/acostado/moving/mueve/walking/stuck/fingers/tired/tieso & !tires/shovel/day/plow/cream/removal/boots ~2 need
    wet/soaked/mojado/mojada/empapado/soaking ~6 freezing/cold/shaking/shivering/frio/temblar/temblando/snowing/nevando & !cold ~2 wet ~1 weather ~2 gear
    degrees/grados/below/bajo ~4 cero/zero/out/outside/freezing & shivering/mumblin/mumbling/baby/nacido/temblar/blue/morado/confused/stopped/wont/moving/old/tired & !fever/oven
    bajo ~1 cero; recien ~1 nacido & frio/morado/fria/helado/calefaccion/luz ; cortaron/cut/turned/off/out/sin/no ~5 luz/electric/heat/power/gas/calefaccion/electricity ~12 baby/bebe/nacido/breath/cold/frio/newborn/blue/morado/crying/shivering/grandma/abuela/temblando & cold/frio/blue/morado/breath/freezing/stopped/shivering/crying/temblando/wont/helado & !bill/notice/help ~2 pay
    baby/newborn/bebe/nacido ~8 stopped ~2 crying ~4 ; see ~2 our/my ~1 breath
    tiemblo/temblar/shivering/shiver/tiembla/temblando ~8 nieve/snow/sueno/sleepy/frio/cold/mojado/mojada/wet/overpass/mumbling/mumblin/degrees/afuera & ya/no/stopped/stop/cant/dejo/anymore/paro & !tomar/drinking/xanax/clonazepam/alcohol
    calefaccion/heat/heater ~10 helado/raro/confused/mumbling/shaking/temblando/cold/frio ~4 & no/sin/out/without/dont/tenemos & dad/mom/papa/mama/abuela/grandma/baby/bebe/kid/kids/ninos/he/she
    lips/labios ~4 blue/azules/morados/purple & cold/snow/blizzard/freezing/frio/nieve/outside/ice
    acostado/tirado/dormido/lying/passed/sleeping/asleep/laying ~5 nieve/snow/hielo/ice/frio/cold/freezing/banqueta/sidewalk ~5 mueve/moving/move/wake/respond/despierta/responde/breathing
    EXTREMITY ~6 FROSTBITTEN & !sore/wound/llaga/herida/swollen & COLD_WEATHER/slept/boots/outside/night/nite/noche/botas/zapatos/bridge/walking/days/tent/socks/puente/dormi & !diabetic/diabetica/diabetico/pus/smells/stroke/face/cara/infected/chest/pecho/inyecto/OPIOID/xanax/perico/smell
    FROSTBITTEN ~5 EXTREMITY & COLD_WEATHER & !diabetic/diabetica/pus/smells/infected/chest/pecho/xanax/perico & !hand ~1 warmers
    toes/fingers/dedos/toe/foot/feet/pies/pie ~5 black/white/blue/purple/negro/negros/negra/waxy/wax/blancos/morados/azules/cera/hard/blisters & !sore/wound/llaga/herida/swollen/hinchado & !diabetic/diabetica/diabetico/nail/nails/shoes/boots/sneakers/size/dress/polish/socks/zapatos/tenis/pus/inyecto/smells/bruise/stubbed/broken & !black ~2 friday/boots/pants
    cant/cannot/not/dont/no/ya ~2 feel/siento/siente ~3 toes/feet/fingers/hands/foot/dedos/pies/manos/pie & !stroke/face/cara/back/spine/xanax/perico/overdose/accident & !legs ~4 fell/fall
    frostbite/frostbit/frostbitten/hypothermia/hipotermia/congelamiento & !class/turkey/food/pollo/carne/cuenta/account
    stopped/stop/quito/dejo/paro/no/not ~4 SHIVERS & COLD_WEATHER/warm/hot/calor/sleepy/slurring/cold/clothes/jacket/chamarra/sueno/nevando & !drinking/tomar/detox/alcohol/stopped ~1 drinking/beber
    SHIVERS & COLD_WEATHER & cant/stop/wont/confused/slurring/sleepy/wet/night/blue/purple/hours/drunk/no/paro/mojado/mojada/dormido/noches/confundido/sueno/mojados/soaked/numb/river/creek/rain/talk & !fever/fiebre/calentura/chills/infection/withdrawal/drinking/stopped ~1 drinking/herida/pus/deje ~2 tomar & !PARTNER ~4 HITS
    taking/takes/took/quita/kita/quitando/quitandose/quito ~3 off/clothes/jacket/coat/chamarra/ropa/chaqueta/shirt & snow/cold/nevando/nieve/frio/freezing/hielo/outside/hot/calor & !touch/touched & !PRIVATE ~3 off
    freezing/congelando/freeze/froze/helando ~2 to? death/muerte/outside/here/out/tonight/aqui/afuera & !cold ~1 shelter & help/cant/feel/im/baby/kids/outside/numb/shaking/die/bebe/wet & !food
    muriendo/muero/morir/dying ~2 de/from/of ~1 frio/cold/hypothermia & aqui/calle/afuera/outside/street/snow/nieve/carro/car/night/siento
    lying/laying/passed/asleep/sleeping/tirado/tirada/dormido/dormida/acostado/acostada/found/man/lady/guy/senor ~8 snow/nieve/ice/hielo/freezing/cold/frio/nevando & moving/wake/moves/respond/awake/stiff/mueve/despierta/responde/tieso/tiesa/helado/helada/drunk/borracho/breathing/blue/shivering/reacciona/old/viejito/morado & !shelter ~3 open
    tieso/tiesa/stiff/helado/helada & snow/nieve/frio/cold/hielo/calle/afuera/outside
    baby/newborn/infant/bebe/recien ~6 cold/fria/frio/blue/shivering/helado/helada/freezing/morado/congelado & house/furnace/heat/tent/car/touch/nurse/eat/sleepy/heater/calefaccion/carro/casa/wont/come/38/40/45/tent/power/nieve/afuera/limp/carpa & !formula/clothes & !nap
    furnace/heat/heater/power/calefaccion/calenton/luz ~5 out/died/broke/off/dead/fallo/murio/cortaron/apago & baby/newborn/bebe/grandma/elderly/abuela/mother/mom & cold/shivering/blue/frio/touch/confused/temblando/wont/sleepy/helado/morado
    wet/soaked/mojado/mojada/river/creek/empapado/empapada/lake ~8 cold/freezing/shivering/shaking/numb/frio/temblando/helado/hielo & cant/stop/feel/confused/hours/sleepy/no/siento/paro/tired/drunk/slurring
    wet ~2 feet ~8 white/hurt/numb/days; trench ~1 foot; pies ~3 mojados ~8 blancos/duelen/dias
    warm ~2 or/feel/and/all/inside/now & snow/freezing/shivering/cold & stopped/outside/sleepy/took
    slurring/confused/mumbling/sleepy/stumbling/confundido/balbucea ~10 cold/snow/freezing/frio/nieve/hielo/outside & !drugs/diabetic/stroke/face
  `,
  INFECTION: `
    leg/arm/foot/hand/pierna/brazo/pie/mano ~6 red/roja/rojo ~4 hot/swollen/caliente/hinchada/hinchado/swole; red/hot/swollen ~3 hot/swollen/red ~4 lines/streaks/line
    rayas/raya/lines/streaks/lineas ~2 rojas/roja/red ~4 ; red ~1 lines/line/streaks/streak & !bus/metro/train/line ~1 train
    swollen/hinchado/hinchada/swole/black/negro/negra/green/verde/rotting/podrida/podrido ~6 sore/wound/herida/llaga/cut/abscess/flesh/tranq/xylazine/ulcer & !throat/muscles/cold ~1 sore
    flesh/piel/skin/carne ~4 rotting/rotten/falling/dying/podrida/podrido/cayendo/black/dead & leg/arm/tranq/pierna/brazo/wound/hole/inyecto/shoot
    pus/supura/supurando/oozing/leaking & puntos/stitches/wound/herida/cut/foot/pie/incision/abrieron/opened/negro/red/fever/chills/shivering/swollen/fiebre & !pimple/acne/ear
    puntos/stitches/puntadas/staples/grapas ~6 abrieron/opened/pus/infected/infectaron/red/smell/huele/abrio
    bola/lump/bulto/nacido/absceso/abscess/boil ~6 roja/red/hot/caliente/huge/grande/huge/inyectarme/inyecte/shooting/inject/dura/hard/pus & !breast ~1 cancer
    cut/wound/scratch/cortada/herida/bite/mordida/surgery/tooth/muela/needle ~6 fever/fiebre/calentura/chills/escalofrios/shivering/chattering ~8 & !heat
    fever/fiebre/calentura/chills/escalofrios/chattering/temblando ~6 after/from/despues/por ~4 cut/wound/bite/surgery/tattoo/herida/cortada/tatuaje/tooth/muela/abortion/aborto/birth/parto
    spot/line/red/area/redness/mancha ~8 line/past/spreading/bigger/pen/marker/raya/crece/creciendo/avanza/pluma/subiendo ~8 & leg/arm/skin/pierna/brazo/foot/chattering/fever/chills/bite/hot/pie/yesterday/calentura/escalofrios
    bit/bite/mordio/mordida/scratched ~10 size/swollen/triple/double/bend/fever/red/hinchada/hinchado/pus/streak/hot/calentura/fiebre & hand/fingers/arm/leg/face/mano/pierna/dog/cat/human/perro/gato/dedos & !snake/vibora/throat/tongue
    hand/finger/fingers/mano/dedo ~4 triple/double/twice ~3 size; cant ~2 bend ~2 fingers/knee/hand ~6 fever/swollen/red
    tooth/muela/jaw/diente ~12 neck/mouth/eye/face/cuello/boca/cara/ojo ~5 big/open/swollen/swelling/shut/hinchado/hinchada/abrir/cerrado/hinchando & !denture
    cara/face ~5 muela/tooth/diente/dental ~8 ; hincho/hinchada/hinchado/swelling/swollen ~4 cara/face/jaw/cuello/neck ~6 muela/tooth/diente/fever/calentura/fiebre
    llaga/ulcer/herida/wound/sore ~6 verde/green/apesta/huele/stinks/smells/black/negra/pus/gusanos/maggots/leaking
    SKIN_SIGNS ~5 SKIN_SIGNS & FEVERISH & WOUND_PLACE/cut/skin/spider/shooting/inject/piel/it/la & !heat/sun/calor ~2 sol/tooth ~1 brush & !insulin/insulina
    WOUND_PLACE & SKIN_SIGNS & FEVERISH & !heatstroke/drink/drinking/tomar/deje ~1 de ~1 tomar/cold ~1 weather/snow/nieve/baby ~2 fever/alcohol/liquor/pills/pastillas/xanax
    red/roja/rojas/rojo ~3 line/lines/streak/streaks/streaking/raya/rayas/linea/lineas ~8 up/leg/arm/from/wound/cut/hand/foot/sube/pierna/brazo/subiendo/herida/mano/pie/spreading/my/going
    red/roja/rojas ~2 streak/streaks/streaking/raya/rayas ; raya/linea ~1 roja
    wound/cut/abscess/incision/foot/toe/leg/stump/herida/cortada/absceso/pie/dedo/pierna/llaga/stitches/puntadas/csection/sore/pus ~8 smell/smells/stinks/stink/rotten/huele/apesta/apestosa/podrido/podrida/pus/gangrene/gangrena/maggots/gusanos/green/black/negro/negra/leaking/oozing/supura & !shoes/shower/laundry/gas
    gangrene/gangrena/sepsis/septic/septicemia/necrosis/cellulitis/celulitis & !tank/system/fosa/class
    infected/infection/infectado/infectada/infeccion/infecto & FEVERISH/spreading/swollen/pus/red/black/smell/hinchado/hinchada/roja/negro/huele/rayas/worse/calentura/peor/hot/caliente/big & !ear/uti/yeast/std/pink/covid/testing/sinus & !computer
    inject/injected/shoot/shooting/shot/inyecto/inyecte/missed/skin-pop/pincho ~12 abscess/black/swollen/hole/pus/red/hot/lump/negro/negra/absceso/hinchado/hinchada/hoyo/bola/caliente/hueco/ulcer/fever & !wake/blue/covid/flu
    abscess/absceso/boil/nacido & fever/fiebre/calentura/swollen/jaw/neck/face/red/spreading/swallow/hinchado/cara/cuello/big/huge/hinchada/chills & !dentist ~2 appointment
    tooth/muela/diente/teeth/jaw/mandibula/quijada ~12 swollen/swelling/open/swallow/breathe/neck/fever/eye/hinchado/hinchada/abrir/tragar/cuello/fiebre/calentura/cerrado/face/cara/ojo/big & mouth/neck/eye/fever/swallow/breathe/open/boca/cuello/ojo/fiebre/calentura/tragar/abrir/face/cara/respirar/shut/jaw & !fell ~1 out
    csection/surgery/operation/cesarea/operacion/operaron/appendix/hernia/apendice & leaking/leakin/green/pus/open/opened/smell/fever/burning/shaking/abrio/apestosa/fiebre/calentura/escurre/huele/roja/tirito/temblando/agua/chills/hot/supura/frio
    stepped/piso/pise/clavo/nail/rusty/bite/bit/mordio/mordida/cut/cortada/splinter/astilla/entero/enterro/machucon ~14 swollen/red/fever/chills/pus/hot/black/hinchado/hinchada/calofrios/escalofrios/calentura/fiebre/jamon/roja/negro/huele/streak/swole/double
    breast/pecho/seno/chichi ~8 red/hot/hard/roja/caliente/dura/pus/lump & fever/chills/fiebre/calentura/escalofrios/shaking
    leg/foot/hand/arm/pierna/pie/mano/brazo ~8 swole/swollen/hinchada/hinchado/red/roja/black/negro/hot/caliente/doubled & fever/fiebre/calentura/chills/escalofrios/calofrios/streaks/rayas/raya/smells/huele/burning/pus
    foot/feet/toe/toes/pie/dedo/pies & black/negro/negra/smell/smells/huele/dead/numb/hole/hoyo/ulcer/ulcera/llaga & diabetic/diabetica/diabetico/diabetes/chills/fever/fiebre/escalofrios/calentura
    catheter/cateter/port/iv/stoma/sonda & fever/chills/pus/red/fiebre/calentura/escalofrios/shaking/roja
    fever/fiebre/calentura ~6 104/105/106/days/dias/week/semana/40/41/wont/baja & tent/street/cut/wound/surgery/injected/herida/calle/confused/tooth/leg/operacion & !heat/calor
  `,
  INSULIN: `
    insulin/insulina ~4 cooked/ruined/melted/boiled/frozen/froze/useless/curdled/cocino/cocio/arruino/derritio/congelo; insulina ~4 echo ~1 a ~1 perder
    type/tipo ~1 1/one/uno ~14 left/queda/quedan/lasts/dura/alcanza ~4 day/days/dose/doses/dia/dias/dosis & !trial/prueba/pie/foot
    type/tipo ~1 1/uno & CHILD/kid/student/alumno & sweaty/sweating/sudado/sudada/sudando/staring/mirada/temblando/shaking/confused
    insulin/insulina/insuline ~6 stolen/robaron/robo/stole/lost/perdi/sweep/bag/bad/perder/fridge/refri/afford/alcanza/out/gone/expired/hot/caliente/broke/none/last/acabo/acaba/queda/without/sin/froze/bag & !resistance/copay/card/discount
    stole/stolen/robaron/lost/took/swept/tiraron/perdi ~10 insulin/insulina/meter/glucometro
    type ~1 1/one/2 ~8 pump/out/insulin/no/sick/throwing/hot/without/ran; pump ~3 ran/out/broke/died/empty & !gas/sump/breast/water/car
    blood? ~1 sugar/azucar ~5 low/bajo/baja/high/alta/alto/hi ~8 shaking/sick/temblando/passed/meds/medicina/dizzy/sweating/confused/mareada/mareado/sudando/vision/thirsty/out/wake
    sugar/azucar/medidor/meter/glucometro ~5 hi/high/400/500/600/450/350/300/over/error/lo/low/alta & thirsty/sed/pee/orino/blurry/borroso/vomit/vomitando/meds/no/sick/quita/shaking/confused & !rush/test/high ~1 school
    thirsty/sed ~8 blurry/borroso/peeing/orino/pee/azucar/sugar/medidor/meter/bano/insulin/kita/quita & !hungry/water ~2 bottle/comida
    diabetic/diabetico/diabetica/diabetes ~8 inyectarme/insulin/insulina/days/dias/wake/despierta/shots/medicina/meds/sick/throwing/without/sin & no/sin/out/without/wont/not/two/dos/ran/right/bien/dias/days/tres/3/2 & !class/shoes/diet/snacks/recipes/strips
    skip/skipping/ration/rationing/stretch/half/mitad ~6 insulin/insulina/dosis/dose ~4
    INSULIN_WORDS ~8 RAN_OUT & !copay/discount/prescribed/coupon/coupons
    RAN_OUT ~6 INSULIN_WORDS & !drank/tried ~2 kill
    no/sin/out/without ~3 insulin/insulina & !resistance
    DIABETIC/sugar/azucar/glucose ~6 10/15/18/20/22/25/28/30/32/34/35/36/37/38/39/40/42/44/45/48/50/52/55/400/410/420/430/440/450/460/470/480/490/500/510/520/530/540/550/560/570/580/600/620/650/700/hi/high/low/error/alta/baja/altisima/bajisima/crashing & !test/diet/recipe/class/cooking/food ~1 bank/snacks & !pantry
    DIABETIC & vomiting/throwing/confused/fruity/fruit/fruta/breath/wake/shaking/sweating/passed/drunk/coma/vomitando/confundida/confundido/temblando/sudando/desmayo/boca/dormida/peeing/thirsty/orino/sed/borracha/borracho/despierta/vision/blurry/borrosa/seizure/limp/acting & !foot/pie/feet/toe/dedo/class/cooking/food ~1 pantry/shoes/controlada & !vomitos ~1 covid
    pump/bomba/pens/pen/vial/vials/frasco/plumas/pluma/needles ~8 broke/broken/hot/warm/out/empty/lost/died/descompuso/rompio/calento/caliente/robaron/stolen/spoiled/frozen/roto & insulin/insulina/diabetic/sugar/diabetes/diabetico/azucar/10/8/kid/fridge/storm/drunk/acting/type/work/diabetica/sirven/dosis
    fridge/refri/power/luz ~8 insulin/pens/insulina/plumas & hot/warm/off/out/storm/work/caliente/sirve/good/spoiled/still/apagon
    skipping/rationing/halving/splitting/half/stretching/partiendo/mitad/rendir/dosis/dose/doses/saltando/saltandome ~6 insulin/insulina/dose/doses/dosis/shots/frasco & !weight
    partiendo/mitad/rendir ~8 dosis/insulina/frasco & orino/azucar/sed/bano/diabetico/diabetica/insulina/dure/frasco
    ketoacidosis/dka/cetoacidosis/hypoglycemia/hipoglucemia/hipoglicemia/hypoglycemic
    diabetic ~1 shock/coma/emergency; coma/shock ~1 diabetico
    low/bajo/baja ~2 sugar/azucar ~8 shaking/passed/wake/confused/juice/sweating/temblando/desmayo/sudando/jugo
    breath/boca/aliento ~4 fruit/fruity/fruta/sweet/acetone/acetona/nail
  `,
  MEDICAL: `
    asthma/asma ~6 attack/ataque/inhaler/inhalador/breathe/respirar/bad/no/sin & inhaler/inhalador/no/without/sin/cant/bad/attack/lost/breathe/respirar/puedo & !refill/moho/mold
    fever/fiebre/calentura/temperatura ~8 neck/cuello/103/104/105/106/40/41/rash/stiff/newborn/seizure/wont ~4 ; stiff/tieso/dobla/doblar/rigido ~3 neck/cuello & fever/fiebre/calentura/105/104/headache/luz/40/kid/nino/baby
    40/41/104/105/106 ~3 de/degree/of ~2 fiebre/calentura/fever/temperatura & !heat/calor/outside
    fell/cayo/callo/cai/fall ~4 off/del/de/from ~3 roof/techo/ladder/escalera/andamio/tree/arbol/balcony/truck/horse/caballo/bike & cant/no/move/mueve/legs/piernas/head/back/espalda/cabeza/hurt/siente/siento/unconscious/feel
    pego/golpeo/hit/banged/smashed/golpe ~4 cabeza/head ~10 reconoce/remember/vomit/vomita/confused/raro/dormido/know/talking/sleepy/mareada/desmayo/acuerda/habla/pupils/knocked
    dando/dio/having/has/tiene ~2 un/a/una ~2 ataque/attack/convulsion/seizure/derrame/infarto/embolia/stroke & !panic/panico/ansiedad/anxiety/risa/nervios/tos
    sacude/sacudiendo/tiembla/jerking/shaking ~8 ojos/eyes/foam/espuma/blanco/volteados/rolled/rolling/unresponsive/floor/piso & !baby ~2 crying
    ojos/eyes ~5 voltean/voltearon/rolled/rolling/blanco/atras/back & sacude/shaking/convulsion/ataque/seizure/jerking/child/nino/floor/temblando/passed
    elefante/elephant/ladrillo/brick/piano ~6 encima/chest/pecho/sitting/sentado ; sudo/sudor/sweat/sweating/sudando ~3 frio/cold/grey/gray/clammy ~8 chest/pecho/arm/brazo/elefante/jaw/nausea/heartburn/heart/husband/dad & !drinking/tomar
    sweating/sudando ~3 and? ~1 grey/gray/pale/palido ; heartburn/indigestion/agruras ~10 sweating/grey/arm/jaw/call/sudando/brazo/palido/chest
    severe/bad/horrible/fuerte/terrible/worst ~3 stomach/abdominal/belly/estomago/panza ~4 pain/dolor ~8 vomiting/right/fever/vomito/side/derecho/fiebre/hard ; dolor ~4 lado ~1 derecho ~6 vomit/fiebre/vomito/panza
    passed/fainted/desmaye/desmayo/blacked ~2 out? ~2 twice/again/times/veces/today/hoy/dos/tres/three & !heat/calor/HANDS
    hit/atropello/atropellaron/run ~4 by ~2 car/truck/bus/van/bike/scooter/train; me/lo/la/le ~1 atropello/atropellaron/atropello ~3
    lips/face/tongue/throat/labios/cara/lengua/garganta ~4 swelling/swollen/hinchando/hinchados/hinchada/closing/cierra/cerrando/huge ~6 peanut/peanuts/bee/sting/nuts/shellfish/medicine/piquete/abeja/avispa/cacahuate/camaron/allergic/alergia/ate/comi/shrimp/mani
    desmayo/fainted/collapsed/unconscious/inconsciente/desplomo ~6 contesta/responde/despierta/respond/answer/floor/wake/piso/suelo/reacciona/breathing & !inyecto/drogas/pastillas/calor/heat/gas/carbon
    reconoce/recognize/recognizes ~3 me/nadie/anyone/nos & cayo/callo/pego/head/cabeza/sudden/repente/fell/grandma/abuela/mama/dad & !dementia ~4 years
    chueco/chueca/torcido/torcida/droopy/droop/caido ~3 cara/face/boca/mouth; cara/face/boca/mouth ~4 chueco/chueca/torcida/droop/droopy/drooping/chueco
    pierna/piernas/legs/leg ~4 mueve/move/moving/siente/siento/feel & cayo/fell/car/accident/techo/roof/back/espalda/crash/choque
    embolia/derrame/stroke/infarto & le/me/dio/creo/having/think/my/mi & !group/survivor/hace/ago/last/years/anos
    FACE ~5 DROOPS & SPEECH/arm/leg/brazo/side/one/hablar/words/mom/dad/grandma/esposo/mama/papa/abuela/he/she/her/his/moms/boca/se/can & !dentist/anesthesia/muela/novocaine
    torcio/torcida/chueca/torcido/torciendo ~4 boca/cara; boca/cara ~3 torcio/torcida/chueca/chueco/torcido
    SPEECH ~5 WRONG & arm/face/brazo/cara/side/boca/sudden/mom/dad/grandma/grandpa/mama/papa/abuela/husband/wife/esposo/he/she/her/his/lado/drooping/hand/leg/cup/taza & !class/trash/lesson/english
    arm/leg/side/brazo/pierna/lado/hand ~6 hangs/hanging/limp/numb/weak/dead/move/lift/dormido/dormida/mover/levantar/caido/colgando/tingling/siente/mueve/cuelga & calling/words/talk/talking/face/speech/droopy/hablar/habla/cara/boca/sudden/confused/grandpa/grandma/mom/dad/headache/mama/papa/abuelo/abuela/cup/taza/breakfast/since/chest/pecho & !OPIOID/xanax/HITS/perico/sprain/broke/fell & !cold/snow/frio
    stroke/derrame/embolia & having/think/had/signs/now/mom/dad/she/he/cerebral/dio/dando/creo/is/esta/she's/wife/symptoms & !survivor/survivors/group/last/ago/years/recover/hace/ano/rehab/class/heat/sun
    chest/pecho ~5 pain/pains/hurt/hurts/tight/tightness/pressure/crushing/heavy/elephant/squeezing/dolor/duele/presion/aprieta/oprime/punzada/apretado & !tickets/infection/breast/HITS/punched/baby ~2 chest & !panic ~1 attacks ~3 counsel & !neumonia
    pain/dolor/duele/presion/pressure ~5 chest/pecho/corazon & !HITS/punch & !cough
    heart ~1 attack/attacks; infarto/infartando; ataque ~3 corazon/cardiaco; paro ~1 cardiaco
    throat/tongue/lips/face/garganta/lengua/labios/cara/cuello ~5 closing/closed/swelling/swollen/huge/swole/tight/cierra/cerrando/cerro/hincho/hinchada/hinchado/hinchando/hinchados & shrimp/peanut/peanuts/bee/wasp/sting/stung/ate/allergic/epi/epipen/nut/nuts/breathe/hives/reaction/avispa/abeja/camaron/camarones/mani/cacahuate/alergia/alergico/alergica/ronchas/pico/comio/comi/respirar/reaccion/medicine/medicina/penicilina/antibiotic/mariscos/seafood & !tooth/muela/HANDS ~2 neck/choked
    epipen/epi/anaphylaxis/anaphylactic/anafilaxia/anafilactico & no/without/need/expired/throat/cant/sin/breathe/out/used/having/swelling/garganta & !training/school ~1 form/price
    allergic ~1 reaction; reaccion ~1 alergica
    se ~3 cerrando/cierra/cerro ~3 garganta/la
    seizure/seizures/seizing/seizin/convulsion/convulsiones/convulsionando/convulsiona/convulsiono/epileptic/epileptico/fits & !medication/meds ~2 refill/specialist/dog/training/foundation/STOPPED ~3 DRINK/history/support & !STOPPED ~4 BENZO
    passed/blacked/fell/fainted/collapsed/desmayo/desmaya/desmayado/desmayada/desplomo/cayo/unconscious/inconsciente/knocked ~6 out/now/floor/wake/help/unconscious/responding/despierta/responde/suelo/piso/reacciona/just/standing/ayuda/shower/bathroom/moving & !heat/calor/sun/drunk/OPIOID/pills/gas/choked/neck/cold/snow/diabetic/azucar/diabetica & !bills/asleep/flyers & !loca
    head/cabeza ~6 hit/hurt/injury/fell/cracked/golpe/pego/golpeo/open/abrio/banged/smashed & vomiting/throwing/dizzy/confused/unconscious/sleepy/passed/wake/vomita/vomitando/mareado/mareada/inconsciente/dormido/desmayo/remember/pupils/bleeding/sangra/raro/knocked/weird/confundido & !PARTNER ~4 HITS/husband/boyfriend
    worst ~2 headache; thunderclap; peor ~2 dolor ~2 de? ~1 cabeza
    vision/sight/vista/blind/ciego/ciega/ver ~5 suddenly/sudden/gone/lost/black/perdi/repente/golpe/blurry & headache/eye/one/sudden/suddenly/repente/cabeza/ojo/numb & !glasses/exam/lentes/cheap
    burn/burned/burnt/burns/scalded/quemo/queme/quemada/quemadura/quemaduras/quemado ~8 bad/badly/face/boiling/water/oil/grease/fire/skin/blister/blisters/peeling/acid/degree/agua/aceite/hirviendo/cara/piel/ampollas/lumbre/gasolina/fuego/manteca & !heart ~1 burn/house/sunburn/class/cigarette/cigarets/plancha ~3 por & !burns ~2 him/her
    fire/incendio/llamas/lumbre/quemando/burning ~4 house/apartment/building/kitchen/trailer/tent/casa/apartamento/edificio/cocina/traila/cuarto/inside/trapped & now/on/help/trapped/smoke/inside/out/se/ayuda/esta/atrapado/atrapados/humo & !lost/last/after/burned ~2 last/victims/victimas/red ~1 cross/alarm/ago/hace/perdimos
    hit/struck/atropello/atropellaron/atropellado/atropellada ~4 by/car/truck/bus/carro/camion/troca/bicicleta/un/una/moto & car/truck/bus/bike/carro/camion/street/leg/bleeding/hurt/head/atropello/atropellaron/atropellado/atropellada/van/troca & !lawyer/abogado/ago/hace/insurance/year/fender/parked/estacionado
    electrocuted/electrocuto/electrocutado/electrocutada/shocked ~4 wire/outlet/cable/by/wont/cable
    fell/cayo/cai/caida ~5 roof/ladder/stairs/scaffold/window/tree/techo/escalera/escaleras/andamio/ventana/arbol/balcon/bridge/second/third & cant/move/leg/back/head/blood/hurt/bone/feel/mover/espalda/cabeza/pierna/siento/unconscious/inconsciente/breathing/neck/hueso/mueve/wont & !digo/told/decir & !otra
    fell/fall/fallen/cayo/cai/caida & cant/no/not/unable ~4 up/move/stand/levantar/levantarse/mover/parar/pararse/feel/siento & grandma/grandpa/hip/floor/mom/dad/abuela/abuelo/cadera/piso/mother/father/im/leg/mama/papa/legs/bathroom/back/bano & !HITS & !behind ~2 rent
    stomach/belly/abdomen/panza/estomago/vientre/barriga ~6 hard/rigid/severe/worst/worse/stabbing/dura/dolor/insoportable/right/lado & fever/vomiting/vomit/faint/pregnant/blood/cant/fiebre/vomito/vomitando/embarazada/aguanto/desmayar/doblada/stand/fiebre/walk & !hungry/hambre/cramps ~2 period
    pregnant/embarazada/preg/semanas/weeks & headache/vision/swollen/seeing/spots/hinchada/vision/luces/cabeza/manchitas/convulsion & see/seeing/spots/blurry/swollen/luces/borroso/vision/hinchada/ver/manchitas
    bone/hueso ~4 sticking/out/through/salido/afuera/salio/broken/expuesto
    suddenly/sudden/repente/golpe ~5 numb/weak/blind/confused/talk/walk/paralyzed/hablar/caminar/confundido/confundida/confusa/paralizado/dormido & !homeless/rent/job
    calling ~3 fork/spoon/things ~4 wrong/dog
    baby/bebe/newborn/infant/toddler ~8 fever/fiebre/calentura/104/105/limp/lethargic/wont/rash/soft/eating/floppy/106/stiff & newborn/weeks/month/104/105/106/limp/wont/stiff/seizure/semanas/mes/lethargic/recien/40/41/respond/flojo/breathing & !formula/wic/cold/class
    call/llamen/llame/llama/llamar/need/necesito/manden/send/ocupo/ambulance/ambulancia ~4 911/ambulance/ambulancia & hurt/now/help/dying/please/herido/muriendo/ayuda/rapido/grave/ahora/bad/emergency/urgente/pronto/ahorita & !cost/pay/bill/cuanto/cobra/police
    dying/muriendo/die/muriendose ~3 here/now/help/pain/is/floor/ayuda/aqui/dolor/front/please & he/she/im/me/mi/se/dad/mom/husband/baby/friend & !die/dying/muriendo ~2 for/to/hambre/laugh/heat/boredom/tired/calor/frio/risa & !want/wanna/wish/quiero
    coughing/breath/aire/respirar/breathing/breathe ~6 short/shortness/hard/trouble/falta/cuesta/dificil/worse/cant/trabajo/batalla & !mold/stress/neck/hands/gas/clorox/bleach/chemicals/walk ~2 stairs
  `,
} as const;
