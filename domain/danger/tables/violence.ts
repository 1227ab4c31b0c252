/** Harm by a partner or others: violence at home, strangling, tracking, sexual assault, trafficking, elders. */

/** Someone with power over the writer. */
const ABUSER = "PARTNER/HE";

export const VIOLENCE = {
  STRANGULATION: `
    i/was/got/been/being ~1 strangled/choked/strangle & !up/on/food & !by ~1 debt
    had/held/has/tenia/tuvo/agarro/lifted ~2 me/her/por ~3 by/del/por/against ~2 the? NECK
    neck/throat/cuello/garganta ~4 against ~2 wall/floor/bed; by ~2 the ~1 neck/throat & me/her/he/she & !hold ~1 puppy
    ahogar/ahogarme/ahogo ~3 con ~2 manos/almohada/cojin/cinto; me ~2 quiso/quizo/intento/trato ~2 ahogar/asfixiar/ahorcar/estrangular
    voice/voz & hoarse/raspy/weird/ronca/gone/fue/lost/raro & neck/throat/choked/strangled/hands/he/cuello/garganta/apreto/ahorco/el/estrangulo/ex/husband & !cold/flu/gripe/cough/tos
    desmaye/desmayo/desmayar/passed/blacked/faint/negro/estrellitas/stars ~8 cuello/garganta/neck/throat/hands/choked/apreto/ahorco/manos
    apreto/apreta/aprieto/aprieta ~3 cuello/garganta/pescuezo
    HANDS ~4 around/round/on/against/over/into/across/en/alrededor/al/del ~2 my/her/me/mi/el/su ~1 NECK & !rash/ache/pain
    HANDS ~3 NECK & HE/PARTNER/PARENTS/RELATIVES & !broken/massage
    STRANGLES ~2 me/her/us/out/mom/nos & FAMILIAR & !on/food/grape/rent/renta/grapes/hotdog/candy
    FAMILIAR ~4 STRANGLES & !choking/choke/choked/chokes ~2 on & !rent/renta/baby/toddler/food/uva/comida/carne/hueso/agua/piscina/alberca/alga/pool
    me/nos/la ~2 STRANGLES ~4 FAMILIAR & !me ~1 voy/boy/quiero/iba/pienso & !renta/deudas/agua/piscina
    me ~2 ahorco/ahorcaba/ahorca/estrangulo/estrangula/asfixio/ahorcado/horco/ahorcando & !renta/deudas/deuda/biles
    ahorcarme/estrangularme/asfixiarme/ahorcarla & !quiero/voy/boy/pienso & !renta
    me/le/la/nos ~2 SQUEEZES ~3 NECK
    SQUEEZES ~2 my/her/me ~2 NECK
    SQUEEZES ~2 del/el/mi/por ~1 NECK
    NECK & FAMILIAR & breath/breathe/black/blacked/dark/voice/swallow/raspy/hoarse/marks/bruises/bruise/spots/stars/pressed/air/respirar/negro/ronca/ronco/voz/tragar/marcas/marcados/moretones/aire/apreto/aprieta/dedos/estrellas/rojos & !baby/toddler/bite/bitten/wasp/avispa/abscess/tooth/fever/fiebre/food/allergic/tense/gland/sore
    pillow/almohada/bag/bolsa/blanket/cobija/plastic & face/head/cara/cabeza/mouth/nose/boca/nariz & FAMILIAR & !baby/bebe ~3 crib
    covers/covered/covering/cover/tapa/tapo/tapaba/tapando ~3 mouth/nose/boca/nariz ~6 breath/breathe/nose/air/respirar/aire/nariz/pillow/almohada
    me ~1 tapa/tapo/tapaba ~2 boca/nariz/cara
    sat/sits/sitting/kneel/knelt/knee/kneeling/sento/hinco/rodilla ~3 chest/neck/back/pecho/cuello/encima ~8 breathe/breath/air/respirar/aire & FAMILIAR & !police/cop/officer/policia/sheriff/deputy/cops/oficial
    HE/PARTNER & couldnt/cant/no ~2 breath/breathe/podia/respirar & pillow/hands/neck/throat/held/holding/arm/wall/against/almohada/manos/cuello/encima/pared/brazo/laughing & !baby/smoke/gas
    everything/todo ~3 dark/black/negro/oscuro & wall/neck/throat/against/him/he/his/pared/cuello/el & !depress
    passed/blacked ~1 out ~8 hands/neck/throat/choked/choking/wall/against
    red/rojos/reventados/derrame ~3 spots/dots/eyes/ojos/puntitos & HE/PARTNER & wall/neck/throat/voice/against/hands/cuello/pared/manos/apreto/ahorco/garganta
    eyes/ojos ~5 red/rojos/bloodshot/spots/dots & HE/PARTNER & neck/wall/choked/throat/hands/dark/black/cuello/ahorco/apreto
    finger/fingers/thumb/dedos/manos ~4 marks/marked/bruises/prints/marcados/marcadas/marcas & neck/throat/chin/jaw/cuello/garganta/barbilla/ronca/raspy/voice
    ronca/ronco/raspy/hoarse & HE/PARTNER & neck/throat/wall/fight/night/dedos/cuello/apreto/pelea/marcas/marcados & !cough/tos/flu/gripe/cold
    chokehold/headlock & HE/PARTNER/RELATIVES/PARENTS
    belt/cord/scarf/rope/cinto/cinturon/cable/soga/cadena ~3 around/on/alrededor/en ~2 my/me/el/mi ~1 NECK
    lifted/levanto/alzo/pinned/slammed/held/holds ~3 by ~2 NECK; del ~1 cuello/pescuezo & me/la & !dolor/duele/torcedura
    swallow/tragar ~8 ex/husband/boyfriend/marido/esposo/novio/he/el & neck/hands/choke/choked/strangled/ahorco/apreto/cuello/ahorca
  `,
  TRACKING: `
    HE/PARTNER/FRIENDS/RELATIVES ~4 put/puso/installed/instalo/metio/hid/escondio ~6 laptop/computer/computadora/phone/telefono/cel/celular/room/cuarto ~4 records/recording/graba/grabando ~1 me/todo/everything
    HE/PARTNER/someone/somebody/alguien ~4 put/puso/installed/instalo/downloaded/metio/hid/escondio/planted ~4 phone/car/carro/telefono/celular/troca/bag/bolsa/app/camera/tracker/cameras/camaras/aplicacion/gps & see/where/know/track/donde/am/ver/sabe/me/watch/my/mi/spy & !money
    app/aplicacion/aplicaciones/programa ~4 spying/spy/tracking/espia/espiando/rastrea/watching/espiar/vigilar; espia/espian/vigila/rastrea/spying/spy ~4 aplicacion/app/telefono/celular/phone/cel/telefono
    me ~1 espia/espian/rastrea/rastrean/vigila/hackeo/jaqueo/clono/clonaron/intervino/localiza & !deuda
    rastreandome/espiandome/vigilandome; jaqueo/jakeo/hackeo/hackearon/clono ~3 icloud/whatsapp/whats/telefono/celular/cel/cuenta/correo/facebook & ex/el/marido/novio/esposo/sabe/todo/me
    PARTNER/he/she/ex/el/marido/novio/esposo ~6 gets/sees/has/see/ve/mira/recibe ~3 my/mis/donde/where/mi ~3 messages/texts/location/mensajes/estoy/ando/ubicacion/am/emails/calls/icloud & !kids
    share/sharing/compartir/comparta/comparto ~3 location/ubicacion ~8 ; location/ubicacion ~6 makes/mad/angry/obliga/turn/off/enoja/apago/apago/share/compartir & HE/PARTNER
    makes/obliga/hace ~3 me ~2 share/keep/compartir/mandar/send ~4 location/ubicacion/phone/fotos/pictures & PARTNER/HE & !nudes
    follows/following/followed/sigue/siguiendo/siguio ~2 me/home ~6 home/every/work/truck/car/casa/diario/trabajo/carro/store/night & sits/outside/apt/day/evry/parked/always/afuera/cada/diario & guy/man/he/ex/work/coworker/hombre/tipo/el/senor & !dog/instagram
    flowers/gifts/notes/flores/regalos/notas/letters/cartas ~4 porch/door/car/work/again/puerta/carro/windshield/otra & moved/changed/number/again/ex/he/cambie/mude/address/direccion/knows & !delivery/shop
    found/encontro/knows/got/sabe/has/averiguo ~3 my/mi/the ~2 new/nueva/nuevo ~2 address/number/place/job/direccion/numero/apartment/casa/work/trabajo & ex/he/stalker/husband/el/marido/she/boyfriend & !doctor
    repitio/repite/repeats/quoted/repeated ~6 palabra/word/exactly/texte/texted/dije/said/escribi/mensaje & !teacher/class
    moved/mude/cambie/changed ~8 he/she/ex/el/still/again/otra ~6 found/shows/finds/flowers/knows/encontro/aparece/calls/sabe/llama
    ipad/tablet/laptop/watch/smartwatch/alexa/echo ~6 my ~2 messages/texts/calls/location & PARTNER/he
    password/contrasena/icloud/google ~5 cant/no/get/out/him/sacar/changed/knows/tiene & he/him/ex/husband/boyfriend/el/ella/she
    glitching/overheats/clicking/lights ~6 he/ex/husband & phone & knows/always/since
    TRACKER & HE/PARTNER/found/my/someone/somebody/mi/encontre/alguien/stalker & DEVICE/under/me/my/on/room/rooms/house/home/bedroom/cuarto/casa/cuartos/debajo/shoe/seat/kids & !snap/application/packages/package/fitness/appointment/card/order/job/doorbell/buy/comprar & !lost/perdi
    found/encontre/halle/hay/theres ~4 TRACKER & !store/for ~1 sale
    TRACKER ~4 me/my/mi & !fitness/package/snap/application/application
    SPIES ~4 my/mi/mis/me ~2 DEVICE & !track ~2 application & !FRIENDS & !follow/siga
    HE/PARTNER ~4 SPIES ~3 my/me/mi/mis/everything/todo/where/todos/every & DEVICE/where/follows/everything/donde/go/texts/todo/camera/cameras
    SPIES ~3 my/mi/me ~1 phone/phones/fone/cell/location/texts/telefono/celular/cel/ubicacion/mensajes/whatsapp/whats/fone
    phone/telefono/celular/cel/fone & watched/tapped/bugged/hacked/monitored/spied/spying/tracked/intervenido/hackeado/espiado/vigilado/hackeo/clonado/rastreado/espia/espian/rastreando & !stolen
    how/como ~6 know/knows/knew/tell/sabe/supo/aparece/aparecer/aparezca/entero/entera & where/donde/siempre/texts/mensajes/said/dije/say/digo & HE/PARTNER & !can ~1 i
    always/siempre/everytime ~2 knows/know/sabe/knew/shows/aparece/finds ~4 where/what/donde/que/lo/a/up/me & HE/PARTNER
    he/she/ex/el/ella/husband ~4 knows/knew/sabe/sabia ~3 where/everywhere/donde/cada/todo/what ~4 go/am/went/been/voy/estoy/ando/ate/lunch/said/was/hago/hice & !lives/live
    repeats/repite/knows/sabe/quotes ~4 stuff/things/cosas/texts/conversations/lo ~6 said/told/dije/texted/platico/only & HE/PARTNER
    how ~4 tell/know/check/find/find ~5 reading/tracking/watching/spying/spyware/tracker/airtag/gps/bugged/tapped/monitored & !TRACKER ~2 snap
    reading/reads/read/lee/leyendo/revisa/checks ~2 my/mis/mi ~1 texts/messages/emails/dms/mensajes/whatsapp/correos/correo & HE/PARTNER
    battery/bateria & HE/PARTNER & fixed/gave/knows/sabe/fast/rapido/regalo/arreglo/hot & always/siempre/knows/sabe & !hearing/car
    logged/logs/login/log/entra/entro/metio/metido ~3 my/mi/a/mis ~2 account/accounts/icloud/email/gmail/facebook/instagram/cuenta/cuentas/correo & HE/PARTNER/someone/alguien
    changed/cambio/knows/sabe/got/has/tiene/keeps ~2 my/mi/mis/all ~2 password/passwords/passcode/contrasena/contrasenas & HE/PARTNER
    cameras/camera/camaras/cams/ring ~8 watch/watches/watching/every/each/todos/mira/work/vigila/ve/escondidas/hidden/bedroom/room/cuarto & HE/PARTNER/landlord
    shows/showed/showing/turns/appears/aparece/aparecio/llega ~3 up/everywhere/donde/todos/wherever ~6 go/am/told/esta/voy/estoy/digo/nobody & HE/PARTNER
    life360/find-my/findmy & HE/PARTNER/makes/off/angry/gets
    app/aplicacion/software ~4 phone/telefono/celular ~6 didnt/install/hidden/puso/instalo/yo/put & HE/PARTNER/someone
    drone/dron ~4 window/house/casa/ventana/yard & HE/PARTNER
  `,
  SEXUAL_ASSAULT: `
    LANDLORDS ~8 rent/renta/cuarto/room ~6 sleep/sex/body/cuerpo/sexo/acuesto/acostarme/acueste/conmigo & !family/ninos
    LANDLORDS ~8 cobrarse/cobrar/cobra/pagar/pague/pay ~3 renta/rent ~3 conmigo/cuerpo/sexo/sex/body
    OTHERS_AT_WORK ~5 restrego/restriega/restregaba/froto/rubbed/rubs/rubbing ~3 me/himself ~3 on/against/me/contra/mi
    se me restrego/restriega/restregaba/froto; rubbed/rubs/rubbing himself/up on/against me
    OTHERS_AT_WORK ~5 me metio/mete/metia ~1 mano/manos/dedos
    OTHERS_AT_WORK ~6 put/puts/slid/stuck ~2 hand/hands/fingers ~2 up/down/under/in/inside/between ~2 my/me & !pocket/form
    took/takes/quito ~2 condom/condon ~3 off/without/sin & me/him/he/se/decirme/telling
    me ~1 fuerza/forza/obliga & PARTNER & quiero/aunque/relaciones/cama/sexo
    someone/somebody/he/alguien/man/guy/hombre/el/him ~3 was/were/estaba/is ~2 on/encima/top/inside/adentro ~2 of? ~1 me/mi & woke/desperte/wake/sleep/dormida/night/drunk/remember/borracha/sleeping
    on ~1 top ~1 of ~1 me & !stress/bills/bunk
    PARTNER/he/him/guy/man/husband/esposo/marido/novio/el ~4 forces/forced/force/fuerza/forza/obliga/obligo/makes ~3 me/on/estar/himself/sex & no/say/said/want/quiero/dont/sleep/dije/even/aunque/though/stuff/anyway & !work/money/men/drugs
    rape ~1 kit/kits/exam; examen/prueba/kit ~4 violacion/violada/abuso; how ~2 long ~6 kit & hospital/after/still/exam/do
    kit & hospital/nurse/exam/after/still & how/long/where/can/after/long & !first ~1 aid/sewing/tool/baby/hygiene/test
    morning ~1 after & nobody/ask/asks/how/private/forced/no/didnt/parents/without/anyone
    pastilla/pill & dia/despues/siguiente/after & obligo/fuerza/forced/violo/raped/pregunten/nadie/asks
    molested/molest/abusada/abusado/abusaron & i/was/me/never/told/when/de/nunca/mi & !CHILD ~3 was
    a/un/some ~1 man/guy/stranger/hombre/tipo/senor ~8 hand/mano/grabbed/metio/agarro/touched/toco ~6 pants/shirt/skirt/pantalon/falda/bus/nalgas/train/chest/breast/piernas
    makes/make/made/hace/obliga ~2 me ~2 sleep/have/do/touch/acostarme ~3 with/things/stuff/him/sex/con/it & couch/rent/place/stay/boss/landlord/work/him/el/renta/sofa & !men/guys/clients/cop/officer/arrest/jail/police/chores/dishes
    quiere/wants/says/dice/pide/asks ~4 acueste/acostarme/sleep/sex/sexo/dates/nudes/date ~6 con/with/for/rent/room/renta/el/him/stay & landlord/casero/renta/room/boss/senor/dueno/jefe/rent/manager/cuarto/he/patron & !clients/men
    me ~2 toco/toca/agarro/manoseo/arrimo/beso ~3 y ~2 me ~1 amenazo/dijo/corrio/corre; patron/jefe/boss/supervisor/mayordomo/encargado/manager ~4 toco/toca/touched/touches/grabbed/grabs/manoseo/kissed/besa/agarro & !phone
    cama/bed ~3 de/d/with/of ~2 el/him/stranger/someone/guy & desperte/woke/acuerdo/remember/duele/hurts/naked/desnuda
    duele/hurts/sangro/bleeding ~4 alla/down/ahi/abajo/there/between & acuerdo/remember/noche/night/fiesta/party/drunk/borracha/woke/desperte/he/el & !period/pee/uti/pregnant/stomach
    date/guy/he/boyfriend/friend ~4 wouldnt/didnt/dont ~1 stop ~6 when/said/no/stop/told
    friend/sister/roommate/amiga/hermana/prima ~3 was/fue/got/is/la ~2 RAPES
    RAPES ~3 me/her/him/us/my/mi/ella/by/de/por/friend/daughter & !probation/parole/contrato/libertad/lease/substance/drug/alcohol/sustancias
    me/la/lo/le/nos ~2 RAPES & !parole
    was/were/got/been/being/am/is/fui/fue ~2 RAPES & !by ~3 debt
    raped/rape/rapist/violador/violacion/violaron/rapes/raping/violarme & !probatoria/transito/derechos/statistics/parole/contrato/libertad
    sexual/sexually ~1 assault/assaulted/abuse/abused/harassment/harassed
    abuso/acoso/agresion/violencia/abusada/abusado/ataque ~1 sexual/sexualmente
    FAMILIAR/landlord/boss/manager/coworker/guard/driver/doctor/pastor/supervisor/mayordomo/patron/jefe/encargado/casero/chofer/dueno/guy/man/hombre/tipo/someone/dude/capataz/contratista/uber & TOUCHES ~4 PRIVATE & me/my/mi/her/us/daughter/nos/la
    TOUCHES ~1 me ~4 there/down/sleep/asleep/night/shelter/work/under/ahi/abajo/noche/dormida/dormido/albergue/trabajo
    puts/put/stuck/stick/shoved/slid/metio/mete/puso ~2 his/her/hand/hands/fingers/la/mano/dedos ~3 down/up/in/under/inside/between/on/por/en/bajo/entre/debajo ~2 my/me/mis/mi/el/la/los ~2 PRIVATE/legs/piernas/thigh/leg/pierna
    hand/hands/mano/manos ~3 down/up/in/under/inside/debajo/abajo/dentro/bajo/en ~2 my/mi/mis/los/la/el ~1 PRIVATE
    woke/desperte/amaneci/wakin/woken/wake & PRIVATE/clothes/naked/desnuda/desnudo/ropa/undressed/encima/adentro/calzon & party/remember/fiesta/recuerdo/off/drink/drunk/sin/on/him/without/acuerdo/bebida/encima/desnuda/naked/top/inside & !CHILD ~2 woke
    drink/bebida/trago/vaso/cerveza/copa & put/slipped/spiked/echaron/pusieron/drugged/echo/puso/something/algo & woke/remember/naked/amaneci/desperte/recuerdo/blacked/party/fiesta/abusaron/clothes/sin/acuerdo/pants/ropa
    drugged/roofied/spiked/drogo/drogaron ~3 me/her/my/drink
    somebody/someone/alguien/they/he ~4 did/hizo/hicieron ~2 something/things/algo/cosas ~2 to/with/a/con ~1 me/mi & woke/remember/party/fiesta/drunk/night/drink/pants/borracha/dormida
    had/having/made/makes/making/forced/forces/force/tuvo/tiene/obligo/obliga/obligaron/hizo/hace/tener/tenido/want/wants/quiere/exige ~6 SEXUAL & no/not/didnt/dont/forced/forces/force/makes/made/asleep/sleep/drunk/fuerza/obligo/obliga/obligaron/quiero/dormida/dormido/borracha/borracho/weight/rent/renta/won't/if & me/my/mi/conmigo/he/el/us/him & !HE ~6 men/guys/clients/clientes/hombres/friends
    he/boyfriend/husband/guy/date/ex/friend/him/el/novio/esposo ~8 wouldnt/didnt/wont/kept/wouldn't ~2 stop/listen/going & no/said/asked/dije/told & !driving/drinking/smoking/crying/calling/texting
    i/dije/yo/told/keep ~3 said/dije/say/told/saying ~3 no/stop/parara/alto ~8 he/anyway/kept/times/didnt/siguio/caso/valio/veces/igual/but
    le ~1 dije ~1 que? no & valio/siguio/caso/importo/fuerza/veces/encima
    no ~1 queria/quise/queriamos ~8 encima/fuerza/igual/siguio/obligo/relaciones/termine/paso/me
    froze/paralice/congele/congelada & touched/hand/he/him/manos/toco/el/encima/shorts/down
    forced/force/forzo/forzaron/fuerza/obligo ~2 himself/on/el/ella/a ~2 me/mi/estar/besarlo/tocarlo/chuparlo
    forced/obligo/obliga/made/makes ~2 me ~4 kiss/oral/suck/touch/undress/strip/pics/besarlo/tocarlo/desnudarme/mamarsela & !men/guys/clients
    se ~1 me? aprovecho/aprovecha/aprovecharon/propaso/propasa/sobrepaso ~2 de? ~1 mi/ella/conmigo/ella/mi
    took ~1 advantage ~2 of ~1 me/her
    se ~2 paso ~2 de ~1 listo/lanza ; me ~2 hizo/hicieron ~2 cosas/dano ~6 no ~2 queria/quiero/recuerdo/quise/puedo
    me ~2 manosean/manosea/manoseo/manosearon/arrimo/arrima/agarro ~3 metro/bus/trabajo/nalgas/fuerza/chichis/camion/pechos
    rape ~1 kit/kits/exam ; examen/kit ~3 violacion
    pregnant/embarazada ~6 raped/rape/violaron/violo/forced/assault
    sends/sent/post/posted/posting/publish/threatens/sharing/share/sextortion/blackmail/amenaza/publicar/subir/subio/mandar/difundir/chantajea/chantajeando ~6 nudes/pics/videos/pictures/fotos/video/pack/desnuda/intimas/intimos & me/my/mi/mis & !men/clients/motel/clientes
    nudes/pack/desnudas/desnuda ~6 pay/money/post/send/friends/school/family/pagar/dinero/publica/sube & !buy
    quiere/quieren/pide/pidio/exige/wants/asks/asking/says/said ~4 sex/sexo/cuerpo/acostarme/acueste/sleep/body/blowjob/favors ~6 rent/renta/job/trabajo/ride/papers/papeles/evict/instead/pay/room/cuarto & landlord/casero/boss/jefe/dueno/manager/patron/supervisor/he/el/lanlor
    cop/guard/officer/cellmate/inmate/policia/custodio/celador/guardia & RAPES/touched/SEXUAL & me/my & !TOUCHES ~1 todo
    std/pregnant/morning/plan ~6 after/forced/rape/assault & forced/raped/assaulted/rape
    havent ~3 out ~2 shower & no/him/he/said
    shower/showering/banarme/banado/bano & dirty/sucia/clean/limpia/scrub/tallo & he/him/el/happened/paso/hizo/said & !where/donde/towel
    date/uber/ride/party/tinder/massage/cita & he/him & no/stop/didnt & pants/clothes/top/inside/kissed/kiss/forced/pinned/held/drunk/car/ride/seat/hurt/bleeding/blood & want/said/told/didnt
  `,
  TRAFFICKING: `
    dont/not/never/no ~1 pay/paid/pagan ~1 us/me/nos & lock/locked/door/leave/let/encierran/llave/salir & !landlord
    massage/masaje/salon/spa ~8 not/no/cant ~3 allowed/leave/salir/dejan/deja; not/no ~3 allowed/leave/dejan/deja ~5 massage/masaje/spa/salon
    coyote/coyotes/pollero/patron/patrona/contratista/mayordomo/capataz/encargado ~8 no ~1 me/nos ~1 deja/dejan ~3 ; hurt/kill ~3 sister/brother/family/mom/mother/kids ~3 back ~1 home
    coyote/coyotes/pollero/polleros ~10 deja/dejan/cobra/cobran/dinero/encerrado/encerrada/encerrados/amenaza/tiene/tienen/familia/pagar/secuestrado
    owe/owes/debo/debemos/debt/deuda ~6 plane/plan/trip/paper/sign/them/crossing/housing/tools/him/viaje/avion/papel/pasaje/contrato & stay/leave/until/paid/work/never/keeps/down/goes/quedar/irme/salir/hasta/baja/trabajar/cant/no/gun & !hospital/er/credit/rent/landlord/ticket/snap/taxes
    debt/deuda/owe/debo ~6 never/nunca/no/keeps ~3 goes/baja/down/acaba/growing/termina/crece/sube
    man/guard/guy/hombre/guardia/someone ~4 gun/dogs/pistola/arma/perros ~4 gate/door/fence/puerta/camp/porton & work/farm/owe/leave/go/they/we/trabajo/irnos/salir
    told/promised/dijeron/prometieron/prometio/said ~6 hour/job/pay/salary/trabajo/hora/sueldo/15/20/work & owe/locked/cant/leave/gun/debemos/salir/encierran/passport/hombres/men/pasaporte/casa
    NOT_ANY ~2 allowed/permiso/let/lets/dejan/deja/leave ~4 leave/salir/go/out & massage/masaje/salon/spa/farm/rancho/club/motel/restaurant/restaurante/factory/fabrica/camp/boss/patron/house ~1 clean
    la/las/los/nos/me ~1 tienen/traen/llevan ~4 trabajando/trabajar/labor/casa/motel/fabrica/encerrados/encerradas/rancho & pagar/pagan/paga/encierran/encerrados/irnos/irse/salir/hombres/noche/llave/amenazan/dejan & !esperando
    nos/los ~1 encierran/encierra ~4 noche/llave/trabajo/despues/candado ; lock ~2 us ~3 in/night/house & work/drive/night/boss/day
    amenazan/amenaza/threaten/threatens/hurt/hurting/lastimar/matar ~3 a? ~1 mi/my/our/nuestra ~1 familia/family ~6 alla/home/back/pais/work/working/stop/country/trabajando/deuda/mexico/honduras/guatemala
    hurt/kill/harm ~1 my/our ~1 family ~4 back/home/country/if ~5 stop/work/leave/working/quit
    vendo/vender/sell/selling ~2 mi/my ~1 cuerpo/body ; vendo/vender ~2 cuerpo & obligan/obliga/deuda/pagar/el
    cousin/sister/friend/girl/daughter/she/her/prima/hermana/amiga/muchacha/hija ~8 sells/sell/selling/vende/venden/pimp/pimping/vendiendo ~2 her/la/them/a
    man/guy/he/pimp/boyfriend/el/novio/tipo ~3 sells/sell/vende/pimps ~2 her/me/them/la/a
    my ~1 man/daddy ~6 make/makes/bring/earn/quota ~3 200/300/400/500/600/700/800/1000/hundred/thousand/money & room/back/before/come/night/or
    gotta/have/need/must/tengo ~3 make/hacer/ganar/traer/bring ~2 200/300/400/500/600/700/800/900/1000/cuota/quota & room/back/before/him/man/el/come/noche/night/regresar/motel
    manager/boss/owner/jefe/encargado/supervisor & ids/passports/passport/pasaportes/papers/documents/papeles & box/safe/keeps/keeping/holds/caja/guarda/tiene/retiene
    hotel/farm/rancho/job/jobs/trabajo ~6 brought/trajeron/promised ; brought/trajeron/trajo ~4 us/me/nos ~8 owe/debemos/passport/locked/pay/hombres/men/pasaporte
    drive/drives/drove/llevan/lleva/traen ~2 us/nos ~4 to/both/work/ways/trabajo/labor/alla & locked/lock/talk/allowed/encierran/dejan/ids/owe/passport/keeps/house
    clean/limpio/limpiar/cuido/nanny/cook/housekeeper ~3 houses/casas/casa/house/kids/ninos/for & papers/papeles/passport/pay/paid/pagan/floor/piso/locked/quitaron/leave/salir/dejan/sleep & took/quitaron/dont/no/floor/locked/wont/not/dejan/let/keeps/never & !job/looking/busco
    HE/PARTNER/they/boss/pimp/man/lady/madam/aunt/uncle/coyote/tio/patron/madrina/padrote/senora/senor & makes/make/making/made/forces/force/forced/sells/sell/selling/sold/obliga/obligan/obligo/obligaron/vende/venden/vendio/hace/hacen/pone/mandan/manda/consigue/rents/sends/brings/trae/lleva/pimps & men/guys/johns/clients/customers/tricks/dates/motel/hotel/strangers/hombres/clientes/citas/tipos/senores/motels/buyers/backpage/street/corner/esquina/cantina/bar/massage/amigos/friends & sex/sleep/money/pay/keeps/quota/acostarme/acostarse/estar/dinero/droga/drugs/me/us/nos/girls/cash/rent/dope/paga/queda & !support/food/job ~1 fair & !bus ~1 pass
    sells/sell/selling/sold/vende/venden/vendio/vendieron/rents/pimps/pimping/trades/trading ~2 me/us/her/girls/nos & !car/phone/un/a/the/una
    me/nos/la ~1 vende/venden/vendio/vendieron/prostituye/prostituyen/explota/explotan/explotaban ~6 con/por/a/amigos/hombres/internet/droga
    obligan/obliga/obligo/forced/make/makes/force/obligaron/forces ~2 me/us/nos/a/to ~3 prostituirme/prostituirnos/acostarme/acostarnos/trabajar/work/strip/dance/sell/steal/beg/bailar/fichar/vender/robar/estar/prostitute/clean/escort & !shift/overtime/sunday/overtime/domingo
    me/nos/them/us ~2 obligan/obliga/obligaron/forced/force ~2 a ~2 estar/acostarme/acostarnos/tener ~2 con ~2 hombres/clientes/tipos/muchos/otros
    NOT_ANY ~3 LETS ~2 me/us/nos/them/him/her/ir/salir ~8 leave/go/out/quit/house/salir/ir/irme/irnos/phone & work/working/clean/cleaning/boss/job/pay/paid/farm/restaurant/ranch/factory/massage/crew/camp/salon/nanny/trabajo/trabajar/trabajamos/pagan/paga/rancho/restaurante/patron/patrona/senora/deuda/fabrica/limpio/fil/cocina/contratista/mayordomo/casa ~1 donde
    NOT_ANY ~3 pay/paid/paying/pagan/paga/pagado/paycheck & leave/locked/passport/passports/papers/debt/owe/sleep/threaten/threatens/ice/immigration/door/pasaporte/pasaportes/salir/encerrados/encerradas/amenaza/amenazan/deuda/migra/dormir/dormimos/duermo & work/working/clean/job/boss/farm/nanny/trabajo/trabajar/trabajamos/limpio/patron/patrona/restaurante/rancho/construction/kitchen/trabajando/cuido & !landlord/library/last/ultimo
    passport/passports/ids/id/papers/documents/visa/pasaporte/pasaportes/papeles/documentos/identificacion & keeps/keep/took/takes/holds/holding/hid/kept/has/have/locked/box/safe/quito/quitaron/guarda/guardan/tiene/tienen/retiene/escondio/retienen/quitan & boss/manager/employer/owner/lady/madam/recruiter/contractor/foreman/agency/family/jefe/patron/patrona/dueno/encargado/contratista/senora/agencia/mayordomo/coyote/reclutador/work/job/trabajo/trabajar/salon/restaurant & !lost/renew/shelter/landlord
    debt/owe/owes/deuda/debo/debemos/debe/debiendo & coyote/smuggler/work/working/leave/boss/passport/crossing/brought/trip/trabajando/trabajar/trabajo/patron/salir/ir/viaje/cruce/traer/pasaje/contratista/llegue/motel/clients/men/pimp & cant/not/never/more/until/threaten/family/kill/every/no/mas/nunca/hasta/amenazan/amenaza/familia/matan/todavia/siempre/grow & !credit/medical/hospital/rent/tarjeta
    forced ~1 labor/marriage/prostitution; labor/sex ~1 trafficking; trafficked/traffickers/trafficker/pimp/pimps/padrote/padrotes/tratante/proxeneta/traffick & !report/reporte/class/movie/awareness/book
    trata ~1 de ~1 personas/blancas/mujeres/menores & me/soy/nos/estoy/mi/victima & !reporte/charla/tarea/clase/pelicula/taller
    trading/trade/trades/cambio/exchange ~2 sex/sexo/cuerpo ~4 place/sleep/food/rent/drugs/dormir/comida/techo/cuarto/stay/somewhere
    sex/sexo/acostarme/cuerpo/sleep ~2 for/por/a/con ~4 place/sleep/food/rent/dormir/comida/techo/cuarto/stay/men/hombres/clientes
    keeps/keep/takes/take/took/queda/quedan/quita/quitan/entregar ~3 all ~3 money/tips/cash/earnings ~6 men/motel/make/dates/work/dance/night/clients
    queda/quedan/quita/quitan/entregar/entrego/darle ~4 todo/dinero/gano/dan & motel/hotel/citas/clientes/hombres/cantina/bar/ficho/noches/tipos/calle
    motel/hotel/motels & dates/men/guys/citas/hombres/ads/posts/anuncios/clientes/johns/keeps & he/they/el/me/us/her/ella & !beds/room ~2 family/voucher
    posts/posted/puts/put/anuncia/publica ~3 ad/ads/pics/anuncio/anuncios/fotos ~6 me/men/online/mi/hombres/escort/dates & !job/sell/couch
    trajieron/trajeron/brought/trajo/promised/prometieron/prometio/enganaron/engano/engañaron/tricked/lied/recruited & job/work/trabajo/limpiar/modeling/model/waitress/nanny/casas/mesera/cuidar & force/make/men/motel/passport/lock/locked/obligan/hombres/encerrada/encerrado/encerrados/pasaporte/clientes/dance/bar/pay/pagan/leave/salir/owe/debo/different
    locked/lock/locks/encerrados/encerradas/encierran/encerrada/encerrado & !he ~3 goes & work/factory/kitchen/job/workers/trabajo/trabajar/trabajamos/fabrica/cocina/patron/rancho/pagan/clientes/shift/men/boss & us/me/nos/los/we/estamos/tienen & !phone/out/car
    threaten/threatens/threatened/says/said/amenaza/amenazan/dice/dicen ~8 ice/immigration/migra/deport/family/familia/police/policia & boss/work/job/boss's/patron/patrona/trabajo/jefe/mayordomo/quit/leave/contratista/pagan/pay/debt/encargado/farm/fil/foreman & !landlord/evict/husband/esposo/marido
    boss/manager/owner/patron/jefe/foreman/employer/mayordomo/encargado ~8 not/no ~2 allowed/permite/dejan/deja/let ~4 talk/leave/phone/hablar/salir/customers/clientes/out
    not ~1 allowed ~2 to? talk/leave/phone ~4 customers/anyone/building/house/alone & work/boss/manager/drives/job/ids/salon/massage/nanny
    sleep/sleeping/duermo/dormimos ~6 floor/laundry/kitchen/work/garage/shop/restaurant/piso/cocina/lavanderia/bodega & pay/paid/leave/work/pagan/paga/salir/trabajo/trabajar & boss/they/clean/lady/family/patron/patrona/senora/dont/no & !shelter/homeless
    quota/cuota & night/men/him/street/noche/calle/hombres/he & !snap
    daddy/el ~3 says ~4 make/bring ~3 money/500/1000/hundred ~4 night/before/or
    older/mayor ~2 boyfriend/man/novio ~10 motel/men/friends/dates/hombres/amigos/citas/money
  `,
  ELDER: `
    nursing/asilo/home/facility/ancianato ~5 leaves/leave/left/leaving/deja/dejan/dejo ~3 my/her/him/a/mi ~4 pee/diaper/own/mess/bed/hours/orinado/orinada/sucio/sucia/dirty/panal/mojado/alone/dia
    mom/mother/dad/father/grandma/grandpa/mama/papa/abuela/abuelo/abuelita ~6 pee/diaper/bedsores/sores/llagas/orinado/orinada/filthy/soiled/escaras ~6 & !baby
    sores/llagas/bedsores/escaras & nobody/nadie/no/clean/cleans/limpia/mother/mama/papa/dad/grandma/abuela/nursing/asilo/limpian/bed & !mouth/cold/foot/leg
    they/le/la/lo/staff/aide/nurses ~2 tie/tied/ties/strap/amarran/amarrada/amarrado/amarraron ~4 father/mother/her/him/mom/dad/grandma/grandpa/a/papa/mama/bed/cama/abuelita/silla & bed/cama/silla/chair/asilo/home/nursing/wheelchair & !kid
    daughter/son/hija/hijo/nieto/nieta/grandson/granddaughter/nuera/yerno/sobrino/sobrina/niece/nephew/caregiver/cuidadora ~6 wont/no/doesnt/never/not/dont/hides/quita/esconde/quitan ~4 give/da/dan/las/my/mi ~3 medicine/meds/pills/medicinas/medicina/food/comida/phone/telefono/money/checks/comer/walker
    nuera/yerno/hija/hijo/nieto/nieta ~4 me ~2 deja ~2 sin ~1 comer/medicinas/agua/comida/luz; me ~1 dejan/deja ~2 sin ~1 comer & grita/gritan/encierran/hija/hijo/nuera/nieto/cuarto/anos/vieja & !MINOR_AGE/mama/papa
    soy ~2 mayor/viejo/vieja/anciana/anciano & encierran/quitan/pegan/gritan/maltratan/comer/medicinas/roban/hijo/hija/nieto
    roban/roba/robando/stealing/steals/steal/stole/takes/quitan/cobra/cobran/cashes/cashing ~4 pension/cheque/cheques/checks/check/ssi/retiro/social/savings/money & ELDERLY/OLD_AGE
    someone/somebody/alguien ~3 stealing/steals/stole/roba/robando ~4 my ~1 grandmas/grandpas/moms/mothers/dads/abuela/mama
    neighbor/vecino/vecina/man/lady/woman/senor/senora ~4 next/old/viejito/viejita/85/80/82/84/86/88/90/anciano/anciana/enfrente & eaten/food/alone/left/sucio/sucia/solo/sola/comida/hungry/comer/abandonado/abandonada/smell/dirty/scared/screams/nephew/family & family/familia/left/food/comida/nobody/nadie/hasnt/sin/dirty/sucio/sucia/son/nephew/daughter/screams & !kid/baby/help ~2 him ~2 groceries
    niece/neice/nephew/son/daughter/grandson/sobrina/sobrino/hija/hijo/nieto ~5 handles/controls/has/manages/took/maneja/controla/took ~4 my ~1 money/bank/house/check/checks/account/card/dinero/phone/car & now/seen/since/phone/wont/room/left/bank/longer/ya/quito/no/havent/locked/scared & !thank/great/good
    dias/days/weeks/semanas ~3 no/not/havent ~2 veo/see/seen/visto ~4 mrs/mr/dona/don/senora/lady/vecina/neighbor ~12 door/dormida/sleeping/pasar/hija/hijo/nephew/son/daughter/deja
    made/hizo/forced/obligo/tricked/engano/hicieron ~3 me ~3 sign/firmar/firmara ~4 house/casa/papers/papeles/deed/over/will/car/poder
    aide/caregiver/cuidadora/staff/nurse/enfermera/cna ~6 yells/yell/grita/gritan/hits/pega/pellizca/rough/pushes/bruised/jalonea/screams/slaps/pulls ~6 & me/my/mi/her/grandmother/grandma/papa/mama/abuela/him/dad/mom & !job/class
    screams/yells/grita/gritan ~3 me/mi/a ~8 twisted/arm/depend/brazo/dependo/empuja/walker/old/anos/medicine/bed/cama & daughter/son/hija/hijo/nieto/nuera/grandson/caregiver/cuidadora
    depend/dependo ~3 on/de ~2 her/him/ella/el/them ~2 for/para/everything/todo & hits/screams/yells/arm/hurts/pega/grita/empuja/scared/miedo/daughter/son/hija/hijo
    CARERS ~4 STEALS ~4 MONEY & ELDERLY/OLD_AGE/pension/ssi/check/checks/cheque/jubilacion/retiro/hits/pushes/yells/empuja/grita/pega/eat/comer/old/anciano/security/encierra/amenaza/medicine/house/casa & !child ~1 support & !boyfriend/husband/esposo/marido/novio/ex
    CARERS & STEALS ~5 check/checks/cheque/ssi/pension/retiro/jubilacion/debit ~6 HITS/pushes/yells/food/eat/comer/grita/empuja/medicine/deja & !ex/boyfriend/husband/novio/marido/esposo/patron
    ELDERLY/OLD_AGE & HITS ~2 me/him/her/my/them/mi/us & !se ~1 HITS & !he ~1 hits ~1 me & !was ~1 hit ~2 car & !CHILD ~3 HITS ~2 CHILD & !my/mi husband/boyfriend/esposo/marido/novio/bf
    grandson/grandsons/granddaughter/nieto/nieta/nuera/yerno ~5 HITS/pushes/pushed/shoves/hits/empuja/pega/pego/empujo/yells/grita/threatens/amenaza/encierra/insulta & me/my/mi/him/her/us/a/lo/la/le
    son/daughter/hijo/hija/nephew/sobrino/niece/sobrina ~5 HITS/pushes/pega/pego/empuja/empujo/threatens/amenaza/locks/encierra/yells/grita/insulta ~6 check/money/house/cheque/casa/dinero/pension/old/73/75/walker/deja & me/my/mi & !brother/sister
    hijo/hija/hijos ~3 me ~1 pega/pego/golpea/empuja/empujo/encierra/maltrata/jalonea/grita/insulta & cheque/dinero/casa/pension/retiro/vieja/viejo/anos/comer/andador/silla/medicinas
    OLD_AGE & me/my/mi & HITS/locks/locked/steals/takes/encierra/quita/quito/threatens/amenaza/insulta/grita/yells/pushes/empuja/roba/maltrata/food/comer/feed & CARERS
    soy/im/i ~2 OLD_AGE & HITS & CARERS
    nursing/care/assisted/retirement/rest/elderly/asilo/ancianato/geriatrico/hogar ~1 home/living/facility/center/de? & tie/tied/ties/hurt/hurting/hits/hit/bruise/bruises/rough/neglect/neglected/starving/dirty/sores/diaper/diapers/yell/scream/slapped/drugged/drug/amarran/amarrada/pegan/moretones/golpean/sucia/sucio/llagas/gritan/maltratan/lastiman/pellizcan/abandonada/comer/panal/rob & !job/looking ~2 work
    asilo/ancianato/nursing & mama/mom/mother/grandma/dad/father/abuela/abuelo/papa/grandmother/abuelita/suegra & hurt/hurting/tie/tied/bruises/hits/neglect/maltratan/pegan/amarran/moretones/golpean/lastiman/sucia/llagas/dirty/sores/thirsty/rough
    nursing/assisted/retirement/asilo/ancianato/geriatrico ~1 home/living/de? & mama/mom/moms/mother/mothers/grandma/grandmas/dad/dads/father/abuela/abuelo/papa/grandmother/abuelita/suegra/aunt/tia & treat/treats/treated/treating/trata/tratan/tratando ~3 bad/badly/mean/wrong/terrible/awful/horrible/mal/feo/pesimo/dirt/animal
    ELDERLY/OLD_AGE & bed/bedroom/chair/room/closet/cuarto/cama/silla/shed/basement ~6 locked/tied/locks/lock/encerrada/encerrado/amarrada/amarrado/encierran/amarran/encierra/llave/dirty/mess
    locked/locks/tied/ties/encierra/encierran/amarran/amarra/encerrado/encerrada/amarrada & ELDERLY/OLD_AGE/dementia & CARERS
    brother/sister/aunt/uncle/cousin/hermano/hermana/tio/cunada ~4 has/keeps/tiene/got ~2 our/my/nuestra/mi/a ~2 dad/mom/mother/father/grandma/mama/papa/abuela ~5 locked/room/food/encerrada/encerrado/bedroom/hungry/comer/aislada
    nobody/noone/no/dont/doesnt/wont/nadie/not/never ~3 feed/feeds/feeding/bathe/bathes/change/changes/give/gives/le/la/lo/clean ~4 ELDERLY/comer/her/him/food/medicine/diaper/da/bana/cambia & ELDERLY
    ELDERLY & starving/starved/starve/hungry/thin/skinny/skeleton/flaca/flaco/comer/hambre/desnutrida/bony/sores/llagas/filthy/soiled/mess & son/nephew/daughter/caregiver/neighbor/niece/hija/hijo/nieto/sobrino/cuidadora/vecina/grandson/aide/nobody/nadie & !lunch/pantry/meals/meal
    old/elderly/viejita/viejito/anciana/anciano/mrs/mr/don/dona ~3 man/woman/lady/neighbor/vecina/senora/person/downstairs/enfrente & mess/starved/starving/thin/bruises/sleeping/son/nephew/grandson/yells/screams/hits/pushes/money/moretones/grita/empuja/nieto/hijo/sobrino/flaca/flaco/sola/abandonada/thinner/scared & !snow/lying/moving/heat/collapsed & !help ~2 drive
    mrs/mr/dona/don ~10 nephew/son/daughter/niece/caregiver/grandson/sobrino/hijo/nieto ~10 thin/sleeping/door/see/seen/bruise/flaca/duerme/dormida/moreton/verla
    firmo/firme/firmar/signed/sign/signing ~6 casa/house/papeles/papers/deed/poder/will/escritura & hijo/hija/son/daughter/nephew/niece/grandson/sobrino/nieto/caregiver/cuidadora/nuera & made/forced/tricked/mine/dejan/mia/obligo/engano/engañado/phone/telefono/longer/knew/entender/enganaron
    hija/hijo/nieto/nieta/nuera/yerno/daughter/son/grandson/niece ~12 no/wont/not ~2 me ~1 dejan/deja/let/lets ~3 usar/salir/telefono/hablar/ver/phone/see/out & OLD_AGE/casa/papeles/cheque/house/check/old/pension/doctor
    caregiver/caretaker/aide/cuidadora/cuidador/enfermera & HITS/steals/steal/stole/stealing/yells/yell/screams/rough/pinches/roba/grita/pega/pellizca/amenaza/threatens/insulta/robando/medicine/locks/empuja/jalonea & me/my/mi/her/him/mom/mama/grandma/abuela/us/a & !class/job/training/burnout
    elder/senior/anciano/ancianos/elderly ~2 abuse/neglect/maltrato/abuso; maltrato/abuso ~3 ancianos/mayores/mayor
    abuse/maltrato/abusing/maltratan ~4 elderly/grandma/grandmother/abuela/abuelita/abuelo/grandpa/ancianos
  `,
  PARTNER_VIOLENCE: `
    ex/exhusband/exboyfriend/exnovio/exmarido ~6 key/keys/llave/llaves & hear/heard/downstairs/upstairs/stairs/door/footsteps/steps/inside/oigo/oi/pasos/abajo/escalera/escaleras/puerta/ruido/adentro & !change/changed ~3 locks ~3 free & !copy/copia
    ex ~2 husband/boyfriend/wife/girlfriend/marido/novio/esposo? ~3 banging/kicking/pounding/breaking/golpeando/pateando/tumbando ~3 door/puerta/window/ventana
    ex ~4 metio/broke/breaking/climbed/entro ~4 house/casa/apartment/window/ventana/in/cuarto & !car/carro/up
    me ~1 entra/entro/cayo/cae/dio/da/agarro ~1 a? ~1 trompas/trompadas/pela/golpes/correazos/patadas/verga/trompon/trompones & !lluvia
    quiero/necesito/queria ~2 dejarlo/dejarla & miedo/mata/golpes/haga/hacer/busque; when/cuando ~2 drinks/toma ~6 ninos/kids/carro/car
    me/nos ~1 quiere/quieren/va/van/iba/intento/trato/amenaza/amenazo/puede/quiso ~3 matar/golpear/lastimar/acuchillar/balear/quemar/pegar & !calor/frio/hambre/renta/jefe/jefa/maestra/jaja/risa/si ~1 llego
    me/nos ~1 va/quiere/van ~2 quitar ~1 la ~1 vida
    me/le/nos ~1 puso/apunto/apunta/pone/saco/enseno ~4 WEAPON & !policia/oficial/gps
    put/puts/held/holds/pointed/pointing/pulled/waved/waving ~3 WEAPON ~4 my/me/our/her/us & !cop/police/officer
    hes/he/she/husband/ex/el/esposo/marido ~5 downstairs/outside/door/abajo/afuera/puerta ~6 yelling/screaming/gun/knife/gritando/pistola/cuchillo/drunk/borracho
    AFRAID ~2 of ~1 my? ~1 PARTNER; miedo ~2 a/de ~1 mi ~1 PARTNER
    burned/burnt/burn/quemo ~3 rice/dinner/food/arroz/comida/toast & fine/until/til/he/him/everything/el/bien/then & !kitchen ~1 fire/stove/class/smoke
    PARTNER/he/she/el/ella ~5 wont/never/ill/nunca/no ~4 see/vea/ver/take/quita/quitar/lleva ~2 my/mis/the/los/a ~1 kids/children/baby/hijos/ninos/son/daughter
    me/nos ~1 quita/quitar/quito ~2 los/mis/a ~1 ninos/hijos/bebe ; take/takes ~1 my/the ~1 kids/baby ~4 if/leave/tell & HE/PARTNER
    bag/suitcase/maleta/mochila ~5 packed/trunk/hidden/hid/escondida/keep/lista/cajuela/hide/bed & kids/notice/leave/night/he/him/creak/somewhere/find/hears/irme/el/place & !grocery/sleeping ~1 bag/school
    creak/floorboard/floorboards/tiptoe/eggshells/puntitas
    place/shelter/somewhere ~5 no/short/without ~2 notice & kids/women/tonight/he/bag
    cuando ~2 toma/llega/bebe/se ~1 enoja & ninos/hijos/carro/esconder/duerma/salgo/encierro/me/miedo/escondo/dormido & el/marido/esposo/mejor/viejo/hasta/papa & !medicina/insulina
    when ~2 he/she/husband ~3 drinks/drunk/mad/angry/comes ~8 kids/car/hide/sleep/leave/quiet/scared/room/walk/wait/bathroom
    sleep/slept/hide/wait/dormimos/espero ~4 car/carro/park/parque/neighbors & until/hasta/till/when/cuando ~3 he/she/el/ella ~4 asleep/sleeps/duerma/calms/passes/goes/calme/sober/duerme
    he/she/husband/el/marido/esposo ~6 fist/hole/punched/punches/hits/golpeo/pego ~4 wall/door/table/pared/puerta/mesa & me/next/head/time/kids/scared/said/dice/mi/miedo
    dejarlo/dejarla/leave/leaving/irme & da/miedo/scared/afraid ~6 haga/hacer/do/find/happen/mate/busque/lo
    me/nos ~1 patea/patada/pateo/cachetea/avienta/quema/jala/pellizca/muerde/escupe/golpea/pega/arrastra/sacude/ahorca & !sol/calor & !mi/mis ~1 PARENTS ~6 me
    she/he/el/ella ~1 slaps/slap/slapped/hits/beats/burned/bites/kicks/punches/pegs ~3 me ~8 front/frente/kids/ninos/drunk/every/pregnant
    makes/hace ~3 sleep/dormir ~3 floor/outside/couch/car/piso/afuera & HE/PARTNER & punish/castigo/mad/if/when/cuando/angry/fight & !shelter/boss/work
    he/husband/el/marido ~6 in/from ~1 when ~1 he ~1 goes; locks/encierra ~2 me ~3 in/when/cuando & he/husband/boyfriend/el/marido/esposo & !work ~2 factory/boss
    flinch/flinches ~6 he/husband/him & !kid/student/school
    wear/wearing/usar/uso ~4 long/sunglasses/makeup/lentes/manga/mangas & he/him/bruises/work/hide/el/moretones/tapar & !job/uniform/sun
    she/he ~2 checks/counts/times ~4 miles/mileage/receipts/minutes/gas/texts & me/my/i & !job/boss/teacher
    tell/told/ask/asked/begging ~3 him/her ~3 stop/no & HITS/hurt/hurts/anyway/pregnant/laughs & !date/sex/rape
    PARTNER & HITS ~3 me/us/my/her/nos/mi/on/mis
    PARTNER ~5 HITS & !beat ~1 cancer & !HITS ~2 road/gym/jackpot/lottery
    me/nos/le/la ~2 HITS & PARTNER
    ${ABUSER} ~4 HITS ~2 me/us/my/mom/mama/nos/mi
    me/nos ~1 pega/pego/golpea/golpeo/maltrata/cachetea/cacheteo/patea/pateo/empuja/empujo/jalonea/jaloneo/avienta/madrea/madreo/azota/azoto/da/suena & PARTNER/el/ella/viejo/casa/mujer & !multa/sol/hambre/frio/calor/da ~2 cita & !me ~1 da ~2 pena/miedo/verguenza/gusto/hora/igual/cita/tiempo/permiso/aventon
    mi ~1 viejo/marido/esposo/novio/mujer/pareja/senora ~4 me ~1 da/suena/pega/grita/insulta/cela/humilla/corre/amenaza/quito/cachetea
    PARTNER & threatens/threatened/threatening/threat/threats/amenaza/amenazo/amenazando/amenazas/amenace & !landlord/evict
    PARTNER/HE & KILLS ~2 me/us/myself/my/nos/kids/cat/dog/perro/himself & if/si/says/said/will/going/gonna/leave/dice/dijo/dejo/voy/juro & !laugh/lol/jaja/haha & !heat/shoes/feet
    me/nos ~3 mata/matar/mate/matara/mataria & el/ella/PARTNER/si ~2 dejo/lo/digo/denuncio/voy & !hambre/calor/frio/sed/jaja
    if/si ~1 i/lo/la/me/yo ~2 leave/left/go/tell/dejo/voy/denuncio/digo/vaya ~8 kill/kills/hurt/find/take/deport/deported/shoot/kids/immigration/mata/matar/matarme/quita/quitar/ninos/hijos/busca/encuentra/lleva/llevan/migra & !shelter
    he/she/husband/wife/el/esposo/marido/ex/boyfriend/novio ~6 deport/deported/ice/immigration/migra/deportan/deporten & if/leave/threat/threatens/says/said/si/dice/dijo/amenaza & !agents/door/raid/took/redada/puerta/afuera/llevaron/detuvieron/took/picked/detained
    WEAPON & PARTNER & me/us/her/my/under/mattress/sleep/sleeps/table/neck/nos/mi/colchon/throat/amenaza/debajo/corretea/persigue/saco & !loaded ~2 suicidal
    PARTNER ~6 WEAPON & !work/kitchen ~1 sale
    black/swollen/swole/swelled/busted/morado/moreteado/hinchado/cerrado ~2 eye/ojo/shut & !pink/allerg
    eye ~3 swole/swollen/black/shut/purple & HITS/bf/boyfriend/husband/he/wife
    broke/broken/rompio/quebro/fracturo/cracked ~3 nose/jaw/arm/rib/ribs/wrist/finger/teeth/tooth/phone/nariz/brazo/costilla/costillas/quijada/mano/dientes/celular/telefono & PARTNER/HE & !cop/cops/police/officer/fell/work
    told/tell/tells/digo/decir/dije/lied/explicar ~6 fell/walked/cabinet/door/stairs/cai/escaleras/puerta/tropece/cai/resbale & er/nurse/doctor/again/third/work/otra/vez/doctora/bruise/eye/trabajo/hospital/moreton/them
    walked/ran ~2 into ~2 door/cabinet/cupboard ~6 er/nurse/third/again/time
    otra ~1 vez ~6 escaleras/cai/puerta/caida
    makeup/maquillaje/sunglasses/lentes/sleeves/scarf/mangas ~6 cover/bruises/bruise/hide/moretones/tapar/marks/golpes/taparme/eye
    bruise/bruises/bruised/moretones/moreton/moretes/golpes/marks & PARTNER/HE & !CHILD/neck/cuello/fell/work/elderly
    NOT_ANY ~2 LETS ~1 me/us/nos ~3 leave/out/work/talk/see/phone/money/sleep/eat/doctor/drive/family/friends/go/alone/have/use/salir/trabajar/hablar/ver/usar/tener/visitar/estudiar/llamar/ir/doctor & PARTNER/HE & !boss/library/guard/manager/shelter/driver/clinic
    no ~1 me ~1 deja/dejan/dejaba ~2 salir/trabajar/hablar/ver/usar/tener/visitar/estudiar/llamar/ir/manejar/sola & !albergue/refugio/dormir/dolor/patron/jefe
    only/solo/nada ~2 allowed/lets/let/deja/permite ~6 phone/house/money/out/telefono/salir/call/celular/store/sundays & HE/PARTNER/im/so/answer/me
    only ~1 allowed ~3 phone/out/leave/have/call & answer/fast/sundays/he/before/hurry/hour
    hurry/answer/fast/quick/rapido/pronto ~8 he/hes/husband/el/marido/home/llega/regresa/back & !food/bus/job
    he/hes/husband/el/boyfriend/marido/esposo/ex/she ~4 gets/comes/come/home/back/off/llega/llegue/regresa/vuelve/viene/sale/coming ~5 before/antes/listo/minutes/hour/6/5/7/leave/gone/out/work/trabajo & find/wont/somewhere/scared/afraid/leave/escape/hide/out/kids/listo/si/miedo/irme/salir/esconder/hurt/bag/porque/ready/safe/donde & !lunch/dinner
    somewhere/place/donde/lugar/safe/go ~5 he/she/they/him/husband/ex/el/no ~3 cant/wont/doesnt/not/never/find/encuentre/halle/know/sepa/busque/find
    wont/cant/doesnt/not/no ~2 find ~1 me/us & !job/work & he/ex/him/husband/somewhere/place/her/boyfriend
    no ~1 me/nos ~1 encuentre/halle/busque/encuentren & donde/lugar/el/ex/marido
    leave/leaving/left/escape/escaping/get ~2 away ~2 from ~2 him/her/husband/boyfriend/ex/wife/abuser/girlfriend & !play/movie/book/about ~2 woman
    need/want/have/trying ~2 leave/leaving ~1 him/my ~1 husband/boyfriend/wife/girlfriend/partner/him & !hospital ~2 tomorrow
    escapar/escaparme/huir/huyendo/salirme/dejarlo/alejarme/irme/separarme ~3 de? el/mi/esposo/marido/novio/casa/casa & PARTNER/miedo/golpes/pega/golpea/amenaza/el
    afraid/scared/terrified/fear/petrified/miedo/terror/panico ~4 of/de/a/que ~2 him/my/mi/el/her/esposo/marido/novio/husband/boyfriend/ex/me/wife/regrese/llegue & PARTNER/HE & !dentist/heights/interview/police/policia/cops/needle/dad/dentista/inmigracion/migra/ice & !el ~1 dentista/doctor
    walking ~2 eggshells ; cascaras ~2 huevo
    controls/controla/control/controlling/controlador/takes/quita/quito/hides/esconde/escondio/took ~4 money/keys/phone/id/paycheck/card/dinero/llaves/telefono/celular/tarjeta/sueldo/cheque/papeles/documentos/passport/pasaporte/licencia & PARTNER/HE & !CARERS ~4 grandma & !bus/officer/cop/cops/boss/shelter/landlord
    throws/threw/throw/avienta/avento/aventa/smashed/smashes/punches/punched/kicks/kicked/broke/rompe/rompio/quiebra/patea/golpea ~4 things/stuff/plates/plate/wall/walls/door/tv/phone/platos/cosas/pared/puerta/celular/vidrio/window & PARTNER/HE & !baseball/neighbor/vandal/CHILD
    drunk/drinks/drinking/borracho/toma/tomado/bebe/high/drogado & PARTNER/HE & HITS/mean/scared/violent/yells/screams/breaks/afraid/hide/hiding/pone/violento/agresivo/miedo/golpea/grita/rompe/hurts/swings & !detox/aa/rehab
    isolates/isolated/aislada/aislo/alejo ~6 friends/family/everyone/amigas/familia/amigos & HE/PARTNER
    insults/insulta/humilla/humillates/degrades/worthless/inutil/stupid/belittles/yells/grita/screams/calls & PARTNER & me/every/all/siempre/diario/kids/afraid/me & !coach/boss/kids ~2 yell
    restraining/protective/protection ~1 order & violated/broke/showed/house/outside/afraid/ex/he/husband
    orden ~3 restriccion/proteccion/alejamiento
    stalking/stalks/stalked/stalker/acosa/acosando/acosador/persigue/persiguiendo/following/follows ~3 me/my/nos/us/her
    stalking/stalks/stalker/acosador/acosandome
    ex ~4 outside/door/house/window/showed/shows/parked/keeps/afuera/puerta/estacionado/ventana/wont/knows/found/afuera & !rent/support/custody/paying
    he/she/el ~3 outside/afuera ~4 my/house/door/window/work/job/mi/casa/trabajo/puerta/building & !dog/cat/bus/food
    hiding/hide/hid/locked/encerre/escondida/escondido/encerrada/escondi ~6 bathroom/closet/room/basement/bano/closet/cuarto/carro/car/garage/shed/neighbors/vecina & he/him/husband/boyfriend/hes/she/ex/el/marido/esposo/wife/kids & !ice/migra/agents/immigration/agentes/gun ~4 suicide
    kicked/locked/threw/puts/corrio/saco/echo ~3 out ~4 by/again/night/cold/kids & husband/boyfriend/wife/marido/esposo/ex & HITS/afraid/scared/drunk/hurt/miedo/pega
    my ~1 wife/girlfriend/mujer/esposa ~6 HITS/hit/hits/beats/slaps/throws/scratches/pega/golpea/avienta/rasguna/muerde/amenaza/bites/kicks
    soy ~1 hombre & PEGAN/golpea/pega/maltrata
    we ~3 fight/fighting/fought/argue ~6 hit/hits/push/pushed/choke/physical/slap/violent & PARTNER/HE
    gets/got/get/getting/pone/puso/turns/becomes ~2 physical/violent/aggressive/rough/violento/agresivo/agresiva & PARTNER/HE & !game/dog/futbol/soccer/football
    abusive/abuser/abusador/maltratador/golpeador/abuses/abusing/abused & PARTNER/relationship/he/him/me/my/relacion/marriage/matrimonio/home & !substance/drug/alcohol/boss/job/landlord/sexual/CHILD & !tio/padrastro/stepdad
    domestic/family/intimate ~1 violence/abuse & me/my/im/i/he/husband/victim/survivor/situation/going/partner & help/hits/leave/afraid/now/situation/going/live/him/he/husband/escape/scared
    violencia ~2 domestica/familiar/intrafamiliar & sufro/vivo/estoy/soy/mi/me/victima/ayuda
    sufro/vivo/victima ~2 de? ~1 violencia/maltrato/abuso
    took/takes/take/keeping/kidnapped/lleva/llevo/quito/robo/hides ~2 my/the/mis/los/mi/a ~1 kids/baby/son/daughter/children/hijos/ninos/bebe/hija/hijo ~8 never/kill/see/mexico/honduras/pais/ver/amenaza/threatens/leave/guatemala/dejo & PARTNER/HE
    starving/starves/locks/encierra/encerro/encerraba ~3 me/us/nos & PARTNER/HE
    me/nos ~1 encierra/encerro/tiene/corrio/persigue/arrastro/avento/escupe/humilla/cela/revisa/grita & PARTNER
    temo/miedo/fear/afraid ~2 por/for ~1 mi/my/our ~1 vida/life/safety/lives
    going/gonna/quiere/va/coming ~2 to? find/kill/hurt/encontrar/matar/lastimar/buscar ~1 me/us/nos & PARTNER/HE
    busca/buscando/looking ~1 me/for/por/a ~2 mi/ex/marido/me/us & PARTNER & find/afraid/hiding/miedo/escondida/encuentre/kill/hurt/encontrar
    swings/swung/raised/raises/levanta/levanto/alza/alzo ~3 hand/fist/mano/puno/at & PARTNER/HE
  `,
} as const;
