import { compilePhrases } from "./any-of.ts";
import { HELP_BESIDE, type PlainKind } from "./plain-kind.ts";

const BEDS = compilePhrases(`
  (?:shelters?|beds?|housing|overnight|safe ?house|(?<!non )residential|group homes?|apartments?|refugios?|albergues?|camas?|vivienda)
  (?:hospedaje|dormir|casa segura)
`);

/** Medicine, treatment and care, and help lines. */
export const PLAIN_HEALTH: readonly PlainKind[] = [
  {
    name: compilePhrases(`
      (?:hiv|aids|std|sti|tb|tuberculosis|tobacco|vih|tabaco|tabaquismo)(?: and [a-z]+)? (?:control|prevention|testing|clinic|program|cessation|counseling and testing|treatment)
      prep (?:and npep|services|clinic|navigation)
      (?:pre exposure prophylaxis|quit ?line|smoking cessation|quit smoking|stop smoking)
      (?:prueba|pruebas|prevencion|clinica|control|programa) (?:[a-z]+ ){0,3}(?:vih|tuberculosis|tabaco|tabaquismo|ets)
      dejar de fumar
    `),
    first: compilePhrases(`
      (?:pre|post) ?exposure prophylaxis
      profilaxis (?:pre|post)
      (?:hiv|std|sti) (?:and [a-z]+ )?(?:prevention|testing)
      (?:treatment|management|assessment|control|prevention|diagnosis|elimination|testing) (?:and [a-z]+ )?(?:of|for) (?:[a-z]+ ){0,8}(?:tb|tuberculosis)
      tobacco (?:policy|control|cessation|prevention|treatment|users)
      (?:smoking|nicotine|vaping) cessation
      (?:quit|stop|quitting|stopping) (?:smoking|tobacco|vaping)
      dejar (?:de fumar|el tabaco|el cigarro)
      (?:tratamiento|control|prevencion|diagnostico|deteccion) (?:[a-z]+ ){0,4}(?:tuberculosis|vih|tabaquismo|sida)
    `),
    not: compilePhrases(`
      (?:shelter|housing|residents|guests|food|pantry|albergue|vivienda|despensa|lawyers?|legal|abogad\\w+)
      (?:proof|required|must|comprobante|requisito)
    `),
    adds: ["MEDICAL"],
    lacks: ["RESOURCES"],
    unless: HELP_BESIDE,
  },
  {
    first: compilePhrases(`
      (?:substance (?:abuse|use|misuse)|addictions?|mental health|psychiatric|drug|alcohol|opiate|opioid|behavioral health) (?:and [a-z]+ |or [a-z]+ ){0,3}(?:treatment|counseling|services|rehabilitation|therapy|recovery)
      treatment (?:and [a-z]+ |, [a-z]+ ){0,3}(?:[a-z]+ ){0,6}(?:substance abuse|addictions?|alcoholism|mental illness\\w*)
      (?:impacted by|treatment of|treatment for) (?:substance abuse|addictions?)
      psycho ?therap\\w+
      psicoterapia
      (?:tratamiento|terapia) (?:de|para|contra) (?:la |las |el )?(?:adiccion\\w*|drogas|alcohol\\w*|salud mental|depresion)
    `),
    not: compilePhrases(`
      (?:legal|lawyers?|attorneys?|court|information|referrals? (?:line|services?)|law)
    `),
    adds: [],
    lacks: ["RESOURCES"],
    unless: HELP_BESIDE,
  },
  {
    name: compilePhrases(`
      (?:drug|treatment) (?:courts?|diversion|alternatives)
      tasc
      (?:corte|tribunal) de drogas
    `),
    first: compilePhrases(`
      diversion (?:[a-z]+,? ){0,22}(?:drugs?|substances?|alcohol\\w*|addict\\w*)
      (?:drugs?|substances?|alcohol\\w*|addict\\w*) (?:[a-z]+,? ){0,14}diversion
      (?:criminal justice|justice system|arrested) (?:[a-z]+,? ){0,15}(?:drug abuse|drug use|addictions?|substance (?:abuse|use))
      (?:desvio|alternativas?|en lugar de (?:la )?carcel|arrest\\w+) (?:[a-z]+,? ){0,15}(?:drogas|adiccion\\w*|alcohol\\w*)
      (?:drogas|adiccion\\w*|alcohol\\w*) (?:[a-z]+,? ){0,14}en lugar de (?:la )?carcel
    `),
    not: compilePhrases(`
      (?:police|polic\\w+|lawyers?|legal (?:aid|services|help|clinic)|attorneys?|abogad\\w+|housing|shelter|apartments?)
    `),
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      (?:drugs?|substance|substance (?:abuse|use|misuse)|alcohol|underage drinking) (?:and [a-z]+ |abuse ){0,3}prevention
      (?:prevent|preventing|preclude|forestall|avoid) (?:[a-z]+,? ){0,8}(?:substance (?:abuse|use|misuse)|drug (?:abuse|use)|underage drinking)
      prevencion (?:del? )?(?:[a-z]+ ){0,3}(?:drogas|adicciones|alcohol\\w*)
    `),
    not: compilePhrases(`
      (?:after ?school|camps?|out of school|vendors?|police|tutor\\w*|social skills|sports?|drum|despues de)
    `),
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      (?:provides?|offers?|gives?|free|travel|flu|covid|school|childhood) (?:[a-z]+,? ){0,3}(?:vaccin\\w+|immuni[sz]ations?)
      (?:aplica\\w*|ponemos|ofrece\\w*) (?:[a-z]+ ){0,3}vacunas
    `),
    not: compilePhrases(`
      (?:pets?|animals?|dogs?|cats?|rabies|mascotas|perros|proof|records?|required|preschool|child ?care)
    `),
    adds: ["MEDICAL"],
  },
  {
    first: compilePhrases(`
      (?:suffer\\w*|struggl\\w*) (?:from|with) (?:substance (?:abuse|use)|addictions?|alcohol\\w*|mental (?:health|illness)|depression)
      (?:sufren|padecen|luchan) (?:de|con|contra) (?:la |las |el )?(?:adicci\\w+|drogas|alcohol\\w*|depresion|problemas mentales)
    `),
    not: compilePhrases(`
      (?:food|pantry|shelter|housing|assisted living|jobs?|legal (?:aid|services|help)|research|donat\\w+|despensa|albergue|vivienda)
    `),
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      home health(?: ?care)?(?: aides?| agency| services)?
      certified nurs(?:ing|es?) (?:assistants?|aides?)
      (?:cnas?|hhas?)
      nurses? registry
      (?:in home|home) nurs(?:es|ing)
      (?:auxiliares?|asistentes?|ayudantes?) de (?:la )?(?:salud|enfermeria) (?:[a-z]+ ){0,3}(?:domicilio|hogar|casas?)
      (?:enfermeria|enfermer[oa]s|atencion medica|cuidados? (?:de salud|medicos?)) (?:a|en) (?:domicilio|el hogar|la casa|casa|su casa)
    `),
    not: compilePhrases(`
      (?:training|trainings|class(?:es)?|courses?|careers?|become|students?|school|exam|cursos?|clases|capacitacion|empleo|jobs?)
      (?:shelter|complaints?|quejas)
    `),
    adds: ["MEDICAL"],
  },
  {
    first: compilePhrases(`
      school (?:based )?health (?:programs?|services|centers?|clinics?|nurses?)
      (?:salud|enfermeria|clinica|enfermeras?) escolar(?:es)?
    `),
    adds: ["MEDICAL"],
    lacks: ["WORK"],
    unless: compilePhrases(`
      (?:class(?:es)?|tutor\\w*|after ?school|academic\\w*|preschool|ged|clases|tutorias?|literacy)
    `),
  },
  {
    first: compilePhrases(`
      social(?: and)? emotional (?:support|wellbeing|well being|health|needs)
      apoyo (?:socio ?emocional|social y emocional)
    `),
    not: BEDS,
    adds: ["COUNSELING"],
  },
  {
    first: compilePhrases(`
      (?:adult day (?:health |care |services?|center|program)\\w*)
      day (?:center|care|program) for (?:older|frail|adults|seniors|elders|the elderly)
      (?:cuidado diurno|centro de dia|guarderia) (?:para|de) (?:adultos|ancianos|personas|mayores)
    `),
    not: compilePhrases(`
      (?:homeless\\w*|sin hogar|calle)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: BEDS,
  },
  {
    first: compilePhrases(`
      non ?residential
      no residencial(?:es)?
      (?:help|hot|warm|crisis|life) ?lines?
      lineas? (?:telefonicas? )?(?:de|para) (?:ayuda|apoyo|crisis|informacion)
    `),
    adds: [],
    lacks: ["SHELTER"],
    unless: BEDS,
  },
];
