import type { WordClasses } from "../danger-engine.ts";
import { englishForms, spanishForms } from "../verb-forms.ts";
import { CLASSES_OF_SIGNS } from "./vocabulary-of-signs.ts";

/** Classes of words that the danger tables consist of: folded, both languages together. */

const listed = (text: string): readonly string[] => text.trim().split(/\s+/u);
const english = (verbs: string): readonly string[] => listed(verbs).flatMap(englishForms);
const spanish = (verbs: string): readonly string[] =>
  listed(verbs).flatMap((entry) => {
    const [verb = "", changed] = entry.split(":");
    return spanishForms(verb, changed);
  });

const PARTNER = listed(`
  husband husbands hubby hubbys wife wifes boyfriend boyfrend boyfriends girlfriend girlfriends bf gf partner partners ex exs
  exhusband exwife exboyfriend exgirlfriend spouse fiance fiancee babydaddy ol esposo esposa marido novio novia pareja
  exesposo exesposa exmarido exnovio exnovia expareja concubino viejo conyuge prometido
`);
const PARENTS = listed(`
  dad dads daddy father mom moms mother mama momma mami mommy stepdad stepdads stepfather stepmom stepmother parents parent papa papas padre padres madre
  padrastro madrastra papi apa guardian foster
`);
const RELATIVES = listed(`
  brother brothers sister sisters uncle uncles tio tia aunt auntie cousin cousins primo prima hermano hermana abuelo abuela abuelita abuelito abuelos
  grandpa grandma grandmother grandfather granny nana gramps nephew nephews niece sobrino sobrina grandson grandsons granddaughter
  nieto nieta nietos cunado cunada suegro suegra yerno nuera compadre comadre padrino madrina inlaw tata
`);
const CHILD = listed(`
  son sons daughter daughters kid kids child children baby babies toddler boy boys girl girls infant newborn stepson stepdaughter student students
  hijo hija hijos hijas nino nina ninos ninas bebe bebes nene nena nenes chamaco chamaca chamaquito criatura hijastro hijastra alumno alumna menor
  menores sobrinos sobrinas nietos nietas hermanitos hermanitas mijo mija hijita hijito ninita ninito bebita bebito muchachita muchachito lil
`);
const FRIENDS = listed(`
  friend friends bestie buddy homie homegirl roommate roommates roomate coworker coworkers classmate neighbor neighbors neighbour
  amigo amiga amigos companero companera vecino vecina vecinos compa cuate carnal compita roommate mate pal
`);
const HE = listed(
  "he hes hed hell she shes shed shell they theyre theyll him her them his el ella ellos lo la le",
);

export const CLASSES: WordClasses = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(Object.entries(CLASSES_OF_SIGNS).map(([name, words]) => [name, [...words]])),
    PARTNER,
    PARENTS,
    RELATIVES,
    CHILD,
    FRIENDS,
    HE,
    /** Someone other than the writer, for whom the writer may fear. */
    OTHER: [
      ...PARTNER.filter((word) => word !== "ol"),
      ...PARENTS,
      ...RELATIVES,
      ...CHILD,
      ...FRIENDS,
      ...listed(
        "he hes she shes him her they someone somebody guy man woman dude senor senora lady teen teenager muchacho muchacha alguien chavo chava hombre mujer vet veteran",
      ),
    ],
    /** People whom the writer lives with or is close to. */
    FAMILIAR: [...PARTNER, ...PARENTS, ...RELATIVES, ...FRIENDS, ...HE],
    ME_US: listed("me us myself my our nos mi mis"),
    HITS: [
      ...english(`beat punch slap kick hurt abuse attack push shove smack assault choke strangle whip batter slam stab whoop
        bruise bite burn throttle backhand`),
      ...listed(`hit hits hitting beaten beating beats bit slammed slams threw throws throwing dragged drags drag swung broke broken busted
        hurts hurting struck strikes hitted pegandome golpiza madriza paliza`),
      ...spanish(`pegar golpear maltratar ahorcar apunalar abofetear empujar patear lastimar atacar agredir jalonear cachetear
        madrear azotar jalar aventar:avient arrastrar estrujar zarandear moler:muel trompear`),
      ...listed(
        "tunda golpiza paliza cachetada cachetadas punetazo punetazos patadas trancazo trancazos madrazos chingadazos cinturonazo cinturonazos moquete moquetes",
      ),
    ],
    KILLS: [
      ...english("kill murder shoot stab"),
      ...listed("matar matarme matarnos mata mato maten mate matara matarla matarlo dead muerta muerto"),
    ],
    WEAPON:
      listed(`gun guns pistol knife knives machete bat rifle shotgun weapon blade hammer glock revolver pistola cuchillo navaja arma armas
      fierro escopeta rifle bate martillo punal cuete`),
    LETS: listed("let lets letting allow allowed allows deja dejan dejaba dejo permite"),
    NECK: listed("neck throat windpipe cuello garganta pescuezo nuez gaznate"),
    HANDS: listed(
      "hand hands arm arms forearm knee belt cord scarf rope towel mano manos brazo brazos antebrazo rodilla cinto cinturon cable cordon soga toalla",
    ),
    STRANGLES: [
      ...english("choke strangle throttle suffocate smother"),
      ...listed(
        "chokin chokehold headlock ahorco ahorca ahorcaba ahorcando ahorcandome ahorcarme ahorcado ahorcada ahorcar ahorcarla ahorcarlo estrangulo estrangula estrangular estrangularme estrangulando asfixio asfixia asfixiarme asfixiando asfixiaba sofoco sofocarme horco horcar ahogo ahogarme ahogaba",
      ),
    ],
    SQUEEZES: [
      ...english("squeeze press grab crush"),
      ...listed(
        "squeezed apreto aprieta apretaba apretando apretar apretarme aprieto agarro agarra agarraba agarrando agarrarme presiono presiona presionaba oprimio jalo jala puso pone",
      ),
    ],
    TRACKER:
      listed(`tracker trackers gps airtag airtags airtagged tile spyware stalkerware tracking rastreador rastreadores localizador camaras camera cameras cam
      chip keylogger microfono micro`),
    SPIES: [
      ...english("track spy monitor stalk watch follow hack check clone"),
      ...listed(
        "spies spying spied espia espiando espiar espian rastrea rastrear rastreando vigila vigilar vigilando revisa revisando monitorea controla hackeo hackeado hackeada clono clonado intervenido intervino lee leyendo sigue siguiendo",
      ),
    ],
    DEVICE:
      listed(`phone phones fone cell cellphone iphone android laptop computer tablet car truck van vehicle bag purse texts messages email emails location account accounts
      icloud gmail google whatsapp facebook instagram snapchat life360 password passwords passcode
      telefono celular cel carro troca camioneta auto bolsa mensajes correo ubicacion cuenta cuentas computadora contrasena contrasenas whats face movil mochila`),
    RAPES: [
      ...english("rape molest grope fondle"),
      ...listed(
        "raped rapes rapist assaulted violo violaron viola violaba violado violada violarme violacion violador ultrajo ultrajaron manoseo manosea manosearon manoseaba abuso abusaron abusa abusaba abusado abusada",
      ),
    ],
    TOUCHES: listed(
      "touch touches touched touching touchin toca tocaba toco tocan tocando tocaron tocarme kissed kisses kissing besa beso besaba grabbed grabs rubbed rubs agarro agarra agarraba",
    ),
    PRIVATE:
      listed(`privates private boobs breast breasts chest butt ass crotch pants shorts underwear panties skirt shirt nalgas pechos senos partes
      calzones pantalon pantaleta chichis vagina pene cola intimas ropa falda blusa`),
    SEXUAL: listed(
      "sex sexual sexually sexo relaciones sexuales intimidad nudes naked desnuda desnudo desnudas nude",
    ),
    MINOR_WORDS:
      listed(`stepdad stepfather stepmom stepmother stepbrother padrastro madrastra teacher coach school grade homework class recess babysitter babysits babysit daycare
      daycares cps maestro maestra profe profesor profesora escuela kinder prekinder entrenador ninera hermanastro mami papi foster sitter
      principal counselor pastor padrino uncle tio`),
    /** Ages below 18, as people write them about themselves or a child. */
    MINOR_AGE: listed(
      "4 5 6 7 8 9 10 11 12 13 14 15 16 17 five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    ),
    LANDLORDS: listed("landlord landlords lanlor casero casera dueno duenos manager"),
    /** People in whose hands one is at work, in care, at home, or on the way. */
    OTHERS_AT_WORK: listed(
      `boss supervisor manager foreman coworker landlord doctor dentist nurse aide therapist chiropractor masseur massage driver uber coach pastor priest lawyer date customer
      jefe patron capataz mayordomo encargado gerente supervisor casero dueno doctor dentista enfermero sobador masajista terapeuta chofer taxista pastor cura abogado cliente companero cuidador`,
    ),
    /** Ages between those of a child and an old person. */
    GROWN_AGE: [
      ...Array.from({ length: 42 }, (_, at) => String(18 + at)),
      ...listed("twenty thirty forty fifty veinte treinta cuarenta cincuenta veintidos veintitres"),
    ],
    ELDERLY:
      listed(`grandma grandmas grandpa grandpas grandmother grandfather granny nana gramps abuela abuelita abuelo abuelito abuelos elderly elder senior
      viejita viejito viejitos ancianita anciano anciana ancianos dementia alzheimer alzheimers demencia walker wheelchair ochenta setenta noventa`),
    OLD_AGE: listed(
      "65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99",
    ),
    CARERS:
      listed(`son daughter grandson granddaughter nephew niece caregiver caretaker aide aides nurse nurses staff cousin roommate brother sister boyfriend husband
      hijo hija hijos nieto nieta sobrino sobrina nuera yerno cuidadora cuidador enfermera enfermeras enfermero empleada muchacha hermano hermana asilo`),
    MONEY: listed(
      "money check checks cheque cheques pension ssi social security card bank house deed signature dinero tarjeta banco casa jubilacion retiro seguro pago herencia firma firmar papeles checkbook savings",
    ),
    STEALS: [
      ...english("steal rob drain cash"),
      ...listed(
        "takes took take taking stole stolen keeps kept signed sign quita quito quitan quitaron roba robo roban robaron saca saco cobra gasta gasto firmo firme firmar vacio",
      ),
    ],
    OPIOID:
      listed(`fent fentanyl fetty heroin dope h oxy oxys perc percs percocet percocets percs30 blues blue m30 m30s opioid opioids opiates morphine norco vicodin hydrocodone methadone
      tranq xylazine fentanilo fenta heroina chiva percocet morfina opio tecata azul azules`),
    DRUGS:
      listed(`drugs drug pills pill meds medicine medication tylenol advil xanax xans bars benzos klonopin seroquel benadryl lithium trazodone ambien adderall meth coke cocaine
      crack molly ecstasy mdma k2 spice gummies edibles antidepressants insulin speed ice shot needle needles syringe
      droga drogas pastilla pastillas pildora pildoras medicina medicinas medicamento medicamentos coca cocaina cristal perico piedra tachas perc jeringa clonazepam rivotril calmantes somniferos tafil
      fent fentanyl heroin dope oxy perc percs percocet percocets blues fentanilo heroina chiva m30 m30s acetaminofen paracetamol ibuprofeno aspirinas naproxeno`),
    CONSUMED:
      listed(`took taken take takes taking swallowed swallow swallows ate eaten eating drank drink drinking drunk drinks licked chewed chewing sipped sip gulped injected shot smoked snorted popped downed
      inhaled sprayed mixed breathed bit
      tomo tome toma tomaron tomado tomarse tomarme bebio bebi bebido comio comi trago trague tragado traga ingirio inyecto inyecte metio meti fumo fume inhalo chupo mordio probo lamio mezclo mezcle revolvi revolvio junte junto masco mastico pincho`),
    TOXIC:
      listed(`bleach clorox ammonia detergent tide pod pods dishwasher laundry cleaner cleaners drano lysol windex fabuloso pinesol antifreeze coolant gasoline kerosene lighter thinner turpentine
      rat mouse poison pesticide insecticide roach raid lye acid battery batteries magnet magnets mushroom mushrooms berries berry oleander nicotine vape sanitizer mothball mothballs chemicals chemical fertilizer weedkiller windshield
      perfume remover acetone
      cloro amoniaco detergente lejia limpiador pinol suavitel anticongelante gasolina tiner thinner veneno raticida ratas raton insecticida pesticida plaguicida acido pila pilas bateria baterias iman imanes hongo hongos quitaesmalte esmalte
      fertilizante sosa caustica desinfectante aguarras diesel petroleo herbicida`),
    GASES: listed("gas propane propano monoxide monoxido co fumes humo smoke exhaust escape"),
    BURNERS: listed(
      "generator grill charcoal heater stove oven furnace boiler hibachi bbq propane car engine garage generador carbon brasero anafre parrilla calentador estufa horno boiler calenton cochera fogata lena",
    ),
    FEELS_SICK:
      listed(`headache headaches dizzy nauseous nausea sick vomiting throwing puking passed fainted faint sleepy confused weak wobbly collapsed
      mareado mareada mareados mareadas mareo mareos vomitando vomito nausea nauseas desmayo desmayado desmayada debil dolor sueno cabeza dormidos `),
    EVERYONE: listed(
      "all everybody everyone we family kids whole both us todos toda familia ninos nosotros tenemos dog cat perro",
    ),
    INDOORS: listed(
      "inside indoors house apartment trailer room basement tent van car garage camper rv bedroom adentro dentro casa cuarto traila departamento carpa carro troca cochera sotano camioneta",
    ),
    BREATHING: listed(
      "breathe breathing breathin breath breathes  respira respirar respiraba respirando respiracion breths",
    ),
    /** Negations. */
    NOT_ANY: listed(
      "not no isnt aint cant cannot wont doesnt dont stopped quit barely hardly didnt never nt ni apenas casi dejo sin",
    ),
    BLOOD: listed(
      "blood bleeding bleed bleeds bleedin  bled sangre sangra sangrando sangro sangrar sangrado hemorragia desangra desangrando ",
    ),
    MUCH_BLOOD:
      listed(`stop stops lot lots alot everywhere floor pool pouring gushing spurting squirting soaking soaked soaks pad pads towel towels bad badly heavily heavy much through shirt spraying faint dizzy deep profusely out
      para parar parado mucho mucha muchisima chorro chorros chorritos charco piso toalla toallas empapada empapado demasiada harta bastante controlar detener brota brotando`),
    WOUNDS: listed(
      "stabbed shot gunshot slashed apunalado apunalada apunalaron apunalo balazo balazos navajazo navajazos machetazo cuchillada acuchillaron disparo dispararon baleado balacearon punalada punaladas picaron",
    ),
    LABOR_SIGNS: listed(
      "contractions contraction labor pushing crowning contracciones pujar pujando parto parir pariendo coronando aliviarme aliviarse",
    ),
    PREGNANT: listed(
      "pregnant preg weeks months due embarazada embarazo encinta semanas meses panzona prenada",
    ),
    HOT: listed(
      "heat hot sun sunstroke heatstroke 100 101 102 103 104 105 106 107 108 109 110 112 115 overheated calor caliente sol bochorno insolacion insolado insolada asoleada asoleado ac roofing fields",
    ),
    HEAT_SIGNS:
      listed(`confused confusion sweating sweat sweats dizzy fainted faint collapsed cramping cramps passed puking vomiting threw throwing crazy sense
      confundido confundida suda sudar sudando desmayo desmayado desmayada mareada mareado delirando calambres vomitando vomito raras raro tonterias desvaria desvariando incoherente tambaleando colapso responde delira`),
    COLD_WEATHER: listed(
      "cold snow ice freezing frozen freeze frost blizzard winter furnace frostbite hypothermia outside outdoors river rain wet frio nieve hielo helado helada nevando congelado congelada congelando tieso afuera calle hipotermia carro mojado mojada",
    ),
    EXTREMITY: listed(
      "toe toes foot feet finger fingers hand hands ear ears nose leg legs dedo dedos pie pies mano manos oreja orejas nariz pierna piernas",
    ),
    FROSTBITTEN: listed(
      "black white numb blue hard waxy gray grey feel dead purple wax candle blisters negro negros negra negras blanco blancos blanca morado morados duro duros siento siente dormidos entumidos entumido cera ampollas moradas azules",
    ),
    SHIVERS: listed(
      "shivering shiver shaking shake trembling temblar temblando tiembla tiritando temblorina tirita shakes temblor",
    ),
    STOPPED: listed(
      "stopped quit quitting stop detox detoxing without off kicking out deje dejo dejado dejar dejando deja sin acabo acabaron quito quitaron cortaron suspendi abandone",
    ),
    DRINK: listed(
      "drinking drink alcohol liquor vodka booze beer whiskey drank handle tequila cerveza cervezas alcohol tomar tomando trago pisto licor ron bebida beber chupe aguardiente mezcal borracho bebiendo bebia tomaba",
    ),
    BENZO: listed(
      "xanax klonopin benzos benzo ativan valium clonazepam rivotril lorazepam diazepam alprazolam bars phenobarb gabapentin tafil",
    ),
    WITHDRAWAL_SIGNS:
      listed(`shaking shakes shakin shaky seeing hallucinating hallucinations bugs seizure seizures sweating sweats twitching zaps tremors hearing spiders dts crawling delirium talkin convulsion
      temblando temblor temblores tiemblo tiembla veo viendo alucinando alucinaciones cucarachas aranas bichos hormigas sudando convulsion convulsiones oigo voces ve temblorina convulsione ve alucina sombras`),
    SKIN_SIGNS:
      listed(`red streak streaks line lines pus smells smell stinks black green hot swollen swelling leaking oozing rotten hole swole maggots spreading
      roja rojas rojo raya rayas linea lineas pus huele apesta apestosa negro negra verde caliente hinchado hinchada  hincho supura escurre hoyo gusanos subiendo podrida podrido inflamada agua`),
    FEVERISH: listed(
      "fever chills burning shaking shivering feverish fiebre calentura escalofrios calofrios temblando tirito tiritando calenturas escalofrio",
    ),
    WOUND_PLACE:
      listed(`wound cut leg foot arm abscess incision stitches tooth bite sore ulcer scar csection section surgery hand finger jaw neck toe injection needle nail breast belly
      herida cortada pierna pie brazo absceso puntadas muela diente mordida llaga ulcera cesarea operacion mano dedo clavo tobillo inyeccion panza pecho seno cicatriz inyecto piquete corte`),
    INSULIN_WORDS: listed("insulin insulina lantus humalog novolog insulins insuline metformin"),
    DIABETIC: listed(
      "diabetic diabetes diabetica diabetico sugar sugars azucar glucose glucosa diabetis keto ketones cetonas type tipo",
    ),
    RAN_OUT: listed(
      "out ran no without lost stolen broke gone skipping rationing half halving splitting stretch hot warm spoiled expired empty less afford left run acabo acabaron sin robaron perdi rompio partiendo mitad rendir alcanza dure caliente descompuso nada tengo falta quedan tiene dejo robo",
    ),
    FACE: listed("face mouth smile cara boca labio sonrisa lado side"),
    DROOPS: listed(
      "droopy drooping droops drooped droop crooked sagging numb dropped slack uneven chueca chueco torcida torcio torcido tuerce caida caido dormida dormido paralizada paralizado lado cayo adormecida adormecio",
    ),
    SPEECH: listed(
      "words speech talking talk talks slurring slurred talkin speak habla hablar hablando palabras lengua slurs sounds",
    ),
    WRONG: listed(
      "wrong slurred slurring funny weird gibberish sense garbled mush drunk borracha borracho raro rara enredado arrastrado mal trabado trabada puede arrastra bien enredada",
    ),
    WITNESSED:
      listed(`neighbor neighbors neighbour upstairs downstairs next across street outside parking lot bus stop corner alley someone somebody guy man woman lady girl dude stranger strangers store apartment wall walls park train
      vecino vecina vecinos arriba abajo afuera calle estacionamiento parada esquina parque alguien hombre tipo mujer senora muchacha muchacho senor chavos departamento apto pared paredes tienda metro camion guagua cholos bola homeless cuate tren gente`),
    STRANGER: listed(
      "guy man men dude woman lady girl stranger someone somebody neighbor neighbors neighbour couple teens boys group people kids cops hombre tipo vato mujer senora muchacha muchacho senor chavo chavos vecino vecina vecinos pareja alguien cholos bola gente wey homeless indigente",
    ),
    MIGRA: listed(
      "ice migra inmigracion immigration deportation redada redadas raid raids cbp icey deportacion",
    ),
    DEPORT: listed(
      "deport deported deporting deportation deportar deportan deportaron deporten deportado deportada deporte detained detenido detenida detuvieron detencion redada raid levantaron",
    ),
    UNDOCUMENTED: listed(
      "papers undocumented status illegal papeles indocumentado indocumentada documentos estatus visa",
    ),
    AGENTS: listed(
      "agents agent vest vests masks masked unmarked uniform officers van vans suv suvs agentes oficiales chaleco chalecos placas encapuchados trocas camionetas hombres unos enmascarados",
    ),
    POLICE: listed(
      "cop cops police officer officers sheriff deputy deputies trooper guard guards jailer policia policias polis oficial oficiales chota patrulla patrullas patrullero custodio judicial uniforme placa",
    ),
    VOICES: listed("voices voice voces voz"),
    RAGE: listed(
      "kill hurt stab shoot shake smother drown strangle beat murder hit throw choke pay matar mato mate lastimar apunalar sacudir ahogar aventar ahorcar golpear hacerle pegarle quebrar partir madrear acuchillar",
    ),
    DOOR: listed(
      "door knocking knock banging pounding puerta tocan tocando toca tocaron golpean afuera outside window ventana",
    ),
    FAREWELL: listed(
      "goodbye bye goodbyes farewell adios despido despedirme despedida despedirse despidiendo despidiendose despidio",
    ),
  }).map(([name, words]) => [name, new Set(words)]),
);
