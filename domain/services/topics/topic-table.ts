import type { ServiceType } from "../enumerations.ts";

/**
 * Subjects under which services are browsed, in two levels: each topic with the one that it belongs to, or null, and
 * the tabs that offer it. Their names are in `words/`, and what gives them to a service in `topic-phrases.ts`.
 */
interface TopicSpec {
  readonly parent: string | null;
  readonly tabs: readonly ServiceType[];
}

/* biome-ignore format: a table is read by its columns. */
export const TOPIC_TABLE = {
  FOOD: { parent: null, tabs: ["FOOD"] },
  MEALS: { parent: "FOOD", tabs: ["FOOD"] },
  GROCERIES: { parent: "FOOD", tabs: ["FOOD"] },
  FOOD_BENEFITS: { parent: "FOOD", tabs: ["FOOD"] },
  HOUSING: { parent: null, tabs: ["SHELTER"] },
  EMERGENCY_SHELTER: { parent: "HOUSING", tabs: ["SHELTER"] },
  SUPPORTIVE_HOUSING: { parent: "HOUSING", tabs: ["SHELTER"] },
  AFFORDABLE_HOUSING: { parent: "HOUSING", tabs: ["SHELTER"] },
  RENT_AND_EVICTION: { parent: "HOUSING", tabs: ["SHELTER", "RESOURCES"] },
  HOME_OWNERSHIP: { parent: "HOUSING", tabs: [] },
  RESIDENTIAL_CARE: { parent: "HOUSING", tabs: [] },
  HEALTH: { parent: null, tabs: ["HEALTH"] },
  CLINICS: { parent: "HEALTH", tabs: ["HEALTH"] },
  HOSPITALS: { parent: "HEALTH", tabs: ["HEALTH"] },
  DENTAL: { parent: "HEALTH", tabs: ["HEALTH"] },
  EYES_AND_EARS: { parent: "HEALTH", tabs: ["HEALTH"] },
  PREGNANCY: { parent: "HEALTH", tabs: ["HEALTH"] },
  HIV_AND_STD: { parent: "HEALTH", tabs: ["HEALTH"] },
  ILLNESSES: { parent: "HEALTH", tabs: [] },
  HOME_CARE: { parent: "HEALTH", tabs: [] },
  HEALTH_COVERAGE: { parent: "HEALTH", tabs: ["HEALTH"] },
  HEALTHY_LIVING: { parent: "HEALTH", tabs: [] },
  MENTAL_HEALTH: { parent: null, tabs: ["HEALTH"] },
  COUNSELING: { parent: "MENTAL_HEALTH", tabs: ["HEALTH"] },
  PSYCHIATRIC_CARE: { parent: "MENTAL_HEALTH", tabs: ["HEALTH"] },
  ADDICTION: { parent: "MENTAL_HEALTH", tabs: ["HEALTH"] },
  RECOVERY_GROUPS: { parent: "MENTAL_HEALTH", tabs: ["HEALTH"] },
  SUPPORT_GROUPS: { parent: "MENTAL_HEALTH", tabs: [] },
  CRISIS_HELP: { parent: "MENTAL_HEALTH", tabs: ["HEALTH"] },
  SAFETY: { parent: null, tabs: [] },
  DOMESTIC_VIOLENCE: { parent: "SAFETY", tabs: [] },
  SEXUAL_ASSAULT: { parent: "SAFETY", tabs: [] },
  CRIME_VICTIMS: { parent: "SAFETY", tabs: [] },
  CHILD_PROTECTION: { parent: "SAFETY", tabs: [] },
  ELDER_PROTECTION: { parent: "SAFETY", tabs: [] },
  POLICE_AND_FIRE: { parent: "SAFETY", tabs: [] },
  DISASTERS: { parent: "SAFETY", tabs: [] },
  MONEY: { parent: null, tabs: ["RESOURCES"] },
  BILLS: { parent: "MONEY", tabs: ["RESOURCES"] },
  BENEFITS: { parent: "MONEY", tabs: ["RESOURCES"] },
  TAXES: { parent: "MONEY", tabs: ["RESOURCES"] },
  DEBT_AND_SAVING: { parent: "MONEY", tabs: ["RESOURCES"] },
  LAW: { parent: null, tabs: ["RESOURCES"] },
  LEGAL_AID: { parent: "LAW", tabs: ["RESOURCES"] },
  IMMIGRATION: { parent: "LAW", tabs: ["RESOURCES"] },
  COURTS: { parent: "LAW", tabs: [] },
  REENTRY: { parent: "LAW", tabs: ["WORK", "RESOURCES"] },
  RIGHTS: { parent: "LAW", tabs: [] },
  FAMILY_LAW: { parent: "LAW", tabs: [] },
  ID_AND_RECORDS: { parent: "LAW", tabs: ["RESOURCES"] },
  THINGS: { parent: null, tabs: ["RESOURCES"] },
  CLOTHES: { parent: "THINGS", tabs: ["RESOURCES"] },
  FURNITURE: { parent: "THINGS", tabs: ["RESOURCES"] },
  DIAPERS_AND_BABY: { parent: "THINGS", tabs: ["RESOURCES"] },
  SHOWERS_AND_LAUNDRY: { parent: "THINGS", tabs: ["RESOURCES"] },
  PHONE_AND_INTERNET: { parent: "THINGS", tabs: ["RESOURCES"] },
  GIFTS_AND_SCHOOL_SUPPLIES: { parent: "THINGS", tabs: [] },
  EQUIPMENT: { parent: "THINGS", tabs: [] },
  TRANSPORTATION: { parent: "THINGS", tabs: ["RESOURCES"] },
  CHILDREN: { parent: null, tabs: ["RESOURCES"] },
  CHILD_CARE: { parent: "CHILDREN", tabs: ["RESOURCES"] },
  PRESCHOOL: { parent: "CHILDREN", tabs: ["RESOURCES"] },
  AFTER_SCHOOL: { parent: "CHILDREN", tabs: ["RESOURCES"] },
  CAMPS: { parent: "CHILDREN", tabs: [] },
  PARENTING: { parent: "CHILDREN", tabs: [] },
  FOSTER_AND_ADOPTION: { parent: "CHILDREN", tabs: [] },
  YOUTH_PROGRAMS: { parent: "CHILDREN", tabs: [] },
  CHILD_DEVELOPMENT: { parent: "CHILDREN", tabs: ["RESOURCES"] },
  RECREATION: { parent: null, tabs: [] },
  SPORTS: { parent: "RECREATION", tabs: [] },
  PARKS: { parent: "RECREATION", tabs: [] },
  ARTS: { parent: "RECREATION", tabs: [] },
  LIBRARIES: { parent: "RECREATION", tabs: ["RESOURCES"] },
  LEARNING: { parent: null, tabs: ["WORK"] },
  ADULT_EDUCATION: { parent: "LEARNING", tabs: ["WORK"] },
  ENGLISH_CLASSES: { parent: "LEARNING", tabs: ["WORK"] },
  SCHOOLS: { parent: "LEARNING", tabs: ["WORK"] },
  TUTORING: { parent: "LEARNING", tabs: [] },
  COLLEGE: { parent: "LEARNING", tabs: ["WORK"] },
  WORK: { parent: null, tabs: ["WORK"] },
  JOB_SEARCH: { parent: "WORK", tabs: ["WORK"] },
  JOB_TRAINING: { parent: "WORK", tabs: ["WORK"] },
  BUSINESS: { parent: "WORK", tabs: [] },
  PEOPLE: { parent: null, tabs: [] },
  SENIORS: { parent: "PEOPLE", tabs: ["RESOURCES"] },
  DISABILITY: { parent: "PEOPLE", tabs: ["RESOURCES"] },
  CAREGIVERS: { parent: "PEOPLE", tabs: [] },
  VETERANS: { parent: "PEOPLE", tabs: ["RESOURCES"] },
  LGBTQ: { parent: "PEOPLE", tabs: [] },
  FARM_WORKERS: { parent: "PEOPLE", tabs: [] },
  CULTURAL_GROUPS: { parent: "PEOPLE", tabs: [] },
  COMMUNITY: { parent: null, tabs: [] },
  INFORMATION: { parent: "COMMUNITY", tabs: ["RESOURCES"] },
  CASE_MANAGEMENT: { parent: "COMMUNITY", tabs: ["RESOURCES"] },
  GOVERNMENT: { parent: "COMMUNITY", tabs: [] },
  FAITH: { parent: "COMMUNITY", tabs: [] },
  VOLUNTEERING: { parent: "COMMUNITY", tabs: [] },
  ADVOCACY: { parent: "COMMUNITY", tabs: [] },
  ANIMALS: { parent: "COMMUNITY", tabs: ["RESOURCES"] },
  ENVIRONMENT: { parent: "COMMUNITY", tabs: [] },
} as const satisfies Readonly<Record<string, TopicSpec>>;

export type TopicCode = keyof typeof TOPIC_TABLE;

export const TOPIC_CODES: readonly TopicCode[] = Object.keys(TOPIC_TABLE).filter(isTopic);

function isTopic(code: string): code is TopicCode {
  return code in TOPIC_TABLE;
}

/** The topic of the first level that it belongs to; null: it is one. */
export function findParentTopic(code: TopicCode): TopicCode | null {
  return TOPIC_TABLE[code].parent;
}

/** Its own code and those of the topics that belong to it. */
export function withChildren(code: TopicCode): readonly TopicCode[] {
  return [code, ...TOPIC_CODES.filter((each) => findParentTopic(each) === code)];
}
