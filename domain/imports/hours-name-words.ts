/**
 * Words in names of services, rooms and programs, by classes. They name what is given, to whom and where; alone they
 * may narrow hours, so they count only in a heading (`withNames`). Words that decide who is let in are excluded
 * (members, residents, staff, patients, referrals).
 */

/** Groups of people: behind hours or in a sentence, the hours may be for them alone. */
const AUDIENCES = `teen | teens | young adult | young adults | adult | adults | youth | senior | seniors | elder | elders |
  veteran | veterans | vet | vets | women | womens | men | mens | kid | kids | children | childrens | infant |
  infants | toddler | toddlers | baby | babies | student | students | homeless | unhoused | worker | workers |
  mothers | moms | dads | fathers | parents | parent | caregiver | caregivers | lgbtq | refugee | refugees |
  immigrant | immigrants | farmworker | farmworkers | jovenes | adolescentes | adultos mayores | adultos |
  ancianos | mujeres | hombres | ninos | ninas | veteranos | padres | madres | bebes | migrante | migrantes |
  trabajadores | personas mayores | tercera edad | campesinos | estudiantes`;

/** Words for everyone who may come. */
const EVERYONE = `family | families | familias | familiar | todas las familias | todas las personas | todos los ninos | todas las edades | toda la familia | toda la comunidad`;

/** Words for kinds of place or help. */
const KINDS = `community | neighborhood | congregate | emergency | crisis | mobile | outreach | sobering | warming |
  cooling | resource | resources | welcome | hospitality | navigation | access | parish | county | city | municipal |
  regional | downtown | eastside | westside | northside | southside | central | interfaith | ecumenical |
  catholic | lutheran | methodist | baptist | presbyterian | episcopal | salvation army | hot | cold | warm | fresh |
  sack | bag |
  low-cost | low cost | no-cost | sliding scale | peer | medical | primary | public health | methadone | dosing | opioid | mat | overdose | needle |
  syringe | exchange | domestic violence | comunitario | comunitaria | comunitarios |
  comunitarias | parroquial | municipal | emergencia | movil | moviles | gratuito | gratuita | gratuitos | gratuitas | caliente | calientes | frio | calor | recursos | apoyo |
  acogida | prevencion | vecinal | barrio | infantil | popular | solidario | solidaria | interreligioso`;

/** Words for things given or done. */
const THINGS = `drive-up | drive up | walk-up | walk up | curbside | grab and go | grab-and-go | grab & go | to-go | recuperacion | salud |
  salud mental | bienestar | prevencion | apoyo | forms | information desk | information | recovery | wellness | detox | reentry | re-entry | harm reduction | human services | family services | community services | health | mental health | behavioral health | bread | soup | sandwich | sandwiches | coffee | snacks | water | milk | produce | fruit | vegetables | grocery |
  groceries | table | bags | sacks | boxes | box | basket | baskets | essentials | supplies | items | formula |
  coat | coats | shoes | socks | blankets | bedding | sleeping bags | tents | furniture | book | books | toy | toys | tools |
  bike | bikes | haircut | barber | charging | lockers | locker | storage | bins | computers | computer | wifi | wi-fi |
  internet | mail | mailbox | snap | medicaid | medicare | calfresh | medi-cal | tanf | wic | liheap | ebt | benefits |
  benefit | social security | id | ids | dmv | notary | tax | taxes | vita | utility | utilities | rent | rental | eviction |
  tenant | tenants | housing | expungement | daca | citizenship | naturalization | job | jobs | resume | workforce |
  work | training | career | literacy | reading | tutoring | homework | story time | storytime | playgroup | play group |
  parenting | prayer | bible study | aa | al-anon | grief | art | music | chair | tai chi | movie | movies | craft |
  vaccine | vaccination | vaccinations | shots | flu | covid | needle exchange | syringe exchange | syringe services | syringe service program |
  intercambio de jeringas | hiv | std | sti | tb | hepatitis | hep c | test | tests |
  narcan | naloxone | wound | foot | prenatal | pregnancy | eye | hearing | glasses | dentist | nurse | acupuncture |
  blood pressure | screening | screenings | checkups | check-ups | care | help | aid | assistance | relief |
  pan | sopa | cafe | leche | frutas | verduras | despensas | viveres | canasta | canastas | banco de ropa | banco de panales | banco de muebles | bolsas | cajas | mesa | abrigos |
  zapatos | cobijas | mantas | muebles | libros | juguetes | herramientas | higiene | bano | banos | regaderas | bano y ducha |
  correo | casilleros | computadoras | beneficios | estampillas | seguro social | medicare | renta | alquiler | desalojo |
  vivienda | ciudadania | migracion | trabajo | trabajos | capacitacion | tareas | lectura | crianza | oracion | estudio biblico |
  vacuna | vacunacion | prueba | pruebas | vih | gripe | presion | embarazo | lentes | vista | dentista | enfermera |
  curaciones | ayuda | asistencia | orientacion | primeros auxilios | desayunos | almuerzos | cenas | merienda | almuerzo caliente`;

/** Words for locations. */
const PLACES = `parking | safe parking | overnight parking | hall | fellowship hall | parish hall | social hall | narthex | basement | chapel | sanctuary | cafe | cafeteria |
  house | hub | spot | stop | station | site | depot | cottage | room | annex | wing | unit | truck | van | bus |
  trailer | tent | booth | stand | cart | window | counter | desk | park | plaza | garden | gardens | farm | barn | garage |
  mission | rescue mission | chamber | club | clubhouse | lounge | living room | ymca | ywca | ranch |
  dept | department | authority |  agency | departamento | agencia | salon | salon parroquial | sala | salita | sotano | capilla | parroquia | camion | camioneta | carpa |
  ventana | parque | jardin | huerto | mision | club | patio | templo | estacion | consultorio | dispensario |
  unidad movil | unidad | modulo | quiosco | kiosco | centro comunitario`;

/** Words for occasions on which people meet. */
const MEETINGS = `brunch | noon meal | giveaway | giveaways | posada | pancake | pancakes | celebration | party | banquet | potluck |
  fiesta | convivio | kermes | bazar | bazaar | rummage sale | yard sale | farm stand | workshop | workshops | group | groups | circle | social | fair |
  lessons | course | courses | taller | talleres | grupo | grupos | circulo | feria |
  curso | cursos | junta | juntas | encuentro`;

/** A part of a name, which `withNames` makes a heading of or leaves unknown. */
export interface NameMeaning {
  kind: "NAME";
  /** Whether the words only say what kind something is, or for whom: alone they are no name. */
  isOfKind?: boolean;
  isAudience?: boolean;
}

/** Names by their words, as `hours-vocabulary.ts` lists words. */
export const NAMES: readonly (readonly [NameMeaning, string])[] = [
  [{ kind: "NAME" }, [EVERYONE, THINGS, PLACES, MEETINGS].join(" | ")],
  [{ kind: "NAME", isOfKind: true }, KINDS],
  [{ kind: "NAME", isOfKind: true, isAudience: true }, AUDIENCES],
];
