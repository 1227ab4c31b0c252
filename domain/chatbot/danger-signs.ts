import { SIGNS_OF_HARM_BY_OTHERS } from "./danger-signs-by-others.ts";
import type { Danger } from "./question.ts";

/**
 * Signs of danger by family, like a thesaurus: for each thing that happens to people, the ways in which both languages
 * say it. The classes in capitals are those of `danger-classes.ts`.
 */
export const DANGER_SIGNS: Readonly<Record<Danger, string>> = {
  SUICIDE: `
    NOT ~2 WANTS ~3 LIVE/around/here ~2 anymore/longer/more
    NOT ~1 WANTS ~1 be ~1 here/around/alive
    WANTS ~3 not/never ~2 exist/wake/alive/born
    WANTS ~3 sleep ~2 forever/never
    WANTS ~3 disappear/vanish ~2 forever/good
    WANTS ~2 it ~2 all? ~1 stop/end/over
    WANTS ~2 stop existing/living/being
    WANTS ~3 kill/off/unalive/hang/shoot/drown/cut/hurt/starve/burn SELF
    make ~1 it/this/pain ~1 stop ~3 forever
    end ~1 pain/suffering/misery
    cant/cannot/NOT ~2 do/take/handle/fight/stand ~2 this/it/life/living ~1 anymore/longer/more
    tired/sick/done/exhausted/over/hate/hating ~2 living/existing/fighting/life/alive/waking/being
    give/giving/gave/given ~1 up ~2 life/living/everything/myself
    lost ~2 will/reason ~1 live/living/alive
    hate ~1 my life ~6 DIE/anymore/end/gone
    reason/reasons/point/use ~2 LIVE/alive/staying/stay
    nothing/nobody/noone ~2 live/left ~2 for
    better/happier/easier/fine ~2 without me
    better ~2 dead/gone
    better if ~3 gone/dead/died/here/exist/born
    better/happier/easier/lighter ~2 if i ~3 gone/dead/died/vanished/disappeared
    pills/pastillas ~1 in/en my/la/mi hand/hands/mano
    WANTS ~2 never ~1 born
    shouldnt/shouldve/should ~2 be/been/have ~1 alive/died/dead/born
    nobody/noone/nobodys/one ~3 miss/notice/cry/care ~4 gone/dead/die/died/disappear
    nobody/one ~1 would/will ~1 miss ~1 me
    worthless/burden/useless ~6 DIE/gone/end/live/anymore/without
    im/am/being ~2 burden
    have/got/has/made ~1 a plan ~4 gun/pills/rope/bridge/die/suicide/tonight/kill/end
    urge/urges/thoughts/ideas/plan/plans ~2 cut/cutting/hurt/hurting/die/dying/suicide/jump/jumping/end/ending/death/kill/killing
    thinking/thought/think/thinkin/considering ~3 suicide/death/dying/die/jumping/hanging/overdosing/ending/killing/cutting/offing
    self/selfharm harm/harming/injury
    cut/cuts/cutting/cuttin/burn/burns/burning/scratching/slicing ~1 my/her/his/their ~1 wrist/wrists/arm/arms/thigh/thighs/legs/skin/self
    started/starting/start/been/keep/keeps/back ~2 cutting/cuttin
    saved/saving/saving/stash/stashed/stashing/hoard/hoarding/hoarded/stockpiled/counted/counting/collected/bottle ~4 pills/meds/xanax/tylenol/oxy ~6 enough/end/tonight/goodbye/done/all
    saved/saving/stashed/stashing/hoarding/stockpiling/counting ~3 pills/meds
    got/have/bought/holding/getting ~3 bottles/bottle/handful/lots/bunch ~2 pills/tylenol/meds/xanax/benadryl/advil/oxy ~6 AFRAID/ready/done/tonight/end/over/goodbye/sorry/anymore
    enough ~1 pills/meds/insulin/tylenol
    take/taking/swallow/swallowing/down ~2 all/whole/bottle/every/handful ~3 pills/meds/tylenol
    gun/pistol/glock/shotgun/rifle/revolver ~4 mouth/head/lap/temple/chin/hand/loaded/table/bed
    gun/pistol/shotgun/knife/razor/rope/belt/noose ~4 myself/me/wrist/neck/end
    tie/tied/tying/hung/hang ~2 noose/rope/belt
    jump/jumping/jumped/leap/step/stepping/walk/walking/run/running/drive/driving/crash/throw/throwing ~3 off/front/into ~3 bridge/roof/building/train/tracks/traffic/truck/bus/overpass/cliff/balcony/ocean/river/lake/pole/wall/window/garage
    standing/sitting/sittin/standin/stood/on/at ~3 bridge/ledge/overpass/edge/tracks ~6 jump/jumping/end/goodbye/done/anymore/over
    standing/sitting/sittin/standin ~2 bridge/ledge/overpass/tracks/railing
    parado/parada/sentado/sentada/subido/subida ~1 en/al ~2 puente/azotea/vias/techo/barandal/orilla/balcon/cornisa
    last/final ~1 day/night/message/text/goodbye/words ~3 alive/earth/here/ever
    how many/much ~5 pills/meds/pastillas ~4 many/much/kill/die/dangerous/deadly
    my last ~1 message/text/words/post
    my last ~1 day/night/christmas/birthday
    NOT ~2 here/alive/around ~2 tomorrow/morning/much/christmas/monday/weekend
    be gone ~2 tomorrow/morning/tonight/soon
    gone by ~1 morning/tomorrow/tonight
    wrote/writing/write/written/left/leaving ~3 goodbye/letter/letters/note/notes ~2 to/for/behind
    wrote/writing/written ~1 note/letters
    goodbye ~1 everyone/everybody/world/cruel/all/forever
    saying/said/say my? goodbye/goodbyes
    take care of ~2 kids/dog/cat/mom ~3 gone/after
    see/join/be ~1 with? ~3 heaven/side/god/again ~3 tonight/soon/ready/now
    how ~2 tie ~1 noose
    how to kill/hang/die/overdose/end
    how ~4 to/it/would/does ~2 die/overdose/kill
    end/ending/ended/ends ~1 it ~1 all/tonight/now/today/here/soon
    end/ending/ended ~1 my/his/her/their/own ~1 life
    took/taken/take/taking/lost ~1 his/her/their/my own life
    tried/attempted/attempting/attempt/trying/try ~2 suicide/DIE/end
    KID/PERSON/friend/friends/student/roommate/husband/wife/boyfriend/girlfriend/he/she ~5 WANTS ~2 DIE
    kys/kms/sewerslide/selfdelete/suicidal/suicide
    QUIERE ~2 ya? no ~1 existir/vivir/estar/despertar/seguir
    NO ~1 QUIERE ~3 VIVIR/existir/estar/aqui/despertarme
    NO ~1 quiero/quiere/queria nada/nadie ~2 vida
    NO ~1 aguanto/aguanta/soporto/puedo ~2 vida/vivir/mas/seguir/dolor
    me quiero/quiere/quisiera ~1 MORIR/morir/ir/dormir/aventar/tirar/colgar/ahorcar/cortar/envenenar/desaparecer ~1 siempre/ya
    QUIERE ~2 desaparecer/morirme/matarme/colgarme/cortarme/aventarme/tirarme/ahorcarme/envenenarme/dormirme
    ganas ~1 de ~1 vivir/MORIR/desaparecer/aventarme/cortarme/nada
    dejar ~1 de ~1 existir/vivir/sufrir/respirar
    acabar/terminar/acabo/termino/acabe/termine/acabando ~2 vida/todo/sufrimiento/dolor/existencia
    quitarme/quitarse/quitar/quito/quitara/quite ~1 la/mi/su propia? vida
    atentar/atento ~2 vida
    harto/harta/cansado/cansada/cansao/cansa/fastidiado/fastidiada/aburrido/aburrida ~2 vivir/vida/existir/luchar/sufrir/todo
    NO ~3 sentido/caso/chiste/razon/motivo/razones/motivos ~3 VIVIR/vida/nada/existir/seguir
    NO ~1 tengo ~3 vivir/viva/seguir
    mi vida ~2 no ~2 vale/sirve/importa/sentido/nada
    vida ~2 no vale
    para/pa que ~1 VIVIR/sigo/vivo/estoy/existo/naci
    mejor ~1 me ~1 muero/mato/muera/desaparezco/mate/muriera
    mejor ~3 MORIR/muerto/muerta/nacido/existiera/estuviera
    estarian/estaran/estaria/estar/estan/van/vivirian ~2 mejor/felices/tranquilos ~1 sin mi
    mejor/felices/tranquilos sin mi
    sin mi ~2 estarian/estaran/mejor/felices
    ojala ~2 no? ~2 MORIR/despierte/despertara/amanezca/amaneciera/muerto/muerta/nacido/llevara/lleve
    dios ~2 lleve/llevara/recoja/recogiera
    nadie ~3 extranar/extranaria/extrane/extrana/extranara/importaria/lloraria/lloraria/daria
    soy/siento ~2 carga/estorbo/inutil
    dormir/dormirme/acostarme/dormirse ~3 siempre/no/nunca/jamas
    NO ~1 despertar/despertarme/amanecer
    aventar/tirar/lanzar/arrojar ~2 tren/puente/metro/carro/rio/techo/azotea/balcon/vacio
    aventarme/aventarse/tirarme/tirarse/lanzarme/lanzarse/brincar/saltar/botarme/arrojarme/tirarnos ~3 tren/puente/metro/carros/rio/techo/azotea/balcon/vacio/edificio/carretera/freeway/mar/ventana
    colgarme/colgarse/ahorcarme/ahorcarse/envenenarme/envenenarse/dispararme/dispararse/suicidarme/suicidarse/matarme/morirme/desangrarme
    darme/pegarme/darse/pegarse/meterme ~1 tiro/balazo/plomazo
    cortarme/cortarse/cortandome/cortandose/corto/corta/corte/cortado/cortaba ~2 venas/brazos/brazo/munecas/muneca/piernas/piel
    volvi/volvio/empece/empezo/sigo ~2 cortarme/cortarse/lastimarme/lastimarse
    me lastimo/corto/quemo ~2 sola/solo/misma/mismo/proposito/sentir
    autolesion/autolesiones/autolesiono/autolesiona/autolesionarme/autolesionarse
    lastimarme/hacerme/hacerse/hago/hace ~1 dano
    tomarme/tomarse/tomar/tragarme/tome/trague ~2 todas/frasco/bote/monton/muchas/veneno/cloro ~2 pastillas/medicinas/medicamentos/pildoras
    tomarme/tragarme/beberme ~2 veneno/cloro/raticida/pastillas
    tengo/guarde/guardo/junte/junto/guardadas/guardado/compre/consegui/juntando ~4 pastillas/veneno/soga/cuerda/pildoras ~5 morir/terminar/acabar/listo/lista/irme/todo/hoy/noche
    guardando/guarde/juntando/junte/escondiendo ~2 pastillas/pildoras/medicinas
    pastillas/pildoras ~3 en la mano
    pistola/navaja/cuchillo/soga/cuerda ~3 mano/cabeza/boca/sien/cuello/munecas
    escribi/escribiendo/deje/hice/escrito/escribir ~3 carta/cartas/nota/notas/testamento
    carta/nota/cartas ~2 despedida/despedirme/suicida
    despedirme/despedirse/despedi/despidiendome/despido/despidiendo/despidio ~3 todos/hijos/familia/mundo/vida/ustedes/siempre/mama/hija/hijo
    ultimo/ultima ~1 dia/noche/vez/mensaje ~4 vida/vivo/viva/vean/ven/veran/aqui/despido
    NO ~1 voy a estar ~1 vivo/viva/mas/aqui
    NO ~1 estare ~1 vivo/viva/mas
    NO ~1 voy a amanecer
    irme/ir/reunirme/encontrarme/estar/alcanzar ~3 cielo/difunto/difunta/finado/finada/descanse
    irme ~1 para siempre
    cuiden/cuida/cuidame/cuidenme ~2 hijos/hija/hijo/perro/mama ~5 mi/falte/vaya/yo/perdon/adios
    pensamientos/ideas/pensando/pienso/penso/pensado/pensar ~2 suicidas/suicida/muerte/MORIR/suicidio/desaparecer/cortarme/aventarme
    QUIERE ~1 estar ~1 muerto/muerta
    intento/intente/intentado/trato/trate/quiso/quise ~2 MORIR/vida/suicidio
    hablando/habla/dice/platica ~5 MORIR
    suicidio/suicida/suicidas/suicidar/suicido`,
  ...SIGNS_OF_HARM_BY_OTHERS,
  OVERDOSE: `
    TOOK ~1 too/so/way many/much
    TOOK ~3 MUCH ~4 DRUG
    TOOK ~3 MANY ~3 DRUG
    TOOK ~4 DRUG ~6 NOT/dizzy/shaking/sleepy/pass/passing/vomiting/throwing/help/die/dying/all/passed
    MUCH/extra/double ~2 DRUG ~4 help/dying/sick/shaking/passed/dizzy/by
    ODD
    NOT ~2 wake/waken/waking/wakin/respond/responding/responsive/breathe/breathing/breathin/conscious/move/moving
    cant ~1 get ~1 him/her/them/MY ~2 up/awake/wake
    wont/NOT ~1 open ~2 eyes
    unresponsive/unconscious/oded/overdosed/overdosing/overdose/overdoses
    LIPS ~3 BLUE
    BLUE ~1 LIPS
    turned/turning/turnin/going/goin/went/looks/lookin/is/hes/shes/looking ~1 BLUE
    KID/PERSON/he/she ~3 ate/swallowed/swallow/drank/drink/took ~4 DRUG/POISON/mushroom/mushrooms/edible/edibles/gummies/gummy/rat/nicotine/vape/perfume/sanitizer
    KID/PERSON ~2 got into ~3 DRUG/POISON/meds/medicine/pills/cabinet
    passed/passin/passing/knocked/fell ~1 out/asleep ~5 DRUG/needle/shot/using/shooting/drinking
    DRUG/needle ~5 passed/passing/fell/knocked ~1 out
    shot/shooting/smoked/snorted ~1 up? ~5 NOT/wont/cant ~2 wake/breathe/breathing/respond/move/talk
    gurgling/gurglin/foaming/foam
    alcohol/carbon poisoning/monoxide
    drank/drinking/drunk ~4 NOT ~2 wake/breathe/breathing/respond/responding
    poisoned/poisoning ~2 me/him/her/MY/by/kid/himself/herself
    mixed/mixing ~2 DRUG ~4 alcohol/liquor/xanax/DRUG
    eyes ~2 rolled/rolling ~2 back/head
    se/me/le/les/lo ~2 TOOK ~3 MUCH ~3 DRUG
    se ~2 TOOK ~4 DRUG/POISON/frasco ~6 NO/dormido/dormida/mareado/mareada/vomitando/mal/raro/rara/temblando/desmayo/inconsciente/completo/entero
    se ~1 TOOK ~3 POISON/frasco/bote
    TOOK ~3 POISON
    TOOK ~2 demasiadas/muchas/demasiado/todas
    se ~1 inyecto/inyecta/metio/pico/drogo ~6 NO ~1 despierta/reacciona/responde/respira/contesta/mueve
    NO ~1 se ~1 despierta/despertar/mueve/levanta/respira
    NO ~1 despierta/despertaba/reacciona/reaccionaba/respira/respiraba/despertar/despierto/reacciono
    NO ~2 puedo/podemos/logro/logramos ~1 despertarlo/despertarla/despertar/despertarlos
    esta/esta/puso/poniendo/pone/quedo/esta ~2 BLUE
    labios/boca/cara/unas ~3 BLUE
    sobredosis/intoxico/intoxicado/intoxicada/enveneno/envenenado/envenenada/envenenaron/intoxicacion
    pasaron/paso ~2 dosis/mano
    le/les dio/dieron/esta/dando ~1 ataque/convulsion/convulsiones
    ojos ~2 blanco/volteados/volteo/atras`,
  MEDICAL: `
    NOT ~2 breathe/breathing/breath/breathin/breeth/breath
    trouble/hard/struggling/strugglin/difficulty/problems/fighting/short/shortness ~3 breathe/breathing/breath/breathin/air
    gasping/suffocating/wheezing
    cant/NOT ~2 catch ~2 breath
    choking/chokin ~2 on/food/kid/baby/help
    BODY ~4 PAIN
    PAIN ~4 BODY
    elephant ~3 chest
    bleed/bleeding/bleedin/blood/bleeds ~5 NOT/wont/cant ~2 stop
    bleed/bleeding/bleedin ~3 lot/alot/bad/badly/heavily/heavy/everywhere/much/out/lots/head/profusely
    blood ~4 everywhere/pouring/gushing/lots/losing/spurting/soaked/pool/floor
    lot/lots/losing/lost ~2 blood
    vomit/vomiting/throwing/coughing/coughin/puking/spitting/peeing/pooping/throwin/spittin ~2 up? ~1 blood
    stabbed/shot/shoot ~2 in ~2 leg/arm/chest/stomach/head/back/foot/shoulder/side/neck
    got/been/was/were/just ~1 stabbed/shot/gunshot/stab
    gunshot/stab ~1 wound/wounds
    passed/passin/passing/blacked ~1 out ~6 NOT/help/floor/head/sugar/diabetic/heat/breathing/now/twice/cold
    fainted/fainting/faints/collapsed/collapsing/unconscious
    seizure/seizures/seizing/seizin/convulsing/convulsions/convulsion
    having/had/has/is/hes/shes/think ~3 stroke
    heart attack
    face/mouth/smile/eye/side ~3 drooping/droopin/droops/drooped/droop/crooked/numb/paralyzed
    slurring/slurred/slurrin/slurry
    speech/words/talking/talkin ~3 slurred/slurry/slurring/sense/funny/weird
    worst ~1 headache
    cant/cannot ~2 feel/move/lift/see ~3 arm/arms/leg/legs/side/face/body/suddenly
    sugar/glucose ~4 600/500/550/450/400/30/40/20/35/crashed/crashing
    insulin/sugar/diabetic ~4 shock/coma/passed/shaking/confused/sweating
    hypothermia/frostbite/frostbit/heatstroke/anaphylaxis/anaphylactic/epipen/meningitis
    throat/tongue/face/lips ~3 swelling/swollen/closing/swole/swellin
    allergic reaction
    water ~1 broke/broken/breaking
    in labor
    labor pains
    contractions ~4 min/mins/minutes/apart/close/close/hospital/strong/every
    baby ~3 coming/comin ~1 now/early/out
    having ~2 baby ~1 now/right
    pregnant ~6 bleeding/blood/spotting/cramping/fell/moving/kicked
    bleeding/blood/spotting/cramps ~4 pregnant
    miscarriage/miscarrying/miscarry ~5 bleeding/now/think/having/pain
    baby/newborn/infant ~5 limp/blue/NOT/unresponsive/104/105/seizure/fever/breathing
    fever ~3 103/104/105/106
    fell/fall/fallen ~4 roof/ladder/stairs/window/bed/bath/shower/floor ~6 NOT/cant/wont/head/blood/hip/move/unconscious/bleeding/up
    fell/hit/hurt ~4 head ~6 bleeding/blood/passed/vomiting/throwing/dizzy/confused/unconscious/NOT
    head injury
    hit/struck/run ~2 by ~1 car/truck/bus/train
    bone ~3 sticking/out/through/showing
    house/apartment/building/kitchen/trailer/tent/room/car/stove ~2 on fire
    smell/smelling ~1 gas
    gas leak
    electrocuted/drowned/drowning/impaled
    me/her/him/hand/arm/leg/face/baby/kid/son/daughter ~3 burned/burns/burnt/burn/scalded ~5 boiling/badly/bad/degree/fire/grease/skin/hospital
    finger/fingers/hand/leg/arm/toe ~3 cut/sliced/chopped/severed ~2 off
    cut ~4 artery/vein/deep/bone
    snake/rattlesnake/copperhead/scorpion/spider/dog ~3 bit/bitten/bite ~4 swollen/swelling/breathe/bleeding/rattlesnake/venom/snake/face
    snake/rattlesnake ~2 bit/bitten/bite
    NO ~2 puedo/puede/podia/podemos ~2 respirar/respira/mover/moverse/moverme
    NO ~2 puedo/puede/podia ~1 hablar ~1 bien/claro/derecho/normal
    BODY ~5 crushed
    aplasta/aplastan/aplastando ~2 pecho
    NO ~1 respira/respirar/respiraba/respirando
    cuesta/batallo/batalla/dificultad/trabajo/dificil/trabajos ~3 respirar
    falta/faltando/faltaba ~2 aire/respiracion
    me/se ~1 ahogo/ahoga/ahogando/asfixia/asfixiando/atraganto/atraganta/atragantando/atore/atoro
    ahogandose/atragantandose/asfixiandose/ahogandome
    pecho/corazon ~4 PAIN/punzada/punzadas/oprime/opresion/aprieta/quema/fuerte
    PAIN/punzada/punzadas/opresion/presion ~4 pecho/corazon
    brazo ~3 dormido/dormida/entumido/adormecido/izquierdo
    infarto/infartando
    paro/ataque cardiaco
    infarto/derrame/embolia/hemorragia
    ataque ~1 corazon/cardiaco/epileptico/epilepsia
    convulsion/convulsiones/convulsiona/convulsionando/convulsiono/convulsionar
    desmayo/desmaya/desmayada/desmayado/desmaye/desmayando/inconsciente/desvanecio/colapso
    perdio/pierde/perdi/perdiendo ~2 conocimiento/conciencia
    sangra/sangro/sangrando/sangre/sangrado/sangraba ~4 mucho/mucha/para/parar/demasiado/bastante/cabeza/chorro/detiene/feo/harto/harta/boca/oido
    NO ~2 para/deja/dejo/paro ~2 sangrar/sangre/sangrado
    perdiendo/perdio/pierde/perdi ~2 sangre
    desangra/desangrando/desangro/desangrar/desangrandose
    vomita/vomito/vomitando/tose/tosiendo/escupe/escupiendo/orina/orinando/tosio ~2 sangre
    cara/boca/lado ~3 chueca/torcida/caida/dormida/paralizada/paralizado/dormido/chueco/torcio
    habla/hablando/hablar ~2 raro/enredado/arrastrado/trabado/arrastrando/bien
    NO ~2 mueve/mover/siente/siento/levantar ~3 brazo/brazos/pierna/piernas/lado/cuerpo
    azucar ~4 600/500/450/400/550/40/30/bajo/bajisima/altisima ~4 temblando/mareado/mareada/sudando/desmayo/desmaya
    coma/shock diabetico/diabetica
    rompio/revento/rompieron ~2 fuente
    contracciones/dolores ~4 minutos/seguidas/parto/fuertes/cada
    dolores ~1 de ~1 parto
    esta/estoy/va ~2 pariendo/parto/parir/aliviarse/aliviar/nacer
    viene/nacer/naciendo/sale/saliendo ~2 bebe
    embarazada/embarazo/meses ~6 sangrando/sangra/sangre/sangrado/cayo/golpe/mueve
    sangrando/sangra/sangre/sangrado ~5 embarazada/embarazo/bebe
    aborto/abortando ~4 sangre/sangrando/espontaneo/amenaza/dolor
    bebe/nino/nina/recien ~5 NO ~2 mueve/reacciona/respira/despierta/traga/llora
    fiebre/calentura/temperatura ~3 40/41/104/105/103/39
    cayo/caida/cai ~5 NO ~2 mueve/levanta/levantar/despierta/responde/mover/puede
    cayo/caida/golpeo/golpe/cai ~5 cabeza ~6 sangra/sangre/sangrando/vomita/vomitando/inconsciente/desmayo/mareado/mareada/NO/habla
    atropello/atropellaron/atropellado/atropellada/atropellan
    electrocuto/electrocutado
    ahogado ~2 alberca/piscina/rio/mar/tina
    casa/apartamento/edificio/cocina/traila/cuarto ~3 quemando/incendio/incendiando/fuego/llamas/quema
    incendio/incendiando ~3 casa/apartamento/edificio/ayuda
    huele/olor/fuga ~3 gas
    mordio/pico/mordida/picadura/picado ~3 vibora/culebra/serpiente/alacran/viuda/escorpion/cascabel
    hueso ~3 salido/afuera/sale/salio
    reaccion alergica
    garganta/lengua/cara/labios ~3 hincho/hinchada/hinchando/cierra/cerrando/inflamada/hinchado
    balazo/balazos/navajazo/punalada/punaladas/cuchillada/machetazo ~4 pierna/brazo/panza/estomago/espalda/pecho/sangra/dieron
    se ~1 corto/volo/mocho/rebano/trozo ~2 dedo/dedos/mano/dedo
    se esta muriendo
    me ~1 estoy muriendo ~1 ayuda/dolor/ya`,
};
