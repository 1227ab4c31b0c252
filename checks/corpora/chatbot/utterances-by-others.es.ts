import { utterances } from "./utterance.ts";

/** Messages collected by someone who had not read the rules. */
export const SPANISH_UTTERANCES_BY_OTHERS = utterances(`
  comida | MEALS FOOD_PANTRIES
  tengo ambre no e comido desde ayer | MEALS FOOD_PANTRIES
  donde dan comida gratis ahorita | MEALS FOOD_PANTRIES | - | NOW
  buenas tardes mire yo soy nueva aqui vengo de honduras con mis dos niños y queria saber si me puede ayudar con comida gracias | MEALS FOOD_PANTRIES | - | - | KIDS
  comedor cerca de mi | MEALS | me
  donde dan cena esta noche | MEALS | - | TONIGHT
  almuerzo gratis mañana en hialeah | MEALS | Hialeah | TOMORROW
  despensa abierta el domingo | FOOD_PANTRIES | - | WEEKDAY
  bolsas de comida 33101 | FOOD_PANTRIES | 33101
  una despensita para mi familia | FOOD_PANTRIES | - | - | FAMILIES
  estampillas de comida | FOOD_PANTRIES
  me quitaron los cupones | FOOD_PANTRIES
  leche de formula para mi bebe | FOOD_PANTRIES
  oficina de wic en homestead | FOOD_PANTRIES | Homestead
  desayuno mañana temprano | MEALS | - | TOMORROW
  refugio | EMERGENCY
  donde puedo dormir hoy en la noche | EMERGENCY | - | TONIGHT
  albergue para mujeres con niños | EMERGENCY
  estoy en la calle no tengo donde quedarme | EMERGENCY
  nos corrieron de la casa | EMERGENCY
  hay camas en los angeles ahora | EMERGENCY | Los Angeles | NOW
  albergue donde acepten mi perro | EMERGENCY | - | - | PETS_ALLOWED
  duermo en mi carro con mis hijos busco albergue | EMERGENCY
  soy veterano y estoy sin techo | EMERGENCY | - | - | VETERANS
  refujio pa hombres en maiami | EMERGENCY | Miami | - | MEN
  refugio para gays | EMERGENCY | - | - | LGBT
  un lugar pa pasar la noche cerca de mi | EMERGENCY | me | TONIGHT
  vivienda sobria | TRANSITIONAL
  casa de transicion en san jose | TRANSITIONAL | San Jose
  vivienda transitoria para mujeres | TRANSITIONAL | - | - | WOMEN
  clinica gratis | MEDICAL
  doctor sin seguro cerca de mi | MEDICAL | me
  me duele una muela | MEDICAL
  dentista barato en miami | MEDICAL | Miami
  vacunas para la escuela de mi niño | MEDICAL | - | - | KIDS
  estoy embarazada y no tengo doctor | MEDICAL
  se me acabo la insulina | DANGER MEDICAL
  prueba de sida | MEDICAL
  lentes porque no veo bien | MEDICAL
  una clinica abierta el sabado | MEDICAL | - | WEEKDAY
  medicina para la presion | MEDICAL
  no puedo respirar bien por el asma | DANGER MEDICAL
  sicologo | COUNSELING
  estoy muy triste y quiero hablar con un psicologo | COUNSELING
  terapia en español | COUNSELING
  reunion de alcoholicos anonimos hoy | COUNSELING | - | TODAY
  mi hijo anda en las drogas necesita rehabilitacion | COUNSELING
  ansiedad y nervios | COUNSELING
  quiero dejar de tomar | COUNSELING
  ropa | CLOTHES
  chamarra para el frio | CLOTHES
  pañales | CLOTHES
  panales para mi bebe | CLOTHES
  zapatos para trabajar | CLOTHES
  cobijas | CLOTHES
  ropita de bebe y zapatitos | CLOTHES
  botas de trabajo gratis | CLOTHES
  bañarme | HYGIENE
  donde me puedo bañar ahora mismo | HYGIENE | - | NOW
  lavar ropa | HYGIENE
  lavanderia cerca | HYGIENE | me
  toallas sanitarias | HYGIENE
  corte de pelo gratis el domingo | HYGIENE | - | WEEKDAY
  un baño por aqui | HYGIENE | me
  jabon y pasta de dientes | HYGIENE
  wifi gratis | TECH
  cargar mi celular | TECH
  una computadora para usar mañana por la mañana | TECH | - | TOMORROW
  internet barato | TECH
  telefono gratis del gobierno | TECH
  ayuda con la renta | ASSISTANCE
  me van a cortar la luz | ASSISTANCE
  abogado de inmigracion gratis | ASSISTANCE
  asilo politico ayuda | ASSISTANCE
  permiso de trabajo | ASSISTANCE
  perdi mi id | ASSISTANCE
  acta de nacimiento | ASSISTANCE
  pase de guagua | ASSISTANCE
  comida para mi perro | ASSISTANCE
  quien me cuida los niños mientras trabajo | ASSISTANCE
  biblioteca | ASSISTANCE
  me quieren desalojar | ASSISTANCE
  el tps se me vence | ASSISTANCE
  ayuda con los biles | ASSISTANCE
  mandar mis papeles a migracion | ASSISTANCE
  clases de ingles despues de las 6 | EDUCATION | - | HOUR
  aprender ingles el sabado | EDUCATION | - | WEEKDAY
  ged en español | EDUCATION
  programa despues de la escuela para mi hija | EDUCATION | - | - | KIDS
  clases de computacion | EDUCATION
  clases de ciudadania | EDUCATION
  clases de ingles pa personas mayores | EDUCATION | - | - | SENIORS
  trabajo | EMPLOYMENT
  ocupo jale | EMPLOYMENT
  ando buscando chamba en el campo | EMPLOYMENT
  busco camello soy venezolano recien llegado | EMPLOYMENT
  trabajo sin papeles en homestead | EMPLOYMENT | Homestead
  ayuda con mi resume | EMPLOYMENT
  necesito una pega mañana mismo | EMPLOYMENT | - | TOMORROW
  laburo | EMPLOYMENT
  ocupo un shelter for tonight | EMERGENCY | - | TONIGHT
  need ropa para mi hijo | CLOTHES | - | - | KIDS
  food pantry cerca de mi ahorita | FOOD_PANTRIES | me | NOW
  comida y un lugar pa dormir | MEALS FOOD_PANTRIES EMERGENCY
  donde como en la madrugada | MEALS FOOD_PANTRIES | - | TONIGHT
  comida en ciudad gotica | MEALS FOOD_PANTRIES | ?ciudad gotica
  ropa y pañales en 90012 | CLOTHES | 90012
  gracias mi amor | THANKS
  hola buenas | GREETING
  adios | GOODBYE
  que puedes hacer | HELP
  quiero hablar con una persona de verdad | PERSON
  jajajsk | NOT_UNDERSTOOD
  numero de crisis | CRISIS_LINES
  como esta el clima | WEATHER
  va a llover mañana | WEATHER | - | TOMORROW
  borra todo | FORGET
  me quiero matar | DANGER SUICIDE
  ya no quiero vivir | DANGER SUICIDE
  me quiero morir | DANGER SUICIDE
  quiero acabar con mi vida | DANGER SUICIDE
  boy a suisidarme | DANGER SUICIDE
  no le veo sentido a la vida | DANGER SUICIDE
  mi hija se corta los brazos | DANGER SUICIDE
  mejor no estar aqui todos estarian mejor sin mi | DANGER SUICIDE
  mi hermano dice que se va a matar | DANGER SUICIDE
  ya no aguanto mas quiero desaparecer para siempre | DANGER SUICIDE
  me voy a aventar del puente | DANGER SUICIDE
  quisiera dormirme y ya no despertar | DANGER SUICIDE
  oigo voces que me dicen que me mate | DANGER SUICIDE
  pense en quitarme la vida | DANGER SUICIDE
  mi marido me pega | DANGER VIOLENCE
  mi esposo me golpea enfrente de los niños | DANGER VIOLENCE
  me quiere matar | DANGER VIOLENCE
  mi pareja no me deja salir de la casa | DANGER VIOLENCE
  me amenaza con un cuchillo | DANGER VIOLENCE
  mi ex me anda siguiendo y tengo miedo | DANGER VIOLENCE
  el papa de mis hijos me pega cuando toma | DANGER VIOLENCE
  dijo que si lo dejo me mata | DANGER VIOLENCE
  hay una balacera | DANGER VIOLENCE
  refugio para mujeres golpeadas | EMERGENCY
  me ahorco anoche mi novio | DANGER VIOLENCE
  orden de restriccion | ASSISTANCE
  mi amigo se paso de droga y no despierta | DANGER OVERDOSE
  se metio mucho fentanilo | DANGER OVERDOSE
  me tome todas las pastillas | DANGER OVERDOSE
  sobredosis ayuda | DANGER OVERDOSE
  me violaron | DANGER SEXUAL_ASSAULT
  mi padrastro me toca | DANGER SEXUAL_ASSAULT
  abusaron de mi hija | DANGER SEXUAL_ASSAULT
  el patron me quito el pasaporte y no me paga | DANGER TRAFFICKING
  el coyote no me deja ir y me cobra mas dinero | DANGER TRAFFICKING
  me obligan a prostituirme | DANGER TRAFFICKING
  mi papa me pega tengo 11 años | DANGER CHILD
  me duele el pecho y el brazo | DANGER MEDICAL
  mi bebe no respira | DANGER MEDICAL
  se esta desangrando | DANGER MEDICAL
  le dio un derrame | DANGER MEDICAL
  me muero de hambre | SAFE
  me muero de frio | SAFE
  me mata el dolor de espalda | SAFE
  este calor me esta matando | SAFE
  se murio mi abuela necesito ayuda para el entierro | SAFE
  se me murio el celular | SAFE
  me pega el sol | SAFE
  se me pego la gripa | SAFE
  mato el tiempo en la biblioteca | SAFE
  quiero dejar de fumar | SAFE
  me cortaron la luz | SAFE
  me quiero cortar el pelo | SAFE
  mi carro no prende me puede pasar corriente | SAFE
  vacuna inyeccion para el bebe | SAFE
  matricula para la escuela | SAFE
  me quiero matricular en ingles | SAFE
  pastillas para la presion | SAFE
  clase de prevencion del suicidio | SAFE
  curso de narcan | SAFE
  no me dejan entrar con mi perro | SAFE
  la migra anda cerca? | DANGER IMMIGRATION
  me robaron la cartera y mi id | SAFE
  el perro me mordio los zapatos | SAFE
  estoy muerta de cansancio | SAFE
  me toca cita mañana | SAFE
  ya no quiero vivir en este refugio | SAFE
  ya no quiero vivir con mi suegra | SAFE
  quiero acabar la escuela | SAFE
  me ahogo en deudas | SAFE
  la renta me esta ahorcando | SAFE
  soy matador de reses en la empacadora | SAFE
  dame un tiro al centro | SAFE
  me dispararon la renta | SAFE
  violacion de transito | SAFE
  golpe de calor agua fria | DANGER MEDICAL
  onde regalan comida hecha hoy | MEALS | - | TODAY
  no me alcanza pal mandado | FOOD_PANTRIES
  acabo de llegar de cuba y no tengo donde dormir | EMERGENCY
  un cuartico barato pa rentar | TRANSITIONAL
  hace mucho frio necesito un refugio ya | EMERGENCY | - | NOW
  hotel para mi familia por unos dias | EMERGENCY | - | - | FAMILIES
  mi niño tiene calentura donde hay clinica | MEDICAL
  me tienen que sacar una muela el viernes | MEDICAL | - | WEEKDAY
  lentes gratis para mayores en miami | MEDICAL | Miami | - | SENIORS
  terapia de pareja | COUNSELING
  centro de rehabilitacion en los angeles | COUNSELING | Los Angeles
  no duermo de los nervios, un psicologo por favor | COUNSELING
  calzones y brasieres | CLOTHES
  uniforme de la escuela | CLOTHES
  ropa de invierno para mis chamacos | CLOTHES | - | - | KIDS
  desodorante y cepillo | HYGIENE
  donde lavo mi ropa cerca de 33101 el domingo | HYGIENE | 33101 | WEEKDAY
  imprimir unos papeles mañana por la mañana | TECH | - | TOMORROW
  ayuda con el bil del agua | ASSISTANCE
  como saco el seguro social | ASSISTANCE
  traductor para la corte | ASSISTANCE
  tutor para mi hija despues de las 4 | EDUCATION | - | HOUR | KIDS
  quien esta contratando cerca de mi | EMPLOYMENT | me
  pizca de tomate en homestead trabajo | EMPLOYMENT | Homestead
  muchisimas gracias | THANKS
  busco un doctor que hable español pa mi mama | MEDICAL
  no puedo ir al trabajo por la violencia en mi casa | DANGER VIOLENCE
  ya no tiene caso vivir | DANGER SUICIDE
  ya compre la soga y escribi la carta | DANGER SUICIDE
  adios a todos voy a quitarme la vida | DANGER SUICIDE
  mi señora me avienta cosas y me pega | DANGER VIOLENCE
  me puso la pistola en la cabeza | DANGER VIOLENCE
  mi primo se inyecto heroina y tiene los labios azules | DANGER OVERDOSE
  mi tio me violo | DANGER SEXUAL_ASSAULT
  a mi mama le esta dando un infarto | DANGER MEDICAL
  me voy a morir si no como jaja | SAFE
  matamos dos pajaros comida y ropa | SAFE
  el casero me esta matando con la renta | SAFE
  me pegaron el covid en el trabajo | SAFE
  la cartilla de vacunas del bebe | SAFE
`);
