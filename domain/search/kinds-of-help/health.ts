import { listed, type Topic } from "../../services/topics/topic.ts";

/** The body. */
export const HEALTH_TOPICS: readonly Topic[] = [
  {
    needs: ["MEDICAL"],
    words: listed(`
      doctor, médico, physician, medical, atención médica
    `),
    asked: [],
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      clinic, clínica, health center, centro de salud, centro médico, medical center, free clinic,
      clínica gratis
    `),
    asked: listed(`
      clínica sin aseguranza, ?aseguranza, ?sin aseguranza, ?sin seguro, ?no tengo seguro, doctor
      gratis, doctor barato, dotor, consulta, chequeo, cita con el doctor, walk-in, walk in clinic,
      ?no insurance, ?uninsured, ?sliding scale, ?sliding fee, FQHC, ?doc, checkup, check-up, ?physical
    `),
  },
  {
    needs: ["MEDICAL"],
    isWeak: true,
    words: listed(`
      health, salud, healthcare, health care, atención de salud
    `),
    asked: [],
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      hospital, emergency room, sala de emergencias
    `),
    asked: [],
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      nurse, enfermera, enfermero, nursing, enfermería
    `),
    asked: [],
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      dentist, dental, dentista, odontólogo, teeth, dientes, toothache, dolor de muela, dentures,
      dentadura
    `),
    asked: listed(`
      muelas, muela, sacar muela, tapar muela, caries, diente picado, diente quebrado, ?placas,
      ?frenos, limpieza dental, picada, tooth pulled, pull a tooth, cavity, cavities, root canal,
      bad tooth, abscessed tooth, dentis
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      vision, visión, eye care, eyeglasses, glasses, lentes, anteojos, optometrist, oculista, eye
      exam, examen de la vista, espejuelos
    `),
    asked: listed(`
      ?gafas, ?la vista, no veo bien, ?ojos, cataratas, eye doctor, ?contacts
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      vaccine, vaccination, immunization, shots, vacuna, vacunas, vacunación, flu shot, booster,
      refuerzo
    `),
    asked: listed(`
      vacunas para la escuela, cartilla de vacunas, vacuna del covid, ?inyección, shot records,
      school shots, covid shot, flu shots, vaxx, ?jab, vakuna
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      medicine, medication, prescription, pharmacy, medicina, medicamento, medicamentos, receta,
      farmacia
    `),
    asked: listed(`
      medicinas gratis, pastillas, remedios, receta gratis, surtir receta, botica, meds, refill,
      prescription help, GoodRx, Rx, medisina, perscription
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      HIV test, HIV testing, prueba de VIH, AIDS test, prueba de sida, STD test, prueba de ETS, STI,
      hepatitis, PrEP
    `),
    asked: listed(`
      prueba de enfermedades, enfermedad venérea, sífilis, gonorrea, clamidia, prueba rápida, get
      tested, ?clap, syphilis, ?PEP, hep C, rapid test
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      HIV, VIH, AIDS, sida
    `),
    asked: [],
  },
  {
    needs: ["MEDICAL"],
    isSituation: true,
    words: listed(`
      pregnancy, pregnant, prenatal, embarazo, embarazada, midwife, partera, doula, pap smear,
      papanicolau
    `),
    asked: listed(`
      estoy esperando, voy a tener un bebé, ?panza, ?parto, encinta, preñada, control del embarazo,
      papanicolaou, baby bump, OB, OB/GYN, obgyn, knocked up, well woman
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      pregnancy test, prueba de embarazo
    `),
    asked: [],
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      birth control, family planning, planificación familiar, anticonceptivos, condoms, condones
    `),
    asked: listed(`
      ?la pastilla, píldora, preservativos, inyección para no embarazarse, ?cuidarme, the pill,
      ?depo, ?rubbers
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      needle exchange, syringe exchange, intercambio de jeringas, intercambio de agujas, naloxone,
      naloxona, narcan, harm reduction
    `),
    asked: listed(`
      jeringuillas, jeringas nuevas, agujas limpias, tiras de fentanilo, clean needles, ?sharps,
      fentanyl strips, test strips, safe use
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      health insurance, medicaid, seguro médico, seguro de salud, Medi-Cal, Medicare, Obamacare
    `),
    asked: listed(`
      el médical, la Reforma, tarjeta médica, mercado de seguros, marketplace, ?CHIP, coverage,
      enroll in Medicaid
    `),
  },
  {
    needs: ["MEDICAL"],
    isSituation: true,
    words: listed(`
      chronic illness, diabetes, asthma, asma, blood pressure, presión alta
    `),
    asked: listed(`
      ?azúcar, azúcar en la sangre, insulina, presión, colesterol, ?sugar, insulin, high blood,
      inhaler
    `),
  },
  {
    needs: ["MEDICAL"],
    isSituation: true,
    words: listed(`
      sick, enfermo, fever, fiebre, flu, gripe
    `),
    asked: listed(`
      calentura, tos, gripa, catarro, me duele, ?dolor, vómito, infección, cough, ?hurt, infection,
      strep
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      school physical, sports physical, physical exam, examen físico
    `),
    asked: listed(`
      examen físico para la escuela, examen para deporte, TB test
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      abortion, aborto
    `),
    asked: listed(`
      abortar, pastilla del día después, morning after pill, plan B
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      wound care
    `),
    asked: listed(`
      herida, curación, curar herida, llaga, absceso, picadura, mordida, pie hinchado, abscess,
      wound, infected cut, foot care, street medicine, sores, trench foot
    `),
  },
  {
    needs: ["MEDICAL"],
    isWeak: true,
    words: listed(`
      wheelchair, silla de ruedas, walker, andadera
    `),
    asked: listed(`
      muletas, andador, bastón, aparato para oír, pañales de adulto, crutches, cane, hearing aid,
      CPAP
    `),
  },
];
