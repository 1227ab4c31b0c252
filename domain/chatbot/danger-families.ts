import { CLASSES } from "./danger-classes.ts";
import { DANGER_SIGNS } from "./danger-signs.ts";
import type { Danger } from "./question.ts";
import { type WordPattern, wordPattern } from "./word-patterns.ts";

/** Sentences of danger by who does what to whom: one line for all persons, tenses and words between. */

const FAMILIES: readonly (readonly [Danger, string])[] = [
  [
    "CHILD",
    `KID ~3 in ~1 closet/basement/cage/crate; parents ~3 NOT ~1 feed/fed/home ~2; mom/dad/mama/papa ~2 hasnt/havent come home; child abuse/neglect; abuse ~1 MY KID; QUIEN ~3 le/les LASTIMA ~2 MY KID; le/les LASTIMA ~2 MY KID; LASTIMA ~1 a/al MY? KID; WHO ~4 HURTS ~1 MY KID
     HURTS ~1 MY ~1 KID; HURTS ~1 MY ~1 brother/sister/hermano/hermana; HURTS on MY KID; marcas ~3 espalda/cuerpo/brazos/piernas; QUIEN ~2 lo/la/los LASTIMA ~5 comer/closet/cuarto; kids/kid/child/children/baby ~4 bruises/bruise/marks/welts
     nino/nina/ninos/hijo/hija/bebe ~4 moretones/moreton/golpes; bruises/marks ~2 MY KID; student/KID ~8 marks/bruises/welts/moretones; KID ~4 locked/encerrado/encerrada/encerrados ~3 car/carro/cuarto/closet/troca; left/leaves/leave/leaving ~3 KID ~5 alone
     dejan/dejo/deja/dejaron ~3 KID ~3 solo/sola/solos/solas; KID ~3 been home alone; KID ~3 home alone
     neighbor ~4 screaming ~3 KID; touching/touched/touches ~2 MY KID`,
  ],
  [
    "SEXUAL_ASSAULT",
    `has my pics/nudes; got my pics/nudes/photos; pide/piden/pidio ~1 fotos ~2 ropa/desnuda/desnudo; fotos sin ropa; send/sends/sent ~2 nudes; put/slipped ~1 in my drink; somethin/something ~3 in my drink; woke up ~4 pants/naked/undressed; desperte ~3 ropa/desnuda; comes/come/came/gets/got/sneaks/climbs ~1 in/into/to my/her room/bed/bedroom ~1 at/night/when/while/and; gets/got/climbs in/into my/her bed
     entra/mete/meten/metio/viene/entro ~1 a/en/al mi/su cuarto/cama/recamara; touch/touches/touched/touching/groped/fondled ~1 me
     me/la/lo ~2 toca/tocaba/toco/tocando/manosea/manoseo/manoseaba ~3 noche/cuerpo/partes/donde/desnuda/noches/dormida/dormido
     me/la/nos violo/violaron/violaba/viola/violando; made/makes/make/forced/forces/forcing ~1 me ~4 SEX; took advantage of me/her ~4 drunk/asleep/sleep/passed/drugged
     took advantage of me/her; SEX ~5 NOT ~1 want/consent/permission; did things to me; things to me ~3 NOT want; had sex with me ~4 asleep/sleep/drunk/passed
     pone/puso/echo/echaron algo en mi bebida; put something in my/her drink; drugged me/her; se aprovecho/aprovecha/aprovecharon de mi/ella/MY
     obligo/obliga/obligaron ~3 SEX; NOT ~2 consent; sin mi consentimiento; said no ~4 didnt stop; sends/asking/wants ~2 nudes ~3 kid/daughter/son; rape/raped/raping/rapes/rapist`,
  ],
  [
    "TRAFFICKING",
    `WHO/QUIEN ~3 TAKES ~2 MY PAPERS; me/nos TAKES ~2 PAPERS; obligan/obliga/obligo/obligaron ~3 acostarme/acostarse/acostarnos/prostituirme/vender/cliente/clientes/bailar/hombres
     acostarme/acostarnos con hombres; me/nos/la obligan/obliga/obligaron ~1 trabajar; encerrados/encerradas/encerados/encerrada ~6 paga/pagan/trabajar/trabajo/papeles
     dont/no ~3 work/working/workin/trabajo/trabajamos ~7 HARM; sell/selling/sells ~1 my/her body; make/makes/making/made/force/forces/forced/forcing ~1 me/us/her/them ~3 men/clients/johns/tricks/strangers/customers/dates/prostitute/sex
     sleep with men/strangers/guys; NOT ~2 let/lets/letting ~1 me/us ~1 leave/quit ~4 pay/paid/owe/debt/job/work; owe/debt ~6 cant/wont ~2 leave; work/working ~5 NOT paid ~5 leave
     NOT paid/pay ~6 NOT ~2 leave/go; no nos/me paga/pagan ~6 no ~2 salir/ir/irnos/deja/dejan; no ~2 salir/ir/irnos/deja/dejan ~6 no nos/me paga/pagan
     deuda ~5 no ~2 salir/ir/deja/dejan; nos/me tienen/tiene ~2 encerrados/encerrada/encerrado/encerados/encerradas ~6 paga/pagan/trabajar/deuda; pimp/pimps/trafficker/trafficked/padrote`,
  ],
  [
    "OVERDOSE",
    `narcan ~2 aint/isnt/not/didnt/doesnt ~1 work/working/workin; gave him/her ~1 narcan; TOOK ~2 MUCH ~3 DRUG; TOOK ~3 POISON; NOT ~1 wake/waking/respond/responding/breathe/breathing; cant ~1 wake ~1 him/her/them/MY; LIPS ~3 BLUE; turned/turning/going/went/looks BLUE
     no ~1 despierta/respira/responde/reacciona/contesta; se ~1 puso/poniendo BLUE; needle ~2 in/still ~2 arm; nodding/nodded out; foaming at; echando espuma; espuma por/en la/su boca
     MUCH DRUG ~3 asleep/sleepy/wont/not; gurgling/snoring ~3 NOT ~1 wake; MUCH ~3 DRUG ~4 desmayo/desmayada/dormido/dormida/vomitando`,
  ],
  [
    "SUICIDE",
    `wont ~2 need/needing/needin ~2 after/anymore; my 45/gun/pistol/glock/9mm/rifle ~2 on/in/to the/my/mi table/hand/lap/mouth/head; mi pistola en la/mi mesa/mano/boca; how many/much ~2 pills/tylenol ~3 die/kill/overdose; cuantas/cuanto ~1 pastillas ~3 morir/matar/morirse/morirme; painless/easiest/quickest/best way ~1 die/go/suicide; way ~1 to die; sleep forever; dormir para siempre; descansar para siempre; irme de este mundo; leave this world; que dios me lleve/recoja; take me god/lord; started/relapsed ~1 cutting; cutting again; NOT feel ~1 anything ~1 anymore ~3 LIVE; whats the point ~2 LIVE; whats the point anymore; done with everything; everything would be easier if; life ~2 pointless/meaningless/useless; mi vida ~2 importa/sentido/basura
     SELF_HARM ~1 SELF; WANTS ~3 DIE; WANTS ~2 end/ending it/everything/things/all; end/ending/ended/take/taking/took my/his/her/their own? life; end it all; ending it; NOT ~2 want/wanna/wants ~2 LIVE; NOT ~1 see/find/have/got ~1 point/reason/purpose ~2 LIVE
     NOT ~2 point/reason/sense ~2 LIVE; NOT ~1 point/reason ~1 going/trying on/anymore; NOT want/wanna ~1 be here/around/alive ~1 anymore/longer/more/tomorrow; NOT ~3 here ~1 tomorrow/anymore ~3 goodbye/sorry/tell
     life ~2 NOT ~1 worth/matter/meaning/point; life is over; tired/sick/done/over/exhausted of/with? ~1 LIVE; better ~1 off? without me; world ~3 better ~3 without me; better if i ~1 NOT; better if i ~2 gone/dead/disappeared; better off if i ~2 gone/dead/disappeared; better off if i ~1 NOT
     cant/cannot ~1 go/keep ~1 on/going/living ~1 anymore/longer/more/like; cant ~1 do/take/handle ~1 this/it/life anymore/longer/no; see/find/is/theres no way out; nothing left ~1 me/live; nothing to live; go to sleep ~2 NOT wake; sleep ~2 never wake; NOT ~2 wake up ~1 tomorrow/again/anymore/ever
     thinking/thinkin/thought ~2 bridge/gun/rope/razor/pills/ending; ready ~3 be with her/him/god/them/mom/dad; gave/giving ~2 dog/cat/stuff/things/everything away; bought/got/have ~1 rope/noose; compre/tengo/consegui ~1 soga/cuerda; hoy/manana ~1 termina/acaba ~1 esto/todo; pa/para que sigo/seguir/vivir; jump/jumping/leap ~2 bridge/roof/building/overpass/train/window/ledge/balcony; in front of ~2 train/bus/car/truck ~2 die/jump/step/walk; step/walk/jump in front of; slit/cut/cutting/slitting/slash my/her/his ~1 wrist/wrists/arm/arms/leg/legs
     pills/meds/rope/gun/razor ~2 lined/ready/loaded/counted/saved; saving/saved/saved/stashing ~2 pills/meds; wrote/writing/write/left ~3 goodbye/letter/letters/note ~6 kids/daughters/son/mom/family/goodbye/mother; goodbye/suicide letter/note; said/saying/say ~1 goodbye/goodbyes ~2 everyone/all/kids/world
     gave/giving ~1 away ~2 stuff/things/everything/belongings; NOT ~2 burden ~3 anyone/anymore/them; burden ~3 gone/family/everyone; be with ~3 in heaven; this is goodbye; no one/nobody ~2 care/miss/notice ~3 gone/dead/died/me; wont have to worry about me; NOT bother ~2 anymore/again/anyone
     QUIERE ~3 MORIR; me quiero/quiere/voy/iba ~1 matar/morir/suicidar/ahorcar/colgar/aventar/tirar; quitarme/quitarse/quitar/acabar/terminar ~2 MY? vida; acabar/terminar ~1 con todo/esto ~1 ya/para; NO ~2 quiero/quiere/queria/tengo/encuentro ~3 VIVIR; no ~1 quiero ~1 seguir/despertar/estar ~1 asi/aqui/viva/vivo/manana/viviendo; no ~2 sentido ~2 VIVIR; vida ~3 no/sin ~1 sentido/vale/sirve
     cansado/cansada/harto/harta/aburrido/aburrida ~2 VIVIR; no ~1 veo/hay/encuentro ~1 salida; no puedo mas ~2 VIVIR; mejor ~1 sin mi; mejor si ~2 MORIR/faltara/falto; mejor si ~2 no ~1 estuviera/existiera/existo/viviera/vivo/naciera/despierto/despertara; mejor/bien ~1 con MY hermana/mama/abuela ~3 carta
     carta/cartas ~4 hijas/hijos/mama/familia/despedida/despedirme/hija/hijo ~6 mejor/adios/perdon; carta ~1 despedida; dormir/dormirme/acostarme ~3 no/nunca despertar; no ~1 despertar ~1 nunca/mas/manana; tirarme/aventarme/lanzarme/brincar/saltar/tirar/aventar ~2 puente/tren/techo/edificio/rio/carro/camion/balcon/metro/azotea
     cortarme/cortando/corto/corta/cortarse/cortado ~1 venas/brazos/munecas/piernas/brazo; a nadie le importo/importa/importaria ~5 MORIR; nadie ~2 extranar/extranaria/extrane; no ~2 molestar ~2 nadie; todo listo ~6 despues/hoy/adios/despedir; soy ~2 carga/estorbo ~3 todos/familia/hijos; estorbo ~3 todos/familia/MORIR
     despedirme/despedi/despidiendome ~3 todos/hijos/familia/mundo; pastillas ~2 listas/guardadas/juntando; juntando/juntado/guardado ~2 pastillas; ya ~1 no/ni vale ~2 pena ~2 VIVIR; reunirme con ~4 cielo; hacerme/haciendome/hago dano; irme con ~3 cielo; ir con dios ~1 ya; QUIERE ~1 estar muerto/muerta; mejor muerto/muerta`,
  ],
  [
    "VIOLENCE",
    `follow/following/followin/followed/follows me; broke/breaks/broken my arm/nose/jaw/ribs/rib/wrist/finger/phone/teeth; me rompio ~3 telefono/celular/brazo/nariz/ropa/diente/costilla; escondio/esconde ~2 llaves; le/te/les va peor; QUIEN ~4 no le/les/me da/dan ~1 de comer; NOT feed/feeding/change/changing him/her; grita cosas; threatens/threatened/threatening/threat ~4 ice/immigration/deport/deported/kids/cps; amenaza/amenazo/amenazan ~4 migra/inmigracion/hijos/ninos/deportar; WHO ~3 drunk ~3 breaking/yelling/screaming/hitting/throwing; borracho ~4 rompiendo/gritando/pegando/golpeando/golpea/pega/violento; me quita ~2 dinero/cheque/sueldo ~3 LASTIMA/deja/grita; le/les quita ~2 dinero/cheque/pension ~4 LASTIMA/empuja/grita; get out before ~2 he/she/hes; salir antes ~1 que; safe from him/her/them; a salvo de; WHO ~3 get/gets/got ~1 violent/physical/aggressive; pone/ponen/puso violento/agresivo/agresiva; WHO ~4 HURTS ~1 me/us/her; WHO ~4 HURTS ~1 MY PERSON; got/been/being/getting/get/was/were/is/keep ~1 HURTS ~2 by MY? WHO; got/has/had/grabs/grabbed me by ~1 neck/throat/hair/arm; hands ~2 my/her neck/throat; hands on me/her/us; me ~2 against/into the wall; pulled/pulls/yanks/drags ~1 my/her hair; swung/swings/swinging at me/us
     busted my lip; black eye ~6 WHO; WHO ~5 black eye; gave me ~2 bruise/bruises/eye; bruises ~4 WHO; threw/throws/throwing ~3 at me/us; raised/raises his hand; tracker/gps/airtag ~3 my/me/phone/car; tracks/tracking my/me ~1 phone/car/location/everywhere; WHO ~4 parks/parking/parkin/waits/waiting/sits/sitting/shows/showing/showed/drives/watching ~1 up? OUTSIDE my/our MY_PLACE
     shows/showing/showed up ~2 my MY_PLACE; outside my door/window/house ~3 he/knife/gun/screaming/banging; banging/kicking/kicked/break/broke ~2 my door; he/she/hes/they ~2 find/finds us/me; where he/she/they ~1 cant/wont/doesnt find/know/look; before he/she/hes ~1 gets/comes/back/home/wakes; if he/she finds/sees/knows/catches/hears ~4 kill/hurt/mad/me/beat; hes/he ~2 back in ~2 min/minutes/hour/hours/soon
     AFRAID ~2 of? MY? WHO; AFRAID ~2 go/going/be/to home; hiding/hide/hid/escape/escaping/escaped/run/running/ran/flee/fleeing/fled/away/safe ~1 from him/her/them; from MY WHO ~4 HURTS; get/got/getting away from him/her; leave/leaving/left him ~3 safe/safely/scared/kids/hurt/tonight; need ~3 leave him; he/she controls/isolates me; controls ~2 money/phone/everything ~4 NOT; he/she/husband/wife/boyfriend/girlfriend/bf/gf/partner/ex ~2 wont/doesnt/never let/lets me leave/go/out/see/talk/have/use/call
     takes/took ~2 her/my/his check/checks/ssi/pension ~5 HURTS/shove/yell/yells/push; HURTS her/him around; said/says/swore/swears/threatens/threatened/threatening/going/gonna/finna/wants/tried/trying/will/might/promised ~3 HARM ~1 me/us/her/him/them/MY; kill/kills/killed us/me if; got/has/have/pulled/pointed/waving/waved/with ~1 a? gun/knife/machete ~4 me/us/her/face/head/here/house; gun ~2 to/at my/her/our
     me/nos/la/le/lo ~1 esta/estan/anda/andan/estaba/ha/han/quiere/quieren/va/van/vuelve/volvio/sigue/iba/intento/trato/amenaza/amenazo/acaba/podria/puede ~2 LASTIMA/MATA; QUIEN ~3 me/nos/la/le ~1 LASTIMA; me/nos/la LASTIMA ~3 QUIEN; QUIEN ~4 matarme/golpearme/pegarme/lastimarme/ahorcarme/matarnos/violarme
     quiere/quieren/intento/intenta/amenaza/amenazo/trato/juro/jura/va/van ~3 matarme/golpearme/pegarme/lastimarme/matarnos/matarla/pegarle/quemarme; me/nos/le levanta/levanto/alza/alzo/levantado ~1 mano; jala/jalo/jalonea/agarra/agarro/arrastro/arrastra ~3 pelo/cabello/cuello/greñas/pescuezo; moretones/moreton/moretes/morete ~7 QUIEN; ojo morado ~5 QUIEN; QUIEN ~4 ojo morado; le tiene/tengo/tenemos/tienen ~1 miedo
     miedo ~2 QUIEN ~3 LASTIMA/MATA/regrese/llegue/venga/encuentre/casa; miedo de/a QUIEN; miedo ~1 MY QUIEN; miedo que me/nos ~1 encuentre/mate/pegue/haga/busque; avienta/aventa/avento/tira/tiro ~1 cosas/platos ~4 me/pega/grita; me tiene/tienen encerrada/encerrado/amenazada/amenazado; antes ~1 que ~1 llegue/regrese/venga/vuelva ~3; si ~1 se entera/enterara ~3 mata/pega/va/matar; no me/nos/la deja/dejaba salir/ir/hablar/usar/trabajar/ver
     que no me/nos ~1 encuentre/encuentren; donde no me/nos ~1 encuentre; escondida/escondido/escondidas/escondiendome/esconderme ~2 de; cuchillo/pistola/machete/arma/navaja ~4 me/nos/cuello/cara/cabeza/QUIEN; QUIEN ~5 cuchillo/pistola/machete/arma/navaja; me/nos/la corrio/persiguio/saco ~3 cuchillo/machete/pistola; golpes ~4 QUIEN; QUIEN ~3 golpes; me/le da/dio/daba/dan ~2 golpes/cachetadas/patadas/trancazos/golpiza/cachetada/madriza/punetazos; me/nos grita/insulta/humilla ~4 LASTIMA/miedo
     violencia ~3 domestica/familiar/casa/hogar; domestic/family violence; dv; yelling/screaming/fighting ~4 HURTS ~2 her/kids/wife; hear ~4 screaming/yelling ~5 HURTS/next; neighbor ~3 HURTS ~1 his/her/the; gritando/gritos ~4 LASTIMA; se escuchan/oyen/oigo ~2 gritos/golpes; WHO ~3 strangles/choked/chokes/strangled`,
  ],
  [
    "MEDICAL",
    `torcio/tuerce/chueca/chueco/torcida ~2 boca/cara; no puede hablar; cant ~1 talk ~1 right; vomiting/throwing/coughing/puking/peeing/pooping/vomita/vomito/vomitando/tosiendo ~2 blood/sangre; hit by ~1 car/truck/bus/train; atropello/atropellaron/atropellado/atropellada; electrocuted/electrocuto; drowning/drowned; ahogo/ahogando en ~2 alberca/piscina/rio/mar; cant feel ~2 legs/arms/leg/arm/face; no siente/siento ~2 piernas/pierna/brazo/brazos; embarazada/embarazo/pregnant/months ~5 sangrando/sangra/sangre/bleeding; sangrando/bleeding ~4 embarazada/pregnant; sudando/sudor frio; cold sweat ~4 chest/arm/pain; swelling/swollen ~3 breathe/throat/tongue; lengua/garganta ~2 hinchada/hinchando/hincho; collapsed; colapso; BODY ~4 PAIN; PAIN ~4 BODY ~2 arm/sweating/breath/brazo/respirar; duele ~1 el/mi pecho; dolor ~3 pecho; no/NOT ~3 breathe/respirar; cant ~1 breath/breathe/breeth; cant/cannot/NOT ~3 lift/move/feel/raise ~2 arm/leg/side/face; arm/leg/side/face ~3 numb/droopy/drooping/drooped; talking/talkin/speech/words/talk ~2 slurry/slurred/slurring; face ~1 drooping/droops/dropped; one side ~3 face/body/numb
     no ~2 mover/mueve/levantar/siente ~2 brazo/pierna/lado; cara/boca ~2 chueca/torcida/caida/dormida; lado ~2 dormido/paralizado/adormecido; habla ~1 raro/enredado/arrastrado; cut ~2 deep; blood everywhere; bleeding ~4 alot/stop/bad/badly/everywhere/heavily/lot; sangra/sangrando/sangre ~4 mucho/mucha/para/parar/demasiado/bastante; seizure/seizures/seizing/convulsing/convulsiona/convulsionando/convulsiones; passed/blacked/knocked out ~4 wake/floor/now/still/unconscious; desmayo/desmayada/desmayado
     fell/fall/caida/cayo ~5 head/unconscious/conscious/cabeza/inconsciente; hit his/her/my head ~5 wake/vomiting/bleeding/throwing/dizzy; swallowed/swallow/trago ~2 battery/coin/magnet/pila/moneda; throat ~2 closing/swelling/swollen; garganta ~2 cierra/cerrando/hinchada; choking on; ahogando/ahogandose/atragantado/atraganto; water/fuente ~1 broke/rompio; rompio la fuente; contractions ~3 minutes/apart/close; contracciones ~3 minutos/seguidas; in labor; baby ~1 is? coming ~1 now; ya viene el bebe; going into labor
     snake/snakebite/snakebit/culebra/vibora ~2 bit/bite/mordio/pico; bitten by ~2 snake; burned/burnt/quemo/quemada ~4 badly/bad/boiling/fuego/hirviendo; baby/bebe ~5 limp/blue/seizure/convulsiones; azucar/sugar ~3 passed/desmayo/unconscious/shaking; heat stroke; heatstroke; golpe de calor ~4 desmayo/responde/vomita`,
  ],
];

/** The families with their dangers. */
export const DANGER_FAMILIES: readonly {
  readonly danger: Danger;
  readonly patterns: readonly WordPattern[];
}[] = FAMILIES.map(([danger, text]) => ({
  danger,
  patterns: `${text};${DANGER_SIGNS[danger]}`
    .split(/[;\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => wordPattern(line, CLASSES)),
}));
