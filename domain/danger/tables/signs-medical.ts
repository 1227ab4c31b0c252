/** Further signs of danger, which count if no table of a family matches. */
export const SIGNS_OF_ILLNESS = {
  MEDICAL: `
    torcio/tuerce/chueca/chueco/torcida ~2 boca/cara; no puede hablar; cant ~1 talk ~1 right
    vomiting/throwing/coughing/puking/peeing/pooping/vomita/vomito/vomitando/tosiendo ~2 blood/sangre
    hit by ~1 car/truck/bus/train; atropello/atropellaron/atropellado/atropellada; electrocuted/electrocuto
    drowning/drowned; ahogo/ahogando en ~2 alberca/piscina/rio/mar; cant feel ~2 legs/arms/leg/arm/face
    no siente/siento ~2 piernas/pierna/brazo/brazos
    embarazada/embarazo/pregnant/months ~5 sangrando/sangra/sangre/bleeding
    sangrando/bleeding ~4 embarazada/pregnant; sudando/sudor frio; cold sweat ~4 chest/arm/pain
    swelling/swollen ~3 breathe/throat/tongue; lengua/garganta ~2 hinchada/hinchando/hincho; collapsed; colapso
    BODY ~4 PAIN; PAIN ~4 BODY ~2 arm/sweating/breath/brazo/respirar; duele ~1 el/mi pecho; dolor ~3 pecho
    no/NOT ~3 breathe/respirar; cant ~1 breath/breathe/breeth
    cant/cannot/NOT ~3 lift/move/feel/raise ~2 arm/leg/side/face; arm/leg/side/face ~3 numb/droopy/drooping/drooped
    talking/talkin/speech/words/talk ~2 slurry/slurred/slurring; face ~1 drooping/droops/dropped
    one side ~3 face/body/numb; no ~2 mover/mueve/levantar/siente ~2 brazo/pierna/lado
    cara/boca ~2 chueca/torcida/caida/dormida; lado ~2 dormido/paralizado/adormecido
    habla ~1 raro/enredado/arrastrado; cut ~2 deep; blood everywhere
    bleeding ~4 alot/stop/bad/badly/everywhere/heavily/lot
    sangra/sangrando/sangre ~4 mucho/mucha/para/parar/demasiado/bastante
    seizure/seizures/seizing/convulsing/convulsiona/convulsionando/convulsiones
    passed/blacked/knocked out ~4 wake/floor/now/still/unconscious; desmayo/desmayada/desmayado
    fell/fall/caida/cayo ~5 head/unconscious/conscious/cabeza/inconsciente
    hit his/her/my head ~5 wake/vomiting/bleeding/throwing/dizzy
    swallowed/swallow/trago ~2 battery/coin/magnet/pila/moneda; throat ~2 closing/swelling/swollen
    garganta ~2 cierra/cerrando/hinchada; choking on; ahogando/ahogandose/atragantado/atraganto
    water/fuente ~1 broke/rompio; rompio la fuente; contractions ~3 minutes/apart/close
    contracciones ~3 minutos/seguidas; in labor; baby ~1 is? coming ~1 now; ya viene el bebe; going into labor
    snake/snakebite/snakebit/culebra/vibora ~2 bit/bite/mordio/pico; bitten by ~2 snake
    burned/burnt/quemo/quemada ~4 badly/bad/boiling/fuego/hirviendo; baby/bebe ~5 limp/blue/seizure/convulsiones
    azucar/sugar ~3 passed/desmayo/unconscious/shaking; heat stroke; heatstroke
    golpe de calor ~4 desmayo/responde/vomita; NOT ~2 breathe/breathing/breath/breathin/breeth/breath
    trouble/hard/struggling/strugglin/difficulty/problems/fighting/short/shortness ~3 breathe/breathing/breath/breathin/air
    gasping/suffocating/wheezing; cant/NOT ~2 catch ~2 breath; choking/chokin ~2 on/food/kid/baby/help; PAIN ~4 BODY
    elephant ~3 chest; bleed/bleeding/bleedin/blood/bleeds ~5 NOT/wont/cant ~2 stop
    bleed/bleeding/bleedin ~3 lot/alot/bad/badly/heavily/heavy/everywhere/much/out/lots/head/profusely
    blood ~4 everywhere/pouring/gushing/lots/losing/spurting/soaked/pool/floor; lot/lots/losing/lost ~2 blood
    vomit/vomiting/throwing/coughing/coughin/puking/spitting/peeing/pooping/throwin/spittin ~2 up? ~1 blood
    stabbed/shot/shoot ~2 in ~2 leg/arm/chest/stomach/head/back/foot/shoulder/side/neck
    got/been/was/were/just ~1 stabbed/shot/gunshot/stab; gunshot/stab ~1 wound/wounds
    passed/passin/passing/blacked ~1 out ~6 NOT/help/floor/head/sugar/diabetic/heat/breathing/now/twice/cold
    fainted/fainting/faints/collapsed/collapsing/unconscious
    seizure/seizures/seizing/seizin/convulsing/convulsions/convulsion; having/had/has/is/hes/shes/think ~3 stroke
    heart attack; face/mouth/smile/eye/side ~3 drooping/droopin/droops/drooped/droop/crooked/numb/paralyzed
    slurring/slurred/slurrin/slurry; speech/words/talking/talkin ~3 slurred/slurry/slurring/sense/funny/weird
    worst ~1 headache; cant/cannot ~2 feel/move/lift/see ~3 arm/arms/leg/legs/side/face/body/suddenly
    sugar/glucose ~4 600/500/550/450/400/30/40/20/35/crashed/crashing
    insulin/sugar/diabetic ~4 shock/coma/passed/shaking/confused/sweating
    hypothermia/frostbite/frostbit/heatstroke/anaphylaxis/anaphylactic/epipen/meningitis
    throat/tongue/face/lips ~3 swelling/swollen/closing/swole/swellin; allergic reaction
    water ~1 broke/broken/breaking; labor pains
    contractions ~4 min/mins/minutes/apart/close/close/hospital/strong/every; baby ~3 coming/comin ~1 now/early/out
    having ~2 baby ~1 now/right; pregnant ~6 bleeding/blood/spotting/cramping/fell/moving/kicked
    bleeding/blood/spotting/cramps ~4 pregnant; miscarriage/miscarrying/miscarry ~5 bleeding/now/think/having/pain
    baby/newborn/infant ~5 limp/blue/NOT/unresponsive/104/105/seizure/fever/breathing; fever ~3 103/104/105/106
    fell/fall/fallen ~4 roof/ladder/stairs/window/bed/bath/shower/floor ~6 NOT/cant/wont/head/blood/hip/move/unconscious/bleeding/up
    fell/hit/hurt ~4 head ~6 bleeding/blood/passed/vomiting/throwing/dizzy/confused/unconscious/NOT; head injury
    hit/struck/run ~2 by ~1 car/truck/bus/train; bone ~3 sticking/out/through/showing
    house/apartment/building/kitchen/trailer/tent/room/car/stove ~2 on fire; smell/smelling ~1 gas; gas leak
    electrocuted/drowned/drowning/impaled
    me/her/him/hand/arm/leg/face/baby/kid/son/daughter ~3 burned/burns/burnt/burn/scalded ~5 boiling/badly/bad/degree/fire/grease/skin/hospital
    finger/fingers/hand/leg/arm/toe ~3 cut/sliced/chopped/severed ~2 off; cut ~4 artery/vein/deep/bone
    snake/rattlesnake/copperhead/scorpion/spider/dog ~3 bit/bitten/bite ~4 swollen/swelling/breathe/bleeding/rattlesnake/venom/snake/face
    snake/rattlesnake ~2 bit/bitten/bite; NO ~2 puedo/puede/podia/podemos ~2 respirar/respira/mover/moverse/moverme
    NO ~2 puedo/puede/podia ~1 hablar ~1 bien/claro/derecho/normal; BODY ~5 crushed
    aplasta/aplastan/aplastando ~2 pecho; NO ~1 respira/respirar/respiraba/respirando
    cuesta/batallo/batalla/dificultad/trabajo/dificil/trabajos ~3 respirar
    falta/faltando/faltaba ~2 aire/respiracion
    me/se ~1 ahogo/ahoga/ahogando/asfixia/asfixiando/atraganto/atraganta/atragantando/atore/atoro
    ahogandose/atragantandose/asfixiandose/ahogandome
    pecho/corazon ~4 PAIN/punzada/punzadas/oprime/opresion/aprieta/quema/fuerte
    PAIN/punzada/punzadas/opresion/presion ~4 pecho/corazon; brazo ~3 dormido/dormida/entumido/adormecido/izquierdo
    infarto/infartando; paro/ataque cardiaco; infarto/derrame/embolia/hemorragia
    ataque ~1 corazon/cardiaco/epileptico/epilepsia
    convulsion/convulsiones/convulsiona/convulsionando/convulsiono/convulsionar
    desmayo/desmaya/desmayada/desmayado/desmaye/desmayando/inconsciente/desvanecio/colapso
    perdio/pierde/perdi/perdiendo ~2 conocimiento/conciencia
    sangra/sangro/sangrando/sangre/sangrado/sangraba ~4 mucho/mucha/para/parar/demasiado/bastante/cabeza/chorro/detiene/feo/harto/harta/boca/oido
    NO ~2 para/deja/dejo/paro ~2 sangrar/sangre/sangrado; perdiendo/perdio/pierde/perdi ~2 sangre
    desangra/desangrando/desangro/desangrar/desangrandose
    vomita/vomito/vomitando/tose/tosiendo/escupe/escupiendo/orina/orinando/tosio ~2 sangre
    cara/boca/lado ~3 chueca/torcida/caida/dormida/paralizada/paralizado/dormido/chueco/torcio
    habla/hablando/hablar ~2 raro/enredado/arrastrado/trabado/arrastrando/bien
    NO ~2 mueve/mover/siente/siento/levantar ~3 brazo/brazos/pierna/piernas/lado/cuerpo
    azucar ~4 600/500/450/400/550/40/30/bajo/bajisima/altisima ~4 temblando/mareado/mareada/sudando/desmayo/desmaya
    coma/shock diabetico/diabetica; rompio/revento/rompieron ~2 fuente
    contracciones/dolores ~4 minutos/seguidas/parto/fuertes/cada; dolores ~1 de ~1 parto
    esta/estoy/va ~2 pariendo/parto/parir/aliviarse/aliviar/nacer; viene/nacer/naciendo/sale/saliendo ~2 bebe
    embarazada/embarazo/meses ~6 sangrando/sangra/sangre/sangrado/cayo/golpe/mueve
    sangrando/sangra/sangre/sangrado ~5 embarazada/embarazo/bebe
    aborto/abortando ~4 sangre/sangrando/espontaneo/amenaza/dolor
    bebe/nino/nina/recien ~5 NO ~2 mueve/reacciona/respira/despierta/traga/llora
    fiebre/calentura/temperatura ~3 40/41/104/105/103/39
    cayo/caida/cai ~5 NO ~2 mueve/levanta/levantar/despierta/responde/mover/puede
    cayo/caida/golpeo/golpe/cai ~5 cabeza ~6 sangra/sangre/sangrando/vomita/vomitando/inconsciente/desmayo/mareado/mareada/NO/habla
    atropello/atropellaron/atropellado/atropellada/atropellan; electrocuto/electrocutado
    ahogado ~2 alberca/piscina/rio/mar/tina
    casa/apartamento/edificio/cocina/traila/cuarto ~3 quemando/incendio/incendiando/fuego/llamas/quema
    incendio/incendiando ~3 casa/apartamento/edificio/ayuda; huele/olor/fuga ~3 gas
    mordio/pico/mordida/picadura/picado ~3 vibora/culebra/serpiente/alacran/viuda/escorpion/cascabel
    hueso ~3 salido/afuera/sale/salio; reaccion alergica
    garganta/lengua/cara/labios ~3 hincho/hinchada/hinchando/cierra/cerrando/inflamada/hinchado
    balazo/balazos/navajazo/punalada/punaladas/cuchillada/machetazo ~4 pierna/brazo/panza/estomago/espalda/pecho/sangra/dieron
    se ~1 corto/volo/mocho/rebano/trozo ~2 dedo/dedos/mano/dedo; se esta muriendo
    me ~1 estoy muriendo ~1 ayuda/dolor/ya
  `,
} as const;
