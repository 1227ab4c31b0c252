import type { Language } from "#domain/words/language.ts";
import type { DetailMapProps } from "./features/map/DetailMap.tsx";
import type { MapCentreNoticeProps } from "./features/map/MapCentreNotice.tsx";
import type { ServiceMapProps } from "./features/map/ServiceMap.tsx";
import type { AddressMapProps } from "./features/service-form/steps/AddressMap.tsx";
import { lazy, lazyPerLanguage } from "./ui/lazy.tsx";

/**
 * Everything that comes to the browser only when it is needed, except the pages themselves (`web/pages`). A part
 * with words has them from its own file, in the reader's language. None of these parts may import this table.
 */

/** Menu, search, location picker and options. */
export const panels = lazy(
  () => import("./shell/Panels.tsx"),
  ({ Panels }) => Panels,
);

/** For when there is no network, or a new version. */
export const offlineBanner = lazy(
  () => import("./shell/OfflineBanner.tsx"),
  ({ OfflineBanner }) => OfflineBanner,
);

/** Parts of every page for people who are signed in. */
export const signedInLayer = lazy(
  () => import("./features/account/SignedInLayer.tsx"),
  ({ loadSignedInLayer }) => loadSignedInLayer(),
);

/** What stands where a list has nothing. */
export const noResults = lazy(
  () => import("./features/empty-states/NoResults.tsx"),
  ({ NoResults }) => NoResults,
);

/** After the few rows that a phone has where the server cannot be asked. */
export const savedOnly = lazy(
  () => import("./features/empty-states/NoResults.tsx"),
  ({ SavedOnly }) => SavedOnly,
);

/** With a search. */
export const afterSearch = lazy(
  () => import("./features/home/AfterSearch.tsx"),
  ({ AfterSearch }) => AfterSearch,
);

/** The first row of a list without a place of the visitor's. */
export const locationOffer = lazy(
  () => import("./features/places/LocationOffer.tsx"),
  ({ LocationOffer }) => LocationOffer,
);

/** Each form for a message, as a dialog. */
export const messageDialog = lazy(
  () => Promise.all([import("./features/feedback/MessageDialog.tsx"), preloadFeedback()]),
  ([{ MessageDialog }]) => MessageDialog,
);

/** The words of those forms. */
export async function preloadFeedback(): Promise<void> {
  const words = await import("./features/feedback/feedback-words.ts");
  await words.preloadFeedbackWords();
}

const mapWords = (language: Language) =>
  language === "es" ? import("#domain/words/es/map.ts") : import("#domain/words/en/map.ts");

/** Most of both maps is what they share: named here, it loads with them and not after them. */
const pinLayerModule = () => import("./features/map/pin-layer.ts");

/** The map of a list. */
export const serviceMap = lazyPerLanguage(
  (language) => Promise.all([import("./features/map/ServiceMap.tsx"), mapWords(language), pinLayerModule()]),
  ([{ ServiceMap }, { map }]) =>
    (props: ServiceMapProps) => <ServiceMap {...props} mapWords={map} />,
);

/** What stands above a list that is sorted from the middle of the map. */
export const mapCentreNotice = lazyPerLanguage(
  (language) => Promise.all([import("./features/map/MapCentreNotice.tsx"), mapWords(language)]),
  ([{ MapCentreNotice }, { map }]) =>
    (props: MapCentreNoticeProps) => <MapCentreNotice {...props} mapWords={map} />,
);

/** The map of one service. */
export const detailMap = lazyPerLanguage(
  (language) => Promise.all([import("./features/map/DetailMap.tsx"), mapWords(language), pinLayerModule()]),
  ([{ DetailMap }, { map }]) =>
    (props: DetailMapProps) => <DetailMap {...props} mapWords={map} />,
);

/** The map in the form of a service, when there is a pin to show. */
export const addressMap = lazyPerLanguage(
  (language) => Promise.all([import("./features/service-form/steps/AddressMap.tsx"), mapWords(language)]),
  ([{ AddressMap }, { map }]) =>
    (props: AddressMapProps) => <AddressMap {...props} mapWords={map} />,
);

/** The printed list of favourites. */
export const printableFavourites = lazyPerLanguage(
  () => import("./features/favourites/PrintableFavourites.tsx"),
  ({ loadPrintableFavourites }, language) => loadPrintableFavourites(language),
);

/** What those who may change a service see on its page. */
export const serviceTools = lazyPerLanguage(
  () => import("./features/history/ServiceTools.tsx"),
  ({ loadServiceTools }, language) => loadServiceTools(language),
);

/** Rows of the public lists for those who may change what stands in them. */
export const editableServiceCard = lazyPerLanguage(
  () => import("./features/editable-rows/EditableServiceCard.tsx"),
  ({ loadEditableServiceCard }, language) => loadEditableServiceCard(language),
);
export const editableCrisisLineRow = lazyPerLanguage(
  () => import("./features/editable-rows/EditableCrisisLineRow.tsx"),
  ({ loadEditableCrisisLineRow }, language) => loadEditableCrisisLineRow(language),
);
