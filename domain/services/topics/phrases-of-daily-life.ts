import { type PhrasesOfTopics, words } from "./topic-phrases.ts";

export const PHRASES_OF_DAILY_LIFE: PhrasesOfTopics = {
  MEALS: words(
    `
      hot meals, hot meal, free meals, congregate meals, soup kitchen, meals on wheels, home delivered meals,
      serves meals, serves lunch, balanced meals, nutritious meals, balanced lunch, lunch program, breakfast
      program, meal program, comidas calientes, comedor comunitario
    `,
    "meals, nutrition site, feeding, hot lunch, kitchen",
  ),
  GROCERIES: words(
    `
      food pantry, food pantries, food bank, food distribution, groceries, food baskets, emergency food, food
      assistance, food boxes, despensa de alimentos, banco de alimentos
    `,
    "pantry, food bank",
    "food assistance program",
  ),
  FOOD_BENEFITS: words(
    `
      food stamps, SNAP benefits, food assistance program, EBT, WIC, women infants and children program,
      cupones de alimentos, estampillas de comida
    `,
    "WIC, food stamps, SNAP",
  ),
  EMERGENCY_SHELTER: words(
    `
      emergency shelter, homeless shelter, overnight shelter, shelter for homeless, temporary shelter,
      emergency housing, shelter to homeless, homeless assistance, homeless women, homeless men, housing to
      homeless, refugio de emergencia, albergue para
    `,
    "shelter, homeless",
    `
      animal shelter, evacuation shelter, food and shelter, emergency food and shelter, emergency shelter for
      animals
    `,
  ),
  SUPPORTIVE_HOUSING: words(
    `
      transitional housing, supportive housing, permanent housing, rapid rehousing, transitional living, sober
      living, halfway house, supported housing, vivienda de transición
    `,
    `
      transitional housing, transitional living, permanent housing, supportive housing, safe haven
    `,
  ),
  AFFORDABLE_HOUSING: words(
    `
      affordable housing, public housing, section 8, subsidized housing, low income housing, housing
      authority, housing choice voucher, affordable rental, low income apartment, vivienda asequible, vivienda
      pública
    `,
    "apartments, housing authority, affordable housing",
  ),
  RENT_AND_EVICTION: words(
    `
      rent assistance, rental assistance, eviction, homeless prevention, homelessness prevention, tenants
      rights, landlord tenant, landlord and tenant, security deposit, help with rent, ayuda con la renta,
      desalojo
    `,
    "eviction, rent",
  ),
  HOME_OWNERSHIP: words(
    `
      home ownership, homeownership, homebuyer, home buyer, first time buyer, home buying, foreclosure,
      mortgage, home repair, home rehabilitation, weatherization, housing counseling, compra de casa
    `,
    `
      homebuyer, habitat for humanity, weatherization, homeownership
    `,
    "homeowners association",
  ),
  RESIDENTIAL_CARE: words(
    `
      assisted living, nursing home, skilled nursing, group home, intermediate care facility, retirement
      community, adult family care, long term care facility, residential care, hogar de ancianos
    `,
    `
      assisted living, assisted living facility, nursing home, group home, intermediate care
    `,
    "long term care ombudsman, ombudsman",
  ),
  BILLS: words(
    `
      utility assistance, utility bills, electric bill, emergency financial assistance, energy assistance,
      LIHEAP, water bill, financial assistance, pay utility, ayuda financiera, pago de luz
    `,
    "LIHEAP, utility, financial assistance, emergency assistance",
    `
      financial assistance for college, financial assistance to students, victims compensation program
    `,
  ),
  BENEFITS: words(
    `
      public assistance, TANF, cash assistance, social security benefits, social security administration,
      public benefits, access florida, unemployment compensation, unemployment claim, reemployment assistance,
      economic self sufficiency, food stamps and cash, SSI
    `,
    `
      social security, benefits, unemployment, economic self sufficiency
    `,
  ),
  TAXES: words(
    `
      tax preparation, income tax, VITA, tax help, tax aide, taxpayer, property taxes, tax collector, property
      appraiser, preparación de impuestos
    `,
    "tax, tax collector, property appraiser, revenue",
  ),
  DEBT_AND_SAVING: words(
    `
      credit counseling, debt management, budgeting, financial literacy, money management, credit repair,
      bankruptcy, financial education, financial counseling, educación financiera
    `,
    `
      credit, bankruptcy, financial literacy, financial counseling
    `,
    "credit union, tax credit",
  ),
  CLOTHES: words("clothing, thrift store, thrift shop, ropa", "clothing, clothes, thrift"),
  FURNITURE: words("furniture, household items, household goods, muebles", "furniture"),
  DIAPERS_AND_BABY: words(
    `
      diapers, baby supplies, baby items, cribs, layettes, car seat, pañales
    `,
    "diaper, car seat, baby supplies",
  ),
  SHOWERS_AND_LAUNDRY: words("showers, laundry, personal hygiene, duchas, lavandería", "shower, laundry"),
  PHONE_AND_INTERNET: words(
    `
      computer lab, free computers, internet access, lifeline assistance, free phones, telephone service,
      wireless service, acceso a internet
    `,
    "computer, internet, lifeline assistance",
  ),
  GIFTS_AND_SCHOOL_SUPPLIES: words(
    `
      school supplies, backpacks, toys, christmas gifts, holiday assistance, útiles escolares, juguetes
    `,
    "toys for tots, toy, holiday assistance, back to school",
  ),
  EQUIPMENT: words(
    `
      wheelchairs, medical equipment, assistive technology, durable medical, assistive devices, prosthetics,
      sillas de ruedas
    `,
    "medical equipment, assistive technology, equipment loan",
  ),
  TRANSPORTATION: words(
    `
      transportation services, paratransit, public transit, public transportation, commuter assistance,
      traffic information, bus passes, bus routes, transportation to, free transportation, reliable
      transportation, trolley, transporte público
    `,
    "transportation, transit, trolley, bus, metrorail",
    "department of transportation, transportation fees",
  ),
  ADULT_EDUCATION: words(
    `
      GED, adult education, high school diploma, adult literacy, adult basic education, educación para adultos
    `,
    "GED, adult education, adult literacy",
  ),
  ENGLISH_CLASSES: words(
    `
      english classes, ESOL, english as a second language, ESL, learn english, clases de inglés
    `,
    "ESOL, english",
  ),
  SCHOOLS: words(
    `
      charter school, school board, school district, alternative education, special education, public
      education, private school, educación pública
    `,
    `
      public schools, school board, charter school, special education, school district, district schools
    `,
    "after school, out of school, pre school, nursery school",
  ),
  TUTORING: words(
    `
      tutoring, homework help, homework assistance, academic support, academic enrichment, reading skills,
      tutors, succeed in school, dropping out, drop out, tutoría
    `,
    "tutoring, tutorial, reading, drop out, dropout",
  ),
  COLLEGE: words(
    `
      college scholarship, higher education, academic degrees, associate degree, bachelor's degree, college
      preparation, college bound, community college, postsecondary, post secondary, educación superior, becas
    `,
    "college, university, scholarship, financial aid",
    `
      university of miami, university hospital, florida state university, university press, FIU
    `,
  ),
  JOB_SEARCH: words(
    `
      job placement, job search, employment services, employment assistance, career source, careersource, job
      readiness, resume building, job fairs, find employment, employability, employability skills, direct
      placement, bolsa de trabajo, búsqueda de empleo
    `,
    `
      employment, career, careersource, job, workforce, staffing, job placement
    `,
    "employee, jobs for progress",
  ),
  JOB_TRAINING: words(
    `
      job training, vocational training, vocational skills, vocational rehabilitation, apprenticeship, career
      training, technical education, vocational, capacitación laboral
    `,
    `
      vocational, job corps, technical college, apprenticeship, job training, on the job
    `,
  ),
  BUSINESS: words(
    `
      small business, entrepreneurs, chamber of commerce, microenterprise, business development, business
      organization, negocios pequeños
    `,
    `
      chamber of commerce, small business, microenterprise, economic development, SCORE, business
    `,
    "better business bureau",
  ),
};
