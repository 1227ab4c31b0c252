import { describe, expect, test } from "vitest";
import { needsOfTexts } from "./needs-of-texts.ts";

/** A name, a description, the types that follow, by their first letters, and the organization. */
type Row = readonly [name: string, description: string, types: string, organization: string];

function table(rows: readonly Row[]): void {
  for (const [name, description, types, organization] of rows)
    test(`${organization} | ${name} | ${description}: ${types}`, () => {
      const { type } = needsOfTexts(organization, name, description);
      expect(type.map((each) => each.charAt(0)).join("")).toBe(types);
    });
}

describe("libraries and transit", () => {
  table([
    [
      "Route 12",
      "Connects the hospital, the mall and the college every thirty minutes.",
      "R",
      "Lorain Regional Transit",
    ],
    [
      "Fixed Route Bus",
      "Eleven routes on weekdays. Exact fare. Seniors ride for half price.",
      "R",
      "Pine Valley Transit District",
    ],
    [
      "Commuter trains",
      "Trains stop at fourteen stations between the harbor and the airport.",
      "R",
      "Gulf Commuter Rail",
    ],
    ["Trolley", "Free trolley along Main Street every twenty minutes.", "R", "City of Warfield"],
    ["West Branch", "Books, DVDs, computers and a reading room.", "R", "Ellis County Library System"],
    [
      "Bookmobile",
      "Stops at trailer parks and farms with books for all ages.",
      "R",
      "Ellis County Library System",
    ],
    [
      "Orchard Public Library",
      "Makes available a collection of 60,000 books, newspapers and films to all residents.",
      "R",
      "Orchard Public Library",
    ],
    ["Online catalog", "Search for materials and reserve them for checkout.", "R", "Orchard Public Library"],
    ["Summer reading", "Children read ten books and win a prize.", "W", "Orchard Public Library"],
    ["Tren urbano", "Trenes cada quince minutos entre dieciséis estaciones.", "R", "Autoridad de Transporte"],
    ["Trolley", "Recorre el centro gratis de lunes a sábado.", "R", "Municipio de Las Lomas"],
    ["Ruta 4", "Pasa por el hospital y la universidad cada media hora.", "R", "Autobuses del Valle"],
    [
      "Biblioteca Municipal",
      "Libros, revistas, computadoras y sala de lectura.",
      "RW",
      "Biblioteca Municipal",
    ],
    ["Bibliobús", "Lleva libros a los barrios cada jueves.", "R", "Red de Bibliotecas"],
  ]);
});

describe("what teaches children and adults", () => {
  table([
    [
      "Clubhouse",
      "Members with mental illness run the house together and find paid jobs in the community.",
      "HW",
      "Harbor Clubhouse",
    ],
    [
      "Summer Camp",
      "Ten weeks of experiments, art and field trips for campers from 6 to 12.",
      "W",
      "Science Center Museum",
    ],
    [
      "Explorer Camp",
      "Children learn about reefs and sea animals during spring break.",
      "W",
      "City Aquarium",
    ],
    [
      "Longfellow Elementary",
      "The museum's after-school program: homework help, reading, art and a snack.",
      "W",
      "Discovery Museum",
    ],
    [
      "Camp Sunshine",
      "Day camp with crafts, swimming, field trips and reading hours.",
      "W",
      "City Recreation Department",
    ],
    ["Out of School", "Homework assistance, dance and computers until 6 pm.", "W", "Faith Temple"],
    [
      "WIC",
      "WIC provides healthy foods, nutrition education and breastfeeding support for mothers and young children.",
      "F",
      "Department of Health",
    ],
    [
      "Nutrition Program",
      "Educates adults and youth in food choices, budgeting and food safety through a series of lessons.",
      "W",
      "State University Extension",
    ],
    [
      "Food and Family",
      "Lessons for parents on cooking and healthy eating.",
      "W",
      "State University Extension",
    ],
    [
      "Military Families United",
      "A helpline and programs on campus for families of veterans in times of crisis.",
      "R",
      "Military Families United",
    ],
    [
      "Tuition scholarships",
      "Awards scholarships to students of low-income families for private schools.",
      "W",
      "Bright Futures Fund",
    ],
    [
      "Ticket to Work",
      "Helps people on SSDI to go back to work without losing benefits.",
      "RW",
      "Employment Network of Ohio",
    ],
    [
      "Jefferson Middle School",
      "The school health team provides first aid, checkups and screenings to students.",
      "H",
      "Children's Clinic",
    ],
    ["CPR classes", "Certification in CPR and first aid for families and caregivers.", "W", "Safe Hands"],
    [
      "Franklin County Public Schools",
      "Responsible for the public education of children from kindergarten to grade 12.",
      "W",
      "Franklin County Public Schools",
    ],
    [
      "Farm Workers Association",
      "Emergency food, transportation, GED and ESOL.",
      "FRW",
      "Farm Workers Association",
    ],
    ["Mission Amigos", "Food bank, clothing and ESOL.", "FRW", "Mission Amigos"],
    [
      "Rural Labor Program",
      "Emergency services, transportation, vocational training, GED, ESOL and literacy for farm workers.",
      "RW",
      "Rural Labor Program",
    ],
    ["Campamento de verano", "Arte, ciencia y paseos para niños de 6 a 12 años.", "W", "Museo del Niño"],
    ["Después de la escuela", "Tareas, lectura y merienda hasta las seis.", "W", "Parroquia San Juan"],
    [
      "Taller de nutrición",
      "Aprenda a planear comidas sanas con poco dinero.",
      "W",
      "Extensión Universitaria",
    ],
    ["Becas", "Otorga becas a estudiantes de familias de bajos ingresos.", "W", "Fondo Futuro"],
    [
      "Volver a trabajar",
      "Ayuda a personas con discapacidad que reciben beneficios a regresar al trabajo.",
      "RW",
      "Red de Empleo",
    ],
  ]);
});

describe("medicine, care and treatment", () => {
  table([
    [
      "PrEP navigation",
      "Support for people who want to start pre-exposure prophylaxis.",
      "H",
      "Tarrow AIDS Coalition",
    ],
    [
      "TB Control",
      "Skin tests, chest x-rays and treatment for people with active or latent tuberculosis.",
      "H",
      "Vance County Health District",
    ],
    [
      "Tobacco Prevention and Control",
      "Coalition work on tobacco policy, secondhand smoke and quitting.",
      "H",
      "Vance County Health District",
    ],
    [
      "Central Office",
      "Public health services for all residents. Works to prevent disease and injury.",
      "H",
      "State Department of Public Health",
    ],
    [
      "South Service Center",
      "One of the service sites of the department. Call for the services of this site.",
      "H",
      "Riley County Health Department",
    ],
    [
      "Freedom from nicotine",
      "Eight-week group and patches for people who want to quit smoking.",
      "H",
      "Quit Now",
    ],
    [
      "Bluebell Home Nursing",
      "Home health aides and certified nursing assistants help with bathing, dressing and medication.",
      "H",
      "Bluebell Home Nursing",
    ],
    [
      "In-home care",
      "Home health aides, companions, homemakers and rides to appointments.",
      "HR",
      "Stay Home Senior Care",
    ],
    [
      "Careful Hands",
      "Refers licensed nurses, CNAs and HHAs to patients at home.",
      "H",
      "Careful Hands Nurse Registry",
    ],
    [
      "Drug Court",
      "Supervised treatment instead of jail for people with addictions.",
      "H",
      "Marlow Court Services",
    ],
    [
      "Treatment Alternatives",
      "Screens people in the justice system with a history of drug abuse and places them in treatment.",
      "H",
      "Turning Leaf",
    ],
    [
      "Second Chance",
      "Diversion for teens who were caught with drugs or alcohol. Groups for teens and parents.",
      "H",
      "Youth First",
    ],
    [
      "Coalition",
      "Drug and alcohol prevention and education for communities and parents.",
      "H",
      "Bluegrass Prevention Partners",
    ],
    [
      "Outpatient",
      "Individual and group treatment for substance abuse and mental health. Referrals to detox can be made.",
      "H",
      "Harmony Behavioral",
    ],
    [
      "Practice",
      "Psychotherapy, neuropsychological evaluations and employee assistance programs.",
      "H",
      "Dr. Ines Malo, PsyD",
    ],
    [
      "Consultation",
      "Social emotional support for toddlers in child care centers, with teachers and parents.",
      "HW",
      "Early Minds",
    ],
    ["Helpline", "Trained listeners for people in distress, day and night.", "H", "Talk Now"],
    [
      "Lupus Alliance",
      "Mutual support programs and education for patients and families. Raises money for research.",
      "H",
      "Lupus Alliance",
    ],
    ["Travel Health", "Travel vaccinations for trips abroad.", "H", "Travel Health"],
    [
      "Crisis support",
      "Non residential help around the clock in a crisis, walk-ins and emergency screenings.",
      "H",
      "Bay Guidance",
    ],
    [
      "Adult day services",
      "A day center for older adults with activities, meals and nursing.",
      "FH",
      "Sunrise",
    ],
    ["PrEP", "Apoyo para comenzar la profilaxis preexposición.", "H", "Centro Vida"],
    [
      "Control de tuberculosis",
      "Pruebas, radiografías y tratamiento de la tuberculosis.",
      "H",
      "Departamento de Salud",
    ],
    ["Dejar de fumar", "Grupo de ocho semanas y parches de nicotina.", "H", "Departamento de Salud"],
    [
      "Oficina central",
      "Servicios de salud pública para todos los residentes.",
      "H",
      "Departamento de Salud",
    ],
    [
      "Auxiliares de salud",
      "Auxiliares de enfermería a domicilio ayudan a bañarse y vestirse.",
      "HR",
      "Cuidados en Casa",
    ],
    [
      "Corte de drogas",
      "Tratamiento en lugar de cárcel para personas con adicciones.",
      "H",
      "Tribunal del Distrito",
    ],
    [
      "Segunda oportunidad",
      "Programa de desvío para jóvenes arrestados por drogas, con grupos para padres.",
      "H",
      "Jóvenes en Camino",
    ],
    ["Prevención", "Prevención de drogas y alcohol para padres y barrios.", "H", "Alianza Comunitaria"],
    ["Consultorio", "Psicoterapia individual y de pareja.", "H", "Dra. Rosa Nieves"],
    ["Enfermería escolar", "Revisiones y primeros auxilios para los alumnos.", "H", "Clínica Niños Sanos"],
    ["Apoyo en crisis", "Ayuda no residencial a toda hora para personas en crisis.", "H", "Centro Calma"],
  ]);
});

describe("other help", () => {
  table([
    [
      "WIC Office",
      "Checks for milk, eggs, fruit and formula. Bring the child.",
      "F",
      "Westside Health Center",
    ],
    [
      "Holy Cross Conference",
      "Members visit neighbors in need and help as they can.",
      "R",
      "St. Vincent de Paul Society, Holy Cross Conference",
    ],
    [
      "District Council",
      "Lay Catholics who serve the poor person to person.",
      "R",
      "St. Vincent de Paul District Council",
    ],
    [
      "Bell",
      "Apartments for families with low incomes through public housing and Section 8. The waiting list is long.",
      "S",
      "Housing Authority of Bell",
    ],
    [
      "Public housing",
      "Owns and manages 400 units for elderly and low-income residents.",
      "S",
      "Redford Housing Commission",
    ],
    [
      "Redford Housing Commission",
      "Public housing, emergency rent help and family self sufficiency.",
      "SR",
      "Redford Housing Commission",
    ],
    [
      "Beacon for the Blind",
      "Programs that foster independence and quality of life for people who are blind, and their caregivers.",
      "R",
      "Beacon for the Blind",
    ],
    [
      "Survivors of trafficking",
      "A comprehensive response to the needs of trafficked persons.",
      "R",
      "Rescue and Restore",
    ],
    [
      "Consumer services",
      "Investigates and mediates complaints of consumers.",
      "R",
      "County Consumer Services",
    ],
    [
      "Volunteer Income Tax Assistance",
      "IRS-certified volunteers file returns for households under 60,000 dollars.",
      "R",
      "United Way",
    ],
    [
      "WIC",
      "WIC da alimentos sanos a embarazadas, bebés y niños menores de cinco años.",
      "F",
      "Departamento de Salud",
    ],
    [
      "Conferencia Santa Ana",
      "Los socios visitan a vecinos necesitados y les ayudan.",
      "R",
      "Sociedad San Vicente de Paúl",
    ],
    [
      "Vivienda pública",
      "Apartamentos para familias de bajos ingresos y Sección 8.",
      "S",
      "Autoridad de Vivienda",
    ],
    ["Luz para Ciegos", "Apoyo a personas ciegas para una vida independiente.", "R", "Luz para Ciegos"],
    ["Línea de ayuda", "Información sobre programas y ayudas del gobierno.", "R", "Línea 55"],
    ["Quejas de consumidores", "Atiende quejas de los consumidores contra comercios.", "R", "Procuraduría"],
  ]);
});

describe("what gives no help", () => {
  table([
    ["Dojo", "Martial arts for children and adults of all abilities.", "", "Dragon Center"],
    ["Escuela del Tigre", "Artes marciales para niños y adultos.", "", "Club Tigre"],
    ["Dojo", "Martial arts, homework help and reading after school.", "W", "Dragon Center"],
    [
      "Basketball practice",
      "Training and competition for athletes with disabilities.",
      "",
      "Special Athletes of Wren",
    ],
    ["Swim team", "Sports training in the afternoons for registered athletes.", "", "Riverside Park"],
    ["Adaptive sports", "Recreational sports for people who are blind.", "", "Tidewater Sports Club"],
    ["Fall season", "Teams for boys and girls from 5 to 16.", "", "Youth Soccer League"],
    ["Meetings", "Tuesdays at noon at the hotel.", "", "Lakeside Rotary Club"],
    ["Performances", "A professional company that performs in three theaters.", "", "City Ballet Company"],
    [
      "Convention and Visitors Bureau",
      "Promotes the region, books hotels and informs tourists about attractions.",
      "",
      "Convention and Visitors Bureau",
    ],
    ["Visitor Center", "Maps, hotel lists and tickets for sights.", "", "Office of Tourism"],
    ["Court Reporting", "Transcripts of hearings may be ordered here.", "", "Eleventh Circuit"],
    [
      "Trial Court Administration",
      "Supports judges in the management of their courts.",
      "",
      "Eleventh Circuit",
    ],
    ["Temporada de otoño", "Equipos para niños y niñas de 5 a 16 años.", "", "Liga de Fútbol Infantil"],
    ["Funciones", "Presenta obras en tres teatros.", "", "Compañía de Ballet"],
    ["Información", "Mapas, hoteles y atracciones para visitantes.", "", "Oficina de Turismo"],
  ]);
});

describe("the same words of another kind", () => {
  table([
    ["Train the trainer", "Skills for people who teach job classes.", "W", "City Works"],
    ["Shelter", "Beds for 40 men. A tuberculosis test is required.", "S", "Grace Mission"],
    ["Home Health Aide Training", "A six-week class that ends with a state exam.", "W", "Allied Institute"],
    [
      "Food pantry next to the library",
      "Groceries on Fridays behind the public library.",
      "F",
      "Parish Pantry",
    ],
    [
      "Summer food program",
      "Free lunch for children under 18 at parks and schools.",
      "F",
      "Summer Lunch Network",
    ],
    [
      "Shelter hotline",
      "Call the hotline for a bed tonight. Emergency shelter for families.",
      "S",
      "House of Peace",
    ],
    ["Friends of the library", "Raises funds and sells used books.", "", "Friends of the Library"],
    ["Food pantry", "Bags of groceries every Saturday.", "F", "Saint Vincent de Paul"],
    ["Clothing closet", "Free coats and shoes for families.", "R", "Saint Vincent de Paul"],
    [
      "Senior nutrition program",
      "Hot lunch is served at noon to people over 60.",
      "F",
      "Nutrition for Seniors",
    ],
    ["Nutrition counseling", "A dietitian meets with patients who have diabetes.", "H", "Community Clinic"],
    ["City Zoo", "Lions, elephants and a petting farm.", "", "City Zoo"],
    ["Food inspections", "Inspects restaurants and issues permits.", "", "Health Department"],
    ["Apartments", "Housing for people with HIV.", "S", "Positive Homes"],
    ["Línea y albergue", "Línea de crisis y albergue para mujeres con sus hijos.", "S", "Casa Paz"],
    ["Despensa", "Alimentos los viernes, junto a la biblioteca.", "F", "Parroquia"],
    ["Curso de auxiliar de enfermería", "Capacitación de seis semanas a domicilio.", "W", "Instituto Salud"],
    [
      "Fútbol y tareas",
      "Ayuda con las tareas y clases de fútbol después de la escuela.",
      "W",
      "Liga de Barrio",
    ],
    ["Comidas de verano", "Almuerzo gratis para niños en parques.", "F", "Comedores de verano"],
    ["Sección 8", "Abogados defienden a inquilinos con Sección 8.", "R", "Centro Legal"],
    [
      "Lawyers for people in recovery",
      "Legal aid for people who struggle with addiction.",
      "R",
      "Law School",
    ],
  ]);
});

test("what is said of an organization comes before what counts where nothing else is found", () => {
  const needs = (about: string) => needsOfTexts("St. Vincent de Paul", "Northside", "", about).needs;
  expect(needs("We run a food pantry.")).toEqual(["FOOD_PANTRIES"]);
  expect(needs("")).toEqual(["ASSISTANCE"]);
});
