/** Further signs of danger, which count if no table of a family matches. */
export const SIGNS_OF_LIFE = {
  SUICIDE: `
    wont ~2 need/needing/needin ~2 after/anymore
    my 45/gun/pistol/glock/9mm/rifle ~2 on/in/to the/my/mi table/hand/lap/mouth/head
    mi pistola en la/mi mesa/mano/boca; how many/much ~2 pills/tylenol ~3 die/kill/overdose
    cuantas/cuanto ~1 pastillas ~3 morir/matar/morirse/morirme; painless/easiest/quickest/best way ~1 die/go/suicide
    way ~1 to die; sleep forever; dormir para siempre; descansar para siempre; irme de este mundo; leave this world
    que dios me lleve/recoja; take me god/lord; started/relapsed ~1 cutting; cutting again
    NOT feel ~1 anything ~1 anymore ~3 LIVE; whats the point ~2 LIVE; whats the point anymore; done with everything
    everything would be easier if; life ~2 pointless/meaningless/useless; mi vida ~2 importa/sentido/basura
    SELF_HARM ~1 SELF; WANTS ~3 DIE; WANTS ~2 end/ending it/everything/things/all
    end/ending/ended/take/taking/took my/his/her/their own? life; end it all; ending it
    NOT ~2 want/wanna/wants ~2 LIVE; NOT ~1 see/find/have/got ~1 point/reason/purpose ~2 LIVE
    NOT ~2 point/reason/sense ~2 LIVE; NOT ~1 point/reason ~1 going/trying on/anymore
    NOT want/wanna ~1 be here/around/alive ~1 anymore/longer/more/tomorrow
    NOT ~3 here ~1 tomorrow/anymore ~3 goodbye/sorry/tell; life ~2 NOT ~1 worth/matter/meaning/point; life is over
    tired/sick/done/over/exhausted of/with? ~1 LIVE; better ~1 off? without me; world ~3 better ~3 without me
    better if i ~1 NOT; better if i ~2 gone/dead/disappeared; better off if i ~2 gone/dead/disappeared
    better off if i ~1 NOT; cant/cannot ~1 go/keep ~1 on/going/living ~1 anymore/longer/more/like
    cant ~1 do/take/handle ~1 this/it/life anymore/longer/no; see/find/is/theres no way out; nothing left ~1 me/live
    nothing to live; go to sleep ~2 NOT wake; sleep ~2 never wake; NOT ~2 wake up ~1 tomorrow/again/anymore/ever
    thinking/thinkin/thought ~2 bridge/gun/rope/razor/pills/ending; ready ~3 be with her/him/god/them/mom/dad
    gave/giving ~2 dog/cat/stuff/things/everything away; bought/got/have ~1 rope/noose
    compre/tengo/consegui ~1 soga/cuerda; hoy/manana ~1 termina/acaba ~1 esto/todo; pa/para que sigo/seguir/vivir
    jump/jumping/leap ~2 bridge/roof/building/overpass/train/window/ledge/balcony
    in front of ~2 train/bus/car/truck ~2 die/jump/step/walk; step/walk/jump in front of
    slit/cut/cutting/slitting/slash my/her/his ~1 wrist/wrists/arm/arms/leg/legs
    pills/meds/rope/gun/razor ~2 lined/ready/loaded/counted/saved; saving/saved/saved/stashing ~2 pills/meds
    wrote/writing/write/left ~3 goodbye/letter/letters/note ~6 kids/daughters/son/mom/family/goodbye/mother
    goodbye/suicide letter/note; said/saying/say ~1 goodbye/goodbyes ~2 everyone/all/kids/world
    gave/giving ~1 away ~2 stuff/things/everything/belongings; NOT ~2 burden ~3 anyone/anymore/them
    burden ~3 gone/family/everyone; be with ~3 in heaven; this is goodbye
    no one/nobody ~2 care/miss/notice ~3 gone/dead/died/me; wont have to worry about me
    NOT bother ~2 anymore/again/anyone; QUIERE ~3 MORIR
    me quiero/quiere/voy/iba ~1 matar/morir/suicidar/ahorcar/colgar/aventar/tirar
    quitarme/quitarse/quitar/acabar/terminar ~2 MY? vida; acabar/terminar ~1 con todo/esto ~1 ya/para
    NO ~2 quiero/quiere/queria/tengo/encuentro ~3 VIVIR
    no ~1 quiero ~1 seguir/despertar/estar ~1 asi/aqui/viva/vivo/manana/viviendo; no ~2 sentido ~2 VIVIR
    vida ~3 no/sin ~1 sentido/vale/sirve; cansado/cansada/harto/harta/aburrido/aburrida ~2 VIVIR
    no ~1 veo/hay/encuentro ~1 salida; no puedo mas ~2 VIVIR; mejor ~1 sin mi; mejor si ~2 MORIR/faltara/falto
    mejor si ~2 no ~1 estuviera/existiera/existo/viviera/vivo/naciera/despierto/despertara
    mejor/bien ~1 con MY hermana/mama/abuela ~3 carta
    carta/cartas ~4 hijas/hijos/mama/familia/despedida/despedirme/hija/hijo ~6 mejor/adios/perdon
    carta ~1 despedida; dormir/dormirme/acostarme ~3 no/nunca despertar; no ~1 despertar ~1 nunca/mas/manana
    tirarme/aventarme/lanzarme/brincar/saltar/tirar/aventar ~2 puente/tren/techo/edificio/rio/carro/camion/balcon/metro/azotea
    cortarme/cortando/corto/corta/cortarse/cortado ~1 venas/brazos/munecas/piernas/brazo
    a nadie le importo/importa/importaria ~5 MORIR; nadie ~2 extranar/extranaria/extrane; no ~2 molestar ~2 nadie
    todo listo ~6 despues/hoy/adios/despedir; soy ~2 carga/estorbo ~3 todos/familia/hijos
    estorbo ~3 todos/familia/MORIR; despedirme/despedi/despidiendome ~3 todos/hijos/familia/mundo
    pastillas ~2 listas/guardadas/juntando; juntando/juntado/guardado ~2 pastillas
    ya ~1 no/ni vale ~2 pena ~2 VIVIR; reunirme con ~4 cielo; hacerme/haciendome/hago dano; irme con ~3 cielo
    ir con dios ~1 ya; QUIERE ~1 estar muerto/muerta; mejor muerto/muerta
    NOT ~2 WANTS ~3 LIVE/around/here ~2 anymore/longer/more; NOT ~1 WANTS ~1 be ~1 here/around/alive
    WANTS ~3 not/never ~2 exist/wake/alive/born; WANTS ~3 sleep ~2 forever/never
    WANTS ~3 disappear/vanish ~2 forever/good; WANTS ~2 it ~2 all? ~1 stop/end/over
    WANTS ~2 stop existing/living/being; WANTS ~3 kill/off/unalive/hang/shoot/drown/cut/hurt/starve/burn SELF
    make ~1 it/this/pain ~1 stop ~3 forever; end ~1 pain/suffering/misery
    cant/cannot/NOT ~2 do/take/handle/fight/stand ~2 this/it/life/living ~1 anymore/longer/more
    tired/sick/done/exhausted/over/hate/hating ~2 living/existing/fighting/life/alive/waking/being
    give/giving/gave/given ~1 up ~2 life/living/everything/myself; lost ~2 will/reason ~1 live/living/alive
    hate ~1 my life ~6 DIE/anymore/end/gone; reason/reasons/point/use ~2 LIVE/alive/staying/stay
    nothing/nobody/noone ~2 live/left ~2 for; better/happier/easier/fine ~2 without me; better ~2 dead/gone
    better if ~3 gone/dead/died/here/exist/born
    better/happier/easier/lighter ~2 if i ~3 gone/dead/died/vanished/disappeared
    pills/pastillas ~1 in/en my/la/mi hand/hands/mano; WANTS ~2 never ~1 born
    shouldnt/shouldve/should ~2 be/been/have ~1 alive/died/dead/born
    nobody/noone/nobodys/one ~3 miss/notice/cry/care ~4 gone/dead/die/died/disappear
    nobody/one ~1 would/will ~1 miss ~1 me; worthless/burden/useless ~6 DIE/gone/end/live/anymore/without
    im/am/being ~2 burden; have/got/has/made ~1 a plan ~4 gun/pills/rope/bridge/die/suicide/tonight/kill/end
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
    how many/much ~5 pills/meds/pastillas ~4 many/much/kill/die/dangerous/deadly; my last ~1 message/text/words/post
    my last ~1 day/night/christmas/birthday
    NOT ~2 here/alive/around ~2 tomorrow/morning/much/christmas/monday/weekend
    be gone ~2 tomorrow/morning/tonight/soon; gone by ~1 morning/tomorrow/tonight
    wrote/writing/write/written/left/leaving ~3 goodbye/letter/letters/note/notes ~2 to/for/behind
    wrote/writing/written ~1 note/letters; goodbye ~1 everyone/everybody/world/cruel/all/forever
    saying/said/say my? goodbye/goodbyes; take care of ~2 kids/dog/cat/mom ~3 gone/after
    see/join/be ~1 with? ~3 heaven/side/god/again ~3 tonight/soon/ready/now; how ~2 tie ~1 noose
    how to kill/hang/die/overdose/end; how ~4 to/it/would/does ~2 die/overdose/kill
    end/ending/ended/ends ~1 it ~1 all/tonight/now/today/here/soon; end/ending/ended ~1 my/his/her/their/own ~1 life
    took/taken/take/taking/lost ~1 his/her/their/my own life
    tried/attempted/attempting/attempt/trying/try ~2 suicide/DIE/end
    KID/PERSON/friend/friends/student/roommate/husband/wife/boyfriend/girlfriend/he/she ~5 WANTS ~2 DIE
    kys/kms/sewerslide/selfdelete/suicidal/suicide; QUIERE ~2 ya? no ~1 existir/vivir/estar/despertar/seguir
    NO ~1 QUIERE ~3 VIVIR/existir/estar/aqui/despertarme; NO ~1 quiero/quiere/queria nada/nadie ~2 vida
    NO ~1 aguanto/aguanta/soporto/puedo ~2 vida/vivir/mas/seguir/dolor
    me quiero/quiere/quisiera ~1 MORIR/morir/ir/dormir/aventar/tirar/colgar/ahorcar/cortar/envenenar/desaparecer ~1 siempre/ya
    QUIERE ~2 desaparecer/morirme/matarme/colgarme/cortarme/aventarme/tirarme/ahorcarme/envenenarme/dormirme
    ganas ~1 de ~1 vivir/MORIR/desaparecer/aventarme/cortarme/nada; dejar ~1 de ~1 existir/vivir/sufrir/respirar
    acabar/terminar/acabo/termino/acabe/termine/acabando ~2 vida/todo/sufrimiento/dolor/existencia
    quitarme/quitarse/quitar/quito/quitara/quite ~1 la/mi/su propia? vida; atentar/atento ~2 vida
    harto/harta/cansado/cansada/cansao/cansa/fastidiado/fastidiada/aburrido/aburrida ~2 vivir/vida/existir/luchar/sufrir/todo
    NO ~3 sentido/caso/chiste/razon/motivo/razones/motivos ~3 VIVIR/vida/nada/existir/seguir
    NO ~1 tengo ~3 vivir/viva/seguir; mi vida ~2 no ~2 vale/sirve/importa/sentido/nada; vida ~2 no vale
    para/pa que ~1 VIVIR/sigo/vivo/estoy/existo/naci; mejor ~1 me ~1 muero/mato/muera/desaparezco/mate/muriera
    mejor ~3 MORIR/muerto/muerta/nacido/existiera/estuviera
    estarian/estaran/estaria/estar/estan/van/vivirian ~2 mejor/felices/tranquilos ~1 sin mi
    mejor/felices/tranquilos sin mi; sin mi ~2 estarian/estaran/mejor/felices
    ojala ~2 no? ~2 MORIR/despierte/despertara/amanezca/amaneciera/muerto/muerta/nacido/llevara/lleve
    dios ~2 lleve/llevara/recoja/recogiera
    nadie ~3 extranar/extranaria/extrane/extrana/extranara/importaria/lloraria/lloraria/daria
    soy/siento ~2 carga/estorbo/inutil; dormir/dormirme/acostarme/dormirse ~3 siempre/no/nunca/jamas
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
    guardando/guarde/juntando/junte/escondiendo ~2 pastillas/pildoras/medicinas; pastillas/pildoras ~3 en la mano
    pistola/navaja/cuchillo/soga/cuerda ~3 mano/cabeza/boca/sien/cuello/munecas
    escribi/escribiendo/deje/hice/escrito/escribir ~3 carta/cartas/nota/notas/testamento
    carta/nota/cartas ~2 despedida/despedirme/suicida
    despedirme/despedirse/despedi/despidiendome/despido/despidiendo/despidio ~3 todos/hijos/familia/mundo/vida/ustedes/siempre/mama/hija/hijo
    ultimo/ultima ~1 dia/noche/vez/mensaje ~4 vida/vivo/viva/vean/ven/veran/aqui/despido
    NO ~1 voy a estar ~1 vivo/viva/mas/aqui; NO ~1 estare ~1 vivo/viva/mas; NO ~1 voy a amanecer
    irme/ir/reunirme/encontrarme/estar/alcanzar ~3 cielo/difunto/difunta/finado/finada/descanse
    irme ~1 para siempre
    cuiden/cuida/cuidame/cuidenme ~2 hijos/hija/hijo/perro/mama ~5 mi/falte/vaya/yo/perdon/adios
    pensamientos/ideas/pensando/pienso/penso/pensado/pensar ~2 suicidas/suicida/muerte/MORIR/suicidio/desaparecer/cortarme/aventarme
    QUIERE ~1 estar ~1 muerto/muerta; intento/intente/intentado/trato/trate/quiso/quise ~2 MORIR/vida/suicidio
    hablando/habla/dice/platica ~5 MORIR; suicidio/suicida/suicidas/suicidar/suicido
  `,
  OVERDOSE: `
    narcan ~2 aint/isnt/not/didnt/doesnt ~1 work/working/workin; gave him/her ~1 narcan; TOOK ~2 MUCH ~3 DRUG
    TOOK ~3 POISON; NOT ~1 wake/waking/respond/responding/breathe/breathing; cant ~1 wake ~1 him/her/them/MY
    LIPS ~3 BLUE; turned/turning/going/went/looks BLUE; no ~1 despierta/respira/responde/reacciona/contesta
    se ~1 puso/poniendo BLUE; needle ~2 in/still ~2 arm; nodding/nodded out; foaming at; echando espuma
    espuma por/en la/su boca; MUCH DRUG ~3 asleep/sleepy/wont/not; gurgling/snoring ~3 NOT ~1 wake
    MUCH ~3 DRUG ~4 desmayo/desmayada/dormido/dormida/vomitando; TOOK ~1 too/so/way many/much; TOOK ~3 MUCH ~4 DRUG
    TOOK ~3 MANY ~3 DRUG
    TOOK ~4 DRUG ~6 NOT/dizzy/shaking/sleepy/pass/passing/vomiting/throwing/help/die/dying/all/passed
    MUCH/extra/double ~2 DRUG ~4 help/dying/sick/shaking/passed/dizzy/by; ODD
    NOT ~2 wake/waken/waking/wakin/respond/responding/responsive/breathe/breathing/breathin/conscious/move/moving
    cant ~1 get ~1 him/her/them/MY ~2 up/awake/wake; wont/NOT ~1 open ~2 eyes
    unresponsive/unconscious/oded/overdosed/overdosing/overdose/overdoses; BLUE ~1 LIPS
    turned/turning/turnin/going/goin/went/looks/lookin/is/hes/shes/looking ~1 BLUE
    KID/PERSON/he/she ~3 ate/swallowed/swallow/drank/drink/took ~4 DRUG/POISON/mushroom/mushrooms/edible/edibles/gummies/gummy/rat/nicotine/vape/perfume/sanitizer
    KID/PERSON ~2 got into ~3 DRUG/POISON/meds/medicine/pills/cabinet
    passed/passin/passing/knocked/fell ~1 out/asleep ~5 DRUG/needle/shot/using/shooting/drinking
    DRUG/needle ~5 passed/passing/fell/knocked ~1 out
    shot/shooting/smoked/snorted ~1 up? ~5 NOT/wont/cant ~2 wake/breathe/breathing/respond/move/talk
    gurgling/gurglin/foaming/foam; alcohol/carbon poisoning/monoxide
    drank/drinking/drunk ~4 NOT ~2 wake/breathe/breathing/respond/responding
    poisoned/poisoning ~2 me/him/her/MY/by/kid/himself/herself; mixed/mixing ~2 DRUG ~4 alcohol/liquor/xanax/DRUG
    eyes ~2 rolled/rolling ~2 back/head; se/me/le/les/lo ~2 TOOK ~3 MUCH ~3 DRUG
    se ~2 TOOK ~4 DRUG/POISON/frasco ~6 NO/dormido/dormida/mareado/mareada/vomitando/mal/raro/rara/temblando/desmayo/inconsciente/completo/entero
    se ~1 TOOK ~3 POISON/frasco/bote; TOOK ~2 demasiadas/muchas/demasiado/todas
    se ~1 inyecto/inyecta/metio/pico/drogo ~6 NO ~1 despierta/reacciona/responde/respira/contesta/mueve
    NO ~1 se ~1 despierta/despertar/mueve/levanta/respira
    NO ~1 despierta/despertaba/reacciona/reaccionaba/respira/respiraba/despertar/despierto/reacciono
    NO ~2 puedo/podemos/logro/logramos ~1 despertarlo/despertarla/despertar/despertarlos
    esta/esta/puso/poniendo/pone/quedo/esta ~2 BLUE; labios/boca/cara/unas ~3 BLUE
    sobredosis/intoxico/intoxicado/intoxicada/enveneno/envenenado/envenenada/envenenaron/intoxicacion
    pasaron/paso ~2 dosis/mano; le/les dio/dieron/esta/dando ~1 ataque/convulsion/convulsiones
    ojos ~2 blanco/volteados/volteo/atras
  `,
} as const;
