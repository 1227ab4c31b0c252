import { onDemand } from "../../ui/on-demand.tsx";

/** The page of the form, with its words. */
export const feedbackPage = onDemand(async () => {
  const [{ FeedbackPage }] = await Promise.all([
    import("./FeedbackPage.tsx"),
    import("./feedback-words.ts").then(({ prepareFeedbackWords }) => prepareFeedbackWords()),
  ]);
  return FeedbackPage;
});
