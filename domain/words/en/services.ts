/** Names of the closed lists, and what a card says of a service. */
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
  /** Of a service whose audience is unknown. */
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
  miles: (miles: string) => `${miles} mi`,
  farAway: (miles: string) => `Far away · ${miles} mi`,
  milesSpoken: (miles: string) => `${miles} miles away`,
  kudos: (count: number) => (count === 1 ? "1 kudo" : `${count} kudos`),
  /** Where a status ran out and no new one could be had. */
  statusUnknown: "Hours may have changed. Call first.",
  /** Whether and when somebody confirmed the facts, by the steps of `freshness.ts`. */
  confirmed: [
    "Checked in the last 90 days",
    "Checked in the last year",
    "Checked over a year ago",
    "Not checked yet",
  ],
  inEnglish: "in English",
  machineTranslation: "machine translation",
};

export type ServicesWords = typeof services;
