import { type PhrasesOfTopics, words } from "./topic-phrases.ts";

export const PHRASES_OF_PEOPLE_AND_COMMUNITY: PhrasesOfTopics = {
  CHILD_CARE: words(
    `
      child care, childcare, daycare, day care center, infants and toddlers, school readiness, guardería,
      cuidado de niños
    `,
    `
      day care, daycare, child care, childcare, nursery school, nursery, learning center, child development
      center
    `,
    "adult day care, adult day, learning center for adults",
  ),
  PRESCHOOL: words(
    `
      preschool, pre school, head start, VPK, voluntary pre kindergarten, early childhood education, early
      learning, early head start, voluntary prekindergarten, pre k, preescolar
    `,
    `
      preschool, head start, early learning, montessori, VPK, early childhood, kindergarten, pre school, early
      head start
    `,
  ),
  AFTER_SCHOOL: words(
    "after school, afterschool, out of school, después de clases",
    "after school, afterschool, out of school",
  ),
  CAMPS: words(
    `
      summer camp, summer program, spring camp, winter camp, day camp, sports camp, campers, campamento de
      verano
    `,
    "camp, camps, summer",
    "camp pendleton",
  ),
  PARENTING: words(
    `
      parenting, parent education, home visiting, parent training, family strengthening, families are strong,
      family relationship, fatherhood, help to parents, expectant parent, workshops for parents, parent
      support, educación para padres
    `,
    `
      parenting, parent, fatherhood, healthy families, parents, daddy, moms
    `,
  ),
  FOSTER_AND_ADOPTION: words(
    `
      adoption services, foster care, foster children, foster parents, foster homes, foster families, kinship
      care, adoptive, adopción
    `,
    "adoption, foster, kinship",
    "adoption of homeless animals, pet adoption",
  ),
  YOUTH_PROGRAMS: words(
    `
      youth development, mentoring, at risk youth, youth program, youth enrichment, boys and girls, girl
      scouts, boy scouts, youth services, runaway, leadership skills, youth leadership, teen program,
      programas para jóvenes
    `,
    `
      youth, boys and girls, girls, teen, mentoring, scouts, big brothers, 4 h, runaway, boys
    `,
    "youth ballet, youth orchestra, teen pregnancy, boys town",
  ),
  CHILD_DEVELOPMENT: words(
    `
      developmental delays, early intervention, early steps, developmental screening, developmental delay,
      learning disabilities, learning disability, speech therapy, dyslexia, speech and language, child find
    `,
    `
      early steps, early intervention, speech, child find, child development
    `,
    "child development center, speech impaired relay",
  ),
  SPORTS: words(
    `
      sports, athletics, swimming, soccer, tennis, basketball, gymnastics, swim lessons, martial arts,
      deportes
    `,
    `
      sports, swim, swimming, soccer, tennis, aquatic, aquatics, gymnastics, athletic, karate, fitness, golf,
      cheer, basketball, baseball, football, volleyball, boxing, olympics, rowing, sailing, track and field
    `,
    "sports medicine, sports and tourism, sports injuries",
  ),
  PARKS: words(
    `
      parks and recreation, recreation department, community park, state park, recreation center, parques y
      recreación
    `,
    `
      park, parks, parks and recreation, recreation, playground, beach park
    `,
    `
      miami gardens, pembroke park, north trail park adult, park west, avon park, winter park elementary
    `,
  ),
  ARTS: words(
    `
      performing arts, music lessons, theater, theatre, museum, art classes, visual arts, orchestra, ballet,
      dance classes, arts education, cultural arts, music education, musical instruments, music program,
      percussive, clases de arte, clases de música
    `,
    `
      museum, theater, theatre, arts, art, ballet, music, dance, symphony, orchestra, opera, drama, film,
      choir, percussive, drum
    `,
    "martial arts, museum park, state of the art",
  ),
  LIBRARIES: words(
    `
      public library, library services, library system, lending library, biblioteca
    `,
    "library, libraries",
  ),
  SENIORS: words(
    `
      senior center, older adults, adult day care, seniors, elderly, elders, senior citizens, older persons,
      older americans, personas mayores, adultos mayores
    `,
    "senior, seniors, elderly, elder, aging, adult day, AARP",
    `
      senior high, high school seniors, senior high school, senior exploitation
    `,
  ),
  DISABILITY: words(
    `
      developmentally disabled, developmental disabilities, people with disabilities, persons with
      disabilities, individuals with disabilities, adults with disabilities, children with disabilities,
      physical disabilities, autism, down syndrome, intellectual disabilities, special needs, disabled
      individuals, disabled persons, intellectual disability, discapacidad
    `,
    `
      disabilities, disability, autism, disabled, special needs, independent living, special olympics,
      adaptive, ARC of south florida
    `,
    `
      learning disabilities, social security disability, independent living skills for foster
    `,
  ),
  CAREGIVERS: words("caregivers, respite, respite care, cuidadores", "caregiver, respite"),
  VETERANS: words(
    `
      veterans, military families, armed forces, veterans affairs, veteranos
    `,
    `
      veterans, veteran, american legion, military, VFW, VA medical center
    `,
    "veterans park, veterans memorial",
  ),
  LGBTQ: words(
    `
      LGBT, LGBTQ, gay and lesbian, transgender, lesbian, pridelines
    `,
    "LGBT, LGBTQ, gay, pride, PFLAG, queer",
  ),
  FARM_WORKERS: words(
    `
      farmworkers, farm workers, migrant workers, migrant families, farm worker, migrant education,
      trabajadores del campo
    `,
    "farmworker, migrant, farm worker",
  ),
  CULTURAL_GROUPS: words(
    `
      haitian community, hispanic community, cuban community, african american community, jewish community,
      native american, comunidad haitiana, comunidad hispana
    `,
    `
      haitian, hispanic, latino, miccosukee, seminole, puerto rican, NAACP
    `,
  ),
  INFORMATION: words(
    `
      information and referral, referral services, information line, resource directory, community resources,
      2 1 1, access to information about, toll free information, información y referidos
    `,
    `
      information and referral, 211, resource center, 311, answer center, information line, 2 1 1
    `,
  ),
  CASE_MANAGEMENT: words(
    `
      case management, self sufficiency, social services, care coordination, case managers, wraparound, manejo
      de casos
    `,
    `
      case management, social services, human services, community action, family services, neighborhood
      center, care coordination
    `,
    `
      department of health and human services, economic self sufficiency
    `,
  ),
  GOVERNMENT: words(
    `
      county commission, city hall, state agency, government agency, united states government, regulatory
      authority, municipal services, federal agency, board of county commissioners, city services, municipal
      government, public works, solid waste, state legislature, consulate, gobierno municipal
    `,
    `
      city of, department of state, commissioner, senator, mayor, town of, village of, city hall, solid waste,
      code enforcement, congress, building department, governor, water and sewer, public works, consulate,
      house of representatives, representative, district office, county government, postal service, attorney
      general, department of agriculture, department of labor, permits
    `,
    "city of hope, better business bureau",
  ),
  FAITH: words(
    `
      worship services, bible study, faith based, congregation, christian denomination, house of worship,
      estudio bíblico
    `,
    `
      church, ministries, ministry, synagogue, iglesia, congregation, salvation army, chabad, temple
    `,
  ),
  VOLUNTEERING: words(
    `
      volunteer opportunities, community service hours, service club, philanthropic, philanthropy, fundraiser,
      charitable foundation, grants to nonprofit, recruits volunteers, volunteer center, oportunidades de
      voluntariado
    `,
    `
      volunteer, rotary, kiwanis, lions club, united way, americorps, RSVP, junior league, community
      foundation, volunteers, elks, foster grandparent
    `,
  ),
  ADVOCACY: words(
    `
      advocacy group, advocacy organization, public policy, community organizing, neighborhood association,
      homeowners association, civic association, advocacy services, advocates for, organización comunitaria
    `,
    `
      coalition, advocacy, neighborhood association, homeowners association, civic association, civic
    `,
    "civic center",
  ),
  ANIMALS: words(
    `
      humane society, veterinary, animal shelter, wildlife, spay, SPCA, treatment of all animals, stray
      animals, bee removal, animal services, pet food, homeless animals, mascotas
    `,
    "animal, humane, SPCA, pets, wildlife, zoo, veterinary, bee",
    "food and pet, pet therapy",
  ),
  ENVIRONMENT: words(
    `
      conservation, recycling, watershed, nature center, environmental health, environmental education,
      environmental protection, mosquito control, nature preserve, botanical garden, community garden, medio
      ambiente
    `,
    `
      environmental, conservation, nature, recycling, mosquito, ecology, botanical, audubon, everglades,
      preserve, extension, earth
    `,
    "conservation of",
  ),
};
