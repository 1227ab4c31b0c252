/**
 * Everyday words that are correct although one letter away from a word of the vocabulary: "feet" is not a typo of
 * "feed". They indicate no topic, and may be part of a name.
 */

const ENGLISH = `
  letting overdo overdid miles agent agents march slumlord infected spider insane strangle hotspot toys wipes volunteers
  above absolutely accept accepted account accounts ache aches aching across again against aint air airport airs
  almost along although amazing angel angels ankle app appear appeared apple apples applied apply applying approve
  approved apps arm arms around arrest arrested arrive arrived arrives arriving art arts ashamed asked asks asleep
  assign attic aunt auntie avenue awake awesome awful bag bags ball balls banana bank banks bar barely bars
  baseball basement basically basketball bat bathroom bats bc beach bean beans beat beats beau beautiful became
  become bed bedroom beef beer began begin beginning begins begun behind believe believed believes belle belly
  below belt belts bend bent beside between beyond bible bicycle bike bikes bird birds birth birthday bit bite
  bites bitten bitter black blanket bleed bleeding bless blessed blessing blessings block blocks blood blue board
  boards boat boats boise bone bones book books boot border bored boring born borrow borrowed borrowing boss bot
  bother bothered bothers bots bottom boulevard bound bowl box boxes brain brave bread breads break breaking breaks
  breath breathe breathes breathing bridge bridges bright bring brings broad broke broken brought brown bruh bruise
  bruised brush buddies buddy building buildings bump bumps bunch burger burn burned burns burnt bus buses bust
  busted busy butt butter button buttons cable cake cakes called calling calls camera camp camping cancel canceled
  cancelled candy cap caps carpet carried carries carrot carry carrying cart carts cash catch catches catching
  caught cereal certainly chain chair chairs change changed changes changing charge charged chart charts cheap
  cheek cheese chew chewing chicken chill chin choke choking choose choosing chose chosen church cities city
  classmate clean cleaned cleaning click clicked climb climbed clock clocks closet cloud clouds cloudy club clubs
  coach coaches cold colder color colors comb comma common completely computer continue continued cook cooked
  cookie cookies cooking cooks cool cooler cop copies cops copy corn corner corners cost costs couch cough coughing
  country county couple court courts cousin cousins coworker coworkers crack cracked crash crashed crazy cried
  cries crime criminal cross crossed crossing cry crying cup cups currently curse cursed curtain curtains cut cute
  cuts cutting cuz daddy damn dance dancing dark dash deadass deal deals dealt decide decided deck deep definitely
  del deliver delivered delivery denial denied deny describe design desk desks devil diego dirty divorced dizzy
  door doors dot downstairs dozen drain drank drawer drawers dress dressed dresser drink drinks drive driver
  drivers drives drop dropped dropping drops dry dunno during ear early earn earned earning ears earth easy egg
  eggs eight eighteen eighty either elbow elder eleven email emails embarrassed embarrassing empty end ended ending
  ends engaged enough enter entered exactly excellent except expensive expire expired expires explain explained
  explaining extra extremely failing faint fainted fair fairs faith fall fallen falling falls false fam fan fans
  fantastic farm farmer farms fast feeder feel feeling feels feet fell fella fellas felony felt fence fewer fiance
  fiancee fifteen fifth fifty fight fights file files finally fine finger fingers finish finished finishing finna
  fish fishing fix fixed fixes fixing flash flies flight flights floor floors flower flowers flute fly flying
  folder folks follow followed following follows food foot football forget forgot forgotten form forms fort forty
  found four fourteen fourth free freeway freeze freezer freezes freezing fresh fresno fridge frozen fruit fruits
  full funny fury game games gaming garage garden gardens gas gate gates gimme glory god gonna good goose gorgeous
  gotta grab grabbed grabs grain gramma gramps grand granddaughter grandkid grandkids grandma grandpa grandson
  granny grass gray great green grew grey ground grow growing grown grows guess guessed guessing guilty gym gyms
  hair half hand handsome hard hardly healthy hear heard hearing hears heart hearted hearts heater heating heaven
  heavy heel heels held hell hella heres herself hid hidden hides hiding highkey highway hike hiking hill hip hips
  hisself hold holding holds hole holes holy homeboy homegirl homie homies honestly hood hook hooks hope hoped
  hoping horrible hose hot hotel hotter hour house houses however hows hubby hundred hungry hurried hurry hurt
  hurts ima imma inch inches indoors inlaw inlaws innit inside instead itch itching itchy itself jealous judge
  juice jump jumped jumping jumps juror jury keep keeps kept key keys kidney kidneys kind kinda kitchen kite knee
  kneel knees knock knocked knot lake lakes lamp lamps lane las lash late lately later latter laugh laughed
  laughing laughs lazy lead leading leads leaf learn learned least leave leaves leaving led leg legs lemme lend
  lent less letter letters lie lied lies lift lifted lifting light lights line lip lips listen listens lit
  literally litter liver load loads lock locked locks login look looks loose lord los lose loses losing loss lossed
  lost lot loud loudly lowkey lump lung lungs lying machine machines macon magazine mail maine male mall malls mama
  mamma manager march mark marker market markets marks marriage married marry mat match matches math maths mats
  matter matters maybe meal mean meat meats meet meeting meetings meets melt melting mesa mess messy mile milk
  million mine minister minus mirror misdemeanor miss missed misses missing mommy mood moon moose mosque moss mound
  mount mountain mouth move moved moves movie movies moving museum music mute nana narrow nearly neighbor neighbors
  neither nephew news newspaper nice niece night nine nineteen ninety noise noises normal nose notebook nurse
  nurses oatmeal obviously ocean office officer officers offices offline older oldest once onion online orange
  ourselves outdoors outside oven owe owed owes owing owner page pages paid pain painful paint painted pair pan
  pans papa paper papers part parties parts party pass passed passes password pastor patio pays peel pen pencil
  pencils pens pepper perfect perhaps photo photos pick picked picking picks pics picture pictures pie pies pile
  piles pillow pillows pilot pine pink plane planes plant plants plate plates play played player playing plays
  plaza plenty plot plus polar pole police polite pool pools poor porch pork port possibly post poster posters pot
  potato potatoes pots pound pounds pour power pray prayed prayer prayers praying preacher pregnant press pressed
  pressing pretty price priced prices priest print printed printer printing probably program programs promise
  promised proud pueblo puke puking pull pulled pulling pulls purple push pushed pushes pushing quarter quarters
  quietly quite radio rain rains ran ranch rapid rapids rare rash razor read reading reads real receive received
  receiving recently red refuse refused regular reject rejected remember remembered renew renewal renewed reno
  repair repaired repairing replace replaced replacing report reported reports restaurant restaurants return
  returned returning rice rich ride riding rip ripped rise rises river road roads rob robbed robber robbery robot
  robots role roll rolls roof room roommate roommates rooms root roots rose rot rouge rough round route routes rude
  rug rule rules run running runs rush sail sailor saint salad sale sales salt san sand sandwich sandwiches santa
  sauce save saved saves saving scan scooter scratch scratched scream screaming screen screens seal sealed search
  searched searching secret seek seeking seem seemed seems sell sells send sending sends sent sentence series
  serious seriously seventeen seventy sewerslide shake shakes shaking shallow share shared sharing sheet sheets
  shelf shelves sheriff shine ship shook shoot shooting shop shopping shops short shot shout shouting show shower
  shows sick sight sign signature signed signing silly simple simply sin sing singing single sink sis site sites
  sixteen sixty skate skin sky sleepy slot slow smart smash smell smelled smells smile smiled smiles sneeze
  sneezing snow soap soccer sock socks soda sofa soft sold soldier song songs soon sore sores sorry sort sorta
  sought soul sound sounds sour spare special spell spelled spelling spend spending spends spent spirit split sport
  spot spots sprained square stab stack stadium stair stairs stall stalls star stare stars start state states
  station stations stay stayed staying stays steal stealing steals steel stepdad stepdaughter stepmom stepson stick
  sticks sting stock stocks stole stolen stomach stop stopped stopping store stores stories storm stormy story
  stove strange strong stuck student stung stupid suddenly sugar sun sunny super sus swallow swallowing swear sweat
  sweet swim swimming swollen swore table tables tail tall taste tastes tasty taught tea teach teacher teachers
  teaches tear television tell tells temple ten tennis tent terrible text texted texting texts thats theater
  themselves theres thick thief thin third thirsty thirteen thirty tho though thousand threw throw throwing thrown
  throws thumb tight tired toe toes toilet told tomato tomatoes ton tons tool tore torn toss totally touch touched
  touches touching tour toward towards towel towels tower towers town trail trails train trap trapped traps trash
  tree trees trial trick triplets truck trucks true trust trusted truth tryna tub tulsa tunnel turn turned turning
  turns twelve twenty twice twin twins twist twisted type typed typing ugly unc uncle understand understood unless
  unlock upstairs usual value vibe vibes video videos village vine vomit vomiting wait waited waiting waits walk
  walked walking walks wall walls wanna want warm warmer wash waste wasted wasting watch watched watches watching
  water waters weak weather website websites wedding weird wet whatever whats wheel wheels whenever whens wheres
  wherever whether white whoever whos wide widowed wifey win wind window windows winds wine winning wins wish
  wished within without won wonder wonderful wondering wood woods word words worker workers world worried worries
  worry worth wrist write writes writing written wrote yall yard yards yell yelled yelling yellow yells young
  younger youngest your yourself yourselves zeal
`;

const SPANISH = `
  celula celulas
  pasame paseme pegaron pego pegue pegaba dedo martillo limpio mandame ruta rutas candado
  abierto abril abuela abuelo aburrida aburrido acaba acabamos acabar acabe acabo aceite acepta aceptan acepte
  acostada acostado ademas agosto agrio agua aguacate aguja ahijado ahorita albanil algo alguien alma alta alto
  altos amarillo amiga amigo amigos amor angel ano anoche anos antes antier apellido apenas arana arbol arboles
  arena arregla arreglado arreglar arreglo arroz asustada asustado aun aunque avenida ayer azucar azul baila bailar
  baja bajan bajar bajo bajos banco bancos bano barata barato barriga barrio bastante bautizo billete blanco boca
  boda bolsa bolsas bombero bonita bonito bosque brazo brazos buena bueno bulto caballo cabeza cada cadera cae caen
  caer cafe caida caido caigo caja cajas caldo calle calles cama cambia cambiar cambio camina caminan caminando
  caminar camino caminos campo cancion cansa cansada cansado cansar canse canso canta cantando cantar cara caras
  carnal carne caro caros carpintero carretera carta cartas cartera casa casas casi catorce cayo cebolla ceja
  centavo centro cerebro cerquita cerrado cerro cerveza cheque chica chico chile chiquita chiquito chofer cielo
  cien cierta cierto cinco cincuenta cintura claro cobra cobran cobrar cobre cobro cochino cocina cocinar cocinero
  cocino codo colonia comadre como compa compadre companera companero compra comprar compre compro contar contenta
  contento contrato corre corren correr corrieron corro corta cortan cortar corto cosa cosas crece crecer cree
  creen creer creo cuaderno cuadra cuadras cualquier cuando cuanto cuarenta cuate cuatro cucaracha cuello cuenta
  cuentan cuento cuesta cuestan culpa cumpleanos cunada cunado cura da dan dar debe deben deber debil debo dedo
  dedos deja dejan dejar dejaron deje dejo demasiado den despierta despierto despues deuda deudas di dia diablo
  dias dice dicen diciembre diez diga digo dije dijeron dijo dinero dio dios doce doctor dolar dolio domingo donde
  dormida dormido dos doy duele duelen duena dueno dulce dulces dura duro edad edificio edificios empece empezar
  empieza empiezo empleado enero enojada enojado entonces entra entran entrar entraron entre entro era eran
  escalera escribe escribi escribir escribo espalda espejo esposa esposo esquina esta estaba estaban estado estan
  estas este esto estomago estos estoy estrella fabrica falta faltan faltar fea febrero felices feliz feo fiesta
  fiestas fila filas firma flaca flaco flor flores foco focos fondo forma foto fotos frente fresca fresco frijol
  frijoles fruta frutas fue fuego fueron fuerte fuertes fuerza fui galleta gallina gallo gana ganan ganar ganas
  gano garganta gasta gastar gasto gastos gato gente globo gorda gordo grande grandes grave gris grita gritan
  gritar grito guapa guapo gusto haber habia habla hablan hablando hablar hable hablo hace hacen hacer hacia haga
  hagan hago harina hay hecho helado hermana hice hielo higado hilera hilo hilos hizo hoja hombre hombro hombros
  hubo hueso huesos huevo huevos humo iba iban idea ideas iglesia ir isla jamas jardin jefe jitomate joven juega
  juegan juego jueves juez jugando jugar jugo juguete julio junio juntas junto juntos labio labios lado lados lago
  lampara lapiz lava lavan lavo leche lechuga lee leen leer lejitos lengua lento leo letra leve libro licenciado
  ligero limon limpia limpiar limpio linda lindo linea lista listo listos llaman llamar llame llamo llave llaves
  llegamos llegan llegar llegaron llego llegue llena lleno lleva llevan llevar lleve llevo llora lloran llorar
  lloro lluvia lodo luego lueguito lugar luna lunes madrina maestra maestro maiz mala maleta maletas malo mami
  maneja manejar manejo manera mango mano manos mantequilla manzana maquina mar marido martes marzo mayo mayor
  mecanico medio mejor menor mentira mercado mero mes mesa mesas mesero meses mete meten meter metio meto miedo
  mientras miercoles mija mijo mil mira mirar mire miren misa misma mismo mojado momentito momento moneda monja
  monte morado morir mosca mosco muchacha muchachas muchacho muchachos mucho muere muerte mujer mundo muneca murio
  musica nace nacer nacido nacio nada nadar nadie nalga naranja nariz negro nena nene nenes nerviosa nervioso nieta
  nieto nieve ninguna ninguno noche noches nomas nombre novela noventa novia noviembre novio nube nuera nueva nueve
  nuevo nuevos numero numeros nunca obrero ochenta ocho octubre odio oficina oficinas oido oidos oiga oigan oigo
  ojo ojos once oreja orejas orilla oscuro otro oye padre padrino paga pagan pagar pago pague pais pajaro palabra
  pan panza papa papas papel papeles papi para parada parado parar parece parecen pared paredes paro parque parte
  partes pasa pasamos pasan pasar pasaron pase paseo paso pastel pasto pastor patio pato patron pecho pedi pedir
  pelicula pelo pelota pena pensar peor perder perdi perdio perro persona personas pesado pescado peso pesos pez
  pide piden pido pie piedra piel piensa pienso pierde pierdo pierna piernas pies pina pinta pintar pinto pintor
  pisa piso pisos platano playa plaza plomero pluma pobre pobres poco poder policia policias pollo pollos polvo
  pone ponen poner pongo porque precio precios pregunta preguntar pregunto preocupada preocupado presta prestado
  prestar presto prima primera primero primo problema problemas pronto pude pudo pueblo pueda puede pueden puedo
  puente puentes puerco puerta puertas pues pulmon pulmones punta puro puse puso querer queso quiebra quiera quiere
  quieren quiero quince quise quita quitan quitar quite quito quiza quizas radio rancho rapido rata ratito rato
  raton rayo raza recibo refresco regala regalan regalar regalo reir reloj respuesta rica rico rie rien rinon rio
  roba roban robar robaron robo robot rodilla rodillas rojo rompe romper rompio rompo rosa rota roto sabado sabe
  saben saber sacaron sal sala sale salen salgo sali saliendo salio salir sangre santa santo
  se sea sean seca seco seguida seguido seguir segundo seis sello senor senora senores senorita sentada
  sentado sentir sepa septiembre ser seria serie series serio servir sesenta setenta sido siempre siente sienten
  siento siete siga sigo sigue siguen silla sillas sillon sirve sirven sirvio sobra sobran sobrina sobrino sol sola
  solas soldado solo solos somos son sopa soy suave sube subio subir subo sucia sucio suegra suegro suerte supe
  taco tacos tal tambien tampoco tarde tardes tarjeta te techo tela tele television temblor temprano tener tenga
  tengo tenia tercero termina terminar termino tia tibio tienda tiendas tiene tienen tierra tio tira tiran tirar
  tire tiro todavia tomate tormenta toro torta tortilla tortillas trae traen traer traiga traigo traje trajo trece
  treinta tres trigo triste tristes tuve tuvo ultima ultimo una unas uno usa usada usadas usado usados usan usar
  uso uva va vaca vacia vacio vamos van varias varios vato vaya ve vea vean veces vecina vecino vecinos veinte ven
  vende venden vender vendo venga vengo venir ventana veo ver verdad verde verguenza vez vi vibora vida video vieja
  viejo viejos viene vienen viento viernes vine vino vio virgen viva vivas vive viven viviendo vivimos vivir vivo
  vivos volar voy vuelta vueltas yerno zacate zanahoria
`;

/** Everyday words that are never corrected. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.trim().split(/\s+/u));
