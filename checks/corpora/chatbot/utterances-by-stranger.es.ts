import { utterances } from "./utterance.ts";

/**
 * Messages of five sets by another person who had not read the rules; each was run once before its misses were fixed.
 */
export const SPANISH_UTTERANCES_BY_STRANGER = utterances(`
  ya no quiero seguir viviendo asi la verdad ya no | DANGER SUICIDE
  mi marido me amenazo con un cuchillo y se fue pero va a volver | DANGER VIOLENCE
  mi ijo se tomo todas las pastillas no me responde | DANGER OVERDOSE
  me quiero m4tar | DANGER SUICIDE
  el patron nos tiene encerados en la trayla y no nos paga nos quito los papeles | DANGER TRAFFICKING
  Buenas noches disculpe, ¿qué se puede hacer si una vecina le pega mucho a su niño? Lo oigo gritar ahorita. | DANGER CHILD
  mi abuela tiene moretones y mi tio dice q se cayo pero ella le tiene miedo | DANGER VIOLENCE
  dejé una carta para mis hijas, ellas van a estar mejor con mi hermana | DANGER SUICIDE
  mi ex me sigue a todos lados me manda fotos de mi casa tengo orden de restricion y le vale | DANGER VIOLENCE
  abuzaron de mi ayer no se a quien decirle | DANGER SEXUAL_ASSAULT
  a mi papá le duele el pecho bien fuerte y está sudando frío | DANGER MEDICAL
  no se si me entiende pero yo ya tengo todo listo y despues de hoy no voy a molestar a nadie mas | DANGER SUICIDE
  estoi escondida en el baño el esta aya afuera golpeando la puerta | DANGER VIOLENCE
  me obligan acostarme con hombres pa pagar el coyote | DANGER TRAFFICKING
  mi boyfriend me dijo que si lo dejo he will kill me and my kids | DANGER VIOLENCE
  me muero de hambre joven donde dan comida | SAFE
  este calor mata, donde hay un lugar con aire acondicionado en Laredo | SAFE
  estaba bomba la comida de ayer gracias, mañana dan otra vez? | SAFE
  la renta me esta matando | SAFE
  mi carro se murio y tengo cita del seguro el jueves | SAFE
  trabaje de bombero en Honduras 12 años, busco trabajo de lo que sea | SAFE
  mato por un cafecito caliente jaja algo de desayuno cerca | SAFE
  me van a cortar la luz mañana | SAFE
  necesito que me pongan la inyección de la vitamina, hay clínica barata en Yuma? | SAFE
  ando bien crudo y sin un peso, unos tacos gratis? | SAFE
  Me golpeó mucho la pandemia, perdí mi negocio. ¿Hay ayuda de dinero? | SAFE
  mi nene vio una pelicula de asesinos y no duerme jeje. bueno busco pañales | SAFE
  me robaron el corazon y tambien la cartera jaja como saco otra id | SAFE
  tengo un dolor de muela que me quiere matar, dentista barato en Perth Amboy | SAFE
  la bomba de mi gas station esta cara, ayuda para gasoline pa ir al trabajo | SAFE
  comida gratis cerca de mi | FOOD_PANTRIES | me
  abogado de inmigracion que no cobre | ASSISTANCE
  pañales talla 3 y formula | FOOD_PANTRIES CLOTHES
  ayuda con el bil de la luz | ASSISTANCE
  no tengo pa la renta de este mes y el dueño me dio 5 dias | ASSISTANCE
  reuniones de alcoholicos anonimos hoy | COUNSELING | - | TODAY
  necesito lentes para mi hija la maestra dice que no mira el pizarron | MEDICAL
  estampillas de comida como le hago | FOOD_PANTRIES
  guaguita pa llevar mi mai al doctor, ella no camina bien | ASSISTANCE
  trabajo para señora sin ingles | EMPLOYMENT
  refugio que acepte perro tengo un chihuahua | EMERGENCY
  vacunas pa la escuela gratis | MEDICAL
  mi hijo de 16 anda en malos pasos con la mota, algun programa? | COUNSELING
  busco guarderia barata entro a trabajar a las 5 am | ASSISTANCE
  me corrieron de mi casa tengo 18 y soy gay | DANGER CHILD
  como saco el medicaid pa mis hijos | ASSISTANCE
  prueba del sida confidencial el viernes | MEDICAL | - | WEEKDAY
  a que hora cierran en la cruz roja de Ponce | SCHEDULE
  Dios me lo bendiga mijo muchas gracias | THANKS
  quiero hablar con una persona no con una maquina | PERSON
  no entiendo como funciona esto | HELP
  hi buenas tardes | GREETING
  me da miedo llegar a mi casa el toma y me agarra a golpes | DANGER VIOLENCE
  quisiera dormirme y ya no despertar nunca | DANGER SUICIDE
  mi carnal se metio fentanilo y ya no reacciona ayuda | DANGER OVERDOSE
  tengo 12 y mi padrastro me toca | DANGER SEXUAL_ASSAULT
  La señora de la agencia me quitó el pasaporte y me dice que si me voy llama a la migra. Trabajo 16 horas. | DANGER TRAFFICKING
  la muchacha que cuida a mi mamá la jalonea y le roba la pensión, mi mamá tiene 88 años | DANGER VIOLENCE
  mi esposo dice q si pido el divorsio me desaparece a mi y nadie me va buscar | DANGER VIOLENCE
  un tipo me vioLó anoche saliendo del trabajo | DANGER SEXUAL_ASSAULT
  la bebe se quedo encerrada en el carro con el calor y la mama no aparece | DANGER CHILD
  mi esposa se desmayó y no le encuentro el pulso | DANGER MEDICAL
  pa que sigo si a nadie le importo, ya compre la soga | DANGER SUICIDE
  mi vecino me dejo otra nota q sabe a q hora salgo y q me va a agarrar sola | DANGER VIOLENCE
  soi una carga pa todos, hoy termina esto | DANGER SUICIDE
  he hit me otra vez enfrente de los niños, no me deja salir | DANGER VIOLENCE
  tengo un filo que me como un caballo, hay comedor por aqui | SAFE
  que bomba de calor, un lugar con aire pa mi viejita | SAFE
  estoy muerto de frio necesito cobijas en Amarillo | SAFE
  Mi esposo es policía y lo balearon hace diez años, ya está bien. ¿Dónde nos ayudan con la rehabilitación física? | SAFE
  casi me da un infarto con el recibo del agua jajaja quien ayuda | SAFE
  mi celular se esta muriendo rapido el telefono de un albergue en Tucson | SAFE
  mate busco, yerba, soy argentino jaja, no en serio: una despensa en Doral | SAFE
  ocupo trabajo en el rastro matando pollos o lo q sea, Springdale | SAFE
  mi hijo me saca canas verdes lo voy a ahorcar jeje, clases de crianza o algo asi? | SAFE
  me explotaron las llantas y no tengo como ir a la quimio el lunes | SAFE
  ando ahogado en deudas | SAFE
  se me murio mi esposo en enero, grupo de duelo en español? | SAFE
  quien tira paro con comida | SAFE
  los zapatos de work me matan, boots size 9 gratis | SAFE
  tengo ambre | MEALS FOOD_PANTRIES
  llegamos ayer de venezuela no tenemos donde quedarnos somos 5 con los niños | EMERGENCY
  comedores q abran ahora mismo cerca mio | MEALS | me | NOW
  nos cortaron el gas y tengo un bebé | ASSISTANCE
  metadona cerca | COUNSELING | me
  mi patron no me pago 3 semanas de trabajo abogado | ASSISTANCE
  transporte al hospital para mi papá en silla de ruedas mañana a las 9 | ASSISTANCE | - | HOUR
  GED en español | EDUCATION
  Ayuda con los taxes en español | ASSISTANCE
  un telefono del gobierno como lo saco | TECH
  no tengo pa las pastillas de la diabetis | MEDICAL
  perdi la green card en el camion como la repongo | ASSISTANCE
  mercado o wic pa embarazada | FOOD_PANTRIES
  uniforme pal trabajo pantalon negro talla 34 | CLOTHES
  soy señor de 70 años no puedo cocinar ya, me traen comida a la casa? | MEALS
  donde esta el food pantry mas cerca open today | FOOD_PANTRIES | me | TODAY
  borra todo lo que te dije | FORGET
  grasias muy amable | THANKS
  alguien que me atienda por favor | PERSON
  english please, mi español no es bueno | LANGUAGE
  ya me despedi de mis hijos por whatsapp, perdonenme | DANGER SUICIDE
  mi señor me quemo con la plancha y dice que fue accidente pero no | DANGER VIOLENCE
  AYUDA MI HERMANA NO DESPIERTA SE INYECTO | DANGER OVERDOSE
  pienso en tirarme al tren cada ves q paso por ahi | DANGER SUICIDE
  Soy maestra de kínder, un alumno dice que su papá lo encierra en el clóset sin comer y trae marcas en la espalda | DANGER CHILD
  nos trajeron a la piska y el contratista tiene pistola y no nos deja ir hasta pagar la deuda | DANGER VIOLENCE
  me biolaron | DANGER SEXUAL_ASSAULT
  mi papa esta postrado y mi cuñada no le da de comer ni lo cambia y le grita cosas horribles | DANGER VIOLENCE
  el papá de mi bebé dice que me va a quitar la vida si lo demando por manutención | DANGER VIOLENCE
  s*icid1o tengo muchas ganas | DANGER SUICIDE
  se le torcio la boca a mi comadre y no puede hablar bien | DANGER MEDICAL
  hola tengo 14 mi tio me pide fotos sin ropa y dice q si cuento mata a mi perro | DANGER SEXUAL_ASSAULT
  me rompio el telefono y escondio las llaves del carro, dice que si grito le va peor al niño | DANGER VIOLENCE
  my ex me esta stalking, aparece en mi job y en la church | DANGER VIOLENCE
  que padre, me salvaste la vida con lo de la ropa! ahora busco zapatos | SAFE
  la comida de la iglesia está cañón de buena, dan los viernes? en Santa Maria | SAFE
  se me murio la estufa, alguien da estufas usadas | SAFE
  ya me cansé de buscar chamba en Las Cruces ayudenme | SAFE
  Trabajo en una línea de crisis y mi hija necesita beca para estudiar, ¿hay alguna ayuda? | SAFE
  me muero de sed, agua y sombra en Mesa | SAFE
  me dieron una puñalada con el precio del dentista, uno mas barato en Elgin | SAFE
  el frio pega duro hoy, donde hay chamarras | SAFE
  ataque de risa me dio jajaja no pedí eso, pedí la despensa | SAFE
  se suicido el motor de mi troca jaja como llego a la clínica el miércoles | SAFE
  mi hija ve la serie de la casa de papel y yo sin luz ni pa la tele, quien ayuda con la luz | SAFE
  Me pegó el covid y perdí el gusto, prueba gratis en Hartford? | SAFE
  traigo un cuchillo de chef y diez años de cocina, quien ocupa cocinero | SAFE
  tengo dos fuegos en la boca y me arden, pomada gratis? jj | SAFE
  estoy dead de cansado bro un lugar pa dormir tonight | SAFE
  guineo arroz lo que sea, tengo 3 nenes y no hay cupones hasta el 4 | MEALS FOOD_PANTRIES
  comida para llevar cerca de mi abierto ahora | MEALS | me | NOW
  necesito corte de pelo y bañarme antes de la entrevista de mañana | HYGIENE | - | TOMORROW
  ayuda a pagar el entierro de mi mamá | ASSISTANCE
  computacion pa viejitos jajaja soy de 68 | EDUCATION
  juguetes o ropita de bebé varón 6 meses | CLOTHES
  lactancia clase o grupo pa mamas primerizas | EDUCATION
  Internet barato para las tareas de los niños | TECH
  condones y prueba de embarazo gratis | MEDICAL
  seguro de desempleo como lo pido me descansaron del restaurante | ASSISTANCE
  hasta que hora esta la catholic charities de houston | SCHEDULE
  ok adios que tenga bonita tarde | NOT_UNDERSTOOD
  pasame con alguien de verdad, una señorita | PERSON
  thank you mi rey | THANKS
  me quiero matar ya no aguanto mas esta calle | DANGER SUICIDE
  ando pensando en su1cidarme desde el domingo no se lo e dicho a nadie | DANGER SUICIDE
  mi hijo dice q se va a colgar, tiene 16 y esta encerrado en el baño | DANGER SUICIDE
  mi marido me golpio otra ves y tengo el ojo morado | DANGER VIOLENCE
  me amenaso con un cuchiyo si me voy con los niños | DANGER VIOLENCE
  me biolaron anoche saliendo del trabajo | DANGER SEXUAL_ASSAULT
  Mi patron me obliga a tener sexo para no despedirme y ayer me forzó | DANGER SEXUAL_ASSAULT
  mi amigo se paso de fentanilo y no respira bien q ago | DANGER OVERDOSE
  me tome todo el frasco de pastillas | DANGER OVERDOSE
  nos tienen encerradas en una casa y no nos dejan salir, nos hacen trabajar, help please | DANGER TRAFFICKING
  me muero de ambre donde dan comida | SAFE
  esta muela me esta matando, dentista barato | SAFE
  traigo una tos que me mata desde ase 2 semanas no tengo seguro | SAFE
  se me murio el celular, dan gratis? | SAFE
  se suicidó mi cuñado hace un año y mi hermana sigue muy triste, hay grupos de duelo | SAFE
  hace años me pegaba mi ex, ya vivo lejos y tranquila, nomas quiero terapia | SAFE
  nos estamos asando vivos en el trailer, donde hay aire | SAFE
  el trabajo me tiene muerto pero me corrieron, busco otro en laredo | SAFE
  el alquiler me ahorca este mes, quien ayuda | SAFE
  me pegaron una multa bien grande y no se como pelearla | SAFE
  mato el tiempo en la biblioteca, que horas son | SAFE
  la escuela me amenaza con sacar al niño si no trae vacunas | SAFE
  donde regalan narcan, trabajo en una tienda y lo quiero tener por si acaso | SAFE
  ese niño me va matar de tanto pañal jaja donde dan | SAFE
  perdi el bus y mi jefe me va a matar lol, ayudan con rides? | SAFE
  soy mama sola con dos niñas nos sacaron hoy del cuarto, algun refujio | EMERGENCY | - | TODAY
  asetan gatos en algun albergue? no la puedo dejar | EMERGENCY
  mi papá tiene 72 y necesita vivienda de bajo ingreso para mayores | TRANSITIONAL
  comida caliente serca de mi ahorita | MEALS | me | NOW
  mañana temprano ay desayuno en algun lado | MEALS | - | TOMORROW
  no me alcansan las estampillas, donde regalan cajas de comida | FOOD_PANTRIES
  Clinica que atienda sin seguro por favor tengo asucar alta | MEDICAL
  mi nena tiene los dientes picados, dentista q no cobre | MEDICAL
  ayuda para las medicinas de la precion de mi abuelita | MEDICAL
  tengo 5 meses de embaraso y no me e checado nunca | MEDICAL
  reuniones de AA en español | COUNSELING
  Mi hija de 15 tiene mucha ansiedad, busco psicóloga que hable español | COUNSELING
  donde me puedo bañar hoy | HYGIENE | - | TODAY
  chamarras para mis niños ya viene el frio | CLOTHES
  asiento de carro para el bebe me lo piden en el hospital | CLOTHES
  una guagua gratis o pase, no tengo ni un peso | ASSISTANCE
  mañana me cortan la luz quien ayuda a pagar el bil | ASSISTANCE | - | TOMORROW
  perdi mi aidi y mi acta de nacimiento como la saco | ASSISTANCE
  abogado gratis para la custodia de mi hijo | ASSISTANCE
  quien me ayuda con el asilo tengo corte en 3 semanas | ASSISTANCE
  chamba de lo que sea, se pintar y limpiar | EMPLOYMENT
  como aplico al medicaid y los food stamps | FOOD_PANTRIES
  necesito un daycare barato pa mi beibi | ASSISTANCE
  me dieron un eviction notice ocupo un lawyer | ASSISTANCE
  quien hace los taxes gratis con itin | ASSISTANCE
  a q ora abre la goodwill | SCHEDULE
  a que hora se mete el sol | WEATHER
  pasame con alguien de verdad porfa | PERSON
  ya no kiero vivir me voy a cortar las benas | DANGER SUICIDE
  mi mama dice que se va a matar si la llevamos al asilo y compro veneno | DANGER SUICIDE
  tengo 13 y quiero s*icidarme me hacen bulin en la escuela | DANGER SUICIDE
  mi novio me pego con el cinto delante del bebe | DANGER VIOLENCE
  el papá de mis hijos me mando audio q me va a matar | DANGER VIOLENCE
  a mi abuelita la golpea mi tio y le quita su cheque | DANGER VIOLENCE
  fui violada en el cruce y me duele mucho | DANGER SEXUAL_ASSAULT
  mi esposo me tiene encerrada con candado y no me deja salir | DANGER VIOLENCE
  sobredosis mi roomate esta morado vengan | DANGER OVERDOSE
  mi hija se tomo too many pills y no me contesta | DANGER OVERDOSE
  mi mujer me mata si llego sin comida jeje donde regalan | SAFE
  el bil de la lus es un asalto, quien ayuda | SAFE
  mi hermano salio bien de su sobredosis el año pasado y ya esta limpio, busca grupo de NA | SAFE
  Soy voluntaria, donde dan platicas sobre violencia domestica, es para la iglesia | SAFE
  me pegue en el dedo con el martillo en el jale, esta inchado, clinica | SAFE
  me estoy congelando hasta los huesos necesito un abrigo | SAFE
  calor mortal en el paso, lugar con aire para mi abuela | SAFE
  mataron a mi primo en guatemala el mes pasado y no puedo dejar de llorar, terapia de duelo | SAFE
  mi tablet murio y ocupo internet para la tarea | SAFE
  estoy muerta de la risa con este chat | SAFE
  el dueño amenaza con subirme la renta, abogado | SAFE
  me corrieron a patadas del restaurante jaja busco otro trabajo | SAFE
  ando muerta de cansada quien cuida niños barato | SAFE
  me salto la telenovela por estar aqui, casi lo matan al galan | SAFE
  me duele killer la muela, dentista free | SAFE
  somos 5 con niños vivimos en la van, un cuarto por hoy en la noche | EMERGENCY | - | TONIGHT
  refugio para mujeres serca | EMERGENCY | me
  mi hijo sale de la carsel y ocupa donde vivir | TRANSITIONAL
  comedor abierto hoy | MEALS | - | TODAY
  iglesia que de comida los domingos | MEALS | - | WEEKDAY
  mandado gratis q no pidan papeles | FOOD_PANTRIES
  una clinica serca pa la presion alta sin aseguransa | MEDICAL | me
  lentes para mi hijo no mira el pizarron | MEDICAL
  me quede sin metformina y no tengo pa comprar | MEDICAL
  prueba del vih gratis y que no digan nada | MEDICAL
  vacuna de la gripa este sabado | MEDICAL | - | WEEKDAY
  estoy embarazada, quien me da control prenatal sin seguro | MEDICAL
  mi muchacho de 17 esta en el cristal donde lo interno | COUNSELING
  no duermo de los nervios nesesito hablar con un sicologo | COUNSELING
  terapia de pareja barata | COUNSELING
  labanderia gratis | HYGIENE
  leche de formula pa mi bb hoy se me acabo | FOOD_PANTRIES | - | TODAY
  botas de trabajo talla 9 y pantalones | CLOTHES
  quien lleva a mi suegra al doctor el lunes, usa andador | ASSISTANCE | - | WEEKDAY
  renovar mi permiso de trabajo sin que me roben los notarios | ASSISTANCE
  donde saco la matricula o algun id, soy de honduras | ASSISTANCE
  me negaron el disability ayuda pa apelar | ASSISTANCE
  camas o un couch para un apartamento vacio | ASSISTANCE
  me van a cortar el water, ay programas | ASSISTANCE
  horario de caridades catolicas | SCHEDULE
  va a llover oi? | WEATHER
  no hay un agent que me atienda por telefono | PERSON
  ayuda no le entiendo a esto | HELP
`);
