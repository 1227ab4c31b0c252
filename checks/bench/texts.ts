import type { Need } from "#domain/services/enumerations.ts";

/** What the made-up services say of themselves: enough words that a search has something to choose from. */

interface NeedTexts {
  names: readonly string[];
  en: readonly string[];
  es: readonly string[];
}

export const TEXTS: Readonly<Record<Need, NeedTexts>> = {
  MEALS: {
    names: ["Community Kitchen", "Soup Kitchen", "Supper Table", "Breakfast Room", "Lunch Counter"],
    en: [
      "Hot meals served every day.",
      "Breakfast and sack lunch.",
      "Dinner for all, no questions asked.",
      "Congregate meal for older adults.",
    ],
    es: [
      "Comidas calientes todos los días.",
      "Desayuno y almuerzo para llevar.",
      "Cena para todos, sin preguntas.",
    ],
  },
  FOOD_PANTRIES: {
    names: ["Food Pantry", "Food Bank", "Cupboard", "Food Closet", "Community Garden"],
    en: [
      "Groceries for a week.",
      "Emergency food boxes and fresh produce.",
      "Help with SNAP and food stamps.",
      "Choose your own canned goods, bread and milk.",
    ],
    es: [
      "Alimentos para una semana.",
      "Cajas de comida de emergencia y verduras.",
      "Ayuda con estampillas de comida.",
    ],
  },
  EMERGENCY: {
    names: ["Night Shelter", "Emergency Shelter", "Warming Center", "Drop-in", "Mission"],
    en: [
      "Emergency shelter for the night.",
      "Coordinated entry and shelter intake.",
      "Cooling center in summer, warming center in winter.",
      "Beds, blankets and a locker.",
    ],
    es: [
      "Albergue de emergencia por la noche.",
      "Centro de calefacción en invierno.",
      "Camas, cobijas y casillero.",
    ],
  },
  TRANSITIONAL: {
    names: ["Family Residence", "Transitional Housing", "Supportive Homes", "New Start House", "Apartments"],
    en: [
      "Transitional housing for up to two years.",
      "Rapid rehousing and a case worker.",
      "Permanent supportive housing.",
      "Low-income apartments, waiting list open.",
    ],
    es: [
      "Vivienda de transición hasta por dos años.",
      "Vivienda permanente con apoyo.",
      "Apartamentos de bajo costo.",
    ],
  },
  MEDICAL: {
    names: ["Free Clinic", "Health Center", "Dental Care", "Vision Clinic", "Nurse Van"],
    en: [
      "Medical care whether or not you can pay.",
      "Dental exams and fillings.",
      "Vaccines, blood pressure and diabetes screening.",
      "HIV and pregnancy tests.",
    ],
    es: ["Atención médica aunque no pueda pagar.", "Exámenes dentales.", "Vacunas y control de presión."],
  },
  COUNSELING: {
    names: ["Counseling Center", "Recovery House", "Mental Health Services", "Vet Center", "Support Group"],
    en: [
      "Counseling for grief, fear and trauma.",
      "Substance abuse treatment and detox.",
      "Behavioral health for families.",
      "Emotional support by phone or in person.",
    ],
    es: [
      "Consejería para duelo, miedo y trauma.",
      "Tratamiento de adicciones.",
      "Apoyo emocional por teléfono.",
    ],
  },
  CLOTHES: {
    names: ["Clothes Closet", "Thrift Room", "Diaper Bank", "Coat Rack", "Suit Yourself"],
    en: [
      "Clothing for the whole family.",
      "Diapers and baby clothes.",
      "Work clothes for an interview.",
      "Blankets and coats in winter.",
    ],
    es: ["Ropa para toda la familia.", "Pañales y ropa de bebé.", "Ropa para una entrevista de trabajo."],
  },
  HYGIENE: {
    names: ["Shower Trailer", "Laundry Day", "Hygiene Station", "Public Restrooms", "Suds"],
    en: [
      "Hot showers, soap and towels.",
      "Laundry with soap given.",
      "Restrooms open late.",
      "Hygiene kits and pads.",
    ],
    es: ["Duchas calientes, jabón y toallas.", "Lavandería con jabón.", "Baños abiertos hasta tarde."],
  },
  TECH: {
    names: ["Public Library", "Computer Lab", "Charging Wall", "Wi-Fi Corner", "Tech Help Desk"],
    en: [
      "Computers and internet.",
      "Phone charging and Wi-Fi.",
      "Help with e-mail and forms.",
      "Free phones for those who qualify.",
    ],
    es: ["Computadoras e internet.", "Carga de celulares y wifi.", "Ayuda con formularios."],
  },
  ASSISTANCE: {
    names: ["Rent Fund", "Legal Aid", "Benefits Office", "ID Desk", "Ride Desk", "Furniture Bank"],
    en: [
      "Help with rent, deposits and utility bills.",
      "Free legal advice on eviction.",
      "Birth certificates and ID cards.",
      "Bus vouchers and rides to the doctor.",
      "Tax forms filled in for free.",
    ],
    es: [
      "Ayuda con alquiler y luz.",
      "Asesoría legal gratis sobre desalojo.",
      "Actas de nacimiento e identificación.",
    ],
  },
  EDUCATION: {
    names: ["Adult School", "GED Center", "English Classes", "After-School Club", "Preschool"],
    en: [
      "GED classes in the evening.",
      "English as a second language, with child care.",
      "Tutoring after school.",
      "Scholarships and mentors.",
    ],
    es: [
      "Clases nocturnas de GED.",
      "Clases de inglés con cuidado de niños.",
      "Tutoría después de la escuela.",
    ],
  },
  EMPLOYMENT: {
    names: ["Job Center", "Career Office", "Work Training", "Day Labor Hall", "Second Chance Jobs"],
    en: [
      "Open jobs, new every morning.",
      "Résumés and interview practice.",
      "Paid job training.",
      "Life skills and tools on loan.",
    ],
    es: ["Vacantes nuevas cada mañana.", "Currículum y práctica de entrevistas.", "Capacitación pagada."],
  },
};

export const FIRST_WORDS = [
  "Grace",
  "Harbor",
  "Hope",
  "Saint Anne",
  "Riverside",
  "Oak Street",
  "Mercy",
  "Sunrise",
  "Eastside",
  "Westside",
  "Lantern",
  "Union",
  "Liberty",
  "Esperanza",
  "San Martín",
  "Cedar",
  "Trinity",
  "First Baptist",
  "Bethel",
  "Good Neighbor",
  "Heritage",
  "Mission Hill",
  "Lakeview",
  "Prairie",
  "Canyon",
  "Bayou",
  "Summit",
  "Pioneer",
  "Friendship",
  "Open Door",
  "Bridge",
  "Anchor",
  "Willow",
  "Magnolia",
  "Northgate",
  "Southgate",
  "Central",
  "Catholic Charities",
  "Salvage",
  "Unity",
  "Haven",
  "Phoenix",
  "Crossroads",
  "Cornerstone",
  "Beacon",
  "Guadalupe",
] as const;

export const STREETS = [
  "Main St",
  "Oak Ave",
  "2nd St",
  "Martin Luther King Blvd",
  "Church St",
  "Elm St",
  "Park Ave",
  "Washington St",
  "Cedar Ln",
  "Lake Dr",
  "Hill Rd",
  "Mission St",
  "Broadway",
  "Market St",
  "Maple Ct",
  "River Rd",
] as const;

export const GENERAL = [
  "Call before you come.",
  "Bring a photo ID if you have one.",
  "No ID needed.",
  "Spanish is spoken.",
  "Wheelchair access from the side door.",
  "Children are welcome.",
  "Walk in, no appointment.",
  "A case worker is here on weekdays.",
  "Proof of address is asked for.",
  "Volunteers run this place.",
  "Interpreters by phone in forty languages.",
  "Ask at the desk.",
] as const;
