import type { PublicComponents } from "../../base/pages/web-feature.ts";
import { preloadFeedback } from "../../base/shell/lazy-components.tsx";
import { lazy } from "../../base/ui/lazy.tsx";

const feedback = lazy(
  () => Promise.all([import("./FeedbackPage.tsx"), preloadFeedback()]),
  ([{ FeedbackPage }]) => FeedbackPage,
);

/** Pages of the first script, which every visit loads. */
export const publicPages = {
  feedback: { componentFor: () => feedback },
} satisfies PublicComponents;
