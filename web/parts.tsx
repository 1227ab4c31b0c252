import type { Language } from "#domain/words/language.ts";
import type { DetailMapProps } from "./features/map/DetailMap.tsx";
import type { ServiceMapProps } from "./features/map/ServiceMap.tsx";
import type { AddressMapProps } from "./features/service-form/steps/AddressMap.tsx";
import { inEachLanguage, onDemand } from "./ui/on-demand.tsx";

/**
 * Everything that comes to the browser only when it is needed, except the pages themselves (`web/pages`). A part
 * with words has them from its own file, in the reader's language. None of these parts may import this table.
 */

/** Menu, search, location picker and options. */
export const panels = onDemand(
  () => import("./shell/Panels.tsx"),
  ({ Panels }) => Panels,
);

/** For when there is no network, or a new version. */
export const offlineLine = onDemand(
  () => import("./shell/OfflineLine.tsx"),
  ({ OfflineLine }) => OfflineLine,
);

/** What stands on every page of somebody who is signed in. */
export const signedInParts = onDemand(
  () => import("./features/account/SignedInParts.tsx"),
  ({ loadSignedInParts }) => loadSignedInParts(),
);

/** What stands where a list has nothing. */
export const emptyList = onDemand(
  () => import("./features/dead-ends/EmptyList.tsx"),
  ({ EmptyList }) => EmptyList,
);

/** Each form for a message, as a dialog. */
export const messageDialog = onDemand(
  () => Promise.all([import("./features/feedback/MessageDialog.tsx"), feedbackWords()]),
  ([{ MessageDialog }]) => MessageDialog,
);

/** The words of those forms. */
export async function feedbackWords(): Promise<void> {
  const words = await import("./features/feedback/feedback-words.ts");
  await words.prepareFeedbackWords();
}

const mapWords = (language: Language) =>
  language === "es" ? import("#domain/words/es/map.ts") : import("#domain/words/en/map.ts");

/** What both maps stand on is the most of them: named here, it comes beside them and not after them. */
const mapDrawing = () => import("./features/map/pin-layer.ts");

/** The map of a list. */
export const serviceMap = inEachLanguage(
  (language) => Promise.all([import("./features/map/ServiceMap.tsx"), mapWords(language), mapDrawing()]),
  ([{ ServiceMap }, { map }]) =>
    (props: ServiceMapProps) => <ServiceMap {...props} mapWords={map} />,
);

/** The map of one service. */
export const detailMap = inEachLanguage(
  (language) => Promise.all([import("./features/map/DetailMap.tsx"), mapWords(language), mapDrawing()]),
  ([{ DetailMap }, { map }]) =>
    (props: DetailMapProps) => <DetailMap {...props} mapWords={map} />,
);

/** The map in the form of a service, when there is a pin to show. */
export const addressMap = inEachLanguage(
  (language) => Promise.all([import("./features/service-form/steps/AddressMap.tsx"), mapWords(language)]),
  ([{ AddressMap }, { map }]) =>
    (props: AddressMapProps) => <AddressMap {...props} mapWords={map} />,
);

/** The printed list of favourites. */
export const favouritesSheet = inEachLanguage(
  () => import("./features/favourites/FavouritesSheet.tsx"),
  ({ loadFavouritesSheet }, language) => loadFavouritesSheet(language),
);

/** What those who may change a service see on its page. */
export const serviceTools = inEachLanguage(
  () => import("./features/history/ServiceTools.tsx"),
  ({ loadServiceTools }, language) => loadServiceTools(language),
);

/** Rows of the public lists for those who may change what stands in them. */
export const keptCard = inEachLanguage(
  () => import("./features/kept-rows/KeptCard.tsx"),
  ({ loadKeptCard }, language) => loadKeptCard(language),
);
export const keptLine = inEachLanguage(
  () => import("./features/kept-rows/KeptLine.tsx"),
  ({ loadKeptLine }, language) => loadKeptLine(language),
);
