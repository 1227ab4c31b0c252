import { DANGER_FAMILIES } from "./danger-families.ts";
import { HARMLESS } from "./harmless.ts";
import type { Danger } from "./question.ts";
import { standsIn, without } from "./word-patterns.ts";

/**
 * Danger in a message (rules chatbot 12–15). What only sounds like it is taken out first; of the rest any pattern
 * is enough, for a line shown in vain does less harm than one that is missing.
 */

/** Somebody who may do harm, in English. */
const WHO = `(?:he|she|they|someone|somebody|(?:my |the )?(?:husband|wife|boyfriend|girlfriend|partner|ex|man|guy|dad|father|mom|mother|brother|uncle|son|neighbor|roommate|stepdad|stepfather|stepmom|stepmother|parents|fiance|abuser|baby daddy|pimp|boss))`;
const OFTEN =
  "(?: (?:is|was|has|have|had|keeps|kept|just|always|started|be|been|still|a|sometimes|almost|tries|tried|to|did|does|s|my|ex|gets|got|drunk|and|again|physically|already|out|yesterday|last|night|today))*";
const HIM =
  "(?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mom|mother|stepdad|uncle|brother|son|roommate))";
const EL =
  "(?:el|ella|ellos|mi (?:esposo|esposa|marido|novio|novia|pareja|ex|papa|mama|padre|madre|padrastro|hijo|hermano|tio|jefe|companero))";

const pattern = (text: string): RegExp => new RegExp(`\\b(?:${text})\\b`, "gu");

/** Idioms, classes and denials: what stands here is no danger. */
const FALSE_ALARMS: readonly RegExp[] = [
  "(?:class|classes|training|trainings|workshop|volunteer|volunteering|walk|work|job|jobs|course|study|curso|clase|clases|taller|capacitacion|voluntario|voluntaria|voluntariado|trabajo|trabajar|entrenamiento|charla|platica|pelicula|movie)(?: (?:on|in|for|about|against|with|to|of|de|del|la|el|las|los|sobre|contra|para|en|con|prevent|prevenir|prevencion|prevention|victims|victimas|survivors|domestic|human|substance|child|drug|stop|end)){0,4} (?:suicide|suicidio|overdose|sobredosis|violence|violencia|trafficking|trata|abuse|abused|abuso|battered)(?: prevention| awareness| kids| children| women)?",
  "(?:suicide|overdose|violence|trafficking|abuse|rape|assault|domestic violence) (?:prevention |awareness |response |intervention )?(?:class|classes|training|trainings|workshop|volunteer|volunteering|walk|event|job|jobs|course|certification|squad|movie|documentary)",
  "prevencion (?:del suicidio|de la violencia|de sobredosis|de suicidio|de violencia)(?: \\w+)? (?:clase|clases|curso|taller|voluntario|capacitacion)",
  "kill(?:ing|ed)? (?:some |a little |a few |a couple )?(?:time|hours|hour|minutes|two birds|it|the (?:lights|bugs|roaches|mice|rats|weeds|mood|vibe|bedbugs)|bugs|roaches|bedbugs|mold|mice|rats|weeds|germs|lice|chinches)",
  "(?:feet|foot|back|tooth|teeth|head|knee|knees|heat|cold|rent|bill|bills|stomach|legs|leg|shoes|hunger|traffic|hip|neck|eyes|prices|hours|wait) (?:is |are |be |just |really )*kill(?:ing|s)? me",
  "(?:mom|mother|boss|landlord) (?:will|is going to|gonna|is gonna|going to|would) kill me (?:if|when|for|because)",
  "(?:dying|die|died|dies) (?:for|of|from|to) (?:a|an|the|some|hunger|thirst|coffee|laughing|laughter|boredom|cold|heat|food|see|know|try|eat|get|meet|hear|go|taste|have|water)",
  "(?:gonna|going to|voy a) (?:die|morir|morirme) (?:if|si) (?:i |no )(?:\\w+ ){0,3}(?:eat|food|sleep|shower|coffee|como|comer|duermo|lol|jaja)",
  "to die for|dying (?:lol|lmao|haha|rn|over here)",
  "(?:driver|bus|manager|store|security|guard|library|clinic|staff|worker)(?: \\w+){0,2} (?:wont|didnt|doesnt) let me (?:leave|take|bring|use|have|in)(?: (?:my|the|a))?(?: \\w+)?",
  "(?:dont|do not|doesnt) (?:want|wanna|wants)(?: to)? live (?:in|at|with|near|on) (?:this |my |a |an |the |that |these )?(?:shelters?|apartment|house|place|car|streets?|neighborhood|city|town|building|motel|hotel|room|tent|projects|mom|mother|parents|in laws|roommates?|cousin|aunt|uncle)",
  "no quier[oe](?: mas)? (?:vivir|seguir)(?: viviendo)? (?:en|con|cerca de) (?:el |la |los |este |esta |un |una |mi |mis )?(?:refugio|albergue|casa|apartamento|departamento|cuarto|calle|carro|barrio|ciudad|pueblo|traila|edificio|motel|suegra|suegros|cunad[oa]|primo|prima|tia|roommates?|companer[oa]s? de cuarto|papas|padres)",
  "(?:renta|rentas|deudas?|biles|cuentas|gastos|intereses|banco)(?: \\w+){0,3} (?:ahorca|ahorcan|ahorcando|ahoga|ahogan|ahogando|matando|mata|matan|asfixia|asfixiando)",
  "(?:me|nos|le|les) (?:dispararon|disparo|mataron) (?:la|el|los|las) (?:renta|luz|precios?|agua|sueno|ganas|horas)",
  "se (?:me|le|nos) peg(?:o|a|aron) (?:la|el|los|las|un|una)|me peg(?:o|aron) (?:la|el|un) (?:gripa|gripe|covid|tos|virus|resfriado|catarro)",
  "golpes? de (?:calor|sol|suerte|estado)",
  "(?:cortar|cortarme|cortarnos|cortaron|cortan|corten|cortarse|corto|corta) (?:el |la |las |los |un poco el |mi |nuestra )?(?:luz|agua|gas|servicio|internet|electricidad|telefono|cable|pelo|cabello|unas|barba|fleco|zacate|pasto|cesped|horas|beneficios|estampillas)",
  "(?:phone|battery|car|laptop|cell|celular|dog|cat|engine|plant|fridge) (?:is |has |just |was |almost |about to )*(?:dead|dying|died|die|dies)",
  "dead (?:battery|phone|end|car|week|line|tired)",
  "(?:muero|muriendo|morir|morirme|muerto|muerta|muertos|morimos|muere|mueren|matando|mata) (?:de|del|el|la|por) (?:el |la |puro |pura )?(?:hambre|frio|calor|sed|risa|sueno|ganas|cansancio|aburrimiento|verguenza|un|una|unos|tomar|comer|ver|probar|espalda|muela|curiosidad|nervios|amor|pena)",
  "matar (?:el |un |dos |unas |la |los |las )?(?:tiempo|rato|hambre|pajaros|ratito|cucarachas|ratones|chinches|piojos|hormigas|horas|mosquitos)",
  "(?:matarme|matandome|mato|matarse|matarnos|me mate) (?:trabajando|trabajar|estudiando|a trabajar|tanto|en el trabajo|por un)",
  "(?:ya )?no (?:aguanto|puedo)(?: mas)? (?:con )?(?:el|la|los|las|este|esta|mi|mis|tanto|tanta) (?:hambre|dolor|frio|calor|muela|muelas|renta|rentas|trabajo|sueno|jefe|zapatos|pies|diente|biles|deudas|espalda|calle|ruido|tos|picazon|comezon|cuenta|cuentas|gripe)",
  "cortarme (?:el |las |un poco el |mi )?(?:pelo|cabello|unas|barba|melena|fleco)",
  "me corto (?:el |las |mi )?(?:pelo|cabello|unas|barba|la luz|el agua)",
  "cut (?:me|myself) (?:some|a) (?:slack|break|deal)",
  "hit me up|hit the (?:road|gym|spot|books)|beat the (?:heat|cold|traffic|rush)|beats me why|(?:it|that) beats me",
  "me (?:pega|pego|golpea|golpeo) (?:mucho |muy |bien )?(?:el|la|duro el|fuerte el) (?:hambre|frio|sol|calor|crisis|sueno|inflacion|senal|viento|gripe|renta)",
  "me toco (?:la|el|un|una|esperar|hacer|venir|ir|trabajar|cita|turno|pagar)",
  "violacion(?:es)? (?:de|a) (?:la |mi |las |los )?(?:probatoria|transito|reglas|contrato|libertad|condicional|derechos|ley|estacionamiento)",
  "not (?:suicidal|in danger|thinking (?:of|about) suicide|going to (?:kill|hurt) myself|hurting anyone)",
  "no (?:soy|estoy|es) suicida|no estoy en peligro|no (?:me )?(?:voy a|pienso|quiero) (?:matarme|suicidarme|hacerme dano)",
  "(?:nobody|no one|never|doesnt|does not|didnt|isnt|is not|not) (?:hits|hit|hurts|hurt|hurting|hitting|beats|beat|abuses|abuse|threatens) me",
  "(?:nadie|no|nunca) me (?:pega|golpea|maltrata|amenaza|persigue|vigila)",
  "(?:casero|dueno|duena|landlord|manager|lanlor|arrendador|propietario)(?: \\w+){0,3} (?:amenaza|threatens|threatening|threatened|amenazo)(?: \\w+){0,4} (?:evict|eviction|desalojo|desalojar|sacarme|sacar|echarme|out)",
  "(?:dog|cat|perro|gato|perrita|puppy) (?:just )?(?:ran away|run away|se escapo)",
  "gunshot wounds? (?:care|aftercare|dressing)|poison ivy|poison oak|food poisoning|shot glass|choked up|chest (?:freezer|of drawers|x ray)|heart attack grill",
  "stroke survivors? (?:group|class)|cant go on (?:the|a|my|with|to|bus|mon\\w*|tues\\w*|wed\\w*|thur\\w*|fri\\w*|sat\\w*|sun\\w*|weekends?|foot|trips?)",
  "(?:end|ended|ends) it(?:s)? (?:hours|shift|lease)",
  "cant leave (?:my (?:dog|cat|kids?|stuff|things|baby|house|home|car|pet|pets)|the (?:kids|dog|baby)|work|early|him|her|them|until|before|till)",
  "no (?:me )?(?:dejan|deja) (?:ir|entrar|salir) (?:con|a|al) (?:mi |el |la )?(?:perro|mascota|bano|maletas|gato|ninos|carrito)",
  "(?:drug|drugs|pills|pastillas) (?:test|overdue)|morning after pill",
  "accident(?:e)?s? (?:lawyer|abogado)|abogado de accidentes",
].map(pattern);

const TEXTS: readonly (readonly [Danger, readonly string[]])[] = [
  // What the first signs of another danger would else take for itself.
  [
    "MEDICAL",
    [
      "(?:baby|infant|newborn|toddler|bebe|recien nacid[oa])(?: \\w+){0,2} (?:not breathing|isnt breathing|stopped breathing|cant breathe|no respira|no puede respirar|dejo de respirar)",
    ],
  ],
  ["SUICIDE", ["(?:cut|cutting|slit|slashed) my (?:w?rists?|veins)"]],
  [
    "VIOLENCE",
    [
      "(?:choked|chokes|strangled|strangles) (?:me|her|us)",
      "(?:afraid|scared|terrified) of my (?:husband|wife|boyfriend|girlfriend|partner|ex|fiance|bf|gf)",
      "(?:me|nos) (?:va|van|quiere|quieren|amenaza|amenazo) (?:a |con )?(?:quitar|quitarme|quitarnos) la vida",
      "(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|bf|gf)(?: just)? (?:wont|doesnt|never|will not) lets? me (?:leave|go|out)(?! (?:my |the )?(?:job|work))",
    ],
  ],
  [
    "TRAFFICKING",
    [
      "(?:coyotes?|polleros?|patron|patrona|capataz|contratista|jefe)(?: \\w+){0,2} no (?:me|nos) dejan? (?:ir|irme|irnos|salir)",
      "(?:coyotes?|polleros?|patron|patrona|capataz|contratista|jefe)(?: \\w+){0,3} (?:quit[oa]|tiene|retiene|guarda|escondio)(?: (?:el|mi|los|mis|nuestros))? (?:pasaportes?|papeles|documentos)",
    ],
  ],
  [
    "OVERDOSE",
    [
      "overdos\\w*|od d|oded|oding|ods|od on",
      "(?:he|she|they|i|friend|brother|sister|son|daughter|mom|dad|boyfriend|girlfriend|just|might|an|someone|somebody|did|guy|may) od",
      "not breathing|isnt breathing|stopped breathing|(?:barely|hardly) breathing",
      "(?:wont|will not|not|doesnt|cant|isnt) (?:wake|waking|get|respond|responding)(?: (?:up|him|her|them|my \\w+))* ?(?:up|responding|respond|to anything)|wont wake|not responding|unresponsive",
      "(?:turn|turned|turning|is|are|lips|going|went|face) blue",
      "(?:took|taken|swallowed|take|ate|taking) (?:too many|all|a bunch of|a lot of|a bottle of|the whole bottle|the whole|his whole|her whole|lots of)(?: (?:of|my|his|her|the|their|sleeping|bottle))* (?:pills|pill|pastillas|medicine|xanax|tylenol|percs|oxy|bottle|drugs)",
      "(?:took|taken) too (?:many|much)(?: (?:pills|fent|fentanyl|heroin|drugs|medicine|dope|meth))?",
      "(?:swallowed|drank|drinking|ate|drink) (?:\\w+ ){0,2}(?:poison|bleach|antifreeze|chemicals|cleaner)|poisoned|poisoning",
      "(?:took|taken|swallowed|ate|taking|drank) (?:a|the|my|his|her) (?:whole|entire|full) bottle(?! of (?:water|wine|beer|soda|juice|milk))|bottle of (?:\\w+ )?pills|(?:too|to|so) much (?:fent|fentanyl|heroin|dope|drugs|meth|percs|xanax)",
      "(?:he|she|they|friend|brother|sister|son|daughter|mom|dad|boyfriend|girlfriend|just) odd(?! (?:job|jobs|one|person))",
      "(?:se|me) (?:metio|meti|inyecto|inyecte|fumo|fume|tomo|tome) (?:much[oa]s?|demasiad[oa]s?|un monton de|tod[oa]s?)(?: (?:el|la|los|las))? (?:fentanilo|fenta|heroina|drogas?|coca|cocaina|cristal|perico|pastillas|pildoras)|frasco (?:entero |completo )?de pastillas",
      "sobredosis|se paso de (?:la )?(?:dosis|droga|drogas)|paso de dosis",
      "no (?:se )?(?:despierta|respira|responde|reacciona|puede despertar)|no (?:lo|la) (?:puedo|podemos) despertar|dejo de respirar",
      "(?:esta|estan|se puso|labios|se esta poniendo|cara) (?:todo |toda )?(?:morad[oa]s?|azul|azules)",
      "(?:tomo|tome|toma|trago|tomaron|bebio|bebi) (?:veneno|cloro|raticida|anticongelante)|envenen\\w+",
      "(?:tomo|tome|tomado|trago) (?:muchas|demasiadas|todas|un monton de|un frasco de|todo el frasco de|todo el frasco)(?: (?:las|sus|mis|de))*(?: (?:pastillas|pildoras|medicinas))?|se tomo todo",
    ],
  ],
  [
    "SUICIDE",
    [
      "suicid\\w*|unalive\\w*|kms|self harm\\w*|selfharm",
      "kill(?:ing|ed)? (?:my|him|her|them|our)(?: )?sel(?:f|ves)|kill(?:ing)? (?:me self|him self|her self)|kill myself",
      "(?:hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|stab|burn|burning) (?:my|him|her|them)(?: )?self",
      "(?:want|wants|wanna|wanted|going|gonna|ready|wish|rather|hope|like to|trying|need|plan|planning|feel like|thinking of|thinking about|thoughts of|about)(?: (?:to|i|just|he|she|could|would|be))* (?:die|dying|be dead|dead|end it(?: all)?|end my life|ending it|ending my life|disappear forever|jump off)",
      "(?:end|ending|take|taking|took) (?:it all|everything|my life|my own life|his life|her life|his own life|her own life|their life)|end it",
      "(?:dont|do not|no longer|doesnt|not|didnt|never)(?: (?:really|even|to))? (?:want|wanna|wants|feel like|care)(?: (?:to|if i))* (?:live|living|be alive|be here anymore|be here any more|wake up|exist|be around|continue living)",
      "no reason (?:to|for) (?:live|living|be here|be alive|go on|keep going)|nothing (?:to|left to) live for|no point (?:in|of) living|life (?:is|isnt|not) (?:not )?worth(?: living)?|not worth living|whats the point of living",
      "better off (?:dead|without me)|wish i (?:was|were) (?:dead|never born)|(?:wish i )?never (?:been|was) born|hope i dont wake up",
      "cant go on|can not go on|cannot go on|cant (?:do|take) (?:this|it) (?:anymore|any more|no more)|tired of (?:living|life|being alive)|give up on life|giving up on life|done with life",
      "(?:no one|nobody) (?:would|will) (?:even )?(?:miss me|care if i (?:die|died|was gone))|want (?:it|everything|this) to be over|want (?:it|this) to end|no quiero nada de la vida|ya no quiero nada|nadie me (?:va a )?extranar(?:ia|a)?",
      "jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|building|roof)|slit my wrists?|hang(?:ing)? myself",
      "voices (?:are )?(?:tell|telling|say|saying) (?:me|him|her|to)",
      "voces que (?:me|le) dicen",
      "me quiero (?:morir|matar|ahorcar|suicidar|cortar|tirar)|(?:se|te) quiere (?:morir|matar|suicidar|ahorcar|quitar la vida)",
      "(?:quiero|quisiera|prefiero|deseo|pienso en|voy a|quiere|ganas de|intente|intento|pensando en|prefiero estar|quiero estar|planeo|ojala) (?:estar )?(?:morir|morirme|morirse|matarme|matarse|muert[oa]|quitarme la vida|quitarse la vida|desaparecer|no despertar|me muera|cortarme|ahorcarme|tirarme|acabar con todo|dormir y no despertar)",
      "quitar(?:me|se) la vida|matar(?:me|se)|ahorcar(?:me|se)|colgarme|cortarme|me corto|cortarse|lastimarme|hacerme dano|me hago dano|se hace dano",
      "(?:ya )?no (?:quiero|quiere|tengo ganas de|deseo|me dan ganas de)(?: mas)? (?:vivir|seguir|seguir viviendo|existir|despertar|estar viv[oa]|esta vida|estar aqui)",
      "ya no aguanto|no aguanto mas|ya no puedo mas|ya no puedo seguir|acabar con (?:todo|mi vida|su vida)|terminar con (?:todo|mi vida|su vida)",
      "cansad[oa] de (?:vivir|la vida|esta vida|mi vida)|no vale la pena vivir|(?:no tengo|sin) (?:razon|motivo|razones|ganas)(?: de| para)? vivir|mi vida no (?:vale|tiene sentido)|la vida no tiene sentido|mejor muert[oa]|estarian mejor sin mi",
      "no (?:point|use|sense|reason) (?:in |to |of )?(?:living|life|being alive)|no tiene (?:caso|sentido) (?:vivir|seguir|la vida|mi vida)|(?:rope|noose|soga|cuerda)(?: \\w+){0,4} (?:note|letter|neck|carta|nota|cuello)|(?:goodbye|suicide) (?:note|letter)|carta de despedida|said my goodbyes",
      "no (?:le |les )?(?:veo|encuentro|hallo|tiene)(?: (?:el|ningun|mas))? (?:sentido|caso)(?: a| de| en)? (?:la vida|mi vida|esta vida|vivir|seguir viviendo)",
      "se (?:corta|corto|cortaba) (?:(?:los|las|el|la|sus) )?(?:brazos?|venas?|munecas?|piernas?|piel)|me corte (?:las venas|los brazos|las munecas)",
      "se (?:va|quiere|quiso|iba|intento|trato) (?:a |de )?(?:matar|ahorcar|suicidar|colgar|quitar la vida|aventar|cortar las venas)(?! (?:trabajando|de risa))",
      "me (?:voy|iba|quiero|quisiera) (?:a )?(?:aventar|tirar|lanzar|arrojar) (?:de|del|desde|por|al (?:tren|metro|rio|vacio))|me (?:voy|iba) a (?:matar|ahorcar|colgar|suicidar|quitar la vida)(?! trabajando)",
      "(?:dormirme|dormir|acostarme|dormido|dormida) (?:y|para) (?:ya )?(?:no|nunca) despertar(?:me)?",
      "tirarme (?:de|del|al|desde)|aventarme (?:de|del|al)|pensamientos de muerte|morir(?:me|se)|quiero morir",
    ],
  ],
  [
    "CHILD",
    [
      "(?:student|pupil|alumno|alumna)(?: \\w+){0,12} (?:belt|bruises?|welts?|marks|hits|beats|afraid to go home|scared to go home)",
      "child (?:abuse|neglect)|(?:abused|neglected|beaten) (?:kid|child|children|baby|kids)|abuso infantil|maltrato infantil|abuso de menores",
      "my (?:dad|father|mom|mother|stepdad|stepfather|stepmom|stepmother|parents|foster \\w+|uncle|grandpa)(?: \\w+){0,2} (?:hits|hit|beats|beat|hurts|hurt|hitting|beating|hurting|punches|whips|abuses) me",
      "(?:hits|hitting|beats|beating|hurts|hurting|hit|hurt) (?:my |his |her |the |their |a )?(?:kid|kids|child|children|baby|son|daughter)",
      "ran away|running away|run away|runaway",
      "(?:kid|kids|child|children|baby|toddler)(?: \\w+){0,3} (?:left|home|locked)(?: \\w+){0,3} alone|left (?:\\w+ ){0,3}(?:kid|kids|child|children|baby) (?:\\w+ ){0,2}alone",
      "maltrata[n]? (?:a |al |a un |a los |a mi |a sus |a mis )*(?:nin[oa]s?|hij[oa]s?|bebe|menor(?:es)?)",
      "(?:le|les) pega[n]? (?:a )?(?:mi|mis|su|sus|los|las|al|el|la|un|una) ?(?:a )?(?:nin[oa]s?|hij[oa]s?|bebe)|pega[n]? a (?:mi|mis|su|sus|los|las|un|una) (?:nin[oa]s?|hij[oa]s?|bebe)",
      "mi (?:papa|mama|padre|madre|padrastro|madrastra|tio|abuelo)(?: \\w+){0,2} me (?:pega|golpea|maltrata|lastima|pego)",
      "me (?:pega|pegan|golpea|golpean|maltrata|maltratan) mis? (?:papa|mama|padre|madre|padrastro|madrastra|papas|padres|tio)",
      "me (?:fui|escape|sali|hui) de (?:mi |la )?casa",
      "(?:dejaron|dejo|dejan|deja) sol[oa]s? (?:a |al )?(?:\\w+ )?(?:nin[oa]s?|bebe|hij[oa]s?)|(?:nin[oa]s?|bebe) (?:\\w+ )?sol[oa]s? en (?:la |su )?(?:casa|carro)",
    ],
  ],
  [
    "SEXUAL_ASSAULT",
    [
      "rap(?:e|ed|es|ing)|rapist|molest(?:ed|s|ing|er|ation)?|date rape",
      "sexual(?:ly)? (?:assault\\w*|abus\\w*|violence|harass\\w*)|(?:abuso|agresion|acoso|violencia|asalto) sexual",
      "forced (?:me|himself|herself|her|him)(?: on| to (?:have|do)| into)?|(?:touched|touches|touching|groped|groping)(?: \\w+)? (?:me|my (?:kid|kids|daughter|son|child|baby|privates|body))",
      "me (?:violaron|violo|viola|forzaron|forzo|fuerza a|manosearon|manoseo|manosea|drogaron)|me toco|me tocaron|tocaron a mis?|toco a mis?|violaron a|violo a|violad[ao]s?|violacion|violador",
      "(?:abusaron|abuso|abusa|abusan) (?:sexualmente )?de (?:mi|ella|el|un|una|mis?|su|nosotr\\w+)",
    ],
  ],
  [
    "TRAFFICKING",
    [
      "(?:if|si) (?:\\w+ ){0,2}(?:dont|do not|no) (?:\\w+ ){0,2}(?:work\\w*|trabajo|trabajamos)(?: \\w+){0,7} (?:hurt|kill|harm|beat|matan|matar|lastim\\w*|golpe\\w*)",
      "traffick\\w*|pimps?|sex (?:slave|work against)|(?:forced|forcing|forces|make|makes|made) (?:me|us|her|him) (?:to )?(?:work for (?:free|nothing)|sell (?:my )?(?:body|myself)|prostitut\\w*|have sex|dance|strip)",
      "forced to (?:work|have sex|prostitut\\w*|sell)|forc(?:es|ing|e) (?:me|us|her) to work|(?:took|takes|has|have|keeps|kept|hold|holds|hid|hides)(?: away)? my (?:passport|papers|documents|visa)|sold me|selling me|sell(?:s)? me",
      "(?:cant|wont let me|wont let us|not allowed to) (?:leave|quit) (?:my|this|the) (?:job|work|boss)|not allowed to leave",
      "trata de (?:personas|blancas|mujeres)|trafico (?:humano|de personas|de mujeres)|tratante",
      "me obliga[n]? a|nos obliga[n]? a|me (?:hacen|hace) trabajar (?:sin|gratis)|no (?:me|nos) dejan (?:ir|irme|salir|irnos)|me (?:quitaron|quito|tienen|retienen)(?: \\w+){0,2} (?:pasaporte|papeles|documentos|visa)",
      "me (?:vende|venden|vendieron)|(?:el )?coyote (?:me|nos) (?:tiene|tienen|retiene|amenaza)|prostituir\\w*|prostitucion",
    ],
  ],
  [
    "VIOLENCE",
    [
      "domestic (?:violence|abuse)|dv|violencia|battered|abusive|abuser|abusador|(?:being|been|am|im|was|getting|get) (?:physically |mentally )?(?:abused|beaten|beat|stalked|attacked|threatened|assaulted|followed)(?: up)?",
      `${WHO}${OFTEN} (?:hits?|hitting|beats?|beating|beaten|punch\\w*|chok(?:es?|ed|ing)|strangl\\w*|hurts?|hurting|abus(?:e|es|ed|ing)|threaten\\w*|stalk\\w*|slap\\w*|kick(?:s|ed|ing)|attack\\w*|stab\\w*|shoved?|pushed?|burned|bit|grabbed|shot|assaulted) (?:me|us|my (?:mom|mother|sister|friend|kids|son|daughter|arm|face|neighbor))`,
      `${WHO}${OFTEN} (?:hits?|hitting|beats?|beating|choking|choked|punched|threatened) (?:her|him|them)`,
      "(?:hits?|hitting|beats?|beating|punch\\w*|chok(?:es|ed|ing)|strangl\\w*|hurting|abus(?:es|ed|ing)|threatens?|threatening|threatened|stalks?|stalking|slaps?|slapped|attacked|attacking|attacks|stabbed) (?:me|us)",
      `(?:hit|beaten|beat|attacked|punched|hurt|choked|slapped|kicked) (?:up )?by ${HIM}`,
      "(?:beat|beaten) me(?: up)?|beat up by|beats on me|puts? (?:his|her) hands on me|laid hands on me",
      "(?:going|gonna|wants?|wanna|trying|tried|threatened|threatening|threatens|swore|said (?:he|she) (?:will|would|is going|gonna|was going)|will|says (?:he|she) will|try|tries|about)(?: (?:to|is|going))* (?:kill|hurt|shoot|stab|murder|beat|harm|rape)(?: on)? (?:me|us|my|her|him|him|everyone)",
      "(?:kill|killed|murder) me",
      `(?:afraid|scared|terrified) of (?:${HIM}|being (?:killed|hurt))|(?:hiding|hide|escape|escaping|escaped|run|running|flee|fleeing|fled|away|safe|protection|protect me) from ${HIM}`,
      "afraid for my life|fear(?:ing)? for my life|leaving (?:him|my husband|my abuser|an abuser)|fleeing|not safe at home|unsafe at home|dont feel safe(?: at)?|scared to go home|afraid to go home|dont feel safe",
      "wont let me (?:leave|go|out|see|use|have)|(?:locked|locks) me (?:in|up|inside)|controls me|hides my papers|following me|follows me|stalk(?:er|ing)",
      "(?:im|am|are|were|in|is) (?:in )?danger|(?:has|have|got|with|pulled)(?: a)? (?:gun|knife|weapon)(?! show)|gunshots?|shooting at|break(?:ing)? in(?:to)? (?:my|now)|he is outside my",
      "me (?:\\w+ )?(?:pega|pego|pegan|pegaba|golpea|golpeo|golpean|golpearon|maltrata|maltratan|maltrato|amenaza|amenazo|amenazan|vigila|vigilan|persigue|persiguen|acosa|acosan|encerro|encierra|encerraron|ahorco|ahorca|asfixia|apunalo|abofetea|empuja|empujo|patea|pateo|lastima|lastimo|controla|ataco|atacaron|agrede|agredio|apunto|quema|quemo|jalonea)(?! (?:el|la) (?:cabeza|estomago|muela))",
      "(?:me|nos|la|lo) (?:va|van|quiere|quieren|quiso|intento|trato|trata|intenta|amenazo|amenaza|puede)(?: (?:a|de|con|que))* (?:matar|golpear|pegar|lastimar|violar|apunalar|hacer dano|secuestrar)(?:me|nos)?",
      "(?:quiere|va a|quieren|van a|amenaza con|amenazo con|intento|trato de|jura que va a|dice que va a|dijo que va a|dice que me va a)(?: (?:a|de))* (?:matarme|matarnos|golpearme|pegarme|lastimarme|hacerme dano|violarme|matar)",
      `(?:tengo|tenemos|me da|vivo con) (?:mucho )?miedo (?:de|a|que|del)(?: que)? (?:${EL}|me (?:mate|pegue|golpee|haga|encuentre))|le tengo (?:mucho )?miedo|miedo (?:de|a) ${EL}|temo por mi vida|mi vida corre peligro`,
      "no (?:me|nos) deja (?:salir|ir|irme|hablar|usar|ver|trabajar)|me quit[oa] (?:mi|el|mis|los|todo|las) (?:telefono|celular|papeles|dinero|cel|llaves|hijos)",
      "(?:huir|huyendo|escapar|escaparme|escapando|salirme|esconderme|escondida|alejarme|dejar|proteccion) (?:de|del|a) (?:mi (?:esposo|marido|pareja|novio|ex|casa|abusador)|el|la casa|mi golpeador)",
      "(?:golpead[oa]s?|maltratad[oa]s?|abusad[oa]s?)|(?:en|corro) peligro|(?:mi (?:esposo|marido|novio|pareja|ex|hijo|esposa)) (?:\\w+ ){0,2}(?:es (?:muy )?(?:violento|agresivo|abusivo|celoso)|me (?:grita|insulta|humilla|cela))|maltrato(?: (?:fisico|de pareja|de mi))?|abuso de pareja|golpes",
      "(?:someone|somebody|people|guy|man|they|theyre|he|he is|is|are|hes) (?:is |are |be |started )?shooting(?! (?:hoops|pool|stars?|video|a |photos|pictures|baskets))|active shooter|(?:gun|knife|pistol|machete|pistola|cuchillo|navaja)(?: \\w+){0,2} (?:head|face|throat|neck|cabeza|cuello|cara|garganta)|heard (?:gun ?)?shots|balaceras?|tiroteos?|balazos|estan disparando|hay disparos",
      "(?:me|nos) (?:anda|andan|esta|estan|viene|ha estado|sigue|vive) (?:siguiendo|persiguiendo|vigilando|acosando|amenazando|golpeando|pegando|espiando)(?! (?:el sol|la luz))",
      "si (?:lo|la) (?:dejo|denuncio|acuso|abandono)(?: \\w+){0,3} (?:me|nos) (?:mata|va a|quita|pega|busca)|me (?:mata|matan) (?:si|y a)|dij?[oe](?:\\w+)? que me mata",
      "(?:tiene|trae|con|saco|apunta con) (?:una |un )?(?:pistola|cuchillo|arma|navaja|machete)",
      "(?:orden|ordenes) de (?:restriccion|alejamiento|proteccion)|restraining order|protective order|order of protection",
    ],
  ],
  [
    "MEDICAL",
    [
      "chest (?:pain|pains|hurts|tight\\w*)|heart attack|having a stroke|stroke|seizure\\w*|convulsion\\w*|unconscious|passed out|bleeding (?:out|a lot|badly|heavily|everywhere|to death|wont stop)|wont stop bleeding|cant stop (?:the )?bleeding|lots of blood|losing (?:a lot of )?blood",
      "cant breathe|can not breathe|cannot breathe|trouble breathing|hard to breathe|water broke|in labor|having (?:the|my|a) baby (?:now|right now)|allergic reaction|call 911|emergency 911|got shot|been shot|been stabbed|got stabbed|im dying|am dying|she is dying|he is dying",
      "dolor (?:de|en el|en mi) pecho|me duele (?:mucho )?el pecho|infarto|ataque (?:al|del) corazon|derrame cerebral|embolia|sangr(?:ando|a) (?:mucho|demasiado)|perdiendo (?:mucha )?sangre|no (?:puedo|puede|podemos) respirar|inconsciente|se desmayo|desmayad[oa]",
      "desangr\\w+|(?:le|me) (?:dio|esta dando|acaba de dar) (?:un |una )?(?:derrame|infarto|embolia|convulsion|convulsiones)(?! (?:hace|el ano))",
      "se (?:me|le) rompio la fuente|reaccion alergica|llam(?:e|en|a) al 911|me estoy muriendo|se esta muriendo|me dispararon|me apunalaron|esta convulsionando|le dio un ataque",
    ],
  ],
];
const PATTERNS = TEXTS.map(([danger, texts]) => ({ danger, patterns: texts.map(pattern) }));

/** A text without what only sounds like danger, which ` . ` stands for. */
function withoutFalseAlarms(text: string): string {
  const left = FALSE_ALARMS.reduce((rest, alarm) => rest.replace(alarm, " . "), text);
  const words = left.split(" ").filter((word) => word !== "");
  return HARMLESS.reduce<readonly string[]>((rest, each) => without(each, rest), words).join(" ");
}

/**
 * The danger in a message; null where there is none. Slips are mended in what is left without false alarms:
 * "cortar la luz" is not read as a slip of "cortarme".
 *
 * @param text folded words with one space between them, as written
 * @param mended the word that a written one stands for
 */
export function dangerIn(text: string, mended: (word: string) => string): Danger | null {
  const rest = withoutFalseAlarms(text);
  const words = rest.split(" ").map((word) => (word === "." ? word : mended(word)));
  return signIn(rest) ?? signIn(withoutFalseAlarms(words.join(" ")));
}

/** Where a message has signs of several dangers: the one whose lines help most. */
const ORDER: readonly Danger[] = [
  "OVERDOSE",
  "SUICIDE",
  "TRAFFICKING",
  "SEXUAL_ASSAULT",
  "CHILD",
  "VIOLENCE",
  "MEDICAL",
];

function signIn(text: string): Danger | null {
  const said = PATTERNS.find(({ patterns }) => patterns.some((each) => text.search(each) !== -1));
  if (said !== undefined) return said.danger;
  const words = text.split(" ").filter((word) => word !== "");
  const signs = DANGER_FAMILIES.filter(({ patterns }) => patterns.some((each) => standsIn(each, words)));
  return ORDER.find((danger) => signs.some((sign) => sign.danger === danger)) ?? null;
}
