import { OnDemand } from "../../ui/on-demand.tsx";
import { prepareFeedbackWords } from "./feedback-words.ts";

/** The page of the form, with its words. */
export const feedbackPage = new OnDemand(async () => {
  const [{ FeedbackPage }] = await Promise.all([import("./FeedbackPage.tsx"), prepareFeedbackWords()]);
  return FeedbackPage;
});
