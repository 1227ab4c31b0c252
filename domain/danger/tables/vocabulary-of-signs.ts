import type { WordClasses } from "../danger-engine.ts";
import { englishForms, spanishForms } from "../verb-forms.ts";

/** Classes of words that sentences about danger consist of, in both languages. */

const listed = (text: string): readonly string[] => text.trim().split(/\s+/u);
const english = (verbs: string): readonly string[] => listed(verbs).flatMap(englishForms);
const spanish = (verbs: string): readonly string[] =>
  listed(verbs).flatMap((entry) => {
    const [verb = "", changed] = entry.split(":");
    return spanishForms(verb, changed);
  });

const TROUBLES = listed(`
  heat cold rent bill bills hunger weather price prices job stress humidity traffic boredom allergies shoes
  inflation gas hours wait economy pandemic taxes allergy migraine company collectors mosquitos mosquitoes
  bugs roaches spam telemarketers headache flu cough shift calor frio dolor renta rentas biles bil hambre
  pandemia crisis inflacion economia sed tos gripe gripa covid virus estres cansancio sueno ruido deudas
  deuda precios zapatos sol recibo alquiler alquileres factura facturas pago pagos gastos tarifa impuestos
  aseguranza seguro banco intereses insurance electricity utilities landlords debt debts loan loans interest
  tuition diarrhea arthritis huracan tormenta desempleo enfermedad diabetes alergia alergias nostalgia
  humedad tarea horario turno aburrimiento bank banks fees fee strike layoffs tariffs
`);
const ACHING = listed("feet foot back tooth teeth head knee knees stomach hip muela espalda cabeza pies");

export const CLASSES_OF_SIGNS: WordClasses = Object.fromEntries(
  Object.entries({
    /** Troubles that exhaust people without anyone hurting them on purpose. */
    THING: [...TROUBLES, ...ACHING],
    /** The troubles that are not body parts: someone hit "en la cabeza" was hit by a person. */
    TROUBLE: TROUBLES,
    /** Parts of the body that may be hit. */
    BODY_PART: [
      ...ACHING,
      ...listed(
        "face arm arms leg legs eye mouth nose neck ribs jaw ear cara brazo pierna ojo boca nariz cuello costillas",
      ),
    ],
    DARK: listed(`murder murders killer killers suicide violence killing asesinos asesino suicidio violencia crimen drugs
      crime zombies zombis drogas trafficking muertos terror narcos narcotraficantes`),
    /** Someone who may do harm. */
    WHO: listed(`he she they hes shes theyre someone somebody husband hubby wife boyfriend bf girlfriend gf partner ex man
      mans guy dude dad daddy father mom mother mama brother uncle son sons neighbor roommate stepdad stepfather stepmom
      stepmother stepson parents fiance abuser pimp boss landlord nephew cousin stepbrother grandson caregiver caretaker
      coworker stranger dealer coach teacher pastor spouse exhusband exboyfriend`),
    QUIEN:
      listed(`el ella ellos esposo esposa marido novio novia pareja ex papa mama padre madre padrastro madrastra hijo
      hermano tio primo sobrino jefe patron companero vecino vecina cunado suegro suegra yerno nieto senor senora viejo
      mujer hombre tipo maestro pastor coyote dueno nuera padrino abuelo hombres`),
    MY: listed("my our his her their the a mi mis su sus un una el la los las al"),
    PERSON:
      listed(`kid kids child children baby babies son daughter toddler boy girl mom momma mother sister brother hermano papa dad padre grandma
      grandmother granddaughter grandson niece nephew nino nina ninos ninas hijo hija hijos hijas bebe nene nena nietos
      nieto nieta sobrino sobrina sobrinos chamaco chamacos hermana mama abuela abuelo abuelita mujer esposa vecina`),
    KID: listed(`kid kids child children baby babies son daughter toddler boy girl grandson granddaughter niece nephew
      infant stepson stepdaughter student
      nino nina ninos ninas hijo hija hijos hijas bebe nene nena nietos nieto nieta sobrino sobrina chamaco chamacos
      menor menores hijastro hijastra criatura alumno alumna`),
    HURTS: [
      ...english(`beat punch choke strangle slap kick stab hurt abuse threaten stalk attack push shove grab burn bite drag
        smack assault kill murder whip harass molest torture spit headbutt pistolwhip suffocate restrain batter terrorize
        pummel shake slam smother scald thrash wallop`),
      ...listed(`hit hits hitting hittin beaten bit bitten shoots whooped whoops jumped swung swings
        strangles dragged slammed slams shoved locks locked`),
    ],
    HARM: listed(`kill hurt shoot stab murder beat harm rape hit choke punch strangle attack burn whoop slap unalive drown
      poison`),
    LASTIMA:
      spanish(`pegar golpear maltratar amenazar perseguir:persig acosar encerrar:encierr ahorcar asfixiar
      apunalar abofetear empujar patear lastimar atacar agredir desaparecer:desaparezc jalonear cachetear estrangular
      insultar humillar violentar madrear sopapear zarandear azotar tundir vigilar controlar amarrar escupir
      quemar aventar:avient rasgunar sofocar acuchillar tirotear empujonear cintarear pisotear arrastrar`),
    MATA: spanish(
      `matar golpear pegar lastimar violar apunalar danar agarrar balear rajar picar secuestrar desaparecer quemar ahorcar`,
    ),
    SELF: listed(`myself himself herself hisself themselves themself mysef myslef meself ourselves`),
    SELF_HARM: [
      ...english("kill hurt harm cut hang shoot drown stab burn unalive off hurting starve"),
      "cuttin",
    ],
    WANTS:
      listed(`want wants wanna wanted wanting wish wishing wishes hope hoping ready rather gonna going finna bouta
      planning plan plans prefer feel feeling thinking think thoughts deserve tryna trying tried ima imma`),
    DIE: listed("die dying dead dissapear disappear suicide unalive"),
    NOT: listed(`dont doesnt not no never didnt cant cannot couldnt wont nothing aint isnt without wasnt nobody stopped
      hardly barely nor quit wouldnt`),
    LIVE: listed("live living life alive exist existing existence wake breathe breathing"),
    QUIERE:
      listed(`quiero quiere quisiera quise queria queriendo prefiero preferiria deseo pienso piensa pensando pense
      voy va iba ganas intente intento intentando planeo ojala decidi decidido debo mejor quieren merezco tratado trate`),
    MORIR: listed(`morir morirme morirse matarme matarse mate muera muriera suicidarme suicidarse ahorcarme
      colgarme desaparecer aventarme tirarme lanzarme cortarme morirnos`),
    NO: listed("no ni nunca sin jamas nada ya"),
    VIVIR: listed("vivir vivo viviendo vida existir existiendo vivirla seguir despertar"),
    TOOK: listed(`took taken take takes taking swallowed swallow ate drank drink chugged downed popped popping snorted shot
      smoked injected tome tomo tomado tomaron tomaste trago trague bebio bebi comio comi ingirio inyecto inyecte metio
      meti fumo fume tragado bebido tomarse tomarme tomar`),
    MUCH: listed(`many much all bunch lot lots bottle whole handful entire full several too mucho mucha muchos muchas
      demasiado demasiada demasiados demasiadas todo toda todos todas monton frasco bote puno botella entero entera
      bastantes chingo`),
    DRUG: listed(`suboxone subutex methadone klonopins edible edibles morphine tramadol codeine lean molly tylenols advils aspirins benadryls capsules capsulas tabs ibuprofen ibuprofeno paracetamol acetaminofen oxycodone klonopin ambien valium seroquel gabapentin pills pill meds medicine medication tylenol xanax percs oxy fentanyl fent heroin dope meth drugs
      advil benadryl aspirin sleeping opioids coke xans tablets antidepressants insulin methadone blues pastillas
      pastilla pildoras medicinas medicina medicamento medicamentos fentanilo fenta heroina droga drogas coca cocaina
      cristal pepas tabletas insulina tylenol somniferos calmantes veneno cloro raticida`),
    POISON:
      listed(`drano lysol windex rubbing kerosene turpentine bleach poison antifreeze clorox cleaner chemicals detergent pods batteries battery gasoline lye veneno
      cloro raticida anticongelante fabuloso pinol acido gasolina insecticida`),
    BLUE: listed("blue purple gray grey azul azules morado morada morados moradas"),
    LIPS: listed("lips lip face skin fingers fingernails nails mouth labios cara unas boca dedos piel"),
    PAPERS: listed(
      `passport passports pasaportes papers paper documents visa id ids pasaporte papeles documentos identificacion`,
    ),
    TAKES:
      listed(`took takes take taking has have holding holds keeps kept keep hid hides confiscated quito quita
      quitaron tiene tienen escondio esconde retiene retienen guardo guarda agarro quitado`),
    OUTSIDE: listed("outside front by near fuera afuera frente"),
    MY_PLACE:
      listed(`job work house home school door apartment place car window trabajo casa escuela puerta apartamento
      carro cuarto`),
    SEX: listed(`sex sexual sexually naked nudes body dick penis vagina privates desnuda desnudo sexo sexuales partes
      intimas cuerpo`),
    AFRAID: listed("afraid scared terrified frightened scare scares fear"),
    BODY: listed("chest heart pecho corazon"),
    PAIN: listed(`pain pains hurt hurts hurting tight tightness pressure crushing squeezing heavy dolor duele dolia dolores
      presion opresion apreta aprieta`),
    /** People whom the writer lives with, or who have power over the writer. */
    NEAR: listed(`he hes she shes husband hubby husbands wife boyfriend boyfrend bf bfs girlfriend gf partner ex exs exhusband
      exboyfriend exwife spouse fiance daddy dad mom mother mama momma father stepdad stepfather stepmom stepmother parents
      son sons daughter brother sister uncle aunt cousin nephew niece grandson granddaughter grandpa grandfather roommate
      roomate caregiver caretaker aide nurse pimp boss coyote abuser stalker inlaw inlaws stepson stepbrother`),
    PARENT:
      listed(`dad daddy father mom mother mama momma stepdad stepfather stepmom stepmother parents uncle aunt
      grandpa grandma guardian foster babysitter sitter nanny teacher coach`),
    CERCANO:
      listed(`esposo esposa marido novio novia pareja ex exesposo exmarido exnovio expareja papa mama papas padres padre
      madre padrastro madrastra hijo hija hijos hermano hermana tio tia primo sobrino nieto yerno nuera cunado cunada suegro
      suegra abuelo ella companero roommate patron patrona jefe jefa cuidadora cuidador enfermera husband boyfriend bf
      padrino coyote casero concubino`),
    CUIDA:
      listed(`hijo hija nieto nieta sobrino sobrina nuera yerno cuidadora cuidador enfermera muchacha senora hermano
      cunado cunada vecino vecina roommate`),
    TAKES_AWAY:
      listed(`took takes taking hides hid hiding keeps withholds withholding confiscated snatched smashed broke
      breaks breaking destroyed checks checking reads reading monitors controls controlling threw cut cuts holds`),
    PHONE_KEYS:
      listed(`phone fone phones cell cellphone keys key passport papers documents meds medicine medication
      insulin wheelchair walker cane inhaler glasses ssi pension paycheck money debit bank texts messages calls`),
    QUITA:
      listed(`quito quita quitan quitaron quitado quitando quitaba escondio esconde esconden escondia rompio rompe
      revisa revisaba controla checa checaba arrebato destruyo`),
    QUITA_UNO: listed(
      `quito quita quitaba escondio esconde escondia rompio rompe revisa revisaba controla checa arrebato`,
    ),
    MIS_COSAS:
      listed(`telefono celular cel fon llaves llave dinero cheque sueldo paga pension pasaporte papeles documentos
      identificacion medicinas medicina medicamentos insulina silla andador baston mensajes llamadas hijos ninos bebe`),
    PEGAN:
      listed(`pega pegan pego pegaron golpea golpean golpeo maltrata maltratan jalonea encierra encierran amarra
      quema lastima lastiman cachetea`),
    /** Counts of pills beyond what a doctor prescribes. */
    MANY: listed(`6 7 8 9 10 11 12 13 14 15 16 18 20 21 24 25 28 30 32 35 36 40 42 45 48 50 55 60 65 70 75 80 85 90 100 120 150 200
      ten twelve fifteen twenty thirty forty fifty sixty hundred dozen dozens diez doce quince veinte treinta cuarenta cincuenta
      sesenta cien`),
    ODD: listed(`overdose overdosed overdosing overdoses od oded oding sobredosis`),
  }).map(([name, words]) => [name, new Set(words)]),
);
