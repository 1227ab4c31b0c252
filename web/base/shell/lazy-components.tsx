import { lazy } from "../ui/lazy.tsx";

/**
 * Parts that load only when needed and belong to every page; those of some pages only are beside these (`lazy-….ts`),
 * and the pages themselves in the doors of the features. A part loads its words from its own file, in the reader's language. None
 * of these parts may import this table.
 */

/** Menu, search, location picker and options. */
export const panels = lazy(
  () => import("../../app/Panels.tsx"),
  ({ Panels }) => Panels,
);

/** Shown when there is no network, or a new version. */
export const offlineBanner = lazy(
  () => import("./OfflineBanner.tsx"),
  ({ OfflineBanner }) => OfflineBanner,
);

/** Parts of every page for people who are signed in. */
export const signedInLayer = lazy(
  () => import("../../app/SignedInLayer.tsx"),
  ({ loadSignedInLayer }) => loadSignedInLayer(),
);

/** Shown where a list is empty. */
export const noResults = lazy(
  () => import("../../features/services/empty-states/NoResults.tsx"),
  ({ NoResults }) => NoResults,
);

/** Any form for a message, as a dialog. */
export const messageDialog = lazy(
  () => Promise.all([import("../../features/feedback/MessageDialog.tsx"), preloadFeedback()]),
  ([{ MessageDialog }]) => MessageDialog,
);

/** The words of those forms. */
export async function preloadFeedback(): Promise<void> {
  const words = await import("../../features/feedback/feedback-words.ts");
  await words.preloadFeedbackWords();
}

/** Replaces a plain list of rows: with an audience, or from the first service that is reached by phone on. */
export const listGroups = lazy(
  () => import("../../features/services/home/ListGroups.tsx"),
  ({ ListGroups }) => ListGroups,
);
