import { utterances } from "./utterance.ts";

export const SPANISH_UTTERANCES = utterances(`
  necesito comida cerca de mí ahora | MEALS FOOD_PANTRIES | me | NOW
  tengo hambre | MEALS FOOD_PANTRIES
  ¿dónde dan comida caliente esta noche? | MEALS | - | TONIGHT
  comedor abierto mañana en la mañana | MEALS | - | TOMORROW 9
  despensas en Hialeah el sábado | FOOD_PANTRIES | Hialeah | WEEKDAY
  nesesito una despenza serca de mi | FOOD_PANTRIES | me
  regalan comida por aquí? | FOOD_PANTRIES | me
  leche de bebé para mi hija | FOOD_PANTRIES | - | - | KIDS
  aplicar para estampillas | FOOD_PANTRIES
  algo de comer para mis hijos | MEALS | - | - | KIDS FAMILIES
  lonche gratis hoy | MEALS | - | TODAY
  desayuno después de las 8 | MEALS | - | HOUR 20
  alvergue para esta noche | EMERGENCY | - | TONIGHT
  me voy mañana, necesito una cama esta noche | EMERGENCY | - | TONIGHT
  donde puedo dormir en Miami | EMERGENCY | Miami
  refugio para mujeres con niños en San Jose | EMERGENCY | San Jose | - | WOMEN KIDS
  me corrieron de mi casa | EMERGENCY
  estoy en la calle y necesito una ducha | HYGIENE
  no tengo casa, necesito doctor | MEDICAL
  hay camas para hombres? | EMERGENCY | - | - | MEN
  albergue que acepte mi perro | EMERGENCY | - | - | PETS_ALLOWED
  lugar caliente abierto ahorita | EMERGENCY | - | NOW
  vale de hotel para mi familia | EMERGENCY | - | - | FAMILIES
  vivienda económica en Los Ángeles | TRANSITIONAL | Los Angeles
  cuarto barato para rentar | TRANSITIONAL
  sección ocho | TRANSITIONAL
  casa de medio camino | TRANSITIONAL
  clínica gratis cerca | MEDICAL | me
  doctor sin seguro el lunes | MEDICAL | - | WEEKDAY
  me duele una muela | MEDICAL
  vacunas para mi niño mañana | MEDICAL | - | TOMORROW | KIDS
  lentes y examen de la vista | MEDICAL
  medisina para la diabetes | MEDICAL
  prueba de embarazo | MEDICAL
  estoy embarazada, busco atención médica | MEDICAL
  hablar con alguien, estoy deprimida | COUNSELING
  dejar las drogas | COUNSELING
  junta de doble A después de las 7 | COUNSELING | - | HOUR 19
  tengo ataques de ansiedad | COUNSELING
  psicólogo para mi hijo en 33101 | COUNSELING | 33101 | - | KIDS
  manejo de la ira | COUNSELING
  ropa de invierno | CLOTHES
  pañales gratis | CLOTHES
  zapatos para mis niños | CLOTHES | - | - | KIDS
  cobijas esta noche | CLOTHES | - | TONIGHT
  dónde me puedo bañar | HYGIENE
  lavar mi ropa el domingo | HYGIENE | - | WEEKDAY
  baños públicos por aquí | HYGIENE | me
  corte de pelo gratis | HYGIENE
  toallas femeninas | HYGIENE
  cargar mi celular ahorita | TECH | - | NOW
  internet gratis en Homestead | TECH | Homestead
  necesito una computadora | TECH
  sacar copias | TECH
  ayuda para pagar la renta | ASSISTANCE
  me cortaron la luz | ASSISTANCE
  abogado de inmigración en Miami | ASSISTANCE | Miami
  me van a sacar, tengo aviso de desalojo | ASSISTANCE
  sacar la identificación | ASSISTANCE
  pasaje de bus | ASSISTANCE
  un raite al doctor | ASSISTANCE MEDICAL
  muebles usados | ASSISTANCE
  comida para perro | ASSISTANCE
  hacer los taxes | ASSISTANCE
  guardería barata | ASSISTANCE
  clases de inglés en la noche | EDUCATION | - | TONIGHT
  terminar la prepa | EDUCATION
  útiles escolares para mi hijo | EDUCATION | - | - | KIDS
  no sé leer | EDUCATION
  campamento de verano para mis hijos | EDUCATION | - | - | KIDS
  busco chamba | EMPLOYMENT
  trabajo para veteranos en Hialeah | EMPLOYMENT | Hialeah | - | VETERANS
  me quedé sin trabajo | EMPLOYMENT
  curso de soldadura | EMPLOYMENT
  trabajo por día mañana temprano | EMPLOYMENT | - | TOMORROW 9
  hacer mi currículum | EMPLOYMENT
  busco food pantry para mi familia | FOOD_PANTRIES | - | - | FAMILIES
  shelter para mi mamá que es viejita | EMERGENCY | - | - | SENIORS
  no quiero comida, necesito ropa | CLOTHES
  hola buenas tardes | GREETING
  muchas gracias | THANKS
  quiero hablar con una persona | PERSON
  ayuda por favor | HELP
  olvida todo | FORGET
  va a llover mañana? | WEATHER | - | TOMORROW
  zapote morado volador | NOT_UNDERSTOOD
  me quiero morir | DANGER SUICIDE
  ya no kiero bibir | DANGER SUICIDE
  pienso en quitarme la vida | DANGER SUICIDE
  mi esposo me pega | DANGER VIOLENCE
  me quiere matar | DANGER VIOLENCE
  mi novio me amenasa | DANGER VIOLENCE
  no me deja salir de la casa | DANGER VIOLENCE
  sobredocis no respira | DANGER OVERDOSE
  tomó muchas pastillas | DANGER OVERDOSE
  me violaron anoche | DANGER SEXUAL_ASSAULT
  me obligan a trabajar y me quitaron el pasaporte | DANGER TRAFFICKING
  mi papá me pega | DANGER CHILD
  me duele el pecho | DANGER MEDICAL
  me muero de hambre | SAFE
  quiero matar el tiempo | SAFE
  clase de prevención del suicidio | SAFE
  ya no aguanto el dolor de muela | SAFE
  quiero cortarme el pelo | SAFE
  mi celular está muerto | SAFE
`);
