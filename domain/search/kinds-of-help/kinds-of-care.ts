import type { Topic } from "../../services/topics/topic.ts";
import { kind } from "./kinds-of-help.ts";

/** Kinds of care for body and mind, for elders and people with disabilities, as a directory of human services names them. */
export const KINDS_OF_CARE: readonly Topic[] = [
  kind(
    ["MEDICAL"],
    "community health center, community health centers, primary care, sliding fee, sliding scale, atención primaria, centro de salud comunitario",
    `no insurance doctor, doctor no insurance, clinic no insurance, clinic without insurance, uninsured clinic, doctor without insurance, clínica sin seguro, doctor sin
    seguro, médico sin seguro, médico gratis, médico barato, doctor gratis, low cost clinic, cheap doctor, cheap clinic, clínica barata, clínica gratis, clínica gratuita, free clinic,
    walk in clinic, income based clinic, family doctor, doctor de familia, médico de familia, médico de cabecera, clínica para gente sin papeles`,
  ),
  kind(
    ["MEDICAL"],
    "pediatrics, pediatric, pediatrician, pediatricians, pediatría, pediatra, pediatras",
    "doctor for kids, doctor for my kid, doctor for my baby, kids doctor, baby doctor, médico para niños, doctor para niños, doctor de niños, médico de niños",
  ),
  kind(
    ["MEDICAL"],
    "gynecology, gynecologist, gynecological, obstetrics, OB GYN, ginecología, ginecólogo, ginecóloga, obstetricia",
    "obgyn, womens doctor, doctor de mujeres, médico de mujeres, female doctor, womens health, salud de la mujer",
  ),
  kind(
    ["MEDICAL"],
    "prenatal care, prenatal, cuidado prenatal, control prenatal, healthy start",
    `pregnant no insurance, embarazada sin seguro, pregnant and no insurance, doctor for pregnant, doctor for pregnancy, doctor para embarazadas, médico para
    embarazadas, embarazada sin papeles, start prenatal`,
  ),
  kind(
    ["MEDICAL"],
    "pregnancy center, pregnancy help, pregnancy resources, crisis pregnancy, unplanned pregnancy, centro de embarazo, ayuda a embarazadas",
    "embarazo no planeado, embarazo no deseado, ayuda para embarazadas, help for pregnant, maternity home, hogar para embarazadas, think im pregnant, creo que estoy embarazada",
  ),
  kind(
    ["COUNSELING"],
    "psychiatry, psychiatric, psychiatrist, psychiatrists, psiquiatría, psiquiatra, psiquiátrico, psiquiátrica",
    "siquiatra, siquiatría, siquiátrico, psychiatric medication, psych doctor, medicinas psiquiátricas, phsychiatrist",
  ),
  kind(
    ["COUNSELING"],
    "psychological, psychologist, psychologists, psychology, psicología, psicólogo, psicóloga, psicológico, psicológica",
    "sicólogo, sicóloga, sicología, psychological evaluation, evaluación psicológica",
  ),
  kind(
    ["COUNSELING"],
    "crisis stabilization, baker act, psychiatric emergency, mobile crisis, crisis unit, emergencia psiquiátrica, unidad de crisis, emergency psychiatric",
    "bakeract, baker acted, involuntary commitment, involuntary hospitalization, psych ward, mental hospital, hospital psiquiátrico, hospital mental, ley baker, internamiento psiquiátrico",
  ),
  kind(
    ["COUNSELING"],
    "residential treatment, substance abuse treatment, drug treatment, inpatient treatment, tratamiento residencial, tratamiento de drogas, central intake",
    `drug rehab, alcohol rehab, free rehab, rehab for men, rehab for women, rehab no insurance, go to rehab, wants rehab, get into rehab, rehab gratis, centro de rehabilitación de
    drogas, rehabilitación de drogas, rehabilitación de alcohol, internarlo por drogas, uses cocaine, uses crack, uses heroin, cocaine addict, heroin addict, crack addict, adicto a las drogas,
    adicta a las drogas, usa drogas, usa cocaína, marchman act`,
  ),
  kind(
    ["COUNSELING"],
    "methadone, metadona, opioid treatment, tratamiento para opioides",
    "methadone clinic, clínica de metadona, methadone program, suboxone clinic, clínica de suboxone, opiate treatment",
  ),
  kind(
    ["COUNSELING"],
    "compulsive gambling, gambling, gamblers anonymous, juego compulsivo, ludopatía, jugadores anónimos",
    `gamble, gambler, gambles, gambling problem, gambling addiction, gambling help, addicted to gambling, casino, apuestas, apostar, apuesta todo, problema de juego, problemas con el
    juego, adicción al juego, adicto al juego, vicio del juego, juega en el casino, betting, slot machines, sports betting, lose money at the casino`,
  ),
  kind(
    ["COUNSELING"],
    "alcoholics anonymous, alcohólicos anónimos",
    "AA, AA meeting, AA meetings, reuniones de AA, reunión de AA, grupo de AA, reuniones de alcohólicos, reuniones alcohólicos anónimos, doble A",
  ),
  kind(
    ["COUNSELING"],
    "narcotics anonymous, narcóticos anónimos",
    "NA meeting, NA meetings, reuniones de NA, grupo de NA, cocaine anonymous, drug meetings",
  ),
  kind(
    ["COUNSELING"],
    "al-anon, alateen, families anonymous, nar-anon, familiares de alcohólicos",
    "my husband is an alcoholic, husband is alcoholic, wife is alcoholic, mi esposo es alcohólico, mi marido es alcohólico, family of alcoholics, family of addicts, familias de adictos",
  ),
  kind(
    ["COUNSELING"],
    "eating disorder, eating disorders, anorexia, bulimia, overeaters anonymous, trastornos alimenticios, trastorno alimentario",
    "anorexic, bulimic, binge eating, trastorno alimenticio, comedores compulsivos",
  ),
  kind(
    ["COUNSELING"],
    "anger management, batterers intervention, manejo de la ira, control de la ira",
    "anger class, anger classes, court ordered anger, clases de ira, clase de control de ira, clases para agresores, batterer",
  ),
  kind(
    [],
    "DUI school, DUI, driving under the influence",
    "DWI, escuela de DUI, DUI class, DUI classes, drunk driving class",
  ),
  kind(
    [],
    "hospice, hospices, palliative care, cuidados paliativos, hospicio",
    "end of life care, terminally ill, enfermo terminal",
  ),
  kind(
    ["MEDICAL"],
    "AIDS drug assistance, ADAP, ryan white, HIV case management, manejo de casos de VIH",
    `HIV medicine, HIV meds, HIV medication, pay for HIV medicine, medicinas para el VIH, medicinas del VIH, medicamentos para VIH, HIV positive, VIH positivo, VIH positiva, have HIV, tengo VIH,
    HIV case manager, living with HIV, vivo con VIH`,
  ),
  kind(
    ["MEDICAL"],
    "sexually transmitted, STD, STDs, STI, enfermedades de transmisión sexual, ETS",
    "STD clinic, STD test, STD check, get tested, hacerme la prueba, clínica de ETS, chlamydia, syphilis test",
  ),
  kind(["MEDICAL"], "tuberculosis", "TB test, TB skin test, prueba de tuberculosis, prueba de TB"),
  kind(
    ["MEDICAL"],
    "prescription assistance, prescription discount, discount drug, asistencia con medicinas, ayuda con las recetas",
    `pay for medicine, pay for my medicine, pay for prescriptions, cant afford my medicine, cheap medicine, medicina barata, medicinas baratas, pagar medicinas, pagar las medicinas, pagar
    mis medicinas, discount card medicine, tarjeta de descuento medicinas, free medicine`,
  ),
  kind(
    ["ASSISTANCE"],
    "florida kidcare, kidcare, health insurance enrollment, marketplace insurance, affordable care act, medicaid application, seguro médico para niños",
    `apply for medicaid, aplicar medicaid, aplicar para medicaid, aplicar al medicaid, solicitar medicaid, insurance for kids, insurance for my kids, insurance for my child, seguro para niños, seguro para mis
    hijos, seguro médico para mi hijo, sign up for insurance, obamacare help, sign up obamacare, inscribirme obamacare`,
  ),
  kind(
    ["ASSISTANCE"],
    "medicare counseling, SHINE, medicare beneficiaries",
    "help with medicare, medicare help, ayuda con medicare, ayuda con el medicare, medicare questions, choose medicare plan, medicare part d",
  ),
  kind(
    ["MEDICAL"],
    "physical exam, physical exams, school physical, examen físico",
    "school physicals, sports physical, físico para la escuela, physical for school",
  ),
  kind(
    ["MEDICAL"],
    "abortion, abortions, aborto, termination of pregnancy",
    "abortion clinic, clínica de aborto, end a pregnancy, interrumpir el embarazo",
  ),
  kind(["MEDICAL"], "arthritis, artritis, lupus, fibromyalgia, fibromialgia"),
  kind(
    [],
    "poison control, poison information, control de envenenamiento",
    "swallowed poison, swallowed bleach, se tomó cloro",
  ),
  kind(
    ["TECH"],
    "telecommunications relay, amplified telephone, captioned telephone, specialized telephone, teléfono amplificado, teléfono para sordos",
    `special phone, special phones, special telephone, phone for deaf, phone for the deaf, phones for deaf, deaf phone, phone for hard of hearing, teléfono especial, teléfonos para sordos, teléfono para
    personas sordas, TTY, amplified phone, captioned phone, loud phone`,
  ),
  kind(
    [],
    "vision rehabilitation, visually impaired, low vision, baja visión, rehabilitación visual, impedidos visuales",
    "going blind, losing my sight, losing her sight, losing his sight, se está quedando ciega, se está quedando ciego, quedando ciega, quedando ciego, perdiendo la vista, perdiendo la visión, services for blind",
  ),
  kind(
    ["ASSISTANCE"],
    "adult day care, adult day center, adult day centers, adult day health, adult day program, cuidado diurno de adultos, centro de día para adultos",
    `daycare for seniors, day care for seniors, day care for elderly, daycare for elderly, day program for seniors, day program for adults, guardería de adultos, guardería para ancianos, guardería de ancianos, guardería para
    adultos, centro para ancianos, centro donde la cuiden, centro donde lo cuiden, donde la cuiden, donde lo cuiden, cuidan ancianos, adult daycare, where they take care of elderly`,
  ),
  kind(
    ["ASSISTANCE"],
    "respite, respite care, caregiver support, caregivers, caregiver, cuidadores, cuidador, relevo para cuidadores, apoyo a cuidadores",
    `i take care of my husband, i take care of my wife, i care for my husband, i care for my wife, i care for my mother, cuido a mi esposo, cuido a mi esposa, cuido a mi mamá, cuido a mi madre, cuido a mi papá, cuido
    a mi abuela, caregiver group, caregivers group, grupo de cuidadores, grupo para cuidadores, caring for my, break from caregiving, caregiver burnout`,
  ),
  kind(
    [],
    "senior center, senior centers, adult center, senior activities, centro de mayores, centro para personas mayores, centro de personas mayores",
    "activities for seniors, actividades para mayores, actividades para ancianos, actividades para personas mayores, seniors club, club de abuelos, center for seniors, center for the elderly, socialize seniors",
  ),
  kind(
    ["ASSISTANCE"],
    "area agency on aging, elder helpline, aging services, elder affairs, elder services, servicios para mayores, servicios para ancianos",
    "help for seniors, help for elderly, help for my elderly, ayuda para ancianos, ayuda para personas mayores, ayuda para mayores, ayuda para viejitos, senior help, senior services, elderly services",
  ),
  kind(
    [],
    "independent living, center for independent living, vida independiente",
    "living independently disability, help to live alone disabled",
  ),
  kind(
    [],
    "developmental disabilities, developmentally disabled, intellectual disabilities, persons with disabilities, discapacidades del desarrollo, discapacidad intelectual",
    "mentally disabled, retardo mental, retraso mental, special needs adult, special needs child, niño especial, niños especiales, necesidades especiales, hijo con discapacidad",
  ),
  kind(
    [],
    "special education, exceptional student, educación especial",
    "IEP, school evaluation, evaluación escolar, 504 plan, special ed",
  ),
];
