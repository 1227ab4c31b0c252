import { lazy, lazyPerLanguage } from "../../../base/ui/lazy.tsx";

/** Loaded after the few rows that a phone has where the server cannot be reached. */
export const savedOnly = lazy(
  () => import("../empty-states/NoResults.tsx"),
  ({ SavedOnly }) => SavedOnly,
);

/** Around the place that a search names. */
export const askedPlace = lazy(
  () => import("./AskedPlace.tsx"),
  ({ AskedPlace }) => AskedPlace,
);

/** Loaded with a search. */
export const afterSearch = lazy(
  () => import("./AfterSearch.tsx"),
  ({ AfterSearch }) => AfterSearch,
);

/** The first row of a list without a place of the visitor's. */
export const locationOffer = lazy(
  () => import("../../places/LocationOffer.tsx"),
  ({ LocationOffer }) => LocationOffer,
);

/** Cards of the list for those who may change the services. */
export const editableServiceCard = lazyPerLanguage(
  () => import("../../listings/manage-services/EditableServiceCard.tsx"),
  ({ loadEditableServiceCard }, language) => loadEditableServiceCard(language),
);

/** Loads the topics that tabs show beside their needs. */
export const tabTopics = lazyPerLanguage(
  () => import("../topics/TabTopics.tsx"),
  ({ loadTabTopicsIn }, language) => loadTabTopicsIn(language),
);
