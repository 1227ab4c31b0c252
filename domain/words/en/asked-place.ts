import type { Wish } from "../../search/wishes.ts";

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
};

export type AskedPlaceWords = typeof askedPlace;
