import { compilePhrases } from "./any-of.ts";
import { HELP_BESIDE, type PlainKind } from "./plain-kind.ts";

const LEARNING = compilePhrases(`
  (?:after ?school|out of school|homework|tutor\\w*|academic\\w*|literacy|reading|mentor\\w*|life skills|camps?|preschool)
  (?:scholarships?|jobs?|employ\\w+|vocational|computer|english|ged|education\\w*|tareas|tutorias?|lectura|campamentos?)
  (?:despues de (?:la escuela|clases)|empleos?|ingles|educa\\w+|leadership|liderazgo|parenting)
`);

/** Classes, care of children, work, and what is only play. */
export const PLAIN_LEARNING: readonly PlainKind[] = [
  {
    first: compilePhrases(`
      (?:cpr|first aid)(?:,? (?:and )?[a-z]+)? (?:training|class(?:es)?|courses?|certification)
      (?:basic life support|bls)
      (?:train|certify|teach|certifies|trains|teaches) (?:[a-z]+ ){0,20}(?:in )?(?:cpr|first aid)
      (?:clases?|cursos?|taller(?:es)?) de (?:rcp|primeros auxilios)
    `),
    adds: ["EDUCATION"],
  },
  {
    name: compilePhrases(`
      (?:county|city|district|unified|independent) public schools$
      (?:school district|distrito escolar|escuelas publicas)$
    `),
    adds: ["EDUCATION"],
  },
  {
    name: compilePhrases(`
      (?:nutrition|nutritional) (?:education|class(?:es)?|workshops?|courses?|and (?:health|wellness|cooking)(?: program| class\\w*)?)
      (?:food|diet),? (?:and )?nutrition(?:,? (?:and )?(?:health|wellness))?(?: education)? program
      cooking (?:class(?:es)?|matters|school|workshops?|demonstrations?)
      (?:clases?|taller(?:es)?|cursos?) de (?:nutricion|cocina|alimentacion)
      educacion (?:nutricional|en nutricion|alimentaria)
    `),
    with: compilePhrases(`
      (?:educat\\w+|teach\\w*|learn\\w*|class(?:es)?|workshops?|courses?|lessons?|skills|ensena\\w*|aprend\\w+|clases?|taller(?:es)?|cursos?|educacion)
    `),
    not: compilePhrases(`
      (?:congregate|served|groceries|pantry|seniors?|elder\\w*|wic|home delivered|despensa|commodit\\w+|patients?|dietitian)
    `),
    adds: ["EDUCATION"],
    lacks: ["FOOD"],
    unless: compilePhrases(`
      (?:pantry|groceries|meals (?:are|is)|distribut\\w+|despensa|bags? of food|snap|food stamps)
    `),
  },
  {
    name: compilePhrases(`
      (?:after ?school|out of school)(?: (?:care|program\\w*|tutoring|club|enrichment))?
      summer (?:day )?(?:camps?|programs?|enrichment|learning|academy)
      (?:day|spring|winter) (?:break )?camps?
      campamentos?(?: de (?:verano|dia|invierno))?
      programas? de verano
    `),
    first: compilePhrases(`
      after ?school (?:and [a-z]+ )?(?:child ?care|care|program\\w*|tutoring|activities|homework|enrichment)
      out of school (?:time|programs?)
      (?:summer|spring|winter) (?:break )?camps?
      (?:campers|weeks of camp)
      campamentos? de verano
      programas? (?:despues de (?:la escuela|clases)|extraescolar(?:es)?)
      (?:extraescolar(?:es)?|cuidado despues de (?:la escuela|clases))
    `),
    not: compilePhrases(`
      (?:meals? (?:served|sites?|program)|food (?:service )?program|summer (?:food|meals|lunch)|free lunch|supper|comidas?)
      (?:clinic|counsel\\w*|therap\\w+|grie\\w+|shelter|pantry|rides?|duelo|terapia|adults|staff|volunteers?|jobs?|employment)
      summer camps? (?:physicals?|fees|costs?)
      sports? (?:skills|training)
    `),
    adds: ["EDUCATION"],
  },
  {
    name: compilePhrases(`
      camps?$
      ^camp [a-z]+
    `),
    with: compilePhrases(`
      (?:children|kids|youth|campers|teens?|grades?|ages|students|ninos|ninas|jovenes)
    `),
    not: compilePhrases(`
      (?:food|meals|clinic|counsel\\w*|therap\\w+|grie\\w+|shelter|sports?|soccer|basketball|tennis|football|duelo|deport\\w+|futbol)
    `),
    adds: ["EDUCATION"],
  },
  {
    first: compilePhrases(`
      (?:administers?|awards?|offers?|provides?|gives?|funds?|grants?) (?:[a-z0-9]+ ){0,5}scholarships?
      (?:otorga|ofrece|da|damos|administra) (?:[a-z]+ ){0,4}becas
    `),
    with: compilePhrases(`
      (?:students?|schools?|schoolchildren|college|universit\\w+|tuition|estudiantes|escuelas?|universi\\w+|colegio|alumnos)
    `),
    adds: ["EDUCATION"],
    lacks: ["RESOURCES"],
    unless: HELP_BESIDE,
  },
  {
    first: compilePhrases(`
      (?:club ?house|casa club)
    `),
    with: compilePhrases(`
      (?:mental|psychiatric|salud mental|schizophrenia)(?=[^#]*(?:employment|jobs?|work|empleos?|trabajo))
    `),
    adds: ["COUNSELING", "EMPLOYMENT"],
  },
  {
    first: compilePhrases(`
      (?:ticket to work|work incentives?)
      (?:go|going|return|returning|get|getting) (?:back )?to work
      (?:volver|regresar) (?:a|al) traba\\w+
    `),
    with: compilePhrases(`
      (?:ssi|ssdi|disab\\w+|incapacidad|discapacidad)
    `),
    not: compilePhrases(`
      (?:child ?care|day ?care|guarderia)
    `),
    adds: ["EMPLOYMENT"],
  },
  {
    first: compilePhrases(`
      (?:\\||,|and) (?:and |also )?(?:ged|esol|esl|english classes|ged classes|esl classes|esol classes)(?: classes)?(?= \\||,|$| and)
      (?:,| y) (?:clases de ingles|ingles como segundo idioma)
    `),
    not: compilePhrases(`
      (?:diploma|degree|certificate|must|required|without|have a|has a|earned)
    `),
    adds: ["EDUCATION"],
  },
  {
    first: compilePhrases(`
      sports? (?:training|leagues?|teams?|clubs?|competitions?|programs? for athletes)
      martial arts
      artes marciales
      (?:soccer|basketball|baseball|football|softball|volleyball|tennis|karate|judo|taekwondo|boxing|wrestling|hockey|rugby|bowling|little|athletic|cricket) (?:leagues?|teams?|clubs?|lessons|classes|training|association|practice|tournaments?)
      (?:sailing|rowing|surfing|horseback riding|kayaking|archery) (?:opportunities|program|lessons|club)
      special olympics
      ligas? (?:[a-z]+ )?de (?:futbol|beisbol|softbol|baloncesto|basquetbol)
      (?:clases|entrenamientos?|equipos?|torneos?|club) de (?:karate|futbol|boxeo|beisbol|ajedrez|baloncesto|basquetbol)
      (?:garden|bridge|chess|rotary|lions|kiwanis|yacht|camera|running|cycling|gun|bird) clubs?
      (?:dance|ballet) compan(?:y|ies)
      (?:compania|grupo) de (?:ballet|danza)
    `),
    organization: compilePhrases(`
      (?:soccer|basketball|baseball|football|little|softball|athletic) (?:league|club|association)
      sports club
      ligas? (?:[a-z]+ )?de (?:futbol|beisbol|softbol|baloncesto|basquetbol)
      club deportivo
    `),
    adds: [],
    lacks: ["WORK"],
    unless: LEARNING,
  },
  {
    first: compilePhrases(`
      (?:ballet|dance|music|piano|guitar|violin|singing|painting) (?:classes|lessons|school|academy)
      (?:classes|lessons|instruction) in (?:ballet|dance|music|piano|guitar|violin|singing|painting)
      clases de (?:ballet|danza|baile|musica|piano|guitarra|violin|canto|pintura)
    `),
    adds: [],
    lacks: ["RESOURCES"],
    unless: compilePhrases(`
      (?:food|pantry|rent|utilit\\w+|case manage\\w*|social services|legal|seniors?|tax|immigration|benefits?|computers?)
      (?:despensa|renta|servicios sociales|impuestos|inmigracion|computadoras)
    `),
  },
];
