/** Children and teens who are hurt, alone or thrown out. */

/** The writer says that they are young. */
const YOUNG = [
  "im/i/and/only/just/am/tengo/soy/cumpli/n ~2 MINOR_AGE",
  "MINOR_AGE ~1 years/yrs/yo/anos/yr/year/y",
  "menor ~2 edad",
  "middle/high/elementary/junior/escuela/secundaria/primaria/prepa/school/grade/homework/recess/grado/kinder/tarea",
  "teen/teenager/minor/underage/adolescente/menor",
];

const forYoung = (table: string): string =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => YOUNG.map((young) => `${line} & ${young}`))
    .join("\n");

export const CHILDREN = {
  CHILD_HURT: `
    fgm; female genital ~1 mutilation/cutting; mutilacion genital; take/takes/taking/send/sending/llevar/llevarla/llevarsela/mandar/mandarla ~3 daughter/niece/girl/sister/granddaughter/hija/sobrina/nina/hermana/nieta ~10 cut/circumcised/circumcision/cortar/cortarle/cortada/mutilar/circuncidar & !hair/bangs/nails/pelo/cabello/unas/school/budget
    tienen/tiene/tied/dejan/keep/keeps ~3 CHILD ~3 amarrado/amarrada/amarrados/tied/chained/encadenado & !shoe/shoes/tongue/lengua/perro ~1 amarrado
    brother/sister/hermanito/hermanita/nephew/niece/sobrino/sobrina/kid/nino/nina/boy/girl/stepson/hijastro/grandson/nieto ~6 locked/encerrado/encierran/amarrado/amarrada/tied/starved/beaten/abused/hungry/hit/burned/whipped/golpeado/maltratado/quemado & !OLD_AGE & !dementia & closet/cage/food/comer/dad/by/mom/basement/bruises/cuarto/papa/marks/belt/stepdad/mama & !car
    CHILD/sobrino/sobrina/hermanito/nephew/niece ~4 lo/la/los/le ~1 dejan/deja/tienen/encierran/amarran/pegan/golpean/maltratan ~4 ; lo/la/los/le ~1 dejan/deja/tienen ~2 sin ~1 comer ; a ~1 mi ~1 sobrino/sobrina/nieto/nieta/hermanito/hermanita ~4 dejan/pegan/golpean/maltratan/encierran/amarran
    coach/teacher/pastor/priest/counselor/scout/tutor/neighbor/uncle/guy/entrenador/maestro/profe/profesor/padre/cura/vecino/tio/senor ~5 messing/touching/touches/texting/texts/sends/asking/asks/wants/manda/pide/toca/escribe/mensajes/manda ~5 girls/boys/kid/kids/son/daughter/students/pictures/pics/nudes/fotos/hijo/hija/nina/nino/ninas/alumnas/feos/team/me ~3 & !class/money/homework/sign
    someone/stranger/man/guy/alguien/senor/hombre ~3 online/internet/game/discord/roblox/instagram/snap/tiktok & nudes/pictures/pics/fotos/meet/address/video/videos/naked/verse/secret & CHILD/MINOR_AGE/im/hija/hijo
    PARENTS/dad/mom/boyfriend/novio/stepdad/padrastro ~6 burned/burns/quema/quemo/hit/hits/beats/pega/golpea/choked ~3 my/mi/a ~2 sister/brother/hermana/hermano/hermanita/hermanito/cousin/primo & !wife
    moms/mom/mothers/mama/mami/sisters/hermana/hermanas ~3 boyfriend/novio/husband/esposo/marido ~8 HITS/touch/touches/touched/burns/burned/quema/pega/toca/hurts/leaves/golpea/locks/room/weird/scares ~4 me/my/us/nos/la/al/sister/brother/bruises/nino/hermano/hermana/kids/baby/bebe/a
    nephew/niece/grandson/granddaughter/sobrino/sobrina/nieto/nieta/kid/child/boy/girl/nino/nina/stepson ~8 HITS/abused/abuse/neglected/maltratado/maltratada/abusado/molested & by/dad/mom/father/mother/stepdad/boyfriend/belt/marks/padre/papa/mama/padrastro/madrastra/novio/think/creo & !PARTNER ~2 HITS ~1 me & !funeral
    kids/children/ninos/hijos/chamacos ~8 left/dejan/solos/alone ~4 days/dias/food/comida/alone/night/hours/no/noches & house/street/casa/vecina/neighbor/down/next/mom/mama/food/dirty/sucios/apartment & !mine
    im/tengo/soy/i ~2 MINOR_AGE & HITS/makes/obliga/touches/touch/toca/hits/beats/hurts/forces/stuff/cosas & cousin/uncle/dad/mom/brother/stepdad/stepmom/primo/tio/papa/mama/padrastro/hermano/abuelo/grandpa/neighbor/coach/teacher/he/boyfriend/novio
    dad/mom/papa/mama/stepdad/padrastro ~4 HITS/beats/hits/pega/golpea/whips/whoops ~2 us/me/nos/brother/sister ~8 drunk/borracho/im/belt/school/11/12/13/10/til/until/bleed
    MINOR_AGE/7th/8th/6th/9th/10th/grade/grado & cps/dad/mom/papa/mama ~4 own/hits/hurts/does/do/ur/your/hit & !trip
    cps ~6 dad/mom/parents/own/do ~4 grade/school/im/kid/asking/friend
    flinch/flinches/flinched/flinching/sleeves/cower/cowers/tapa/cubre & kid/student/class/school/boy/girl/nephew/niece/sobrino/sobrina/sobrinito/nino/nina/alumno/stepson/nieto/grandson & !dog
    tapa/cubre/esconde ~3 cabeza/cara/mesa/cama ~8 levanta/mano/grita/llega/alguien/cada & CHILD/sobrino/sobrinito/sobrina/nieto/alumno/nino
    hand/hands/mano/finger/dedo ~3 down/in/inside/ahi/abajo/entre/there/dentro & daughter/son/nena/nene/nina/nino/hija/hijo/niece/sobrina/nieta/granddaughter/4/5/6/7/8/9/10 & uncle/tio/dad/papa/cousin/primo/stepdad/padrastro/abuelo/grandpa/neighbor/vecino/teacher/maestro/babysitter
    CHILD ~6 me ~1 dijo/told/conto/said ~6 tio/uncle/primo/cousin/papa/dad/padrastro/stepdad/maestro/teacher/abuelo/grandpa/vecino/coach/neighbor ~8 mete/touched/toca/toco/finger/dedo/ahi/privates/pants/partes/hurts/kisses/besa/kissed/private/touches/pega/hits
    maltratan/golpean/pegan/maltrata/golpea/sacuden ~3 a ~2 un/una/al/la/los/su ~1 bebe/nino/nina/ninos/hijo/hija & !me/nos
    pega/pegando/golpea/golpeando/hitting/hits/beating/beats/slapping/spanking/whipping ~3 a? ~2 su/his/her/their/the/al/la ~1 CHILD & !outside/lot/store/parqueo/calle/tienda/estacionamiento/street/bus
    se ~1 mete/metio ~2 a/en ~1 mi ~1 cama/cuarto & padrastro/tio/primo/papa/hermano/abuelo/hermanastro/novio; comes/gets/climbs ~3 in/into/to ~1 my ~1 bed/room & stepdad/uncle/cousin/dad/brother/grandpa/stepbrother/mom
    mi ~1 abuelo/tio/primo/padrastro/papa/hermano ~4 me ~1 agarra/toca/besa/soba/abraza/obliga & nadie/noche/feo/miedo/hay/solos/sola/cosas/cuarto/cama/no
    me ~1 obliga/makes/made ~2 a? ~2 hacer/do/me ~2 cosas/stuff/things & MINOR_AGE/primo/cousin/tio/uncle/padrastro/stepdad/brother/hermano & !officer/cop/policia
    punish/punishes/castiga/castigan/castigo ~6 kneel/rice/closet/naked/outside/cold/food/hincado/arroz/sin/desnudo/frio/comer/belt/cinto & CHILD/me/nos/us
    hungry/starving/hambre ~6 school/escuela/always/siempre ~6 student/kid/nino/alumno/parents/bruises/steals/food
    my/mi/her/his/su ~1 PARENTS ~6 HITS ~3 me/us/my/nos/brother/sister/hermano/hermana/belt/cinto/cable/him/kids & !PARTNER ~3 HITS & !HITS ~2 mom/mama/my ~1 mom & !kicked/threw/thrown/kick/put ~2 me/us/him/her ~1 out
    my/mi ~1 PARENTS/uncle/tio/aunt/grandpa/abuelo/stepbrother/hermanastro/padrino/teacher/coach/pastor ~8 RAPES/TOUCHES/touching ~3 me/my/us/nos/mi/private/parts/night
    me/nos/la/lo/le ~2 TOUCHES/RAPES ~6 MINOR_WORDS/papa/abuelo & !adult
    MINOR_WORDS/papa/dad/abuelo/grandpa ~6 me/nos/la/lo/le/her/him ~2 TOUCHES/RAPES & !checks/pays
    mi ~1 PARENTS ~4 me/nos ~2 HITS/quemo/quema/encierra/amarra/cinturonazos/golpea/da/dejo & !mi ~1 mama ~3 dejo ~3 dinero
    me/nos ~1 HITS/quemo/quema/da ~4 mi ~1 PARENTS & !PARTNER
    belt/buckle/cord/hanger/paddle/spoon/cinto/cinturon/cinturonazos/cable/chancla/palo/iron/plancha/cigarette/cigarettes/cigarets/cigarro & PARENTS/CHILD/tio/uncle & HITS/burn/burned/burns/welts/marks/bruises/quemo/quema/marcas/pega/moretones/forma/whoops/extension
    PARENTS/RELATIVES/boyfriend/novio/babysitter/daycare/teacher/ninera/guarderia/padrastro/he/she/ex/maestra/vecino/neighbor/husband/esposo/marido ~6 HITS/burns/burned/bruises/leaves/shakes/shook/beats/pega/golpea/maltrata/quema/sacude/sacudio/lastima/amarra/encierra ~5 CHILD & !boy/girl ~1 friend & !CHILD HITS & !homer/ball
    CHILD/little ~3 boy/girl/brother/sister/bruises/welts/burns/marks/moretones & bruises/bruise/welts/burns/burn/marks/moretones/marcas/quemaduras/cigarettes/cigarets/cord/golpes/chichones & !bug/mosquito/allergy/rash
    bruise/bruises/bruised/welts/burns/marks/moretones/moreton/marcas/golpes/quemaduras/cortadas & student/students/alumno/alumna/teacher/maestra/nanny/counselor/kindergarten/preschool/prekinder/school/daycare/guarderia/baby/toddler/bebe/nephew/niece/sobrino/sobrina/grandson/nieto/hijastro/stepson/nino/nina/vecinito & !elderly/nursing
    CHILD/brother/sister/hermanito/hermanita/niece/nephew/sobrina/sobrino & RAPES/TOUCHES/PRIVATE/privates/secret/secrets/secretos/secreto/games/juegos/shower/bath/bed/cama/banar/room/cuarto/bathroom & uncle/tio/stepdad/stepfather/padrastro/babysitter/coach/teacher/grandpa/abuelo/pastor/cousin/primo/neighbor/vecino/dad/papa/brother/hermano/father/ninera/maestro/entrenador/tata/priest/boyfriend/novio & touch/touched/touches/touching/toca/toco/tocaba/secret/secrets/secretos/secreto/hurts/hurt/feo/feos/scared/miedo/scream/grita/moja/wets/wetting/cries/weird/raro/privates/partes/private/alone/naked/desnuda/clothes/abuso/molested/bleed/sangre/pee/pipi/llora & !babysitter ~4 needed
    uncle/tio/stepdad/stepfather/padrastro/babysitter/babysits/coach/teacher/grandpa/abuelo/cousin/primo/pastor/padrino/maestro & secret/secrets/secreto/secretos/games/juegos/room/night/noche/bed/cama/cuarto/tickle/cosquillas/special/weird/feo/feos/naked/pictures/nudes/fotos/touches/lap/piernas/alone/solo/solos & i/me/my/mi/no/we/dont & like/dont/scared/want/quiero/gusta/miedo/comes/viene/tells/dice/tell/told/makes/me/entra/mete/have/hurts/wants/tenemos/juega & !class/tutor/job/lunch ~2 teacher & !need/needs ~2 babysitter
    dont/no/scared/miedo ~5 go/home/alone/casa/ir/quiero/stay ~6 stepdad/uncle/tio/padrastro/dad/papa/stepmom/madrastra/boyfriend/novio & !money
    he/hes/she/el ~3 is? ~2 18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/38/40/45/50 ~3 and/im/n/y/yo/i ~3 MINOR_AGE
    im/tengo ~2 MINOR_AGE & boyfriend/novio/he/hes/el/man/guy/teacher/coach/online/maestro/hombre/senor ~6 18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/38/40/45/50/grown/older/adult/mayor
    nudes/nude/pics/pictures/naked/fotos/pack/desnuda & teacher/coach/stepdad/uncle/kid/son/daughter/online/roblox/discord/snap/snapchat/instagram/game/hija/hijo/nina/nino/maestro/entrenador/tiktok/stranger & MINOR_AGE/daughter/son/kid/hija/hijo/nina/nino/school/class/maestro/teacher/coach/discord/roblox
    PARENTS/stepmom/dad/foster/guardian/madrastra/padrastro/they ~6 locks/lock/locked/padlock/padlocked/starve/starves/ties/tied/chain/encierra/encierran/encerro/amarra/candado/closet ~5 me/us/him/her/fridge/food/closet/room/basement/nos/lo/la/refri/comida/cuarto/sotano & !car & !abuela/grandma/elderly/OLD_AGE
    CHILD & trash/garbage/basura/starving/starved/padlock/padlocked/candado/closet/cage/chained/basement/crate/hungry/skinny/skin/flaco/flaquito/bones/bony/hambre/huesos & dad/stepdad/mom/stepmom/padlocked/locked/parents/padrastro/madrastra/papa/mama/neighbor/vecino/next/door/wont/feed/fed/fridge/recess/candado/encierran/amarran/eats/comer/refri/encerrado/dan & !program/pantry/lunch/meal
    teacher/nurse/counselor/neighbor/coach/maestra/maestro/vecina/vecino & student/kid/child/boy/girl/alumno/alumna/nino/nina/kids/ninos & bruises/bruise/welts/marks/burns/hits/beats/moretones/golpes/quemaduras/hungry/begged/home/scared/smell/dirty/flinches/belt/marcas/miedo/pega/golpean/gritan/gritos/crying/screams/hurt & !class/supplies/volunteer/tutor
    child/kid ~1 abuse/abused/neglect & !class/awareness/month/volunteer/training
    maltrato/abuso ~1 infantil & !clase/taller
    PARENTS/dad/mom/stepdad/papa/mama ~6 drunk/high/borracho/drogado/meth/drugs/using ~8 me/us/hit/hits/scared/throw/hungry/kids/brother/sister/pega/miedo/home & i/im/me/my/mi/nos & MINOR_AGE/school/grade/sister/brother/hermanito/hermanita/scared/homework
    wets/wetting/moja/mojar/orina ~3 bed/cama & stepdad/padrastro/uncle/tio/bath/grita/screams/banar/visit/dad/papa/boyfriend/novio/weekend/visita
    ${forYoung(`
      HE/PARENTS/RELATIVES ~4 HITS ~3 me/us/nos/mi/my & !kicked/threw/thrown/kick/put ~2 me/us/him/her ~1 out
      me/nos ~1 HITS
      me/nos ~1 RAPES/TOUCHES
      RAPES/TOUCHES/raped/touched/touches ~2 me/us
      HITS ~3 belt/cinto/cable/face/cara
      abuse/abused/abusing/abuses/maltratan/maltrata/abusan
    `)}
    cps ~8 hurt/hits/beating/beats/bruises/abuse/hitting/report & CHILD
    reportar/report/tell/denunciar/denuncio ~6 abuse/maltrato/hitting/neglect/golpean/golpea ~4 CHILD
    PARENTS/he/she/they ~6 PEGAN/golpean/golpea/pegan/pega/beat/beats/hit/hits/hitting/maltratan ~4 CHILD/brother/sister/hermanito/hermanita & !CHILD ~1 hits
    a ~1 mi ~1 hermanito/hermanita/sobrino/sobrina/nieto/nieta/hijo/hija/hijastro ~3 lo/la/le ~2 HITS/RAPES/TOUCHES
    le/lo/la/les/los ~1 HITS ~3 al/a ~2 CHILD
    grita/screams/llora/cries/scared/tiene/terrified/tiembla ~4 cuando/when/miedo ~6 padrastro/stepdad/uncle/tio/boyfriend/novio/babysitter/ninera & CHILD/niece/nephew/sobrina
  `,
  CHILD_ALONE: `
    kicked/threw/thrown/put/corrieron/corrio/echaron/sacaron/boto/botaron/saco ~2 me/us/nos ~2 out/de/away & MINOR_AGE/gay/trans/school/parents/stepdad/stepmom/foster/papas/lesbiana/secundaria/prepa/padres/teen & !PARTNER & !trabajo/work/job/shelter/refugio & !HITS
    me ~1 corrieron/corrio/echaron/sacaron/saco/botaron/echo & MINOR_AGE/papas/mama/papa/gay/secundaria/lesbiana/prepa/escuela/madrastra/padrastro/padres/embarazada & !trabajo/refugio/albergue/esposo/marido/novio
    im ~1 MINOR_AGE ~6 kicked/locks/nowhere/out/runaway/ran/sleep/sleeping/alone/threw/thrown/stuff/dark/cold/bus & !HITS ~3 me
    changed/cambiaron/cambio ~2 the/la/las ~1 locks/chapa/chapas/cerradura/candado/llave & MINOR_AGE/parents/papas/mom/dad/school/mama/papa & !landlord/wife/husband
    stuff/clothes/things/cosas/ropa ~4 trash/lawn/porch/garbage/bags/basura/calle/patio/street/outside & MINOR_AGE/parents/mom/dad/stepmom/stepdad/school/grade/gay/trans/papas/mama/papa/teen & !landlord/evicted/husband/wife/esposo
    said/dijo ~2 dont ~1 come ~1 back & MINOR_AGE/dad/mom/parents/gay/stepdad
    ran/run/running ~1 away ~3 from/home/and/n ~3 ; ran/run ~1 away & cold/street/im/i/home/sleep/scared/alone/where/night & !dog/cat/husband/boyfriend/him/abuser/wife/ex
    me ~1 escape/fugue/escapo ~4 casa/hogar/foster/grupo/centro/mama/papa
    toddler/baby/kid/child/boy/girl/nino/nina/ninito/nene/nena/bebe ~8 parking/street/walking/alone/himself/herself/itself/solo/sola/solito/solita/wandering/park/diaper/calle/road/store/apartamento/caminando/barefoot/lost/perdido ~10 & no/nobody/parents/anywhere/dark/night/noche/nadie/diaper/mom/padres/solito/solo/solita/days/dias/crying/llora/lost/alone & !park ~2 open & !toys/shoes
    nino/nina/ninito/nene/nena/bebe/ninos/hermanitos ~2 solo/sola/solito/solita/solitos/solos/alone & hay/calle/noche/apartamento/dias/carro/nadie/llora/parque/casa/esta/veo/anda
    nobody/no/noone/never/nadie/nunca ~4 picked/pick/came/come/recoger/recogio/llego/vino/recogieron ~4 me/up & im/school/mom/dad/MINOR_AGE/escuela/senor/tengo/tia/houston & !phone/call
    i ~2 am/im ~2 4/5/6/7/8/9/10/11/12 ~6 nobody/alone/mom/scared/hungry/dad/lost/hurt
    mama/mami/papa/mom/dad/mommy/papi/abuela/grandma/mamá ~6 fue/left/gone/vino/venido/regresado/vuelto/venir/regresa/back/come/come ~10 sisters/sister/brother/brothers/hermanitos/hermanito/hermanita/hermanos/hermanas/solos/hambre/hungry/alone/solo/sola/me/nosotros/baby/us & !me ~1 left ~1 MONEY & !work & !husband
    no ~2 ha/a/an/han ~1 venido/regresado/vuelto/llegado ~6 desde/hace ~8 ; hermanito/hermanita/hermanitos/sister/brother/lil ~6 hambre/hungry/llora/crying/food/comida/comer & mama/mami/papa/mom/dad/abuela/grandma/nobody/nadie/alone/solos
    voy ~2 en ~2 la? ~1 secundaria/prepa/middle/escuela & casa/dormir/calle/sacaron/corrieron/sola/solo
    menor/minor/teen/underage ~8 dormir/sleep/nowhere/calle/street/alone/solo/sola/lugar/bus/terminal/albergue/casa/shelter/motel/cold & i/im/soy/no/donde/where/tengo & !my/mi ~2 hijos/kids
    friend/sister/brother/amiga/amigo/novio/boyfriend/kid/girl/boy ~4 is/shes/hes/tiene/es ~2 MINOR_AGE ~6 sleeping/sleep/car/street/alone/kicked/homeless/out/runaway/duerme/calle/carro/corrieron/nowhere
    se ~1 me? ~1 perdio/desaparecio/fugo/escapo/fue ~3 mi/la/el/de ~3 CHILD & !perro/gato & !note/carta/pistola
    CHILD ~6 crossed/cruzo/cruzando/border/frontera ~8 ; sobrino/hijo/hija/son/daughter/nephew & frontera/border/cruzo/crossed/coyote & no/nothing/nada/donde/where/alone/solo/sola/missing/heard/se
    senor/guy/man/coyote/tia/aunt ~6 recojer/recoger/pick/meet ~8 never/nunca/llego/came/showed/no & MINOR_AGE/alone/solo/sola/tengo/im/numero
    walmart/walmarts/mcdonalds/library/dennys/laundromat/airport/hospital/7eleven/lobby ~6 open/24/abierto/sleep/night/stay ~8 kids/kid/minor/question/questions/ask/age/MINOR_AGE/parents & !hours ~1 food
    greyhound/terminal/estacion/station/bus ~6 MINOR_AGE/menor/minor/ran/alone/escape/runaway/sola/solo & im/i/tengo/soy/estoy/ando
    ran/run/running/runaway/escaped/escape/left/leaving/leave/escapo/escaparme/fugue/escape/fui/sali ~3 away/home/foster/house/group/casa/hogar/de & MINOR_AGE/foster/minor/menor/teen/parents/group/runaway/middle/school/mom/dad/padres & i/im/me/mi/my/n & !dog/cat
    runaway/runaways & i/im/am/safe/where/go/sleep/my/home/call & !class
    me ~1 escape/fugue/sali/fui/escapo/huí/hui ~3 de/d ~2 mi/la/casa/hogar/foster & MINOR_AGE/menor/padres/papas/terminal/mama/papa/foster/escuela/anos
    kicked/threw/thrown/put/kick/corrio/corrieron/corriendo/echo/echaron/saco/sacaron/boto/botaron/tossed/disowned ~3 me/out/us/nos & PARENTS/parents/family/stepdad/grandma/aunt/foster/papas/padres/padrastro/mama/papa/abuela/tia/familia/home/casa & MINOR_AGE/gay/trans/lesbian/bi/queer/teen/minor/school/pregnant/menor/lesbiana/embarazada/bisexual/novio/parents/papas/homework/padres/stepdad/padrastro/foster & !im/tengo ~1 OLD_AGE
    me ~1 corrieron/corrio/echaron/echo/sacaron/saco/botaron/boto ~3 de/d/porque/por/casa/mi & MINOR_AGE/gay/trans/lesbiana/menor/papas/padres/mama/papa/madrastra/padrastro/escuela & !trabajo/renta/refugio/albergue/OLD_AGE/apartamento
    PARENTS/dad/mom/parents/papas/family ~5 found/find/caught/know/supieron/enteraron/supo/entero ~4 gay/trans/lesbian/queer/bi/lesbiana/out & out/street/go/corrieron/corrio/calle/sleep/leave/stay/kicked/bus/park
    i/im/tengo/soy/n/am ~3 MINOR_AGE & alone/street/streets/sleep/sleeping/homeless/outside/nowhere/stay/bus/station/greyhound/couch/park/shelter/motel/hotel/rent/solo/sola/calle/dormir/terminal/duermo/lugar/quedarme/parque/afuera/estacion/albergue/refugio/casa/lobby/train/mcdonalds/walmart/tent & !my ~1 MINOR_AGE & !kids/weeks/months/semanas/meses/year-olds & !old ~1 MINOR_AGE & !MINOR_AGE months/weeks/dollars/dolares/pm/am/days/dias/semanas/hijos/ninos/kids & !raped/hit/touched
    rent/get/can/stay ~4 motel/hotel/room/apartment/shelter ~4 if/im/at/with ~3 MINOR_AGE
    ur/your/youre/uno/you/im ~1 15/16/17/14/13 & motel/hotel/shelter/sleep/bus/rent/stay/dormir/albergue/alone/leave
    sleep/stay/go/live/dormir/quedarse/quedarme ~6 middle/high/school/escuela/secundaria/prepa/homework & alone/parents/without/kicked/todavia/still/solo/nowhere/outside/tonight/dormir & !after ~1 school & !class & !kids
    without/no/sin ~2 parents/parent/guardian/padres/papas/adult/adulto & shelter/sleep/stay/motel/go/alone/MINOR_AGE/albergue/dormir/quedarme/country/crossed/cruce & !school ~2 form
    mom/mama/dad/papa/grandma/abuela/parents/mommy/papas/padres/aunt/stepmom/mami ~5 hasnt/not/didnt/havent/been/left/gone/never/no/isnt/se/aint/wont ~4 came/come/back/home/gone/days/since/answer/return/regreso/regresa/vuelto/vuelve/vino/llega/llegado/fue/aparece/here/woke & me/us/were/sister/brother/im/hermano/hermana/hermanito/hermanita/solos/sola/solo/alone/baby/siblings/nosotros/hungry/food/cereal/hambre/diapers & !my ~1 husband & !work/trabajo & !dog & !dementia/missing
    me ~1 and/n ~3 sister/brother/siblings/baby/lil & alone/days/mom/food/hungry/cereal/scared/grandma/back
    home/house/casa/apartment ~2 alone/solo/solos/sola/solas & MINOR_AGE/scared/mom/dad/kids/ninos/hijos/kid/baby/nino/nina/brother/sister/mama/bebe/toddler/hermanito & !stay ~2 home ~1 mom & !elderly/grandma/abuela
    leaves/left/leave/leaving/deja/dejan/dejo/dejaron ~4 CHILD ~6 alone/solo/sola/solos/solas/locked/encerrado/car/carro/night/casino/bar & !i/me ~1 left ~1 my & !job
    CHILD ~4 alone/solo/sola/solos/solas/wandering/abandoned/abandonado/perdido/lost ~6 car/street/outside/park/road/store/house/night/calle/carro/parque/casa/highway/parking/pijama/diaper/panal/barefoot & !toys
    CHILD ~4 locked/encerrado/encerrada/encerrados/left/dejaron ~3 in/en/el ~2 car/carro/hot/troca/van
    toddler/baby/kid/kids/bebe/nino/nina/ninos/ninito ~6 alone/by/solo/solos/sola/nobody/nadie/abandoned/abandonado/walking/wandering ~4 here/hours/all/itself/them/themselves/themself/with/night/con/casa/apto/street/calle/diaper
    crossed/cruce/cruzo/came/vine/llegue/cruzar/cruse ~5 alone/solo/sola/border/frontera/us/usa & MINOR_AGE/menor/minor/son/daughter/hijo/hija/teen/conozco/nobody/anos/nephew/sobrino & !work ~1 permit
    unaccompanied/acompañado/acompanado ~1 minor/minors/menor; menor ~2 no ~1 acompanado
    son/daughter/hijo/hija/sister/brother/sobrino/nephew/nieto/niece/hermana/hermanito ~4 MINOR_AGE ~8 crossed/cruzo/alone/solo/sola/missing/border/frontera/desaparecio/perdido/gone/ran/escapo
    my/mi ~1 son/daughter/hijo/hija/kid/child/nino/nina/teen/sister/nieta/niece ~6 missing/desaparecio/desaparecida/desaparecido/ran/runaway/escapo/perdio/fugo/gone/salio ~4 away/from/home/since/de/casa/noche/desde/night/days/dias & !dog/missing ~1 school/tooth & !note/nota/carta
    foster & ran/run/leave/left/hate/escape/kicked/aged/away/cant ~1 go & i/im/me/my & !become/parent ~1 class & !how ~3 become
    how ~4 bottle/formula/milk/diaper/feed & baby/brother/sister & im ~2 MINOR_AGE
    im ~2 4/5/6/7/8/9/10/11/12 & hungry/mom/grandma/alone/scared/baby/back/food/dad/gone/sister/brother & !kids/years/months/weeks/clean/sober/year
    tengo ~2 7/8/9/10/11/12 ~2 anos & mama/papa/solo/sola/hambre/miedo/hermanito/abuela/bebe/casa & !hijos & !HITS/RAPES/TOUCHES
    aged ~2 out ~3 foster
    group ~1 home ~6 ran/left/away/leave/escape/hate & i/im
  `,
} as const;
