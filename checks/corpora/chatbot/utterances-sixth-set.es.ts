import { utterances } from "./utterance.ts";

/** Messages of a sixth set, some mixing both languages, run once before its misses were fixed. */
export const SPANISH_SIXTH_SET = utterances(`
  mi niña tiene calentura y no tengo seguro | MEDICAL | - | - | KIDS
  me duele una muela, ¿hay dentista gratis? | MEDICAL
  se me acabó la insulina y no tengo con qué comprarla | DANGER MEDICAL
  estoy embarazada de 5 meses y no he visto doctor | MEDICAL
  una clinica en Hialeah que no pida papeles | MEDICAL | Hialeah
  ¿dónde me pongo la vacuna de la gripe mañana? | MEDICAL | - | TOMORROW
  ando con mucha tos y dolor de garganta | MEDICAL
  ¿dónde dan cena hoy en la noche cerca de mí? | MEALS | me | TONIGHT
  ocupo despensa para mis tres hijos | FOOD_PANTRIES | - | - | KIDS
  where is the despensa open now | FOOD_PANTRIES | - | NOW
  tengo 16 años y no tengo donde dormir | DANGER CHILD
  soy de la tercera edad y necesito comida | MEALS FOOD_PANTRIES | - | - | SENIORS
  busco shelter para mí y mis niños esta noche | EMERGENCY | - | TONIGHT | KIDS
  un albergue en Homestead que acepte perros | EMERGENCY | Homestead | - | PETS_ALLOWED
  cuarto barato para rentar | TRANSITIONAL
  ¿quién da chamba sin papeles? | EMPLOYMENT
  quiero aprender inglés los sábados | EDUCATION | - | WEEKDAY
  clases para sacar el GED | EDUCATION
  ¿dónde puedo usar una computadora? | TECH
  necesito cargar mi celular ahorita | TECH | - | NOW
  donde me puedo bañar cerca de aqui | HYGIENE | me
  pañales para mi bebé en el 33101 | CLOTHES | 33101
  una chamarra para el frío | CLOTHES
  me cortaron la luz | ASSISTANCE
  perdí mi acta de nacimiento | ASSISTANCE
  ayuda para pagar la renta | ASSISTANCE
  un abogado de inmigración que no cobre | ASSISTANCE
  soy veterano y no puedo dormir, quiero hablar con un terapeuta | COUNSELING | - | - | VETERANS
  reunión de AA despues de las 7 pm | COUNSELING | - | HOUR 19
  need zapatos pa mi hijo | CLOTHES | - | - | KIDS
  mis hijos estarían mejor si yo no estuviera | DANGER SUICIDE
  ya no le veo caso a seguir viviendo | DANGER SUICIDE
  mi marido me aventó contra la pared | DANGER VIOLENCE
  mi ex está afuera con un palo gritando que me va a matar | DANGER VIOLENCE
  mi amiga se tomó un frasco de pastillas y está bien dormida | DANGER OVERDOSE
  el novio de mi mamá me toca cuando ella no está | DANGER SEXUAL_ASSAULT
  el patrón nos quitó los pasaportes y no nos deja salir | DANGER TRAFFICKING
  mi vecino le pega a su niño con el cinturón todos los días | DANGER CHILD
  a mi abuelo se le torció la boca y no mueve el brazo | DANGER MEDICAL
  siento que me aplastan el pecho | DANGER MEDICAL
  me muero de calor, ¿hay un lugar con aire? | SAFE
  estos zapatos me están matando | SAFE
  me mató la cuenta del hospital | SAFE
  se me murió el celular | SAFE
  me cortaron las horas en el trabajo | SAFE
  quiero cortarme el pelo | SAFE
  me pegó bien fuerte la gripe | SAFE
  mi hijo se pegó en la rodilla jugando | SAFE
  curso para prevenir la violencia | SAFE
  el precio de la renta me ahoga | SAFE
  me quitaron las estampillas | SAFE
  me echaron del cuarto porque no pagué | SAFE
  muero por unos tacos | SAFE
  mi abuela murió y no tengo para el entierro | SAFE
  se quemó la comida y no hay más | SAFE
  me mata la espalda de tanto cargar | SAFE
  la batería del carro está muerta | SAFE
  es un golpe duro perder el trabajo | SAFE
  tengo que matar el tiempo hasta las 6, where can I go | SAFE
  hay farmacia abierta el domingo | SAFE
`);
