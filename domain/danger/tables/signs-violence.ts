/** Further signs of danger, which count if no table of a family matches. */
export const SIGNS_OF_VIOLENCE = {
  VIOLENCE: `
    follow/following/followin/followed/follows me
    
    me rompio ~3 telefono/celular/brazo/nariz/ropa/diente/costilla; escondio/esconde ~2 llaves; le/te/les va peor
    QUIEN ~4 no le/les/me da/dan ~1 de comer; NOT feed/feeding/change/changing him/her; grita cosas
    threatens/threatened/threatening/threat ~4 ice/immigration/deport/deported/kids/cps
    amenaza/amenazo/amenazan ~4 migra/inmigracion/hijos/ninos/deportar
    WHO ~3 drunk ~3 breaking/yelling/screaming/hitting/throwing
    borracho ~4 rompiendo/gritando/pegando/golpeando/golpea/pega/violento
    me quita ~2 dinero/cheque/sueldo ~3 LASTIMA/deja/grita
    le/les quita ~2 dinero/cheque/pension ~4 LASTIMA/empuja/grita; get out before ~2 he/she/hes; salir antes ~1 que
    safe from him/her/them; a salvo de; WHO ~3 get/gets/got ~1 violent/physical/aggressive
    pone/ponen/puso violento/agresivo/agresiva; WHO ~4 HURTS ~1 me/us/her; WHO ~4 HURTS ~1 MY PERSON
    got/been/being/getting/get/was/were/is/keep ~1 HURTS ~2 by MY? WHO
    got/has/had/grabs/grabbed me by ~1 neck/throat/hair/arm; hands ~2 my/her neck/throat; hands on me/her/us
    me ~2 against/into the wall; pulled/pulls/yanks/drags ~1 my/her hair; swung/swings/swinging at me/us
    busted my lip; black eye ~6 WHO; WHO ~5 black eye; gave me ~2 bruise/bruises/eye; bruises ~4 WHO
    threw/throws/throwing ~3 at me/us; raised/raises his hand; tracker/gps/airtag ~3 my/me/phone/car
    tracks/tracking my/me ~1 phone/car/location/everywhere
    WHO ~4 parks/parking/parkin/waits/waiting/sits/sitting/shows/showing/showed/drives/watching ~1 up? OUTSIDE my/our MY_PLACE
    shows/showing/showed up ~2 my MY_PLACE; outside my door/window/house ~3 he/knife/gun/screaming/banging
    banging/kicking/kicked/break/broke ~2 my door; he/she/hes/they ~2 find/finds us/me
    where he/she/they ~1 cant/wont/doesnt find/know/look; before he/she/hes ~1 gets/comes/back/home/wakes
    if he/she finds/sees/knows/catches/hears ~4 kill/hurt/mad/me/beat
    hes/he ~2 back in ~2 min/minutes/hour/hours/soon; AFRAID ~2 of? MY? WHO; AFRAID ~2 go/going/be/to home
    hiding/hide/hid/escape/escaping/escaped/run/running/ran/flee/fleeing/fled/away/safe ~1 from him/her/them
    from MY WHO ~4 HURTS; get/got/getting away from him/her
    leave/leaving/left him ~3 safe/safely/scared/kids/hurt/tonight; need ~3 leave him; he/she controls/isolates me
    controls ~2 money/phone/everything ~4 NOT
    he/she/husband/wife/boyfriend/girlfriend/bf/gf/partner/ex ~2 wont/doesnt/never let/lets me leave/go/out/see/talk/have/use/call
    takes/took ~2 her/my/his check/checks/ssi/pension ~5 HURTS/shove/yell/yells/push; HURTS her/him around
    said/says/swore/swears/threatens/threatened/threatening/going/gonna/finna/wants/tried/trying/will/might/promised ~3 HARM ~1 me/us/her/him/them/MY
    kill/kills/killed us/me if
    got/has/have/pulled/pointed/waving/waved/with ~1 a? gun/knife/machete ~4 me/us/her/face/head/here/house
    gun ~2 to/at my/her/our
    me/nos/la/le/lo ~1 esta/estan/anda/andan/estaba/ha/han/quiere/quieren/va/van/vuelve/volvio/sigue/iba/intento/trato/amenaza/amenazo/acaba/podria/puede ~2 LASTIMA/MATA
    QUIEN ~3 me/nos/la/le ~1 LASTIMA; me/nos/la LASTIMA ~3 QUIEN
    QUIEN ~4 matarme/golpearme/pegarme/lastimarme/ahorcarme/matarnos/violarme
    quiere/quieren/intento/intenta/amenaza/amenazo/trato/juro/jura/va/van ~3 matarme/golpearme/pegarme/lastimarme/matarnos/matarla/pegarle/quemarme
    me/nos/le levanta/levanto/alza/alzo/levantado ~1 mano
    jala/jalo/jalonea/agarra/agarro/arrastro/arrastra ~3 pelo/cabello/cuello/greñas/pescuezo
    moretones/moreton/moretes/morete ~7 QUIEN; ojo morado ~5 QUIEN; QUIEN ~4 ojo morado
    le tiene/tengo/tenemos/tienen ~1 miedo; miedo ~2 QUIEN ~3 LASTIMA/MATA/regrese/llegue/venga/encuentre/casa
    miedo de/a QUIEN; miedo ~1 MY QUIEN; miedo que me/nos ~1 encuentre/mate/pegue/haga/busque
    avienta/aventa/avento/tira/tiro ~1 cosas/platos ~4 me/pega/grita
    me tiene/tienen encerrada/encerrado/amenazada/amenazado; antes ~1 que ~1 llegue/regrese/venga/vuelva ~3
    si ~1 se entera/enterara ~3 mata/pega/va/matar; no me/nos/la deja/dejaba salir/ir/hablar/usar/trabajar/ver
    que no me/nos ~1 encuentre/encuentren; donde no me/nos ~1 encuentre
    escondida/escondido/escondidas/escondiendome/esconderme ~2 de
    cuchillo/pistola/machete/arma/navaja ~4 me/nos/cuello/cara/cabeza/QUIEN
    QUIEN ~5 cuchillo/pistola/machete/arma/navaja; me/nos/la corrio/persiguio/saco ~3 cuchillo/machete/pistola
    golpes ~4 QUIEN; QUIEN ~3 golpes
    me/le da/dio/daba/dan ~2 golpes/cachetadas/patadas/trancazos/golpiza/cachetada/madriza/punetazos
    me/nos grita/insulta/humilla ~4 LASTIMA/miedo; violencia ~3 domestica/familiar/casa/hogar
    domestic/family violence; dv; yelling/screaming/fighting ~4 HURTS ~2 her/kids/wife
    hear ~4 screaming/yelling ~5 HURTS/next; neighbor ~3 HURTS ~1 his/her/the; gritando/gritos ~4 LASTIMA
    se escuchan/oyen/oigo ~2 gritos/golpes; WHO ~3 strangles/choked/chokes/strangled
    NEAR ~5 TAKES_AWAY ~1 my/our/her/his/all ~1 PHONE_KEYS
    NEAR ~4 NOT ~2 let/lets/letting/allow/allows/allowed/allowing ~1 me/us/her/him/my ~2 leave/go/out/see/talk/have/use/call/work/eat/sleep/drive/answer/visit/speak/get/outside/friends/family/doctor
    wont/never/doesnt/NOT ~1 let/lets/letting me/us/her leave
    NEAR ~4 threaten/threatens/threatened/threatening/threatend/threats/threat
    threatening/threatened/threatens/threaten ~2 me/us/my/her/him
    NEAR ~3 watches/watching/tracks/tracking/monitors/monitoring/controls/controlling/spies/spying/follows/following/stalks/stalking/isolates ~2 me/my/us/every/everything/where/all
    NEAR ~3 HURTS ~3 me/us/her/him/them/mom/kids/mother/sister/baby
    NEAR ~1 put/puts/sent/landed ~1 me/her/him/us/MY ~1 in/to the? hospital/er
    NEAR ~3 HURTS on/at? me/us/her/him/them; HURTS ~1 me ~4 NEAR; NEAR ~2 HURTS my BODY_PART
    me/nos/le/la ~1 pego/pega/pegaron/golpeo/golpea ~3 BODY_PART; HURTS ~1 up? by ~1 MY? NEAR
    me/us/my ~3 HURTS ~2 last/yesterday/again/tonight/today/every/everyday/drunk/front
    gets/got/getting/being/been/im/was ~1 HURTS ~1 up? at/every ~1 home/night/day/time
    AFRAID ~1 for ~1 my/our/her/his/their ~1 life/lives/safety/kids/kid/baby/son/daughter/children
    AFRAID ~1 he/hell/shell/theyll ~1 will/gonna/might/gon/finds/comes/going/find/hurt/kill/come/do/hurts/kills
    AFRAID ~3 go/going/goin/be/sleep/return/returning/walk ~2 home/house/back/inside; AFRAID ~2 of ~1 him/NEAR
    fear/fearing ~2 life/safety; NOT ~1 feel/feelin/feeling ~1 safe
    NOT ~1 safe ~1 here/home/house/with/there/anymore/around/him; unsafe ~2 home/here/house/him/relationship
    hide/hiding/hidin/hid ~1 in/inside/under/behind/from ~2 bathroom/closet/basement/bushes/garage/bed/shed/room/him/her/them/NEAR/kids
    im/were/am/are/i/she/he ~1 hiding/hidin
    locked/locks/locking/lock ~1 myself/ourselves/me/us/her/him/them ~1 in/inside/up/room/bathroom/basement
    he/she/ex/husband/boyfriend/they/hes/shes/NEAR ~2 found me/us/where
    he/she/ex/NEAR ~1 knows where ~1 i/we/im/were ~1 live/stay/staying/living/work/sleep/at/go/am
    he/she/hes/shes/they/theyre/ex/somebody/someone ~1 looking/lookin/searching/hunting/coming/comin/after ~1 for/after ~1 me/us
    after/following/followin/follow/follows/followed/stalks/stalking/stalked me/us
    broke/busted/kicked/kicking/breaking/busting/banging/pounding/beating ~2 my/the/our door
    busted/split/bloody ~1 lip/nose/face/mouth
    broken/broke/cracked/fractured ~1 nose/jaw/rib/ribs/arm/wrist ~6 NEAR
    NEAR ~6 broken/broke/cracked/fractured ~2 nose/jaw/rib/ribs/arm/wrist/finger
    bruises/bruise/bruised ~5 NEAR/neck/arms/face/all/hide/cover; black eye/eyes
    puts/put/putting/laid/lays/laying/raises/raised/raising ~1 his/her/their ~1 hand/hands/paws ~1 on/to/at/around
    gets/get/got/getting/turns/turned/becomes ~1 violent/physical/aggressive/abusive ~3 with/when/me/after/drinks/drunk
    NEAR ~3 violent/abusive/dangerous/aggressive/abuses/abused/abusing
    abuse/abused/abusing/abusive/abuses ~1 me/us/her/home/relationship/marriage/husband/boyfriend/partner/wife/household/parents/father/stepdad
    emotional/emotionally/physical/physically/verbal/verbally/financially/mentally ~1 abuse/abused/abusive/abusing/abuses
    domestic/dv/domestically
    WHO ~4 got/has/have/had/with/w/holding/waving/pointing/pulled/grabbed/loading/swinging/carrying/comin/coming ~2 gun/knife/machete/rifle/weapon/hammer/blade/pistol/shotgun/bat
    gun/knife/machete/blade/pistol ~4 my/her/his/our ~1 head/face/throat/neck/back/side/stomach
    held/holding/holds/keeps/keeping/kept ~1 me/us/her/him ~2 hostage/captive/prisoner/will/down/locked/inside
    kidnap/kidnapped/kidnapping/hostage/abducted; trapped ~3 him/her/house/here/abuser/NEAR
    escape/escaping/escaped/flee/fleeing/fled/leaving/leave ~2 abuse/abusive/abuser/violence/violent/dv
    get/getting/got ~1 away from ~1 him/NEAR; get/getting/got ~2 kids/us/me ~2 away/out ~3 him/before/NEAR
    if ~1 i/we ~1 leave/tell/call/go/try/scream/report/say/dont ~6 HARM/kill/find/deport/kids/ice/worse/pay
    HARM ~2 if ~1 i/we ~1 leave/tell/call/go/try/scream/report/say/dont
    said/says/say/saying/told/swore/swears/promised/threatened/threatening/threatens/gonna/gon/going/finna/bouta/will/wants/want/wanna/tried/tryna/trying/hell/theyll/might/ima ~4 HARM/kidnap/choke/hurtin ~2 me/us/her/him/them/MY
    take/takes/taking ~1 my/the ~1 kids/baby/kid/son/daughter/children ~3 if/leave/never
    never ~1 see ~1 my/the ~1 kids/baby/kid/son/daughter/children ~1 again
    NEAR/WHO ~4 drunk/drinking/drinkin/drinks/high/wasted ~6 HURTS/violent/AFRAID/breaking/broke/throws/throwing/mean/yelling/screaming
    drunk/drinking/drinkin/drinks/high ~5 HURTS ~2 me/us/her/kids
    throws/threw/throwing/thrown ~2 things/stuff/plates/plate/bottle/bottles/chair/phone/me/glass/pan/pot/knife/shoe/shoes/hammer/rock/bricks/cup/remote/lamp ~2 at/against/into/down/me/across
    slams/slammed/slamming/throws/threw/pins/pinned/pinning/shoves/shoved/pushed/pushes/dragged/drags/grabbed/grabs/knocked/knocks/holds/held ~1 me/her/us/him ~2 down/wall/against/stairs/hair/neck/throat/arm/floor/ground/around/by/out
    hand/hands/arm ~2 around/on/over ~1 my/her ~1 neck/throat/mouth
    squeezed/squeezes/squeezing/grabbed/grabs/held/holds ~1 my/her ~1 neck/throat
    couldnt breathe ~4 he/husband/hands/boyfriend
    he/hes/she/NEAR ~4 outside/downstairs/door/coming/back/home ~4 gun/knife/screaming/yelling/banging/drunk/AFRAID/kill
    he/hes/she/NEAR ~3 on ~1 his/her way ~4 AFRAID/hide/help/gun/kill
    showing/shows/showed/showin up ~2 my/our/at ~2 MY_PLACE
    showing/shows/showed/showin up ~4 NOT/restraining/AFRAID
    waits/waiting/waitin/sits/sitting/parked/parks ~1 outside ~1 my/our/for ~1 MY_PLACE/me/us
    restraining/protective/protection order/orders
    burn/burned/burns/burning/set ~2 house/trailer/home/apartment/car/clothes ~2 down/with/fire ~3 me/us/in/NEAR
    steals/takes/taking/stealing/took/spends/keeps ~2 my/her/his/moms/dads/grandmas/grandpas ~1 ssi/pension/check/checks/disability/medicine/meds/pills ~6 HURTS/yells/hit/NOT/AFRAID/elderly/old
    grandson/granddaughter/nephew/niece/son/daughter/caregiver/caretaker/aide ~3 steals/takes/taking/stealing/keeps/robs/robbing ~2 my/her/his ~1 ssi/pension/check/checks/disability/money/medicine/meds/pills
    leaves/leave/left/leaving/keeps/keep/tie/ties/tied ~1 my/her/him/grandma/grandpa ~3 bed/chair/room/diaper/diapers ~3 day/days/hours/all/dirty/soiled/down
    NOT ~1 feed/feeding/bathe/bathing/change/changing/clean/give/giving ~1 her/him/me/grandma/grandpa ~2 food/water/medicine/meds/diaper/diapers/bath/all/days
    neglect/neglected/neglecting/neglects ~2 MY/her/him/me/elderly/residents
    in/inside ~1 closet/bathroom/basement ~4 he/hes/NEAR ~3 breaking/broke/screaming/yelling/banging/drunk/kicking/hitting/coming
    NEAR ~2 breaking/smashing/destroying ~1 everything/stuff/things/windows/window/furniture/door
    siguen/sigue ~2 hombre/hombres/tipo/tipos/carro/camioneta/CERCANO
    grita/gritan/gritos/llora ~6 creo ~3 PEGAN/golpean/LASTIMA
    next/neighbor/neighbors/upstairs/downstairs/apartment/unit ~6 screaming/yelling/crying/HURTS/beating ~6 HURTS/stop/help/her/kill/woman/wife/kid
    call/calls/calling/called ~1 ice/immigration/migra ~2 me/us/if/on
    he/hes ~1 outside ~2 door/window/house/apartment/trailer
    toma/bebe/borracho/tomado ~3 pone ~2 feo/mal/agresivo/loco/bravo/violento/necio
    ninos/hijos/ninas ~3 escondieron/escondidos/escondimos/escondiendose/esconden
    CERCANO ~4 me/nos/la/le/lo/les ~1 QUITA ~3 MIS_COSAS; me/nos/la/le ~1 QUITA_UNO ~2 MIS_COSAS
    NO ~1 me/nos/la/lo ~1 deja/dejaba/dejo/permite/permitia ~2 salir/ir/irme/irnos/hablar/usar/trabajar/estudiar/llamar/visitar/salga/trabaje/hable/vea/llame/vaya/tener/comunicarme
    CERCANO ~3 NO ~1 me/nos/la/lo ~1 deja/dejan/dejaba/permite
    me/nos/la/lo ~1 tiene/tienen/tenia/tenian/mantiene ~1 encerrada/encerrado/encerrados/encerradas/amenazada/amenazado/amenazados/vigilada/vigilado/controlada/controlado/prohibido/aislada/aislado/amarrada/amarrado/secuestrada/secuestrado/atrapada/esclava/esclavo/castigada/golpeada/aterrada/aterrorizada/amedrentada
    KID ~4 NO ~1 quiere/quieren ~2 quedarse/estar/ir/regresar ~2 con/sola/solo ~2 CERCANO
    KID ~4 NOT ~1 want/wanna/wants ~3 be/stay/go ~3 with/near/alone ~2 NEAR
    CERCANO ~4 me/nos/la/le/lo/les ~2 LASTIMA
    me/nos LASTIMA ~3 diario/noche/siempre/toma/borracho/anoche/ayer/otra/vez/feo/cara/cuando/todos/frente/enfrente/hijos/ninos
    me/nos/la/le/les ~1 ha/han/habia/esta/estan/anda/andan/estaba/viene/vive/vuelve/vuelva/volvio ~1 a? LASTIMA/golpeado/pegado/amenazado/maltratado
    CERCANO ~2 me/nos ~1 sigue/siguio/siguiendo/vigila/espia/controla/cela
    sabe/saben donde ~1 vive/viven ~1 mi/nuestra ~1 familia/mama/hijos/hija/hijo
    me/nos sigue/siguen/siguio/siguieron ~2 todos/lados/calle/trabajo/escuela/carro/hasta/donde/diario/noche/parada/tienda
    me/nos ~1 esta/estan/anda/andan/viene/venia ~1 siguiendo ~2 carro/hombre/tipo/alguien/desde/calle/CERCANO/unos/un
    hombre/tipo/alguien/senor/muchacho/carro/vato ~3 me/nos ~2 sigue/siguiendo/siguio/persigue/persiguiendo/acosa/acosando/vigila/espia
    miedo ~3 regresar/volver/llegar/ir/estar/regrese/dormir/entrar ~2 casa
    miedo ~1 por ~1 mi/mis/su/nuestra/nuestras ~1 vida/vidas/hijos/hijo/hija/hijas
    le/les tengo/tenemos/tiene/tienen/tenia ~1 miedo/terror/pavor; miedo/terror/pavor ~1 a/al/de/del ~1 MY? CERCANO
    miedo ~2 que ~1 me/nos/le/les/la ~1 mate/pegue/haga/encuentre/golpee/busque/quite/lastime/siga/maten/encuentren/hagan/halle/mande
    NO ~1 me/nos ~1 siento/sentimos ~1 segura/seguro/seguros/salvo
    NO ~1 estoy/estamos ~1 segura/seguro/seguros/salvo ~1 en/con/aqui
    estoy/estamos/ando/andamos/esta/esto/vivo/sigo ~1 escondida/escondido/escondidos/escondidas/escondiendome/huyendo
    escondida/escondido/escondidos/escondidas/escondi/escondo/encerre/encerro ~3 bano/cuarto/closet/carro/vecina/amiga/ninos/hijos
    sabe/saben/descubrio/averiguo/supo donde ~1 vivo/trabajo/estoy/vivimos/estamos/duermo/quedo
    me/nos ~1 encontro/hallo/encontraron/localizo ~3 CERCANO/otra/amenaza/aqui/donde/y
    CERCANO ~2 me/nos ~1 encontro/hallo/anda/esta/busca/buscando
    me/nos ~1 anda/esta/estan/andan ~1 buscando ~3 matar/matarme/golpear/pegar/hacer/CERCANO
    pone/puso/ponen/ponia/pusieron ~1 la/las ~1 mano/manos ~1 encima
    levanta/levanto/alza/alzo/levantaba/levantado/alzado ~1 la ~1 mano
    se ~1 pone/puso/ponia/vuelve/volvio/pone ~2 agresivo/agresiva/violento/violenta/loco/bravo ~4 toma/conmigo/borracho/golpea/drogas/pega/miedo/cuando
    CERCANO ~3 agresivo/violento/agresiva/violenta/abusivo/abusiva/celoso/peligroso/golpeador/maltratador/machista
    toma/tomado/borracho/borracha/tomando/drogado/emborracha/drogas ~6 LASTIMA/miedo/violento/agresivo/gritar/romper/rompe/avienta/golpes
    me/nos/le/la ~1 LASTIMA/agarra/agarro/agarraba ~1 a ~1 golpes/cintarazos/patadas/cachetadas/punetazos/trancazos/chingadazos/palos/cinturonazos/madrazos/manazos/cinturonazo
    a ~1 golpes/cintarazos/patadas/cachetadas/punetazos/trancazos/chingadazos/madrazos
    golpiza/paliza/madriza/cachetada/cachetadas/bofetada/bofetadas/chinga
    me/la/le ~2 dejo/dejaron ~2 moretones/moreteada/moreteado/morado/marcas/golpeada/sangrando/inconsciente/cicatriz/tirada
    moretones/moretes/moreteada/moreteado/moratones
    me/nos/la/le ~2 amenaza/amenazan/amenazaba/amenazo/amenazaron/amenazando/amenazas/amenazado/amenazada
    amenazas ~2 muerte/CERCANO
    dice/dijo/jura/juro/amenaza ~3 que ~2 me/nos/la/lo/te ~1 mata/matar/va/van/quita/quema/golpea/hacer/pega/madrea/desaparece/arrepentir/pesar
    quitar/quita/quitarme/llevarse/llevar ~2 mis/los/mi ~1 hijos/ninos/hijo/hija/bebe ~2 si/me
    si ~1 lo/me/no/le/les/hablo/digo/cuento/denuncio/dejo ~4 mata/matan/matar/pega/golpea/migra/deporta/deportan/deportar/hijos/ninos/peor/lastima
    maltrato/maltratos/maltratada/maltratado/maltratados/maltratadas/golpeada/golpeado/golpeadas/violentada/violentado/agredida/agredido/amenazada/amenazado
    violencia ~2 domestica/familiar/intrafamiliar/casa/pareja/genero/hogar
    orden/ordenes ~2 restriccion/alejamiento/proteccion
    vivo/viviendo/vive/vivimos ~2 violencia/abuso/maltrato/infierno
    CUIDA ~3 me/le/la/lo/les ~1 quita/roba/robo/quito/robando/quitando ~3 pension/cheque/dinero/seguro/medicina/medicinas/tarjeta/ssi
    NO ~1 la/lo/le/les/me ~1 banan/bana/cambian/cambia/dan/da/dio ~2 panal/medicina/medicinas/agua/comida/comer/pastillas
    deja/dejan/dejo/amarra/amarran/encierra/encierran ~3 abuelo/abuela/abuelito/abuelita/viejito/viejita/anciano/anciana/suegra/mama/papa ~5 sola/solo/cama/cuarto/sucia/sucio/silla/encerrada/encerrado/dia/dias
    gritos/gritando/grita/gritan/golpes/llorando ~4 vecino/vecina/vecinos/lado/arriba/abajo
    vecino/vecina/vecinos ~5 LASTIMA/golpes/gritos/golpeando/gritando
    dispararon/balazo/balazos/apunalaron/apunalo/navajazo/navajeo/acuchillo/apunalada/machetazo
  `,
  CHILD: `
    KID ~3 in ~1 closet/basement/cage/crate; parents ~3 NOT ~1 feed/fed/home ~2
    mom/dad/mama/papa ~2 hasnt/havent come home; child abuse/neglect; abuse ~1 MY KID
    QUIEN ~3 le/les LASTIMA ~2 MY KID; le/les LASTIMA ~2 MY KID; LASTIMA ~1 a/al MY? KID; WHO ~4 HURTS ~1 MY KID
    HURTS ~1 MY ~1 KID; HURTS ~1 MY ~1 brother/sister/hermano/hermana; HURTS on MY KID
    marcas ~3 espalda/cuerpo/brazos/piernas; QUIEN ~2 lo/la/los LASTIMA ~5 comer/closet/cuarto
    kids/kid/child/children/baby ~4 bruises/bruise/marks/welts
    nino/nina/ninos/hijo/hija/bebe ~4 moretones/moreton/golpes; bruises/marks ~2 MY KID
    student/KID ~8 marks/bruises/welts/moretones
    KID ~4 locked/encerrado/encerrada/encerrados ~3 car/carro/cuarto/closet/troca
    left/leaves/leave/leaving ~3 KID ~5 alone; dejan/dejo/deja/dejaron ~3 KID ~3 solo/sola/solos/solas
    KID ~3 been home alone; KID ~3 home alone; neighbor ~4 screaming ~3 KID; touching/touched/touches ~2 MY KID
    student/students/KID/pupil/alumno/alumna/nephew ~10 belt/bruise/bruises/welt/welts/burns/scars/marks/hungry ~6 AFRAID/home/legs/back/arms/parents/dad/mom/face
    student/pupil/alumno/alumna ~14 AFRAID ~3 home
    student/pupil/KID ~6 says/told/tells/said/disclosed ~6 HURTS/hits/touches/touched/locked/locks/beats
    PARENT ~3 HURTS ~2 me ~6 school/grade/years/13/12/14/15/16/17/11/10/9
    PARENT ~3 HURTS ~2 KID/kid/kids/them/him/brother/sister; PARENT ~2 HURTS me
    my parents ~3 HURTS/lock/locked/starve/starving; LASTIMA ~2 KID
    le/les/lo/la/los/las LASTIMA/pega/pegan/grita/deja/dejan/encierra/encierran ~2 a ~2 KID; KID ~5 PEGAN
    ninos/nino/nina/bebe/hijos/hijo/hija ~3 solos/solo/sola/solas ~3 casa/apartamento/carro/noche/dia/dias/cuarto
    ninos/nino/nina/bebe ~3 sin comer/comida ~2 dias/dia; NOT ~1 feed/feeding/feeds/fed ~2 KID
    KID ~5 NOT ~2 fed/eaten/eat/feed ~2 days/day/all
    leaves/leave/left/leaving/dejan/deja/dejo ~2 MY? ~1 KID/toddlers/kiddos ~4 alone/themselves/himself/herself/unattended/solos/solo/sola/solas
    KID ~4 left/alone/locked/unsupervised ~4 alone/car/house/days/night/all/apartment/hours
    KID ~4 dirty/hungry/starving ~6 alone/neglect/parents/bruises/nobody; cps/dcf ~3 report/call ~6 KID ~4 neighbor
    report ~3 child/kid ~2 abuse/neglect; shaken/shook/shaking ~2 baby; QUIEN ~3 LASTIMA ~2 KID
    maltrato/abuso/maltratan/maltrata ~2 infantil/menores/ninos/nino/nina
    mi/mis papa/mama/papas/padres/padrastro/madrastra/tio/abuelo ~2 me LASTIMA/encierra/encierran/PEGAN
    pega/pegan/golpea/golpean/maltrata/maltratan/jalonea/encierra/cachetea ~1 a? ~2 KID/hermanito/hermanita/hermanitos
  `,
  SEXUAL_ASSAULT: `
    has my pics/nudes; got my pics/nudes/photos; pide/piden/pidio ~1 fotos ~2 ropa/desnuda/desnudo; fotos sin ropa
    send/sends/sent ~2 nudes; put/slipped ~1 in my drink; somethin/something ~3 in my drink
    woke up ~4 pants/naked/undressed; desperte ~3 ropa/desnuda
    comes/come/came/gets/got/sneaks/climbs ~1 in/into/to my/her room/bed/bedroom ~1 at/night/when/while/and
    gets/got/climbs in/into my/her bed; entra/mete/meten/metio/viene/entro ~1 a/en/al mi/su cuarto/cama/recamara
    touch/touches/touched/touching/groped/fondled ~1 me
    me/la/lo ~2 toca/tocaba/toco/tocando/manosea/manoseo/manoseaba ~3 noche/cuerpo/partes/donde/desnuda/noches/dormida/dormido
    me/la/nos violo/violaron/violaba/viola/violando; made/makes/make/forced/forces/forcing ~1 me ~4 SEX
    took advantage of me/her ~4 drunk/asleep/sleep/passed/drugged; took advantage of me/her
    SEX ~5 NOT ~1 want/consent/permission; did things to me; things to me ~3 NOT want
    had sex with me ~4 asleep/sleep/drunk/passed; pone/puso/echo/echaron algo en mi bebida
    put something in my/her drink; drugged me/her; se aprovecho/aprovecha/aprovecharon de mi/ella/MY
    obligo/obliga/obligaron ~3 SEX; NOT ~2 consent; sin mi consentimiento; said no ~4 didnt stop
    sends/asking/wants ~2 nudes ~3 kid/daughter/son; rape/raped/raping/rapes/rapist
    NEAR ~1 makes/made/make me ~1 do ~1 stuff/things ~2 with/to/for him/her/them
    NEAR ~1 makes/made/make me ~1 do ~1 stuff/things ~4 night/bed/undressed/naked
    touch/touches/touched/touching/kiss/kissed/kisses/grab/grabbed/grabs/grope/groped/fondle/fondled/rub/rubs/rubbed/rubbing/squeeze/squeezed/lick/licked ~2 my/her/his/me ~1 butt/ass/breast/breasts/boobs/boob/chest/thigh/thighs/crotch/private/privates/body/parts/pants/there/inappropriately/sexually/leg/vagina/penis/dick
    touches/touched/touching/touchin/fondled/fondles/fondling/groped/gropes/groping/molests/molested/molesting/molest/raped/raping/rapes/rape ~1 me/her/him/us/them/MY
    put/puts/stuck/sticks/putting ~1 his/her/their ~1 hand/hands/finger/fingers/dick/penis/tongue ~2 up/under/down/inside/in/between/on ~2 me/my/her/shirt/skirt/pants/legs/thigh/mouth
    made/makes/make/making/forced/force/forces/forcing/pressured/pressures/coerced/pushed ~1 me/us/her/him/MY ~3 SEX/touch/kiss/undress/naked/clothes/strip/suck/sleep
    forced/forces/forcing himself/herself/themselves/hisself ~1 on/in/inside
    SEX ~4 NOT ~2 want/consent/say/agree/asleep/drunk; NOT ~2 want/wanted ~2 have ~1 sex
    SEX/slept ~3 me ~5 asleep/drunk/passed/against/sleeping/unconscious/high/13/14/15/16/12
    wouldnt/didnt/wont/NOT stop ~4 no; said/told/saying ~3 no ~4 anyway/anyways/kept/still/stop/inside/did
    woke/wake ~2 up ~5 on/inside/in me/of; woke/wake ~2 up ~6 naked/undressed/clothes/pants/bleeding
    spiked/drugged/roofied/roofie/rophied/druged; something/somethin/drug/drugs ~4 in my/her drink
    have/gotta/must/has ~2 SEX ~3 pay/owe/stay/rent/keep/him
    SEX ~3 for/exchange ~2 rent/place/room/stay/food/ride/bed/job
    sleep/sleeping with him/landlord/me ~3 rent/stay/or/room/evict
    exposed/exposes/flashed/flashing/jerked/jerking/masturbates/masturbated/masturbating ~2 himself/me/in/off/front
    blackmail/blackmailing/blackmailed/sextortion
    send/sends/sending/sent/leak/leaks/post/posting/posted/share/shared ~4 nudes/nude/naked
    nudes/nude/naked ~4 KID/im/girl/school/everyone/everybody/family; violated me/her/us/MY
    i/was/been/got ~1 violated by
    sexually/sexual ~1 assault/assaulted/abuse/abused/harass/harassed/harassing/harassment/abusing/assaulting/violence
    sa/assaulted ~2 by/at/me/her/last/me; i/was/been/got ~1 assaulted
    took/takes/taking/take advantage ~1 of ~1 me/her/MY/him
    things/stuff/something ~1 to me/her/MY ~4 NOT/bed/night/secret/tell/body/room
    incest/pedophile/pedo/predator/molester/groomed/grooming/gangraped
    secret ~5 touches/touch/body/uncle/coach/stepdad
    uncle/stepdad/coach/teacher/pastor/cousin/stepbrother/grandpa/boss/landlord ~3 kiss/kissed/kisses/touch/touched/touches/touching/bed/naked/undress/undressing/shower/inside ~1 me/her/my/us/i
    trying/tries/tried ~2 get/climb/crawl ~2 in/into ~1 my/her bed/bunk/cot/tent/pants/bedroom
    comes/come/came/sneaks/climbs/gets ~1 in/into ~1 my/her ~1 room/bed/bedroom/shower/cot/tent/bunk ~3 night/when/while/and/touches/sleep/drunk
    rape/raped/raping/rapist/molest/molested/molesting/molester
    QUIEN ~3 me/la/lo/le/nos ~1 toca/tocaba/tocando/besa/besaba/beso/manosea/manoseo/manoseaba/acaricia/agarra/desviste/desnuda
    me/la/lo/le ~1 toca/toco/tocaba/tocaron/agarro/agarra/agarraba/manosea/manoseo/manoseaban/acaricia/sobo/soba/mete/metio ~3 nalgas/nalga/pompis/senos/seno/pechos/chichis/partes/piernas/pierna/vagina/pene/ahi/abajo/entrepierna/cuerpo/mano/manos/dedos/cama
    me/la/lo/le/nos ~1 manosea/manoseo/manosearon/manoseaba/manoseaban/manoseado/manoseada
    toca/toco/tocaba/tocaron/manosea/manoseo ~2 a ~1 MY KID
    KID ~5 toco/tocaba/tocaron/manoseo/manosea/abuso/abusa/abusaba/violo/viola
    a ~1 la ~1 fuerza ~5 SEX/relaciones/beso/cama/acostar/conmigo/desnudar
    beso/besa/agarro/metio/tomo/acosto/relaciones ~3 fuerza
    obligo/obliga/obligaba/obligan/obligaron/forzo/forzaba/fuerza ~4 SEX/relaciones/acostarme/acostarse/desnudarme/tocarlo/besarlo/intimidad
    relaciones/sexo ~4 NO ~2 quiero/quise/queria/quiera/consenti
    NO ~1 quiero/quise/queria ~2 relaciones/sexo/acostarme
    quiere/quieren/queria/pide/pedia/exige ~3 acueste/acostarme/desnude/desvista/sexo/relaciones/desnudas
    me/le ~1 hizo/hace/hacia/hicieron ~2 cosas ~4 NO/feas/malas/cuerpo/noche/dormida/sexuales/cama/borracha/raras
    tuvo/tuvieron/tenia ~2 relaciones/sexo ~4 dormida/borracha/inconsciente/fuerza/conmigo
    desperte ~4 desnuda/desnudo/ropa/encima/sangrando/pantalon/calzones
    pusieron/puso/echaron/echo/metieron ~1 algo ~2 bebida/trago/vaso/cerveza
    me drogo/drogaron/emborracho/emborracharon; fotos/videos/pack ~2 desnuda/desnudo/intimas/intimos/sin/intima
    publicar/subir/mandar/compartir/ensenar ~3 fotos/videos/pack ~4 amenaza/si/pago/desnuda/todos/intimas
    abuso/abusaron/abusa/abusan/abusaba/abusado/abusada/abusando/aprovecho/aprovecharon ~2 de ~1 mi/ella/el/MY/nosotras/nosotros
    abusada/abusado/abusadas ~1 sexualmente; acoso/abuso/agresion/violencia/asalto sexual
    ultrajo/ultrajaron/ultrajada/viole/violo/violaron/violaban/violada/violadas/violarme/violarla/violacion/violador/biolo/biolaron/biolada
  `,
  TRAFFICKING: `
    WHO/QUIEN ~3 TAKES ~2 MY PAPERS; me/nos TAKES ~2 PAPERS
    obligan/obliga/obligo/obligaron ~3 acostarme/acostarse/acostarnos/prostituirme/vender/cliente/clientes/bailar/hombres
    acostarme/acostarnos con hombres; me/nos/la obligan/obliga/obligaron ~1 trabajar
    encerrados/encerradas/encerados/encerrada ~6 paga/pagan/trabajar/trabajo/papeles
    dont/no ~3 work/working/workin/trabajo/trabajamos ~7 HARM; sell/selling/sells ~1 my/her body
    make/makes/making/made/force/forces/forced/forcing ~1 me/us/her/them ~3 men/clients/johns/tricks/strangers/customers/dates/prostitute/sex
    sleep with men/strangers/guys; NOT ~2 let/lets/letting ~1 me/us ~1 leave/quit ~4 pay/paid/owe/debt/job/work
    owe/debt ~6 cant/wont ~2 leave; work/working ~5 NOT paid ~5 leave; NOT paid/pay ~6 NOT ~2 leave/go
    no nos/me paga/pagan ~6 no ~2 salir/ir/irnos/deja/dejan; no ~2 salir/ir/irnos/deja/dejan ~6 no nos/me paga/pagan
    deuda ~5 no ~2 salir/ir/deja/dejan
    nos/me tienen/tiene ~2 encerrados/encerrada/encerrado/encerados/encerradas ~6 paga/pagan/trabajar/deuda
    pimp/pimps/trafficker/trafficked/padrote
    NOT ~1 give/giving/gives/return/returning ~2 us/me/back/our/my ~2 passport/passports/papers/documents/visa
    no ~1 me/nos ~1 devuelve/devuelven/regresa/regresan/da/dan ~2 pasaporte/pasaportes/papeles/documentos
    withhold/withholding/withholds/confiscated ~2 MY ~1 PAPERS
    WHO/lady/family/people/agency/recruiter/manager ~4 took/takes/keeps/kept/holds/holding/hid/has ~2 MY ~1 passport/passports/visa/papers/documents
    make/makes/making/made/force/forces/forcing/forced/have/has/having/gotta ~1 me/us/her/them/MY/girls ~1 to? work/works/beg/begging/steal/sell/dance/strip/clean/perform/service/dates/trick/tricks/hoe ~6 nothing/free/money/pay/paid/him/debt/quota/street/streets/corner/club/drugs/men/hours/body/NOT/leave/night
    dont/NOT ~2 work/working/workin/pay/paying ~8 HARM ~4 me/us/family/sister/brother/mother/mom/kids/MY
    HARM ~1 my/our ~2 family/sister/brother/mother/mom/parents/kids ~3 home/mexico/honduras/guatemala/country/back
    work/workin/working/works ~3 off ~2 debt/him/smuggler/coyote/owe
    owe/owes/debt/owed ~8 NOT/cant/wont/never ~2 leave/let/go/quit
    owe/owes/debt/owed ~8 passport/coyote/smuggler/smugglers
    NOT/cant/wont ~2 leave/quit ~6 debt/owe/pay/passport/boss/work/job/paid
    boss/manager/owner/foreman/crew/lady/family ~4 NOT ~2 let/lets/letting/allow/allowed ~1 me/us ~2 leave/go/outside/quit/out
    work/works/working/workin ~8 NOT ~2 let/lets/letting/allow/allowed ~1 me/us ~2 leave/go/outside/out
    keep/keeps/takes/took/take/has ~2 all ~2 money/tips/pay/paycheck/earnings/cash ~4 make/earn/work/NOT/men
    give/giving/bring/bringing/hand ~1 him/her/them ~2 all? ~1 money ~4 HURTS/make/night/men/beats/kill
    sells/selling/sell/sold/pimped/pimping/pimps/pimp/trades/trading/traded/rents ~1 me/her/us/girls ~2 out/men/guys/other/people/for/drugs/online/body
    sell/selling/sells ~2 body/myself
    sleep/sex/dates/go ~1 with ~2 men/guys/strangers/clients/customers/johns ~5 money/pay/or/rent/make/him
    posts/posted/posting/put/puts ~2 ads/ad/pictures/pics ~3 me/of ~3 men/online/sell/backpage/sex
    slave/slaves/slavery/enslaved/trafficked/trafficking/trafficker/traffickers
    forced ~1 to ~1 labor/work/prostitute/marry/strip/dance/beg; forced ~1 labor/marriage/prostitution
    boss/manager/owner/contractor/foreman/work/job/lady ~6 call/calls/calling/report/reports/threatens/threaten/threatened ~3 ice/immigration/migra/deport
    locked/locks/lock ~2 in/us/me/workers ~3 factory/restaurant/farm/house/trailer/shop/warehouse/basement/night
    NO ~1 me/nos ~1 dejan/deja/dejaban/dejaba ~2 ir/irme/irnos/salir ~8 trabajo/trabajar/deuda/pagar/pague/patron/patrona/rancho/restaurante/senora/contratista
    trabajo/trabajar/trabajando/trabajamos/patron/patrona/rancho/senora/contratista/mayordomo/agencia/encargado ~8 NO ~1 me/nos ~1 dejan/deja/dejaban/dejaba ~2 ir/irme/irnos/salir
    NO ~1 puedo/podemos/podia ~1 salir/irme/irnos/ir ~8 deuda/pagar/pague/patron/pasaporte/coyote
    patron/patrona/jefe/jefa/senora/agencia/contratista/coyote/mayordomo/encargado/encargada/pollero/dueno ~5 QUITA/retiene/retienen/tiene/tienen/guarda/guardo ~3 pasaporte/pasaportes/papeles/documentos/visa/identificacion
    QUITA/retiene/retienen/retuvieron ~3 pasaporte/pasaportes/visa
    patron/patrona/jefe/jefa/senora/agencia/contratista/coyote/mayordomo/encargado/pollero ~6 amenaza/amenazan/amenazo/llama/llamar/denuncia/reportar/reporta/echar/hecha ~4 migra/inmigracion/deportar/familia
    coyote/coyotes/pollero/polleros ~8 amenaza/amenazan/cobra/cobran/mas/encerrada/encerrado/encerrados/dinero/familia/secuestr/tiene/tienen/trabajar/pague/debo/quita
    debo/debemos/deuda ~6 coyote/pollero/pasaje/viaje ~6 trabajar/amenaza/amenazan/familia/matan/pago
    pagar/pagando/pague ~4 deuda ~5 trabajar/trabajando/cuerpo/hombres/clientes/encerrada/NO
    amenaza/amenazan/amenazaron/lastimar/matar/hacerle/hacer ~3 mi/nuestra familia ~6 trabajar/trabajo/pago/pagar/deuda/pais/honduras/mexico/guatemala/salvador
    me/nos ~1 venden/vendio/vende/vendieron/prostituye/prostituyen/anuncian/explotan/explota/explotaba/explotando
    me/nos/la/las ~1 hacen/hace/ponen/pone/obligan/obliga/obligaban/obligo/forzan/fuerzan/mandan ~2 trabajar/vender/vendernos/bailar/pedir/acostarme/acostarnos/prostituirme/prostituirnos/robar/limosna/fichar
    trabajar/trabajo/trabajamos/trabajando ~4 sin ~1 paga/pago/sueldo/descanso/cobrar ~6 NO/encerrados/encerrada/amenaza/salir
    trabajar/trabajo/trabajamos/trabajando ~3 gratis/fuerza/fuerzas ~4 encerrados/encerrada/amenaza/salir/obliga
    trabajo/trabajos forzado/forzados/forzoso; clientes/hombres ~4 obliga/obligan/dinero/padrote/acostarme/entregar
    acostarme/acostarnos/acostarse/dormir ~2 con ~2 hombres/clientes/senores
    entregar/entregarle/darle/quedan/queda/quita/quitan ~3 todo/dinero ~4 gano/ganamos/clientes/hombres/trabajo
    como esclava/esclavo/esclavos/esclavas
    esclava/esclavo/esclavos/esclavas/esclavitud/padrote/padrotes/tratante/tratantes/proxeneta/prostituye/prostituyen/prostituirme/prostituirse
    trata de ~1 personas/blancas/mujeres/menores
  `,
} as const;
