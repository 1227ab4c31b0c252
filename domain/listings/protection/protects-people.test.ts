import { describe, expect, test } from "vitest";
import { protectsPeople } from "./protects-people.ts";

/** Organization, name, description and address of records, by what has to become of them. */
type Case = readonly [organization: string, name: string, description: string, address: string];

const WITHHELD: readonly Case[] = [
  ["Pine", "Pine House", "womans shelter, dom violance, bed for 12. call hot line", "40 Sorrel St"],
  ["Pine", "Refujio Pino", "refujio para mujeres golpiadas y sus ijos, linea 24 h", "40 Sorrel St"],
  ["Pine", "Safe Hse", "Safe hse for btrd women & ch, 60 days", "40 Sorrel St"],
  ["Pine", "Overnight", "Beds for traffiking survivers and thier kids", "40 Sorrel St"],
  ["Pine", "Casa", "alvergue para maltratadas, 20 camas", "40 Sorrel St"],
  ["Family Center", "Residence 3", "Vivienda de transición, 12 meses. NO PUBLICAR.", "210 Hollow Rd"],
  ["Family Center", "Residence 4", "Homes for families, a year. Do not map.", "212 Hollow Rd"],
  [
    "Circle",
    "Supper Circle",
    "We eat in one home. You'll get the house number after you RSVP.",
    "30 Plover Ln",
  ],
  ["Bridges Inc", "Shelter", "Shelter for DV survivors and their children.", "12 Main St"],
  ["Bridges Inc", "Shelter", "Shelter for IPV survivors.", "12 Main St"],
  ["Hope", "Emergency Housing", "Safe emergency housing for women leaving abusive partners.", "1 A St"],
  [
    "Hope",
    "Transitional housing",
    "Transitional housing for survivors of trafficking and exploitation.",
    "1 A St",
  ],
  [
    "Hope",
    "Women's shelter",
    "24-hour shelter for women. For safety reasons the location is given by phone only.",
    "1 A St",
  ],
  ["Hope", "Casa", "Albergue para mujeres. Por seguridad, la dirección se da solo por teléfono.", "1 A St"],
  ["Hope", "Beds", "Beds for women and kids who had to get out fast.", "Call for location"],
  ["Hope", "Group", "Women's circle", "Address upon request"],
  ["Hope", "House", "A house for mothers.", "Unlisted"],
  ["Hope", "House", "A house for mothers.", "Non-public"],
  ["Hope", "House", "A house for mothers.", "Secure location"],
  ["Hope", "House", "A house for mothers.", "Location not public"],
  ["Hope", "Haven", "When love hurts, you can come here. Twelve beds, open day and night.", "9 Elm St"],
  ["Hope", "Refuge", "We take in women whose boyfriends beat them.", "9 Elm St"],
  ["Hope", "Night rooms", "Rooms for people being stalked.", "9 Elm St"],
  ["Hope", "Home", "Home for girls rescued from pimps.", "9 Elm St"],
  ["Hope", "Nest", "Emergency foster home for infants and toddlers taken from unsafe parents.", "9 Elm St"],
  [
    "Hope",
    "Children's shelter",
    "Emergency shelter for abused, neglected and abandoned children, birth to 17.",
    "9 Elm St",
  ],
  [
    "Hope",
    "Youth shelter",
    "Short stays for teens who ran away because someone at home hits them.",
    "9 Elm St",
  ],
  ["Hope", "Shelter", "Shelter for battered women. Open 24 hours.", "9 Elm St"],
  ["Hope", "Stay", "Hotel stays for women who left home after an assault.", "9 Elm St"],
  ["Hope", "Hope House", "Sanctuary for women escaping sexual slavery.", "9 Elm St"],
  ["Hope", "Elder haven", "A bed for elders hurt by their caregivers.", "9 Elm St"],
  ["Hope", "Family shelter", "Crisis shelter for families experiencing violence in the home.", "9 Elm St"],
  [
    "Hope",
    "Program",
    "Our house shelters victims of family violence. The address is not published anywhere.",
    "9 Elm St",
  ],
  ["Hope", "Program", "Please don't tell anyone where the house is. Up to eight families.", "9 Elm St"],
  [
    "Hope",
    "Program",
    "Counseling for women. Our address isn't listed for the protection of clients.",
    "9 Elm St",
  ],
  ["Hope", "Program", "You will get the address when you phone us.", "9 Elm St"],
  ["Hope", "Program", "You'll be told how to find us after you talk to an advocate.", "9 Elm St"],
  ["Hope", "Program", "Location shared with accepted guests only.", "9 Elm St"],
  ["Hope", "Program", "Directions are provided by hotline staff.", "9 Elm St"],
  ["Hope", "Program", "Site kept private.", "9 Elm St"],
  ["Hope", "Program", "Street address withheld for safety.", "9 Elm St"],
  ["Hope", "Program", "Physical address is not available to the public.", "9 Elm St"],
  ["Hope", "Program", "To protect our guests we never give out our address.", "9 Elm St"],
  ["Hope", "Program", "We keep our whereabouts quiet for the safety of the women who live here.", "9 Elm St"],
  [
    "Hope",
    "Respite House",
    "Respite for trans people attacked by family or partners, up to 30 nights.",
    "9 Elm St",
  ],
  ["Hope", "Cottage", "For Native women hurt at home: a cottage, childcare, healing ceremonies.", "9 Elm St"],
  ["Hope", "Farm", "Survivors of labor exploitation live and recover on our farm.", "9 Elm St"],
  ["Hope", "Apartments", "12 apartments set aside for clients with a restraining order.", "9 Elm St"],
  ["Hope", "DV Motel Program", "Up to 7 nights.", "9 Elm St"],
  ["D.V. Shelter of Pike", "24 hr crisis", "Shelter, food, clothing.", "9 Elm St"],
  ["Family Violence Center", "Shelter", "24/7", "9 Elm St"],
  ["SAFE Coalition against Sexual Assault", "Short-term housing", "30-day stays.", "9 Elm St"],
  [
    "Center",
    "Women's house",
    "Women and kids running from a violent husband find a room, a key and a locked gate.",
    "9 Elm St",
  ],
  ["Center", "Emergency Shelter", "For anyone threatened by a current or former partner.", "9 Elm St"],
  ["Center", "Emergency Shelter", "Persons in imminent danger from an intimate partner.", "9 Elm St"],
  ["Center", "Shelter for exploited youth", "", "9 Elm St"],
  [
    "Center",
    "New Start",
    "Two-year residential program for women who have been commercially sexually exploited.",
    "9 Elm St",
  ],
  [
    "Center",
    "Magdalene House",
    "Residential program for women with histories of prostitution, trafficking and addiction.",
    "9 Elm St",
  ],
  ["Center", "Grace Home", "Women who escaped human trafficking live here free for two years.", "9 Elm St"],
  ["Centro", "Casa de Paz", "Casa para mujeres y niños que salen de relaciones abusivas.", "9 Elm St"],
  ["Centro", "Refugio", "Refugio para víctimas de la trata.", "9 Elm St"],
  ["Centro", "Albergue", "Para quienes huyen de su agresor.", "9 Elm St"],
  ["Centro", "Albergue", "Mujeres golpeadas. 24 horas.", "9 Elm St"],
  ["Centro", "Hogar", "Hogar para menores abusados o abandonados.", "9 Elm St"],
  ["Centro", "Hogar", "Hogar para niñas explotadas.", "9 Elm St"],
  ["Centro", "Hogar de niños", "Niños retirados de sus padres por maltrato.", "9 Elm St"],
  ["Centro", "Casa de apoyo", "No publicamos nuestra dirección.", "9 Elm St"],
  ["Centro", "Casa de apoyo", "Llame para pedir la dirección.", "9 Elm St"],
  ["Centro", "Grupo", "Grupo de mujeres.", "Llame para la ubicación"],
  ["Centro", "Grupo", "Grupo de mujeres.", "Dirección a solicitud"],
  ["Centro", "Grupo", "Grupo de mujeres.", "No publicada"],
  ["Centro", "Grupo", "Grupo de mujeres.", "Lugar seguro y confidencial"],
  ["Centro", "Camas", "Camas de emergencia para mujeres en peligro.", "9 Elm St"],
  ["Centro", "Casa", "Techo para mujeres que sufren violencia.", "9 Elm St"],
  ["Centro", "Casa", "Si tu pareja te maltrata, aquí puedes quedarte.", "9 Elm St"],
  ["Centro", "Vivienda", "Apartamentos para sobrevivientes de abuso sexual.", "9 Elm St"],
  ["Centro", "Posada", "Recibimos de noche a mujeres amenazadas por su esposo.", "9 Elm St"],
  ["Centro", "Alojamiento", "Alojamiento para víctimas de acecho y persecución.", "9 Elm St"],
  ["Centro", "Programa", "La dirección se le dará cuando hable con una consejera.", "9 Elm St"],
  [
    "Centro",
    "Programa",
    "Por la seguridad de las familias no se da a conocer dónde queda la casa.",
    "9 Elm St",
  ],
  ["Centro", "Programa", "El lugar es secreto.", "9 Elm St"],
  ["Centro", "Programa", "Le diremos dónde estamos cuando llame.", "9 Elm St"],
  [
    "Copper Valley Council against Domestic Abuse",
    "Emergency Shelter",
    "Up to 45 days, meals, case management.",
    "9 Elm St",
  ],
  ["Cedar Gate", "DV Shelter", "24-hr emergency hsg. Call first.", "9 Elm St"],
  [
    "Cedar Gate",
    "Second Stage",
    "Furnished units. Residents work with an advocate on safety planning.",
    "9 Elm St",
  ],
  ["Cedar Gate", "Ember Home", "Residential care for girls. CSEC confirmed or suspected.", "9 Elm St"],
  ["Cedar Gate", "The Barn", "Residential program for women coming out of the life.", "9 Elm St"],
  [
    "Cedar Gate",
    "Elder Beds",
    "Placement for persons 60+ who are not safe at home because of a relative.",
    "9 Elm St",
  ],
  [
    "Cedar Gate",
    "Motel Program",
    "When we are full, survivors stay at the Demo Motor Lodge, rooms 3 to 5.",
    "9 Elm St",
  ],
  [
    "Cedar Gate",
    "Kennels",
    "So that those running from a dangerous home can bring the dog. Families sleep next door.",
    "9 Elm St",
  ],
  [
    "Cedar Gate",
    "Room for Ana",
    "Rooms upstairs. She may come at any hour, and he will not be told she is here.",
    "9 Elm St",
  ],
  [
    "Cedar Gate",
    "Worker Lodging",
    "Lodging for farm workers whose employers held their passports and kept them from leaving.",
    "9 Elm St",
  ],
  ["Cedar Gate", "MST Program", "Residential stay, 16 beds.", "9 Elm St"],
  [
    "Cedar Gate",
    "Side B",
    "Side A is for families. Side B is for mothers with an active order of protection. 20 beds.",
    "9 Elm St",
  ],
  ["Casa del Cedro", "Cuarto", "Si él te pega, ven a cualquier hora; hay cama y comida.", "9 Elm St"],
  [
    "Casa del Cedro",
    "Posada",
    "Mujeres que salieron de su casa por miedo al marido encuentran posada.",
    "9 Elm St",
  ],
  ["Programa VD del Cedro", "Alojamiento", "14 camas, se aceptan mascotas.", "9 Elm St"],
  [
    "Casa del Cedro",
    "Alojamiento",
    "Lugar donde dormir para quienes el patrón les quitó los papeles y no los dejaba salir.",
    "9 Elm St",
  ],
  ["Org", "Home", "Home for farmworkers freed from forced labor.", "12 Main St"],
  ["Org", "House", "House for women freed from forced labor.", "12 Main St"],
  ["Org", "Rooms", "Rooms for au pairs held captive by employers.", "12 Main St"],
  ["Org", "Residence", "Secure residence, undisclosed. Pets ok.", "12 Main St"],
  ["Org", "Program", "Street address omitted on purpose.", "12 Main St"],
  ["Org", "Hogar", "Hogar para trabajadores liberados del trabajo forzado.", "12 Main St"],
  ["Org", "Cuartos", "Cuartos para niñeras retenidas por sus empleadores.", "12 Main St"],
  ["Org", "Casa", "La calle se omite. Seis camas.", "12 Main St"],
];

const ASKED_ABOUT: readonly Case[] = [
  [
    "Coast Health",
    "Children's Hospital of the Coast",
    "Neonatal intensive care, general pediatric beds, oncology, emergency room and a child advocacy team.",
    "9900 Health Dr",
  ],
  [
    "Line",
    "National Trafficking Line",
    "Calls, texts and live chats at all hours. Connects victims and survivors with help.",
    "PO Box 650",
  ],
  [
    "Relief",
    "Relief Project",
    "Supports victims of sexual violence. A mobile service, no physical address at the moment.",
    "",
  ],
  [
    "Court",
    "Advocate",
    "Advocates in the courthouse help victims of domestic violence file for protection orders and find shelter.",
    "1 Court Sq",
  ],
  ["CAC", "Child Advocacy Center", "Forensic interviews for children who may have been abused.", "1 A"],
  ["Drop", "Youth drop-in", "Drop-in for homeless and runaway youth, 1-6 pm. Showers, food.", "1 A"],
  ["Legal", "Clinic", "Legal help for survivors of trafficking. Walk in.", "1 A"],
  ["Hot", "Hotline office", "Office of the sexual assault hotline.", "1 A"],
  ["Couns", "Counseling", "Counseling and support groups for abused women. Referrals to shelter.", "1 A"],
  [
    "Couns",
    "Outreach office",
    "Non-residential services for DV survivors: safety planning, groups, legal advocacy.",
    "1 A",
  ],
  ["Hosp", "Rape exams", "Forensic exams for rape victims at the ER.", "1 A"],
  ["Cor", "Oficina", "Ayuda legal para víctimas de violencia doméstica; información sobre refugios.", "1 A"],
  ["Cor", "Grupo", "Grupo de apoyo para sobrevivientes de violencia de pareja los martes.", "1 A"],
  ["Cor", "Ventanilla", "Ventanilla de órdenes de protección en la corte.", "1 A"],
  [
    "Uni",
    "Campus advocate",
    "Confidential advocates for students who experienced sexual assault or stalking.",
    "1 A",
  ],
  ["Thrift", "Store", "Proceeds support the women's shelter for survivors of abuse.", "1 A"],
  [
    "PD",
    "Victim services unit",
    "Helps victims of violent crime with compensation and safe housing referrals.",
    "1 A",
  ],
  ["Training", "Relief nursery office", "Therapy for children exposed to violence.", "1 A"],
  [
    "Town Court",
    "Advocate Desk",
    "Advocates help fill out domestic violence protective order forms. Walk-ins welcome.",
    "1 Court Sq",
  ],
  [
    "Justice Center",
    "Justice Center",
    "Police, attorneys and counselors under one roof for victims of domestic violence.",
    "1 Court Sq",
  ],
  ["Centro Legal", "Visas", "Abogados tramitan visas U para inmigrantes maltratados.", "1 Court Sq"],
  [
    "Espacio",
    "Centro de día",
    "Comida e internet para jóvenes que se fueron de casa. No se pernocta.",
    "1 Court Sq",
  ],
];

const HARMLESS: readonly Case[] = [
  ["County", "Night Beds", "Twelve beds for men. Not for victims of domestic violence.", "12 County Rd"],
  [
    "Bar Peers",
    "Bar Peers, Inc.",
    "Helps judges and lawyers who suffer from substance abuse or depression. They need not fear that it is reported. Information is shared only with a signed waiver.",
    "2300 Atlantic Blvd",
  ],
  ["Hebrew Club", "Hebrew Club", "An after school program of language and literacy.", "2600 NE 11th Ter"],
  ["Donors", "Bloodmobile", "The site differs every day; call for location.", "18 Vein St"],
  ["City", "Men's Shelter", "A shelter for homeless men, 60 beds.", "1 A"],
  ["Air", "Airport desk", "Help with domestic flights and luggage.", "1 A"],
  ["Baby", "Safe Sleep", "Safe sleep baby class with free crib.", "1 A"],
  ["Phone", "Directory", "Unlisted numbers are not searchable.", "1 A"],
  ["Health", "Vaccines", "IPV and DTaP doses for infants.", "1 A"],
  ["SA", "SA Corps", "SA provides shelter for men and utility help.", "1 A"],
  ["Imm", "Visa help", "Help with the DV lottery and green cards.", "1 A"],
  ["Fam", "Family Shelter", "Shelter for families with children.", "1 A"],
  ["Women", "Women's shelter", "Overnight shelter for women without a home.", "1 A"],
  ["Vet", "Housing", "Permanent housing for veterans and seniors.", "1 A"],
  ["Pets", "Animal shelter", "Rescue of abused dogs; adoptions.", "1 A"],
  ["Wild", "Wildlife Refuge", "Trails and birds.", "1 A"],
  ["Storm", "Red Cross shelter", "Beds for victims of the hurricane.", "1 A"],
  ["Ref", "Refugee housing", "Apartments for refugees fleeing war.", "1 A"],
  ["Canc", "Hope Lodge", "Free lodging for cancer survivors.", "1 A"],
  ["Sob", "Sober home", "Beds for men leaving prison and substance abuse.", "1 A"],
  ["Bat", "Batterers intervention", "Classes for men who batter.", "1 A"],
  ["Sch", "Bullying prevention", "School program on bullying and dating violence prevention.", "1 A"],
  ["Gun", "Violence interrupters", "Street outreach against gun violence.", "1 A"],
  ["Drug", "Drug trafficking tip line", "Report drug trafficking.", "1 A"],
  ["Food", "Mobile pantry", "Call for location.", "Various"],
  ["Food", "Pop-up clinic", "Flu shots. Call for locations and dates.", "Mobile"],
  ["Edu", "Parenting class", "Call for location and schedule of classes.", "1 A"],
  ["HIV", "Testing", "Confidential HIV testing at our site.", "1 A"],
  ["Legal", "Fraud unit", "Help for victims of identity theft and scams.", "1 A"],
  ["Rental", "Lodging", "Cheap rooms for workers. Private rooms.", "1 A"],
  ["Cafe", "Private dining", "Private location for events.", "12 Hidden Lake Drive"],
  ["Bank", "Safe deposit", "Keep documents in a secure location.", "1 A"],
  ["Home", "Repair", "We make safe homes: lead paint and smoke detectors.", "1 A"],
  ["Tax", "VITA", "Call for an appointment. Address and hours on our website.", "1 A"],
  ["Senior", "Nursing home", "Beds for seniors, 24-hour care. We report elder abuse.", "1 A"],
  ["Shelter", "Homeless shelter", "Night shelter for adults. No violence, weapons or drugs allowed.", "1 A"],
  ["Shelter", "Family shelter", "Staff are trained in trauma, mental health and domestic violence.", "1 A"],
  ["Shelter", "Emergency beds", "Not for victims of domestic violence: please call the hotline.", "1 A"],
  ["Mat", "Maternity home", "Home for pregnant women without housing.", "1 A"],
  ["Youth", "Youth job corps", "Dorm housing and training for youth 16-24.", "1 A"],
  ["Dorm", "Student hall", "Dorm rooms for students.", "1 A"],
  ["Camp", "Camp", "Overnight summer camp for kids.", "1 A"],
  [
    "Detox",
    "Residential treatment",
    "Residential treatment for alcohol and drug abuse for women with children.",
    "1 A",
  ],
  ["Men", "Refugio", "Refugio nocturno para hombres sin hogar.", "1 A"],
  ["Ani", "Refugio", "Refugio de perros maltratados.", "1 A"],
  [
    "Dock",
    "Dock Overnight",
    "Beds for adults. Give your name at the desk. No one answers here.",
    "9 Quay Rd",
  ],
  ["Dock", "Muelle Nocturno", "Camas para adultos. Aquí no contesta nadie.", "9 Quay Rd"],
  ["Dock", "Mail Desk", "We hold mail for people who have no mailing address.", "9 Quay Rd"],
  ["Dock", "Correo", "Guardamos el correo de quienes no tienen domicilio.", "9 Quay Rd"],
  ["Dock", "Washing Trailer", "A trailer with showers. Nobody answers this phone.", "Quay lot"],
  ["Dock", "Remolque", "Un remolque con duchas. Nadie contesta este teléfono.", "Quay lot"],
  ["Dock", "Room Vouchers", "Up to three nights in a motel when the shelters are full.", "9 Quay Rd"],
  ["Dock", "Vales", "Hasta tres noches de motel cuando los albergues están llenos.", "9 Quay Rd"],
  ["Dock", "Tutors", "A quiet room to study in until a parent comes.", "9 Quay Rd"],
  ["Dock", "Tutores", "Una sala tranquila para estudiar hasta que llegue mamá o papá.", "9 Quay Rd"],
  ["Hur", "Albergue", "Albergue para damnificados del huracán.", "1 A"],
  ["Sob", "Casa", "Casa para hombres con abuso de alcohol.", "1 A"],
  ["Igl", "Despensa", "Comida gratis. Llame para saber el lugar de la próxima entrega.", "1 A"],
  ["Cli", "Clínica móvil", "Llame para la ubicación de la clínica móvil.", "1 A"],
  ["Cli", "Prueba", "Prueba de VIH confidencial.", "1 A"],
  ["Esc", "Escuela", "Prevención de la violencia escolar y el acoso escolar.", "1 A"],
  ["Casa", "Casa de la cultura", "Clases de baile y teatro.", "1 A"],
  ["Aba", "Trabajo", "Abogados contra el abuso laboral y robo de salario.", "1 A"],
  ["Hos", "Hospice house", "Beds for the dying and their families.", "1 A"],
  ["Res", "Respite", "Medical respite beds for homeless patients leaving hospital.", "1 A"],
  ["Hou", "Host homes", "Host homes for exchange students.", "1 A"],
  ["Hou", "Shared housing", "Match seniors with roommates. Background checks for abuse and violence.", "1 A"],
  ["Hou", "Rapid rehousing", "Housing for homeless families, veterans, and people with disabilities.", "1 A"],
  ["Art", "Escape room", "Escape room for teens at the house of arts.", "1 A"],
  ["Law", "Tenant law", "Help for tenants with abusive landlords; unlisted units.", "1 A"],
  ["Home", "Housing authority", "Public housing. VAWA notice of occupancy rights available.", "1 A"],
  ["DV Motors Foundation", "Car repair grants", "DV Motors mechanics fix cars for workers.", "7 Oak St"],
  ["Lodge", "Survivors' Lodge", "Free rooms for cancer survivors during treatment.", "7 Oak St"],
  [
    "Casa Segura Construcción",
    "Reparación de viviendas",
    "Arreglamos techos para que su casa sea segura.",
    "7 Oak St",
  ],
  ["Land Trust", "Wetlands", "Protects wetlands from exploitation of land and water.", "7 Oak St"],
  ["Winter", "Warming center", "Site rotates among churches, call 211 for tonight's location.", ""],
  [
    "Nuevo",
    "Programa para agresores",
    "Grupo ordenado por la corte para quien cometió violencia doméstica.",
    "7 Oak St",
  ],
  ["Debt", "Debt help", "Advice on abusive debt collectors.", "7 Oak St"],
  ["Clinic", "Primary care", "The nurse has an unlisted phone number.", "7 Oak St"],
  ["School", "Traffic school", "Class for a moving violation.", "7 Oak St"],
  [
    "Grief",
    "Grief group",
    "For adults who survived the loss of a partner. Call for next dates and room number.",
    "7 Oak St",
  ],
];

function judgeCase([organization, name, description, address]: Case) {
  return protectsPeople({ organization, name, description, addressLines: [address] });
}

describe("places that are withheld", () => {
  test.each(WITHHELD)("%s | %s | %s | %s", (...record) => {
    expect(judgeCase(record).kind).toBe("WITHHOLD");
  });
});

describe("agencies with words of danger in another sense", () => {
  test.each([
    [
      "Freedoms Union",
      "Freedoms Union, Bay Chapter",
      "Protects people whose constitutional rights have been violated by an office of the state. Those issues do not include divorce, custody, tenants, housing associations or sexual harassment.",
      "4000 Oak St",
    ],
  ] as const)("%s | %s | %s | %s", (...record) => {
    expect(judgeCase(record).kind).not.toBe("WITHHOLD");
  });
});

describe("offices that a steward is asked about", () => {
  test.each(ASKED_ABOUT)("%s | %s | %s | %s", (...record) => {
    expect(judgeCase(record).kind).toBe("QUESTION");
  });
});

describe("services that have nothing to hide", () => {
  test.each(HARMLESS)("%s | %s | %s | %s", (...record) => {
    expect(judgeCase(record)).toEqual({ kind: "NONE", words: [] });
  });
});

/** What most services say of themselves, which speaks for an office. */
const FILLER =
  "Services include meals, case management, job training and child care. Intake is Monday to Friday from 9 to 5. Bring ID if you have it. Wheelchair accessible. Fees: none.";
const RELLENO =
  "Los servicios incluyen comidas, manejo de casos, capacitación laboral y cuidado de niños. Ingreso de lunes a viernes de 9 a 5. Traiga identificación si la tiene. Accesible en silla de ruedas. Costo: ninguno.";

describe("an address that is kept back beside meals, food and classes", () => {
  test.each([
    ["Shelter. Meals, laundry and case management.", "Address upon request"],
    ["Casa de transición con talleres.", "Llame para la dirección"],
    ["Meals.", "Location upon request"],
    ["Meals.", "Call for address"],
    ["Comidas y clases.", "Dirección a solicitud"],
    ["Comidas y clases.", "Domicilio a petición"],
    ["Shelter for women. Call for location. Meals provided.", ""],
    ["Women's circle. Call for location. Meals provided.", ""],
    ["Shelter, meals and classes, call for location.", ""],
    ["For safety reasons the location is given by phone only. Meals are served. Job training.", ""],
    ["For safety, call for the location of the class.", ""],
    ["Llame para la dirección. Casa de transición con talleres.", ""],
    ["Llame para la ubicación de la casa. Hay comida y talleres.", ""],
    ["Albergue con comida, llame para la ubicación.", ""],
    ["Por seguridad, llame para la ubicación de las clases.", ""],
    ["La dirección solo se da a la persona al momento del ingreso. Hay comidas.", ""],
    ["Domicilio a petición. Hay comidas.", ""],
  ])("%s | %s", (description, line) => {
    const texts = { organization: "Hope", name: "Program", description };
    expect(protectsPeople({ ...texts, addressLines: ["12 Main St", line] }).kind).toBe("WITHHOLD");
  });

  test("a family center in the town of Mobile is no truck", () => {
    const texts = { name: "Mobile Family Center", description: "Women's circle. Call for location." };
    expect(protectsPeople({ ...texts, addressLines: ["12 Main St"] }).kind).toBe("WITHHOLD");
  });

  test.each([
    ["Mobile food pantry", "Call for location. Fresh produce."],
    ["Food pantry", "Call for the location of the pantry nearest you."],
    ["Warming center", "The site rotates; call for tonight's location."],
    ["Despensa móvil", "Llame para la ubicación. Frutas y verduras."],
    ["Clases de inglés", "Llame para la ubicación de las clases."],
  ])("what moves keeps nothing back: %s | %s", (name, description) => {
    expect(protectsPeople({ name, description, addressLines: ["12 Main St"] }).kind).toBe("NONE");
  });
});

describe("beds for survivors in one sentence, whatever else is said", () => {
  test.each([
    ["City Mission", `Emergency shelter for victims of domestic violence. ${FILLER}`],
    ["Harbor Homeless Shelter", `Shelter for DV survivors and their children. ${FILLER}`],
    ["City Mission", `Shelter for women fleeing abuse. ${FILLER}`],
    ["Misión de la Ciudad", `Albergue de emergencia para víctimas de violencia doméstica. ${RELLENO}`],
    ["Comedor", `Refugio para sobrevivientes de la trata. ${RELLENO}`],
    ["Comedor", `Camas para madres que huyen del abuso. ${RELLENO}`],
  ])("%s | %s", (name, description) => {
    const texts = { organization: name, name, description };
    expect(protectsPeople({ ...texts, addressLines: ["12 Main St"] }).kind).toBe("WITHHOLD");
  });
});

describe("a shelter that only names violence", () => {
  test.each([
    ["Men's shelter", "Men's shelter. Violence is not tolerated."],
    ["Albergue", "Albergue para hombres. No se tolera la violencia."],
    ["Shelter", "Shelter for women. Case management, meals, referrals to domestic violence programs."],
    ["Housing", "Transitional housing for veterans, survivors of combat trauma."],
  ])("%s | %s is not withheld", (name, description) => {
    expect(protectsPeople({ name, description, addressLines: ["12 Main St"] }).kind).not.toBe("WITHHOLD");
  });
});

describe("a line of an address", () => {
  test.each([
    "Confidential",
    "CONFIDENTIAL LOCATION",
    "Undisclosed",
    "Address withheld",
    "Call for location",
    "Please call the hotline",
    "Address upon request",
    "Address available by phone",
    "Unlisted",
    "Non-public",
    "Private",
    "Secure location",
    "Location not public",
    "Not published",
    "Dirección confidencial",
    "Llame para la ubicación",
    "Reservado",
    "12 Main St (confidential)",
  ])("%s keeps it back", (line) => {
    expect(protectsPeople({ name: "House", addressLines: [line] }).kind).toBe("WITHHOLD");
  });

  test.each([
    "12 Hidden Lake Drive",
    "400 Private Road 12",
    "7 Secret Garden Way",
    "P.O. Box 12",
    "Carr. 14 km 6.2",
    "500 Call Street",
  ])("%s does not", (line) => {
    expect(protectsPeople({ name: "Pantry", addressLines: [line] }).kind).toBe("NONE");
  });
});

test("the words are those that were written", () => {
  const { words } = protectsPeople({
    name: "Refugio",
    description: "Camas para mujeres. Hay ayuda para víctimas de violencia doméstica.",
  });
  expect(words).toEqual(["víctimas de violencia doméstica", "Camas"]);
});

test("a long text about many things is not one about beds for people in danger", () => {
  const description = [
    "The law office helps tenants.",
    "It represents them in housing cases.",
    "It knows the shelters of the town.",
    "It helps with debts.",
    "It helps with wills.",
    "It helps with taxes.",
    "It helps with domestic violence.",
  ].join(" ");
  expect(protectsPeople({ name: "Law office", description }).kind).toBe("QUESTION");
});

test("a need that somebody has stated says that people sleep there", () => {
  const texts = { name: "Program", description: "Support for victims of domestic violence." };
  expect(protectsPeople(texts).kind).toBe("QUESTION");
  expect(protectsPeople({ ...texts, isHousing: true }).kind).toBe("WITHHOLD");
});

test("a long text of one letter is quoted in a line", () => {
  const long = `${"a ".repeat(9_000)}hidden in ${"a ".repeat(900)}`;
  const { words } = protectsPeople({ name: "Long", description: long, addressLines: [long] });
  expect(words.join("").length).toBeLessThan(150);
});

test("what no table names is found by the company of its words", () => {
  const { kind, words } = protectsPeople({
    name: "The Boat",
    description:
      "We hold a bunk for her and the little ones. Nobody who asks for her on the phone gets an answer.",
  });
  expect(kind).toBe("WITHHOLD");
  expect(words).toHaveLength(1);
});

describe("a name alone", () => {
  test.each([
    ["Gateway Residential", ""],
    ["Third Way", "Residential program."],
    ["Mi Casa Transitional", ""],
    ["Casa Hogar", "Residencia."],
  ])("%s %s is not withheld", (name, description) => {
    expect(protectsPeople({ name, description, addressLines: ["70 Gateway Blvd"] }).kind).not.toBe(
      "WITHHOLD",
    );
  });

  test.each(["Harbor House Domestic Violence Shelter", "Refugio para mujeres maltratadas"])(
    "%s is, for its words",
    (name) => {
      expect(protectsPeople({ name, addressLines: ["70 Gateway Blvd"] }).kind).toBe("WITHHOLD");
    },
  );
});
