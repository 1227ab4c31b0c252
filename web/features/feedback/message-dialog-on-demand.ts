import { onDemand } from "../../ui/on-demand.tsx";

/** Each form as a dialog, with its words. */
export const messageDialog = onDemand(async () => {
  const [{ MessageDialog }] = await Promise.all([
    import("./MessageDialog.tsx"),
    import("./feedback-words.ts").then(({ prepareFeedbackWords }) => prepareFeedbackWords()),
  ]);
  return MessageDialog;
});
