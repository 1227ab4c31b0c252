/** Overdose, poison, gas, and stopping alcohol or pills. */

export const SUBSTANCES = {
  OVERDOSE: `
    HE/FRIENDS/PARTNER/RELATIVES/CHILD/guy/somebody/someone ~6 smoked/used/shot/snorted/took/fumo/inyecto/metio/tomo/fumar/popped/inhalo ~8 something/snoring/wake/blue/foaming/slumped/respond/awake/nodding/despierta/algo/roncando/reacciona/responde/espuma/fiesta/party & !TOXIC ~3 cleaner
    snoring/roncando/ronca ~8 wake/despertar/despierta/up/awake/smoked/used/smoking/fumar/drugs/raro/weird & !husband ~2 snoring ~3 loud/sleep ~1 apnea
    slumped/slump/passed/nodding/nodded/tirado/doblado/cabeceando/cabecea/dormido ~6 needle/drugs/lips/blue/over/jeringa/azul/azules/azulitos/labios/foil/pipe/responde/respond/nada/bathroom/bano/aguja/hablo
    labios/lips/mouth/boca/unas/nails ~4 azulitos/moraditos/azul/azules/morados/blue/purple/grey/gray/morada & !cold/frio/snow/nieve/baby/bebe/blizzard/newborn/choking/washing/lavar/pod/blizzard/HITS
    how/como ~4 use/give/usa/pone/administra/uso/pongo/doy ~3 narcan/naloxone/naloxona/spray
    i/me ~2 did/took/used/smoked/meti/tome/pase/fume/hice ~3 too/way/mucho/mucha/demasiado/demasiada/so/muchas/pase ~2 much/many/de/coca/cristal/pastillas & !sugar/food/work/sol
    too ~1 many ~5 pills/meds/tylenol/gummies/edibles/benadryl/sleeping/advil ; muchas/demasiadas ~3 pastillas/pildoras/aspirinas
    pastillas/pills/meds ~3 sin/on/by ~2 querer/accident/mistake/error
    took/taken/tomo/tome ~3 something/algo ~8 party/fiesta/foaming/wake/weird/shaking/despierta/responde/passed/seizing/temblando
    se ~1 le ~1 va ~2 respiracion/pulso/respirar ~8 ; metadona/methadone/fentanyl/fentanilo/heroina/heroin/xanax/oxy ~8 respiracion/breathing/breath/respira/slow/asleep/wake/despierta/blue/lips/responding/gurgling
    took/tomo/tome/trago ~3 entire/whole/todo/full ~3 frasco/bottle/bote/box/caja/pack & !water/wine/beer/agua/bleach/cloro/veneno/jarabe & !CHILD ~2 yo
    sleeping/somniferos/dormir ~2 meds/pills/pastillas ~8 ago/all/hour/hora/todas/took/tome/tomo & took/tome/tomo/all/todas & !corte/quit/stopped/deje/out
    mi/su/una/el ~2 FRIENDS/broder/hermano/primo/amigo/compa ~6 cabeceando/cabecea/morado/azul/tirado/inconsciente/responde/reacciona/despierta
    hit/smoked/took/fumo ~3 dab/vape/cart/weed/edible/k2/spice/mota ~8 seizing/wont/passed/unconscious/throwing/scared/heart/dying/convulsion/respond & !HITS ~2 by
    overdose/overdosed/overdosing/overdoses/oded/oding/od/ods/sobredosis/odd & !class/training/prevention/awareness/last/year/ago/died/group/hace/ano/murio/kit/kits & !draft
    too ~1 much ~3 OPIOID/DRUGS/dope & !cost/costs/money
    demasiado/demasiada/mucho/mucha ~2 OPIOID/droga/cristal/coca/perico
    me/se ~1 pase/paso/pasaron ~2 de/con ~3 DRUGS/OPIOID/dosis/mano/perico/coca/cristal
    OPIOID & wake/breathing/breathe/blue/grey/gray/purple/snoring/gurgle/gurgling/nodding/nodded/unconscious/limp/responding/respond/out/floor/foam/cold/sleep/despierta/respira/azul/morado/morados/morada/roncando/ronca/inconsciente/tirado/tirada/reacciona/desmayo/trapo/responde/espuma/frio/helado/parar/contesta/pinpoint/pupils & !test/strips/clinic/treatment/program/program/detox
    DRUGS/shot/using/used/fix/needle/snorted/high/slammed/inyecto/inyecta/metio/drogo/drogado/aguja/jeringa/pico/pincho & blue/grey/gray/purple/snoring/gurgle/gurgling/gurglin/unconscious/limp/unresponsive/foam/foaming/azul/morado/morada/morados/roncando/inconsciente/espuma/trapo/helado & !cold ~1 medicine & !test/exchange
    DRUGS/shot/using/high/needle/snorted/slammed/inyecto/inyecta/metio/drogo/aguja/jeringa/pico/pincho/fumo ~12 wont/cant/not/no/isnt/aint ~3 wake/breathe/breathing/respond/responding/move/despierta/respira/responde/reacciona/contesta/levanta/mueve/despertar/parar
    NOT_ANY ~3 wake/waking/despierta/despertar/responde/reacciona ~12 DRUGS/OPIOID/shot/needle/inyecto/metio/party/fiesta/jeringa/aguja & !baby
    wont/cant/not/isnt/no ~3 wake/waking/despierta/despertar/reacciona/responde & HE/FRIENDS/PARTNER/RELATIVES/CHILD & !sugar/azucar/diabetic/diabetica/insulin/baby/bebe/breathing/respira/fell/heat/calor/snow/nieve/cold/crib & !nap/appointment/alarm/insulina/gas/co/generator/atraganto/choking/pulso/pulse/prayer & !want/wanna/quiero/wish/hope/would/how/cuantas/despidiendose & !cabeza ~4 pego
    lips/labios/face/cara/fingers/nails/unas ~4 blue/grey/gray/purple/azul/azules/morado/morados/morada/moradas & !HITS/golpeo & !COLD_WEATHER/baby/bebe/asthma/asma/inhaler/choking & !newborn
    snoring/gurgling/gurgle/gurglin/ronca/roncando & shot/using/drugs/high/needle/pills/lips/inyecto/pastillas/metio/drogado/feo/weird/wake/sound/despierta/pincho
    needle/aguja/jeringa ~3 in/still/en/todavia ~2 arm/leg/brazo/pierna/his/her
    took/taken/takes/swallowed/swallow/ate/downed/drank/tome/tomo/trago/trague/tomado/metio ~2 all/whole/entire/handful/bunch/many/lots/bottle/full/todas/todo/frasco/bote/puno/monton/muchas/demasiadas/20/30/40/50/60/100/too/double ~4 DRUGS/pills/bottle/meds/pastillas/frasco/tylenol/azul
    took/tome/tomo ~2 all/todas/todo ~2 my/his/her/las/mis/sus/the ~2 DRUGS
    took/taken/swallowed/tome/tomo/trago ~3 10/12/15/20/24/25/30/40/50/60/80/90/100/cuarenta/treinta/veinte/thirty/twenty/forty ~4 DRUGS/of/mg/of/pastillas
    ok ~2 i ~1 took ~2 pills/them ; i ~1 took ~1 the/all/my ~1 pills ; ya ~1 me ~1 las ~1 tome; me ~1 las ~1 tome ~1 todas
    changed ~1 my ~1 mind & took/pills/swallowed/sleepy
    arrepenti/arrepentida/arrepiento & tome/pastillas/frasco/todas
    took/tomo/tome/smoked/fumo/ate/comio/snorted/used/metio/popped/meti & percocet/percocets/percocet/perc/percs/m30/blue/xanax/bar/bars/oxy/pill/pastilla/pressed/street/calle/fentanyl/molly/edible/edibles/cristal/perico/coke/meth/tusi/heroina/fentanilo & cant/not/no/wont/heart/corazon/breathe/respirar/pecho/chest/sleepy/floor/passed/pass/out/seizing/shaking/stand/parar/trapo/awake/up/nodding/despierta/weird/raro/rara/throwing/vomitando/racing/blue/limp/overheating/mal/morir/explotar/duermen/dying & !prescription/refill/filled/detox/quit/acabaron/fill
    mixed/mixing/mezclo/mezcle/mezclaron/revolvio ~4 DRUGS/OPIOID/alcohol/drinking/xanax & passed/wake/breathing/throwing/sick/asleep/help/despierta/respira/desmayo/mal/vomitando/floor/weird/limp
    bathroom/bano/stall/room/tent/car/carro/cuarto & answering/answer/contesta/responde/minutes/min/minutos/hour/hora & jail/prison/rehab/using/uses/drugs/clean/out/carcel/salio/usa/droga/drogas/detox/aguja/needle & cousin/brother/friend/he/hes/son/she/daughter/primo/hermano/amigo/hijo/el/guy/hermana/husband/boyfriend & !key/shower/locked ~2 myself
    just/recien ~2 got/out/salio ~4 jail/prison/rehab/detox/carcel & bathroom/answering/door/wake/found/floor/bano/contesta/despierta/used/using
    nodding/nodded/nod ~1 out/off & wake/drugs/fent/high/cant/blue
    narcan/naloxone/naloxona & ahorita/ahora/rapido/now/asap/quick/quickly/hurry/urgente/urgent/emergency & !training/class/classes/clase/clases/curso/now ~1 hiring
    narcan/naloxone/naloxona & gave/give/used/didnt/not/wake/working/puse/dimos/di/despierta/reacciona/hes/shes/need/now/breathing/second/respira/blue & !training/class/where ~2 get & !church/group/box/classes/clase
    hes/shes/he/she/esta ~3 blue/azul/morado/morada/gray/grey & wake/fent/drugs/breathing/think/took/despierta/respira/floor/help & !baby/cold/snow/bebe/choking
    found/encontre/halle ~4 unconscious/passed/inconsciente/tirado/tirada/unresponsive & pills/needle/drugs/spoon/foil/pastillas/jeringa/cuchara/droga/bottle/foil
    alcohol ~1 poisoning; intoxicacion ~2 alcohol
    drank/drunk/drinking/bottle/tomo/borracho/borracha/bebio/shots ~10 wont/cant/not/no ~2 wake/breathing/despierta/respond/respira/reacciona/responde
    party/fiesta & wont/cant/no/not ~2 wake/despierta/responde/reacciona/breathing
    heart/corazon ~5 racing/explode/explotar/pounding/fast/rapido/sale & coke/meth/cocaine/perico/cristal/coca/speed/adderall/pills/molly/edible/weed/tusi/xanax/tachas/pastillas/ice & !doctor
  `,
  POISON: `
    desinfectante/limpiador/fabuloso/lejia/clorox/thinner/gasolina/disinfectant/windex/cleaner/bleach/lysol/lighter/antifreeze/acetone/sanitizer/perfume ~8 accident/error/mistake/gatorade/water/agua/thinking/confundi/pensando/creyendo/equivoque & CONSUMED
    se ~1 tomo/trago/comio/bebio/tomaron ~4 jarabe/liquido/capsula/crema/pasta/vitaminas/gomitas/dulces/tinte/medicina/medicinas/gotas/locion/colonia/raid/planta/plantas/matas/semillas/flores/hongos & CHILD/completo/vomita/vomitando/boca/todo/hinchada/mi/vape/bateria/abuela & !cita
    comio/comi/ate/eaten/eating/mordio/chewed/chew/chupo ~5 matas/mata/flores/flor/hojas/plant/plants/leaves/flowers/lily/pod/capsula/jabon/soap/crayons/glue/planta/seeds/semillas/bulb/bulbs ~12 vomit/vomitando/throwing/drooling/swollen/hinchada/vomita/mouth/boca/sick/foaming/babea/lavar/vomiting/dizzy/drunk/acting
    drain ~1 cleaner; tide ~1 pod/pods; vape ~2 juice/liquid/pen ~8 swallow/swallowed/drank/ate/baby/kid/year/old/son/mouth/licked; liquido ~3 vape/bateria
    pill/pills/medicine/meds/pastillas/medicinas/medicina/box ~6 was/were/estaba/full/lleno/llena ~4 full/morning/empty/lleno/manana/vacio/open/abierto & baby/toddler/kid/nino/nina/bebe/sleepy/hijo/hija/son/daughter/grandson/dog
    frasco/bottle/caja/box/bote ~3 estaba/was/vacio/empty/abierto/open/lleno/full ~10 CHILD/boca/mouth/sleepy/dormido/baby & !teen/pastillas ~3 morir/diaper
    baby/toddler/kid/nino/nina/bebe ~6 sleepy/drowsy/dormido/dormida/weird/raro/limp ~8 pill/pills/medicine/pastilla/pastillas/gummy/gummies/purse/box/box/medicina/methadone/suboxone/edible
    boca/mouth/hands/tongue/lengua ~4 toda? ~1 azul/blue/green/verde/pink/rosa ~8 lavar/dishwasher/laundry/jabon/detergent/soap/pod/cleaner/rat/raton/poison
    suboxone/methadone/metadona/edible/edibles/gummies/gomitas/marihuana/weed/thc/nicotine ~8 baby/toddler/kid/nino/nina/hijo/hija/yo/son/daughter/dog/year & ate/ate/comio/swallowed/trago/took/licked/got/gummy/into/eaten/mouth/boca
    CHILD ~4 CONSUMED ~3 a/an/una/un/some/unas/unos/bunch/all/5/el/la ~5 pill/pills/gummies/gomitas/vitamins/vitaminas/pastillas/pastilla/medicine/jarabe/magnets/battery/edible/marihuana/pila/iman
    dog ~6 kid/son/daughter/baby ~4 chewed/ate/licked
    pesticide/pesticida/fumigaron/sprayed/fumigando/crop ~8 us/nos/fields/fil/campo/plane/avioneta/throw/vomit/dizzy/skin/eyes/mareado/ojos/piel/ardor
    CHILD/he/she/hes/shes/PARTNER/RELATIVES/i/me/lo/le/se/la ~8 CONSUMED ~6 TOXIC & !co/class/detector & !got ~2 job
    CONSUMED ~5 bleach/clorox/cloro/detergent/detergente/antifreeze/anticongelante/poison/veneno/raticida/gasoline/gasolina/lysol/fabuloso/pinol/ammonia/amoniaco/drano/acetone/windex/thinner/tiner/pesticide/insecticida/chemicals/cleaner/limpiador/acid/acido/pila/pilas/battery/magnet/magnets/imanes/iman/mushroom/mushrooms/hongos/hongo/kerosene/lejia/nicotine/vape/sanitizer/berries/pod/pods/lamp/perfume/quitaesmalte/aguarras/plant/planta/diesel
    CHILD ~12 CONSUMED ~6 DRUGS/pills/gummies/edible/edibles/vitamins/iron/medicine/pastillas/medicina/jarabe/dulces/gomitas/moneda/coin/vitaminas & !took ~1 to & !teen/16/17/15/18/19/herself/himself & !took ~2 whole/entire/all/full
    CHILD ~4 got/se ~2 into/in/metio ~4 DRUGS/TOXIC/cabinet/meds/purse/pills/medicine/medicina/pastillas
    baby/bebe/toddler/nino/nina/kid/2yo/3yo/4yo/2yr/3yr/yo/1yo/nene/nena/hijo/hija/son/daughter/niece/nephew/nieto & CONSUMED & pills/pill/pastilla/pastillas/meds/medicine/heart/pressure/gummies/tylenol/medicina/medicamento/frasco/bottle/presion/berries/bush/plant/mushroom/mushrooms/coin/moneda/hongo/pila/iman/battery & !17/16/15/teen/shot/needle/wants/prescribed & !took ~2 whole/entire/all/full & !doctor ~2 gave
    poison/poisoned/poisons/poisoning/poisonous/veneno/envenenado/envenenada/enveneno/envenenaron/intoxicado/intoxicada/intoxico/intoxicacion/envenenamiento & !ivy/oak/food/without/ants/roaches/hormigas/cucarachas/class & !matar/matarse/suicidarse/morirme/morir & !carbon/monoxide/monoxido/alcohol & !pa/para ~1 morirme
    foam/foaming/espuma/green/verdes/drool/drooling/granitos/babeando/babea & CHILD/baby/bebe/yr/yo/toddler & pod/cleaner/veneno/rat/soap/dishwasher/poison/open/abierta/abierto/bottle/box/caja/cajita/cabinet/raton/lengua/plant/berries/jabon/mouth/chin/bleach/cloro
    pod/pods/tide/dishwasher/rat/raton/bleach/cloro/raticida/veneno/berries/battery/pila/bateria/lysol/perfume/nicotine/vape/mothball/naftalina ~8 gone/half/empty/missing/open/abierta/abierto/vacio/mouth/boca/tongue/lengua/falta/faltan & CHILD/he/she/dog/yr/yo/baby/bebe/2yr/nino
    mixed/mixing/mix/mezcle/mezclo/revolvi/revolvio/junte/combine/combined ~3 bleach/clorox/cloro/ammonia/amoniaco/cleaners/chemicals/vinegar/pinol/acido/lejia/quimicos/limpiadores & !class
    bleach/cloro/chemical/pesticide/pesticida/quimico/insecticida/fumigaron/sprayed/ammonia/amoniaco/acid/acido/fertilizer/herbicide/veneno & eyes/eye/ojos/ojo/breathe/respirar/skin/piel/chest/pecho/burning/arde/quema/cough/coughing/toser/tos/vomiting/vomitando/dizzy/mareado/mareada/fields/fil/throat/garganta & i/my/me/mi/he/his/her/nos/us/se/le/we/son/hijo & !stain/laundry
    ate/eaten/comio/comi/comimos/comieron ~5 mushroom/mushrooms/hongo/hongos/berries/berry/plant/planta/leaves/seeds/semillas/toloache/bush/wild/silvestre & !recipe/vegetarian
    bit/bitten/bite/stung/pico/mordio/picadura/mordida/pica ~4 snake/rattlesnake/copperhead/scorpion/widow/recluse/cottonmouth/vibora/culebra/serpiente/alacran/cascabel/viuda/coral/escorpion/jellyfish
    snake/rattlesnake/scorpion/widow/vibora/culebra/serpiente/alacran/viuda/cascabel ~4 bit/bite/stung/bitten/mordio/pico/got
    double/doubled/twice/wrong/doble/equivoque/equivocada ~4 dose/medicine/pills/meds/pill/medication/dosis/medicina/pastilla/jarabe/med & gave/took/di/tome/accident/mistake/tomo/accidente/error/dio
    swallowed/swallow/trago/tragado/trague ~4 battery/magnet/magnets/coin/button/pila/iman/imanes/moneda/quarter/penny/toy/bateria
    licked/chewed/chewing/mouth/boca/mastico/chupo & CHILD & TOXIC & !hand/co/rat ~1 trap/juice/gel/jabon
  `,
  GAS: `
    hissing/hiss/silba/silbando ~6 stove/estufa/gas/tank/tanque/pipe/tubo/meter ; stink/stinks/reeks/apesta/smells ~3 of/like/a ~1 gas/propane/propano/eggs
    stove/estufa ~4 on/prendida/abierta/leak/been ~6 gas/leak/stinks/hall/huele ; fuga ~2 de? ~1 gas
    pilot/piloto ~6 light/relight/prender/encender & gas/smell/stinks/hissing/huele/olor
    heater/calenton/calentador/grill/generator/stove/propane/charcoal/carbon/planta/buddy/anafre ~5 in/en/inside/adentro ~3 tent/tienda/carpa/car/van/house/casa/garage/room/cuarto/trailer/basement & dizzy/sick/headache/mareado/mareada/mareados/vomitando/vomitan/vomiting/throwing/sleepy/sueno/mareo/mal/cabeza/confused/faint/mareando/marean
    planta ~2 de ~1 luz & adentro/inside/cochera/casa/garage/cuarto/vomitan/mareados/mareado/cabeza/sotano
    oven/horno/stove/estufa/grill/carbon/charcoal/anafre/brasero ~10 warm/heat/warmth/calentarnos/calentar/calentamos/calor/night/noche & confused/confundida/confundido/headache/dizzy/pink/wake/sleepy/mareada/mareado/mareados/cabeza/vomito/throwing/dormidos/despiertan/hard/sueno/cheeks/desmayo/sick
    calentamos/calentarnos/warm/heated/warming ~4 con/with/using ~2 horno/oven/carbon/charcoal/grill/estufa/stove/brasero/generator
    dormimos/slept/sleeping/durmiendo/dormi/sleep ~6 carro/car/van/troca/garage/engine/motor ~6 prendido/on/running/encendido/heat & mal/confused/headache/sick/mareado/cabeza/amanecimos/vomit/vomitando/dizzy/throwing/sleepy/mareados
    alarm/alarma/detector ~6 co/monoxide/monoxido/carbon; co ~3 going/off/beeping/detector/alarm; pita/suena/sonando/beeping/pitando ~4 alarma/detector/alarm ~6 gas/monoxido/co/carbon
    mareando/mareamos/mareados/mareadas/dizzy/headaches/headache ~6 todos/toditos/all/everyone/kids/family/both/ninos/familia & generador/generator/house/casa/heater/garage/carbon/horno/inside/adentro/calenton/stove/grill/tent/we
    generador/generator ~5 garage/inside/adentro/casa/cochera/basement/sotano/porch/window/ventana ~12 mareando/mareados/vomit/vomitar/sick/headache/dizzy/throwing/cabeza/sleepy/mareado
    cheeks/cachetes/skin/face/piel/cara ~3 pink/red/rosados/rojos/cherry & heat/heater/oven/stove/carbon/wake/sleepy/despiertan/dormidos
    smell/smells/smelling/smelled/huele/olor/oliendo/smellin ~4 gas/propane/propano/rotten/eggs/egg/sulfur/podrido/podridos & !toes/foot/food/wound/herida/car/fridge/cut/feet/milk
    huele/olor/smells/smell ~4 huevo/huevos/eggs/egg ~2 podrido/podridos/rotten
    gas ~2 leak/leaking/leaks/fuga/smell/hissing; fuga ~3 gas; gas ~3 escaping/escape/escapando
    rotten ~1 egg/eggs & smell/smells/house/apartment/stove/basement/kitchen
    monoxide/monoxido & alarm/detector/alarma/beeping/beep/headache/dizzy/tent/sick/pita/mareado/mareada/suena/mareo/poisoning/inside/house/going/poison/generator/heater/we/cabeza/vomito/sonando/car/leak & !donde/where/buy/free/comprar/compro/gratis/barato/new/nueva/battery/pila
    co ~1 alarm/detector/monitor/alarma ~6 going/beeping/off/beep/went/sonando/pitando/keeps & !battery/chirp
    alarm/alarma/detector/pitando/pita/suena ~5 monoxido/monoxide/co
    carbon ~1 monoxide & !detector/alarm ~2 free
    BURNERS & INDOORS & FEELS_SICK & !food/fever/fiebre/car ~1 broke & !gave ~2 birth
    BURNERS ~6 inside/indoors/tent/adentro/carpa/closed/cerrado/basement/garage/bedroom & headache/dizzy/sleepy/vomit/vomiting/throwing/passed/mareado/mareada/mareados/sueno/desmayo/desmayado/faint/dolor/cabeza/sick/weak/nausea
    prendimos/prendi/prendieron/running/ran/burning/lit/usamos/metimos/use/using/heating ~4 carbon/charcoal/generator/grill/generador/brasero/anafre/parrilla/stove/estufa/oven/horno/propane/engine ~8 inside/indoors/adentro/basement/garage/room/cuarto/casa/tent/house/calentarnos/warm/heat/trailer/van & EVERYONE/FEELS_SICK
    everyone/everybody/todos/we/family/toda/kids/whole/wife/dog ~8 headache/headaches/dizzy/nauseous/sick/wobbly/sleepy/throwing/dolor/mareados/mareado/mareo/cabeza/vomitando/sueno & house/heater/furnace/outside/inside/woke/generator/stove/apartment/car/casa/afuera/calentador/adentro/cuarto/amanecimos/despertamos/salimos/trailer/tent/fresh/cochera/boiler & !flu/covid/food/ate/comimos/school
    headache/headaches/dizzy/dolor/mareo/mareada/mareado/mareados/wobbly/sick/nausea ~12 outside/afuera/leave/salgo/salimos/fresh/salir & better/felt/feel/goes/quita/mejor/away/pasa/siento/gone & house/inside/heater/furnace/woke/home/all/dog/everyone/casa/todos/cuarto/adentro/calenton/stove
    heater/calentador/furnace/calenton/stove/estufa/boiler ~8 headache/dizzy/mareado/mareada/sleepy/nauseous/throwing/mareo/sick/sueno/desmayo
    sleeping/sleep/slept/dormimos/duermo/dormir/durmiendo ~6 car/van/garage/carro/camioneta ~8 engine/running/prendido/encendido/motor/heater/exhaust & FEELS_SICK
    estufa/stove/tanque/tank/cilindro/pilot/piloto/boiler ~6 hissing/leaking/fuga/huele/smell/smells/silba/tira/apago/abierta & gas/huele/smell/egg/podrido/huevo/propane
  `,
  WITHDRAWAL: `
    days/dias/dia/day/hours/since/desde ~4 no/without/sin ~3 alcohol/drink/drinking/tomar/beer/liquor/vodka/xanax/benzos/klonopin/pills/trago & WITHDRAWAL_SIGNS/sweating/hearing/stuff/shaking/sudo/tiemblo/temblar/sick/throwing/sudando & !sober
    havent/haven/not/no ~3 had/drank/drink/tomado/bebido ~5 wine/beer/vodka/drink/alcohol/drop/liquor/copa/trago/cerveza/since/desde & shake/shaking/hands/whispering/voices/sweating/bugs/manos/temblar/tiemblan/hold/seizure/heart/corazon/cup/temblarme/ataque/vomit/sudando/ansiedad & !diabetes
    e/he/ha ~1 tomado/bebido ~4 desde ~4 ; tomado/bebido/drank/drink ~4 desde/since ~4 lunes/martes/miercoles/jueves/viernes/sabado/domingo/monday/tuesday/wednesday/thursday/friday/saturday/sunday/ayer/yesterday/anoche & temblar/temblarme/tiemblan/manos/shake/shaking/hands/corazon/heart/ataque/seizure/sweating/sudo
    coming/comin/bajando ~1 off ~4 drink/drinking/alcohol/booze/liquor/benzos/xanax/pills ~10 racing/throwing/shaking/sick/vomiting/heart/seizure/sweating/hallucinating
    STOPPED ~4 drinking/tomar/alcohol/trago/guaro/pisto/beber/vodka/liquor/booze/chupar/licor ~8 confused/trembling/tiembla/tiemblo/temblando/voces/voices/hears/oye/suda/sudando/hallucinating/gente/things/seeing/ve/shaking/confundido/seizure/people/habla/delirios
    guaro/pisto/trago/tequila/mezcal/caguamas/botella/licor/alcohol ~10 tiembla/tiemblo/temblando/suda/sudo/voces/ve/veo/delira/delirios/habla/convulsion/oye
    delirios/delirio/delira/delirando/hallucinating/alucina ~8 tomar/alcohol/beber/drinking/trago/drink/liquor
    acabo/acabaron/out/ran ~4 clonazepam/klonopin/xanax/rivotril/tafil/lorazepam/valium/ativan/pastillas/benzos ~10 temblar/tiemblo/temblando/shaking/seizure/convulsion/twitching/sleep/dormir/paro
    corte/deje/stopped/quit/quitaron/suspendi/cut ~3 las/my/mis/the/me ~2 pastillas/pills/meds/xanax ~10 temblar/tiemblo/manos/vaso/hands/convulsion/dormir/zaps/shaking/hold/seizure/jalon/golpe
    cruda/hangover/resaca ~8 temblando/tiemblo/sudo/dias/quita/shaking/days/voces/ver
    dts/dt; bad/real ~2 dts/dt
    safe/seguro/peligroso/dangerous/ok ~6 quit/stop/detox/dejar ~4 drinking/alcohol/tomar/benzos/golpe/cold/trago; dejar/quit/stop ~3 tomar/drinking/alcohol/trago/benzos ~4 golpe/cold/peligroso/safe/dangerous/alone/myself/solo/sola/casa
    like ~2 dying ~4 turkey/benzos/quit/detox/off/xanax; cold ~1 turkey ~6 benzos/xanax/alcohol/klonopin/drinking/dying/heroin/suboxone
    hands/manos ~4 wont/cant/shake/tiemblan/shaking/dejan/hold/temblarme ~12 wine/drink/beer/tomado/tomar/vodka/alcohol/trago
    STOPPED & DRINK/BENZO/drugs/alcoholic/pills/tequila/meds/opioids/liquor/pisto/tomar/pastillas & WITHDRAWAL_SIGNS & !HITS & !class/meeting/group
    STOPPED ~4 drinking/alcohol/booze/liquor/tomar/beber/vodka/beer/pisto/trago/cerveza/benzos/xanax/klonopin/valium & WITHDRAWAL_SIGNS/sick/dying/days/dias/dia/vomiting/vomitando/ayer & !sober/clean/90/proud/meeting/class/year/years/grupo/anos
    coming/comin/come ~2 off ~3 alcohol/liquor/booze/benzos/xanax/drinking/drugs/bottle/vodka/klonopin/pills/heroin/fentanyl/dope/methadone
    withdrawal/withdrawals/abstinencia/withdrawing/withdraws & !atm/bank/cash/fee
    dts/delirium/tremens/dt
    detox/desintoxicar/desintoxicarme/quit/cold/dejar/dejo/stop/kick ~6 benzos/alcohol/xanax/drinking/klonopin/liquor/tomar/benzo/pastillas & myself/alone/solo/sola/home/casa/own/turkey/golpe/cold/safe/seizure/die/peligroso/dangerous
    DRINK/BENZO/meds/pills/drinker/alcoholic & ran/run/out/money/without/sin/acabo/acabaron/tomorrow/manana/last/fill/refill/cortaron/quitaron/dejo/none & WITHDRAWAL_SIGNS/last/dts/zaps/twitching/stopped/shakes/ultima/convulsione/temblor & !food/rent
    BENZO ~10 out/ran/without/stopped/fill/refill/acabaron/acabo/sin/quitaron/dejo/cortaron/deje/taper/filled/quit/tirar & WITHDRAWAL_SIGNS/shaking/zaps/twitching/seizure/days/friday/sleep/sick/brain/panic/temblando/dias/dormir/convulsion/sudando
    seeing/see/ve/veo/hears/talking/talkin/hallucinating/viendo/oye/habla ~4 bugs/things/people/spiders/snakes/cosas/gente/bichos/cucarachas/aranas/arañas/hormigas/personas/snakes/sombras & STOPPED & DRINK/BENZO/drink/day/days/ayer/dias/trago/tomar/liquor/pisto/alcohol/booze
    shaking/shakes/shaky/temblando/temblor/tiemblo/tiembla/tremors/sweating/sudando/temblorina ~14 drink/drinking/alcohol/beer/vodka/liquor/tomar/trago/pisto/cerveza/bebida/chupar/tomaba/beber & without/until/no/not/stopped/quit/unless/sin/hasta/deje/dejo/since/last/morning/need/desde/manana/necesito/day/days & !cold/frio/snow
    trago/drink/tomar/cerveza/bebida/alcohol ~8 desde/since/ayer/yesterday/days/dias/manana & WITHDRAWAL_SIGNS/temblando/cucarachas/sudando/veo/tiemblo/shaking/bugs/convulsion
    dopesick/malilla/malia ; dope ~1 sick
    fentanyl/heroin/methadone/suboxone/fentanilo/heroina/metadona/dope ~6 withdrawal/sick/kicking/without/cut/days/malilla/vomiting/abstinencia/dose/dosis & sick/kicking/vomiting/cramps/shaking/dying/sweating/malilla/vomitando/enfermo/abstinencia/aguanto & !wake/blue/breathing
  `,
} as const;
