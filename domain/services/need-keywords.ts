import type { Need } from "./enumerations.ts";

/**
 * Words by which a service without `needs` is assumed to meet a sub-filter (rules services 6–8).
 *
 * A keyword is a word or a phrase of consecutive words. Words are compared by their stem ("classes" matches "class"),
 * never as part of another word. `=word` matches that very form only, for words whose stem means something else too:
 * the stem of "employment" is that of "employer".
 */
export interface Keywords {
  en: readonly string[];
  /** No English word among them with another sense: they count in English fields too. */
  es: readonly string[];
  /** Phrases in which a keyword means something else, in either language. */
  not: readonly string[];
}

export const NEED_KEYWORDS: Readonly<Record<Need, Keywords>> = {
  MEALS: {
    en: list(`
      meal, soup kitchen, breakfast, lunch, dinner, supper, sack lunch, senior lunch,
      congregate meal, hot food, dining room
    `),
    es: list(`
      =comida, =comidas, comedor, desayuno, almuerzo, =cena, =cenas, merienda, comida caliente,
      olla común
    `),
    not: list(`
      annual dinner, dinner gala, gala dinner, lunch break, closed for lunch, despensa de comida
    `),
  },
  FOOD_PANTRIES: {
    en: list(`
      food pantry, pantry, food bank, foodbank, cupboard, food closet, emergency food,
      community garden, nutrition, food stamp, =snap, =ebt, =tanf, food voucher, food box,
      food basket, food distribution, food assistance, food and clothing, clothing and food,
      groceries, =wic
    `),
    es: list(`
      despensa, banco de alimentos, banco de comida, alimentos de emergencia,
      huerto comunitario, nutrición, estampillas de comida, estampillas de alimentos,
      cupones de alimentos, cupones de comida, vales de comida, canasta de alimentos,
      distribución de alimentos, víveres, comida y ropa, ropa y comida, =snap, =ebt, =tanf, =wic
    `),
    not: [],
  },
  EMERGENCY: {
    en: list(`
      emergency shelter, night shelter, overnight shelter, homeless shelter, winter shelter,
      warming center, cooling center, warming shelter, domestic violence shelter, drop in,
      dropin, day shelter, shelter intake, coordinated entry, crisis shelter,
      emergency housing, safe house, safe shelter, temporary shelter, temporary housing,
      shelter placement, abuse shelter, domestic violence center
    `),
    es: list(`
      albergue de emergencia, refugio de emergencia, albergue nocturno, refugio nocturno,
      albergue para personas sin hogar, refugio para personas sin hogar, albergue de invierno,
      refugio de invierno, centro de calentamiento, centro de enfriamiento,
      refugio para víctimas de violencia doméstica,
      albergue para víctimas de violencia doméstica, centro de acogida, albergue diurno,
      refugio diurno, ingreso al albergue, entrada coordinada, casa segura, albergue temporal,
      refugio temporal
    `),
    not: list(`
      animal shelter, pet shelter
    `),
  },
  TRANSITIONAL: {
    en: list(`
      transitional housing, transitional living, transitional shelter, rapid rehousing,
      rapid re housing, supportive housing, permanent housing, affordable housing,
      low income housing, subsidized housing, public housing, low income apartment,
      affordable apartment, permanent supportive
    `),
    es: list(`
      vivienda de transición, vivienda transicional, vivienda transitoria,
      realojamiento rápido, vivienda de apoyo, vivienda con apoyo, vivienda permanente,
      vivienda asequible, vivienda económica, vivienda subsidiada, vivienda pública,
      vivienda para personas de bajos ingresos, vivienda de bajos ingresos
    `),
    not: [],
  },
  MEDICAL: {
    en: list(`
      medical, clinic, =clinical, dental, dentist, vision, eye care, vaccine, immunization,
      screening, hiv test, aids test, hiv aids test, std test, pregnancy test, exam,
      needle exchange, syringe exchange, primary care, health care, healthcare, health center,
      doctor, prenatal, urgent care, pharmacy, prescription
    `),
    es: list(`
      médico, =médica, clínica, dental, dentista, =visión, oftalmología, vacuna, vacunación,
      =chequeo, exámenes médicos, examen médico, examen de la vista, examen físico,
      prueba de vih, prueba del vih, prueba de embarazo, intercambio de jeringas,
      intercambio de agujas, atención primaria, centro de salud, farmacia, prenatal
    `),
    not: list(`
      our vision, vision statement, vision is, mission and vision, nuestra visión,
      misión y visión, ged exam, entrance exam, citizenship exam, examen de ciudadanía,
      intake screening, background screening, legal clinic, job clinic, clínica legal,
      animal hospital, veterinary clinic, vet clinic, clínica veterinaria
    `),
  },
  COUNSELING: {
    en: list(`
      =counseling, =counselling, =counselor, =counselors, mental health, behavioral health,
      behavioural health, emotional support, substance abuse, substance use, detox,
      detoxification, sober living, addiction, =therapy, =therapist, =therapists,
      support group, psychiatric, psychiatry, psychotherapy, psychologist, drug treatment,
      alcoholics anonymous, narcotics anonymous, suicide prevention, crisis intervention
    `),
    es: list(`
      consejería, consejero, salud mental, salud conductual, salud del comportamiento,
      apoyo emocional, abuso de sustancias, uso de sustancias, desintoxicación, vida sobria,
      adicción, =terapia, =terapias, =terapeuta, grupo de apoyo, psiquiatría, psicólogo,
      psicología, alcohólicos anónimos, narcóticos anónimos, prevención del suicidio
    `),
    not: list(`
      physical therapy, speech therapy, occupational therapy, respiratory therapy,
      terapia física, terapia del habla, terapia ocupacional, camp counselor, camp counselors,
      credit counseling, housing counseling
    `),
  },
  CLOTHES: {
    en: list(`
      clothing, =clothes, clothes closet, blanket, diaper, work clothes, attire, coat, shoes,
      thrift store, thrift shop
    `),
    es: list(`
      =ropa, =ropas, ropero, cobija, manta, frazada, pañal, pañales, vestimenta, =abrigos,
      zapatos
    `),
    not: list(`
      blanket policy, wash clothes, lavar ropa, lavado de ropa
    `),
  },
  HYGIENE: {
    en: list(`
      =shower, =showers, laundry, laundromat, restroom, =bathrooms, toilet, toiletries,
      hygiene, hygiene kit, feminine supplies, feminine hygiene, menstrual products,
      menstrual supplies, haircut
    `),
    es: list(`
      ducha, regadera, lavandería, lavado de ropa, lavar ropa, baños públicos, =sanitarios,
      inodoro, artículos de aseo, aseo personal, higiene, kit de higiene, productos femeninos,
      toallas sanitarias, corte de pelo, cortes de pelo
    `),
    not: list(`
      baby shower, bridal shower, dental hygiene, oral hygiene, higiene dental, higiene bucal,
      money laundering
    `),
  },
  TECH: {
    en: list(`
      wifi, internet, computer, phone charging, charging station, charge phones,
      charge your phone, digital literacy, free phone, cell phone, laptop
    `),
    es: list(`
      wifi, internet, computadora, computación, cargar el teléfono, cargar teléfonos,
      cargar celulares, carga de teléfonos, carga de celulares, estación de carga,
      alfabetización digital, teléfono gratis, celulares gratis
    `),
    not: list(`
      internet addiction, internet crimes
    `),
  },
  ASSISTANCE: {
    en: list(`
      =rent, =rental, =rents, utility, utilities, deposit, energy assistance, =liheap,
      energy bill, electric bill, water bill, bill assistance, bill payment, =bills,
      financial assistance, legal, lawyer, attorney, notary, =tax, =taxes, =id, =ids,
      identification card, birth certificate, =mail, mailing address, transport,
      transportation, bus voucher, bus pass, bus token, furniture, =pet, =pets, =vet,
      veterinary, veterinarian, library, =rug, =rugs
    `),
    es: list(`
      =renta, =rentas, alquiler, servicios públicos, =depósito, =depósitos,
      ayuda con la energía, factura, pago de cuentas, asistencia financiera, ayuda económica,
      =legal, =legales, abogado, notario, notaría, =impuesto, =impuestos, =identificación,
      acta de nacimiento, certificado de nacimiento, =correo, =correspondencia, transporte,
      =transportación, vales de autobús, pases de autobús, =muebles, mascota, veterinario,
      =veterinaria, biblioteca
    `),
    not: list(`
      for rent, tax exempt, tax deductible, legal guardian, legal guardians, legal resident,
      legal residents, no pets, pets not allowed, pets are not allowed, no se admiten mascotas,
      correo electrónico, voice mail, must have valid id, requires id, photo id required,
      id required, must have id, bring id
    `),
  },
  EDUCATION: {
    en: list(`
      =class, =classes, =ged, =school, =schools, schooling, tutoring, tutor, =esl, =esol,
      mentor, preschool, pre school, after school, afterschool, scholarship, literacy,
      adult education, head start, kindergarten, homework help
    `),
    es: list(`
      =clase, =clases, =ged, =esl, escuela, tutoría, mentor, mentoría, preescolar,
      después de la escuela, beca, alfabetización, educación para adultos,
      inglés como segundo idioma, clases de inglés, ayuda con la tarea
    `),
    not: list(`
      world class, first class, middle class, class action, working class, old school
    `),
  },
  EMPLOYMENT: {
    en: list(`
      job, =employment, =résumé, =résumés, =interview, =interviews, =interviewing,
      job training, life skills, vocational, career, =workforce, apprenticeship
    `),
    es: list(`
      =empleo, =empleos, =trabajo, =trabajos, bolsa de trabajo, currículum vitae,
      su currículum, el currículum, de currículum, =currículo, hoja de vida, entrevista,
      capacitación laboral, capacitación para el trabajo, habilidades para la vida,
      =vocacional, =laboral, aprendizaje laboral
    `),
    not: list(`
      will resume, to resume, resume on, resume in, intake interview, interview required,
      phone interview, telephone interview, trabajo social, trabajo voluntario
    `),
  },
};

/** The keywords of a text with commas between them. */
function list(text: string): readonly string[] {
  return text.split(",").map((keyword) => keyword.trim());
}
