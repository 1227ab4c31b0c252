import type { Topic } from "../../services/topics/topic.ts";
import { kind } from "./kinds-of-help.ts";

/** Kinds of law, immigration, work, school and families' services, as a directory of human services names them. */
export const KINDS_OF_OFFICES: readonly Topic[] = [
  kind(
    ["ASSISTANCE"],
    "legal aid, legal services, legal assistance, ayuda legal, asistencia legal, servicios legales",
    "free lawyer, free lawyers, free attorney, abogado gratis, abogados gratis, abogado gratuito, pro bono, abogado sin dinero, cant afford a lawyer, cant afford lawyer, cannot afford a lawyer, no puedo pagar abogado, no puedo pagar un abogado, low cost lawyer, abogado barato",
  ),
  kind(
    ["ASSISTANCE"],
    "immigration legal, immigration legal services, immigration attorney, immigration lawyer, immigration assistance, abogado de inmigración, ayuda de inmigración, asistencia de inmigración",
    `abogado inmigración gratis, abogado de inmigración gratis, abogado para inmigración, abogado de emigración, abogado migratorio, abogada de inmigración, free immigration lawyer, lawyer for immigration, immigration
    help, immigration papers, ayuda con inmigración, ayuda con papeles de inmigración, ayuda para inmigrantes, help for immigrants, arreglar papeles, arreglar mis papeles, papeles de inmigración, trámites de inmigración,
    deportation lawyer, abogado de deportación, notario de inmigración, llenar formularios de inmigración`,
  ),
  kind(
    ["ASSISTANCE"],
    "asylum, political asylum, asylum seekers, asilo político",
    "asylum case, solicitar asilo, pedir asilo, caso de asilo, pedí asilo, apply for asylum, asilo politico",
  ),
  kind(
    ["ASSISTANCE"],
    "employment authorization, work authorization, work permit, permiso de trabajo, autorización de empleo",
    "EAD, work permits, permisos de trabajo, renovar permiso de trabajo, renovar mi permiso, renew my work permit, sacar permiso de trabajo, llenar el permiso de trabajo",
  ),
  kind(
    ["ASSISTANCE"],
    "temporary protected status, TPS, estatus de protección temporal",
    "renew TPS, renovar TPS, TPS haiti, TPS venezuela",
  ),
  kind(
    ["ASSISTANCE"],
    "DACA, deferred action, acción diferida",
    "dreamer, dreamers, soñadores, renew DACA, renovar DACA",
  ),
  kind(
    ["ASSISTANCE"],
    "adjustment of status, permanent residence, residency, green card, residencia permanente, ajuste de estatus, family petition, petición familiar",
    `green cards, tarjeta verde, aplicar a la residencia, aplicar residencia, solicitar residencia, hacer la residencia, sacar la residencia, mi residencia, reclamar a mi, reclamar familia, reclamación familiar, pedir a mi familia,
    bring my family, bring my wife from, cuban adjustment, ajuste cubano`,
  ),
  kind(
    ["ASSISTANCE"],
    "refugee services, refugee, refugees, refugee resettlement, refugiados, refugiado, servicios para refugiados",
    `newly arrived, new arrivals, recién llegado, recién llegada, recién llegados, acabo de llegar de, acabamos de llegar de, just arrived from, just came from, parole cubano, con parole, humanitarian parole, parole humanitario,
    orientarme como refugiado, entrant, cuban haitian entrant`,
  ),
  kind(
    ["ASSISTANCE"],
    "expungement, expunge, record sealing, sealing records, seal records, borrar antecedentes",
    `seal my record, seal record, seal or expunge, sealing and expungement, expunge my record, clear my record, clean my record, clean record, limpiar mi récord, limpiar récord, limpiar el récord, borrar mi récord, borrar récord, limpiar mis
    antecedentes, limpiar antecedentes, old arrest, arrest record, background check, background checks, antecedentes penales, charges were dropped`,
  ),
  kind(
    ["ASSISTANCE"],
    "injunction, injunctions, restraining order, restraining orders, protective order, orden de restricción, orden de protección",
    "order of protection, protection order, órdenes de restricción, orden de alejamiento, poner una orden, file a restraining order, get a restraining order",
  ),
  kind(
    ["ASSISTANCE"],
    "divorce, family law, dissolution of marriage, divorcio, derecho de familia",
    "file for divorce, divorce papers, divorce forms, get divorced, divorciarme, divorciarse, papeles de divorcio, papeles del divorcio, separarme de mi esposo, family court forms",
  ),
  kind(
    ["ASSISTANCE"],
    "child custody, custody, custodia, visitation, supervised visitation, paternity, paternidad",
    "custody of my, custodia de mi, custodia de mis hijos, see my kids, ver a mis hijos, visitas supervisadas, DNA test, prueba de ADN, prueba de paternidad",
  ),
  kind(
    ["ASSISTANCE"],
    "child support, child support enforcement, manutención de menores, manutención de los hijos, pensión alimenticia",
    `child support office, get child support, doesnt pay child support, doesnt give me a dime, father of my baby, father of my kids, babys father, baby daddy, manutención, el papá de mi hijo, el papá de mis hijos, el padre de mi hijo, el padre
    de mis hijos, no me pasa dinero, no pasa manutención, oficina de manutención`,
  ),
  kind(
    ["ASSISTANCE"],
    "traffic court, traffic tickets, suspended license, license reinstatement, tribunal de tránsito, licencia suspendida",
    `traffic ticket, parking tickets, multas de tránsito, multa de tránsito, pagar multas, pay tickets, suspended drivers license, my license is suspended, license suspended, lost my license, get my license back, me suspendieron la licencia, suspendieron
    la licencia, recuperar la licencia, recuperar mi licencia, infracciones de tránsito`,
  ),
  kind(
    ["ASSISTANCE"],
    "small claims, mediation, dispute resolution, mediación, reclamos menores",
    "sue someone, small claims court, demandar a alguien, conflict with neighbor, problema con un vecino",
  ),
  kind(
    [],
    "clerk of courts, clerk of the court, clerk of court, secretaría del tribunal",
    "court clerk, court records, jury duty, jurado",
  ),
  kind(
    [],
    "correctional, corrections, detention center, jail, prison, cárcel, prisión, centro de detención",
    "find an inmate, inmate information, visit someone in jail, visitar la cárcel, visitar un preso, buscar un preso, inmate search",
  ),
  kind(
    ["EMPLOYMENT"],
    "ex-offenders, ex-offender, offenders, formerly incarcerated, re-entry, reentry, reinserción, exconvictos",
    "ex felon, ex felons, felons, felon, jobs for felons, got out of prison, got out of jail, out of prison, out of jail, just got out, salí de la cárcel, salí de prisión, saliendo de la cárcel, salió de la cárcel, hire me with my record, trabajo con récord criminal",
  ),
  kind(
    [],
    "juvenile justice, juvenile, juveniles, delinquency, truancy, justicia juvenil, menores infractores",
    "my son got arrested, my son was arrested, arrestaron a mi hijo, skipping school, falta a la escuela, juvenile court, gang, gangs, pandillas, pandilla, troubled teen, hijo rebelde",
  ),
  kind(
    ["EMPLOYMENT"],
    "career center, employment services, job placement, workforce, job referral, centro de empleo, servicios de empleo, oficina de empleo",
    "careersource, career source, carrer source, unemployment office, job center, find a job, find work, find me a job, help finding a job, help finding work, buscar trabajo, buscar empleo, encontrar trabajo, conseguir trabajo",
  ),
  kind(
    ["EMPLOYMENT"],
    "senior employment, senior community service employment, older workers, empleo para mayores, trabajo para mayores",
    "jobs for seniors, jobs for older, jobs for older people, jobs for elderly, work for older people, work for seniors, job programs for older people, job programs for older, trabajo para personas mayores, trabajo para ancianos, trabajo para viejos",
  ),
  kind(
    ["EDUCATION"],
    "GED, general education development, general educational development, high school equivalency, equivalencia de secundaria",
    "get my GED, GED class, GED classes, GED test, clases de GED, examen de GED, sacar el GED, finish high school, terminar high school",
  ),
  kind(
    ["EDUCATION"],
    "ESOL, ESL, english for speakers of other languages, english as a second language, english classes, clases de inglés",
    "learn english, aprender inglés, inglés para adultos, clases de inglés para adultos, clase de inglés, curso de inglés, cursos de inglés, english class, english for adults, inglés gratis, english lessons",
  ),
  kind(
    ["EDUCATION"],
    "VPK, voluntary prekindergarten, prekindergarten, pre-kindergarten, prekínder, preescolar voluntario",
    "pre k, prek, free pre k, prekinder gratis, pre kinder, VPK voucher",
  ),
  kind(
    ["ASSISTANCE"],
    "early learning coalition, school readiness, child care subsidy, subsidio de guardería",
    "ELC, child care voucher, child care vouchers, daycare voucher, daycare assistance, child care help, vale de guardería, ayuda guardería, pagar cuido, ayuda para cuido, pagar el cuido",
  ),
  kind(
    ["ASSISTANCE"],
    "child care, childcare, daycare, day care, guardería, guarderías, cuidado de niños, cuidado infantil",
    "cuido de niños, cuidos de niños, cuido infantil, cuido para niños, cuido para bebé, cuido para mi bebé, cuidan niños, nursery for baby, watch my kids, watch my baby, watch my child",
  ),
  kind(
    ["EDUCATION"],
    "vocational school, technical college, adult education, adult education center, escuela vocacional, escuela técnica, educación de adultos",
    "trade school, learn a trade, nursing school, school for adults, escuela para adultos, escuela de adultos",
  ),
  kind(
    [],
    "foster care, foster parent, foster parents, foster home, crianza temporal, padres de crianza, hogar de crianza",
    "become a foster parent, foster kids, foster child, aged out of foster care, ser padre de crianza, hogar temporal para niños",
  ),
  kind(
    [],
    "grandparents raising grandchildren, kinship, relative caregiver, kinship care, abuelos criando nietos",
    "raising my grandkids, raising my grandson, raising my grandchildren, crío a mis nietos, criando a mis nietos, criando a mi nieto",
  ),
  kind(
    ["EDUCATION"],
    "teen parents, teen parent, teen mothers, teen pregnancy, madres adolescentes, adolescentes embarazadas",
    "teen mom, teen moms, pregnant teen, pregnant and in high school, mi hija de 15 está embarazada, adolescente embarazada",
  ),
  kind(
    ["TRANSITIONAL"],
    "homeless veterans, supportive services for veteran families, SSVF, veteranos sin hogar",
    "housing for vets, housing help for vets, housing for veterans, vet housing, veteran housing, vivienda para veteranos, homeless vet, homeless veteran, veterano sin casa, veterans shelter",
  ),
  kind(
    ["ASSISTANCE"],
    "veterans benefits, veterans services, veterans affairs, veterans administration, beneficios de veteranos, asuntos de veteranos",
    "VA claim, VA benefits, VA office, help for veterans, help for vets, ayuda para veteranos, ayuda a veteranos, beneficios para veteranos, military benefits",
  ),
  kind(
    ["MEDICAL"],
    "VA medical center, VA hospital, VA healthcare",
    "VA clinic, VA doctor, hospital de veteranos, hospital para veteranos, clínica de veteranos, clinic for veterans",
  ),
  kind(
    ["COUNSELING"],
    "readjustment counseling, vet center, PTSD, estrés postraumático, post traumatic stress",
    "PTSD counseling, PTSD help, counseling for veterans, therapy for veterans, terapia para veteranos",
  ),
];
