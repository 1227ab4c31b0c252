/** Suicide (the writer's own or another person's), and threats to others. */

/** Says in the third person that someone else wants to die. */
const OTHERS_DEATH = `
  kill/killing/hang/hanging/shoot/shooting/hurt/hurting/harm/harming/cut/cutting/drown/unalive/off/stab/starve ~1 himself/herself/hisself/themself/themselves/hisslf/theirself
  says/said/saying/told/texted/texting/posted/wrote/talking/talks/keeps/threatening/threatens ~8 die/suicide/dead/suicidal/disappear/jump/unalive/cliff/bridge
  wants/wanna/gonna/going/trying/tried/threatened/about/attempted/plans/planning/finna ~3 die/suicide/dead/jump/disappear/dying
  doesnt/dont/didnt/not ~2 want/wanna/see ~3 live/alive/wake/exist/point/here
  suicidal/suicide/suicida/suicidio
  end/ending/ended/take/taking ~1 it/his/her/their/everything ~1 life/all
  hes/shes/is/says/and/gonna/going ~1 end it
  hes/shes/said/says ~2 done ~1 with/living/trying/everything
  FAREWELL & texted/text/texting/message/sent/posted/video/voicemail/called/msg/snap/status/facebook/insta/group/whatsapp/mando/publico/escribio/dejo/puso/audio
  goodbye/suicide/despedida ~1 note/letter/text/message/video/post
  OTHER ~6 left/wrote/leaving/writing/dejo/escribio ~4 note/letter/letters/carta/cartas/nota/recado
  found/encontre/halle/encontramos ~4 note/letter/letters/carta/cartas/nota/recado
  OTHER ~4 gave/giving/gives/given ~5 away
  regalo/regala/regalando/regaló/repartio/repartiendo ~3 cosas/perro/todo/ropa/herramientas/juegos/consola/guitarra
  gun/pistol/revolver/rifle/shotgun/glock/pistola/escopeta/fierro/cuete/arma & locked/lock/garage/lake/bridge/drove/barn/calm/woods/truck/bathroom/room/head/mouth/himself/herself/answering/answer/bano/cuarto/encerro/encerrado/cabeza/boca/monte/rio/callado/tranquilo/contesta/sien
  rope/noose/soga/cuerda/mecate & garage/closet/tree/bedroom/neck/room/barn/arbol/cuarto/closet/cuello/viga/patio
  OTHER ~5 took/taken/swallowed/taking ~1 all/whole/bunch/lots/bottle/too ~4 pills/meds/medicine/tylenol/bottle
  on/off ~3 bridge/ledge/overpass/roof/tracks/railing ~8 jump/jumping/down/come/answer/pick
  standing/sitting/climbed/walking ~4 bridge/ledge/overpass/roof/tracks/railing
  cutting/cuts/cut ~1 her/his/their ~1 wrist/wrists/arm/arms/thighs/legs/self
  better ~1 off? without ~1 him/her/them
  burden/carga/estorbo
  se ~1 quiere/quieren/queria/va/iba/intento/quizo/quiso/trato/esta ~2 matar/morir/suicidar/ahorcar/colgar/aventar/tirar/cortar/quitar/envenenar/lanzar/matando/cortando/pegar/dar
  quiere/quieren/queria/va/iba/intento/quiso/dice/trato/hablando/habla/amenaza ~5 matarse/suicidarse/ahorcarse/colgarse/aventarse/tirarse/cortarse/morirse/morir/lanzarse/pegarse/darse/envenenarse/morir
  quitarse ~1 la ~1 vida
  no quiere ~2 vivir/seguir/existir/despertar/estar
  ya no ~1 quiere ~2 vivir/nada/seguir
  pegar/dar/pegarse/darse/meter/meterse ~1 tiro/balazo/plomazo
  se ~1 tomo/trago/tomaba ~2 todas/todo/frasco/bote/monton/muchas ~3 pastillas/medicinas/pildoras/frasco
  se ~1 corta/corto ~2 brazos/venas/munecas/piernas/piel
  saltar/brincar/aventar/tirar ~3 puente/azotea/edificio/tren/techo
  arriba/parado/parada/sentado/sentada/subido/subio ~2 puente/azotea/techo/barandal/vias
`;

const linesWith = (table: string, ...with_: readonly string[]): string =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => [line, ...with_].join(" & "))
    .join("\n");

/** Excludes phrases in which writers speak of their own wish to die. */
const NOT_MY_OWN = [
  "!kill/killing/hurt/hurting/cut/cutting/hang/shoot/drown/harm/unalive/off/stab ~1 myself/meself/mysef/self",
  "!i/im/ive/id/ill ~4 want/wanna/wish/ready ~2 die/dead/gone/end/disappear",
  "!me ~1 quiero/voy/quisiera/iba/boy/kiero",
  "!i/ive/im ~3 wrote/gave/writing/left/feel/love/loved",
  "!OTHER ~6 better ~1 off",
  "!my ~1 own ~1 life",
  "!my/our ~1 head/face/throat/neck/temple",
  "!tell/diganle/dile ~2 my/mi/mis ~1 mom/kids/family/mama/hijos/wife",
  "!i ~2 dont/do ~1 want/wanna ~2 live/wake/alive/be",
  "!matarme/morirme/suicidarme/ahorcarme/colgarme/tirarme/aventarme/despedirme/quitarme/cortarme",
  "!me/us/mi/nos HITS",
  "!kill/kills/hurt/shoot/shoots/stab/mata/matar ~1 me/us/my",
  "!ya no quiero",
  "!i ~1 took/swallowed/have/got",
  "!ya/que me ~1 tome",
  "!amarme/matarlo/matarla",
  "!hiding/hurry/yelling/threatening/threatens/amenaza/grita/agarrar/corretea",
];

export const LIFE = {
  SUICIDE_FRIEND: `
    que/para/pa ~3 no ~1 se ~1 mate/suicide/ahorque/cuelgue/mata & como/hago/hacer/ayudar/evitar/impedir/detener/hacemos/ayudo
    CHILD/FRIENDS/RELATIVES/PARENTS/alumno/alumna/student/companero ~6 escribio/dice/dijo/avisa/publico ~8 se mata/matara
    OTHER ~6 rope/noose/soga/cuerda/mecate/gun/pistol/pistola/razor/navaja/knife/cuchillo ~8 locked/lock/encerro/encerrado/bathroom/bano/room/cuarto/himself/herself/wont/garage & !me/us/nos & !HITS
    locked/encerro/encerrado/encerrada ~3 himself/hisself/herself/bano/cuarto/bathroom/room/garage & rope/gun/pistol/pills/razor/knife/soga/pistola/pastillas/navaja/done/die/quiet/cuchillo/morir/blood/sangre/crying/drunk & OTHER & !me ~1 locked/i ~2 locked/baby/toddler
    OTHER ~5 gave/dropped/left/dio/regalo/dejo/brought/mailed/handed ~3 me/off/us/nos ~3 her/his/su/sus/their & need/anything/anymore/strong/picking/sorry/goodbye/love/necesitar/mas/calm/answer/answering/contesta/adios/take/care/cuidala/cuidalo/last/peace & !check/appointment/job/rent/number
    OTHER & last ~2 thing/text/message ~4 said/told/was/sent & answer/answering/picking/care/love/goodbye/sorry/phone/kids/gone/off
    take ~1 care ~2 of ~2 my ~1 kids/dog/mom/family & OTHER ~4 said/told/texted/stopped & answering/answer/text/texted/gone/picking/last
    posted/post/story/status/publico/subio/estado & thank/thanks/goodbye/sorry/black/everything/end/last/tired/cant/gracias/perdon/adios/negra/todo/last & phone/off/answer/picking/called/scared/telefono/contesta/apagado/worried/gone/she/her/he/his/ella/el & !for ~1 sale
    OTHER & talking/talks/hablando/habla/joking/jokes/says/said/dice/platica ~4 about/de/que ~3 ending/end/dying/death/morirse/irse/muerte/suicide/killing/suicidarse/acabar/leaving ~3 & !job/lease/movie
    OTHER ~6 se ~1 va/quiere/ira ~2 con ~1 ella/el/dios/mama/papa/abuela & !vivir/trabajar/compras
    OTHER ~8 se ~1 va ~3 con ~1 ella/dios/diosito; dice/dijo/says ~4 ya ~1 se ~1 va; subio/posted/puso ~3 que? ~2 hoy ~2 se ~1 va
    si ~1 lo/la ~1 dejo ~4 se ~1 mata/suicida/quita/cuelga; if ~1 i ~1 leave ~6 kill/hurt/shoot/cut ~1 himself/herself; si ~2 me ~1 voy ~3 se ~1 mata/cuelga/suicida/corta
    limpia/limpiando/cleaning/cleans/loaded/loading/holding/sleeps/agarra/agarro/cargo ~3 gun/shotgun/pistol/rifle/escopeta/pistola/rifle & OTHER & drunk/quiet/night/noches/every/murio/died/crying/alone/wife/ella/todas/since/llora/triste/depressed/sad/llorando/callado & !hunting/caza/me ~1 amenaza/HITS
    OTHER & arma/gun/pistola/escopeta & adios/goodbye/bye/pelear/fight/broke/left/wont/fue/llevo/dijo/sorry/perdon & !HITS ~2 me & !me ~2 amenaza/matar & !threatens/yelling/hurry/text/screaming/downstairs
    OTHER ~6 drove/took/left/walked/went/fue/salio/manejo ~8 lake/woods/bridge/cliff/river/mountains/quarry/barn/lago/monte/rio/puente/vias & gun/revolver/pistol/calm/note/goodbye/rope/pills/answer/cant/phone/pistola/tranquilo/carta/adios/contesta/reach
    therapist/school/counselor ~6 OTHER ~6 suicidal; on ~1 suicide ~1 watch
    OTHER ~8 wont/doesnt/not/no/nothing/nada/necesita/need ~3 need/anything/nada/necesitar ~3 anymore/mas/where/donde/going/soon & gave/said/dice/dio/regalo/wont
    ${linesWith(OTHERS_DEATH, "OTHER", ...NOT_MY_OWN)}
    OTHER ~8 jump/jumping ~2 off/from
    OTHER & left/leaves/wrote ~2 note ~4 ran/gone/missing/left
    friend/friends/brother/sister/son/daughter/roommate/amigo/amiga/hermano/hermana/hijo/hija ~5 goodbye/despedida/adios & !me quiero/voy
    how ~6 stop/help/talk ~4 OTHER ~8 suicide/suicidal/dying/himself/herself
    OTHER ~10 hanging ~3 by/from & !hanging out/by
    OTHER & said/says/dice/dijo ~8 burden/carga/estorbo & !im/soy/me
    OTHER & sleep/dormir/dormirse ~2 forever/siempre
    OTHER ~6 not/no/wont/wouldnt ~2 be ~1 here/around/alive ~3 tomorrow/much/long/christmas/anymore & !i/im/ill
    OTHER ~3 no ~1 va/iba ~2 estar ~4 manana/mucho/navidad
    texted/message/mensaje ~4 take ~1 care ~2 of ~6 kids/dog/mom
    OTHER & pronto ~3 no ~4 carga/molestar/estorbo/problema
    le/les ~1 quito/quite/quitamos/saque/escondi ~4 pistola/pastillas/cuchillo/soga & OTHER & morir/matarse/vida/suicidarse/tiro
  `,
  SUICIDE: `
    no/dont/doubt ~2 creo/pienso/think/believe/plan/will ~3 llegar/make/last/see ~1 it? ~1 a/to/till/until ~1 manana/tomorrow/amanecer/morning/viernes/friday/weekend/navidad/christmas & ni/neither/quiero/want/ganas/point/cansada/cansado/tired/anyway & !on ~1 time/appointment/cita/bus/camion/trabajo/work/before ~1 close/antes ~1 de ~1 que/hospital/flight/gate
    voy/quiero/pienso/boy ~2 tomar/tomarme/tragar/tragarme ~3 pastillas/todas/frasco/veneno; gonna/going/want/ready ~2 take/swallow/down ~2 all/whole/every/bottle ~3 pills/bottle/meds
    sewerslide/kys/kms/selfdelete ; cut/slit/slash/slashed/cutting ~2 my ~1 wrist/wrists/rists/veins
    VOICES ~8 myself/matarme/cortarme/suicidarme; VOICES ~8 que ~1 me ~1 mate
    hose/exhaust/garage ~6 car/ready/engine/running & im/i/my/sitting/ready/sit & !HE ~4 hose & !FEELS_SICK
    im/i/estoy/ando/been ~4 at/on/en ~2 bridge/puente/overpass/azotea/roof/tracks/vias/edge/ledge/railing & know/why/texting/aventarme/tirar/jump/home/se/cant/water/looking/goodbye/alone/mom & !sleep/sleeping/camp/tent/live/under/duermo
    gave/giving/regale/regalado/regalando ~3 away/mis/todas/todo ~3 dog/cat/records/stuff/things/cosas/everything/clothes/ropa/guitar/calm/paz/games/tools/herramientas & calm/paz/ready/now/done/estoy/tranquilo/tranquila/peace/today/im & !OTHER ~3 gave
    feel/want/thinking/urge/ganas/quiero/wanna/gonna ~4 jump/jumping/stepping/walking/brincar/saltar/aventarme/tirarme/lanzarme/step/walk/run ~5 train/traffic/bus/bridge/roof/tren/puente/carros/truck/metro/tracks/building/edificio
    pray/praying/rezo/pido/ask/asking ~6 god/dios/diosito/lord/jesus/virgen ~4 take/takes/lleve/lleva/recoja/end/lleves & me/life/home/ya
    dios/diosito/god/lord/senor/virgencita ~4 me ~2 lleve/recoja/lleva/quite; take ~1 me ~1 lord/god/home; llevame ~2 dios/senor/diosito/contigo
    tengo/traigo/got/have/bought/compre/saque/loaded ~3 pistola/gun/pistol/arma/soga/rope/navaja/razor/blade/escopeta/shotgun/mecate ~8 conmigo/lista/listo/mano/loaded/ready/lap/closet/here/aqui/hand/mouth/waiting/tonight & !matar/mato/paguen/pay/kill ~2 him/her/them/boss/jefe/sorry ~1 all/school/HE/PARTNER ~4 WEAPON/ex/him/her/them/pagar/sell/license
    thinking/think/looking/staring/keep ~3 about/at/of ~3 gun/pistol/rope/bridge/razor/pistola & !my/his ~2 buy
    who/someone/anyone/somebody/quien ~3 can/will/could/take/queda/va/cuida/cuidar/quedar/keep ~6 cats/cat/dog/dogs/perros/perro/gato/gatos/mascotas/hijos/kids ~14 permanently/need/gone/anymore/estoy/forever/falte/muero/faltare/estare
    wont/no ~2 need/necesitar/necesito ~2 them/it/anything/nada/phone/stuff/mas/clothes/any & anymore/soon/tomorrow/gone/where/cats/dog/cosas/ya/donde/all & !insurance/ride/food/insulin/appointment/OTHER ~4 gave/OTHER ~5 said
    dont/doesnt/not/never/no ~3 want/wanna/quiero/care/wants ~4 wake/despertar/waking/amanecer & !doctor/meds ~2 make
    how/cuantas/cuantos/cuanto ~2 many/of/pastillas/much/pills ~8 wake/die/kill/dead/despertar/morir/matar/overdose/fatal/end/sleep/toma/necesitan & wake/die/kill/dead/despertar/morir/matar/overdose/fatal/forever/lethal
    me ~1 corte/corto/cortado/cortando ~3 brazos/munecas/piernas/brazo/venas/muslos & otra/again/sentir/aliviar/calmar/hondo/proposito/siempre/mas
    quisiera/quiero/ojala ~2 desaparecer/desvanecerme/morirme/morir; want/wanna/wish ~2 disappear/vanish/cease/die
    no ~2 le ~1 veo ~2 caso/sentido/chiste; no ~2 tiene ~2 caso/sentido ~3 vivir/seguir/vida/nada; la ~1 vida ~2 no ~2 tiene/vale; life ~3 isnt/aint/not/no ~2 worth/meaning
    mejor ~2 me ~1 muero/mato/voy & !me ~1 voy ~3 casa/trabajo
    nadie/nobody/noone/no ~3 extranar/extranaria/extrane/miss/notice/notices/cry/lloraria ~5 vaya/gone/muera/die/me/falte/dead/muero/left
    ya ~1 lo ~1 tengo ~2 decidido/planeado; got/have ~2 plan ~4 tonight/end/die/kill/ready/date; picked ~2 date/day ~4 ; set ~2 date ~4 die
    cosas ~3 en ~1 orden & despedirme/adios/irme/cartas/ya/paz
    when/cuando ~2 im/i/me ~1 gone/go/vaya/muera/die/muero/falte ~6 better/tell/kids/dog/hijos/mejor/perro/perros/remember/recuerden/digan
    crying ~4 bathroom/floor ~6 pills/razor/end ; nothing ~2 makes/feels/matters ~4 anymore & die/end/live/here/point/gone
    this ~2 will/be ~2 my ~1 last ; ultima ~2 vez ~4 escribo/molesto/hablo; es ~1 mi ~1 ultimo/ultima ~2 mensaje/noche/dia
    im/i ~2 so? ~1 tired ~6 wake/live/living/alive/existing/fight/fighting/everything
    insurance/seguro ~3 money/policy/dinero/life/vida/payout & better/worth/dead/gone/cover/off/mejor/muerto/muerta/valgo/enough
    better ~2 off ~3 without ~1 me/mom/dad/this
    theyd/theyll/everyone/everybody/kids/family/they ~3 better ~1 off
    does/will/would/dose ~2 it/pills/dying ~2 hurt ~8 sleep/die/quick/dying/fast/peaceful
    how ~2 long ~6 die/hang/bleed/dying
    does/is ~3 dying/death ~2 hurt/painful/peaceful/quick
    painless/peaceful ~3 way/ways ~3 go/die/out/end; easiest/quickest/fastest ~3 way/ways ~3 die/end
    thinking/think/thinkin/thoughts/about ~2 killing/ending/hurting ~1 my ~1 self/life
    kill/killing/hurt/hurting/hang/hanging ~1 my self
    gun/pistol/shotgun/rifle/revolver/glock/45/9mm & table/lap/mouth/hand/loaded/beside/head/nightstand/seat & reason/end/done/keep/anymore/tired/go/ready/sorry/alone/wife/gone/wait/note/thinking
    see/have/got/theres/find/is/no ~2 reason/point/purpose ~3 keep/go/going/live/living/trying/stay/here/on/waking
    whats/what ~2 point ~3 anymore/living/trying/life/waking/me
    not/dont/wont ~3 think ~3 going/coming ~1 home ~8 tell/sorry/love/bridge
    bridge/overpass/roof/tracks/ledge/railroad/cliff & sitting/standing/looking/walking/parked/up & tell/sorry/home/tired/hour/jump/cold/water/down/end/done/cars & !OTHER sitting/standing
    tell/tells ~4 loved/love/sorry/wasnt/proud/fault ~4 him/her/them/mad/always & !told
    tell/please ~1 my ~2 mom/kids/son/daughter/wife/husband/family/boys/girls ~6 love/loved/sorry/mad/fault
    diganle/digan/dile/diganles/diles/dígale/digale ~6 quise/amo/quiero/amaba/perdon/perdonen/kise/ame/queria/adoro
    FAREWELL & everyone/everybody/world/mom/mama/mommy/dad/kids/family/all/love/loved/sorry/forgive/forever/cruel/perdon/perdoname/perdonenme/perdonen/todos/siempre/hijos/familia/mundo/amo/quiero/mami/papa/molesto & !thanks/thank/help/helped & !texted/posted/sent/mando/wrote ~2 me & !friend/amigo/amiga/friends ~6 FAREWELL
    sorry ~2 for ~1 everything ~8 love/dog/care/kids/goodbye/bye
    take/taking ~1 care ~2 of ~2 my ~2 dog/dogs/cat/cats/kids/son/daughter/mom/babies/boys/girls/wife ~6 me/im/gone/ok/please/sorry/goodbye/bye
    someone/who/somebody ~2 take/feed/have ~3 my ~1 dog/cat/kids/dogs/cats ~4 gone/after/dead
    paid/pague/pagada/arregle/arreglado/arreglando ~8 llaves/keys/notes/cartas/renta/todo/seguro & mejor/sin/ya/cansado/cansada/adios/despedida/bye
    arregle/arreglado/dejo/deje ~2 todo/papeles/cuentas ~8 mejor/sin/descansar/irme/adios/llaves/listo
    got ~1 my ~1 affairs ~2 order; putting/put ~1 my affairs
    nobody/noone/no ~2 notice/miss/care/know/find ~4 gone/dead/weeks/days/body/me/until & im/i/me/my & !missing/lost
    a/si nadie ~3 falta/importa/extrana/cuenta/notaria/enteraria
    wish/wished/hope ~3 not/dont/never/didnt ~2 wake/woke/born/waking/up
    wish ~3 car/truck/bus/god/cancer/something ~3 hit/take/kill/end ~1 me
    go/went/want/just ~1 to? sleep ~4 not/never/dont ~1 wake/waking/up
    pills/meds/pastillas ~4 in/on/aqui/here/front/beside/en/listas/counted/lined & hand/table/mano/mesa/staring/looking/viendo/viendolas/counting/ready/waiting/right/all/enough/want
    stash/stashed/saving/saved/hoarding/hoarded/collecting/juntando/guardando/guardado/junte ~5 pills/meds/pastillas/insulin/pildoras
    enough/suficientes/bastantes ~2 pills/meds/insulin/fentanyl/pastillas/insulina ~8 go/die/end/sleep/kill/do/dormir/morir/irme/acabar
    wrote/writing/written/finished/escribi/escribiendo ~3 letters/note/letter/notes/cartas/carta/nota ~8 kids/mom/family/wife/everyone/hijos/mama/goodbye & !OTHER ~3 wrote
    gave/giving ~5 away & im/i/my & dont/need/anymore/gone/done/goodbye/wont/tired
    tired/exhausted/sick/cansado/cansada/harto/harta/cansao ~3 of/de ~1 living/life/being/everything/fighting/existing/breathing/this/vivir/vida/todo/luchar/existir/esta/sufrir & die/end/done/anymore/live/living/vivir/vida/puente/tirar/acabar/morir/aventar/here/without/existing
    me ~1 canse/cansado/cansada/harte/arte ~1 de vivir/existir/todo/luchar
    ya ~1 no ~1 aguanto/puedo ~2 mas & vivir/morir/vida/acabar/terminar/todo/irme/molestar/dormir/descansar/seguir
    ya no ~1 puedo ~1 mas
    me ~2 tirar/aventar/lanzar/brincar/botar ~3 puente/tren/carro/azotea/metro/techo/rio/balcon
    voy/boy/quiero/quisiera/pienso ~2 tirar/aventar/lanzar/matar/ahorcar/colgar/cortar/morir/envenenar ~1 me
    me ~1 voy/quiero/quisiera/iba/pienso/boy ~1 a? matar/ahorcar/colgar/suicidar/morir/tirar/aventar/quitar/envenenar/cortar/pegar
    pegarme/darme/metermelo/meterme ~2 tiro/balazo/plomazo
    quitar/quito/quitarme/quite ~2 de ~1 en ~1 medio; me quiero ~1 quitar
    ya no quiero ~2 vivir/seguir/estar/existir/nada/despertar/luchar
    no ~1 quiero ~2 vivir/seguir ~2 asi/mas/viviendo; no ~1 quiero ~1 vivir & !en/con
    quisiera/ojala/quiero ~3 no ~2 despertar/despertara/despierte/amanecer/existir/nacido/haber
    dormir/dormirme/acostarme/cerrar ~3 no/nunca/jamas/siempre ~2 despertar/levantarme/siempre/mas
    descansar/irme ~1 para? siempre; ya ~2 quiero ~1 descansar ~3 de/siempre/todo/paz
    sin ~1 mi ~4 mejor/tranquilos/felices; mejor ~2 sin ~1 mi
    mi ~1 vida ~3 no ~2 vale/sentido/sirve/importa; no ~2 vale ~2 pena ~3 vivir/seguir/nada/vida
    no ~1 le ~1 hago ~1 falta ~1 a ~1 nadie; no ~1 sirvo ~1 para nada & !trabajo
    soy/siento ~3 carga/estorbo ; a ~1 nadie ~1 le ~1 importo/importa & morir/muero/vida/ya/mejor
    ya ~1 me ~1 tome ~3 pastillas/todas/frasco/veneno/todo
    me ~1 tome ~3 frasco/todas/veneno/monton
    overdose/sobredosis ~3 purpose/proposito
    dont ~2 trust ~1 myself ~4 alone/tonight/here/pills/gun/knife
    if ~1 i ~2 die/died/jumped/disappeared ~6 care/miss/notice/matter/heaven/who/kids/would
    my ~1 last ~1 night/day/text/message/birthday ; this ~2 last ~3 hear ~2 me
    hurting/cutting/burning/burn/cut ~1 myself/my ~1 self/arms/wrists/legs/thighs again?
    cutting ~4 again & i/im/my/me & !down/hair/class
    wanna/want/gonna/going/finna ~1 to? end ~1 it/things/everything/this/my
    cant/dont ~2 do/take/live/fight/want ~2 this/it/like/life ~2 anymore/no/longer/more
    i ~1 cant ~1 go ~1 on; im ~2 done ~3 living/life/trying/everything/fighting; im ~1 just ~1 done & die/sorry/tired/pills/goodbye/kids
    nothing ~3 live/left/matters ~2 for/anymore/me & !food/eat
    want/wanted ~2 it/this/pain/everything ~2 be? stop/over/end ~4 forever/for/all/dark/good/quiet
    be ~1 with/join ~2 my? wife/husband/mom/mama/dad/baby/son/daughter/her/him ~3 heaven/again/soon/tonight/cielo/up
    want/ready ~2 be ~1 with ~1 my ~1 wife/husband/mom/son/daughter/baby/dad ~6 gone/passed/died/heaven/now
    reunirme/estar/irme/alcanzar ~2 con ~1 mi ~1 mama/hijo/esposa/esposo/viejita/difunto/madre/papa ~4 cielo/arriba/alla/pronto/murio
    noose/soga/mecate & ready/hang/garage/tree/listo/lista/compre/bought/tied/arbol/viga/colgar/ahorcar
    razor/navaja/gillette/blade/cuchillo ~4 wrist/wrists/bathtub/munecas/venas/tina/brazo & !he/el ~3 razor/navaja/cuchillo
    suicidal/suicide/unalive/kms/suicidarme/suicidio
    want/wanna/wish ~3 die/dead/dying
    kill/killing ~1 myself
    overdose ~3 tonight/myself/pills & want/gonna/thinking/enough/how/many/going
    crash/drive/wreck/veer/steer ~3 car/truck ~4 tree/wall/pole/bridge/river/cliff/traffic/train & want/thinking/gonna/think/urge/wanna/could/just
  `,
  THREAT_TO_OTHERS: `
    gonna/going/will/va/van/voy ~3 shoot/shooting/disparar/tirotear/balacear ~6 school/church/mosque/mall/office/escuela/prepa/secundaria/iglesia/mezquita/oficina/salon & !video ~1 shoot/film/movie/photo/photos/pictures/hoops/basketball
    buying/bought/stockpiling/stocking/comprando/compro ~3 ammo/ammunition/bullets/guns/rifles/balas/armas/municiones/parque ~20 mosque/church/synagogue/temple/school/mezquita/iglesia/sinagoga/templo/escuela/manifesto/manifiesto
    notebook/journal/locker/diary/drawing/map/list/cuaderno/libreta/diario/mochila/plano/mapa/dibujo/lista ~12 school/escuela/work/trabajo/church/iglesia ~8 names/dates/crossed/nombres/fechas/tachados & !supply/supplies/utiles/enrollment
    voy/meto/doy/pego ~4 plomazo/plomazos/balazo/balazos/tiro ~2 a/al & le/les & !me/nos
    im/ima/gonna/ill ~3 put ~4 in the ground/dirt & him/her/foreman/boss/brother/neighbor/landlord/them/that
    going/gonna/voy/van/va ~3 to? ~1 make/hacer/a ~2 them/him/her/all/pagar/que/todos ~3 pay/paguen/pagar ; me ~2 las/la ~1 va/van ~2 a? ~1 pagar; pay ~3 for ~1 what ~2 he/she/they
    gun/pistol/ar/rifle/arma/pistola/cuchillo/knife/fierro ~8 boss/jefe/ex/wife/them/him/neighbor/work/coworkers ~6 pay/pagar/kill/matar/sorry/back/regret
    back ~3 there ~4 with ~3 my/a ~1 ar/gun/rifle/ar15/pistol/shotgun/bat
    fired/despidieron/corrieron ~14 ar/gun/rifle/shoot/pistola/arma/pay/kill/matar/plomazo/burn/quemar & im/my/i/voy/going/think/thinking/me/quiero
    quiero/voy/boy/ganas ~4 meter/meterle/dar/darle/pegarle/plomear ~3 plomazo/plomazos/balazo/balazos/tiro/tiros/cuchillada & !me ~1 quiero/darme/meterme/pegarme & !mi/hijo ~3 dice
    le ~2 quiero/voy/boy ~3 meter/dar/pegar/partir/quebrar/romper ~4 plomazo/balazo/tiro/madre/cuchillo/balazos/cara/hocico/golpe
    know/se/sabe ~4 where/donde/time/hora ~4 he/she/lives/vive/gets/sale/works/parks/trabaja ~12 jail/pay/pagar/idc/care/did/daughter/dead/cops/kill/hoy/today/prison/carcel/gun & !he ~1 knows ~2 where & !ex ~2 knows & !afraid/scared/miedo
    idc/dont ~2 about/care ~3 jail/prison/carcel & he/him/did/daughter/after/kill/his
    hacer/hacerle/hacerles/hago/do/hurt/harm ~2 dano/something/harm ~3 alguien/someone/somebody/people/gente/him/her/them & voy/gonna/might/going/miedo/afraid/scared/quiero/want/puedo & !hacerme/me ~2 hacer/myself & !CHILD
    hurt/kill/stab/shoot/strangle/punch ~2 somebody/someone/people/everyone/my ~2 wife/boss/roommate/ex/mother/mom/dad/neighbor/brother/sister/coworker/landlord/stepdad/teacher/husband & i/im/ill/ima & !he/she/they ~3 hurt/kill & !myself
    i ~2 could/want/wanna/might/gonna/feel ~4 kill/stab/strangle/shoot ~2 my/him/her/them/this/that/everyone & !lol/haha/coffee/burger/for & !would/myself
    stop ~2 thinking ~2 about/of ~2 hurting/killing/stabbing/strangling/shooting/choking
    dan/dieron/dando/tengo ~2 ganas ~2 de ~2 ahorcar/ahorcarla/ahorcarlo/matar/golpear/apunalar/lastimar/pegarle/ahogar & a/mi/la/lo/le & !risa/jaja/morirme & !matarme/ahorcarme/cortarme
    afraid/scared ~4 what ~2 ill/im/i ~2 do/capable ~4 ; miedo ~3 lo ~1 que ~2 puedo/pueda/voy ~3 hacer/hacerle ; miedo ~3 de ~2 lastimar/hacerle/pegarle/matar ~3 mama/papa/abuela/esposa/esposo/madre/alguien/hermano
    los/las ~1 voy ~1 a ~1 matar ~2 ; voy ~1 a ~1 matar ~3 a? & !me ~1 voy/bano/rato/tiempo/hambre
    so/tan ~1 angry/mad/furious/enojado/enojada/encabronado/encabronada ~8 kill/hurt/do/hacer/matar/stab/something/golpear/locura/burn & !he/she/hes/shes ~3 so ~1 angry/mad
    burn/quemar ~4 down/house/building/casa/edificio/lo/his/her & gonna/want/voy/quiero/thinking/him/pay/inside & !he ~4 burn/threatened
    i/im/ima/imma/id/ill ~5 gonna/going/want/wanna/could/might/about/ready/bout/finna/swear/gon ~3 kill/stab/shoot/murder/strangle/hurt/choke/beat/burn ~2 him/her/them/my/someone/somebody/everyone/everybody/people/that/this/those/boss & !im/he/she gonna ~1 kill ~1 myself & !myself/mysef & !he/she/hes/shes ~6 gonna/going/will/wants ~2 kill/hurt ~1 me/us
    kill/stab/shoot/hurt/strangle/murder ~2 him/her/them/my/somebody/someone/everyone & i ~3 got/have/with ~3 bat/gun/knife/hammer & !me/us/he/she/hes/shes ~3 kill/hurt/shoot
    make/making ~2 them/him/her/everyone/all ~2 pay & gun/knife/hurt/kill/sorry/school/work/bomb
    i/im/ima ~6 take/taking/bring/bringing/got ~2 gun/knife/rifle ~3 school/work/job/court/church
    VOICES & RAGE & !myself/matarme/mate/cortarme/suicid/lastime & tell/telling/tells/say/saying/says/dicen/dice/diciendo/mandan/ordenan/piden/hear/oigo/escucho/gritan
    oigo/escucho/hear/hearing ~1 VOICES & !myself/matarme/mate/cortarme/suicidarme
    they/government/cia/fbi/someone ~2 put ~1 a? chip ~2 in ~1 me/my; me ~1 pusieron ~1 chip
    afraid/scared/worried/think/thoughts/feel/close/like/urge ~4 hurt/hurting/kill/killing/stab/stabbing/hit ~1 someone/somebody/people/my/him/her/them/others & i/im/ive & !of ~1 him/he/her & !he/hes/she/shes ~3 hurt/kill/hit & !myself/mysef & !kids/kid/baby/child/children/son/daughter
    cant ~1 stop ~1 thinking ~3 hurting/killing/stabbing/shooting
    thoughts/urges/urge/fantasies/fantasize ~3 hurting/hurt/killing/kill/stabbing ~1 people/someone/him/her/my/others/them
    take ~1 care ~2 my ~1 mother/mom/dad/father/grandma/husband/wife & hit/slap/hurt/snap/smack/lose/shake & i/im/me & !he/she/they ~2 hit/hits/hurts
    about ~2 hit/slap/hurt/snap/smack ~2 her/him/mom/dad
    voy/boy/quiero/juro/ganas ~4 matar/matarlo/matarla/apunalar/balear/quebrar/partir/matarlos/acuchillar/lastimar/golpear/quemar ~3 a/ese/esa/mi/lo/la/al/esos/alguien/cabron/jefe/ex & !me/nos ~4 matar/mata & !el/ella ~3 matar/quiere & !matarme/bano/rato
    lo/la/los ~1 voy/boy/quiero ~1 a? matar/apunalar/quebrar/balear/lastimar/golpear/acuchillar/madrear
    mato/mate ~1 a ~1 mi/ese/esa/mis/ella/alguien & !me ~1 mato & !el/ella/ya ~2 mato
    voy/boy/quiero/ganas ~2 matarlo/matarla/matarlos/lastimarlo/lastimarla/quebrarlo
    quiero/ganas/voy/boy ~2 matar ~1 a & !me/nos ~2 matar
    ya no ~1 respondo ~2 mi; no ~1 respondo ~1 de ~1 mi & mato/matar/pistola/cuchillo/golpear/coraje
    miedo/temo/pienso/ganas ~3 lastimar/hacerle/hacerles/matar/golpear/pegarle ~2 a/dano/algo ~3 alguien/mi/mis/ella/el/gente & !me/nos ~2 lastimar/haga/pegue & !bebe/hijo/hija/hijos/nino/nina
    cuido/cuidando ~2 a? ~1 mi ~1 mama/papa/abuela/madre/suegra/esposo/abuelita & pegarle/golpear/lastimar/aguanto/desesperado/desesperada/sacudir/gritarle/pegue/jalonee & !me ~1 pega
    si ~2 lo/la/los ~1 veo/encuentro/agarro ~3 mato/quiebro/matar
    tengo/traigo/agarre/compre ~3 pistola/cuchillo/machete/arma & matar/mato/paguen/pagar/voy/boy/vengar/vengarme/cobrar & !me/nos ~3 matar/mata/amenaza & !matarme
    hijos/todos ~3 van ~1 a ~1 pagar & pistola/arma/matar/cuchillo
  `,
  CAREGIVER: `
    about/going/gonna/close/ready ~3 hit/lose/snap/shake/throw/hurt/explode ~4 my/it/the/him/her ~3 kid/kids/baby/son/daughter/child/toddler/it/again & kid/kids/baby/son/daughter/child/crying/toddler/newborn & im/i & !he/she ~2 going
    lose/losing ~2 it/my/control & baby/kid/kids/crying/child/toddler/newborn/son/daughter & i/im & !custody/job/house & !weight/benefits
    might/could/would/feel ~3 do ~2 something ~6 kids/kid/baby/son/daughter/children & i/im & !he/she ~2 might
    feel/want/wanna ~3 like ~2 shaking/throwing/hitting/hurting/smothering ~2 my/the/him/her
    a ~1 punto ~2 de ~1 pegarle/golpear/lastimar/sacudir/explotar; no ~1 me ~1 aguanto ~4 golpear/pegarle/pegar/sacudir
    voy ~2 a ~1 sacudir/golpear/lastimar/pegarle/aventar/lastimarlo/sacudirlo/aventarlo ~3 & nino/hijo/hija/bebe/nina/llora/llorar/lo/la & !el/ella ~2 va
    she/he/baby/bebe ~4 wont/not/no/para/deja/calla ~3 stop/stops/calla/llorar ~2 crying/cry? ~8 & throw/shake/shook/walk/down/scared/hurt/sacudir/cuna/put/hands/manos/tiemblan & im/i/me/voy/lo/la
    baby/newborn/infant/son/daughter/kid/kids/toddler/bebe/nino/nina/hijo/hija/hijos/him/her/he/she & cry/crying/cries/scream/screaming/colic/llora/llorar/llorando/calla/grita/gritando/chilla & shake/shaking/shook/throw/hurt/smother/snap/pillow/lose/slap/hit/drop/wall/understand/sacudir/sacudi/sacudirlo/sacudirla/aventar/aventarlo/tirarlo/lastimar/lastimarlo/tonteria/locura/pegarle/ahogarlo/almohada/desesperada/desesperado/paciencia/tiemblan & i/im/ive/me/my/mis/voy/boy/estoy/ya/lo/la & !somebody/someone/upstairs/neighbor/neighbors/vecino/vecina & !he/she/boyfriend/husband/el/marido/esposo ~3 shake/shook/hits/hit/throws/sacudio/pega/avento
    afraid/scared/worried/gonna/might/about/close/going/think/almost/feel/want/thoughts/dont ~5 hurt/hurting/shake/shaking/hit/hitting/smother/drown/throw/snap/drop/drowning ~3 baby/kid/kids/child/children/son/daughter/newborn/him/toddler/my & i/im/ive & baby/kid/kids/child/children/son/daughter/newborn/toddler/crying/cry & !he/hes/she/shes/husband/boyfriend/dad/ex/they/someone ~4 hurt/hurting/hit/gonna/shake
    i ~3 hit/slapped/shook/spanked/smacked/shaken/hurt ~2 my/the ~1 baby/kid/kids/child/son/daughter/toddler/newborn & !never
    miedo/ganas/voy/temo/boy/punto/casi/pienso ~4 hacerle/lastimar/sacudir/pegarle/aventar/ahogar/lastimarlo/lastimarla/sacudirlo/hacerles/aventarlo/pegarles/golpear ~5 bebe/hijo/hija/hijos/nino/nina/ninos/nene/algo/bebito & bebe/hijo/hija/hijos/nino/nina/ninos/nene/llora/bebito/mija/mijo & !el/esposo/marido/me ~2 pega/pegue/golpea
    sacudi/sacudido/avente/golpee/sacudo ~3 bebe/hijo/hija/nino/nina/nene/nena & !el/ella ~1 sacudio
    lo/la ~1 sacudi/avente & bebe/nino/hijo/nina
    postpartum/posparto & hurt/kill/scared/thoughts/drown/lastimar/miedo/pensamientos/ahogar/matar
    thoughts/pensamientos/imagenes/visions & drowning/hurting/dropping/lastimar/ahogar & baby/bebe/hijo/newborn
    understand/entiendo ~6 moms/mothers/women/madres/mamas ~6 news/killed/did/hicieron/mataron
  `,
} as const;
