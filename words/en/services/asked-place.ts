import type { Wish, WishState } from "#domain/services/wishes.ts";

/** Above a list around the place that a search names, or of what it wishes to be there. */
export const askedPlace = {
  near: (place: string) => `Near ${place}`,
  /** Opens the picker of places. */
  change: "change",
  /** Makes it the visitor's place. */
  keep: "keep this place",
  /** Something says that it is as wished. */
  first: "Those that say so come first.",
  /** Nothing nearby does. */
  noneSays: {
    COUPLES: "None says it takes couples. Ask.",
    FAMILIES: "None says any family stays together. Ask.",
    STEP_FREE: "None says there are no steps. Ask.",
    PETS: "None says pets are welcome. Ask.",
    SERVICE_ANIMALS: "None says it takes service animals. Ask.",
    STORAGE: "None says there is room for your bags. Ask.",
    INTAKE: "None says you can get in then. Ask.",
  } satisfies Record<Wish, string>,
  /** States on a card the service's answer to each wish; for intake, the time says so. */
  says: {
    COUPLES: { YES: "Couples stay together", NO: "Couples don't stay together", UNTOLD: "Couples: ask" },
    FAMILIES: {
      YES: "Families stay together",
      NO: "Families don't stay together",
      UNTOLD: "Families together: ask",
    },
    STEP_FREE: { YES: "No steps", NO: "There are steps", UNTOLD: "Steps: ask" },
    PETS: { YES: "Pets welcome", NO: "No pets", UNTOLD: "Pets: ask" },
    SERVICE_ANIMALS: { YES: "Service animals", NO: "No service animals", UNTOLD: "Service animals: ask" },
    STORAGE: { YES: "Room for your bags", NO: "No room for bags", UNTOLD: "Bags: ask" },
  } satisfies Record<Exclude<Wish, "INTAKE">, Record<WishState, string>>,
};

export type AskedPlaceWords = typeof askedPlace;
