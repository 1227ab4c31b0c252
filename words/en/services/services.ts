/** Names of enumerated values, and texts of a service's card. */
export const services = {
  types: { FOOD: "Food", SHELTER: "Shelter", HEALTH: "Health", RESOURCES: "Resources", WORK: "Work" },
  needs: {
    MEALS: "Meals",
    FOOD_PANTRIES: "Food Pantries",
    EMERGENCY: "Emergency",
    TRANSITIONAL: "Transitional",
    MEDICAL: "Medical",
    COUNSELING: "Counseling",
    CLOTHES: "Clothes",
    HYGIENE: "Hygiene",
    TECH: "Tech",
    ASSISTANCE: "Assistance",
    EDUCATION: "Education",
    EMPLOYMENT: "Employment",
  },
  categories: {
    ALL: "Everyone",
    MEN: "Men",
    WOMEN: "Women",
    KIDS: "Youth/Kids",
    SENIORS: "Seniors",
    DISABLED: "People with disabilities",
    FAMILIES: "Families",
    LGBT: "LGBT+",
    VETERANS: "Veterans",
    PETS_ALLOWED: "Pets allowed",
  },
  /** For a service whose audience is unknown. */
  audienceUnknown: "Ask who is welcome",
  petsWelcome: "Pets welcome",
  call: "Call",
  callName: (name: string) => `Call ${name}`,
  beds: (count: number) => (count === 1 ? "1 bed" : `${count} beds`),
  full: "Full",
  callFirst: "call first",
  justNow: "just now",
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  daysAgo: (days: number) => (days === 1 ? "1 day ago" : `${days} days ago`),
  /** Miles have one decimal, and "0.0 mi" would say that there is no distance. */
  miles: (miles: string) => (Number(miles) === 0 ? "under 0.1 mi" : `${miles} mi`),
  inTown: (town: string) => `in ${town}`,
  farAway: (miles: string) => `Far away · ${miles} mi`,
  milesSpoken: (miles: string) => `${Number(miles) === 0 ? "under 0.1" : miles} miles away`,
  kudos: (count: number) => (count === 1 ? "1 kudo" : `${count} kudos`),
  /** Where a status ran out and no new one could be had. */
  hoursUnknown: "Ask for hours",
  statusUnknown: "Hours may have changed. Call first.",
  /** The status of an open door that no one has confirmed lately. */
  says: (status: string) => `Says ${status.charAt(0).toLowerCase()}${status.slice(1)}`,
  notCheckedSince: (month: string) => `not checked since ${month}`,
  notChecked: "not checked yet",
  inEnglish: "in English",
  machineTranslation: "machine translation",
  /** After it, before the text that it was made from. */
  original: "The original, in English",
};

export type ServicesWords = typeof services;
