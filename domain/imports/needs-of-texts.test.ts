import { describe, expect, test } from "vitest";
import { SERVICE_TYPES } from "../services/enumerations.ts";
import { bedsInName } from "./needs-by-tables.ts";
import { needsOfTexts } from "./needs-of-texts.ts";

/** A name, a description, and the types that follow, by their first letters. */
type Row = readonly [name: string, description: string, types: string, organization?: string];

function table(rows: readonly Row[]): void {
  for (const [name, description, types, organization = ""] of rows) {
    test(`${organization} | ${name} | ${description}: ${types}`, () => {
      const { type } = needsOfTexts(organization, name, description);
      expect(type.map((each) => each.charAt(0)).join("")).toBe(types);
    });
  }
}

test("types are told apart by their first letters", () => {
  expect(SERVICE_TYPES.map((type) => type.charAt(0)).join("")).toBe("FSHRW");
});

describe("a place to sleep", () => {
  table([
    ["Beds for adults", "Beds with nursing for people discharged with nowhere to go.", "S"],
    ["Church nights", "Each week another congregation opens its hall. Doors 6 pm to 7 am.", "S"],
    ["Evacuation shelter", "Schools that open when a storm comes. Bring bedding.", "S"],
    ["Posada Belén", "Para migrantes, tres noches.", "S"],
    ["Cold weather program", "Twenty cots in the parish hall, doors at 7 pm.", "S"],
    ["Men's lodging", "Free lodging for men, 21 nights at a time.", "S"],
    ["Gift of Mary", "Women without homes may spend up to fourteen nights.", "S"],
    ["Tiny Home Village", "Forty small houses with a door that locks.", "S"],
    ["Family Promise", "Churches take turns hosting families overnight.", "S"],
    ["Host homes", "Families with a spare room take in a young person.", "S"],
    ["Casa protegida", "Dirección confidencial. Mujeres y niños hasta tres meses.", "S"],
    ["Noches frías", "Abrimos el salón para dormir cuando hay helada.", "S"],
    ["Stand Down House", "Up to two years of supportive housing for veterans.", "S"],
    ["Bridge Program", "Single mothers live in our apartments for a year while in school.", "S"],
    ["Faith residency", "A one-year residency for mothers leaving prison.", "S"],
    ["Salem House", "Board and room for men on parole.", "S"],
    ["Winter overflow", "Extra mats when the main building is full.", "S"],
    ["24-Hour Shelter for Women", "Open every day of the year.", "S"],
    ["Dormitory for 30 homeless men", "", "S"],
    ["Albergue para hombres", "Se entra de 5 a 8 de la tarde.", "S"],
    ["Beds for the night, first come", "", "S"],
    ["Night program", "Call for screening before coming to the shelter.", "S"],
    ["Casa San José", "Damos techo a mujeres sin hogar hasta por 30 noches.", "S"],
    ["Camas para esta noche", "Llegue antes de las siete.", "S"],
    ["Bridge House", "Families experiencing homelessness move in together. Stays of up to 90 days.", "S"],
    ["Hope Haven", "Rooms for teens who ran away. Knock at any hour.", "S"],
    ["Overnight cots", "Forty cots in the church hall from November to March.", "S"],
    ["Refugio nocturno", "Literas para cincuenta personas.", "S"],
    ["Motel vouchers", "Up to three nights for families whose home burned.", "S"],
    ["Warming Center", "Opens when it freezes.", "S"],
    ["Winter Nights", "Guests sleep in a different church each week.", "S"],
    ["Sober living home", "Residents pay $150 a week.", "S"],
    ["Viviendas de transición", "Estancia de hasta dos años.", "S"],
    ["Cedar Court", "Apartments for seniors with a low income; rent is 30 % of income.", "S"],
  ]);
});

describe("no place to sleep", () => {
  table([
    ["Residence Life", "Dorms for enrolled students.", ""],
    ["Housing Assistance", "Deposits and rent for people leaving shelters.", "R"],
    ["Safe Haven for Babies", "A parent may hand over a newborn at any fire house.", ""],
    ["Bed Brigade", "Neighbors build bunk beds and deliver them to children.", ""],
    ["National Runaway Safeline", "Crisis intervention for runaway and homeless youth.", "H"],
    ["Shelter House Rental", "Rent the lakeside shelter house for weddings.", ""],
    ["Hawk Shelter", "Cares for injured birds of prey.", ""],
    ["Albergue de mascotas", "Adopte un perro.", ""],
    ["Emergency Food and Shelter", "Pays utility bills and rent once a year.", "FR"],
    ["Rosewood", "A 120-bed skilled nursing facility.", "H"],
    ["Animal Shelter", "Adopt a dog or a cat.", ""],
    ["Bus Shelter Requests", "Ask for a bench or a shelter at a stop.", "", "Metro Transit"],
    ["Refugio de animales", "Perros y gatos buscan casa.", ""],
    ["Tax shelters", "A seminar for investors.", ""],
    ["Picnic shelter rentals", "Reserve a pavilion.", "", "County Parks"],
    ["Furniture for new homes", "Beds, tables and sofas for people moving out of shelters.", "R"],
    ["Street medicine", "Nurses visit people living in shelters and treat wounds.", "H"],
    ["Lunch", "We do not have beds.", "F"],
    ["Outreach office", "Case managers refer you to a shelter with room.", "R"],
    ["Hospital", "A hospital with 200 licensed beds.", "H"],
  ]);
});

describe("a service's own words before its organization's", () => {
  table([
    ["Cooking Class", "Learn to cook with what the pantry gives.", "W", "Pantry Plus"],
    ["Mailboxes", "People without an address can use ours.", "R", "Mercy Kitchen"],
    ["Kitchen Training", "Twelve weeks of culinary job training.", "W", "Mercy Kitchen"],
    ["Veterans Clinic", "Lawyers appeal denied claims.", "R", "Law School"],
    ["Gift Shop", "Cards and flowers.", "", "University Hospital"],
    ["Haircut", "", "R", "Harbor Food Pantry"],
    ["Restraining Order Clinic", "Drop in, room 104.", "R", "Superior Court"],
    ["Ayuda con órdenes de restricción", "", "R", "Clínica de la mujer"],
    ["SNAP application help", "Bring pay stubs.", "R", "Valley Food Bank"],
    ["Ayuda para solicitar CalFresh", "Le ayudamos con la solicitud.", "R", "Banco de Alimentos"],
    ["GED classes", "Evenings.", "W", "Rescue Mission Shelter"],
    ["Volunteer opportunities", "Sort cans on Saturdays.", "", "Harbor Food Pantry"],
    ["Donation drop-off", "", "", "Clothes Closet"],
    ["Florida City", "", "F", "Harbor Food Pantry"],
    ["Main site", "Open on Mondays.", "H", "Community Health Center"],
    [
      "Chess club",
      "Neighbors of all ages play on Fridays in the hall next to the church.",
      "",
      "Food Pantry",
    ],
  ]);
});

describe("what kind of service it is", () => {
  table([
    ["Clínica del inquilino", "Asesores ayudan a contestar una demanda de desalojo.", "R"],
    ["Jardín de Niños", "Niños de 3 a 5 años.", "W"],
    ["Quitline", "Coaches help you to stop smoking.", "H"],
    ["Residential program", "Six months for homeless adults with addictions.", "SH"],
    ["Drug take-back", "Drop off old pills.", ""],
    ["Adult Day Care", "Activities, lunch and nursing for frail elders.", "FH"],
    ["Senior Center", "Lunch, classes, dances and trips.", "F"],
    ["Oak Elementary", "Nurses give medical care to pupils.", "H"],
    ["Detox unit", "Medically supervised withdrawal from alcohol.", "H"],
    ["Doce Pasos", "Reuniones de personas que dejaron de beber.", "H"],
    ["Day Labor", "Daily work, daily pay. Be here at 5 am.", "W"],
    ["Taller de costura", "Aprenda a coser.", "W"],
    ["Benefits Checkup", "Find out which programs you qualify for.", "R"],
    ["Know Your Rights", "Talks in five languages.", "R"],
    ["Gallery", "Exhibits of local artists.", ""],
    [
      "After School Program",
      "Homework help, sports, health education, social skills, healthy snacks and supper.",
      "W",
    ],
    ["Legal clinic", "Lawyers help victims of violence and people with mental illness.", "R"],
    ["Tax Clinic", "Volunteers prepare returns.", "R"],
    ["Job Clinic", "Bring your resume.", "W"],
    ["Dental Clinic", "Call before your first visit.", "H"],
    ["Clínica legal", "Consultas gratuitas.", "R"],
    ["Clínica dental", "", "H"],
    ["Grief support group", "Meets in the library. Light refreshments.", "H"],
    ["Grupo de apoyo", "Para cuidadores.", "H"],
    ["Diaper Pantry", "", "R"],
    ["Personal needs pantry", "Soap and toothpaste. We do not have food.", "R"],
    ["Food pantry", "Groceries once a month. Bring photo ID and proof of address.", "F"],
    ["Despensa de alimentos", "Traiga identificación.", "F"],
    ["Soup Kitchen", "Lunch every day.", "F"],
    ["Comedor", "Desayuno y comida.", "F"],
    ["Showers", "Hot showers and clean socks.", "R"],
    ["Duchas", "Agua caliente.", "R"],
    ["Computadoras y WiFi", "", "R"],
    ["Police department", "Officers also teach classes.", ""],
    ["Consulate General", "Covers culture, economics and education.", ""],
    ["North branch", "Books, magazines and a story hour for children.", "R", "Public Library"],
    [
      "Residential program",
      "Six to twelve months of substance abuse treatment with groups and Bible study.",
      "SH",
    ],
    ["Medical Clinic", "Basic care. Helps people apply for Medi-Cal.", "HR"],
    ["Clases de inglés", "Tres niveles, con cuidado de niños durante la clase.", "W"],
    ["Bolsa de trabajo", "", "W"],
    ["Rental assistance", "One month of rent for people who face eviction.", "R"],
  ]);
});

describe("several things at once", () => {
  table([
    ["Victim Services", "Emergency shelter, counseling and court help for battered women.", "SHR"],
    ["Family Counseling Center", "Emergency shelter for teens, and counseling.", "SH"],
    ["Ministry to the Homeless", "Showers, clothes, and 12 cots in winter.", "SR"],
    ["Servicios para víctimas", "Albergue, consejería y ayuda legal.", "SHR"],
    ["Community Center", "Food pantry, utility assistance, and an after-school program.", "FRW"],
    ["Casa Marianella", "Albergue para solicitantes de asilo, con ayuda legal.", "SR"],
    ["Job Help", "Job search, and help to apply for food stamps.", "RW"],
    ["Day Center", "Breakfast, showers, mail and phone charging. Not open at night.", "FR"],
    ["Open Door", "Food pantry, clothing and help with rent.", "FR"],
    [
      "Refugio para mujeres",
      "Casa segura para quienes huyen de la violencia, con consejería y acompañamiento a la corte.",
      "SHR",
    ],
    ["Family services", "Counseling, case management and referral services.", "HR"],
    ["Centro comunitario", "Despensa, ropa y clases de inglés.", "FRW"],
  ]);
});

test("the beds that a name says", () => {
  expect(bedsInName("Emergency Shelter")).toEqual(["EMERGENCY"]);
  expect(bedsInName("Vivienda de transición")).toEqual(["TRANSITIONAL"]);
  expect(bedsInName("Animal Shelter")).toEqual([]);
  expect(bedsInName("Counseling")).toEqual([]);
});

test("what is said of the organization counts where nothing is said of the service", () => {
  expect(needsOfTexts("Helping Hands", "Northside", "", "We run a food pantry.").needs).toEqual([
    "FOOD_PANTRIES",
  ]);
  expect(needsOfTexts("Helping Hands", "Haircuts", "", "We run a food pantry.").needs).toEqual(["HYGIENE"]);
});
