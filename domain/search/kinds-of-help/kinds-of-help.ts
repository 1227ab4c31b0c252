import type { Need } from "../../services/enumerations.ts";
import { listed, type Topic } from "../../services/topics/topic.ts";

/** A kind of help: what directories call it in both languages, and what people type and say for it. */
export function kind(needs: readonly Need[], words: string, asked = ""): Topic {
  return { needs, words: listed(words), asked: asked.trim() === "" ? [] : listed(asked) };
}

/** Kinds of help with food, a home, bills and papers, as a directory of human services names them. */
export const KINDS_OF_HELP: readonly Topic[] = [
  kind(
    ["MEALS"],
    "congregate meals, congregate dining, senior meals, senior nutrition, nutrition site, hot lunch, almuerzo caliente, comedor para mayores, comidas para personas mayores",
    `comedor para ancianos, comedor de ancianos, comedor para viejitos, almuerzo para ancianos, comida para ancianos, comida para
    viejitos, comida para adultos mayores, lunch for seniors, meals for seniors, meals for elderly, food for seniors, food for elderly`,
  ),
  kind(
    ["MEALS"],
    "home delivered meals, delivered meals, meals on wheels, comidas a domicilio, comida a domicilio, entrega de comidas",
    `bring food to my house, deliver food, food delivery, meals delivered, meals for homebound, homebound meals, comida a la casa, llevan
    comida a la casa, llevan comida a domicilio, traen comida a la casa`,
  ),
  kind(
    ["TRANSITIONAL"],
    "housing choice voucher, housing choice vouchers, section 8, sección 8, vale de vivienda, vales de vivienda",
    `section eight, sección ocho, plan 8, plan ocho, apply section 8, apply for section 8, aplicar sección 8, aplicar a la sección 8, aplicar para
    sección 8, solicitar sección 8, section 8 application, section 8 office, oficina de sección 8`,
  ),
  kind(
    ["TRANSITIONAL"],
    "public housing, housing authority, housing agency, vivienda pública, autoridad de vivienda, agencia de vivienda",
    "vivienda del gobierno, apartamento del gobierno, government apartment, government housing, housing projects, public housing waiting list",
  ),
  kind(
    ["TRANSITIONAL"],
    "elderly housing, senior housing, senior apartments, housing for seniors, housing for elderly, vivienda para mayores, vivienda para personas mayores",
    "apartamentos para ancianos, apartamentos para personas mayores, vivienda para ancianos, apartments for seniors, apartments for elderly, edificio para ancianos",
  ),
  kind(
    [],
    "assisted living, assisted living facility, assisted living facilities, nursing home, nursing homes, vida asistida, hogar de ancianos, asilo de ancianos",
    "ALF, adult family care home, residencia de ancianos, residencia para mayores, home for the elderly, old folks home, hogar para ancianos, asilo para ancianos, casa de ancianos",
  ),
  kind(
    ["ASSISTANCE"],
    "home repair, home repairs, home rehabilitation, weatherization, reparación de viviendas, reparaciones del hogar, reparación de casas",
    `fix my roof, roof repair, roof leaks, leaking roof, leaky roof, arreglar el techo, se me moja el techo, gotera, goteras, arreglar mi casa, arreglar la
    casa, wheelchair ramp, rampa, hurricane shutters, fix up my house`,
  ),
  kind(
    ["ASSISTANCE"],
    "landlord tenant, landlord and tenant, tenant rights, tenants rights, derechos de los inquilinos, derechos de inquilinos",
    "my landlord, landlord problem, landlord dispute, mi landlord, problema con el dueño, el dueño del apartamento, mi casero, renters rights",
  ),
  kind(["ASSISTANCE"], "fair housing, housing discrimination, discriminación en la vivienda, vivienda justa"),
  kind(
    ["ASSISTANCE"],
    "emergency rent, rental assistance, rent assistance, homeless prevention, eviction prevention, asistencia de renta, ayuda para la renta, prevención de desalojo",
    `pay my rent, pay the rent, pay back rent, back rent, behind on rent, pagar la renta, pagar el alquiler, pagar mi renta, renta atrasada, ayuda renta,
    ayuda para pagar la renta, ayuda con el alquiler, cant pay rent, cant pay my rent`,
  ),
  kind(
    ["ASSISTANCE"],
    "energy assistance, LIHEAP, home energy assistance, EHEAP, asistencia de energía, ayuda de energía",
    `FPL, pagar FPL, FPL bill, pay my light bill, pay light bill, pay electric bill, electric bill help, pagar la luz, pagar luz, ayuda luz, ayuda con la
    luz, recibo de luz, recibo de la luz, factura de la luz, factura de luz, bil de la luz, biles de luz, cuenta de la luz, cut off my lights, lights cut off,
    lights are off, me cortaron la luz, me van a cortar la luz, cut her off, pagar la electricidad`,
  ),
  kind(
    ["ASSISTANCE"],
    "water and sewer, water department, water bill, agua y alcantarillado, departamento de agua",
    "recibo de agua, recibo del agua, factura del agua, cuenta del agua, oficina del agua, pagar el agua, sewer bill, water is shut off, turn my water back on",
  ),
  kind(
    ["ASSISTANCE"],
    "burial assistance, burial, burials, funeral, funerals, cremation, indigent burial, entierro, entierros, funerales, sepelio, cremación",
    `bury my, bury him, bury her, pay for funeral, pay for a funeral, pay for burial, pagar el funeral, pagar el entierro, pagar un entierro, enterrar a mi,
    gastos funerarios, gastos de funeral, funeral expenses, funeral costs, ayuda funeraria, ayuda funeral, ayuda para entierro, cemetery, cementerio, cremate`,
  ),
  kind(
    ["ASSISTANCE"],
    "vital records, vital statistics, birth certificate, birth certificates, acta de nacimiento, certificado de nacimiento, partida de nacimiento, registro civil",
    `copy of birth certificate, copy of my birth certificate, get my birth certificate, lost my birth certificate, sacar acta de nacimiento, sacar partida
    de nacimiento, sacar certificado de nacimiento, inscripción de nacimiento, actas de nacimiento, partidas de nacimiento`,
  ),
  kind(
    ["ASSISTANCE"],
    "identification card, identification cards, ID card, state ID, photo ID, identification, identificación, tarjeta de identificación",
    `get an ID, get my ID, getting ID, getting my ID, help with ID, lost my ID, lost my identification, sacar ID, sacar mi ID, sacar el ID, sacar identificación, sacar la
    identificación, sacar mi identificación, perdí mi ID, perdí mi identificación, perdí la identificación, replace my ID, new ID`,
  ),
  kind(
    ["ASSISTANCE"],
    "driver license, drivers license, driver licenses, motor vehicles, licencia de conducir, licencia de manejar",
    "DMV, license office, tag office, renew my license, renovar la licencia, oficina de licencias, licencia de manejo, sacar licencia, sacar la licencia",
  ),
  kind(
    ["ASSISTANCE"],
    "social security administration, social security office, social security card, tarjeta de seguro social, oficina del seguro social, administración del seguro social",
    `SS office, SS card, social security number, new social security card, tarjeta del seguro social, tarjeta del social, perdí mi social, lost my social security card,
    lost my social, replacement social security card, reponer el social`,
  ),
  kind(
    ["ASSISTANCE"],
    "supplemental security income, SSI, SSDI, social security disability, disability benefits, beneficios por discapacidad, beneficios por incapacidad",
    `apply for SSI, aplicar para SSI, aplicar SSI, solicitar SSI, apply for disability, disability check, cheque de incapacidad, cheque por incapacidad, solicitar
    incapacidad, aplicar por incapacidad, aplicar incapacidad, denied disability, disability claim`,
  ),
  kind(
    ["ASSISTANCE"],
    "public assistance, cash assistance, temporary cash assistance, TANF, asistencia pública, asistencia en efectivo, economic self sufficiency",
    `welfare, welfare office, DCF office, oficina de DCF, food stamps office, food stamp office, oficina de estampillas, oficina de food stamps, oficina de cupones, EBT
    office, access florida, apply for benefits, benefits office, medicaid office, oficina de medicaid`,
  ),
  kind(
    ["ASSISTANCE"],
    "tax preparation, income tax, income taxes, tax assistance, VITA, preparación de impuestos, impuestos",
    `file my taxes, file taxes, do my taxes, taxes, free tax, free taxes, hacer los taxes, hacer mis taxes, hacer taxes, declaración de impuestos, declarar impuestos,
    los taxes, taxes gratis, income tax return, IRS`,
  ),
  kind(
    ["ASSISTANCE"],
    "property appraiser, homestead exemption, property tax, property taxes, exención de vivienda, impuestos de la propiedad",
    "tax collector, exención de impuestos de la casa, impuesto de la casa",
  ),
  kind(
    ["ASSISTANCE"],
    "paratransit, special transportation, special transportation service, transporte especial, medical transportation, transporte médico",
    `STS, wheelchair van, van for disabled, van for wheelchair, rides for disabled, rides for seniors, ride to dialysis, ride to the doctor, ride to doctor, rides
    to doctor, rides to the doctor, transporte para discapacitados, transporte para silla de ruedas, transporte para ancianos, transporte para mayores, transporte
    al médico, transporte al doctor, transporte para citas médicas, senior transportation, door to door transportation`,
  ),
  kind(
    ["CLOTHES"],
    "layette, baby supplies, baby items, maternity clothes, canastilla, artículos para bebé, artículos de bebé",
    `baby stuff, things for the baby, stuff for the baby, cosas para el bebé, cosas para bebé, cosas de bebé, ropita para el bebé, ropita para mi bebé, ropa para
    bebé, ropa de bebé, nada para el bebé, cuna para bebé, infant car seat, silla de carro para bebé`,
  ),
  kind(
    ["CLOTHES"],
    "christmas gifts, holiday gifts, toys, toy drive, holiday baskets, juguetes, regalos de navidad, canastas navideñas",
    "christmas toys, toys for kids, toys for christmas, christmas help, ayuda de navidad, ayuda para navidad, thanksgiving basket, thanksgiving turkey, día de reyes",
  ),
  kind(
    [],
    "special needs shelter, evacuation center, emergency evacuation, emergency management, centro de evacuación, manejo de emergencias",
    "hurricane shelter, refugio de huracán, refugio para huracán, refugio de huracanes, shelter for hurricane, hurricane evacuation",
  ),
  kind(
    [],
    "disaster relief, disaster assistance, FEMA, asistencia en desastres, ayuda en desastres",
    "house burned down, my house burned, se quemó mi casa, se me quemó la casa, se quemó la casa, after a fire, damnificados, hurricane damage",
  ),
  kind(
    [],
    "spay and neuter, spay, neuter, animal shelter, humane society, esterilización de mascotas, refugio de animales",
    `lost dog, lost my dog, perro perdido, stray dog, stray cat, perro callejero, castrar, castrar perro, esterilizar, esterilizar gato, esterilizar perro, pet vaccines, dog
    vaccines, vacunas para perros, vacuna para perro, veterinario, veterinaria, vet for my dog, vet for my cat, low cost vet, cheap vet`,
  ),
  kind(
    [],
    "code enforcement, code compliance, neighborhood compliance, cumplimiento de códigos",
    "abandoned car, abandoned house, overgrown lot, illegal dumping, neighbor trash, basura del vecino, ruido del vecino, noise complaint",
  ),
  kind(
    [],
    "community service hours, volunteer, volunteers, volunteering, voluntario, voluntarios, voluntariado, horas de servicio comunitario",
    "volunteer hours, court ordered community service, horas comunitarias, hacer voluntariado, ser voluntario, want to volunteer, donate my time",
  ),
];
