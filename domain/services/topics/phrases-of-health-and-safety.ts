import { type PhrasesOfTopics, words } from "./topic-phrases.ts";

export const PHRASES_OF_HEALTH_AND_SAFETY: PhrasesOfTopics = {
  CLINICS: words(
    `
      primary care, community health center, medical clinic, free clinic, primary health care, outpatient
      clinic, walk in clinic, pediatric care, family medicine, urgent care, family practice, outpatient
      medical, pediatric healthcare, atención médica
    `,
    `
      clinic, health center, medical center, pediatrics, urgent care, medical group
    `,
    `
      va medical center, legal clinic, law clinic, vision clinic, tennis clinic, sports clinic, clinic for
      athletes
    `,
  ),
  HOSPITALS: words(
    `
      full service hospital, acute care hospital, bed hospital, general hospital, teaching hospital, general
      acute, acute care facility
    `,
    "hospital",
    "animal hospital, south miami hospital at",
  ),
  DENTAL: words("dental, dentist, dentistry, oral health, dentista", "dental, dentistry", "dental insurance"),
  EYES_AND_EARS: words(
    `
      eye care, eyeglasses, vision care, vision screening, eye exam, hearing aid, hearing loss, hearing
      impaired, deaf, hard of hearing, blind, visually impaired, low vision, visual impairment, blindness,
      optometry, ophthalmology, lentes, ceguera, sordera
    `,
    `
      eye, blind, deaf, hearing, vision clinic, lighthouse for the blind, sight
    `,
    "color blind, hearing officer, administrative hearing",
  ),
  PREGNANCY: words(
    `
      pregnancy, pregnant, prenatal, expectant mother, expectant parent, breastfeeding, doula, midwife, family
      planning, birth control, healthy start, childbirth, new moms, new mothers, postpartum, embarazo,
      embarazada
    `,
    `
      pregnancy, healthy start, la leche, breastfeeding, birthing, lamaze
    `,
    "teen pregnancy prevention",
  ),
  HIV_AND_STD: words("HIV, STD, sexually transmitted, HIV AIDS, PrEP, VIH", "AIDS, HIV, STD", "hearing aids"),
  ILLNESSES: words(
    `
      cancer, diabetes, alzheimer's, alzheimer, parkinson's, parkinson, lupus, epilepsy, american heart
      association, asthma, lung disease, kidney disease, sickle cell, multiple sclerosis, arthritis, leukemia,
      cystic fibrosis, hemophilia, crohn's, hepatitis c, tuberculosis, tumor, antitrypsin, muscular dystrophy,
      cerebral palsy, brain injury, spinal cord injury, chronic illness, life threatening, cáncer
    `,
    `
      cancer, diabetes, alzheimer's, parkinson's, heart, lung, kidney, lupus, epilepsy, stroke, arthritis,
      transplant, organ
    `,
    "heart of",
  ),
  HOME_CARE: words(
    `
      home health, home care, hospice, homemaker, nurse registry, home health aide, palliative care, in home
      care, cuidado en el hogar
    `,
    "hospice, home health, home care",
  ),
  HEALTH_COVERAGE: words(
    `
      health insurance, kidcare, affordable care act, health coverage, prescription assistance, prescription
      drug, medicaid application, free medications, medicare counseling, seguro médico
    `,
    `
      medicaid, medicare, pharmacy, prescription, kidcare, health insurance
    `,
  ),
  HEALTHY_LIVING: words(
    `
      nutrition education, smoking cessation, quit smoking, tobacco, immunization, vaccine, vaccination,
      health screenings, wellness program, weight loss, health fairs, vacunas
    `,
    "wellness, tobacco, immunization, weight, nutrition",
    "nutrition site",
  ),
  COUNSELING: words(
    `
      counseling, psychotherapy, psychotherapeutic, family therapy, individual therapy, group therapy,
      psychological services, clinical psychology, consejería psicológica, terapia familiar
    `,
    "counseling, psychology, psychotherapy",
    `
      credit counseling, housing counseling, debt counseling, financial counseling, career counseling,
      nutrition counseling, consumer credit counseling, academic counseling, employment counseling, diabetes
      counseling, legal counseling, genetic counseling, bankruptcy counseling, student loan counseling, HIV
      counseling, medicare counseling, testing and counseling, counseling association, budget counseling, job
      counseling, college counseling
    `,
  ),
  PSYCHIATRIC_CARE: words(
    `
      mental health, mental illness, psychiatric, behavioral health, psychiatry, severe emotional disturbance,
      emotional disturbance, OCD, bipolar, salud mental
    `,
    "mental health, behavioral health, psychiatric, NAMI, OCD",
  ),
  ADDICTION: words(
    `
      substance abuse, addiction, drug treatment, alcohol and drug, detox, detoxification, drug abuse,
      substance use, alcoholism, chemical dependency, methadone, drug prevention, drug free, DUI, adicción,
      alcoholismo
    `,
    "addiction, detox, drug, substance abuse, DUI",
    "drug store, prescription drug, drug card",
  ),
  RECOVERY_GROUPS: words(
    `
      alcoholics anonymous, narcotics anonymous, al anon, alateen, gamblers anonymous, overeaters anonymous,
      twelve step, 12 step, celebrate recovery, alcohólicos anónimos
    `,
    "anonymous, al anon, alateen, intergroup, celebrate recovery",
  ),
  SUPPORT_GROUPS: words(
    `
      support group, self help group, bereavement, peer support, grief, grupo de apoyo, duelo
    `,
    "support group, bereavement, grief, self help group",
  ),
  CRISIS_HELP: words(
    `
      suicide, crisis intervention, crisis line, crisis hotline, crisis counseling, 24 hour hotline, helpline,
      crisis stabilization, línea de crisis, suicidio
    `,
    "hotline, crisis, helpline, suicide",
    `
      pregnancy crisis, crisis pregnancy, fraud hotline, consumer hotline
    `,
  ),
  DOMESTIC_VIOLENCE: words(
    `
      domestic violence, abused women, battered, abusive relationship, abuse relationships, intimate partner
      violence, dating violence, violencia doméstica
    `,
    "domestic violence, injunction",
  ),
  SEXUAL_ASSAULT: words(
    `
      sexual assault, rape, sexual abuse, sexual violence, sexually abused, abuso sexual
    `,
    "rape, sexual assault",
  ),
  CRIME_VICTIMS: words(
    `
      crime victims, victims services, victim services, victims of crime, human trafficking, victim advocate,
      victim assistance, victim compensation, homicide victims, identity theft, víctimas de delitos
    `,
    "victim, trafficking, identity theft",
  ),
  CHILD_PROTECTION: words(
    `
      child abuse, child neglect, child protection, abused children, guardian ad litem, missing children,
      neglected children, abuse and neglect, maltrato infantil
    `,
    `
      guardian ad litem, child protective, missing children, abuse registry
    `,
  ),
  ELDER_PROTECTION: words(
    `
      elder abuse, ombudsman, adult protective, senior exploitation, seniors safe, elderly abuse, guardianship
    `,
    `
      ombudsman, guardianship, adult protective, senior exploitation
    `,
    "guardian ad litem",
  ),
  POLICE_AND_FIRE: words(
    `
      police department, law enforcement services, sheriff's office, crime prevention, neighborhood watch,
      sworn police officers, fire department, fire rescue, crime watch, crime stoppers, secret service,
      departamento de policía
    `,
    `
      police, sheriff, fire rescue, crime watch, fire department, crime stoppers, crimestoppers, police
      department
    `,
    "police athletic",
  ),
  DISASTERS: words(
    `
      disaster relief, disaster assistance, disaster recovery, disaster preparedness, hurricane, emergency
      management, american red cross, evacuation, desastre
    `,
    `
      emergency management, red cross, disaster, hurricane, evacuation
    `,
  ),
  LEGAL_AID: words(
    `
      legal aid, legal services, legal assistance, legal advice, legal representation, pro bono, lawyer
      referral, free legal, legal help, ayuda legal, abogados
    `,
    `
      legal, lawyer, attorney, public defender, law center, bar association
    `,
    `
      state attorney, attorney general, power of attorney, legal holidays, immigration and legal
    `,
  ),
  IMMIGRATION: words(
    `
      immigration services, immigration, immigrants, refugees, citizenship, asylum, naturalization, refugee,
      undocumented, inmigración, ciudadanía, inmigrantes
    `,
    "immigration, refugee, citizenship, immigrant",
    "immigration status",
  ),
  COURTS: words(
    `
      clerk of the court, state attorney, circuit court, small claims, mediation, traffic tickets, family
      court, criminal court, jury duty, misdemeanor, prosecutes, tribunal
    `,
    `
      court, clerk of court, state attorney, mediation, judicial, supreme court, teen court
    `,
    "tennis court, basketball court, food court, kendall court",
  ),
  REENTRY: words(
    `
      ex offenders, ex offender, inmates, formerly incarcerated, re entry, reentry, probation, correctional,
      parole, diversion program, juvenile offenders, released from incarceration, returning citizens, juvenile
      detention
    `,
    `
      probation, reentry, corrections, juvenile justice, diversion, detention, jail, inmate
    `,
  ),
  RIGHTS: words(
    `
      civil rights, discrimination, human rights, fair housing, equal opportunity, consumer protection,
      consumer complaints, civil liberties, better business bureau, derechos civiles, discriminación
    `,
    `
      consumer, human rights, civil rights, equal opportunity, fair housing, better business bureau
    `,
    "consumer credit, equal opportunity employer",
  ),
  FAMILY_LAW: words(
    `
      child support, child custody, divorce, family law, paternity, supervised visitation, marriage license,
      manutención infantil
    `,
    "child support, divorce, visitation, marriage license",
  ),
  ID_AND_RECORDS: words(
    `
      birth certificate, identification card, driver license, driver's license, vital records, vital
      statistics, passport, voter registration, acta de nacimiento, licencia de conducir
    `,
    `
      driver license, vital statistics, passport, elections, vital records, absentee ballot, voter
    `,
    "passport health",
  ),
};
